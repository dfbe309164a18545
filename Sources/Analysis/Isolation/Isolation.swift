import Knowledge
import Source

/// Where the compiler believes code to run. `nonisolatedSync` and `callerAsync` run wherever their caller does.
enum Isolation: Hashable, Sendable {
  case mainActor
  case globalActor(Name)
  case actor(Entity)
  /// Through an `isolated` parameter: its type as written.
  case isolatedParameter(String)
  case nonisolatedAsync
  case callerAsync
  case nonisolatedSync
  case unknown

  var isActor: Bool {
    switch self {
    case .mainActor, .globalActor, .actor, .isolatedParameter: true
    default: false
    }
  }

  var isGlobalActor: Bool {
    switch self {
    case .mainActor, .globalActor: true
    default: false
    }
  }
}

/// How far a verdict may be trusted; it caps the severity of what rests on it.
enum Confidence: UInt8, Comparable, Sendable {
  /// At most a note.
  case low
  /// At most a warning.
  case medium
  case high
  static func < (a: Confidence, b: Confidence) -> Bool { a.rawValue < b.rawValue }
}

/// One step of why code is isolated as it is: a fact and the declaration, event or page that states it.
struct Ground: Hashable, Sendable {
  enum Fact: Hashable, Sendable {
    case attribute(Name), enclosingType, superclass, conformance, witness, override, wrapper, extensionAttribute, defaultIsolation, mainFunction
    case actorMember, isolatedParameter, nonisolated, enclosingFunction, topLevel, namePrefix, namePhrase
    case closureAttribute, closureParameter, inheritsContext, handedOver, leavesByMode, noAnnotation, initialValue, deinitializer, asyncLet, calledBySystem, assertsMain
    /// A test of the thread lets the code be reached on main only, or off main only.
    case testedOnMain, testedOffMain
  }
  var fact: Fact
  var decl: Decl = .none
  var site: Site = .none
}

struct IsolationVerdict: Hashable, Sendable {
  var isolation: Isolation
  var confidence: Confidence = .high
  /// From the code outwards.
  var grounds: [Ground] = []
  /// A type or function that nothing declares has a say in it: the best guess, not what the compiler is known to believe.
  var isGuess = false

  func because(_ ground: Ground) -> IsolationVerdict {
    // Of a long line of overrides the nearest are told, and the one that it comes from.
    let further = grounds.count < IsolationVerdict.mostGrounds ? grounds : grounds.prefix(IsolationVerdict.mostGrounds - 2) + grounds.suffix(1)
    return IsolationVerdict(isolation: isolation, confidence: confidence, grounds: [ground] + further, isGuess: isGuess)
  }

  private static let mostGrounds = 32

  func capped(_ limit: Confidence) -> IsolationVerdict {
    IsolationVerdict(isolation: isolation, confidence: min(confidence, limit), grounds: grounds, isGuess: isGuess)
  }
}

extension IsolationVerdict {
  func guessed(_ guess: Bool) -> IsolationVerdict {
    var result = self
    if guess { result.isGuess = true }
    return result
  }
}

extension Resolver {
  /// The isolation in the words of the `inspect isolation` contract.
  func text(_ isolation: Isolation) -> String {
    switch isolation {
    case .mainActor: "MainActor"
    case .globalActor(let name): project.text(name)
    case .actor(let entity): "actor:" + project.text(entityInfo(entity).name)
    case .isolatedParameter(let type): "isolated:" + type
    case .nonisolatedAsync: "nonisolated-async"
    case .callerAsync: "caller-async"
    case .nonisolatedSync: "nonisolated-sync"
    case .unknown: "unknown"
    }
  }
}
