// One row that is read or written because the user did something is a note; lists, loops, and what nobody asked for are warnings.
import GRDB
import UIKit

struct Vault: FetchableRecord, PersistableRecord { let id: Int }

final class Vaults: Sendable {
  private let database: DatabaseQueue
  init(_ database: DatabaseQueue) { self.database = database }

  func vault(_ id: Int) throws -> Vault? { try database.read { db in try Vault.fetchOne(db, key: id) } }
  func save(_ vault: Vault) throws { try database.write { db in try vault.save(db) } }
  func all() throws -> [Vault] { try database.read { db in try Vault.fetchAll(db) } }
  func save(all vaults: [Vault]) throws {
    try database.write { db in
      for vault in vaults { try vault.save(db) }
    }
  }
}

final class VaultController: UIViewController {
  let vaults: Vaults
  init(_ vaults: Vaults) { self.vaults = vaults }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = try? vaults.vault(1).map { "\($0.id)" }  // expect: database-on-main warning
  }

  @IBAction func add(_ sender: Any) {
    try? vaults.save(Vault(id: 2))  // expect: database-on-main note
  }

  @IBAction func show(_ sender: Any) {
    _ = try? vaults.all()  // expect: database-on-main warning
  }

  @IBAction func addMany(_ sender: Any) {
    try? vaults.save(all: [Vault(id: 2), Vault(id: 3)])  // expect: database-on-main warning
  }

  @IBAction func addEach(_ sender: Any) {
    for id in 0 ..< 900 { try? vaults.save(Vault(id: id)) }  // expect: database-on-main warning
  }
}
