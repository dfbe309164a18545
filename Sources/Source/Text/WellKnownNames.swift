/// The names that have the same id in every table. Their order is the id; the words up to `lastReserved` are Swift's reserved words.
extension Name {
  static let wellKnownSpellings: [String] = [
    "", "_", "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias",
    "var", "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard",
    "if", "in", "repeat", "return", "switch", "throw", "where", "while", "Any", "as", "false", "is",
    "nil", "self", "Self", "super", "throws", "true", "try", "actor", "any", "async", "await", "borrowing",
    "consume", "consuming", "copy", "convenience", "didSet", "distributed", "dynamic", "each", "final", "get", "indirect", "isolated",
    "lazy", "left", "macro", "mutating", "nonisolated", "nonmutating", "none", "nonsending", "open", "optional", "override", "package",
    "postfix", "prefix", "infix", "reasync", "required", "right", "sending", "set", "some", "then", "unowned", "unsafe",
    "weak", "willSet", "yield", "discard", "of", "read", "modify", "_read", "_modify", "unsafeAddress", "unsafeMutableAddress", "addressWithOwner",
    "mutableAddressWithOwner", "mutableAddressWithNativeOwner", "borrow", "mutate", "safe", "Type", "Protocol", "associativity", "module", "swift", "canImport", "available",
    "unavailable", "sourceLocation", "elseif", "endif", "error", "warning", "using", "detached", "MainActor", "Sendable", "concurrent", "escaping",
    "autoclosure", "objc", "IBAction", "globalActor", "main", "UIApplicationMain", "NSApplicationMain", "inheritActorContext", "_inheritActorContext", "preconcurrency", "resultBuilder", "propertyWrapper",
    "discardableResult", "unchecked", "retroactive", "convention", "noasync", "always", "dynamicMemberLookup", "dynamicCallable", "Swift", "_Concurrency", "Actor", "AnyActor",
    "DistributedActor", "Void", "Bool", "Int", "Double", "String", "Character", "Array", "Dictionary", "Set", "Optional", "Never",
    "AnyObject", "Task", "Error", "Element", "Key", "Value", "Wrapped", "Result", "wrappedValue", "projectedValue", "callAsFunction", "shared",
    "body", "description", "value", "first", "last", "=", "->", "?", "!", "&", "&&", "||",
    "??", "==", "!=", "<", ">", "<=", ">=", "...", "..<", "+", "-", "*",
    "/", "%", "+=", "-=", "try?", "try!", "as?", "as!", "#", "$0", "$1", "$2",
    "newValue", "oldValue", "newElement", "this", "Range", "ClosedRange",
  ]

  /// Names up to this one are reserved words of the language.
  public static var lastReserved: Name { Name(54) }

  public static var underscore: Name { Name(1) }
  public static var `associatedtype`: Name { Name(2) }
  public static var `class`: Name { Name(3) }
  public static var `deinit`: Name { Name(4) }
  public static var `enum`: Name { Name(5) }
  public static var `extension`: Name { Name(6) }
  public static var `fileprivate`: Name { Name(7) }
  public static var `func`: Name { Name(8) }
  public static var `import`: Name { Name(9) }
  public static var initializer: Name { Name(10) }
  public static var `inout`: Name { Name(11) }
  public static var `internal`: Name { Name(12) }
  public static var `let`: Name { Name(13) }
  public static var `operator`: Name { Name(14) }
  public static var `private`: Name { Name(15) }
  public static var `precedencegroup`: Name { Name(16) }
  public static var `protocol`: Name { Name(17) }
  public static var `public`: Name { Name(18) }
  public static var `rethrows`: Name { Name(19) }
  public static var `static`: Name { Name(20) }
  public static var `struct`: Name { Name(21) }
  public static var `subscript`: Name { Name(22) }
  public static var `typealias`: Name { Name(23) }
  public static var `var`: Name { Name(24) }
  public static var `break`: Name { Name(25) }
  public static var `case`: Name { Name(26) }
  public static var `catch`: Name { Name(27) }
  public static var `continue`: Name { Name(28) }
  public static var `default`: Name { Name(29) }
  public static var `defer`: Name { Name(30) }
  public static var `do`: Name { Name(31) }
  public static var `else`: Name { Name(32) }
  public static var `fallthrough`: Name { Name(33) }
  public static var `for`: Name { Name(34) }
  public static var `guard`: Name { Name(35) }
  public static var `if`: Name { Name(36) }
  public static var `in`: Name { Name(37) }
  public static var `repeat`: Name { Name(38) }
  public static var `return`: Name { Name(39) }
  public static var `switch`: Name { Name(40) }
  public static var `throw`: Name { Name(41) }
  public static var `where`: Name { Name(42) }
  public static var `while`: Name { Name(43) }
  public static var anyType: Name { Name(44) }
  public static var `as`: Name { Name(45) }
  public static var `false`: Name { Name(46) }
  public static var `is`: Name { Name(47) }
  public static var `nil`: Name { Name(48) }
  public static var selfValue: Name { Name(49) }
  public static var selfType: Name { Name(50) }
  public static var `super`: Name { Name(51) }
  public static var `throws`: Name { Name(52) }
  public static var `true`: Name { Name(53) }
  public static var `try`: Name { Name(54) }
  public static var actor: Name { Name(55) }
  public static var any: Name { Name(56) }
  public static var async: Name { Name(57) }
  public static var await: Name { Name(58) }
  public static var borrowing: Name { Name(59) }
  public static var consume: Name { Name(60) }
  public static var consuming: Name { Name(61) }
  public static var copy: Name { Name(62) }
  public static var convenience: Name { Name(63) }
  public static var didSet: Name { Name(64) }
  public static var distributed: Name { Name(65) }
  public static var dynamic: Name { Name(66) }
  public static var each: Name { Name(67) }
  public static var final: Name { Name(68) }
  public static var get: Name { Name(69) }
  public static var indirect: Name { Name(70) }
  public static var isolated: Name { Name(71) }
  public static var lazy: Name { Name(72) }
  public static var left: Name { Name(73) }
  public static var macro: Name { Name(74) }
  public static var mutating: Name { Name(75) }
  public static var nonisolated: Name { Name(76) }
  public static var nonmutating: Name { Name(77) }
  public static var noneWord: Name { Name(78) }
  public static var nonsending: Name { Name(79) }
  public static var open: Name { Name(80) }
  public static var optional: Name { Name(81) }
  public static var override: Name { Name(82) }
  public static var package: Name { Name(83) }
  public static var postfix: Name { Name(84) }
  public static var prefix: Name { Name(85) }
  public static var infix: Name { Name(86) }
  public static var reasync: Name { Name(87) }
  public static var required: Name { Name(88) }
  public static var right: Name { Name(89) }
  public static var sending: Name { Name(90) }
  public static var set: Name { Name(91) }
  public static var some: Name { Name(92) }
  public static var then: Name { Name(93) }
  public static var unowned: Name { Name(94) }
  public static var unsafe: Name { Name(95) }
  public static var weak: Name { Name(96) }
  public static var willSet: Name { Name(97) }
  public static var yield: Name { Name(98) }
  public static var discard: Name { Name(99) }
  public static var of: Name { Name(100) }
  public static var read: Name { Name(101) }
  public static var modify: Name { Name(102) }
  public static var underscoreRead: Name { Name(103) }
  public static var underscoreModify: Name { Name(104) }
  public static var unsafeAddress: Name { Name(105) }
  public static var unsafeMutableAddress: Name { Name(106) }
  public static var addressWithOwner: Name { Name(107) }
  public static var mutableAddressWithOwner: Name { Name(108) }
  public static var mutableAddressWithNativeOwner: Name { Name(109) }
  public static var borrow: Name { Name(110) }
  public static var mutate: Name { Name(111) }
  public static var safe: Name { Name(112) }
  public static var typeName: Name { Name(113) }
  public static var protocolName: Name { Name(114) }
  public static var associativity: Name { Name(115) }
  public static var module: Name { Name(116) }
  public static var swift: Name { Name(117) }
  public static var canImport: Name { Name(118) }
  public static var available: Name { Name(119) }
  public static var unavailable: Name { Name(120) }
  public static var sourceLocation: Name { Name(121) }
  public static var elseif: Name { Name(122) }
  public static var endif: Name { Name(123) }
  public static var errorWord: Name { Name(124) }
  public static var warning: Name { Name(125) }
  public static var using: Name { Name(126) }
  public static var detached: Name { Name(127) }
  public static var mainActor: Name { Name(128) }
  public static var sendable: Name { Name(129) }
  public static var concurrent: Name { Name(130) }
  public static var escaping: Name { Name(131) }
  public static var autoclosure: Name { Name(132) }
  public static var objc: Name { Name(133) }
  public static var ibAction: Name { Name(134) }
  public static var globalActor: Name { Name(135) }
  public static var main: Name { Name(136) }
  public static var uiApplicationMain: Name { Name(137) }
  public static var nsApplicationMain: Name { Name(138) }
  public static var inheritActorContext: Name { Name(139) }
  public static var underscoreInheritActorContext: Name { Name(140) }
  public static var preconcurrency: Name { Name(141) }
  public static var resultBuilder: Name { Name(142) }
  public static var propertyWrapper: Name { Name(143) }
  public static var discardableResult: Name { Name(144) }
  public static var unchecked: Name { Name(145) }
  public static var retroactive: Name { Name(146) }
  public static var convention: Name { Name(147) }
  public static var noasync: Name { Name(148) }
  public static var always: Name { Name(149) }
  public static var dynamicMemberLookup: Name { Name(150) }
  public static var dynamicCallable: Name { Name(151) }
  public static var swiftModule: Name { Name(152) }
  public static var concurrencyModule: Name { Name(153) }
  public static var actorProtocol: Name { Name(154) }
  public static var anyActor: Name { Name(155) }
  public static var distributedActor: Name { Name(156) }
  public static var void: Name { Name(157) }
  public static var bool: Name { Name(158) }
  public static var int: Name { Name(159) }
  public static var double: Name { Name(160) }
  public static var string: Name { Name(161) }
  public static var character: Name { Name(162) }
  public static var array: Name { Name(163) }
  public static var dictionary: Name { Name(164) }
  public static var setType: Name { Name(165) }
  public static var optionalType: Name { Name(166) }
  public static var never: Name { Name(167) }
  public static var anyObject: Name { Name(168) }
  public static var task: Name { Name(169) }
  public static var errorProtocol: Name { Name(170) }
  public static var elementType: Name { Name(171) }
  public static var keyType: Name { Name(172) }
  public static var valueType: Name { Name(173) }
  public static var wrapped: Name { Name(174) }
  public static var result: Name { Name(175) }
  public static var wrappedValue: Name { Name(176) }
  public static var projectedValue: Name { Name(177) }
  public static var callAsFunction: Name { Name(178) }
  public static var shared: Name { Name(179) }
  public static var body: Name { Name(180) }
  public static var description: Name { Name(181) }
  public static var value: Name { Name(182) }
  public static var first: Name { Name(183) }
  public static var last: Name { Name(184) }
  public static var equal: Name { Name(185) }
  public static var arrow: Name { Name(186) }
  public static var question: Name { Name(187) }
  public static var exclamation: Name { Name(188) }
  public static var ampersand: Name { Name(189) }
  public static var logicalAnd: Name { Name(190) }
  public static var logicalOr: Name { Name(191) }
  public static var coalesce: Name { Name(192) }
  public static var equalTo: Name { Name(193) }
  public static var notEqualTo: Name { Name(194) }
  public static var less: Name { Name(195) }
  public static var greater: Name { Name(196) }
  public static var lessOrEqual: Name { Name(197) }
  public static var greaterOrEqual: Name { Name(198) }
  public static var closedRange: Name { Name(199) }
  public static var halfOpenRange: Name { Name(200) }
  public static var plus: Name { Name(201) }
  public static var minus: Name { Name(202) }
  public static var times: Name { Name(203) }
  public static var divide: Name { Name(204) }
  public static var remainder: Name { Name(205) }
  public static var plusEqual: Name { Name(206) }
  public static var minusEqual: Name { Name(207) }
  public static var tryOptional: Name { Name(208) }
  public static var tryForced: Name { Name(209) }
  public static var asOptional: Name { Name(210) }
  public static var asForced: Name { Name(211) }
  public static var hash: Name { Name(212) }
  public static var dollar0: Name { Name(213) }
  public static var dollar1: Name { Name(214) }
  public static var dollar2: Name { Name(215) }
  public static var newValue: Name { Name(216) }
  public static var oldValue: Name { Name(217) }
  public static var newElement: Name { Name(218) }
  public static var this: Name { Name(219) }
  public static var rangeType: Name { Name(220) }
  public static var closedRangeType: Name { Name(221) }
}
