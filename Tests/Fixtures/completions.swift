// A completion that is called once whatever happens must resume on each way; what is given to nothing is never called.
import Foundation
import Photos

final class Loader {
  weak var peer: Peer?

  func load(_ url: URL) async -> Data? {
    await withCheckedContinuation { continuation in
      URLSession.shared.dataTask(with: url) { [weak self] data, _, _ in
        guard let self, self.peer != nil else { return }  // expect: continuation-resumed-once
        continuation.resume(returning: data)
      }.resume()
    }
  }

  func ask() async {
    await withCheckedContinuation { continuation in
      PHPhotoLibrary.requestAuthorization { status in
        guard status == .authorized else { return }  // expect: continuation-resumed-once
        continuation.resume()
      }
    }
  }

  func whole(_ url: URL) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      let task = URLSession.shared.dataTask(with: url) { data, _, error in
        if let data { continuation.resume(returning: data) } else { continuation.resume(throwing: error ?? CancellationError()) }
      }
      task.resume()
    }
  }

  func peerAnswer() async -> Int {
    await withCheckedContinuation { continuation in
      peer?.get { continuation.resume(returning: $0) }  // expect: continuation-resumed-once warning
    }
  }
}

final class Peer {
  func get(_ done: @escaping (Int) -> Void) { done(1) }
}
