// A property that makes a later call wait is a hazard only where it is given the value that does.
import Photos

@MainActor func options() -> PHImageRequestOptions {
  let options = PHImageRequestOptions()
  options.isSynchronous = false
  if options.isSynchronous { return options }
  options.isSynchronous = true  // expect: ipc-on-main warning
  return options
}
