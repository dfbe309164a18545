// Where a URL leads may be said by the function that makes it: by what it returns, or by its name.
import AVFoundation
import Foundation
import Packing

final class Shelf: Sendable {
  func place() throws -> URL { FileManager.default.temporaryDirectory.appendingPathComponent("shelf") }
  func read() throws -> Data { try Data(contentsOf: place()) }
}

@MainActor final class Hall {
  let shelf = Shelf()
  func show() throws { _ = try shelf.read() }  // expect: disk-on-main warning
}

/// What is made of a URL leads where that leads; the names of its parts say so of a library's URL, too.
@MainActor final class Player {
  func length(of song: URL) -> Double { AVURLAsset(url: song).duration.seconds }  // expect: network-on-main warning
  func length(atPath path: String) -> Double {
    let asset = AVURLAsset(url: URL(fileURLWithPath: path))
    return asset.duration.seconds  // expect: disk-on-main note
  }

  func theme(_ packer: Packer) throws -> Data {
    let folder = try packer.unpackedFolder()
    return try Data(contentsOf: folder.appendingPathComponent("theme.json"))  // expect: disk-on-main warning
  }

  func anything(_ packer: Packer) throws -> Data {
    try Data(contentsOf: packer.found().appendingPathComponent("theme.json"))  // expect: network-on-main warning
  }
}

/// A track has been loaded with what it says of itself, as a rule.
@MainActor func size(of track: AVAssetTrack) -> CGSize { track.naturalSize }  // expect: network-on-main note
