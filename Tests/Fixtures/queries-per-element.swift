// One query for each element, behind a helper or in a closure that runs for each; a single query is a note, and so is one each few seconds.
import CoreData

final class Trips {
  let context: NSManagedObjectContext
  init(_ context: NSManagedObjectContext) { self.context = context }

  func trip(_ id: Int) -> NSManagedObject? {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Trip")
    return try? context.fetch(request).first
  }

  func title(_ id: Int) -> String { trip(id)?.description ?? "" }
}

@MainActor final class TripList {
  private let trips: Trips
  private var ids: [Int] = []
  init(_ trips: Trips) { self.trips = trips }

  func statement() {
    for id in ids { _ = trips.trip(id) }  // expect: database-on-main
  }

  func closure() -> [String] { ids.map { trips.title($0) } }  // expect: database-on-main

  func here(_ context: NSManagedObjectContext) -> [Int] {
    ids.compactMap { _ in try? context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Trip")) }  // expect: database-on-main
  }

  func inTheStatement(_ context: NSManagedObjectContext) {
    for _ in ids { _ = try? context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Trip")) }  // expect: database-on-main
  }

  func watch() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .seconds(5))
      _ = trips.trip(1)  // expect: database-on-main note
    }
  }

  func watchClosely() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(350))
      _ = trips.trip(1)  // expect: database-on-main warning
    }
  }

  func one() -> NSManagedObject? { trips.trip(1) }  // expect: database-on-main note
  func perhaps() -> NSManagedObject? { ids.first.flatMap { trips.trip($0) } }  // expect: database-on-main note

  func elsewhere() async -> Int {
    let ids = ids
    return await trips.context.perform { [trips] in ids.compactMap { trips.trip($0) }.count }
  }
}
