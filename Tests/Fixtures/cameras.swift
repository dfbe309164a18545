// A camera that is started on main waits for the hardware; a view that starts one does it in its own way, and a session is put together before it runs.
import AVFoundation
import ScannerKit
import UIKit

final class Scanning: UIViewController {
  private let session = AVCaptureSession()
  private let queue = DispatchQueue(label: "session")
  private var scanner: ScannerView!

  override func viewDidLoad() {
    super.viewDidLoad()
    scanner.startRunning()  // expect: ipc-on-main note
    session.beginConfiguration()
    session.addOutput(AVCaptureMetadataOutput())
    session.commitConfiguration()  // expect: ipc-on-main note
    queue.async { [session] in session.startRunning() }
  }

  func change() {
    session.beginConfiguration()
    session.addOutput(AVCaptureMetadataOutput())
    session.commitConfiguration()  // expect: ipc-on-main warning
  }

  func stop() {
    session.stopRunning()  // expect: ipc-on-main warning
  }
}
