// Keys on elliptic curves are made at once; the primes of others have to be found.
import Foundation
import Security

@MainActor final class Vault {
  func onCurve() -> SecKey? {
    let attributes: [CFString: Any] = [kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: 256]
    return SecKeyCreateRandomKey(attributes as CFDictionary, nil)  // expect: compute-on-main note
  }

  func withPrimes() -> SecKey? {
    let attributes: [CFString: Any] = [kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeySizeInBits: 4096]
    return SecKeyCreateRandomKey(attributes as CFDictionary, nil)  // expect: compute-on-main warning
  }

  func ofAnyKind(_ attributes: [CFString: Any]) -> SecKey? {
    SecKeyCreateRandomKey(attributes as CFDictionary, nil)  // expect: compute-on-main warning
  }
}
