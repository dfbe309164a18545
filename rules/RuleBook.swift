// The pages of `rules/` in documentation order. Written by rules/embed from the pages: change those.

public enum RuleBook {
  public static let pages: [(path: String, text: String)] = [
("effects/bounded-disk.md", #"""
# bounded-disk

What touches files and is quick in ordinary use: small resources of the app's own bundle, memory-mapped reads, questions about one item, moving and removing one item, a part of a file.
Notes, never more: a question about one file must not hide the reading of a whole one behind it.

```toml
[[effect]]
name = "disk"
level = "note"
does = "reads a file of the app's own bundle"
worst = "for as long as the file is large"
instead = "Fine for small files; read large ones off the main thread."
source = "Apple: Bundle"
calls = [
  "Data.init(contentsOf:options?:) when #0 is local and #0 is bundled unless #0 has appStoreReceiptURL",
  "NSData.init(contentsOf:options?:) when #0 is local and #0 is bundled unless #0 has appStoreReceiptURL",
  "NSMutableData.init(contentsOf:options?:) when #0 is local and #0 is bundled",
  "String.init(contentsOf:encoding?:usedEncoding?:) when #0 is local and #0 is bundled",
  "NSString.init(contentsOf:encoding?:usedEncoding?:) when #0 is local and #0 is bundled",
  "NSMutableString.init(contentsOf:encoding?:usedEncoding?:) when #0 is local and #0 is bundled",
  "NSArray.init(contentsOf:error?:) when #0 is local and #0 is bundled",
  "NSMutableArray.init(contentsOf:error?:) when #0 is local and #0 is bundled",
  "NSDictionary.init(contentsOf:error?:) when #0 is local and #0 is bundled",
  "NSMutableDictionary.init(contentsOf:error?:) when #0 is local and #0 is bundled",
  "XMLParser.init(contentsOf:) when #0 is local and #0 is bundled",
  "XMLDocument.init(contentsOf:options?:) when #0 is local and #0 is bundled",
  "XMLDTD.init(contentsOf:options?:) when #0 is local and #0 is bundled",
  "NSAttributedString.init(url:options?:documentAttributes?:) when #0 is local and #0 is bundled",
  "NSMutableAttributedString.init(url:options?:documentAttributes?:) when #0 is local and #0 is bundled",
  "NSMutableAttributedString.read(from:options:documentAttributes:) when #0 is local and #0 is bundled",
  "AttributedString.init(contentsOf:options?:baseURL?:) when #0 is local and #0 is bundled",
  "NSAttributedString.init(contentsOfMarkdownFileAt:options?:baseURL?:) when #0 is local and #0 is bundled",
  "NSImage.init(contentsOf:) when #0 is local and #0 is bundled",
  "NSImageRep.init(contentsOf:) when #0 is local and #0 is bundled",
  "NSImageRep.imageReps(withContentsOf:) when #0 is local and #0 is bundled",
  "NSBitmapImageRep.imageReps(withContentsOf:) when #0 is local and #0 is bundled",
  "CIImage.init(contentsOf:options?:) when #0 is local and #0 is bundled",
  "NSData.init(contentsOfFile:options?:) when #0 is bundled",
  "NSMutableData.init(contentsOfFile:options?:) when #0 is bundled",
  "String.init(contentsOfFile:encoding?:usedEncoding?:) when #0 is bundled",
  "NSString.init(contentsOfFile:encoding?:usedEncoding?:) when #0 is bundled",
  "NSArray.init(contentsOfFile:) when #0 is bundled",
  "NSMutableArray.init(contentsOfFile:) when #0 is bundled",
  "NSDictionary.init(contentsOfFile:) when #0 is bundled",
  "NSMutableDictionary.init(contentsOfFile:) when #0 is bundled",
  "CharacterSet.init(contentsOfFile:) when #0 is bundled",
  "NSCharacterSet.init(contentsOfFile:) when #0 is bundled",
  "UIImage.init(contentsOfFile:) when #0 is bundled",
  "NSImage.init(contentsOfFile:) when #0 is bundled",
  "FileManager.contents(atPath:) when atPath is bundled",
  "NSKeyedUnarchiver.unarchiveObject(withFile:) when withFile is bundled",
  "NSDataAsset.init(name:bundle?:)",
  "SKTexture.init(imageNamed:)",
  "SKScene.init(fileNamed:)",
  "SKTextureAtlas.init(named:)",
]

[[effect]]
name = "disk"
level = "note"
does = "lists or copies what comes with the app"
worst = "for as long as it is large"
instead = "Fine for small files and folders; copy large ones off the main thread."
source = "Apple: Bundle"
calls = [
  "FileManager.contentsOfDirectory(atPath:) when atPath is bundled",
  "FileManager.contentsOfDirectory(at:includingPropertiesForKeys:options?:) when at is bundled",
  "FileManager.copyItem(at:to:) when at is bundled unless at has bundleURL unless at has bundlePath",
  "FileManager.copyItem(atPath:toPath:) when atPath is bundled unless atPath has bundleURL unless atPath has bundlePath",
]

[[effect]]
name = "disk"
level = "note"
does = "maps the file; its pages are read when they are first touched"
worst = "for as long as the first touch of each page takes"
instead = "Touch large mappings off the main thread."
source = "Apple: NSData.ReadingOptions.mappedIfSafe"
calls = [
  "Data.init(contentsOf:options?:) when #0 is local and options has mappedIfSafe",
  "Data.init(contentsOf:options?:) when #0 is local and options has alwaysMapped",
  "Data.init(contentsOf:options?:) when #0 is unknown and options has mappedIfSafe",
  "Data.init(contentsOf:options?:) when #0 is unknown and options has alwaysMapped",
  "NSData.init(contentsOf:options?:) when #0 is local and options has mappedIfSafe",
  "NSData.init(contentsOf:options?:) when #0 is local and options has alwaysMapped",
  "NSData.init(contentsOf:options?:) when #0 is unknown and options has mappedIfSafe",
  "NSData.init(contentsOf:options?:) when #0 is unknown and options has alwaysMapped",
  "NSMutableData.init(contentsOf:options?:) when #0 is local and options has mappedIfSafe",
  "NSMutableData.init(contentsOf:options?:) when #0 is local and options has alwaysMapped",
  "NSMutableData.init(contentsOf:options?:) when #0 is unknown and options has mappedIfSafe",
  "NSMutableData.init(contentsOf:options?:) when #0 is unknown and options has alwaysMapped",
  "mmap(_:_:_:_:_:_:) unless #3 has MAP_ANON unless #3 has MAP_ANONYMOUS",
  "mlock(_:_:)",
]

[[effect]]
name = "disk"
level = "note"
does = "asks the file system about one item"
worst = "for milliseconds on a local disk"
instead = "Keep the answer, or ask off the main thread where the volume may be slow."
source = "Apple: FileManager, URL.resourceValues(forKeys:); POSIX: stat"
calls = [
  "FileManager.fileExists(atPath:isDirectory?:)",
  "FileManager.isReadableFile(atPath:)",
  "FileManager.isWritableFile(atPath:)",
  "FileManager.isExecutableFile(atPath:)",
  "FileManager.isDeletableFile(atPath:)",
  "FileManager.attributesOfItem(atPath:)",
  "FileManager.setAttributes(_:ofItemAtPath:)",
  "FileManager.destinationOfSymbolicLink(atPath:)",
  "FileManager.attributesOfFileSystem(forPath:)",
  "FileManager.mountedVolumeURLs(includingResourceValuesForKeys:options?:)",
  "FileManager.containerURL(forSecurityApplicationGroupIdentifier:)",
  "FileManager.url(for:in:appropriateFor:create:)",
  "URL.resourceValues(forKeys:)",
  "NSURL.resourceValues(forKeys:)",
  "NSURL.getResourceValue(_:forKey:)",
  "URL.setResourceValues(_:)",
  "URL.checkResourceIsReachable()",
  "NSURL.checkResourceIsReachableAndReturnError(_:)",
  "URL.promisedItemResourceValues(forKeys:)",
  "URL.checkPromisedItemIsReachable()",
  "URLResourceValues.volumeAvailableCapacityForImportantUsage",
  "URLResourceValues.volumeAvailableCapacityForOpportunisticUsage",
  "URL.bookmarkData(options?:includingResourceValuesForKeys?:relativeTo?:)",
  "URL.bookmarkData(withContentsOf:)",
  "URL.init(resolvingBookmarkData:options?:relativeTo?:bookmarkDataIsStale:) when options has withoutMounting",
  "NSURL.init(resolvingBookmarkData:options:relativeTo:bookmarkDataIsStale:) when options has withoutMounting",
  "URL.resolvingSymlinksInPath()",
  "URL.resolveSymlinksInPath()",
  "NSString.resolvingSymlinksInPath",
  "NSFileVersion.otherVersionsOfItem(at:)",
  "NSFileVersion.unresolvedConflictVersionsOfItem(at:)",
  "NSFileVersion.currentVersionOfItem(at:)",
  "NSFileVersion.removeOtherVersionsOfItem(at:)",
  "NSFileVersion.replaceItem(at:options:)",
  "stat(_:_:)",
  "lstat(_:_:)",
  "fstatat(_:_:_:_:)",
  "access(_:_:)",
  "statfs(_:_:)",
  "statvfs(_:_:)",
  "realpath(_:_:)",
  "readlink(_:_:_:)",
]

[[effect]]
name = "disk"
level = "note"
does = "changes one item of the file system"
worst = "for milliseconds on a local disk, longer for a folder with much in it"
instead = "Do it off the main thread where the item may be a large folder or the volume slow."
source = "Apple: FileManager; POSIX: rename, unlink, mkdir"
calls = [
  "FileManager.moveItem(at:to:)",
  "FileManager.moveItem(atPath:toPath:)",
  "FileManager.replaceItemAt(_:withItemAt:backupItemName?:options?:)",
  "FileManager.replaceItem(at:withItemAt:backupItemName:options:resultingItemURL:)",
  "FileManager.removeItem(at:)",
  "FileManager.removeItem(atPath:)",
  "FileManager.trashItem(at:resultingItemURL:)",
  "FileManager.createFile(atPath:contents:attributes?:)",
  "FileManager.createDirectory(at:withIntermediateDirectories:attributes?:)",
  "FileManager.createDirectory(atPath:withIntermediateDirectories:attributes?:)",
  "FileManager.createSymbolicLink(at:withDestinationURL:)",
  "FileManager.createSymbolicLink(atPath:withDestinationPath:)",
  "FileManager.linkItem(at:to:)",
  "FileManager.linkItem(atPath:toPath:)",
  "rename(_:_:)",
  "unlink(_:)",
  "rmdir(_:)",
  "mkdir(_:_:)",
  "ftruncate(_:_:)",
  "truncate(_:_:)",
  "clonefile(_:_:_:)",
  "link(_:_:)",
  "symlink(_:_:)",
]

[[effect]]
name = "disk"
level = "note"
does = "opens, reads or writes a part of a file"
worst = "for as long as the volume is slow, without bound on a pipe or terminal"
instead = "Do it on a thread of your own, or with `DispatchIO`."
source = "POSIX: open, read, write, stdio; Swift System"
calls = [
  "FileHandle.init(forReadingFrom:)",
  "FileHandle.init(forWritingTo:)",
  "FileHandle.init(forUpdating:)",
  "FileHandle.init(forReadingAtPath:)",
  "FileHandle.init(forWritingAtPath:)",
  "FileHandle.init(forUpdatingAtPath:)",
  "FileHandle.write(contentsOf:) unless receiver has standardError unless receiver has standardOutput",
  "FileHandle.write(_:) unless receiver has standardError unless receiver has standardOutput",
  "FileDescriptor.open(_:_:options?:permissions?:retryOnInterrupt?:) unless options has nonBlocking",
  "FileDescriptor.read(into:retryOnInterrupt?:)",
  "FileDescriptor.read(fromAbsoluteOffset:into:retryOnInterrupt?:)",
  "FileDescriptor.write(_:retryOnInterrupt?:)",
  "FileDescriptor.writeAll(_:)",
  "FileDescriptor.writeAll(toAbsoluteOffset:_:)",
  "open(_:_:) unless #1 has O_NONBLOCK",
  "open(_:_:_:) unless #1 has O_NONBLOCK",
  "openat(_:_:_:_?:) unless #2 has O_NONBLOCK",
  "creat(_:_:)",
  "read(_:_:_:)",
  "write(_:_:_:)",
  "pread(_:_:_:_:)",
  "pwrite(_:_:_:_:)",
  "readv(_:_:_:)",
  "writev(_:_:_:)",
  "fopen(_:_:)",
  "fread(_:_:_:_:)",
  "fwrite(_:_:_:_:)",
  "fgets(_:_:_:)",
  "fgetc(_:)",
  "getc(_:)",
  "getchar()",
  "getline(_:_:_:)",
  "fclose(_:)",
  "scanf(_:)",
  "readline(_:)",
  "opendir(_:)",
  "readdir(_:)",
  "scandir(_:_:_:_:)",
  "nftw(_:_:_:_:)",
  "ftw(_:_:_:)",
  "fts_open(_:_:_:)",
  "fts_read(_:)",
  "glob(_:_:_:_:)",
  "wordexp(_:_:_:)",
  "dlopen(_:_:) unless #0 is nil unless #1 has RTLD_NOLOAD",
]

[[effect]]
name = "disk"
level = "note"
does = "reads or writes files behind its own interface"
worst = "for as long as the file is large"
instead = "Use the asynchronous form of the library, or call it off the main thread."
source = "the frameworks' own documentation"
calls = [
  "FileWrapper.read(from:options:)",
  "FileWrapper.regularFileContents",
  "NSDocument.read(from:ofType:)",
  "NSDocument.write(to:ofType:)",
  "NSDocument.data(ofType:)",
  "NSDocument.fileWrapper(ofType:)",
  "NSSound.init(contentsOf:byReference:) unless byReference is true",
  "NSSound.init(contentsOfFile:byReference:) unless byReference is true",
  "AVAudioPlayer.init(contentsOf:fileTypeHint?:)",
  "AVAudioPlayer.init(data:fileTypeHint?:)",
  "AVAudioPlayer.prepareToPlay()",
  "AVAudioRecorder.init(url:settings:)",
  "AVAudioRecorder.prepareToRecord()",
  "AVMIDIPlayer.init(contentsOf:soundBankURL:)",
  "AVAssetWriter.finishWriting()",
  "AVAssetWriter.startWriting()",
  "AVAssetWriter.endSession(atSourceTime:)",
  "CGImageSourceCreateWithURL(_:_:)",
  "PDFDocument.init(url:)",
  "MTKTextureLoader.newTexture(URL:options?:)",
  "MTKTextureLoader.newTexture(name:scaleFactor:bundle:options?:)",
  "UNNotificationAttachment.init(identifier:url:options?:)",
  "Bundle.load()",
  "Bundle.preflight()",
  "Bundle.loadAndReturnError()",
  "Bundle.principalClass",
  "Bundle.allFrameworks",
  "Bundle.allBundles",
  "CTFontManagerRegisterFontsForURL(_:_:_:)",
  "CTFontManagerRegisterFontsForURLs(_:_:_:)",
  "CTFontManagerRegisterGraphicsFont(_:_:)",
  "CTFontManagerCopyAvailableFontFamilyNames()",
  "UIFont.familyNames",
  "UIFont.fontNames(forFamilyName:)",
  "NSFontManager.availableFontFamilies",
  "NSFontManager.availableFonts",
  "URLCache.cachedResponse(for:)",
  "URLCache.storeCachedResponse(_:for:)",
  "UserDefaults.synchronize()",
  "UserDefaults.dictionaryRepresentation()",
  "UserDefaults.persistentDomain(forName:)",
  "UserDefaults.setPersistentDomain(_:forName:)",
  "CFPreferencesAppSynchronize(_:)",
  "CFPreferencesSynchronize(_:_:_:)",
  "SDImageCache.imageFromDiskCache(forKey:)",
  "SDImageCache.imageFromCache(forKey:)",
  "SDImageCache.diskImageDataExists(withKey:)",
  "ImageCache.retrieveImageInDiskCache(forKey:)",
  "DiskStorage.Backend.value(forKey:)",
  "FileSystem.readFileContents(_:)",
  "FileSystem.writeFileContents(_:bytes:)",
  "FileSystem.writeFileContents(_:string:)",
  "FileSystem.getDirectoryContents(_:)",
  "FileSystem.removeFileTree(_:)",
  "FileSystem.copy(from:to:)",
  "FileSystem.move(from:to:)",
  "File.readAsString()",
  "File.read()",
  "File.write(_:)",
  "Path.read()",
  "Path.write(_:)",
  "Path.children()",
  "Path.recursiveChildren()",
]
```

Files that hold one value of a type without collections, property lists, a few bytes of a file.

```toml
[[effect]]
name = "disk"
level = "note"
does = "reads or writes a small file"
worst = "for as long as its volume is slow"
instead = "On a volume that may be slow do it off the main thread."
source = "Apple: Improving performance and stability when accessing the file system"
calls = [
  "Data.init(contentsOf:options?:) when #0 is local and result is flat unless #0 is bundled",
  "Data.write(to:options?:) when receiver is flat",
]

[[effect]]
name = "disk"
level = "note"
does = "writes a property list or reads a few bytes"
worst = "for as long as its volume is slow"
instead = "On a volume that may be slow, or with a large list, do it off the main thread."
source = "Apple: Property List Programming Guide, \"property lists are for small amounts of data\""
calls = [
  "NSArray.write(to:)",
  "NSArray.write(to:atomically:)",
  "NSArray.write(toFile:atomically:)",
  "NSDictionary.write(to:)",
  "NSDictionary.write(to:atomically:)",
  "NSDictionary.write(toFile:atomically:)",
  "FileHandle.read(upToCount:) when upToCount < 65536",
  "FileHandle.readData(ofLength:) when ofLength < 65536",
]
```

"""#),
("effects/computes.md", #"""
# computes

Calls whose time grows with their input: decoding, parsing, picture work, compression, key derivation. On a small literal they are nothing; on data of unknown size they are the reason why a list stutters or an app opens late.

Decoding and parsing.

```toml
[[effect]]
name = "computes"
level = "warning"
does = "decodes the whole input"
worst = "for as long as the data is large"
instead = "Decode in a nonisolated async function, an actor or a detached task, and hand the finished value to main."
source = "Apple: Improving app responsiveness"
calls = [
  "Publisher.decode(type:decoder:) unless type is flat",
  "JSONDecoder.decode(_:from:configuration?:) unless from is literal unless from is small unless #0 is flat unless #0 is settings unless from has utf8 unless from is bundled unless from is settings",
  "PropertyListDecoder.decode(_:from:format?:configuration?:) unless from is literal unless from is small unless #0 is flat unless #0 is settings unless from has utf8 unless from is bundled unless from is settings",
  "JSONSerialization.jsonObject(with:options?:) unless #0 is literal unless #0 is small unless #0 has utf8 unless #0 is bundled unless #0 is settings",
  "PropertyListSerialization.propertyList(from:options?:format:) unless #0 is literal unless #0 is small unless #0 is bundled unless #0 is settings",
  "PropertyListSerialization.propertyList(with:options?:format:)",
  "NSKeyedUnarchiver.unarchivedObject(ofClass:from:) unless from is small unless ofClass is flat unless ofClass has NSValue unless ofClass has NSURL unless ofClass has NSDate unless ofClass has NSNumber unless ofClass has NSString unless ofClass has NSUUID unless ofClass has NSIndexSet unless ofClass has NSIndexPath unless ofClass has NSFontDescriptor unless ofClass has UIFontDescriptor unless ofClass has NSFont unless ofClass has UIFont unless ofClass has NSColor unless ofClass has UIColor unless ofClass has CLLocation",
  "NSKeyedUnarchiver.unarchivedObject(ofClasses:from:) unless from is small unless ofClasses has UIColor unless ofClasses has NSColor unless ofClasses has UIFont unless ofClasses has NSFont",
  "NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass:from:) unless from is small",
  "NSKeyedUnarchiver.unarchivedDictionary(ofKeyClass:objectClass:from:) unless from is small",
  "NSKeyedUnarchiver.unarchiveObject(with:) unless with is small",
  "NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(_:) unless #0 is small",
  "XMLParser.parse()",
]

[[effect]]
name = "computes"
level = "warning"
does = "parses the document with the web engine, on the main thread only"
worst = "for hundreds of milliseconds, longer if the document names remote pictures"
instead = "Build the attributed string from Markdown or by hand, or parse when the text changes and keep the result."
source = "Apple: NSAttributedString.init(data:options:documentAttributes:), \"the HTML importer should not be called from a background thread\""
calls = [
  "NSAttributedString.init(data:options:documentAttributes:) unless options has plain unless options has rtf unless options has rtfd",
  "NSMutableAttributedString.init(data:options:documentAttributes:) unless options has plain unless options has rtf unless options has rtfd",
  "NSAttributedString.init(html:options?:baseURL?:documentAttributes:)",
]
```

Pictures, sound, video, documents.

```toml
[[effect]]
name = "computes"
level = "warning"
does = "decodes, draws or encodes the picture before it returns"
worst = "for tens to hundreds of milliseconds with a large picture"
instead = "Do it off the main thread: `await image.byPreparingThumbnail(ofSize:)`, or a queue of its own."
source = "Apple: Image and Graphics Best Practices; Image I/O Programming Guide"
calls = [
  "UIImage.preparingForDisplay()",
  "UIImage.preparingThumbnail(of:)",
  "UIImage.pngData() unless receiver is bundled",
  "UIImage.jpegData(compressionQuality:) unless receiver is bundled",
  "UIImage.heicData() unless receiver is bundled",
  "*.preparingForDisplay()",
  "*.preparingThumbnail(of:)",
  "*.pngData()",
  "*.jpegData(compressionQuality:)",
  "*.heicData()",
  "UIImagePNGRepresentation(_:)",
  "UIImageJPEGRepresentation(_:_:)",
  "NSImage.tiffRepresentation unless receiver is bundled",
  "NSBitmapImageRep.representation(using:properties:)",
  "CGImageSourceCreateThumbnailAtIndex(_:_:_:)",
  "CGImageDestinationFinalize(_:)",
  "CIContext.createCGImage(_:from:format?:colorSpace?:)",
  "CIContext.render(_:to:bounds?:colorSpace?:)",
  "CIContext.render(_:toBitmap:rowBytes:bounds:format:colorSpace:)",
  "CIContext.pngRepresentation(of:format:colorSpace:options?:)",
  "CIContext.jpegRepresentation(of:colorSpace:options?:)",
  "CIContext.heifRepresentation(of:format:colorSpace:options?:)",
  "CIContext.writePNGRepresentation(of:to:format:colorSpace:options?:)",
  "CIContext.writeJPEGRepresentation(of:to:colorSpace:options?:)",
  "*.createCGImage(_:from:format?:colorSpace?:)",
  "ImageRenderer.uiImage",
  "ImageRenderer.nsImage",
  "ImageRenderer.cgImage",
  "ImageRenderer.render(rasterizationScale?:renderer:)",
  "UIGraphicsImageRenderer.pngData(actions:)",
  "UIGraphicsImageRenderer.jpegData(withCompressionQuality:actions:)",
  "CIDetector.features(in:options?:)",
  "CIDetector.init(ofType:context:options:)",
]

[[effect]]
name = "computes"
level = "warning"
does = "seeks in the asset and decodes what it finds there"
worst = "for as long as decoding takes, for tens of seconds if the asset is remote"
instead = "Use `try await generator.image(at:)`, or read samples on a queue of its own."
source = "Apple: AVAssetImageGenerator.copyCGImage(at:actualTime:), deprecated; AVAssetReader"
calls = [
  "AVAssetImageGenerator.copyCGImage(at:actualTime:)",
  "*.copyCGImage(at:actualTime:)",
  "AVAssetReaderOutput.copyNextSampleBuffer()",
  "AVAssetReaderOutput.copyNextTimedMetadataGroup()",
  "*.copyNextSampleBuffer()",
  "AVAssetReader.startReading()",
  "AVAssetReader.init(asset:)",
  "PDFDocument.findString(_:withOptions:)",
  "PDFDocument.string",
]
```

Learning models, graphics programs, keys, compression, many iterations at once.

```toml
[[effect]]
name = "computes"
level = "warning"
does = "runs the model before it returns"
worst = "for tens of milliseconds to seconds"
instead = "Use the async overload (`try await model.prediction(from:)`), or perform the request on a queue of its own."
source = "Apple: Core ML, MLModel.prediction; Vision, VNImageRequestHandler.perform"
calls = [
  "MLModel.prediction(from:options?:)",
  "MLModel.predictions(from:options:)",
  "MLModel.predictions(fromBatch:)",
  "VNImageRequestHandler.perform(_:)",
  "VNSequenceRequestHandler.perform(_:on:orientation?:)",
  "VNVideoProcessor.analyze(_:)",
]

[[effect]]
name = "computes"
level = "warning"
does = "compiles programs for the graphics processor before it returns"
worst = "for hundreds of milliseconds"
instead = "Use the overload with a completion handler or the async one, and keep the result."
source = "Apple: MTLDevice.makeRenderPipelineState, Metal Best Practices Guide"
calls = [
  "MTLDevice.makeLibrary(source:options:)",
  "MTLDevice.makeLibrary(URL:)",
  "MTLDevice.makeRenderPipelineState(descriptor:)",
  "MTLDevice.makeComputePipelineState(function:)",
  "MTLDevice.makeDefaultLibrary()",
]

[[effect]]
name = "computes"
level = "warning"
does = "derives, makes or uses a key, slowly on purpose"
worst = "for tenths of a second to seconds"
instead = "Do it on a queue of its own or in a detached task."
source = "Apple: CommonCrypto, CCKeyDerivationPBKDF; Security, SecKey; RFC 8018"
calls = [
  "CCKeyDerivationPBKDF(_:_:_:_:_:_:_:_:_:)",
  "CCCalibratePBKDF(_:_:_:_:_:_:)",
  "PKCS5.PBKDF2.calculate()",
  "Scrypt.calculate()",
  "KDF.Insecure.PBKDF2.deriveKey(from:salt:using:outputByteCount:rounds:)",
  "KDF.Scrypt.deriveKey(from:salt:outputByteCount:rounds:blockSize:parallelism:)",
  "Bcrypt.hash(_:cost?:)",
  "Bcrypt.verify(_:created:)",
  "PasswordVerifier.verify(_:created:)",
  "PasswordHasher.hash(_:)",
  "SecKeyCreateRandomKey(_:_:) unless #0 has kSecAttrKeyTypeECSECPrimeRandom unless #0 has kSecAttrKeyTypeEC",
  "SecKeyGeneratePair(_:_:_:) unless #0 has kSecAttrKeyTypeECSECPrimeRandom unless #0 has kSecAttrKeyTypeEC",
  "SecKeyCreateSignature(_:_:_:_:)",
  "SecKeyCreateDecryptedData(_:_:_:_:)",
  "SecKeyCopyKeyExchangeResult(_:_:_:_:_:)",
]

[[effect]]
name = "computes"
level = "warning"
does = "compresses or unpacks the whole input"
worst = "for as long as the data is large"
instead = "Do it on a queue of its own or in a detached task."
source = "Apple: NSData.compressed(using:), Compression"
calls = [
  "NSData.compressed(using:)",
  "NSData.decompressed(using:)",
  "NSMutableData.compress(using:)",
  "NSMutableData.decompress(using:)",
  "InputFilter.readData(ofLength:)",
  "OutputFilter.write(_:)",
  "compression_encode_buffer(_:_:_:_:_:_:)",
  "compression_decode_buffer(_:_:_:_:_:_:)",
]

[[effect]]
name = "computes"
level = "warning"
does = "runs all iterations and returns when the last one is done"
worst = "for as long as the iterations take together"
instead = "Call it inside `DispatchQueue.global().async { }`, or use a task group."
source = "Apple: DispatchQueue.concurrentPerform(iterations:execute:) waits for all iterations"
calls = [
  "DispatchQueue.concurrentPerform(iterations:execute:)",
]
```

Small in ordinary use: notes.

```toml
[[effect]]
name = "computes"
level = "note"
does = "encodes or decodes a value that is usually small"
worst = "for as long as the data is large"
instead = "With large data do it off the main thread."
source = "Apple: Foundation"
calls = [
  "JSONDecoder.decode(_:from:configuration?:) unless from is literal",
  "PropertyListDecoder.decode(_:from:format?:configuration?:) unless from is literal",
  "JSONSerialization.jsonObject(with:options?:) unless #0 is literal",
  "PropertyListSerialization.propertyList(from:options?:format:) unless #0 is literal",
  "NSKeyedUnarchiver.unarchivedObject(ofClass:from:)",
  "JSONEncoder.encode(_:)",
  "PropertyListEncoder.encode(_:)",
  "JSONSerialization.data(withJSONObject:options?:)",
  "JSONSerialization.writeJSONObject(_:to:options:error:)",
  "JSONSerialization.writeJSONObject(_:toStream:options:)",
  "PropertyListSerialization.data(fromPropertyList:format:options:)",
  "NSKeyedArchiver.archivedData(withRootObject:requiringSecureCoding?:)",
  "XMLDocument.init(data:options:)",
  "XMLDocument.init(xmlString:options:)",
  "XMLNode.nodes(forXPath:)",
  "SwiftSoup.parse(_:_?:)",
  "Yams.load(yaml:)",
  "YAMLDecoder.decode(_:from:)",
  "JSON.init(data:)",
  "JSON.init(parseJSON:)",
  "Message.init(serializedData:)",
  "Message.init(serializedBytes:)",
  "Message.init(jsonString:)",
  "Kanna.HTML(html:encoding:)",
  "JSContext.evaluateScript(_:withSourceURL?:)",
  "JSValue.call(withArguments:)",
]

[[effect]]
name = "computes"
level = "warning"
does = "loads a model of language and runs it over the text"
worst = "for tens of milliseconds, and for as long as the text is"
instead = "Do it off the main thread and hand the result to main."
source = "Apple: NLLanguageRecognizer, NLTagger, NLEmbedding"
calls = [
  "NLTagger.enumerateTags(in:unit:scheme:options?:using:)",
  "NSLinguisticTagger.enumerateTags(in:unit:scheme:options?:using:)",
  "NLTagger.tags(in:unit:scheme:options?:)",
  "NLEmbedding.distance(between:and:)",
  "NLEmbedding.neighbors(for:maximumCount:)",
  "NLLanguageRecognizer.processString(_:)",
  "NLLanguageRecognizer.dominantLanguage(for:)",
]

[[effect]]
name = "computes"
level = "note"
does = "searches the whole text"
worst = "for as long as the text is, longer with a pattern that backtracks"
instead = "With long text do it off the main thread."
source = "Apple: NSRegularExpression; Swift Evolution: SE-0357"
calls = [
  "NSRegularExpression.matches(in:options?:range:)",
  "NSRegularExpression.firstMatch(in:options?:range:)",
  "NSRegularExpression.numberOfMatches(in:options?:range:)",
  "NSRegularExpression.stringByReplacingMatches(in:options?:range:withTemplate:)",
  "NSRegularExpression.rangeOfFirstMatch(in:options?:range:)",
  "NSRegularExpression.enumerateMatches(in:options?:range:using:)",
  "BidirectionalCollection.firstMatch(of:)",
  "BidirectionalCollection.wholeMatch(of:)",
  "BidirectionalCollection.prefixMatch(of:)",
  "BidirectionalCollection.matches(of:)",
  "String.firstMatch(of:)",
  "String.wholeMatch(of:)",
  "String.prefixMatch(of:)",
  "String.matches(of:)",
  "Regex.wholeMatch(in:)",
  "Regex.firstMatch(in:)",
]

[[effect]]
name = "computes"
level = "note"
does = "opens the item and looks for its tracks, in part before it returns"
worst = "for tens of milliseconds with each item, longer with a file that is not there yet"
instead = "Make the asset and load its properties off the main thread (`try await asset.load(.isPlayable)`), then make the item."
source = "Apple: AVPlayerItem, Loading media data asynchronously"
calls = [
  "AVPlayerItem.init(url:)",
  "AVPlayer.init(url:)",
  "AVPlayer.replaceCurrentItem(with:) when with has AVPlayerItem",
]

[[effect]]
name = "computes"
level = "note"
does = "draws, lays out, packs or hashes its input"
worst = "for as long as the input is large"
instead = "With large input do it off the main thread, or once and keep the result."
source = "the frameworks' own documentation"
calls = [
  "UIGraphicsImageRenderer.image(actions:)",
  "UIGraphicsPDFRenderer.pdfData(actions:)",
  "UIGraphicsPDFRenderer.writePDF(to:withActions:)",
  "UIGraphicsGetImageFromCurrentImageContext()",
  "NSImage.lockFocus()",
  "NSImage.cgImage(forProposedRect:context:hints:)",
  "CGContext.init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)",
  "CGContext.init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:releaseCallback:releaseInfo:)",
  "CGImageSourceCreateImageAtIndex(_:_:_:)",
  "CGImageSourceCopyPropertiesAtIndex(_:_:_:)",
  "CGImageDestinationCreateWithURL(_:_:_:_:)",
  "PDFDocument.init(data:)",
  "CGPDFDocument.init(_:)",
  "PDFPage.thumbnail(of:for:)",
  "PDFDocument.dataRepresentation()",
  "PDFPage.draw(with:to:)",
  "MTKTextureLoader.newTexture(cgImage:options?:)",
  "MTKTextureLoader.newTexture(data:options?:)",
  "MTLTexture.getBytes(_:bytesPerRow:from:mipmapLevel:)",
  "UIView.drawHierarchy(in:afterScreenUpdates:)",
  "UIView.snapshotView(afterScreenUpdates:)",
  "UIView.resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)",
  "NSView.cacheDisplay(in:to:)",
  "NSView.bitmapImageRepForCachingDisplay(in:)",
  "CALayer.render(in:)",
  "NSView.dataWithPDF(inside:)",
  "NSLayoutManager.ensureLayout(for:)",
  "NSLayoutManager.ensureLayout(forCharacterRange:)",
  "NSLayoutManager.ensureGlyphs(forCharacterRange:)",
  "NSLayoutManager.glyphRange(for:)",
  "NSLayoutManager.usedRect(for:)",
  "NSLayoutManager.numberOfGlyphs",
  "NSTextLayoutManager.ensureLayout(for:)",
  "SecureEnclave.P256.Signing.PrivateKey.init(accessControl?:authenticationContext?:)",
  "SecureEnclave.P256.KeyAgreement.PrivateKey.init()",
  "SecureEnclave.P256.Signing.PrivateKey.signature(for:)",
  "SecPKCS12Import(_:_:_:)",
  "SecKeyCreateRandomKey(_:_:) when #0 has kSecAttrKeyTypeECSECPrimeRandom",
  "SecKeyCreateRandomKey(_:_:) when #0 has kSecAttrKeyTypeEC",
  "SecKeyGeneratePair(_:_:_:) when #0 has kSecAttrKeyTypeECSECPrimeRandom",
  "SecKeyGeneratePair(_:_:_:) when #0 has kSecAttrKeyTypeEC",
  "SHA256.hash(data:)",
  "SHA384.hash(data:)",
  "SHA512.hash(data:)",
  "Insecure.MD5.hash(data:)",
  "Insecure.SHA1.hash(data:)",
  "HMAC.authenticationCode(for:using:)",
  "deflate(_:_:)",
  "inflate(_:_:)",
  "compress(_:_:_:_:)",
  "compress2(_:_:_:_:_:)",
  "uncompress(_:_:_:_:)",
  "Data.gunzipped()",
  "Data.gzipped(level?:)",
  "DispatchWorkItem.perform()",
  "Operation.start()",
  "BlockOperation.start()",
]
```

"""#),
("effects/database.md", #"""
# database

Calls that run a query, open a store or migrate it before they return. They take as long as the data is large, and while another connection writes they wait for it.

```toml
[[effect]]
name = "database"
does = "rewrites the whole store in its new format before it returns"
worst = "for minutes with a large store"
instead = "Migrate on a queue of its own before the interface needs the store, and show progress."
source = "Apple: NSMigrationManager.migrateStore, Core Data Model Versioning and Data Migration"
calls = [
  "NSMigrationManager.migrateStore(from:sourceType:options:with:toDestinationURL:destinationType:destinationOptions:)",
  "NSMigrationManager.migrateStore(from:type:options:mapping:to:type:options:)",
  "NSPersistentStoreCoordinator.migratePersistentStore(_:to:options:withType:)",
  "NSPersistentStoreCoordinator.migratePersistentStore(_:to:options:type:)",
  "DatabaseMigrator.migrate(_:)",
]

[[effect]]
name = "database"
level = "warning"
does = "opens the store and migrates it first if its model has changed"
worst = "for as long as a migration of the user's data takes"
instead = "Set `shouldAddStoreAsynchronously`, or open the store on a queue of its own and show the interface without it."
source = "Apple: NSPersistentStoreDescription.shouldAddStoreAsynchronously"
calls = [
  "NSPersistentContainer.loadPersistentStores(completionHandler:)",
  "NSPersistentCloudKitContainer.loadPersistentStores(completionHandler:)",
  "NSPersistentStoreCoordinator.addPersistentStore(ofType:configurationName:at:options:) unless ofType has NSInMemoryStoreType",
  "NSPersistentStoreCoordinator.addPersistentStore(type:configuration?:at:options?:) unless type has inMemory",
  "NSPersistentStoreCoordinator.addPersistentStore(with:completionHandler:)",
  "NSPersistentStoreCoordinator.replacePersistentStore(at:destinationOptions:withPersistentStoreFrom:sourceOptions:ofType:)",
  "NSPersistentStoreCoordinator.destroyPersistentStore(at:ofType:options:)",
  "NSPersistentStoreCoordinator.metadataForPersistentStore(ofType:at:options:)",
  "NSMappingModel.init(from:forSourceModel:destinationModel:)",
  "NSMappingModel.inferredMappingModel(forSourceModel:destinationModel:)",
  "*.addPersistentStore(ofType:configurationName:at:options:) unless ofType has NSInMemoryStoreType",
  "*.migratePersistentStore(_:to:options:withType:)",
  "DatabaseQueue.init(path:configuration?:)",
  "DatabasePool.init(path:configuration?:)",
]
```

One row that is read or written because the user did something is worth a note (`database-row` at the place `action`); it waits for other writers all the same, and asked for again and again it adds up.

```toml
[[effect]]
name = "database-row"
level = "warning"
does = "reads or writes a row before it returns"
worst = "for as long as other connections write"
instead = "Use the library's async form: `try await queue.read { … }`."
source = "GRDB: Concurrency"
calls = [
  "DatabaseReader.read(_:) when #0 is brief and #0 has fetchOne",
  "DatabaseWriter.write(_:) when #0 is brief and #0 has fetchOne",
  "DatabaseWriter.write(_:) when #0 is brief and #0 has save",
  "DatabaseWriter.write(_:) when #0 is brief and #0 has insert",
  "DatabaseWriter.write(_:) when #0 is brief and #0 has update",
  "DatabaseWriter.write(_:) when #0 is brief and #0 has upsert",
  "DatabaseWriter.write(_:) when #0 is brief and #0 has delete",
  "DatabaseWriter.write(_:) when #0 is brief and #0 has deleteOne",
]

[[effect]]
name = "database"
level = "warning"
does = "runs the statement before it returns"
worst = "for as long as the query runs and other connections write"
instead = "Run it on the database's own queue and hand the rows back, or use the library's async form."
source = "SQLite: sqlite3_step, busy handling; GRDB: Concurrency; FMDB: FMDatabaseQueue"
calls = [
  "sqlite3_exec(_:_:_:_:_:)",
  "sqlite3_step(_:)",
  "sqlite3_get_table(_:_:_:_:_:_:)",
  "sqlite3_backup_step(_:_:)",
  "sqlite3_wal_checkpoint(_:_:)",
  "sqlite3_wal_checkpoint_v2(_:_:_:_:_:)",
  "sqlite3_blob_read(_:_:_:_:)",
  "sqlite3_blob_write(_:_:_:_:)",
  "DatabaseQueue.read(_:)",
  "DatabaseQueue.write(_:)",
  "DatabasePool.read(_:)",
  "DatabasePool.write(_:)",
  "DatabaseReader.read(_:)",
  "DatabaseWriter.write(_:)",
  "DatabaseQueue.inDatabase(_:)",
  "DatabaseQueue.inTransaction(_?:_:)",
  "DatabaseReader.unsafeRead(_:)",
  "DatabaseWriter.writeWithoutTransaction(_:)",
  "DatabaseWriter.barrierWriteWithoutTransaction(_:)",
  "DatabaseWriter.vacuum()",
  "DatabaseReader.backup(to:)",
  "*.writeWithoutTransaction(_:)",
  "*.barrierWriteWithoutTransaction(_:)",
  "FMDatabase.executeQuery(_:values:)",
  "FMDatabase.executeQuery(_:withArgumentsIn:)",
  "FMDatabase.executeQuery(_:withParameterDictionary:)",
  "FMDatabase.executeUpdate(_:values:)",
  "FMDatabase.executeUpdate(_:withArgumentsIn:)",
  "FMDatabase.executeUpdate(_:withParameterDictionary:)",
  "FMDatabase.executeStatements(_:)",
  "FMDatabase.executeStatements(_:withResultBlock:)",
  "FMDatabaseQueue.inDatabase(_:)",
  "FMDatabaseQueue.inTransaction(_:)",
  "FMDatabaseQueue.inDeferredTransaction(_:)",
  "FMDatabasePool.inDatabase(_:)",
]
```

Small in ordinary use: fetches with a limit, saving a few edits, opening a local store. What asks again for each element (`queries`) is judged by the loops around it, also those of callers.

```toml
[[effect]]
name = "database"
level = "warning"
does = "asks the persistent store once for each element"
worst = "for as long as there are elements, a query each"
instead = "Fetch all in one request, with `IN` in its predicate, and look them up in a dictionary; or in `await context.perform` on a background context."
source = "Apple: Core Data Programming Guide, Performance: Batch Faulting and Pre-fetching"
calls = [
  "NSManagedObjectContext.fetch(_:) when loop is present",
  "NSManagedObjectContext.count(for:) when loop is present",
  "NSManagedObjectContext.executeFetchRequest(_:) when loop is present",
  "ModelContext.fetch(_:batchSize?:) when loop is present",
  "ModelContext.fetchCount(_:) when loop is present",
]

[[effect]]
name = "queries"
level = "warning"
does = "asks the persistent store once for each element"
worst = "for as long as there are elements, a query each"
instead = "Fetch all in one request, with `IN` in its predicate, and look them up in a dictionary; or in `await context.perform` on a background context."
source = "Apple: Core Data Programming Guide, Performance: Batch Faulting and Pre-fetching"
calls = [
  "NSManagedObjectContext.fetch(_:)",
  "NSManagedObjectContext.count(for:)",
  "NSManagedObjectContext.executeFetchRequest(_:)",
  "ModelContext.fetch(_:batchSize?:)",
  "ModelContext.fetchCount(_:)",
]

[[effect]]
name = "database"
level = "note"
does = "asks the persistent store before it returns"
worst = "for as long as the fetch is large"
instead = "Set `fetchLimit` or `fetchBatchSize`, or fetch in `await context.perform` on a background context."
source = "Apple: Core Data Programming Guide, Concurrency; SwiftData: ModelActor"
calls = [
  "NSManagedObjectContext.fetch(_:)",
  "NSManagedObjectContext.count(for:)",
  "NSManagedObjectContext.execute(_:)",
  "NSManagedObjectContext.existingObject(with:)",
  "NSManagedObjectContext.executeFetchRequest(_:)",
  "NSManagedObjectContext.obtainPermanentIDs(for:)",
  "NSManagedObjectContext.save()",
  "NSManagedObjectContext.performAndWait(_:)",
  "NSPersistentStoreCoordinator.performAndWait(_:)",
  "NSManagedObjectModel.init(contentsOf:)",
  "NSManagedObjectModel.mergedModel(from:)",
  "NSFetchedResultsController.performFetch()",
  "ModelContainer.init(for:migrationPlan?:configurations?:)",
  "ModelContext.fetch(_:batchSize?:)",
  "ModelContext.fetchCount(_:)",
  "ModelContext.fetchIdentifiers(_:)",
  "ModelContext.save()",
  "ModelContext.delete(model:where?:includeSubclasses?:)",
  "ModelContext.enumerate(_:batchSize?:allowEscapingMutations?:block:)",
  "ModelContext.transaction(block:)",
]

[[effect]]
name = "database"
level = "note"
does = "opens the database, prepares a statement or runs a short one"
worst = "for as long as another connection writes"
instead = "Use the database from a queue of its own."
source = "SQLite: sqlite3_open, sqlite3_prepare, sqlite3_busy_timeout; the libraries' own documentation"
calls = [
  "sqlite3_open(_:_:)",
  "sqlite3_open_v2(_:_:_:_:)",
  "sqlite3_open16(_:_:)",
  "sqlite3_prepare(_:_:_:_:_:)",
  "sqlite3_prepare_v2(_:_:_:_:_:)",
  "sqlite3_prepare_v3(_:_:_:_:_:_:)",
  "sqlite3_close(_:)",
  "sqlite3_close_v2(_:)",
  "FMDatabase.open()",
  "FMDatabase.commit()",
  "Connection.init(_:readonly:)",
  "Connection.run(_:)",
  "Connection.execute(_:)",
  "Connection.prepare(_:)",
  "Connection.pluck(_:)",
  "Connection.scalar(_:)",
  "Connection.transaction(_:block:)",
  "Connection.vacuum()",
  "Realm.init(configuration?:queue?:)",
  "Realm.deleteFiles(for:)",
  "Realm.compactRealm",
  "Realm.write(_:)",
  "Realm.write(withoutNotifying:_:)",
  "Realm.beginWrite()",
  "Realm.commitWrite(withoutNotifying?:)",
  "Realm.refresh()",
  "Realm.writeCopy(toFile:encryptionKey:)",
  "YapDatabaseConnection.read(_:)",
  "YapDatabaseConnection.readWrite(_:)",
]
```

"""#),
("effects/disk.md", #"""
# disk

Calls that read or write files before they return. How long they take grows with the file, the folder and the volume, which may be a network share, a cloud folder that is not downloaded yet,
or a disk that another program keeps busy.

Whole files read: worth a warning, and a note where a file is read once because the user asked for it. A URL counts here when it is known to be a file; see `network` for the others.

```toml
[[effect]]
name = "data-file"
level = "warning"
does = "reads the whole file before it returns"
worst = "for as long as the file is large and its volume slow"
instead = "Read it on a queue or in an actor of its own and hand the result back; on main keep only the value."
source = "Apple: Improving performance and stability when accessing the file system"
calls = [
  "Data.init(contentsOf:options?:) when #0 is local unless #0 is bundled unless options has mappedIfSafe unless options has alwaysMapped unless result is flat unless #0 is settings unless result is settings",
  "Data.init(contentsOf:options?:) when #0 has appStoreReceiptURL",
  "NSData.init(contentsOf:options?:) when #0 is local unless #0 is bundled unless options has mappedIfSafe unless options has alwaysMapped unless #0 is settings",
  "NSData.init(contentsOf:options?:) when #0 has appStoreReceiptURL",
  "NSMutableData.init(contentsOf:options?:) when #0 is local unless #0 is bundled unless options has mappedIfSafe unless options has alwaysMapped unless #0 is settings",
  "String.init(contentsOf:encoding?:usedEncoding?:) when #0 is local unless #0 is bundled unless #0 is settings",
  "NSString.init(contentsOf:encoding?:usedEncoding?:) when #0 is local unless #0 is bundled unless #0 is settings",
  "NSMutableString.init(contentsOf:encoding?:usedEncoding?:) when #0 is local unless #0 is bundled unless #0 is settings",
  "NSArray.init(contentsOf:error?:) when #0 is local unless #0 is bundled unless #0 is settings",
  "NSMutableArray.init(contentsOf:error?:) when #0 is local unless #0 is bundled unless #0 is settings",
  "NSDictionary.init(contentsOf:error?:) when #0 is local unless #0 is bundled unless #0 is settings",
  "NSMutableDictionary.init(contentsOf:error?:) when #0 is local unless #0 is bundled unless #0 is settings",
  "XMLParser.init(contentsOf:) when #0 is local unless #0 is bundled",
  "XMLDocument.init(contentsOf:options?:) when #0 is local unless #0 is bundled",
  "XMLDTD.init(contentsOf:options?:) when #0 is local unless #0 is bundled",
  "NSAttributedString.init(url:options?:documentAttributes?:) when #0 is local unless #0 is bundled",
  "NSMutableAttributedString.init(url:options?:documentAttributes?:) when #0 is local unless #0 is bundled",
  "NSMutableAttributedString.read(from:options:documentAttributes:) when #0 is local unless #0 is bundled",
  "AttributedString.init(contentsOf:options?:baseURL?:) when #0 is local unless #0 is bundled",
  "NSAttributedString.init(contentsOfMarkdownFileAt:options?:baseURL?:) when #0 is local unless #0 is bundled",
  "NSImage.init(contentsOf:) when #0 is local unless #0 is bundled",
  "NSImageRep.init(contentsOf:) when #0 is local unless #0 is bundled",
  "NSImageRep.imageReps(withContentsOf:) when #0 is local unless #0 is bundled",
  "NSBitmapImageRep.imageReps(withContentsOf:) when #0 is local unless #0 is bundled",
  "CIImage.init(contentsOf:options?:) when #0 is local unless #0 is bundled",
  "NSData.init(contentsOfFile:options?:) unless #0 is bundled unless #0 is settings",
  "NSMutableData.init(contentsOfFile:options?:) unless #0 is bundled unless #0 is settings",
  "String.init(contentsOfFile:encoding?:usedEncoding?:) unless #0 is bundled unless #0 is settings",
  "NSString.init(contentsOfFile:encoding?:usedEncoding?:) unless #0 is bundled unless #0 is settings",
  "NSArray.init(contentsOfFile:) unless #0 is bundled unless #0 is settings",
  "NSMutableArray.init(contentsOfFile:) unless #0 is bundled unless #0 is settings",
  "NSDictionary.init(contentsOfFile:) unless #0 is bundled unless #0 is settings",
  "NSMutableDictionary.init(contentsOfFile:) unless #0 is bundled unless #0 is settings",
  "CharacterSet.init(contentsOfFile:) unless #0 is bundled",
  "NSCharacterSet.init(contentsOfFile:) unless #0 is bundled",
  "UIImage.init(contentsOfFile:) unless #0 is bundled",
  "NSImage.init(contentsOfFile:) unless #0 is bundled",
  "FileManager.contents(atPath:) unless atPath is bundled unless atPath is settings",
  "*.contents(atPath:) unless atPath is bundled unless atPath is settings",
  "FileManager.contentsEqual(atPath:andPath:)",
  "*.contentsEqual(atPath:andPath:)",
  "NSKeyedUnarchiver.unarchiveObject(withFile:) unless withFile is bundled",
]

[[effect]]
name = "disk"
level = "warning"
does = "waits for the next bytes of the file or pipe"
worst = "without bound if the other end of a pipe stays silent"
instead = "Use `readabilityHandler`, `FileHandle.bytes`, or read on a thread of your own."
source = "Apple: FileHandle.readToEnd(), availableData"
calls = [
  "FileHandle.readToEnd()",
  "FileHandle.readDataToEndOfFile()",
  "*.readDataToEndOfFile()",
  "FileHandle.read(upToCount:) unless upToCount < 65536",
  "FileHandle.readData(ofLength:) unless ofLength < 65536",
  "FileHandle.availableData",
]
```

Whole files written.

```toml
[[effect]]
name = "data-file"
level = "warning"
does = "writes the file before it returns"
worst = "for as long as the data is large and the volume slow"
instead = "Write on a queue or in an actor of its own."
source = "Apple: Improving performance and stability when accessing the file system"
calls = [
  "Data.write(to:options?:) unless receiver is flat unless to is settings unless receiver is short",
  "NSData.write(to:options?:) unless to is settings",
  "NSData.write(to:atomically:) unless to is settings",
  "NSData.write(toFile:atomically:) unless toFile is settings",
  "NSData.write(toFile:options:) unless toFile is settings",
  "*.write(to:) when to is local unless to is settings",
  "*.write(to:options:) unless to is settings",
  "*.write(to:atomically:) unless to is settings",
  "*.write(toFile:atomically:) unless toFile is settings",
  "*.write(toFile:options:) unless toFile is settings",
  "String.write(to:atomically:encoding:) unless to is settings unless receiver is short",
  "String.write(toFile:atomically:encoding:) unless toFile is settings unless receiver is short",
  "NSString.write(to:atomically:encoding:) unless to is settings unless receiver is short",
  "NSString.write(toFile:atomically:encoding:) unless toFile is settings unless receiver is short",
  "NSKeyedArchiver.archiveRootObject(_:toFile:)",
  "*.write(to:atomically:encoding:) unless to is settings",
  "*.write(toFile:atomically:encoding:) unless toFile is settings",
]

[[effect]]
name = "disk"
level = "warning"
does = "writes the file before it returns"
worst = "for as long as the data is large and the volume slow"
instead = "Write on a queue or in an actor of its own."
source = "Apple: Improving performance and stability when accessing the file system"
calls = [
  "FileWrapper.write(to:options?:originalContentsURL:)",
  "*.write(to:options?:originalContentsURL:)",
  "PDFDocument.write(to:withOptions?:)",
  "PDFDocument.write(toFile:withOptions?:)",
]

[[effect]]
name = "disk"
level = "warning"
does = "waits until the data has reached the storage device"
worst = "for seconds on a busy disk"
instead = "Leave it to the system, or flush on a thread of your own."
source = "POSIX: fsync; Apple: fcntl F_FULLFSYNC"
calls = [
  "FileHandle.synchronize()",
  "FileHandle.synchronizeFile()",
  "*.synchronizeFile()",
  "FileHandle.truncate(atOffset:)",
  "FileHandle.truncateFile(atOffset:)",
  "fsync(_:)",
  "fdatasync(_:)",
  "sync()",
  "syncfs(_:)",
  "msync(_:_:_:) unless #2 has MS_ASYNC",
  "fcntl(_:_:_?:) when #1 has F_FULLFSYNC",
  "fcntl(_:_:_?:) when #1 has F_BARRIERFSYNC",
]
```

Folders and trees.

```toml
[[effect]]
name = "disk"
level = "warning"
does = "lists the folder before it returns"
worst = "for as long as the folder has entries and the volume is slow"
instead = "List it on a queue or in an actor of its own."
source = "Apple: Improving performance and stability when accessing the file system"
calls = [
  "FileManager.contentsOfDirectory(atPath:) unless atPath is own unless atPath is bundled",
  "FileManager.contentsOfDirectory(atPath:) when atPath is own and loop is present",
  "FileManager.contentsOfDirectory(at:includingPropertiesForKeys:options?:) unless at is own unless at is bundled",
  "FileManager.contentsOfDirectory(at:includingPropertiesForKeys:options?:) when at is own and loop is present",
  "FileManager.subpathsOfDirectory(atPath:)",
  "FileManager.subpaths(atPath:)",
  "FileManager.enumerator(atPath:)",
  "FileManager.enumerator(at:includingPropertiesForKeys:options?:errorHandler?:)",
  "FileManager.DirectoryEnumerator.nextObject()",
  "FileManager.DirectoryEnumerator.allObjects",
  "*.contentsOfDirectory(atPath:) unless atPath is own unless atPath is bundled",
  "*.contentsOfDirectory(atPath:) when atPath is own and loop is present",
  "*.contentsOfDirectory(at:includingPropertiesForKeys:options?:) unless at is own unless at is bundled",
  "*.contentsOfDirectory(at:includingPropertiesForKeys:options?:) when at is own and loop is present",
  "*.subpathsOfDirectory(atPath:)",
  "*.subpaths(atPath:)",
  "*.enumerator(atPath:)",
  "*.enumerator(at:includingPropertiesForKeys:options?:errorHandler?:)",
]

[[effect]]
name = "disk"
level = "warning"
does = "copies, packs or unpacks files before it returns"
worst = "for as long as the files are large"
instead = "Do it on a queue or in an actor of its own and report progress."
source = "Apple: FileManager.copyItem(at:to:)"
calls = [
  "FileManager.copyItem(at:to:) unless at is bundled",
  "FileManager.copyItem(at:to:) when at has bundleURL",
  "FileManager.copyItem(at:to:) when at has bundlePath",
  "FileManager.copyItem(atPath:toPath:) unless atPath is bundled",
  "FileManager.copyItem(atPath:toPath:) when atPath has bundleURL",
  "FileManager.copyItem(atPath:toPath:) when atPath has bundlePath",
  "*.copyItem(at:to:) unless at is bundled",
  "*.copyItem(at:to:) when at has bundleURL",
  "*.copyItem(at:to:) when at has bundlePath",
  "*.copyItem(atPath:toPath:) unless atPath is bundled",
  "*.copyItem(atPath:toPath:) when atPath has bundleURL",
  "*.copyItem(atPath:toPath:) when atPath has bundlePath",
  "copyfile(_:_:_:_:)",
  "fcopyfile(_:_:_:_:)",
  "FileManager.zipItem(at:to:shouldKeepParent?:compressionMethod?:progress?:)",
  "FileManager.unzipItem(at:to:skipCRC32?:progress?:preferredEncoding?:)",
  "*.zipItem(at:to:shouldKeepParent?:compressionMethod?:progress?:)",
  "*.unzipItem(at:to:skipCRC32?:progress?:preferredEncoding?:)",
  "SSZipArchive.unzipFile(atPath:toDestination:)",
  "SSZipArchive.createZipFile(atPath:withContentsOfDirectory:)",
  "Zip.unzipFile(_:destination:overwrite:password:progress?:)",
  "Zip.quickUnzipFile(_:)",
  "ArchiveStream.process(readingFrom:writingTo:)",
  "Archive.extract(_:to:)",
]

[[effect]]
name = "disk"
level = "warning"
does = "may wait for a cloud folder, a server or the user before it returns"
worst = "without bound while the volume does not answer"
instead = "Ask on a queue of its own and keep the answer."
source = "Apple: FileManager.url(forUbiquityContainerIdentifier:), \"do not call this method from your app's main thread\"; URL bookmarks"
calls = [
  "FileManager.url(forUbiquityContainerIdentifier:)",
  "*.url(forUbiquityContainerIdentifier:)",
  "FileManager.setUbiquitous(_:itemAt:destinationURL:)",
  "FileManager.evictUbiquitousItem(at:)",
  "FileManager.url(forPublishingUbiquitousItemAt:expiration:)",
  "*.setUbiquitous(_:itemAt:destinationURL:)",
  "*.evictUbiquitousItem(at:)",
  "*.url(forPublishingUbiquitousItemAt:expiration:)",
  "URL.init(resolvingBookmarkData:options?:relativeTo?:bookmarkDataIsStale:) unless options has withoutMounting",
  "NSURL.init(resolvingBookmarkData:options:relativeTo:bookmarkDataIsStale:) unless options has withoutMounting",
]
```

Packages, scenes and sounds that a framework reads whole.

```toml
[[effect]]
name = "disk"
level = "warning"
does = "reads and prepares the whole file before it returns"
worst = "for as long as the file is large"
instead = "Use the asynchronous form (`await Entity(named:)`, `MLModel.load(contentsOf:)`), or load it on a queue of its own."
source = "Apple: RealityKit, loading entities asynchronously; Core ML; SceneKit; AVFAudio"
calls = [
  "FileWrapper.init(url:options?:)",
  "AVAudioFile.init(forReading:commonFormat?:interleaved?:)",
  "AVAudioFile.init(forWriting:settings:)",
  "AVAudioFile.read(into:frameCount?:)",
  "AVAudioFile.write(from:)",
  "SCNScene.init(named:inDirectory?:options?:)",
  "SCNScene.init(url:options?:)",
  "SCNReferenceNode.load()",
  "MDLAsset.init(url:vertexDescriptor?:bufferAllocator?:)",
  "MDLAsset.loadTextures()",
  "Entity.load(named:in?:)",
  "Entity.load(contentsOf:withName?:)",
  "Entity.loadModel(named:in?:)",
  "Entity.loadModel(contentsOf:withName?:)",
  "Entity.loadAnchor(named:in?:)",
  "Entity.loadBodyTracked(named:in?:)",
  "ModelEntity.loadModel(named:)",
  "TextureResource.load(named:)",
  "TextureResource.load(contentsOf:)",
  "AudioFileResource.load(named:)",
  "EnvironmentResource.load(named:)",
  "MLModel.init(contentsOf:configuration?:)",
  "MLModel.compileModel(at:)",
  "NLModel.init(contentsOf:)",
  "NLModel.init(mlModel:)",
  "VNCoreMLModel.init(for:)",
  "NLEmbedding.init(contentsOf:)",
  "NLEmbedding.wordEmbedding(for:)",
  "NLEmbedding.sentenceEmbedding(for:)",
  "OSLogStore.init(scope:)",
  "OSLogStore.getEntries(with?:at?:matching?:)",
]
```

"""#),
("effects/frame-work.md", #"""
# frame-work

Work that is unremarkable once and too much in every frame: making formatters, compiling patterns, sorting, decoding pictures, parsing Markdown, measuring text. It counts only inside a frame: layout, drawing,
a SwiftUI `body`, cell configuration, scroll callbacks.

What takes a millisecond (`row-work`) is a warning where it is done for each row, and a note in a view that is made once.

```toml
[[effect]]
name = "row-work"
level = "warning"
does = "builds a formatter, which loads the locale's data"
worst = "for a millisecond or more each time"
instead = "Make it once: a `static let`, or `formatted(…)` on the value, which caches for you."
source = "Apple: Data Formatting Guide, \"creating a date formatter is not a cheap operation\""
calls = [
  "DateFormatter.init()",
  "NumberFormatter.init()",
  "ISO8601DateFormatter.init()",
  "DateComponentsFormatter.init()",
  "ByteCountFormatter.init()",
  "RelativeDateTimeFormatter.init()",
  "MeasurementFormatter.init()",
  "Locale.availableIdentifiers",
  "TimeZone.knownTimeZoneIdentifiers",
  "TimeZone.abbreviationDictionary",
]

[[effect]]
name = "row-work"
level = "warning"
does = "compiles the pattern each time"
worst = "for a millisecond or more each time"
instead = "Compile it once: a `static let`, or a regex literal kept in a constant."
source = "Apple: NSRegularExpression; Swift Evolution: SE-0350, Regex Type and Overview"
calls = [
  "NSRegularExpression.init(pattern:options?:)",
  "NSDataDetector.init(types:)",
  "Regex.init(_:)",
]

[[effect]]
name = "sorting"
level = "warning"
does = "sorts or regroups the whole collection"
worst = "for as long as the collection is large"
instead = "Sort when the data changes and keep the result; the frame only shows it."
source = "Apple: Understanding and improving SwiftUI performance"
calls = [
  "Array.sorted() when receiver is stored",
  "Array.sorted(by:) when receiver is stored",
  "Array.sorted(using:) when receiver is stored",
  "Array.shuffled() when receiver is stored",
  "Dictionary.init(grouping:by:) when grouping is stored",
]

[[effect]]
name = "frame-work"
level = "note"
does = "sorts or regroups the whole collection"
worst = "for as long as the collection is large"
instead = "Sort when the data changes and keep the result; the frame only shows it."
source = "Apple: Understanding and improving SwiftUI performance"
calls = [
  "Sequence.sorted() unless receiver is literal",
  "Sequence.sorted(by:) unless receiver is literal",
  "Sequence.sorted(using:) unless receiver is literal",
  "Array.sorted() unless receiver is literal",
  "Array.sorted(by:) unless receiver is literal",
  "Array.sorted(using:) unless receiver is literal",
  "*.sorted() unless receiver is literal",
  "*.sorted(by:) unless receiver is literal",
  "*.sorted(using:) unless receiver is literal",
  "MutableCollection.sort(by?:)",
  "NSArray.sortedArray(using:)",
  "NSArray.sortedArray(comparator:)",
  "Array.shuffled()",
  "Dictionary.init(grouping:by:)",
]

[[effect]]
name = "pictures"
level = "warning"
does = "makes a picture from encoded data, which is decoded when it is drawn"
worst = "for tens of milliseconds with a large picture"
instead = "Prepare it beforehand with `byPreparingForDisplay()` or `byPreparingThumbnail(ofSize:)` and keep it."
source = "Apple: UIImage.preparingForDisplay(), Image and Graphics Best Practices"
calls = [
  "UIImage.init(data:scale?:)",
  "NSImage.init(data:)",
]

[[effect]]
name = "pictures"
level = "warning"
does = "draws a picture, pixel by pixel, before it returns"
worst = "for tens of milliseconds with a large picture"
instead = "Draw or resize it off the main thread when it arrives, and keep the result."
source = "Apple: Image and Graphics Best Practices"
calls = [
  "UIGraphicsImageRenderer.image(actions:) unless receiver is tiny",
  "UIGraphicsImageRenderer.image(actions:) when receiver is tiny and #0 has draw",
  "UIGraphicsGetImageFromCurrentImageContext()",
]

[[effect]]
name = "frame-work"
level = "warning"
does = "parses Markdown"
worst = "for milliseconds each time, as long as the text is"
instead = "Parse when the text changes and keep the attributed string."
source = "Apple: AttributedString.init(markdown:)"
calls = [
  "AttributedString.init(markdown:options?:baseURL?:) unless #0 is literal",
  "NSAttributedString.init(markdown:options:baseURL:) unless #0 is literal",
]

[[effect]]
name = "frame-work"
level = "note"
does = "does work that adds up when done in every frame"
worst = "for as long as its input is large"
instead = "Do it when the data changes and keep the result."
source = "the frameworks' own documentation"
calls = [
  "Data.init(base64Encoded:options?:)",
  "Data.base64EncodedString(options?:)",
  "Data.base64EncodedData(options?:)",
  "CIContext.init(options?:)",
  "CIContext.init(mtlDevice:)",
  "NSPredicate.init(format:)",
  "String.folding(options:locale:)",
  "StringProtocol.localizedStandardContains(_:)",
  "StringProtocol.localizedStandardCompare(_:)",
  "StringProtocol.components(separatedBy:)",
  "Sequence.joined(separator:)",
  "StringProtocol.range(of:options:range?:locale?:) when options has regularExpression",
  "StringProtocol.replacingOccurrences(of:with:options:range?:) when options has regularExpression",
  "Bundle.loadNibNamed(_:owner:options:)",
  "UINib.instantiate(withOwner:options:)",
  "NSNib.instantiate(withOwner:topLevelObjects:)",
  "UIStoryboard.instantiateViewController(withIdentifier:)",
  "UIStoryboard.instantiateInitialViewController()",
  "NSString.boundingRect(with:options:attributes:context:)",
  "NSAttributedString.boundingRect(with:options:context:)",
  "NSString.size(withAttributes:)",
  "NSAttributedString.size()",
  "CTFramesetterCreateWithAttributedString(_:)",
  "CTFramesetterSuggestFrameSizeWithConstraints(_:_:_:_:_:)",
  "CTFramesetterCreateFrame(_:_:_:_:)",
  "CC_SHA256(_:_:_:)",
  "CC_MD5(_:_:_:)",
  "CC_SHA1(_:_:_:)",
  "CC_SHA512(_:_:_:)",
  "CCCrypt(_:_:_:_:_:_:_:_:_:_:_:)",
  "AES.GCM.seal(_:using:)",
  "AES.GCM.open(_:using:)",
  "ChaChaPoly.seal(_:using:)",
  "ChaChaPoly.open(_:using:)",
]
```

What makes a view for each element.

```toml
[[effect]]
name = "rows"
level = "note"
does = "makes a view for each element"
calls = [
  "ForEach.init(_:content:)",
  "ForEach.init(_:id:content:)",
  "List.init(_:id?:children?:selection?:rowContent:)",
  "OutlineGroup.init(_:id?:children:content:)",
]
```

"""#),
("effects/gate.md", #"""
# gate

The short list of APIs that teams search their sources for in continuous integration, whatever thread they stand on. Only `sync-api` asks for it, in strict mode.

```toml
[[effect]]
name = "gate"
does = "can block its thread"
worst = "without bound"
instead = "Use the asynchronous form, or confirm the use with a reason."
source = "the project's source document [1] on hangs and responsiveness, its continuous-integration gate"
calls = [
  "Data.init(contentsOf:options?:)",
  "String.init(contentsOf:encoding?:usedEncoding?:)",
  "SCNetworkReachabilityCreateWithName",
  "SCNetworkReachabilityCreateWithAddress",
  "SCNetworkReachabilityCreateWithAddressPair",
  "SCNetworkReachabilityGetFlags",
  "SCNetworkReachabilitySetCallback",
  "SCNetworkReachabilitySetDispatchQueue",
  "SCNetworkReachabilityScheduleWithRunLoop",
  "SCNetworkReachabilityUnscheduleFromRunLoop",
  "gethostbyname",
  "DispatchSemaphore.init(value:)",
]
```

"""#),
("effects/ipc.md", #"""
# ipc

Calls that ask a system service and wait for its answer: the keychain, the camera and audio services, location, photos, the pasteboard, another app. Usually quick, and as slow as that service when it is busy,
starting up, or asking the user.

```toml
[[effect]]
name = "keychain"
level = "warning"
does = "asks the keychain service and waits for its answer"
worst = "for seconds while the service is busy, without bound if it asks the user"
instead = "Call it on a queue of its own and keep the value in memory."
source = "Apple: SecItemCopyMatching, \"blocks the calling thread, so it can cause your app's UI to hang if called from the main thread\""
calls = [
  "SecItemCopyMatching(_:_:)",
  "SecKeychainFindGenericPassword(_:_:_:_:_:_:_:_:)",
  "SecKeychainFindInternetPassword(_:_:_:_:_:_:_:_:_:_:_:_:_:_:)",
  "SecKeychainUnlock(_:_:_:_:)",
]

[[effect]]
name = "ipc"
level = "note"
does = "changes one item of the keychain and waits for the service"
worst = "for seconds while the service is busy"
instead = "Call it on a queue of its own."
source = "Apple: SecItemAdd, \"blocks the calling thread\"; done once, when the user signs in or out"
calls = [
  "SecItemAdd(_:_:)",
  "SecItemUpdate(_:_:)",
  "SecItemDelete(_:)",
  "SecKeychainItemModifyAttributesAndData(_:_:_:_:)",
  "SecKeychainItemDelete(_:)",
]

[[effect]]
name = "ipc"
level = "note"
does = "has the system change the login items and waits for it"
worst = "for as long as the service takes to start"
instead = "Do it on a queue of its own."
source = "Apple: SMAppService.register(); done once, when the user turns a switch"
calls = [
  "SMLoginItemSetEnabled(_:_:)",
  "SMAppService.register()",
]

[[effect]]
name = "ipc"
level = "warning"
does = "asks a service of the system about the store and waits for its answer"
worst = "for seconds while the service is busy or the network is slow"
instead = "Ask on a queue of its own, or await `Storefront.current` of StoreKit 2."
source = "Apple: SKPaymentQueue.storefront; AAAttribution.attributionToken(), which asks a service that uses the network"
calls = [
  "SKPaymentQueue.storefront",
  "AAAttribution.attributionToken()",
]

[[effect]]
name = "ipc"
level = "warning"
does = "waits until the capture hardware has started, stopped or changed"
worst = "for a second or more"
instead = "Call it on a serial queue of its own, the session queue."
source = "Apple: AVCaptureSession.startRunning() is a blocking call, to be made on a serial queue"
calls = [
  "AVCaptureSession.startRunning()",
  "AVCaptureSession.stopRunning()",
  "AVCaptureSession.commitConfiguration() unless body has startRunning",
  "AVCaptureMultiCamSession.startRunning()",
]

[[effect]]
name = "ipc"
level = "note"
does = "waits until the capture hardware has started or stopped, if it is a capture session or calls one at once"
worst = "for a second or more"
instead = "Call it on a serial queue of its own, the session queue."
source = "Apple: AVCaptureSession.startRunning() is a blocking call, to be made on a serial queue"
calls = [
  "*.startRunning()",
  "*.stopRunning()",
]

[[effect]]
name = "ipc"
level = "note"
does = "puts the capture session together before it is started"
worst = "for tens of milliseconds"
instead = "Call it on a serial queue of its own, the session queue."
source = "Apple: AVCaptureSession.commitConfiguration()"
calls = ["AVCaptureSession.commitConfiguration() when body has startRunning"]

[[effect]]
name = "ipc"
level = "warning"
does = "asks the audio service and waits for its answer"
worst = "for a second or more while the route changes"
instead = "Call it on a queue of its own, or use `activate(options:completionHandler:)`."
source = "Apple: AVAudioSession.setActive(_:options:), \"synchronous (blocking) operation\""
calls = [
  "AVAudioSession.setActive(_:options?:)",
]

[[effect]]
name = "ipc"
level = "warning"
does = "asks the location service and waits for its answer"
worst = "for seconds while the service starts"
instead = "Ask on a queue of its own, or use what the delegate reports."
source = "Apple: CLLocationManager.locationServicesEnabled(), \"this method can cause UI unresponsiveness if invoked on the main thread\""
calls = [
  "CLLocationManager.locationServicesEnabled()",
  "CLLocationManager.monitoredRegions",
  "CLLocationManager.location",
  "CLLocationManager.accuracyAuthorization",
]

[[effect]]
name = "ipc"
level = "warning"
does = "waits for the photo library"
worst = "for tens of seconds if a picture must be fetched from the cloud"
instead = "Leave `isSynchronous` false, use `performChanges(_:completionHandler:)`."
source = "Apple: PHImageRequestOptions.isSynchronous, PHPhotoLibrary.performChangesAndWait(_:)"
calls = [
  "PHImageRequestOptions.isSynchronous when assigned is true",
  "PHPhotoLibrary.performChangesAndWait(_:)",
  "*.performChangesAndWait(_:)",
]

[[effect]]
name = "pasteboard"
level = "warning"
does = "reads the pasteboard, which another device may have to send or the user to allow"
worst = "for as long as the other device and the user take"
instead = "Ask `hasStrings` or `detectPatterns` first, use `UIPasteControl`, and read off the main thread."
source = "Apple: UIPasteboard, Universal Clipboard"
calls = [
  "UIPasteboard.data(forPasteboardType:inItemSet?:)",
  "UIPasteboard.value(forPasteboardType:)",
]

[[effect]]
name = "ipc"
level = "warning"
does = "waits until other programs have let go of the file"
worst = "without bound while another program writes or a cloud file is fetched"
instead = "Use `coordinate(with:queue:byAccessor:)`, or coordinate on a queue of its own."
source = "Apple: NSFileCoordinator: the synchronous methods block the current thread until they may go on"
calls = [
  "NSFileCoordinator.coordinate(readingItemAt:options?:error:byAccessor:)",
  "NSFileCoordinator.coordinate(writingItemAt:options?:error:byAccessor:)",
  "NSFileCoordinator.coordinate(readingItemAt:options?:writingItemAt:options?:error:byAccessor:)",
  "NSFileCoordinator.coordinate(writingItemAt:options?:writingItemAt:options?:error:byAccessor:)",
  "NSFileCoordinator.prepare(forReadingItemsAt:options:writingItemsAt:options:error:byAccessor:)",
  "*.coordinate(readingItemAt:options?:error:byAccessor:)",
  "*.coordinate(writingItemAt:options?:error:byAccessor:)",
]

[[effect]]
name = "ipc"
level = "warning"
does = "sends a message to another process and waits for its reply"
worst = "without bound while the other process is busy"
instead = "Use the form with a reply handler: `remoteObjectProxyWithErrorHandler`, `xpc_connection_send_message_with_reply`."
source = "Apple: NSXPCConnection.synchronousRemoteObjectProxyWithErrorHandler(_:), xpc_connection_send_message_with_reply_sync"
calls = [
  "NSXPCConnection.synchronousRemoteObjectProxyWithErrorHandler(_:)",
  "*.synchronousRemoteObjectProxyWithErrorHandler(_:)",
  "xpc_connection_send_message_with_reply_sync(_:_:)",
  "xpc_session_send_message_with_reply_sync(_:_:_:)",
  "XPCSession.sendSync(_:)",
  "XPCSession.sendSync(message:)",
  "CFMessagePortSendRequest(_:_:_:_:_:_:_:) unless #5 is nil",
]

[[effect]]
name = "ipc"
level = "warning"
does = "sends events to another app and waits for its answer"
worst = "for a minute or more while that app does not answer"
instead = "Run the script on a queue of its own, or use `NSUserAppleScriptTask`."
source = "Apple: NSAppleScript.executeAndReturnError(_:)"
calls = [
  "NSAppleScript.executeAndReturnError(_:)",
  "NSAppleScript.executeAppleEvent(_:error:)",
  "OSAScript.executeAndReturnError(_:)",
  "NSAppleEventDescriptor.sendEvent(options:timeout:) unless options has noReply",
  "*.executeAndReturnError(_:)",
]

[[effect]]
name = "ipc"
level = "warning"
does = "asks for rights or installs a helper and waits for the service or the user"
worst = "without bound while the user is asked"
instead = "Do it on a queue of its own."
source = "Apple: AuthorizationCopyRights, SMJobBless: they may wait for the user"
calls = [
  "AuthorizationCopyRights(_:_:_:_:_:)",
  "AuthorizationCreate(_:_:_:_:)",
  "SMJobBless(_:_:_:_:)",
]

[[effect]]
name = "ipc"
level = "warning"
does = "asks the contacts database and waits for its answer"
worst = "for as long as the address book is large"
instead = "Fetch on a queue of its own with only the keys that are shown."
source = "Apple: CNContactStore: fetch methods perform I/O and are not for the main thread"
calls = [
  "CNContactStore.unifiedContacts(matching:keysToFetch:)",
  "CNContactStore.unifiedContact(withIdentifier:keysToFetch:)",
  "CNContactStore.unifiedMeContactWithKeys(toFetch:)",
  "CNContactStore.defaultContainerIdentifier()",
  "CNContactStore.enumerateContacts(with:usingBlock:)",
  "CNContactStore.groups(matching:)",
  "CNContactStore.containers(matching:)",
  "CNContactStore.execute(_:)",
  "*.unifiedContacts(matching:keysToFetch:)",
  "*.enumerateContacts(with:usingBlock:)",
]

[[effect]]
name = "ipc"
level = "warning"
does = "has another process draw or compute and waits for its answer"
worst = "for as long as the document or script takes"
instead = "Use the asynchronous form (`QLThumbnailGenerator`, `WKWebView.evaluateJavaScript`)."
source = "Apple: QuickLook Thumbnailing; UIWebView, deprecated"
calls = [
  "QLThumbnailImageCreate(_:_:_:_:)",
  "UIWebView.stringByEvaluatingJavaScript(from:)",
]
```

Usually answered within a frame or two: notes.

```toml
[[effect]]
name = "pasteboard"
level = "warning"
does = "fetches what is on the pasteboard, which another device may hold or the user be asked for"
worst = "for as long as that takes"
instead = "Before reading ask `hasStrings` or `detectPatterns`; `UIPasteControl` reads without asking."
source = "Apple: UIPasteboard, Universal Clipboard"
calls = [
  "UIPasteboard.string unless assigned is present",
  "UIPasteboard.strings unless assigned is present",
  "UIPasteboard.image unless assigned is present",
  "UIPasteboard.images unless assigned is present",
  "UIPasteboard.url unless assigned is present",
  "UIPasteboard.urls unless assigned is present",
  "UIPasteboard.items unless assigned is present",
  "UIPasteboard.color unless assigned is present",
]

[[effect]]
name = "ipc"
level = "note"
does = "reads the pasteboard"
worst = "for as long as the app that copied takes to deliver"
instead = "Ask for what is needed only, when the user pastes."
source = "Apple: NSPasteboard"
calls = [
  "NSPasteboard.string(forType:)",
  "NSPasteboard.data(forType:)",
  "NSPasteboard.propertyList(forType:)",
  "NSPasteboard.readObjects(forClasses:options?:)",
  "NSPasteboard.pasteboardItems",
  "NSPasteboardItem.string(forType:)",
  "NSPasteboardItem.data(forType:)",
]

[[effect]]
name = "ipc"
level = "note"
does = "asks a system service and waits for its answer"
worst = "for as long as that service is busy"
instead = "Ask once, off the main thread, and keep the answer."
source = "the frameworks' own documentation"
calls = [
  "AVAudioSession.setCategory(_:mode?:policy?:options?:)",
  "AVAudioEngine.start()",
  "AVAudioEngine.stop()",
  "AVAudioEngine.inputNode",
  "AVCaptureDevice.lockForConfiguration()",
  "AVCaptureDeviceInput.init(device:)",
  "AVCaptureSession.addInput(_:)",
  "AVCaptureSession.addOutput(_:)",
  "AVSpeechSynthesisVoice.speechVoices()",
  "EKEventStore.init()",
  "EKEventStore.events(matching:)",
  "EKEventStore.calendarItem(withIdentifier:)",
  "EKEventStore.calendar(withIdentifier:)",
  "EKEventStore.defaultCalendarForNewEvents",
  "EKEventStore.enumerateEvents(matching:using:)",
  "EKEventStore.event(withIdentifier:)",
  "EKEventStore.calendars(for:)",
  "EKEventStore.save(_:span:commit?:)",
  "EKEventStore.save(_:commit:)",
  "EKEventStore.saveCalendar(_:commit:)",
  "EKEventStore.remove(_:span:commit?:)",
  "EKEventStore.commit()",
  "EKEventStore.reset()",
  "HKHealthStore.biologicalSex()",
  "HKHealthStore.dateOfBirthComponents()",
  "HKHealthStore.bloodType()",
  "HKHealthStore.fitzpatrickSkinType()",
  "HKHealthStore.activityMoveMode()",
  "HKHealthStore.wheelchairUse()",
  "MPMediaQuery.items",
  "MPMediaQuery.collections",
  "MPMediaItemArtwork.image(at:)",
  "MPMusicPlayerController.nowPlayingItem",
  "PHAsset.fetchAssets(with:options?:)",
  "PHAsset.fetchAssets(in:options:)",
  "PHAsset.fetchAssets(withLocalIdentifiers:options:)",
  "PHAsset.fetchKeyAssets(in:options:)",
  "PHAssetCollection.fetchAssetCollections(with:subtype:options:)",
  "PHAssetCollection.fetchAssetCollections(withLocalIdentifiers:options:)",
  "PHCollectionList.fetchTopLevelUserCollections(with:)",
  "PHCollection.fetchTopLevelUserCollections(with:)",
  "PHAssetResource.assetResources(for:)",
  "NSWorkspace.icon(forFile:)",
  "NSWorkspace.icon(forFiles:)",
  "NSWorkspace.isFilePackage(atPath:)",
  "NSWorkspace.urlForApplication(withBundleIdentifier:)",
  "NSWorkspace.urlForApplication(toOpen:)",
  "NSWorkspace.urlsForApplications(toOpen:)",
  "NSWorkspace.launchApplication(_:)",
  "NSWorkspace.launchApplication(at:options:configuration:)",
  "NSWorkspace.open(_:withAppBundleIdentifier:options:additionalEventParamDescriptor:launchIdentifiers:)",
  "NSWorkspace.setIcon(_:forFile:options:)",
  "NSWorkspace.unmountAndEjectDevice(atPath:)",
  "NSWorkspace.unmountAndEjectDevice(at:)",
  "MFMailComposeViewController.canSendMail()",
  "MFMessageComposeViewController.canSendText()",
  "SKPaymentQueue.canMakePayments()",
  "AppStore.canMakePayments",
  "UIApplication.canOpenURL(_:)",
  "UIApplication.openURL(_:)",
  "LAContext.canEvaluatePolicy(_:error:)",
  "CTTelephonyNetworkInfo.init()",
  "CTTelephonyNetworkInfo.serviceSubscriberCellularProviders",
  "CTTelephonyNetworkInfo.serviceCurrentRadioAccessTechnology",
  "SCPreferencesLock(_:_:) unless #1 is false",
  "SCPreferencesCommitChanges(_:)",
  "SCPreferencesApplyChanges(_:)",
  "SCDynamicStoreCopyValue(_:_:)",
  "SCDynamicStoreCopyMultiple(_:_:_:)",
  "SCDynamicStoreCopyProxies(_:)",
  "SCDynamicStoreCopyLocation(_:)",
  "CNCopyCurrentNetworkInfo(_:)",
  "CNCopySupportedInterfaces()",
  "AXUIElementCopyAttributeValue(_:_:_:)",
  "AXUIElementCopyAttributeValues(_:_:_:_:_:)",
  "AXUIElementCopyMultipleAttributeValues(_:_:_:_:)",
  "AXUIElementSetAttributeValue(_:_:_:)",
  "AXUIElementPerformAction(_:_:)",
  "AXUIElementCopyElementAtPosition(_:_:_:_:)",
  "AXUIElementCopyAttributeNames(_:_:)",
  "AXUIElementIsAttributeSettable(_:_:_:)",
  "AXUIElementGetAttributeValueCount(_:_:_:)",
  "AXUIElementCopyParameterizedAttributeValue(_:_:_:_:)",
  "AXUIElementCopyParameterizedAttributeNames(_:_:)",
  "AXUIElementCopyActionNames(_:_:)",
  "AXUIElementCopyActionDescription(_:_:_:)",
  "AXObserverAddNotification(_:_:_:_:)",
  "AXObserverRemoveNotification(_:_:_:)",
  "CGWindowListCopyWindowInfo(_:_:)",
  "CGWindowListCreateImage(_:_:_:_:)",
  "CGDisplayCreateImage(_:)",
  "CGSessionCopyCurrentDictionary()",
  "IOServiceWaitQuiet(_:_:)",
  "IOConnectCallMethod(_:_:_:_:_:_:_:_:_:_:)",
  "IOConnectCallStructMethod(_:_:_:_:_:_:)",
  "LSCopyApplicationURLsForURL(_:_:)",
  "LSCopyApplicationURLsForBundleIdentifier(_:_:)",
  "LSOpenCFURLRef(_:_:)",
  "LSRegisterURL(_:_:)",
  "MDItemCreate(_:_:)",
  "MDItemCopyAttribute(_:_:)",
  "MDQueryExecute(_:_:)",
  "UITextChecker.rangeOfMisspelledWord(in:range:startingAt:wrap:language:)",
  "UITextChecker.guesses(forWordRange:in:language:)",
  "UITextChecker.completions(forPartialWordRange:in:language:)",
  "NSSpellChecker.checkSpelling(of:startingAt:)",
  "NSSpellChecker.check(_:range:types:options:inSpellDocumentWithTag:orthography:wordCount:)",
  "Keychain.getString(_:)",
  "Keychain.getData(_:)",
  "Keychain.get(_:)",
  "Keychain.set(_:key:)",
  "KeychainSwift.getBool(_:)",
  "KeychainSwift.get(_:)",
  "KeychainSwift.set(_:forKey:)",
  "KeychainWrapper.string(forKey:)",
  "KeychainWrapper.set(_:forKey:)",
  "Valet.string(forKey:)",
  "Valet.setString(_:forKey:)",
]
```

"""#),
("effects/layout.md", #"""
# layout

Calls that make the interface lay itself out, draw itself or take its picture at once instead of in its turn. Once they are fine; in layout, in drawing or in a loop they do the same work again and again within one frame.

```toml
[[effect]]
name = "layout"
level = "warning"
does = "lays out the whole view tree at once"
worst = "for as long as the view tree is large"
instead = "Use `setNeedsLayout` and let the next pass do it; measure once and keep the size."
source = "Apple: UIView.layoutIfNeeded(), NSView.layoutSubtreeIfNeeded()"
calls = [
  "UIView.layoutIfNeeded()",
  "NSView.layoutSubtreeIfNeeded()",
  "CALayer.layoutIfNeeded()",
  "NSWindow.layoutIfNeeded()",
  "*.layoutIfNeeded()",
  "*.layoutSubtreeIfNeeded()",
]

[[effect]]
name = "layout"
level = "note"
does = "measures or draws views at once"
worst = "for as long as the view tree is large"
instead = "Measure once and keep the size; mark what has changed and let the next pass draw it."
source = "Apple: UIView.systemLayoutSizeFitting(_:), CATransaction.flush()"
calls = [
  "UIView.sizeThatFits(_:)",
  "UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority?:verticalFittingPriority?:)",
  "UIHostingController.sizeThatFits(in:)",
  "NSView.fittingSize",
  "CATransaction.flush()",
  "NSView.displayIfNeeded()",
  "NSView.display()",
  "NSWindow.display()",
  "UITableView.reloadData()",
  "UICollectionView.reloadData()",
  "UICollectionViewDiffableDataSource.apply(_:animatingDifferences?:completion?:)",
]
```

"""#),
("effects/locks.md", #"""
# locks

Taking a lock: quick while nobody holds it, and as long as the holder works otherwise. The locks themselves are no findings; `lock-on-main`, `lock-across-await`, `lock-left-held` and `waits-for-itself` judge what happens under them.

```toml
[[effect]]
name = "locks"
level = "warning"
does = "waits until nobody else holds the lock"
worst = "for as long as the holder works"
instead = "Hold locks for a few assignments only; never across files, network, other locks or an `await`."
source = "Apple: NSLock, os_unfair_lock; POSIX: pthread_mutex_lock"
calls = [
  "NSLock.lock()",
  "NSRecursiveLock.lock()",
  "NSConditionLock.lock()",
  "NSCondition.lock()",
  "NSLocking.lock()",
  "NSLock.lock(before:) when before > 0",
  "NSRecursiveLock.lock(before:) when before > 0",
  "NSConditionLock.lock(before:) when before > 0",
  "OSAllocatedUnfairLock.lock()",
  "NIOLock.lock()",
  "os_unfair_lock_lock(_:)",
  "os_unfair_recursive_lock_lock(_:)",
  "pthread_mutex_lock(_:)",
  "pthread_rwlock_rdlock(_:)",
  "pthread_rwlock_wrlock(_:)",
  "objc_sync_enter(_:)",
  "AcquireSRWLockExclusive(_:)",
  "AcquireSRWLockShared(_:)",
  "EnterCriticalSection(_:)",
]
```

Forms that take the lock, run a closure at once and give it back.

```toml
[[effect]]
name = "locks-around"
level = "warning"
does = "waits until nobody else holds the lock, then runs the closure under it"
worst = "for as long as the holder works"
instead = "Keep the closure to a few assignments."
source = "Apple: NSLocking.withLock(_:)"
calls = [
  "NSLock.withLock(_:)",
  "NSRecursiveLock.withLock(_:)",
  "NSConditionLock.withLock(_:)",
  "NSCondition.withLock(_:)",
  "NSLocking.withLock(_:)",
  "OSAllocatedUnfairLock.withLock(_:)",
  "OSAllocatedUnfairLock.withLockUnchecked(_:)",
  "Mutex.withLock(_:)",
  "NIOLock.withLock(_:)",
  "NIOLockedValueBox.withLockedValue(_:)",
]
```

What gives a lock back. No hazard, but the checks on locks need to see it.

```toml
[[effect]]
name = "unlocks"
level = "note"
does = "gives the lock back"
calls = [
  "NSLock.unlock()",
  "NSRecursiveLock.unlock()",
  "NSConditionLock.unlock()",
  "NSConditionLock.unlock(withCondition:)",
  "NSCondition.unlock()",
  "NSLocking.unlock()",
  "OSAllocatedUnfairLock.unlock()",
  "NIOLock.unlock()",
  "os_unfair_lock_unlock(_:)",
  "os_unfair_recursive_lock_unlock(_:)",
  "pthread_mutex_unlock(_:)",
  "pthread_rwlock_unlock(_:)",
  "objc_sync_exit(_:)",
  "ReleaseSRWLockExclusive(_:)",
  "ReleaseSRWLockShared(_:)",
  "LeaveCriticalSection(_:)",
]
```

Locks that nobody may take twice, not even the thread that holds them. (A mutex of POSIX may be made to allow it: `allows-again` below.)

```toml
[[effect]]
name = "locks-once"
level = "note"
does = "waits until nobody holds the lock, its own thread not excepted"
calls = [
  "NSLock.lock()",
  "NSCondition.lock()",
  "NSConditionLock.lock()",
  "OSAllocatedUnfairLock.lock()",
  "NIOLock.lock()",
  "os_unfair_lock_lock(_:)",
  "pthread_mutex_lock(_:)",
]

[[effect]]
name = "locks-once-around"
level = "note"
does = "waits until nobody holds the lock, its own thread not excepted"
calls = [
  "NSLock.withLock(_:)",
  "NSCondition.withLock(_:)",
  "OSAllocatedUnfairLock.withLock(_:)",
  "Mutex.withLock(_:)",
  "NIOLock.withLock(_:)",
  "NIOLockedValueBox.withLockedValue(_:)",
]
```

What makes locks of C such that their holder may take them again.

```toml
[[effect]]
name = "allows-again"
level = "note"
does = "lets the holder of a lock take it again"
calls = ["pthread_mutexattr_settype(_:_:) when #1 has PTHREAD_MUTEX_RECURSIVE"]
```

An operation that waits for all operations of its queue waits for itself.

```toml
[[effect]]
name = "operation-work"
level = "note"
does = "puts an operation into the queue"
calls = [
  "OperationQueue.addOperation(_:)",
  "OperationQueue.addBarrierBlock(_:)",
]

[[effect]]
name = "waits-for-operations"
level = "note"
does = "waits until the queue is empty"
calls = ["OperationQueue.waitUntilAllOperationsAreFinished()"]
```

"""#),
("effects/lookup.md", #"""
# lookup

Calls that ask the name service: a host name becomes an address or the reverse. Behind one of them stand several servers with several seconds of timeout each, and no parameter shortens that.

```toml
[[effect]]
name = "lookup"
does = "asks the name service and returns when it has answered or given up"
worst = "for about thirty seconds without a working name server"
instead = "Connect by name with `NWConnection` or `URLSession`, which resolve on their own threads; for a numeric address use `inet_pton` or the AI_NUMERICHOST flag."
source = "POSIX: getaddrinfo; Apple: Technical Q&A QA1693, Synchronous Networking On The Main Thread"
calls = [
  "gethostbyname(_:) unless #0 is numeric",
  "gethostbyname2(_:_:) unless #0 is numeric",
  "gethostbyaddr(_:_:_:)",
  "getipnodebyname(_:_:_:_:)",
  "getipnodebyaddr(_:_:_:_:)",
  "getaddrinfo(_:_:_:_:) unless #0 is nil unless #0 is numeric unless #2 has AI_NUMERICHOST",
  "getnameinfo(_:_:_:_:_:_:_:) unless #6 has NI_NUMERICHOST",
  "res_query(_:_:_:_:_:)",
  "res_search(_:_:_:_:_:)",
  "res_nquery(_:_:_:_:_:_:)",
  "res_nsearch(_:_:_:_:_:_:)",
]

[[effect]]
name = "lookup"
does = "looks up the names or addresses of a host"
worst = "for about thirty seconds without a working name server"
instead = "For the computer's display name use `Host.current().localizedName` or `UIDevice.current.name`; resolve other names off the main thread."
source = "Apple: Host, ProcessInfo.hostName"
calls = [
  "Host.name",
  "Host.names",
  "Host.address",
  "Host.addresses",
  "Host.init(name:)",
  "Host.init(address:)",
  "ProcessInfo.hostName",
  "SocketAddress.makeAddressResolvingHost(_:port:) unless #0 is numeric",
  "SocketAddress.newAddressResolving(host:port:) unless host is numeric",
]
```

These wait too, unless the function around has a run loop call back; whether a socket already holds the answer cannot be seen at the call.

```toml
[[effect]]
name = "lookup"
level = "warning"
does = "waits for the name service unless the answer was scheduled on a run loop or a socket first"
worst = "for about thirty seconds without a working name server"
instead = "Schedule it: `CFHostScheduleWithRunLoop`, `DNSServiceSetDispatchQueue`; or resolve with `NWConnection`."
source = "Apple: CFHostStartInfoResolution blocks if no client is set; dns_sd.h"
calls = [
  "CFHostStartInfoResolution(_:_:_:) unless body has CFHostScheduleWithRunLoop unless body has CFHostSetClient",
  "DNSServiceProcessResult(_:)",
]
```

User and group records come from a directory service that may be on another machine.

```toml
[[effect]]
name = "lookup"
level = "note"
does = "asks the user directory, which may be a server"
worst = "for tens of seconds with a network directory"
instead = "Use `NSUserName()`, `NSFullUserName()` or `NSHomeDirectory()`, or ask off the main thread."
source = "POSIX: getpwnam, getgrnam"
calls = [
  "getpwnam(_:)",
  "getpwuid(_:)",
  "getgrnam(_:)",
  "getgrgid(_:)",
  "getpwnam_r(_:_:_:_:_:)",
  "getpwuid_r(_:_:_:_:_:)",
  "getgrouplist(_:_:_:_:)",
]
```

"""#),
("effects/loops.md", #"""
# loops

What a loop costs is read from its shape, not from a name: a check seeds this effect where rounds multiply, and from there it travels to the code that calls it, as any other effect.

```toml
[[effect]]
name = "loops"
level = "warning"
does = "goes through data of unknown size, and through more of it in each round"
worst = "for a time that grows with the square of the data"
instead = "Build a dictionary or set once and look things up in it, or do the loop off the main thread."
source = "Apple: Improving app responsiveness; the project's source document [1] on hangs and responsiveness"
calls = []
```

"""#),
("effects/main-sync.md", #"""
# main-sync

Calls that hand work to the main thread and wait until it is done. Called on the main thread they wait for themselves.

```toml
[[effect]]
name = "main-sync"
does = "waits until the main thread has run the work handed over"
worst = "without bound"
instead = "On main call the work directly; elsewhere use `DispatchQueue.main.async` or `await MainActor.run`."
source = "Apple: DispatchQueue.sync(execute:), \"calling this function and targeting the current queue results in deadlock\""
calls = [
  "DispatchQueue.main.sync(flags?:execute:)",
  "DispatchQueue.main.asyncAndWait(flags?:execute:)",
]
```

On the main thread this one calls the method at once; only elsewhere it waits.

```toml
[[effect]]
name = "main-perform"
does = "waits until the main thread has run the method"
worst = "without bound"
instead = "Pass `waitUntilDone: false`, or use `await MainActor.run`."
source = "Apple: performSelector(onMainThread:with:waitUntilDone:), \"if the current thread is also the main thread … the message is delivered and processed immediately\""
calls = [
  "NSObject.performSelector(onMainThread:with:waitUntilDone:modes?:) when waitUntilDone is true",
  "*.performSelector(onMainThread:with:waitUntilDone:modes?:) when waitUntilDone is true",
]
```

Questions which thread this is. A branch on the answer gives each side its own place, an assertion gives it to the whole body.

```toml
[[effect]]
name = "asks-main"
level = "note"
does = "says whether this is the main thread"
calls = ["Thread.isMainThread", "pthread_main_np()"]

[[effect]]
name = "ends-on-main"
level = "note"
does = "ends the program on the main thread"
calls = ["dispatchPrecondition(condition:) when condition has notOnQueue and condition has main"]

[[effect]]
name = "ends-off-main"
level = "note"
does = "ends the program on any other thread than the main thread"
calls = [
  "dispatchPrecondition(condition:) when condition has onQueue and condition has main",
  "MainActor.assertIsolated(_?:file?:line?:)",
  "MainActor.preconditionIsolated(_?:file?:line?:)",
]
```

"""#),
("effects/network.md", #"""
# network

Calls that talk to another machine and return only when it has answered: a slow server, a captive portal or a lost signal holds the calling thread until a timeout ends it.
Initialisers that take a URL do the same for `https:` as for `file:`, which their names do not show.

A URL known to be remote: `URL(string: "https://…")` or something built from it.

```toml
[[effect]]
name = "network"
does = "loads a remote URL and returns when the transfer is over"
worst = "for tens of seconds on a bad network"
instead = "Use `try await URLSession.shared.data(from: url)`, or a data task with a completion handler."
source = "Apple: NSData.init(contentsOf:), \"don't use this synchronous initializer to request network-based URLs\""
calls = [
  "Data.init(contentsOf:options?:) when #0 is remote",
  "NSData.init(contentsOf:options?:) when #0 is remote",
  "NSMutableData.init(contentsOf:options?:) when #0 is remote",
  "String.init(contentsOf:encoding?:usedEncoding?:) when #0 is remote",
  "NSString.init(contentsOf:encoding?:usedEncoding?:) when #0 is remote",
  "NSMutableString.init(contentsOf:encoding?:usedEncoding?:) when #0 is remote",
  "NSArray.init(contentsOf:error?:) when #0 is remote",
  "NSMutableArray.init(contentsOf:error?:) when #0 is remote",
  "NSDictionary.init(contentsOf:error?:) when #0 is remote",
  "NSMutableDictionary.init(contentsOf:error?:) when #0 is remote",
  "XMLParser.init(contentsOf:) when #0 is remote",
  "XMLDocument.init(contentsOf:options?:) when #0 is remote",
  "XMLDTD.init(contentsOf:options?:) when #0 is remote",
  "NSAttributedString.init(url:options?:documentAttributes?:) when #0 is remote",
  "NSMutableAttributedString.init(url:options?:documentAttributes?:) when #0 is remote",
  "NSMutableAttributedString.read(from:options:documentAttributes:) when #0 is remote",
  "AttributedString.init(contentsOf:options?:baseURL?:) when #0 is remote",
  "NSAttributedString.init(contentsOfMarkdownFileAt:options?:baseURL?:) when #0 is remote",
  "NSImage.init(contentsOf:) when #0 is remote",
  "NSImageRep.init(contentsOf:) when #0 is remote",
  "NSImageRep.imageReps(withContentsOf:) when #0 is remote",
  "NSBitmapImageRep.imageReps(withContentsOf:) when #0 is remote",
  "CIImage.init(contentsOf:options?:) when #0 is remote",
]

[[effect]]
name = "network"
does = "sends a request and waits for the answer"
worst = "for tens of seconds on a bad network"
instead = "Use `try await URLSession.shared.data(for: request)`, or a data task with a completion handler."
source = "Apple: NSURLConnection.sendSynchronousRequest(_:returning:), deprecated; CFNetwork; libcurl manual, curl_easy_perform"
calls = [
  "NSURLConnection.sendSynchronousRequest(_:returning:)",
  "CFURLCreateDataAndPropertiesFromResource(_:_:_:_:_:_:)",
  "curl_easy_perform(_:)",
]
```

A URL of unknown origin: the call is a download or a file read, depending on the caller.

```toml
[[effect]]
name = "network-or-disk"
level = "warning"
does = "reads whatever the URL leads to before it returns: over the network if it is remote, from disk if it is a file"
worst = "for tens of seconds if the URL is remote"
instead = "Use `try await URLSession.shared.data(from: url)`; if it is always a file, build it with `URL(fileURLWithPath:)` or `URL(filePath:)` where it shows, and read it off the main thread."
source = "Apple: NSData.init(contentsOf:), \"don't use this synchronous initializer to request network-based URLs\""
calls = [
  "Data.init(contentsOf:options?:) when #0 is unknown unless options has mappedIfSafe unless options has alwaysMapped",
  "NSData.init(contentsOf:options?:) when #0 is unknown unless options has mappedIfSafe unless options has alwaysMapped",
  "NSMutableData.init(contentsOf:options?:) when #0 is unknown unless options has mappedIfSafe unless options has alwaysMapped",
  "String.init(contentsOf:encoding?:usedEncoding?:) when #0 is unknown",
  "NSString.init(contentsOf:encoding?:usedEncoding?:) when #0 is unknown",
  "NSMutableString.init(contentsOf:encoding?:usedEncoding?:) when #0 is unknown",
  "NSArray.init(contentsOf:error?:) when #0 is unknown",
  "NSMutableArray.init(contentsOf:error?:) when #0 is unknown",
  "NSDictionary.init(contentsOf:error?:) when #0 is unknown",
  "NSMutableDictionary.init(contentsOf:error?:) when #0 is unknown",
  "XMLParser.init(contentsOf:) when #0 is unknown",
  "XMLDocument.init(contentsOf:options?:) when #0 is unknown",
  "XMLDTD.init(contentsOf:options?:) when #0 is unknown",
  "NSAttributedString.init(url:options?:documentAttributes?:) when #0 is unknown",
  "NSMutableAttributedString.init(url:options?:documentAttributes?:) when #0 is unknown",
  "NSMutableAttributedString.read(from:options:documentAttributes:) when #0 is unknown",
  "AttributedString.init(contentsOf:options?:baseURL?:) when #0 is unknown",
  "NSAttributedString.init(contentsOfMarkdownFileAt:options?:baseURL?:) when #0 is unknown",
  "NSImage.init(contentsOf:) when #0 is unknown",
  "NSImageRep.init(contentsOf:) when #0 is unknown",
  "NSImageRep.imageReps(withContentsOf:) when #0 is unknown",
  "NSBitmapImageRep.imageReps(withContentsOf:) when #0 is unknown",
  "CIImage.init(contentsOf:options?:) when #0 is unknown",
]
```

Sockets and streams. Their names are those of many methods, so only calls without a receiver and with exactly these arguments count.

```toml
[[effect]]
name = "network"
level = "warning"
does = "waits until the peer accepts, sends or takes data"
worst = "without bound while the peer is silent"
instead = "Use `NWConnection`, or a non-blocking descriptor with a `DispatchSource`."
source = "POSIX: connect, accept, recv, send block unless O_NONBLOCK is set"
calls = [
  "connect(_:_:_:)",
  "accept(_:_:_:)",
  "accept4(_:_:_:_:) unless #3 has SOCK_NONBLOCK",
  "recv(_:_:_:_:) unless #3 has MSG_DONTWAIT",
  "recvfrom(_:_:_:_:_:_:) unless #3 has MSG_DONTWAIT",
  "recvmsg(_:_:_:) unless #2 has MSG_DONTWAIT",
  "send(_:_:_:_:) unless #3 has MSG_DONTWAIT",
  "sendto(_:_:_:_:_:_:) unless #3 has MSG_DONTWAIT",
  "sendmsg(_:_:_:) unless #2 has MSG_DONTWAIT",
  "sendfile(_:_:_:_:_:_:)",
  "sendfile(_:_:_:_:)",
  "SSL_connect(_:)",
  "SSL_accept(_:)",
  "SSL_read(_:_:_:)",
  "SSL_write(_:_:_:)",
  "SSL_do_handshake(_:)",
  "CFReadStreamRead(_:_:_:)",
  "CFReadStreamOpen(_:)",
  "CFWriteStreamWrite(_:_:_:)",
  "CFWriteStreamOpen(_:)",
  "CFSocketConnectToAddress(_:_:_:) when #2 >= 0",
  "CFSocketSendData(_:_:_:_:) when #3 > 0",
]

[[effect]]
name = "network"
level = "note"
does = "waits until the stream has data or room"
worst = "without bound while the peer is silent"
instead = "Schedule the stream and read when it reports bytes available, or use `NWConnection`."
source = "Apple: Stream Programming Guide, polling versus run-loop scheduling"
calls = [
  "InputStream.read(_:maxLength:)",
  "OutputStream.write(_:maxLength:)",
  "SSLHandshake(_:)",
  "SSLRead(_:_:_:_:)",
  "SSLWrite(_:_:_:_:)",
  "Socket.connect(to:port:timeout?:)",
  "Socket.acceptClientConnection(invokeDelegate?:)",
  "Socket.read(into:)",
  "Socket.write(from:)",
  "TCPClient.connect(timeout:)",
  "TCPClient.read(_:timeout:)",
  "TCPClient.send(string:)",
]
```

Libraries and services that fetch behind a local-looking call.

```toml
[[effect]]
name = "network"
level = "warning"
does = "asks a database server and waits for its answer"
worst = "for as long as the query runs, tens of seconds on a bad network"
instead = "Run the query on a queue of its own and hand back the rows."
source = "libpq and MySQL C API manuals: these functions block"
calls = [
  "PQexec(_:_:)",
  "PQconnectdb(_:)",
  "PQgetResult(_:)",
  "mysql_query(_:_:)",
  "mysql_real_query(_:_:_:)",
  "mysql_real_connect(_:_:_:_:_:_:_:_:)",
]

[[effect]]
name = "network"
level = "warning"
does = "may fetch certificates or revocation lists before it answers"
worst = "for tens of seconds on a bad network"
instead = "Use `SecTrustEvaluateAsyncWithError` on a queue of its own; check code signatures off the main thread."
source = "Apple: SecTrustEvaluateWithError may need the network and is not for the main thread"
calls = [
  "SecTrustEvaluate(_:_:)",
  "SecTrustEvaluateWithError(_:_:)",
  "SecTrustCopyExceptions(_:)",
  "SecStaticCodeCheckValidity(_:_:_:)",
  "SecStaticCodeCheckValidityWithErrors(_:_:_:_:)",
  "SecAssessmentTicketLookup(_:_:_:_:_:)",
  "CFNetworkCopyProxiesForAutoConfigurationScript(_:_:_:)",
]

[[effect]]
name = "network"
level = "note"
does = "may evaluate a trust object or a running program's signature first"
worst = "for as long as the evaluation takes"
instead = "Ask after `SecTrustEvaluateAsyncWithError` has answered."
source = "Apple: Security, SecTrust and SecCode"
calls = [
  "SecTrustCopyPublicKey(_:)",
  "SecTrustCopyKey(_:)",
  "SecCodeCheckValidity(_:_:_:)",
  "SecCodeCheckValidityWithErrors(_:_:_:_:)",
]
```

Media properties that load the asset's file or stream when they are first asked. The receiver must be known to be an asset or a track: `duration` and `tracks` are names of many other things.

```toml
[[effect]]
name = "network"
level = "warning"
does = "loads the asset's header or tracks before it answers"
worst = "for tens of seconds if the asset is remote"
instead = "Load it first: `try await asset.load(.duration)`, `try await asset.loadTracks(withMediaType:)`."
source = "Apple: AVAsynchronousKeyValueLoading: a property that is not loaded yet blocks the calling thread"
calls = [
  "AVAsset.duration unless receiver is local unless receiver has AVMutableComposition unless receiver has AVComposition unless body has statusOfValue",
  "AVAsset.tracks unless receiver is local unless receiver has AVMutableComposition unless receiver has AVComposition unless body has statusOfValue",
  "AVAsset.isPlayable unless receiver is local unless body has statusOfValue",
  "AVAsset.isExportable unless receiver is local unless body has statusOfValue",
  "AVAsset.isComposable unless receiver is local unless body has statusOfValue",
  "AVAsset.hasProtectedContent unless receiver is local unless body has statusOfValue",
  "AVAsset.commonMetadata unless receiver is local unless body has statusOfValue",
  "AVAsset.availableMetadataFormats unless receiver is local unless body has statusOfValue",
  "AVAsset.availableChapterLocales unless receiver is local unless body has statusOfValue",
  "AVAsset.availableMediaCharacteristicsWithMediaSelectionOptions unless receiver is local unless body has statusOfValue",
  "AVAsset.providesPreciseDurationAndTiming unless receiver is local unless body has statusOfValue",
  "AVAsset.tracks(withMediaType:) unless receiver is local unless receiver has AVMutableComposition unless receiver has AVComposition unless body has statusOfValue",
  "AVAsset.tracks(withMediaCharacteristic:) unless receiver is local unless receiver has AVMutableComposition unless receiver has AVComposition unless body has statusOfValue",
  "AVAsset.chapterMetadataGroups(withTitleLocale:containingItemsWithCommonKeys:) unless receiver is local unless body has statusOfValue",
  "AVAsset.chapterMetadataGroups(bestMatchingPreferredLanguages:) unless receiver is local unless body has statusOfValue",
  "AVAsset.mediaSelectionGroup(forMediaCharacteristic:) unless receiver is local unless body has statusOfValue",
  "AVAsset.track(withTrackID:) unless receiver is local unless receiver has AVMutableComposition unless receiver has AVComposition unless body has statusOfValue",
  "AVAsset.metadata(forFormat:) unless receiver is local unless body has statusOfValue",
]

[[effect]]
name = "network"
level = "note"
does = "may read the track's header before it answers, which is there as a rule once the track is"
worst = "for as long as the asset's beginning takes to arrive"
instead = "Load it with the track: `try await track.load(.naturalSize)`."
source = "Apple: AVAsynchronousKeyValueLoading: a property that is not loaded yet blocks the calling thread"
calls = [
  "AVAssetTrack.naturalSize unless body has statusOfValue",
  "AVAssetTrack.preferredTransform unless body has statusOfValue",
  "AVAssetTrack.nominalFrameRate unless body has statusOfValue",
  "AVAssetTrack.minFrameDuration unless body has statusOfValue",
  "AVAssetTrack.estimatedDataRate unless body has statusOfValue",
  "AVAssetTrack.formatDescriptions unless body has statusOfValue",
  "AVAssetTrack.isSelfContained unless body has statusOfValue",
  "AVAssetTrack.naturalTimeScale unless body has statusOfValue",
  "AVAssetTrack.timeRange",
  "AVAssetTrack.isPlayable",
  "AVAssetTrack.isDecodable",
  "AVAssetTrack.isEnabled",
  "AVAssetTrack.segments",
  "AVAssetTrack.metadata",
  "AVAssetTrack.commonMetadata",
]

[[effect]]
name = "disk"
level = "note"
does = "loads the asset's header or tracks from its file before it answers"
worst = "for as long as the file's volume is slow"
instead = "Load it first: `try await asset.load(.duration)`, `try await asset.loadTracks(withMediaType:)`."
source = "Apple: AVAsynchronousKeyValueLoading: a property that is not loaded yet blocks the calling thread"
calls = [
  "AVAsset.duration when receiver is local unless body has statusOfValue",
  "AVAsset.tracks when receiver is local unless body has statusOfValue",
  "AVAsset.tracks(withMediaType:) when receiver is local unless body has statusOfValue",
  "AVAsset.commonMetadata when receiver is local unless body has statusOfValue",
]

[[effect]]
name = "network"
level = "note"
does = "may load the asset's header or the item's data before it answers"
worst = "for tens of seconds if the asset is remote"
instead = "Load it first: `try await asset.load(.metadata)`, `try await item.load(.value)`."
source = "Apple: AVAsynchronousKeyValueLoading"
calls = [
  "AVAsset.metadata",
  "AVAsset.lyrics",
  "AVAsset.creationDate",
  "AVAsset.trackGroups",
  "AVAsset.isReadable",
  "AVAsset.preferredTransform",
  "AVAsset.preferredRate",
  "AVMetadataItem.value",
  "AVMetadataItem.stringValue",
  "AVMetadataItem.numberValue",
  "AVMetadataItem.dateValue",
  "AVMetadataItem.dataValue",
  "AVPlayer.replaceCurrentItem(with:)",
]
```

Images that are fetched when they are first drawn.

```toml
[[effect]]
name = "network"
level = "note"
does = "fetches and decodes the image when it is first drawn, on the thread that draws"
worst = "for tens of seconds if the URL is remote"
instead = "Load the data with `URLSession` and make the image from it off the main thread."
source = "Apple: NSImage.init(byReferencing:)"
calls = [
  "NSImage.init(byReferencing:)",
  "NSImage.init(byReferencingFile:)",
]
```

"""#),
("effects/own-files.md", #"""
# own-files

Files and folders of which the text shows that there is little in them: worth a note as a rule, and a warning where they are read in every frame.

A file that holds settings by its name.

```toml
[[effect]]
name = "settings-file"
level = "warning"
does = "reads or writes a file of settings before it returns"
worst = "for as long as the volume is slow"
instead = "Read it once and keep what it says; write it on a queue or in an actor of its own."
source = "Apple: Improving performance and stability when accessing the file system"
calls = [
  "Data.init(contentsOf:options?:) when #0 is local and #0 is settings",
  "Data.init(contentsOf:options?:) when #0 is local and result is settings unless #0 is settings unless result is flat unless #0 is bundled",
  "NSData.init(contentsOf:options?:) when #0 is local and #0 is settings",
  "NSMutableData.init(contentsOf:options?:) when #0 is local and #0 is settings",
  "String.init(contentsOf:encoding?:usedEncoding?:) when #0 is local and #0 is settings",
  "NSString.init(contentsOf:encoding?:usedEncoding?:) when #0 is local and #0 is settings",
  "NSMutableString.init(contentsOf:encoding?:usedEncoding?:) when #0 is local and #0 is settings",
  "NSArray.init(contentsOf:error?:) when #0 is local and #0 is settings",
  "NSMutableArray.init(contentsOf:error?:) when #0 is local and #0 is settings",
  "NSDictionary.init(contentsOf:error?:) when #0 is local and #0 is settings",
  "NSMutableDictionary.init(contentsOf:error?:) when #0 is local and #0 is settings",
  "NSData.init(contentsOfFile:options?:) when #0 is settings",
  "NSMutableData.init(contentsOfFile:options?:) when #0 is settings",
  "String.init(contentsOfFile:encoding?:usedEncoding?:) when #0 is settings",
  "NSString.init(contentsOfFile:encoding?:usedEncoding?:) when #0 is settings",
  "NSArray.init(contentsOfFile:) when #0 is settings",
  "NSMutableArray.init(contentsOfFile:) when #0 is settings",
  "NSDictionary.init(contentsOfFile:) when #0 is settings",
  "NSMutableDictionary.init(contentsOfFile:) when #0 is settings",
  "FileManager.contents(atPath:) when atPath is settings",
  "*.contents(atPath:) when atPath is settings",
  "Data.write(to:options?:) when to is settings",
  "NSData.write(to:options?:) when to is settings",
  "NSData.write(to:atomically:) when to is settings",
  "NSData.write(toFile:atomically:) when toFile is settings",
  "NSData.write(toFile:options:) when toFile is settings",
  "*.write(to:options:) when to is settings",
  "*.write(to:atomically:) when to is settings",
  "*.write(toFile:atomically:) when toFile is settings",
  "*.write(toFile:options:) when toFile is settings",
  "String.write(to:atomically:encoding:) when to is settings",
  "String.write(toFile:atomically:encoding:) when toFile is settings",
  "NSString.write(to:atomically:encoding:) when to is settings",
  "NSString.write(toFile:atomically:encoding:) when toFile is settings",
  "*.write(to:atomically:encoding:) when to is settings",
  "*.write(toFile:atomically:encoding:) when toFile is settings",
]
```

A line or two that the program itself puts together: nothing to speak of when the user has asked for it, too much on each change of a value.

```toml
[[effect]]
name = "short-file"
level = "warning"
does = "writes a short text before it returns"
worst = "for as long as the volume is slow"
instead = "Write it on a queue or in an actor of its own."
source = "Apple: Improving performance and stability when accessing the file system"
calls = [
  "Data.write(to:options?:) when receiver is short unless receiver is flat unless to is settings",
  "String.write(to:atomically:encoding:) when receiver is short unless to is settings",
  "String.write(toFile:atomically:encoding:) when receiver is short unless toFile is settings",
  "NSString.write(to:atomically:encoding:) when receiver is short unless to is settings",
  "NSString.write(toFile:atomically:encoding:) when receiver is short unless toFile is settings",
]
```

A folder that only the app writes to, listed once and not in a loop.

```toml
[[effect]]
name = "own-folder"
level = "warning"
does = "lists a folder of the app before it returns"
worst = "for as long as the folder has entries"
instead = "List it once and keep the names, or on a queue of its own."
source = "Apple: Improving performance and stability when accessing the file system"
calls = [
  "FileManager.contentsOfDirectory(atPath:) when atPath is own and loop is absent",
  "FileManager.contentsOfDirectory(at:includingPropertiesForKeys:options?:) when at is own and loop is absent",
  "*.contentsOfDirectory(atPath:) when atPath is own and loop is absent",
  "*.contentsOfDirectory(at:includingPropertiesForKeys:options?:) when at is own and loop is absent",
]
```

Pictures that come with the app are as large as the developer made them.

```toml
[[effect]]
name = "computes"
level = "note"
does = "encodes a picture of the app's own"
worst = "for tens of milliseconds with a large picture"
instead = "Keep the encoded data in the app instead."
source = "Apple: Image and Graphics Best Practices"
calls = [
  "UIImage.pngData() when receiver is bundled",
  "UIImage.jpegData(compressionQuality:) when receiver is bundled",
  "UIImage.heicData() when receiver is bundled",
  "NSImage.tiffRepresentation when receiver is bundled",
]
```

"""#),
("effects/process.md", #"""
# process

Starting another program and waiting until it ends. It may read a slow disk, ask a server or wait for its own input, and its output pipe may fill up while nobody reads it.

```toml
[[effect]]
name = "process"
does = "waits until another program has ended"
worst = "without bound"
instead = "Set `terminationHandler` and go on, or wrap it in a continuation; read the output with `readabilityHandler`."
source = "Apple: Process.waitUntilExit(); POSIX: waitpid, system, pclose"
calls = [
  "Process.waitUntilExit()",
  "*.waitUntilExit()",
  "system(_:)",
  "popen(_:_:)",
  "pclose(_:)",
  "waitpid(_:_:_:) unless #2 has WNOHANG",
  "wait3(_:_:_:) unless #1 has WNOHANG",
  "wait4(_:_:_:_:) unless #2 has WNOHANG",
  "waitid(_:_:_:_:) unless #3 has WNOHANG",
]

[[effect]]
name = "process"
level = "warning"
does = "runs another program and waits for its result"
worst = "without bound"
instead = "Use the library's asynchronous form, or run it on a queue of its own."
source = "the libraries' own documentation: these calls are synchronous"
calls = [
  "shellOut(to:arguments?:at?:process?:outputHandle?:errorHandle?:environment?:)",
  "runAndPrint(_:_:)",
  "Process.checkNonZeroExit(args:)",
  "Process.checkNonZeroExit(arguments:)",
  "Process.popen(args:)",
  "Process.popen(arguments:)",
]
```

Starting alone costs milliseconds: the program's file is read and its image mapped before the call returns.

```toml
[[effect]]
name = "process"
level = "note"
does = "starts another program"
worst = "for some tens of milliseconds"
instead = "Start it off the main thread where a frame is at stake."
source = "POSIX: posix_spawn; Apple: Process.run()"
calls = [
  "Process.run()",
  "Process.launch()",
  "Process.run(_:arguments:terminationHandler?:)",
  "Process.launchedProcess(launchPath:arguments:)",
  "posix_spawn(_:_:_:_:_:_:)",
  "posix_spawnp(_:_:_:_:_:_:)",
  "fork()",
  "vfork()",
]
```

"""#),
("effects/queue-sync.md", #"""
# queue-sync

Calls that run work on another queue or thread and wait for it. They are quick when the queue is idle; behind other work they wait until that work is done.

```toml
[[effect]]
name = "queue-sync"
level = "warning"
does = "waits until the queue has run everything before this block, and the block"
worst = "for as long as the queue's other work takes"
instead = "Hand the work over with `async` and continue in its completion; guard small state with a lock or an actor."
source = "Apple: DispatchQueue.sync(execute:), DispatchQueue.asyncAndWait(execute:)"
calls = [
  "DispatchQueue.sync(flags?:execute:)",
  "DispatchQueue.asyncAndWait(flags?:execute:)",
  "DispatchSerialQueue.sync(flags?:execute:)",
  "DispatchConcurrentQueue.sync(flags?:execute:)",
  "dispatch_sync(_:_:)",
  "dispatch_barrier_sync(_:_:)",
]

[[effect]]
name = "queue-sync"
level = "warning"
does = "waits until the other thread has performed the method"
worst = "for as long as that thread is busy"
instead = "Pass `waitUntilDone: false` and continue in a callback."
source = "Apple: perform(_:on:with:waitUntilDone:)"
calls = [
  "NSObject.perform(_:on:with:waitUntilDone:modes?:) when waitUntilDone is true",
  "*.perform(_:on:with:waitUntilDone:modes?:) when waitUntilDone is true",
]
```

What else is sent to a queue. No hazard; the checks on `sync` look here for what the queue has to do before.

```toml
[[effect]]
name = "queue-work"
level = "note"
does = "sends work to the queue"
calls = [
  "DispatchQueue.async(group?:qos?:flags?:execute:)",
  "DispatchQueue.asyncAfter(deadline:qos?:flags?:execute:)",
  "DispatchQueue.asyncAfter(wallDeadline:qos?:flags?:execute:)",
  "DispatchSerialQueue.async(group?:qos?:flags?:execute:)",
  "DispatchConcurrentQueue.async(group?:qos?:flags?:execute:)",
  "dispatch_async(_:_:)",
]
```

"""#),
("effects/reachability.md", #"""
# reachability

Asking on the spot whether a host can be reached. The answer may need a name lookup, which waits for the network the question is about.

```toml
[[effect]]
name = "reachability"
does = "asks for the state of the network and may look up the host's name first"
worst = "for about thirty seconds without a working name server"
instead = "Keep an `NWPathMonitor` started on a queue and read the last path it reported."
source = "Apple: SCNetworkReachabilityGetFlags, Network framework's NWPathMonitor"
calls = [
  "SCNetworkReachabilityGetFlags(_:_:) when #0 has SCNetworkReachabilityCreateWithName",
]

[[effect]]
name = "reachability"
level = "warning"
does = "asks for the state of the network and looks up the host's name first if the target was made from a name"
worst = "for about thirty seconds without a working name server"
instead = "Keep an `NWPathMonitor` started on a queue and read the last path it reported."
source = "Apple: SCNetworkReachabilityGetFlags, Network framework's NWPathMonitor"
calls = [
  "SCNetworkReachabilityGetFlags(_:_:) unless #0 has SCNetworkReachabilityCreateWithName unless #0 has SCNetworkReachabilityCreateWithAddress",
]

[[effect]]
name = "reachability"
level = "note"
does = "asks for the state of the network through a wrapper of SCNetworkReachability"
worst = "for about thirty seconds if it was made for a host name"
instead = "Use the wrapper's notification, or an `NWPathMonitor` started on a queue."
source = "Apple: SCNetworkReachabilityGetFlags"
calls = [
  "Reachability.init(hostname:)",
  "Reachability.connection",
  "Reachability.currentReachabilityStatus",
  "NetworkReachabilityManager.init(host:)",
  "NetworkReachabilityManager.isReachable",
  "NetworkReachabilityManager.isReachableOnCellular",
  "NetworkReachabilityManager.isReachableOnEthernetOrWiFi",
]
```

"""#),
("effects/run-loop.md", #"""
# run-loop

Running a run loop by hand, inside an event that a run loop is already handling. It looks like waiting without blocking, yet the code that called it stays on the stack, events arrive out of turn,
and every further event may nest one more loop.

```toml
[[effect]]
name = "run-loop"
does = "runs the run loop here until the time is over or something stops it"
worst = "for the whole time given, without bound if none is"
instead = "Return to the run loop and continue in a callback, a timer or after an `await`."
source = "Apple: RunLoop.run(until:), RunLoop.run(mode:before:); Threading Programming Guide, Run Loops"
calls = [
  "RunLoop.run()",
  "RunLoop.run(until:) when until > 0 unless loop has runModalSession",
  "CFRunLoopRun()",
  "CFRunLoopRunInMode(_:_:_:) when #1 > 0 unless loop has runModalSession",
]

[[effect]]
name = "run-loop"
level = "warning"
does = "runs the run loop here once, until something happens or the time is over"
worst = "for the time given, again and again in a loop"
instead = "Return to the run loop and continue in a callback, a timer or after an `await`."
source = "Apple: RunLoop.run(mode:before:)"
calls = [
  "RunLoop.run(mode:before:) when before > 0 unless loop has runModalSession",
  "*.run(mode:before:) when before > 0 unless loop has runModalSession",
  "RunLoop.acceptInput(forMode:before:) when before > 0 unless loop has runModalSession",
]
```

"""#),
("effects/shapes.md", #"""
# shapes

Names that the rules on shapes of code look for: patterns, continuations, constraints, shadows, lazy stacks, effects of reducers. They are no hazards by themselves and no rule finds them by place.

A regular expression given as text, `#0` or `of` holding the pattern.

```toml
[[effect]]
name = "compiles-pattern"
level = "note"
does = "compiles the pattern"
calls = [
  "NSRegularExpression.init(pattern:options?:)",
  "Regex.init(_:as?:)",
  "StringProtocol.range(of:options:range?:locale?:) when options has regularExpression",
  "StringProtocol.replacingOccurrences(of:with:options:range?:) when options has regularExpression",
  "String.range(of:options:range?:locale?:) when options has regularExpression",
  "String.replacingOccurrences(of:with:options:range?:) when options has regularExpression",
  "NSString.range(of:options:range?:locale?:) when options has regularExpression",
  "NSString.replacingOccurrences(of:with:options:range:) when options has regularExpression",
  "NSMutableString.replaceOccurrences(of:with:options:range:) when options has regularExpression",
  "*.range(of:options:range?:locale?:) when options has regularExpression",
  "*.replacingOccurrences(of:with:options:range?:) when options has regularExpression",
]

# How the pattern is read.

[[effect]]
name = "takes-pattern-literally"
level = "note"
does = "takes the pattern as plain text"
calls = [
  "NSRegularExpression.init(pattern:options:) when options has ignoreMetacharacters",
]

[[effect]]
name = "pattern-ignores-case"
level = "note"
does = "compiles the pattern for upper and lower case alike"
calls = [
  "NSRegularExpression.init(pattern:options:) when options has caseInsensitive",
  "*.range(of:options:range?:locale?:) when options has regularExpression and options has caseInsensitive",
  "StringProtocol.range(of:options:range?:locale?:) when options has regularExpression and options has caseInsensitive",
  "StringProtocol.replacingOccurrences(of:with:options:range?:) when options has regularExpression and options has caseInsensitive",
]

[[effect]]
name = "pattern-with-comments"
level = "note"
does = "compiles the pattern without its blanks and comments"
calls = ["NSRegularExpression.init(pattern:options:) when options has allowCommentsAndWhitespace"]

[[effect]]
name = "pattern-dot-matches-all"
level = "note"
does = "lets the dot match line ends too"
calls = ["NSRegularExpression.init(pattern:options:) when options has dotMatchesLineSeparators"]

[[effect]]
name = "pattern-matches-lines"
level = "note"
does = "lets the pattern's anchors match at each line"
calls = ["NSRegularExpression.init(pattern:options:) when options has anchorsMatchLines"]

[[effect]]
name = "matches-predicate"
level = "note"
does = "matches with the pattern after MATCHES"
calls = ["NSPredicate.init(format:)", "NSPredicate.init(format:_:)", "NSPredicate.init(format:argumentArray:)"]
```

Continuations.

```toml
[[effect]]
name = "opens-continuation"
level = "note"
does = "suspends the task until the continuation is resumed"
calls = [
  "withCheckedContinuation(isolation?:function?:_:)",
  "withCheckedThrowingContinuation(isolation?:function?:_:)",
  "withUnsafeContinuation(isolation?:_:)",
  "withUnsafeThrowingContinuation(isolation?:_:)",
]

[[effect]]
name = "resumes-continuation"
level = "note"
does = "resumes the task"
calls = [
  "CheckedContinuation.resume(returning:)",
  "CheckedContinuation.resume(throwing:)",
  "CheckedContinuation.resume(with:)",
  "CheckedContinuation.resume()",
  "UnsafeContinuation.resume(returning:)",
  "UnsafeContinuation.resume(throwing:)",
  "UnsafeContinuation.resume(with:)",
  "UnsafeContinuation.resume()",
]
```

Subscriptions that are told of the end as well as of values, and publishers that never end without a value.

```toml
[[effect]]
name = "values-then-end"
level = "note"
does = "calls its first closure when the publisher ends, whether there was a value or not"
calls = ["Publisher.sink(receiveCompletion:receiveValue:)"]

[[effect]]
name = "completes-once"
level = "note"
does = "calls its closure once, whatever comes of it"
calls = [
  "URLSession.dataTask(with:completionHandler:)",
  "URLSession.uploadTask(with:from:completionHandler:)",
  "URLSession.uploadTask(with:fromFile:completionHandler:)",
  "URLSession.downloadTask(with:completionHandler:)",
  "PHPhotoLibrary.requestAuthorization(_:)",
  "PHPhotoLibrary.requestAuthorization(for:handler:)",
  "PHPhotoLibrary.performChanges(_:completionHandler:)",
  "AVCaptureDevice.requestAccess(for:completionHandler:)",
  "UNUserNotificationCenter.requestAuthorization(options:completionHandler:)",
  "UNUserNotificationCenter.getNotificationSettings(completionHandler:)",
  "CNContactStore.requestAccess(for:completionHandler:)",
  "EKEventStore.requestAccess(to:completion:)",
  "LAContext.evaluatePolicy(_:localizedReason:reply:)",
  "CLGeocoder.reverseGeocodeLocation(_:completionHandler:)",
  "CLGeocoder.geocodeAddressString(_:completionHandler:)",
  "MKLocalSearch.start(completionHandler:)",
  "MKDirections.calculate(completionHandler:)",
  "AVAssetExportSession.exportAsynchronously(completionHandler:)",
  "UIView.animate(withDuration:delay?:options?:animations:completion:)",
  "UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options?:animations:completion:)",
  "UIView.transition(with:duration:options?:animations:completion:)",
  "NSItemProvider.loadObject(ofClass:completionHandler:)",
  "NSItemProvider.loadDataRepresentation(forTypeIdentifier:completionHandler:)",
  "NSItemProvider.loadFileRepresentation(forTypeIdentifier:completionHandler:)",
  "NSItemProvider.loadItem(forTypeIdentifier:options?:completionHandler:)",
  "ASWebAuthenticationSession.init(url:callbackURLScheme:completionHandler:)",
  "ASWebAuthenticationSession.init(url:callback:completionHandler:)",
]

[[effect]]
name = "runs-once-later"
level = "note"
does = "runs its closure once, whatever happens meanwhile"
calls = [
  "DispatchQueue.asyncAfter(deadline:qos?:flags?:execute:)",
  "DispatchQueue.asyncAfter(wallDeadline:qos?:flags?:execute:)",
  "DispatchQueue.async(group?:qos?:flags?:execute:)",
]

# Called as often as it is told, until it is ended.

[[effect]]
name = "calls-again"
level = "note"
does = "calls its closure again and again"
calls = [
  "Timer.scheduledTimer(withTimeInterval:repeats:block:) when repeats is true",
  "Timer.init(timeInterval:repeats:block:) when repeats is true",
  "NotificationCenter.addObserver(forName:object:queue:using:)",
  "Subject.sink(receiveValue:)",
  "Subject.sink(receiveCompletion:receiveValue:)",
]

[[effect]]
name = "ends-calling"
level = "note"
does = "ends what calls again and again"
calls = [
  "Timer.invalidate()",
  "NotificationCenter.removeObserver(_:)",
  "NotificationCenter.removeObserver(_:name:object:)",
  "Cancellable.cancel()",
  "AnyCancellable.cancel()",
  "*.invalidate()",
  "*.removeObserver(_:)",
  "*.cancel()",
]

[[effect]]
name = "always-yields"
level = "note"
does = "yields a value before it finishes"
calls = [
  "Future.init(_:)",
  "Just.init(_:)",
  "URLSession.dataTaskPublisher(for:)",
  "Publisher.collect()",
  "Publisher.replaceEmpty(with:)",
  "Publisher.count()",
]
```

Suspension and cancellation; exchanges that make a loop a lock-free algorithm; what drains a pipe.

```toml
[[effect]]
name = "gives-way"
level = "note"
does = "lets other tasks run, or looks whether this one is cancelled"
calls = ["Task.yield()", "Task.sleep", "Task.checkCancellation()", "Task.isCancelled", "withTaskCancellationHandler"]

[[effect]]
name = "exchanges"
level = "note"
does = "exchanges a value atomically"
calls = [
  "Atomic.compareExchange",
  "Atomic.weakCompareExchange",
  "ManagedAtomic.compareExchange",
  "ManagedAtomic.weakCompareExchange",
  "UnsafeAtomic.compareExchange",
  "UnsafeAtomic.weakCompareExchange",
]

[[effect]]
name = "drains-pipe"
level = "note"
does = "reads what the process has written"
calls = [
  "FileHandle.readToEnd()",
  "FileHandle.readDataToEndOfFile()",
  "FileHandle.availableData",
  "FileHandle.read(upToCount:)",
  "FileHandle.readData(ofLength:)",
  "FileHandle.readabilityHandler",
  "FileHandle.bytes",
]
```

Ways off main and back.

```toml
[[effect]]
name = "detaches"
level = "note"
does = "starts a task that has nothing of the code around it"
calls = ["Task.detached(name?:priority?:executorPreference?:operation:)"]

[[effect]]
name = "starts-task"
level = "note"
does = "starts a task"
calls = ["Task.init(name?:priority?:executorPreference?:operation:)"]

[[effect]]
name = "calls-back-on-change"
level = "note"
does = "runs its closure at each change"
calls = [
  "View.onChange(of:_:)",
  "View.onChange(of:initial?:_:)",
  "View.onChange(of:perform:)",
  "View.onReceive(_:perform:)",
]

[[effect]]
name = "hops-to-main"
level = "note"
does = "runs its closure on the main thread"
calls = [
  "MainActor.run(resultType?:body:)",
  "DispatchQueue.main.async(group?:qos?:flags?:execute:)",
]

[[effect]]
name = "streams"
level = "note"
does = "delivers one byte after the other, as fast as they come"
calls = ["AsyncBytes.makeAsyncIterator()"]

[[effect]]
name = "pipes-output"
level = "note"
does = "takes what the process writes"
calls = ["Process.standardOutput", "Process.standardError"]
```

Walks through a whole collection, a closure call for each element.

```toml
[[effect]]
name = "walks"
level = "note"
does = "runs its closure for each element"
calls = [
  "Sequence.map(_:)",
  "Sequence.flatMap(_:)",
  "Sequence.compactMap(_:)",
  "Sequence.filter(_:)",
  "Sequence.reduce(_:_:)",
  "Sequence.reduce(into:_:)",
  "Sequence.forEach(_:)",
  "Sequence.contains(where:)",
  "Sequence.first(where:)",
  "Sequence.allSatisfy(_:)",
  "Sequence.min(by:)",
  "Sequence.max(by:)",
  "Sequence.sorted(by:)",
  "Sequence.sorted()",
  "Collection.firstIndex(where:)",
  "Collection.firstIndex(of:)",
  "BidirectionalCollection.last(where:)",
  "BidirectionalCollection.lastIndex(where:)",
]
```

Layout and layers.

```toml
[[effect]]
name = "makes-constraints"
level = "note"
does = "makes or activates constraints"
calls = [
  "NSLayoutConstraint.activate(_:)",
  "NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
  "NSLayoutConstraint.isActive",
  "*.isActive",
  "NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)",
  "UIView.addConstraint(_:)",
  "UIView.addConstraints(_:)",
  "NSView.addConstraint(_:)",
  "NSView.addConstraints(_:)",
]

[[effect]]
name = "layout-pass"
level = "note"
does = "is called by the system in each layout"
calls = [
  "UIView.layoutSubviews()",
  "UIView.updateConstraints()",
  "UIViewController.viewWillLayoutSubviews()",
  "UIViewController.viewDidLayoutSubviews()",
  "UIViewController.updateViewConstraints()",
  "NSView.layout()",
  "NSView.updateConstraints()",
  "NSViewController.viewWillLayout()",
  "NSViewController.viewDidLayout()",
  "NSViewController.updateViewConstraints()",
  "CALayer.layoutSublayers()",
]

[[effect]]
name = "cell-configuration"
level = "note"
does = "is called by the system for each row"
calls = [
  "UITableViewCell.updateConfiguration(using:)",
  "UICollectionViewCell.updateConfiguration(using:)",
  "UITableViewCell.prepareForReuse()",
  "UICollectionReusableView.prepareForReuse()",
  "UITableViewDataSource.tableView(_:cellForRowAt:)",
  "UITableViewController.tableView(_:cellForRowAt:)",
  "UITableViewDelegate.tableView(_:willDisplay:forRowAt:)",
  "UICollectionViewDataSource.collectionView(_:cellForItemAt:)",
  "UICollectionViewController.collectionView(_:cellForItemAt:)",
  "UICollectionViewDelegate.collectionView(_:willDisplay:forItemAt:)",
]

[[effect]]
name = "casts-shadow"
level = "note"
does = "gives the layer a shadow"
calls = ["CALayer.shadowOpacity", "CALayer.shadowRadius", "CALayer.shadowColor", "CALayer.shadowOffset"]

[[effect]]
name = "shapes-shadow"
level = "note"
does = "says what the shadow looks like, so that it need not be drawn to find out"
calls = ["CALayer.shadowPath", "CALayer.shouldRasterize"]

[[effect]]
name = "clips"
level = "note"
does = "cuts the layer to its bounds, corners or mask"
calls = ["CALayer.masksToBounds", "CALayer.cornerRadius", "CALayer.mask", "UIView.clipsToBounds", "UIView.mask"]
```

SwiftUI.

```toml
[[effect]]
name = "lazy-stack"
level = "note"
does = "makes its rows when they are needed and guesses their height before"
calls = ["LazyVStack.init", "LazyHStack.init"]

[[effect]]
name = "scroll-view"
level = "note"
does = "scrolls what it holds"
calls = ["ScrollView.init"]

[[effect]]
name = "scrolls-to"
level = "note"
does = "scrolls until the row is visible"
calls = ["ScrollViewProxy.scrollTo(_:anchor?:)"]

[[effect]]
name = "view-body"
level = "note"
does = "makes what a view value shows"
calls = ["View.body", "ViewModifier.body(content:)"]

[[effect]]
name = "fixes-height"
level = "note"
does = "gives the row a height that is known before"
calls = [
  "View.frame(width?:height:alignment?:) when height is literal",
  "View.containerRelativeFrame(_:alignment?:) when #0 has vertical",
  "View.containerRelativeFrame(_:count:span?:spacing:alignment?:) when #0 has vertical",
]

[[effect]]
name = "fixes-width"
level = "note"
does = "gives what lies in a row a width that is known before"
calls = [
  "View.frame(width:height?:alignment?:) when width is literal",
  "View.containerRelativeFrame(_:alignment?:) when #0 has horizontal",
  "View.containerRelativeFrame(_:count:span?:spacing:alignment?:) when #0 has horizontal",
]

[[effect]]
name = "lies-across"
level = "note"
does = "puts views beside one another when they are needed"
calls = ["LazyHStack.init"]

[[effect]]
name = "reports-geometry"
level = "note"
does = "calls back when a size or a preference has changed"
calls = [
  "View.onGeometryChange(for:of:action:)",
  "View.onPreferenceChange(_:perform:)",
  "View.onScrollGeometryChange(for:of:action:)",
]
```

What takes a part of a collection: of one that is worth sorting for it.

```toml
[[effect]]
name = "cuts"
level = "note"
does = "takes a part of the collection"
calls = [
  "Sequence.filter(_:)", "Sequence.first(where:)", "Sequence.prefix(_:)", "Sequence.suffix(_:)", "Sequence.dropFirst(_?:)", "Sequence.dropLast(_?:)",
  "Array.filter(_:)", "Array.first(where:)", "Array.prefix(_:)", "Array.suffix(_:)", "Array.dropFirst(_?:)", "Array.dropLast(_?:)", "Array.first", "Array.last",
  "*.filter(_:)", "*.prefix(_:)", "*.suffix(_:)",
]
```

Reducers.

```toml
[[effect]]
name = "runs-effect"
level = "note"
does = "runs its closure on the cooperative pool and sends actions from there"
calls = ["Effect.run(priority?:operation:catch?:)", "EffectOf.run(priority?:operation:catch?:)"]

[[effect]]
name = "returns-action"
level = "note"
does = "sends an action to the same store at once"
calls = ["Effect.send(_:animation?:)", "EffectOf.send(_:animation?:)"]

[[effect]]
name = "sends-action"
level = "note"
does = "sends an action through the whole reducer tree"
calls = ["Send.callAsFunction(_:animation?:)", "Store.send(_:animation?:)", "ViewStore.send(_:animation?:)"]

[[effect]]
name = "scopes-store"
level = "note"
does = "derives a store for a part of the state"
calls = ["Store.scope(state:action:)", "Store.scope(_:action?:)", "ViewStore.scope(state:action:)"]

[[effect]]
name = "changes-while-dragged"
level = "note"
does = "writes to its binding for each step of a drag"
calls = [
  "Slider.init(value:in?:step?:label?:minimumValueLabel?:maximumValueLabel?:onEditingChanged?:)",
  "Slider.init(value:in?:step?:onEditingChanged?:minimumValueLabel?:maximumValueLabel?:label?:)",
]
```

"""#),
("effects/sleeps.md", #"""
# sleeps

Calls that stop their thread for a given time. Nothing else runs on that thread meanwhile: no touch, no drawing, no other task. A constant below 5 milliseconds is not reported.

```toml
[[effect]]
name = "sleeps"
does = "stops its thread for the given time"
worst = "for the whole time asked for"
instead = "In async code `try await Task.sleep(for:)`; elsewhere `DispatchQueue.asyncAfter` or a timer."
source = "Swift Evolution: SE-0340, Unavailable From Async; Apple: Thread.sleep(forTimeInterval:)"
calls = [
  "Thread.sleep(forTimeInterval:) when forTimeInterval >= 0.005",
  "Thread.sleep(until:) when until >= 0.005",
  "sleep(_:) when #0 > 0",
  "usleep(_:) when #0 >= 5000",                   # microseconds
  "nanosleep(_:_:)",
  "clock_nanosleep(_:_:_:_:)",
]

[[effect]]
name = "sleeps"
level = "warning"
does = "stops its thread for the given time"
worst = "for the whole time asked for"
instead = "Use a timer, or wait on the event itself off the main thread."
source = "Windows API: Sleep; SQLite: sqlite3_sleep"
calls = [
  "Sleep(_:) when #0 >= 5",                       # milliseconds
  "SleepEx(_:_:) when #0 >= 5",
  "sqlite3_sleep(_:) when #0 >= 5",
]
```

"""#),
("effects/timers.md", #"""
# timers

Names that the rules on run loops look for. They are no hazards by themselves and no rule finds them by place: what matters is the interval, the mode, the thread they are made on and whether somebody stops them.

A timer that repeats.

```toml
[[effect]]
name = "starts-timer"
level = "note"
does = "starts a repeating timer"
calls = [
  "Timer.scheduledTimer(withTimeInterval:repeats:block:) unless repeats is false",
  "Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:) unless repeats is false",
  "Timer.init(timeInterval:repeats:block:) unless repeats is false",
  "Timer.init(fire:interval:repeats:block:) unless repeats is false",
  "Timer.init(timeInterval:target:selector:userInfo:repeats:) unless repeats is false",
  "Timer.init(fireAt:interval:target:selector:userInfo:repeats:) unless repeats is false",
  "Timer.publish(every:tolerance?:on:in:options?:)",
]
```

How often a repeating timer fires: at a frame's interval, ten times a second, once a second.

```toml
[[effect]]
name = "fires-each-frame"
level = "note"
does = "fires at a frame's interval"
calls = [
  "Timer.scheduledTimer(withTimeInterval:repeats:block:) when withTimeInterval >= 0.008 and withTimeInterval <= 0.034 unless repeats is false",
  "Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:) when timeInterval >= 0.008 and timeInterval <= 0.034 unless repeats is false",
  "Timer.init(timeInterval:repeats:block:) when timeInterval >= 0.008 and timeInterval <= 0.034 unless repeats is false",
  "Timer.init(fire:interval:repeats:block:) when interval >= 0.008 and interval <= 0.034 unless repeats is false",
  "Timer.init(timeInterval:target:selector:userInfo:repeats:) when timeInterval >= 0.008 and timeInterval <= 0.034 unless repeats is false",
  "Timer.init(fireAt:interval:target:selector:userInfo:repeats:) when interval >= 0.008 and interval <= 0.034 unless repeats is false",
  "Timer.publish(every:tolerance?:on:in:options?:) when every >= 0.008 and every <= 0.034",
]

[[effect]]
name = "fires-often"
level = "note"
does = "fires more than ten times a second"
calls = [
  "Timer.scheduledTimer(withTimeInterval:repeats:block:) when withTimeInterval < 0.1 unless repeats is false",
  "Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:) when timeInterval < 0.1 unless repeats is false",
  "Timer.init(timeInterval:repeats:block:) when timeInterval < 0.1 unless repeats is false",
  "Timer.init(fire:interval:repeats:block:) when interval < 0.1 unless repeats is false",
  "Timer.init(timeInterval:target:selector:userInfo:repeats:) when timeInterval < 0.1 unless repeats is false",
  "Timer.init(fireAt:interval:target:selector:userInfo:repeats:) when interval < 0.1 unless repeats is false",
  "Timer.publish(every:tolerance?:on:in:options?:) when every < 0.1",
]

[[effect]]
name = "fires-within-a-second"
level = "note"
does = "fires more than once a second"
calls = [
  "Timer.scheduledTimer(withTimeInterval:repeats:block:) when withTimeInterval < 1 unless repeats is false",
  "Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:) when timeInterval < 1 unless repeats is false",
  "Timer.init(timeInterval:repeats:block:) when timeInterval < 1 unless repeats is false",
  "Timer.init(fire:interval:repeats:block:) when interval < 1 unless repeats is false",
  "Timer.init(timeInterval:target:selector:userInfo:repeats:) when timeInterval < 1 unless repeats is false",
  "Timer.init(fireAt:interval:target:selector:userInfo:repeats:) when interval < 1 unless repeats is false",
  "Timer.publish(every:tolerance?:on:in:options?:) when every < 1",
]
```

What is scheduled in the default mode of a run loop, which pauses while the user scrolls.

```toml
[[effect]]
name = "scheduled-in-default-mode"
level = "note"
does = "schedules it in the run loop's default mode"
calls = [
  "Timer.scheduledTimer(withTimeInterval:repeats:block:) unless repeats is false",
  "Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:) unless repeats is false",
  "Timer.publish(every:tolerance?:on:in:options?:) when in has default",
  "RunLoop.add(_:forMode:) when forMode has default",
  "RunLoop.add(_:forMode:) when forMode has defaultRunLoopMode",
  "CFRunLoopAddTimer(_:_:_:) when #2 has defaultMode",
]

[[effect]]
name = "scheduled-in-default-mode"
level = "warning"
does = "asks for every frame in the run loop's default mode"
calls = [
  "CADisplayLink.add(to:forMode:) when forMode has default",
  "CADisplayLink.add(to:forMode:) when forMode has defaultRunLoopMode",
]

[[effect]]
name = "scheduled-in-common-mode"
level = "note"
does = "schedules it in all common modes of the run loop"
calls = [
  "RunLoop.add(_:forMode:) unless forMode has default unless forMode has defaultRunLoopMode",
  "CADisplayLink.add(to:forMode:) unless forMode has default unless forMode has defaultRunLoopMode",
  "CFRunLoopAddTimer(_:_:_:) unless #2 has defaultMode",
]
```

What only fires if the run loop of the thread that runs this line is run.

```toml
[[effect]]
name = "needs-run-loop"
level = "note"
does = "counts on the current thread's run loop"
calls = [
  "Timer.scheduledTimer(withTimeInterval:repeats:block:)",
  "Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)",
  "NSObject.perform(_:with:afterDelay:inModes?:)",
  "RunLoop.current.add(_:forMode:)",
]
```

Display links, and what ends one or a timer.

```toml
[[effect]]
name = "starts-display-link"
level = "note"
does = "asks to be called for every frame"
calls = [
  "CADisplayLink.init(target:selector:)",
  "UIScreen.displayLink(withTarget:selector:)",
  "NSView.displayLink(target:selector:)",
  "NSWindow.displayLink(target:selector:)",
  "NSScreen.displayLink(target:selector:)",
  "CVDisplayLinkCreateWithActiveCGDisplays(_:)",
]

[[effect]]
name = "stops-timer"
level = "note"
does = "ends the timer or display link"
calls = [
  "Timer.invalidate()",
  "CADisplayLink.invalidate()",
  "CADisplayLink.remove(from:forMode:)",
  "*.invalidate()",
  "CVDisplayLinkStop(_:)",
  "Cancellable.cancel()",
  "AnyCancellable.cancel()",
]

[[effect]]
name = "sets-tolerance"
level = "note"
does = "lets the system shift the timer a little"
calls = ["Timer.tolerance", "Timer.publish(every:tolerance:on:in:options?:)"]
```

What makes a view draw again: the sign that a timer drives what is shown.

```toml
[[effect]]
name = "asks-for-drawing"
level = "note"
does = "marks the view to be drawn again"
calls = [
  "UIView.setNeedsDisplay(_?:)",
  "CALayer.setNeedsDisplay(_?:)",
  "NSView.setNeedsDisplay(_:)",
  "NSView.needsDisplay",
  "MTKView.draw()",
]

[[effect]]
name = "asks-for-layout"
level = "warning"
does = "marks the view to be laid out again"
calls = [
  "UIView.setNeedsLayout()",
  "NSView.needsLayout",
  "CALayer.setNeedsLayout()",
]

[[effect]]
name = "asks-for-layout"
level = "note"
does = "marks the view to be laid out again"
calls = [
  "UIView.setNeedsUpdateConstraints()",
  "UIView.invalidateIntrinsicContentSize()",
  "NSView.needsUpdateConstraints",
  "NSView.invalidateIntrinsicContentSize()",
  "UICollectionViewLayout.invalidateLayout()",
]
```

Properties of views whose change is a change of what is shown.

```toml
[[effect]]
name = "changes-what-is-shown"
level = "note"
does = "changes what is shown"
calls = [
  "UILabel.text",
  "UILabel.attributedText",
  "UITextView.text",
  "UIImageView.image",
  "UIButton.setTitle(_:for:)",
  "UIProgressView.progress",
  "UIProgressView.setProgress(_:animated:)",
  "UISlider.value",
  "UISlider.setValue(_:animated:)",
  "UIScrollView.contentOffset",
  "UIScrollView.setContentOffset(_:animated:)",
  "UIView.alpha",
  "UIView.isHidden",
  "UIView.frame",
  "UIView.bounds",
  "UIView.center",
  "UIView.transform",
  "UIView.backgroundColor",
  "UITableView.reloadData()",
  "UICollectionView.reloadData()",
  "NSTextField.stringValue",
  "NSTextField.attributedStringValue",
  "NSProgressIndicator.doubleValue",
  "NSSlider.doubleValue",
  "NSImageView.image",
  "NSView.alphaValue",
  "NSView.isHidden",
  "NSView.frame",
  "NSTableView.reloadData()",
  "CALayer.opacity",
  "CALayer.position",
  "CALayer.transform",
  "CALayer.bounds",
  "CAShapeLayer.path",
  "CAShapeLayer.strokeEnd",
]
```

Wrappers and macros that make views follow a property, or all properties of a type.

```toml
[[effect]]
name = "is-observed"
level = "note"
does = "is observed by views"
calls = ["Published.init", "State.init", "Binding.init", "Observable.init", "ObservableState.init"]
```

What a loop does that only passes the time until something else has changed, or says that it waits.

```toml
[[effect]]
name = "passes-time"
level = "note"
does = "lets time pass"
calls = [
  "Thread.sleep(forTimeInterval:)",
  "Thread.sleep(until:)",
  "sleep(_:)",
  "usleep(_:)",
  "nanosleep(_:_:)",
  "Sleep(_:)",
  "sched_yield()",
  "pthread_yield_np()",
  "RunLoop.run(until:) unless loop has runModalSession",
  "RunLoop.run(mode:before:) unless loop has runModalSession",
  "*.run(mode:before:) unless loop has runModalSession",
  "RunLoop.acceptInput(forMode:before:) unless loop has runModalSession",
  "CFRunLoopRunInMode(_:_:_:) unless loop has runModalSession",
]

# A loop that only looks at it waits until a time has come.

[[effect]]
name = "reads-clock"
level = "note"
does = "says what time it is"
calls = [
  "Date.init()",
  "Date.timeIntervalSince(_:)",
  "CACurrentMediaTime()",
  "CFAbsoluteTimeGetCurrent()",
  "DispatchTime.now()",
  "DispatchWallTime.now()",
  "mach_absolute_time()",
  "clock()",
  "clock_gettime_nsec_np(_:)",
  "ContinuousClock.init()",
  "SuspendingClock.init()",
]

[[effect]]
name = "spins-run-loop"
level = "note"
does = "runs the run loop for a while"
calls = [
  "RunLoop.run(until:) unless loop has runModalSession",
  "RunLoop.run(mode:before:) unless loop has runModalSession",
  "*.run(mode:before:) unless loop has runModalSession",
  "RunLoop.acceptInput(forMode:before:) unless loop has runModalSession",
  "CFRunLoopRunInMode(_:_:_:) unless loop has runModalSession",
]

[[effect]]
name = "logs"
level = "note"
does = "writes a line"
calls = ["print", "NSLog", "os_log", "Logger.debug(_:)", "Logger.info(_:)", "Logger.trace(_:)", "fflush(_:)"]
```

Requests that a retry loop repeats.

```toml
[[effect]]
name = "asks-network"
level = "note"
does = "asks another machine"
calls = [
  "URLSession.data(from:delegate?:)",
  "URLSession.data(for:delegate?:)",
  "URLSession.upload(for:from:delegate?:)",
  "URLSession.upload(for:fromFile:delegate?:)",
  "URLSession.download(from:delegate?:)",
  "URLSession.download(for:delegate?:)",
  "URLSession.bytes(from:delegate?:)",
  "URLSession.bytes(for:delegate?:)",
]
```

"""#),
("effects/waits.md", #"""
# waits

Calls that stop their thread until another thread does something: signals, leaves a group, finishes an operation, fulfils a promise. If that other work needs the stopped thread, both wait for ever.
A time limit of at most 0.05 seconds, `.now()` among them, is a question rather than a wait and is not reported.

```toml
[[effect]]
name = "waits"
does = "blocks its thread until another thread signals"
worst = "without bound"
instead = "Continue in a completion handler or `notify(queue:)`; in async code await the value itself, or wrap the callback in a continuation."
source = "Swift Evolution: SE-0340; Apple: DispatchSemaphore.wait(), Improving app responsiveness"
calls = [
  "DispatchSemaphore.wait() unless receiver is open",
  "DispatchSemaphore.wait(timeout:) when timeout has distantFuture unless receiver is open",
  "DispatchSemaphore.wait(wallTimeout:) when wallTimeout has distantFuture unless receiver is open",
  "NSCondition.wait()",
  "NSConditionLock.lock(whenCondition:)",
  "pthread_cond_wait(_:_:)",
  "sem_wait(_:)",
  "semaphore_wait(_:)",
  "dispatch_semaphore_wait(_:_:) unless #1 has DISPATCH_TIME_NOW",
]

[[effect]]
name = "waits"
does = "blocks its thread until another thread signals or its time is up"
worst = "until its time limit"
limited = true
instead = "Continue in a completion handler or `notify(queue:)`; in async code await the value itself, or wrap the callback in a continuation."
source = "Swift Evolution: SE-0340; Apple: DispatchSemaphore.wait(), Improving app responsiveness"
calls = [
  "DispatchSemaphore.wait(timeout:) when timeout > 0.05 unless timeout has distantFuture unless receiver is open",
  "DispatchSemaphore.wait(wallTimeout:) when wallTimeout > 0.05 unless wallTimeout has distantFuture unless receiver is open",
  "NSCondition.wait(until:) when until > 0.05",
  "NSConditionLock.lock(whenCondition:before:) when before > 0.05",
  "pthread_cond_timedwait(_:_:_:)",
  "pthread_cond_timedwait_relative_np(_:_:_:)",
  "sem_timedwait(_:_:)",
  "semaphore_timedwait(_:_:)",
]

[[effect]]
name = "waits"
does = "blocks its thread until all work of the group has left"
worst = "without bound"
instead = "Use `group.notify(queue:)`, or a task group in async code."
source = "Apple: DispatchGroup.wait(); Swift Evolution: SE-0340"
calls = [
  "DispatchGroup.wait()",
  "DispatchGroup.wait(timeout:) when timeout has distantFuture",
  "DispatchGroup.wait(wallTimeout:) when wallTimeout has distantFuture",
]

[[effect]]
name = "waits"
does = "blocks its thread until all work of the group has left or its time is up"
worst = "until its time limit"
limited = true
instead = "Use `group.notify(queue:)`, or a task group in async code."
source = "Apple: DispatchGroup.wait(); Swift Evolution: SE-0340"
calls = [
  "DispatchGroup.wait(timeout:) when timeout > 0.05 unless timeout has distantFuture",
  "DispatchGroup.wait(wallTimeout:) when wallTimeout > 0.05 unless wallTimeout has distantFuture",
]

[[effect]]
name = "waits"
does = "blocks its thread until the work item has been run"
worst = "without bound"
instead = "Use `item.notify(queue:)`."
source = "Apple: DispatchWorkItem.wait()"
calls = [
  "DispatchWorkItem.wait()",
]

[[effect]]
name = "waits"
does = "blocks its thread until the work item has been run or its time is up"
worst = "until its time limit"
limited = true
instead = "Use `item.notify(queue:)`."
source = "Apple: DispatchWorkItem.wait()"
calls = [
  "DispatchWorkItem.wait(timeout:) when timeout > 0.05",
  "DispatchWorkItem.wait(wallTimeout:) when wallTimeout > 0.05",
]

[[effect]]
name = "waits"
level = "note"
does = "takes a place that the semaphore was made with, or waits until one is given back"
worst = "for as long as all places are taken"
instead = "Guard short work with a lock; limit how much runs at once with an operation queue or a task group."
source = "Apple: DispatchSemaphore.init(value:)"
calls = [
  "DispatchSemaphore.wait() when receiver is open",
  "DispatchSemaphore.wait(timeout:) when timeout > 0.05 and receiver is open",
  "DispatchSemaphore.wait(wallTimeout:) when wallTimeout > 0.05 and receiver is open",
]

[[effect]]
name = "waits"
does = "blocks its thread until the operations have finished"
worst = "without bound"
instead = "Add a dependent operation or a barrier block, or set `completionBlock`."
source = "Apple: OperationQueue.waitUntilAllOperationsAreFinished(), Operation.waitUntilFinished()"
calls = [
  "OperationQueue.waitUntilAllOperationsAreFinished()",
  "*.waitUntilAllOperationsAreFinished()",
  "OperationQueue.addOperations(_:waitUntilFinished:) when waitUntilFinished is true",
  "*.addOperations(_:waitUntilFinished:) when waitUntilFinished is true",
  "Operation.waitUntilFinished()",
  "BFTask.waitUntilFinished()",
  "*.waitUntilFinished()",
]

[[effect]]
name = "waits"
does = "blocks its thread until another thread has ended"
worst = "without bound"
instead = "Let the thread's last act be a callback to where the result is needed."
source = "POSIX: pthread_join"
calls = [
  "pthread_join(_:_:)",
  "pthread_timedjoin_np(_:_:_:)",
]

[[effect]]
name = "waits"
does = "blocks its thread until the future has a value"
worst = "without bound"
instead = "Use `try await future.get()`, or continue in a callback of the future."
source = "SwiftNIO: EventLoopFuture.wait() must not be called on an event loop; PromiseKit, RxBlocking: for tests only"
calls = [
  "EventLoopFuture.wait(file?:line?:)",
  "HTTPClient.Task.wait()",
  "EventLoopResult.wait()",
  "Promise.wait()",
  "Guarantee.wait()",
  "hang(_:)",
  "ObservableConvertibleType.toBlocking(timeout?:)",
  "*.toBlocking(timeout?:)",
]
```

Waits that are shorter in practice, or whose receiver is less certain.

```toml
[[effect]]
name = "waits"
level = "warning"
does = "blocks its thread until the other side is done"
worst = "without bound"
instead = "Use the asynchronous form of the same call."
source = "the libraries' own documentation: these calls are synchronous"
calls = [
  "awaitPromise(_:)",
  "waitForPromises(timeout:)",
  "SignalProducer.wait()",
  "SignalProducer.first()",
  "SignalProducer.single()",
  "SignalProducer.last()",
  "EventLoopGroup.syncShutdownGracefully()",
  "MultiThreadedEventLoopGroup.syncShutdownGracefully()",
  "NIOThreadPool.syncShutdownGracefully()",
  "*.syncShutdownGracefully()",
  "HTTPClient.syncShutdown()",
  "Application.shutdown()",
  "ConditionLock.lock(whenValue:)",
  "ConditionLock.lock(whenValue:timeoutSeconds:) when timeoutSeconds > 0.05",
]

[[effect]]
name = "waits"
level = "warning"
does = "blocks its thread until the graphics processor has done its part"
worst = "for as long as the queued work takes"
instead = "Use `addCompletedHandler`, or `await commandBuffer.completed()`."
source = "Apple: Metal Best Practices Guide, command buffers"
calls = [
  "MTLCommandBuffer.waitUntilCompleted()",
  "MTLCommandBuffer.waitUntilScheduled()",
  "CIRenderTask.waitUntilCompleted()",
  "MTLSharedEvent.wait(untilSignaledValue:timeoutMS:) when timeoutMS > 50",
  "Task.waitUntilCompleted()",
  "*.waitUntilCompleted()",
]

[[effect]]
name = "waits"
level = "warning"
does = "blocks its thread until a descriptor is ready or an event comes"
worst = "without bound unless a time limit is given"
instead = "Use a `DispatchSource` for the descriptor or the signal."
source = "POSIX: poll, select, sigwait"
calls = [
  "select(_:_:_:_:_:)",
  "pselect(_:_:_:_:_:_:)",
  "poll(_:_:_:) unless #2 == 0",
  "ppoll(_:_:_:_:)",
  "kevent(_:_:_:_:_:_:) unless #4 == 0",
  "kevent64(_:_:_:_:_:_:_:) unless #4 == 0",
  "epoll_wait(_:_:_:_:) unless #3 == 0",
  "epoll_pwait(_:_:_:_:_:) unless #3 == 0",
  "sigsuspend(_:)",
  "sigwait(_:_:)",
  "sigwaitinfo(_:_:)",
  "sigtimedwait(_:_:_:)",
]

[[effect]]
name = "waits"
level = "warning"
does = "blocks its thread until other threads or processes let it pass"
worst = "without bound"
instead = "Ask in the form that does not wait (`LOCK_NB`, `trylock`) and try again later, or wait on a thread of your own."
source = "POSIX: flock, lockf, pthread_barrier_wait, semop; Windows API: WaitForSingleObject"
calls = [
  "flock(_:_:) unless #1 has LOCK_NB unless #1 has LOCK_UN",
  "lockf(_:_:_:) unless #1 has F_TLOCK unless #1 has F_ULOCK unless #1 has F_TEST",
  "fcntl(_:_:_:) when #1 has F_SETLKW",
  "fcntl(_:_:_:) when #1 has F_OFD_SETLKW",
  "semop(_:_:_:)",
  "pthread_barrier_wait(_:)",
  "os_sync_wait_on_address(_:_:_:_:)",
  "os_sync_wait_on_address_with_timeout(_:_:_:_:_:_:)",
  "OSSpinLockLock(_:)",
  "pthread_spin_lock(_:)",
  "WaitForSingleObject(_:_:) unless #1 == 0",
  "WaitForSingleObjectEx(_:_:_:) unless #1 == 0",
  "WaitForMultipleObjects(_:_:_:_:) unless #3 == 0",
  "SleepConditionVariableSRW(_:_:_:_:) unless #2 == 0",
]
```

Reported as notes only: rare, or usually quick.

```toml
[[effect]]
name = "waits"
level = "note"
does = "may block its thread until another program or the hardware is ready"
worst = "without bound"
instead = "Ask on a thread of your own, or use the form that does not wait."
source = "POSIX and Apple: the call blocks unless a flag says otherwise"
calls = [
  "wait(_:)",
  "aio_suspend(_:_:_:)",
  "lio_listio(_:_:_:_:) unless #0 has LIO_NOWAIT",
  "msgrcv(_:_:_:_:_:) unless #4 has IPC_NOWAIT",
  "msgsnd(_:_:_:_:) unless #3 has IPC_NOWAIT",
  "mq_receive(_:_:_:_:)",
  "mq_send(_:_:_:_:)",
  "mach_msg(_:_:_:_:_:_:_:)",
  "mach_msg_overwrite(_:_:_:_:_:_:_:_:_:)",
  "tcdrain(_:)",
  "readLine(strippingNewline?:)",
  "getpass(_:)",
  "readpassphrase(_:_:_:_:)",
  "sched_yield()",
  "pthread_yield_np()",
  "glFinish()",
  "glReadPixels(_:_:_:_:_:_:_:)",
  "glClientWaitSync(_:_:_:)",
  "CVPixelBufferLockBaseAddress(_:_:)",
  "IOSurfaceLock(_:_:_:)",
  "CAMetalLayer.nextDrawable()",
  "Application.run()",
  "Application.boot()",
]
```

What ends a wait. No hazard, but the checks that look for asynchronous work made synchronous need to see it.

```toml
[[effect]]
name = "starts-thread"
level = "note"
does = "makes a thread of its own"
calls = ["Thread.init(block:)", "Thread.detachNewThread(_:)"]

[[effect]]
name = "signals"
level = "note"
does = "lets a waiting thread go on"
calls = [
  "DispatchSemaphore.signal()",
  "DispatchGroup.leave()",
  "NSCondition.signal()",
  "NSCondition.broadcast()",
  "NSConditionLock.unlock(withCondition:)",
  "pthread_cond_signal(_:)",
  "pthread_cond_broadcast(_:)",
  "sem_post(_:)",
  "dispatch_semaphore_signal(_:)",
]
```

"""#),
("places/callbacks.md", ##"""
# callbacks

Completion handlers and delegates of Foundation and of system services, and the queue each is called on.

## Notifications

Without a queue the block runs on the thread that posts. What the interface's own objects tell, they tell on main.

```toml
[[place]]
runs = "main"
closures = [
  "NotificationCenter.addObserver(_:selector:name:object:) when name has UIApplication",
  "NotificationCenter.addObserver(_:selector:name:object:) when name has UIScene",
  "NotificationCenter.addObserver(_:selector:name:object:) when name has UIResponder",
  "NotificationCenter.addObserver(_:selector:name:object:) when name has UIScreen",
  "NotificationCenter.addObserver(_:selector:name:object:) when name has NSApplication",
  "NotificationCenter.addObserver(_:selector:name:object:) when name has NSWindow",
  "NotificationCenter.addObserver(_:selector:name:object:) when name has NSView",
  "NotificationCenter.addObserver(_:selector:name:object:) when name has NSWorkspace",
  "NotificationCenter.addObserver(forName:object:queue:using:) when forName has UIApplication and queue is nil",
  "NotificationCenter.addObserver(forName:object:queue:using:) when forName has UIScene and queue is nil",
  "NotificationCenter.addObserver(forName:object:queue:using:) when forName has NSApplication and queue is nil",
  "NotificationCenter.addObserver(forName:object:queue:using:) when forName has NSWindow and queue is nil",
  "NotificationCenter.addObserver(forName:object:queue:using:) when forName has NSWorkspace and queue is nil",
]

[[place]]
runs = "posted"
argument = "forName"
told = ["NotificationCenter.post(name:object:userInfo?:)", "NotificationCenter.post(_:)"]
closures = ["NotificationCenter.addObserver(forName:object:queue:using:) when queue is nil"]

[[place]]
runs = "posted"
argument = "name"
told = ["NotificationCenter.post(name:object:userInfo?:)", "NotificationCenter.post(_:)"]
closures = ["NotificationCenter.addObserver(_:selector:name:object:)"]

[[place]]
runs = "argument"
argument = "queue"
otherwise = "unknown"
closures = ["NotificationCenter.addObserver(forName:object:queue:using:)"]

[[place]]
runs = "main"
closures = ["NSObject.observe(_:options?:changeHandler:) when receiver is shown"]

[[place]]
runs = "unknown"
closures = ["NSObject.observe(_:options?:changeHandler:)"]
```

## Targets and actions

Controls, gestures, menus and bar items call the method they were given on main, whatever type it belongs to.

```toml
[[place]]
runs = "main"
closures = [
  "UIControl.addTarget(_:action:for:)",
  "UIGestureRecognizer.init(target:action:)",
  "UIGestureRecognizer.addTarget(_:action:)",
  "UIBarButtonItem.init(title:style:target:action:)",
  "UIBarButtonItem.init(image:style:target:action:)",
  "UIBarButtonItem.init(barButtonSystemItem:target:action:)",
  "NSMenuItem.init(title:action:keyEquivalent:)",
  "NSMenu.addItem(withTitle:action:keyEquivalent:)",
  "NSButton.init(title:target:action:)",
  "NSButton.init(image:target:action:)",
  "NSGestureRecognizer.init(target:action:)",
]
```

## URL sessions

A session's handlers and delegate are called on its delegate queue, a serial background one unless the session was made with another: the session stands for its queue.

```toml
[[executor]]
kind = "main"
values = ["URLSession.init(configuration:delegate:delegateQueue:) when delegateQueue has main"]

[[executor]]
kind = "serial"
values = [
  "URLSession.shared",
  "URLSession.init(configuration:)",
  "URLSession.init(configuration:delegate:delegateQueue:) when delegateQueue is nil",
  "URLSession.init(configuration:delegate:delegateQueue:) when delegateQueue has OperationQueue unless delegateQueue has main",
]

[[place]]
runs = "receiver"
closures = [
  "URLSession.dataTask(with:completionHandler:)",
  "URLSession.uploadTask(with:fromFile:completionHandler:)",
  "URLSession.uploadTask(with:from:completionHandler:)",
  "URLSession.downloadTask(with:completionHandler:)",
  "URLSession.downloadTask(withResumeData:completionHandler:)",
  "URLSession.getAllTasks(completionHandler:)",
  "URLSession.getTasksWithCompletionHandler(_:)",
  "URLSession.flush(completionHandler:)",
  "URLSession.reset(completionHandler:)",
]

[[place]]
runs = "thread"
closures = [
  "URLSessionWebSocketTask.send(_:completionHandler:)",
  "URLSessionWebSocketTask.receive(completionHandler:)",
  "URLSessionWebSocketTask.sendPing(pongReceiveHandler:)",
  "URLSessionDownloadTask.cancel(byProducingResumeData:)",
]

[[place]]
runs = "argument"
argument = "delegateQueue"
otherwise = "thread"
delegate = "delegate"
closures = ["URLSession.init(configuration:delegate:delegateQueue:)"]
members = [
  "URLSessionDelegate.urlSession",
  "URLSessionDelegate.urlSessionDidFinishEvents(forBackgroundURLSession:)",
  "URLSessionTaskDelegate.urlSession",
  "URLSessionDataDelegate.urlSession",
  "URLSessionDownloadDelegate.urlSession",
  "URLSessionWebSocketDelegate.urlSession",
]

[[place]]
runs = "argument"
argument = "queue"
closures = ["NSURLConnection.sendAsynchronousRequest(_:queue:completionHandler:)"]
```

## Processes, files, items

```toml
[[place]]
runs = "thread"
closures = [
  "Process.run(_:arguments:terminationHandler:)",
  "Process.terminationHandler",
  "FileHandle.readabilityHandler",
  "FileHandle.writeabilityHandler",
  "NSXPCConnection.remoteObjectProxyWithErrorHandler(_:)",
  "NSXPCConnection.interruptionHandler",
  "NSXPCConnection.invalidationHandler",
  "NSItemProvider.loadItem(forTypeIdentifier:options?:completionHandler:)",
  "NSItemProvider.loadDataRepresentation(forTypeIdentifier:completionHandler:)",
  "NSItemProvider.loadFileRepresentation(forTypeIdentifier:completionHandler:)",
  "NSItemProvider.loadInPlaceFileRepresentation(forTypeIdentifier:completionHandler:)",
  "NSItemProvider.loadObject(ofClass:completionHandler:)",
  "NSItemProvider.loadTransferable(type:completionHandler:)",
  "FileManager.getFileProviderServicesForItem(at:completionHandler:)",
  "FileManager.unmountVolume(at:options?:completionHandler:)",
]

[[place]]
runs = "in-place"
closures = [
  "NSFileCoordinator.coordinate(readingItemAt:options?:error:byAccessor:)",
  "NSFileCoordinator.coordinate(writingItemAt:options?:error:byAccessor:)",
  "NSFileCoordinator.coordinate(readingItemAt:options?:writingItemAt:options?:error:byAccessor:)",
  "NSFileCoordinator.coordinate(writingItemAt:options?:writingItemAt:options?:error:byAccessor:)",
  "NSFileCoordinator.prepare(forReadingItemsAt:options?:writingItemsAt:options?:error:byAccessor:)",
  "FileManager.enumerator(at:includingPropertiesForKeys:options?:errorHandler:)",
]

[[place]]
runs = "argument"
argument = "queue"
closures = ["NSFileCoordinator.coordinate(with:queue:byAccessor:)"]
```

## Core Data

A context's blocks run on its queue. `performAndWait` blocks its caller, so what it runs counts as the caller's.

```toml
[[executor]]
kind = "main"
values = [
  "NSPersistentContainer.viewContext",
  "NSManagedObjectContext.init(concurrencyType:) when concurrencyType has mainQueueConcurrencyType",
  "NSManagedObjectContext.init(_:) when #0 has mainQueue",
  "ModelContainer.mainContext",
]

[[executor]]
kind = "serial"
values = [
  "NSPersistentContainer.newBackgroundContext()",
  "NSManagedObjectContext.init(concurrencyType:) when concurrencyType has privateQueueConcurrencyType",
  "NSManagedObjectContext.init(_:) when #0 has privateQueue",
  "NSPersistentContainer.persistentStoreCoordinator",
]

[[place]]
runs = "receiver"
closures = [
  "NSManagedObjectContext.perform(_:)",
  "NSManagedObjectContext.perform(schedule?:_:)",
  "NSPersistentStoreCoordinator.perform(_:)",
]

[[place]]
runs = "in-place"
closures = [
  "NSManagedObjectContext.performAndWait(_:)",
  "NSPersistentStoreCoordinator.performAndWait(_:)",
  "NSPersistentContainer.loadPersistentStores(completionHandler:)",
  "ModelContext.enumerate(_:batchSize?:allowEscapingMutations?:block:)",
  "ModelContext.transaction(block:)",
]

[[place]]
runs = "thread"
closures = ["NSPersistentContainer.performBackgroundTask(_:)"]
```

## Told their queue

Objects that are told a queue once and call all their handlers on it, and sensors that are told with each handler.

```toml
[[place]]
runs = "argument"
argument = "queue"
told = ["NWConnection.start(queue:)"]
closures = [
  "NWConnection.stateUpdateHandler",
  "NWConnection.pathUpdateHandler",
  "NWConnection.viabilityUpdateHandler",
  "NWConnection.betterPathUpdateHandler",
  "NWConnection.receive(minimumIncompleteLength:maximumLength:completion:)",
  "NWConnection.receiveMessage(completion:)",
]

[[place]]
runs = "argument"
argument = "queue"
told = ["NWListener.start(queue:)"]
closures = ["NWListener.newConnectionHandler", "NWListener.stateUpdateHandler"]

[[place]]
runs = "argument"
argument = "queue"
told = ["NWPathMonitor.start(queue:)"]
closures = ["NWPathMonitor.pathUpdateHandler"]

[[place]]
runs = "argument"
argument = "queue"
told = ["NWBrowser.start(queue:)"]
closures = ["NWBrowser.browseResultsChangedHandler", "NWBrowser.stateUpdateHandler"]

[[place]]
runs = "argument"
argument = "to"
closures = [
  "CMMotionManager.startDeviceMotionUpdates(to:withHandler:)",
  "CMMotionManager.startDeviceMotionUpdates(using:to:withHandler:)",
  "CMMotionManager.startAccelerometerUpdates(to:withHandler:)",
  "CMMotionManager.startGyroUpdates(to:withHandler:)",
  "CMMotionManager.startMagnetometerUpdates(to:withHandler:)",
  "CMHeadphoneMotionManager.startDeviceMotionUpdates(to:withHandler:)",
  "CMAltimeter.startRelativeAltitudeUpdates(to:withHandler:)",
  "CMAltimeter.startAbsoluteAltitudeUpdates(to:withHandler:)",
  "CMMotionActivityManager.startActivityUpdates(to:withHandler:)",
]

[[place]]
runs = "thread"
closures = [
  "CMPedometer.startUpdates(from:withHandler:)",
  "CMPedometer.queryPedometerData(from:to:withHandler:)",
]

[[place]]
runs = "argument"
argument = "using"
otherwise = "thread"
closures = ["BGTaskScheduler.register(forTaskWithIdentifier:using:launchHandler:)"]
```

## Media

```toml
[[place]]
runs = "argument"
argument = "queue"
otherwise = "main"
closures = [
  "AVPlayer.addPeriodicTimeObserver(forInterval:queue:using:)",
  "AVPlayer.addBoundaryTimeObserver(forTimes:queue:using:)",
]

[[place]]
runs = "argument"
argument = "on"
closures = [
  "AVAssetWriterInput.requestMediaDataWhenReady(on:using:)",
]

[[place]]
runs = "thread"
closures = [
  "AVAssetImageGenerator.generateCGImagesAsynchronously(forTimes:completionHandler:)",
  "AVAssetExportSession.exportAsynchronously(completionHandler:)",
  "AVAssetWriter.finishWriting(completionHandler:)",
  "AVAsset.loadValuesAsynchronously(forKeys:completionHandler:)",
  "AVAudioNode.installTap(onBus:bufferSize:format:block:)",
  "AVAudioPlayerNode.scheduleBuffer(_:completionHandler:)",
  "AVAudioPlayerNode.scheduleFile(_:at:completionHandler:)",
  "AVCaptureDevice.requestAccess(for:completionHandler:)",
  "AVAudioSession.requestRecordPermission(_:)",
  "MTLCommandBuffer.addCompletedHandler(_:)",
  "VNRecognizeTextRequest.init(completionHandler:)",
  "UIImage.prepareForDisplay(completionHandler:)",
  "UIImage.prepareThumbnail(of:completionHandler:)",
]

[[place]]
runs = "argument"
argument = "queue"
otherwise = "thread"
delegate = "#0"
closures = [
  "AVCaptureVideoDataOutput.setSampleBufferDelegate(_:queue:)",
  "AVCaptureAudioDataOutput.setSampleBufferDelegate(_:queue:)",
  "AVCaptureMetadataOutput.setMetadataObjectsDelegate(_:queue:)",
]
members = [
  "AVCaptureVideoDataOutputSampleBufferDelegate.captureOutput",
  "AVCaptureAudioDataOutputSampleBufferDelegate.captureOutput",
  "AVCaptureMetadataOutputObjectsDelegate.metadataOutput",
]
```

## Services

```toml
[[place]]
runs = "argument"
argument = "queue"
otherwise = "main"
delegate = "delegate"
closures = [
  "CBCentralManager.init(delegate:queue:options?:)",
  "CBPeripheralManager.init(delegate:queue:options?:)",
]
members = [
  "CBCentralManagerDelegate.centralManager",
  "CBCentralManagerDelegate.centralManagerDidUpdateState(_:)",
  "CBPeripheralManagerDelegate.peripheralManager",
  "CBPeripheralDelegate.peripheral",
]

[[place]]
runs = "thread"
closures = [
  "PHPhotoLibrary.performChanges(_:completionHandler:)",
  "PHPhotoLibrary.requestAuthorization(_:)",
  "PHPhotoLibrary.requestAuthorization(for:handler:)",
  "CNContactStore.requestAccess(for:completionHandler:)",
  "EKEventStore.requestAccess(to:completion:)",
  "EKEventStore.requestFullAccessToEvents(completion:)",
  "EKEventStore.fetchReminders(matching:completion:)",
  "HKHealthStore.save(_:withCompletion:)",
  "HKHealthStore.requestAuthorization(toShare:read:completion:)",
  "HKSampleQuery.init(sampleType:predicate:limit:sortDescriptors:resultsHandler:)",
  "UNUserNotificationCenter.requestAuthorization(options?:completionHandler:)",
  "UNUserNotificationCenter.getNotificationSettings(completionHandler:)",
  "UNUserNotificationCenter.add(_:withCompletionHandler:)",
  "LAContext.evaluatePolicy(_:localizedReason:reply:)",
  "WidgetCenter.getCurrentConfigurations(_:)",
  "NSWorkspace.open(_:configuration:completionHandler:)",
  "NSWorkspace.openApplication(at:configuration:completionHandler:)",
]
members = [
  "PHPhotoLibraryChangeObserver.photoLibraryDidChange(_:)",
  "UNNotificationServiceExtension.didReceive(_:withContentHandler:)",
  "SCNSceneRendererDelegate.renderer",
  "WCSessionDelegate.session",
  "MCSessionDelegate.session",
  "NSFilePresenter.presentedItemDidChange()",
  "NSFilePresenter.presentedItemDidMove(to:)",
  "NSFilePresenter.presentedSubitemDidChange(at:)",
  "NSFilePresenter.presentedSubitemDidAppear(at:)",
  "TimelineProvider.getTimeline(in:completion:)",
  "TimelineProvider.getSnapshot(in:completion:)",
]

[[place]]
runs = "in-place"
closures = [
  "PHPhotoLibrary.performChangesAndWait(_:)",
  "PHFetchResult.enumerateObjects(_:)",
  "EKEventStore.enumerateEvents(matching:using:)",
  "NSTableView.enumerateAvailableRowViews(_:)",
  "NSLayoutManager.enumerateLineFragments(forGlyphRange:using:)",
]

[[place]]
runs = "same-thread"
closures = [
  "PHImageManager.requestImage(for:targetSize:contentMode:options:resultHandler:)",
]

[[place]]
runs = "main"
closures = [
  "CLGeocoder.geocodeAddressString(_:completionHandler:)",
  "CLGeocoder.reverseGeocodeLocation(_:completionHandler:)",
  "MKLocalSearch.start(completionHandler:)",
  "WKWebView.evaluateJavaScript(_:completionHandler:)",
]
members = [
  "CLLocationManagerDelegate.locationManager",
  "CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)",
  "CAAnimationDelegate.animationDidStop(_:finished:)",
  "UIDocument.contents(forType:)",
  "UIDocument.load(fromContents:ofType:)",
]

[[place]]
runs = "argument"
argument = "queue"
delegate = "delegate"
closures = ["SFSpeechRecognizer.init(queue:delegate:)"]
members = ["SFSpeechRecognizerDelegate.speechRecognizer"]
```

"""##),
("places/frames.md", #"""
# frames

Members that the system calls while it makes a frame: layout, drawing, a view's `body`, cells on their way to the screen, scrolling. What they spend is
missing from the 8 to 16 milliseconds of that frame.

## SwiftUI

```toml
[[mark]]
name = "frame"
members = [
  "View.body",
  "ViewModifier.body(content:)",
  "ButtonStyle.makeBody(configuration:)",
  "PrimitiveButtonStyle.makeBody(configuration:)",
  "LabelStyle.makeBody(configuration:)",
  "ToggleStyle.makeBody(configuration:)",
  "ProgressViewStyle.makeBody(configuration:)",
  "GroupBoxStyle.makeBody(configuration:)",
  "GaugeStyle.makeBody(configuration:)",
  "DisclosureGroupStyle.makeBody(configuration:)",
  "LabeledContentStyle.makeBody(configuration:)",
  "MenuStyle.makeBody(configuration:)",
  "ToolbarContent.body",
  "Commands.body",
  "Layout.sizeThatFits(proposal:subviews:cache:)",
  "Layout.placeSubviews(in:proposal:subviews:cache:)",
  "Layout.makeCache(subviews:)",
  "Layout.updateCache(_:subviews:)",
  "Shape.path(in:)",
  "Shape.sizeThatFits(_:)",
  "GeometryEffect.effectValue(size:)",
  "TextRenderer.draw(layout:in:)",
  "DynamicProperty.update()",
  "PreferenceKey.reduce(value:nextValue:)",
  "ScrollTargetBehavior.updateTarget(_:context:)",
  "UIViewRepresentable.updateUIView(_:context:)",
  "UIViewRepresentable.sizeThatFits(_:uiView:context:)",
  "UIViewControllerRepresentable.updateUIViewController(_:context:)",
  "NSViewRepresentable.updateNSView(_:context:)",
  "NSViewRepresentable.sizeThatFits(_:nsView:context:)",
  "NSViewControllerRepresentable.updateNSViewController(_:context:)",
]
```

Some of them are tied to no actor, so that the system may ask for them elsewhere; the frame waits all the same.

```toml
[[place]]
runs = "main"
members = [
  "Layout.sizeThatFits(proposal:subviews:cache:)",
  "Layout.placeSubviews(in:proposal:subviews:cache:)",
  "Layout.makeCache(subviews:)",
  "Layout.updateCache(_:subviews:)",
  "Shape.path(in:)",
  "Shape.sizeThatFits(_:)",
  "GeometryEffect.effectValue(size:)",
  "TextRenderer.draw(layout:in:)",
  "PreferenceKey.reduce(value:nextValue:)",
  "ScrollTargetBehavior.updateTarget(_:context:)",
]
```

Of these, the ones in which a view says what it shows: computed when its data changes, once for each view.

```toml
[[mark]]
name = "content"
members = [
  "View.body",
  "ViewModifier.body(content:)",
  "ToolbarContent.body",
  "Commands.body",
]
```

## UIKit

```toml
[[mark]]
name = "frame"
members = [
  "UIView.layoutSubviews()",
  "UIView.draw(_:)",
  "UIView.updateConstraints()",
  "UIView.sizeThatFits(_:)",
  "UIView.intrinsicContentSize",
  "UIView.systemLayoutSizeFitting",
  "UIView.hitTest(_:with:)",
  "UIView.point(inside:with:)",
  "UIResponder.touchesMoved(_:with:)",
  "UIViewController.viewWillLayoutSubviews()",
  "UIViewController.viewDidLayoutSubviews()",
  "UIViewController.updateViewConstraints()",
  "UITableViewCell.prepareForReuse()",
  "UITableViewCell.updateConfiguration(using:)",
  "UICollectionReusableView.prepareForReuse()",
  "UICollectionReusableView.apply(_:)",
  "UICollectionReusableView.preferredLayoutAttributesFitting(_:)",
  "UICollectionViewCell.updateConfiguration(using:)",
  "UITableViewHeaderFooterView.prepareForReuse()",
  "UICollectionViewLayout.prepare()",
  "UICollectionViewLayout.layoutAttributesForElements(in:)",
  "UICollectionViewLayout.layoutAttributesForItem(at:)",
  "UICollectionViewLayout.shouldInvalidateLayout(forBoundsChange:)",
  "UITableViewDataSource.tableView(_:cellForRowAt:)",
  "UITableViewDelegate.tableView(_:willDisplay:forRowAt:)",
  "UITableViewDelegate.tableView(_:didEndDisplaying:forRowAt:)",
  "UITableViewDelegate.tableView(_:heightForRowAt:)",
  "UITableViewDelegate.tableView(_:estimatedHeightForRowAt:)",
  "UITableViewDelegate.tableView(_:heightForHeaderInSection:)",
  "UITableViewDelegate.tableView(_:viewForHeaderInSection:)",
  "UITableViewDelegate.tableView(_:viewForFooterInSection:)",
  "UITableViewController.tableView(_:cellForRowAt:)",
  "UITableViewController.tableView(_:heightForRowAt:)",
  "UITableViewController.tableView(_:willDisplay:forRowAt:)",
  "UICollectionViewDataSource.collectionView(_:cellForItemAt:)",
  "UICollectionViewDataSource.collectionView(_:viewForSupplementaryElementOfKind:at:)",
  "UICollectionViewDelegate.collectionView(_:willDisplay:forItemAt:)",
  "UICollectionViewDelegate.collectionView(_:didEndDisplaying:forItemAt:)",
  "UICollectionViewDelegateFlowLayout.collectionView(_:layout:sizeForItemAt:)",
  "UICollectionViewController.collectionView(_:cellForItemAt:)",
  "UICollectionViewController.collectionView(_:willDisplay:forItemAt:)",
  "UIScrollViewDelegate.scrollViewDidScroll(_:)",
  "UIScrollViewDelegate.scrollViewDidZoom(_:)",
  "UIPickerViewDelegate.pickerView(_:viewForRow:forComponent:reusing:)",
  "MKMapViewDelegate.mapView(_:viewFor:)",
  "MKMapViewDelegate.mapView(_:rendererFor:)",
  "MKMapViewDelegate.mapViewDidChangeVisibleRegion(_:)",
  "MKAnnotationView.prepareForReuse()",
  "MKAnnotationView.prepareForDisplay()",
]
```

## AppKit

```toml
[[mark]]
name = "frame"
members = [
  "NSView.layout()",
  "NSView.draw(_:)",
  "NSView.updateConstraints()",
  "NSView.updateLayer()",
  "NSView.viewWillDraw()",
  "NSView.intrinsicContentSize",
  "NSView.resize(withOldSuperviewSize:)",
  "NSView.resizeSubviews(withOldSize:)",
  "NSView.setFrameSize(_:)",
  "NSView.hitTest(_:)",
  "NSView.updateTrackingAreas()",
  "NSViewController.viewWillLayout()",
  "NSViewController.viewDidLayout()",
  "NSViewController.updateViewConstraints()",
  "NSResponder.mouseDragged(with:)",
  "NSResponder.mouseMoved(with:)",
  "NSResponder.scrollWheel(with:)",
  "NSResponder.magnify(with:)",
  "NSCell.draw(withFrame:in:)",
  "NSCell.drawInterior(withFrame:in:)",
  "NSTableView.drawRow(_:clipRect:)",
  "NSTableCellView.prepareForReuse()",
  "NSTableRowView.drawBackground(in:)",
  "NSTableRowView.drawSelection(in:)",
  "NSCollectionViewItem.prepareForReuse()",
  "NSCollectionViewLayout.prepare()",
  "NSCollectionViewLayout.layoutAttributesForElements(in:)",
  "NSCollectionViewLayout.layoutAttributesForItem(at:)",
  "NSTableViewDelegate.tableView(_:viewFor:row:)",
  "NSTableViewDelegate.tableView(_:rowViewForRow:)",
  "NSTableViewDelegate.tableView(_:heightOfRow:)",
  "NSTableViewDelegate.tableView(_:willDisplayCell:for:row:)",
  "NSTableViewDataSource.tableView(_:objectValueFor:row:)",
  "NSOutlineViewDelegate.outlineView(_:viewFor:item:)",
  "NSOutlineViewDelegate.outlineView(_:heightOfRowByItem:)",
  "NSOutlineViewDataSource.outlineView(_:child:ofItem:)",
  "NSCollectionViewDataSource.collectionView(_:itemForRepresentedObjectAt:)",
  "NSCollectionViewDelegate.collectionView(_:willDisplay:forRepresentedObjectAt:)",
  "NSCollectionViewDelegateFlowLayout.collectionView(_:layout:sizeForItemAt:)",
  "NSWindowDelegate.windowDidResize(_:)",
  "NSWindowDelegate.windowWillResize(_:to:)",
  "NSSplitViewDelegate.splitViewDidResizeSubviews(_:)",
  "NSLayoutManager.drawBackground(forGlyphRange:at:)",
  "NSLayoutManager.drawGlyphs(forGlyphRange:at:)",
]
```

## Layers, games, Metal

Layers are drawn on main, except those that draw in tiles.

```toml
[[place]]
runs = "thread"
members = ["CATiledLayer.draw(in:)"]

[[place]]
runs = "main"
members = ["CALayer.layoutSublayers()", "CALayer.draw(in:)", "CALayer.display()"]
```

```toml
[[mark]]
name = "frame"
members = [
  "CALayer.layoutSublayers()",
  "CALayer.draw(in:)",
  "CALayer.display()",
  "CALayerDelegate.draw(_:in:)",
  "CALayerDelegate.display(_:)",
  "CALayerDelegate.layoutSublayers(of:)",
  "MTKViewDelegate.draw(in:)",
  "SKScene.update(_:)",
  "SKScene.didEvaluateActions()",
  "SKScene.didSimulatePhysics()",
  "SKSceneDelegate.update(_:for:)",
  "SCNSceneRendererDelegate.renderer(_:updateAtTime:)",
  "ARSessionDelegate.session(_:didUpdate:)",
  "ScreenSaverView.animateOneFrame()",
]
```

"""#),
("places/kit-closures.md", #"""
# kit-closures

Closures given to UIKit and AppKit: animations and batch updates run in place, completions and handlers later on main, cell providers inside a frame.

```toml
[[place]]
runs = "in-place"
closure = "animations"
closures = [
  "UIView.animate(withDuration:animations:completion?:)",
  "UIView.animate(withDuration:delay:options?:animations:completion?:)",
  "UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options?:animations:completion?:)",
  "UIView.animateKeyframes(withDuration:delay:options?:animations:completion?:)",
  "UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:)",
  "UIView.transition(with:duration:options?:animations:completion?:)",
  "UIView.perform(_:on:options?:animations:completion?:)",
  "UIViewController.transition(from:to:duration:options?:animations:completion?:)",
  "UIViewPropertyAnimator.runningPropertyAnimator(withDuration:delay:options?:animations:completion?:)",
]

[[place]]
runs = "main"
closure = "completion"
closures = [
  "UIView.animate(withDuration:animations:completion:)",
  "UIView.animate(withDuration:delay:options?:animations:completion:)",
  "UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options?:animations:completion:)",
  "UIView.animateKeyframes(withDuration:delay:options?:animations:completion:)",
  "UIView.transition(with:duration:options?:animations:completion:)",
  "UIView.transition(from:to:duration:options?:completion:)",
  "UIView.perform(_:on:options?:animations:completion:)",
  "UIViewController.transition(from:to:duration:options?:animations:completion:)",
  "UIViewPropertyAnimator.runningPropertyAnimator(withDuration:delay:options?:animations:completion:)",
  "UITableView.performBatchUpdates(_:completion:)",
  "UICollectionView.performBatchUpdates(_:completion:)",
  "UIViewControllerTransitionCoordinator.animate(alongsideTransition:completion:)",
]

[[place]]
runs = "main"
closure = "completionHandler"
closures = [
  "NSCollectionView.performBatchUpdates(_:completionHandler:)",
  "NSAnimationContext.runAnimationGroup(_:completionHandler:)",
]

[[place]]
runs = "in-place"
closures = [
  "UITableView.performBatchUpdates(_:completion?:)",
  "UICollectionView.performBatchUpdates(_:completion?:)",
  "NSCollectionView.performBatchUpdates(_:completionHandler?:)",
  "NSAnimationContext.runAnimationGroup(_:completionHandler?:)",
]

[[place]]
runs = "main"
closures = [
  "UIViewController.present(_:animated:completion:)",
  "UIViewController.dismiss(animated:completion:)",
  "UICollectionView.setCollectionViewLayout(_:animated:completion:)",
  "UICollectionViewDiffableDataSource.apply(_:animatingDifferences?:completion:)",
  "UITableViewDiffableDataSource.apply(_:animatingDifferences?:completion:)",
  "UIViewControllerTransitionCoordinator.animate(alongsideTransition:completion?:)",
  "UIViewPropertyAnimator.init(duration:curve:animations:)",
  "UIViewPropertyAnimator.init(duration:dampingRatio:animations:)",
  "UIViewPropertyAnimator.addAnimations(_:delayFactor?:)",
  "UIViewPropertyAnimator.addCompletion(_:)",
  "UIAction.init(title?:subtitle?:image?:identifier?:discoverabilityTitle?:attributes?:state?:handler:)",
  "UIAlertAction.init(title:style:handler:)",
  "UIContextualAction.init(style:title:handler:)",
  "UIDeferredMenuElement.init(_:)",
  "UIContextMenuConfiguration.init(identifier:previewProvider?:actionProvider?:)",
  "UIButton.configurationUpdateHandler",
  "UIApplication.open(_:options?:completionHandler:)",
  "UIApplication.beginBackgroundTask(expirationHandler:)",
  "UIApplication.beginBackgroundTask(withName:expirationHandler:)",
  "UIControl.addTarget(_:action:for:)",
  "UndoManager.registerUndo(withTarget:handler:)",
  "NSSavePanel.begin(completionHandler:)",
  "NSSavePanel.beginSheetModal(for:completionHandler:)",
  "NSAlert.beginSheetModal(for:completionHandler:)",
  "NSWindow.beginSheet(_:completionHandler:)",
  "NSEvent.addLocalMonitorForEvents(matching:handler:)",
  "NSEvent.addGlobalMonitorForEvents(matching:handler:)",
  "NSViewController.transition(from:to:options?:completionHandler:)",
  "CATransaction.setCompletionBlock(_:)",
]

[[place]]
runs = "in-place"
closures = [
  "UIAlertController.addTextField(configurationHandler:)",
  "NSWindow.trackEvents(matching:timeout:mode:handler:)",
]

[[place]]
runs = "unknown"
closures = [
  "NSImage.init(size:flipped:drawingHandler:)",
  "UIColor.init(dynamicProvider:)",
  "UIDocument.open(completionHandler:)",
  "UIDocument.close(completionHandler:)",
  "UIDocument.save(to:for:completionHandler:)",
]
```

## Cells and layout sections

```toml
[[place]]
runs = "main"
closures = [
  "UICollectionViewDiffableDataSource.init(collectionView:cellProvider:)",
  "UITableViewDiffableDataSource.init(tableView:cellProvider:)",
  "NSCollectionViewDiffableDataSource.init(collectionView:itemProvider:)",
  "NSTableViewDiffableDataSource.init(tableView:cellProvider:)",
  "UICollectionViewDiffableDataSource.supplementaryViewProvider",
  "UICollectionView.CellRegistration.init(handler:)",
  "UICollectionView.SupplementaryRegistration.init(elementKind:handler:)",
  "UICollectionViewCompositionalLayout.init(sectionProvider:)",
  "UICollectionViewCompositionalLayout.init(sectionProvider:configuration:)",
]

[[mark]]
name = "frame"
closures = [
  "UICollectionViewDiffableDataSource.init(collectionView:cellProvider:)",
  "UITableViewDiffableDataSource.init(tableView:cellProvider:)",
  "NSCollectionViewDiffableDataSource.init(collectionView:itemProvider:)",
  "NSTableViewDiffableDataSource.init(tableView:cellProvider:)",
  "UICollectionViewDiffableDataSource.supplementaryViewProvider",
  "UICollectionView.CellRegistration.init(handler:)",
  "UICollectionView.SupplementaryRegistration.init(elementKind:handler:)",
  "UICollectionViewCompositionalLayout.init(sectionProvider:)",
  "UICollectionViewCompositionalLayout.init(sectionProvider:configuration:)",
  "UIButton.configurationUpdateHandler",
]
```

"""#),
("places/launches.md", #"""
# launches

Members that the system calls before the app shows its first frame. The watchdog ends an app that takes too long here.

```toml
[[mark]]
name = "launch"
members = [
  "UIApplicationDelegate.application(_:willFinishLaunchingWithOptions:)",
  "UIApplicationDelegate.application(_:didFinishLaunchingWithOptions:)",
  "UIApplicationDelegate.applicationDidFinishLaunching(_:)",
  "UIApplicationDelegate.application(_:configurationForConnecting:options:)",
  "UISceneDelegate.scene(_:willConnectTo:options:)",
  "UIWindowSceneDelegate.scene(_:willConnectTo:options:)",
  "NSApplicationDelegate.applicationWillFinishLaunching(_:)",
  "NSApplicationDelegate.applicationDidFinishLaunching(_:)",
  "WKApplicationDelegate.applicationDidFinishLaunching()",
  "WKExtensionDelegate.applicationDidFinishLaunching()",
  "UIApplicationDelegate.init()",
  "NSApplicationDelegate.init()",
  "App.init()",
  "App.init",
  "App.main()",
  "App.body",
  "WidgetBundle.init()",
]
```

An object that the system makes itself is made on the main thread, though the initialiser of its base class belongs to no actor.

```toml
[[place]]
runs = "main"
members = ["UIApplicationDelegate.init()", "NSApplicationDelegate.init()"]
```

What the system calls last, when the app is about to end. What is waited for there is mostly meant to be: findings of effects are notes.

```toml
[[mark]]
name = "terminate"
members = [
  "UIApplicationDelegate.applicationWillTerminate(_:)",
  "NSApplicationDelegate.applicationWillTerminate(_:)",
  "NSApplicationDelegate.applicationShouldTerminate(_:)",
]
```

"""#),
("places/name-prefixes.md", #"""
# name-prefixes

Names that no page declares and that look like main-actor types: with medium trust, a superclass or protocol of that name isolates its heirs.

```toml
[[prefix]]
prefix = "UI"
suffixes = ["View", "ViewController", "Controller", "Cell", "Control", "Button", "Label", "Bar", "Window", "GestureRecognizer"]

[[prefix]]
prefix = "NS"
suffixes = ["View", "ViewController", "Window", "WindowController", "Panel", "Cell", "Control"]

[[prefix]]
prefix = "UI"
suffixes = ["Delegate", "DataSource"]
protocols = true

# Of packages that are not read: their cells and view controllers are those of the kits underneath.
[[prefix]]
prefix = ""
suffixes = ["TableViewCell", "CollectionViewCell", "CollectionReusableView", "TableViewHeaderFooterView", "ViewController"]
```

"""#),
("places/operation-queues.md", #"""
# operation-queues

Operations run on the queue they are added to; only the main operation queue is the main thread. A subclass's `main()` is called by the queue's worker.

```toml
[[executor]]
kind = "main"
values = ["OperationQueue.main"]

[[executor]]
kind = "concurrent"
values = ["OperationQueue.init()"]

[[place]]
runs = "receiver"
closures = [
  "OperationQueue.addOperation(_:)",
  "OperationQueue.addOperations(_:waitUntilFinished:)",
  "OperationQueue.addBarrierBlock(_:)",
  "OperationQueue.schedule(options?:_:)",
]

[[place]]
runs = "executed"
closures = ["BlockOperation.init(block:)"]

[[place]]
runs = "in-place"
closures = ["Operation.start()"]

[[place]]
runs = "unknown"
closures = ["BlockOperation.addExecutionBlock(_:)"]

[[place]]
runs = "thread"
closures = ["Operation.completionBlock"]

[[place]]
runs = "thread"
members = ["Operation.main()"]
```

"""#),
("places/package-closures.md", #"""
# package-closures

Where closures of widely used packages run: futures and event loops on their threads, networking callbacks on main unless a queue is given.

```toml
[[executor]]
kind = "main"
values = [
  "MainScheduler.instance",
  "MainScheduler.asyncInstance",
  "ConcurrentMainScheduler.instance",
  "ObservableType.observe(on:) when on has MainScheduler",
  "ObservableType.observeOn(_:) when #0 has MainScheduler",
  "ObservableType.debounce(_:scheduler:) when scheduler has MainScheduler",
  "ObservableType.throttle(_:latest?:scheduler:) when scheduler has MainScheduler",
  "ObservableType.delay(_:scheduler:) when scheduler has MainScheduler",
  "Single.observe(on:) when on has MainScheduler",
  "Reactive.tap",
  "Reactive.text",
  "Reactive.value",
  "Reactive.isOn",
  "Reactive.date",
  "Reactive.selectedSegmentIndex",
  "Reactive.contentOffset",
  "Reactive.didScroll",
  "Reactive.didEndDecelerating",
  "Reactive.itemSelected",
  "Reactive.itemDeselected",
  "Reactive.itemDeleted",
  "Reactive.itemMoved",
  "Reactive.willDisplayCell",
  "Reactive.searchButtonClicked",
  "Reactive.cancelButtonClicked",
  "Reactive.textDidBeginEditing",
  "Reactive.event",
  "Reactive.primaryAction",
  "Reactive.controlEvent(_:)",
  "Reactive.modelSelected(_:)",
  "Reactive.modelDeleted(_:)",
  "ControlProperty.orEmpty",
  "ControlProperty.changed",
  "ObservableConvertibleType.asDriver(onErrorJustReturn:)",
  "ObservableConvertibleType.asSignal(onErrorJustReturn:)",
]

[[executor]]
kind = "concurrent"
values = [
  "ConcurrentDispatchQueueScheduler.init(qos:)",
  "ObservableType.observe(on:) when on has ConcurrentDispatchQueueScheduler",
  "ObservableType.observe(on:) when on has SerialDispatchQueueScheduler",
  "ObservableType.observe(on:) when on has OperationQueueScheduler",
  "ObservableType.observeOn(_:) when #0 has ConcurrentDispatchQueueScheduler",
  "ObservableType.observeOn(_:) when #0 has SerialDispatchQueueScheduler",
  "Single.observe(on:) when on has ConcurrentDispatchQueueScheduler",
  "Single.observe(on:) when on has SerialDispatchQueueScheduler",
]

[[place]]
runs = "receiver"
closures = [
  "ObservableType.subscribe(onNext?:onError?:onCompleted?:onDisposed?:)",
  "ObservableType.map(_:)",
  "ObservableType.filter(_:)",
  "ObservableType.flatMap(_:)",
  "ObservableType.flatMapLatest(_:)",
  "ObservableType.compactMap(_:)",
  "ObservableType.scan(_:accumulator:)",
  "ObservableType.subscribe(with:onNext?:onError?:onCompleted?:onDisposed?:)",
  "ObservableType.bind(onNext:)",
  "ObservableType.do(onNext?:afterNext?:onError?:onCompleted?:onSubscribe?:onDispose?:)",
  "Single.subscribe(onSuccess?:onFailure?:onDisposed?:)",
  "Single.map(_:)",
  "Single.flatMap(_:)",
  "Single.do(onSuccess?:onError?:onSubscribe?:onDispose?:)",
]

# They deliver on main, whatever stands before them.

[[place]]
runs = "main"
closures = [
  "Driver.drive(onNext?:onCompleted?:onDisposed?:)",
  "Driver.emit(onNext?:onCompleted?:onDisposed?:)",
  "Driver.map(_:)",
  "Driver.compactMap(_:)",
  "Driver.filter(_:)",
  "Driver.do(onNext?:onCompleted?:)",
]

[[place]]
runs = "argument"
argument = "on"
otherwise = "main"
closures = [
  "Promise.done(on?:flags?:_:)",
  "Promise.then(on?:flags?:_:)",
  "Promise.map(on?:flags?:_:)",
  "Promise.catch(on?:flags?:_:)",
]

[[place]]
runs = "argument"
argument = "queue"
otherwise = "main"
closures = [
  "DataRequest.response(queue?:completionHandler:)",
  "DataRequest.responseData(queue?:completionHandler:)",
  "DataRequest.responseString(queue?:completionHandler:)",
  "DataRequest.responseJSON(queue?:completionHandler:)",
  "DataRequest.responseDecodable(of?:queue?:decoder?:completionHandler:)",
]

[[place]]
runs = "argument"
argument = "onQueue"
otherwise = "main"
closures = ["NetworkReachabilityManager.startListening(onQueue?:onUpdatePerforming:)"]

[[place]]
runs = "main"
closures = [
  "ValueObservation.start(in:scheduling?:onError:onChange:) unless scheduling has async unless scheduling has task unless scheduling has cooperative",
  "ValueObservation.start(in:scheduling?:onError:onChange:) when scheduling has async and scheduling has main",
]

[[place]]
runs = "thread"
closures = [
  "ValueObservation.tracking(_:)",
  "ValueObservation.trackingConstantRegion(_:)",
  "EventLoopFuture.map(_:)",
  "EventLoopFuture.flatMap(_:)",
  "EventLoopFuture.whenComplete(_:)",
  "EventLoopFuture.whenSuccess(_:)",
  "EventLoopFuture.whenFailure(_:)",
  "EventLoop.execute(_:)",
  "EventLoop.submit(_:)",
  "NIOThreadPool.submit(_:)",
  "NIOThreadPool.runIfActive(eventLoop:_:)",
  "DatabaseReader.asyncRead(_:)",
  "DatabaseWriter.asyncWrite(_:completion:)",
  "YapDatabaseConnection.asyncRead(_:)",
  "YapDatabaseConnection.asyncReadWrite(_:)",
]

[[place]]
runs = "in-place"
closures = ["DatabaseMigrator.registerMigration(_:migrate:)"]
```

Reducers are called by their store, which is on the main actor.

```toml
[[place]]
runs = "main"
closures = ["Reduce.init(_:)"]
members = ["Reducer.reduce(into:action:)"]

[[mark]]
name = "reducer"
closures = ["Reduce.init(_:)"]
members = ["Reducer.reduce(into:action:)"]
```

"""#),
("places/publishers.md", #"""
# publishers

Combine's closures run wherever the upstream emits. In a chain the nearest link to the left that names a scheduler decides, operators between pass it on;
where none does, published properties of the main actor tell of their changes there; else, or where the scheduler is not known, the place is not known.

```toml
[[executor]]
kind = "main"
values = [
  "Publisher.receive(on:options?:) when on has main",
  "Publisher.debounce(for:scheduler:options?:) when scheduler has main",
  "Publisher.throttle(for:scheduler:latest:) when scheduler has main",
  "Publisher.delay(for:tolerance?:scheduler:options?:) when scheduler has main",
  "Publisher.collect(_:options?:) when #0 has main",
  "Timer.publish(every:tolerance?:on:in:options?:) when on has main",
  "Timer.TimerPublisher.init(interval:tolerance?:runLoop:mode:options?:) when runLoop has main",
  "Scheduler.main",
  "UIScheduler.shared",
  "NotificationCenter.publisher(for:object?:) when for has UIApplication",
  "NotificationCenter.publisher(for:object?:) when for has UIScene",
  "NotificationCenter.publisher(for:object?:) when for has NSApplication",
  "NotificationCenter.publisher(for:object?:) when for has NSWindow",
  "NotificationCenter.publisher(for:object?:) when for has NSWorkspace",
]

[[executor]]
kind = "concurrent"
values = [
  "Publisher.receive(on:options?:) when on has global",
  "Publisher.debounce(for:scheduler:options?:) when scheduler has global",
  "Publisher.throttle(for:scheduler:latest:) when scheduler has global",
  "Publisher.delay(for:tolerance?:scheduler:options?:) when scheduler has global",
]

[[executor]]
kind = "serial"
values = [
  "URLSession.dataTaskPublisher(for:)",
]

[[place]]
runs = "receiver"
closures = [
  "Publisher.sink(receiveCompletion?:receiveValue:)",
  "Publisher.map(_:)",
  "Publisher.tryMap(_:)",
  "Publisher.compactMap(_:)",
  "Publisher.tryCompactMap(_:)",
  "Publisher.flatMap(maxPublishers?:_:)",
  "Publisher.filter(_:)",
  "Publisher.tryFilter(_:)",
  "Publisher.removeDuplicates(by:)",
  "Publisher.scan(_:_:)",
  "Publisher.reduce(_:_:)",
  "Publisher.first(where:)",
  "Publisher.last(where:)",
  "Publisher.prefix(while:)",
  "Publisher.drop(while:)",
  "Publisher.mapError(_:)",
  "Publisher.catch(_:)",
  "Publisher.tryCatch(_:)",
  "Publisher.handleEvents(receiveSubscription?:receiveOutput?:receiveCompletion?:receiveCancel?:receiveRequest?:)",
  "Publisher.breakpoint(receiveSubscription?:receiveOutput?:receiveCompletion?:)",
  "Publisher.combineLatest(_:_:)",
  "Publisher.zip(_:_:)",
]
```

What is handed over here is no closure, yet it works where the upstream emits, and the effect of the call is there.

```toml
[[place]]
runs = "receiver"
closure = "decoder"
closures = ["Publisher.decode(type:decoder:)"]

[[place]]
runs = "receiver"
closure = "encoder"
closures = ["Publisher.encode(encoder:)"]
```

A publisher's setter runs where the upstream emits too, and so do the observers of the property it assigns.

```toml
[[place]]
runs = "receiver"
closures = ["Publisher.assign(to:on:)", "Publisher.assign(to:)"]

[[place]]
runs = "in-place"
closures = ["Future.init(_:)"]

[[place]]
runs = "unknown"
closures = ["Deferred.init(createPublisher:)", "AnyCancellable.init(_:)", "Publisher.multicast(_:)"]
```

"""#),
("places/queues.md", ##"""
# queues

Where closures given to Dispatch run: on the queue they were sent to, or in place. A queue's own kind is known from the expression that made it.

```toml
[[executor]]
kind = "main"
values = [
  "DispatchQueue.main",
  "DispatchQueue.init(label:qos?:attributes?:autoreleaseFrequency?:target:) when target has main",
]

[[executor]]
kind = "concurrent"
values = [
  "DispatchQueue.global(qos?:)",
  "DispatchQueue.init(label:qos?:attributes:autoreleaseFrequency?:target?:) when attributes has concurrent unless target has main",
  "DispatchConcurrentQueue.init(label:qos?:attributes?:autoreleaseFrequency?:target?:)",
]

[[executor]]
kind = "serial"
values = [
  "DispatchQueue.init(label:qos?:attributes?:autoreleaseFrequency?:target?:) unless attributes has concurrent unless target has main",
  "DispatchSerialQueue.init(label:qos?:attributes?:autoreleaseFrequency?:target?:)",
]
```

## Sent to a queue

Written exactly so, the compiler takes the closure for `@MainActor`; through a variable or parentheses it is not isolated, and still runs on main.

```toml
[[place]]
runs = "main"
isolation = "MainActor"
closures = [
  "DispatchQueue.main.async(group?:qos?:flags?:execute:)",
  "DispatchQueue.main.asyncAfter(deadline:qos?:flags?:execute:)",
  "DispatchQueue.main.asyncAfter(wallDeadline:qos?:flags?:execute:)",
]

[[place]]
runs = "receiver"
closures = [
  "DispatchQueue.async(group?:qos?:flags?:execute:)",
  "DispatchQueue.asyncUnsafe(group?:qos?:flags?:execute:)",
  "DispatchQueue.asyncAfter(deadline:qos?:flags?:execute:)",
  "DispatchQueue.asyncAfter(wallDeadline:qos?:flags?:execute:)",
  "DispatchQueue.schedule(options?:_:)",
  "DispatchQueue.schedule(after:tolerance?:options?:_:)",
  "DispatchQueue.schedule(after:interval:tolerance?:options?:_:)",
]

[[place]]
runs = "argument"
argument = "queue"
closures = [
  "DispatchGroup.notify(qos?:flags?:queue:execute:)",
  "DispatchGroup.notify(queue:work:)",
  "DispatchWorkItem.notify(qos?:flags?:queue:execute:)",
]

[[place]]
runs = "argument"
argument = "#0"
closures = ["dispatch_async(_:_:)"]
```

A run loop of C, told what to do next.

```toml
[[executor]]
kind = "main"
values = ["CFRunLoopGetMain()"]

[[place]]
runs = "argument"
argument = "#0"
closures = ["CFRunLoopPerformBlock(_:_:_:)"]
```

## Waited for

The caller is blocked for as long as the closure runs, so the closure counts as the caller's, wherever the queue puts it. Only what is sent to main runs there.

```toml
[[place]]
runs = "main"
closures = [
  "DispatchQueue.main.sync(flags?:execute:)",
  "DispatchQueue.main.asyncAndWait(flags?:execute:)",
]

[[place]]
runs = "in-place"
closures = [
  "DispatchQueue.sync(flags?:execute:)",
  "DispatchQueue.asyncAndWait(flags?:execute:)",
  "DispatchQueue.concurrentPerform(iterations:execute:)",
  "dispatch_sync(_:_:)",
]
```

## Work items and sources

A work item runs wherever it is executed: by a queue it is given to, or at once. A source's handlers run on the queue it was made with, a global one by default: the source stands for its queue.

```toml
[[place]]
runs = "executed"
closures = ["DispatchWorkItem.init(qos?:flags?:block:)"]

[[place]]
runs = "in-place"
closures = ["DispatchWorkItem.perform()"]

[[executor]]
kind = "main"
values = [
  "DispatchSource.makeTimerSource(flags?:queue:) when queue has main",
  "DispatchSource.makeSignalSource(signal:queue:) when queue has main",
  "DispatchSource.makeReadSource(fileDescriptor:queue:) when queue has main",
  "DispatchSource.makeWriteSource(fileDescriptor:queue:) when queue has main",
  "DispatchSource.makeProcessSource(identifier:eventMask:queue:) when queue has main",
  "DispatchSource.makeFileSystemObjectSource(fileDescriptor:eventMask:queue:) when queue has main",
  "DispatchSource.makeMemoryPressureSource(eventMask:queue:) when queue has main",
  "DispatchSource.makeUserDataAddSource(queue:) when queue has main",
  "DispatchSource.makeTimerSource(flags?:queue:) when queue is main",
  "DispatchSource.makeSignalSource(signal:queue:) when queue is main",
  "DispatchSource.makeReadSource(fileDescriptor:queue:) when queue is main",
  "DispatchSource.makeWriteSource(fileDescriptor:queue:) when queue is main",
  "DispatchSource.makeProcessSource(identifier:eventMask:queue:) when queue is main",
  "DispatchSource.makeFileSystemObjectSource(fileDescriptor:eventMask:queue:) when queue is main",
  "DispatchSource.makeMemoryPressureSource(eventMask:queue:) when queue is main",
  "DispatchSource.makeUserDataAddSource(queue:) when queue is main",
]

[[executor]]
kind = "concurrent"
values = [
  "DispatchSource.makeTimerSource(flags?:queue?:) when queue is absent",
  "DispatchSource.makeTimerSource(flags?:queue:) when queue has global",
  "DispatchSource.makeSignalSource(signal:queue?:) when queue is absent",
  "DispatchSource.makeSignalSource(signal:queue:) when queue has global",
  "DispatchSource.makeReadSource(fileDescriptor:queue?:) when queue is absent",
  "DispatchSource.makeReadSource(fileDescriptor:queue:) when queue has global",
  "DispatchSource.makeWriteSource(fileDescriptor:queue?:) when queue is absent",
  "DispatchSource.makeProcessSource(identifier:eventMask:queue?:) when queue is absent",
  "DispatchSource.makeProcessSource(identifier:eventMask:queue:) when queue has global",
  "DispatchSource.makeFileSystemObjectSource(fileDescriptor:eventMask:queue?:) when queue is absent",
  "DispatchSource.makeFileSystemObjectSource(fileDescriptor:eventMask:queue:) when queue has global",
  "DispatchSource.makeMemoryPressureSource(eventMask:queue?:) when queue is absent",
  "DispatchSource.makeUserDataAddSource(queue?:) when queue is absent",
]

[[place]]
runs = "receiver"
closures = [
  "DispatchSourceProtocol.setEventHandler(qos?:flags?:handler:)",
  "DispatchSourceProtocol.setCancelHandler(qos?:flags?:handler:)",
  "DispatchSourceProtocol.setRegistrationHandler(qos?:flags?:handler:)",
]

[[place]]
runs = "argument"
argument = "queue"
closures = [
  "DispatchIO.init(type:fileDescriptor:queue:cleanupHandler:)",
  "DispatchIO.init(type:path:oflag:mode:queue:cleanupHandler:)",
  "DispatchIO.read(offset:length:queue:ioHandler:)",
  "DispatchIO.write(offset:data:queue:ioHandler:)",
]

[[place]]
runs = "argument"
argument = "runningHandlerOn"
closures = [
  "DispatchIO.read(fromFileDescriptor:maxLength:runningHandlerOn:handler:)",
  "DispatchIO.write(toFileDescriptor:data:runningHandlerOn:handler:)",
]

[[place]]
runs = "thread"
closures = ["DispatchIO.barrier(execute:)"]
```

"""##),
("places/run-loops.md", #"""
# run-loops

Run loops, timers and threads: a timer's closure runs later, on the run loop it was scheduled on, which is the current one unless it is added to another.

```toml
[[executor]]
kind = "main"
values = ["RunLoop.main"]

[[place]]
runs = "receiver"
closures = [
  "RunLoop.perform(_:)",
  "RunLoop.perform(inModes:block:)",
  "RunLoop.schedule(options?:_:)",
]

[[place]]
runs = "same-thread"
closures = [
  "Timer.scheduledTimer(withTimeInterval:repeats:block:)",
  "Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)",
  "NSObject.perform(_:with:afterDelay:)",
  "NSObject.perform(_:with:afterDelay:inModes:)",
]
```

A timer that is made without being scheduled runs where it is added.

```toml
[[place]]
runs = "receiver"
closures = ["RunLoop.add(_:forMode:)"]

[[place]]
runs = "executed"
otherwise = "same-thread"
closures = [
  "Timer.init(timeInterval:repeats:block:)",
  "Timer.init(fire:interval:repeats:block:)",
  "Timer.init(timeInterval:target:selector:userInfo:repeats:)",
  "Timer.init(fireAt:interval:target:selector:userInfo:repeats:)",
]
```

```toml
[[place]]
runs = "thread"
closures = [
  "Thread.init(block:)",
  "Thread.detachNewThread(_:)",
  "Thread.init(target:selector:object:)",
  "Thread.detachNewThreadSelector(_:toTarget:with:)",
  "NSObject.performSelector(inBackground:with:)",
  "pthread_create(_:_:_:_:)",
]
members = ["Thread.main()"]

[[place]]
runs = "main"
closures = [
  "NSObject.performSelector(onMainThread:with:waitUntilDone:)",
  "NSObject.performSelector(onMainThread:with:waitUntilDone:modes:)",
]

[[place]]
runs = "in-place"
closures = ["autoreleasepool(invoking:)", "NSObject.perform(_:)", "NSObject.perform(_:with:)", "ProcessInfo.performActivity(options?:reason:using:)"]

[[place]]
runs = "thread"
closures = ["ProcessInfo.performExpiringActivity(withReason:using:)"]
```

A display link calls its target in every frame, on the run loop it is added to.

```toml
[[mark]]
name = "frame"
closures = [
  "CADisplayLink.init(target:selector:)",
  "NSView.displayLink(target:selector:)",
  "NSWindow.displayLink(target:selector:)",
  "NSScreen.displayLink(target:selector:)",
  "UIUpdateLink.addAction(handler:)",
]

[[place]]
runs = "main"
closures = ["UIUpdateLink.addAction(handler:)", "CADisplayLink.init(target:selector:)", "NSView.displayLink(target:selector:)"]
```

"""#),
("places/small-data.md", #"""
# small-data

Where little data comes from. What decodes it, searches it or writes it is quick, however slow the same call would be with a file or an answer from the network.

Settings and keychain items are kept small by their systems; what was encoded a line before is as large as the value it came from, which the program holds anyway.

```toml
[[origin]]
kind = "small"
values = [
  "AppStorage.wrappedValue",
  "SceneStorage.wrappedValue",
  "UserDefaults.data(forKey:)",
  "UserDefaults.object(forKey:)",
  "UserDefaults.value(forKey:)",
  "UserDefaults.string(forKey:)",
  "UserDefaults.array(forKey:)",
  "UserDefaults.dictionary(forKey:)",
  "UserDefaults.stringArray(forKey:)",
  "*.data(forKey:)",
  "NSUbiquitousKeyValueStore.data(forKey:)",
  "NSUbiquitousKeyValueStore.object(forKey:)",
  "Bundle.object(forInfoDictionaryKey:)",
  "Bundle.infoDictionary",
  "SecItemCopyMatching(_:_:)",
  "*.copyMatching(_:_:)",
  "*.objectForKey(_:)",
  "Keychain.getData(_:)",
  "KeychainSwift.getData(_:)",
  "JSONEncoder.encode(_:)",
  "PropertyListEncoder.encode(_:)",
  "JSONSerialization.data(withJSONObject:options?:)",
  "PropertyListSerialization.data(fromPropertyList:format:options:)",
  "NSKeyedArchiver.archivedData(withRootObject:requiringSecureCoding?:)",
  "*.encode(_:)",
  "String.data(using:allowLossyConversion?:)",
  "String.utf8",
  "WKScriptMessage.body",
  "UNNotificationContent.userInfo",
  "Notification.userInfo",
]
```

Files whose names say that they hold settings, or a few words about another file.

```toml
[[origin]]
kind = "settings"
words = ["setting", "preference", "prefs", "config", "keymap", "keybinding", "metadata", "info.plist"]
```

"""#),
("places/systems.md", #"""
# systems

Which systems have a library. A file that imports one is in builds for those only: what it calls is not what `#if os(macOS)` keeps for others.

```toml
[[library]]
modules = ["UIKit"]
systems = ["iOS", "tvOS", "watchOS", "visionOS"]

[[library]]
modules = ["AppKit", "Cocoa", "Carbon", "ServiceManagement"]
systems = ["macOS"]

[[library]]
modules = ["CarPlay"]
systems = ["iOS"]
```

AppKit is there for Mac Catalyst, too; who writes for both asks for UIKit first.

"""#),
("places/tasks.md", #"""
# tasks

Where the closures of tasks, groups, continuations and streams run, as far as their isolation does not say it: a task inherits or leaves by the attributes
of its parameter, which page `concurrency` states, and closures that do not escape run in place.

```toml
[[place]]
runs = "main"
closures = [
  "MainActor.run(resultType?:body:)",
  "MainActor.assumeIsolated(_:file?:line?:)",
]
```

`immediate` starts on the caller's thread and stays there until its first suspension.

```toml
[[place]]
runs = "in-place"
closures = [
  "Task.immediate(name?:priority?:executorPreference?:operation:)",
  "Task.immediateDetached(name?:priority?:executorPreference?:operation:)",
  "TaskGroup.addImmediateTask(name?:priority?:executorPreference?:operation:)",
  "TaskGroup.addImmediateTaskUnlessCancelled(name?:priority?:executorPreference?:operation:)",
  "ThrowingTaskGroup.addImmediateTask(name?:priority?:executorPreference?:operation:)",
  "DiscardingTaskGroup.addImmediateTask(name?:priority?:executorPreference?:operation:)",
  "ThrowingDiscardingTaskGroup.addImmediateTask(name?:priority?:executorPreference?:operation:)",
]
```

Cancelling is done by whoever cancels, on any thread; the same holds for the end of a stream and for observers of a value.

```toml
[[place]]
runs = "unknown"
closure = "onCancel"
closures = [
  "withTaskCancellationHandler(operation:onCancel:isolation?:)",
  "AsyncStream.init(unfolding:onCancel:)",
]

[[place]]
runs = "unknown"
closure = "handler"
closures = ["withTaskCancellationHandler(handler:operation:)"]

[[place]]
runs = "unknown"
closure = "onPriorityEscalated"
closures = ["withTaskPriorityEscalationHandler(operation:onPriorityEscalated:isolation?:)"]

[[place]]
runs = "unknown"
closures = ["AsyncStream.Continuation.onTermination", "AsyncThrowingStream.Continuation.onTermination"]

[[place]]
runs = "unknown"
closure = "onChange"
closures = ["withObservationTracking(_:onChange:)"]
```

Lazy sequences keep their closures and call them where the sequence is walked through: as a rule in the same body.

```toml
[[place]]
runs = "in-place"
closures = [
  "LazySequence.map(_:)",
  "LazySequence.filter(_:)",
  "LazySequence.compactMap(_:)",
  "LazySequence.flatMap(_:)",
  "LazySequence.prefix(while:)",
  "LazySequence.drop(while:)",
  "LazyMapSequence.map(_:)",
  "LazyMapSequence.filter(_:)",
  "LazyMapSequence.compactMap(_:)",
  "LazyMapSequence.prefix(while:)",
  "LazyFilterSequence.map(_:)",
  "LazyFilterSequence.filter(_:)",
  "LazyFilterSequence.compactMap(_:)",
  "sequence(first:next:)",
  "sequence(state:next:)",
  "AnyIterator.init(_:)",
  "StringProtocol.enumerateLines(invoking:)",
  "StringProtocol.enumerateSubstrings(in:options?:_:)",
  "NSString.enumerateSubstrings(in:options?:using:)",
]
```

"""#),
("places/tests-and-commands.md", #"""
# tests-and-commands

Tests and command-line tools have no main thread that a user waits for: rules about main and frames are silent there.

```toml
[[mark]]
name = "test"
members = [
  "XCTestCase.setUp",
  "XCTestCase.setUpWithError()",
  "XCTestCase.tearDown",
  "XCTestCase.tearDownWithError()",
  "XCTestCase.invokeTest()",
]
closures = [
  "XCTestCase.measure(_:)",
  "XCTestCase.measure(metrics:block:)",
  "XCTestCase.addTeardownBlock(_:)",
]

[[mark]]
name = "command"
members = [
  "ParsableCommand.run()",
  "AsyncParsableCommand.run()",
  "ParsableArguments.validate()",
  "BuildToolPlugin.createBuildCommands(context:target:)",
  "CommandPlugin.performCommand(context:arguments:)",
]

[[mark]]
name = "test"
members = ["PreviewProvider.previews"]
closures = ["Preview"]
```

"""#),
("places/times.md", #"""
# times

How long a timeout or an interval is, as far as the text of the call shows it. All amounts are seconds.

```toml
[[quantity]]
names = ["seconds"]

[[quantity]]
names = ["milliseconds"]
factor = 0.001

[[quantity]]
names = ["microseconds"]
factor = 0.000001

[[quantity]]
names = ["nanoseconds"]
factor = 0.000000001

[[quantity]]
names = ["now", "Date", "DispatchTime", "DispatchWallTime"]
value = 0.0

[[quantity]]
names = ["distantFuture"]
value = 1000000000.0

[[quantity]]
names = ["distantPast", "zero"]
value = 0.0

[[quantity]]
names = ["minutes"]
factor = 60.0

[[quantity]]
names = ["TimeInterval", "Double", "CGFloat", "UInt32", "useconds_t", "timeIntervalSinceNow", "addingTimeInterval", "advanced"]
```

"""#),
("places/unseen-functions.md", #"""
# unseen-functions

What a function that neither the project nor a page declares says by its name of where it runs its closure: `performOnMain`, `loadInBackground`. With little trust: what rests on it is at most a note. A name that speaks of threads in other words leaves the closure unknown; one that does not speak of them lets it inherit, as the compiler does for a closure type without attributes.

```toml
[[phrase]]
isolation = "MainActor"
phrases = ["on main", "on the main"]

[[phrase]]
isolation = "nonisolated"
phrases = ["on background", "in background", "in the background", "off main", "off the main"]

# The language's own word for closures that take nothing from the code around them.
[[phrase]]
isolation = "nonisolated"
phrases = ["sendable"]

[[phrase]]
isolation = "unknown"
phrases = ["main", "background", "queue", "thread", "actor", "async", "detached", "concurrent"]
```

A queue that is given along with a closure says where it runs; under one of these labels also `.main` and `.global()` are queues.

```toml
[[label]]
labels = [
  "queue", "on", "to", "using", "onQueue", "callbackQueue", "callbackOn", "completionQueue", "deliverOn", "notifyOn", "dispatchQueue", "targetQueue", "delegateQueue",
  "handlerQueue", "responseQueue", "workQueue", "executor", "scheduler", "scheduling",
]
```

"""#),
("places/urls.md", #"""
# urls

How to tell a file from a remote resource by the way a URL was made. What else is done with it counts, too: nobody opens the security scope of an address.
A URL that shows neither is of unknown origin, and what reads it may do either.

```toml
[[origin]]
kind = "text"
values = ["URL.init(string:)", "URL.init(string:relativeTo:)", "URL.init(string:encodingInvalidCharacters:)", "NSURL.init(string:)", "URLComponents.init(string:)"]

[[origin]]
kind = "local"
values = [
  "URL.init(fileURLWithPath:isDirectory?:relativeTo?:)",
  "URL.init(filePath:directoryHint?:relativeTo?:)",
  "NSURL.init(fileURLWithPath:isDirectory?:)",
  "NSURL.fileURL(withPath:isDirectory?:)",
  "URL.documentsDirectory",
  "URL.cachesDirectory",
  "URL.applicationSupportDirectory",
  "URL.temporaryDirectory",
  "URL.homeDirectory",
  "URL.libraryDirectory",
  "URL.downloadsDirectory",
  "URL.desktopDirectory",
  "URL.userDirectory",
  "URL.currentDirectory()",
  "FileManager.temporaryDirectory",
  "FileManager.homeDirectoryForCurrentUser",
  "FileManager.url(for:in:appropriateFor:create:)",
  "FileManager.urls(for:in:)",
  "FileManager.containerURL(forSecurityApplicationGroupIdentifier:)",
  "FileManager.contentsOfDirectory(at:includingPropertiesForKeys:options?:)",
  "FileManager.enumerator(at:includingPropertiesForKeys:options?:errorHandler?:)",
  "NSPersistentContainer.defaultDirectoryURL()",
  "NSOpenPanel.url",
  "NSOpenPanel.urls",
  "NSSavePanel.url",
]
uses = [
  "FileManager.fileExists(atPath:isDirectory?:)",
  "FileManager.isReadableFile(atPath:)",
  "FileManager.attributesOfItem(atPath:)",
  "FileManager.removeItem(at:)",
  "FileManager.removeItem(atPath:)",
  "FileManager.copyItem(at:to:)",
  "FileManager.moveItem(at:to:)",
  "FileManager.createDirectory(at:withIntermediateDirectories:attributes?:)",
  "Data.write(to:options?:)",
  "String.write(to:atomically:encoding:)",
  "URL.startAccessingSecurityScopedResource()",
  "URL.stopAccessingSecurityScopedResource()",
  "URL.checkResourceIsReachable()",
  "URL.resourceValues(forKeys:)",
  "URL.bookmarkData(options?:includingResourceValuesForKeys?:relativeTo?:)",
]
gives = [
  "NSFileCoordinator.coordinate(readingItemAt:options?:error:byAccessor:)",
  "NSFileCoordinator.coordinate(writingItemAt:options?:error:byAccessor:)",
  "NSFileCoordinator.coordinate(readingItemAt:options?:writingItemAt:options?:error:byAccessor:)",
  "NSFileCoordinator.coordinate(writingItemAt:options?:writingItemAt:options?:error:byAccessor:)",
  "NSItemProvider.loadFileRepresentation(forTypeIdentifier:completionHandler:)",
  "View.fileImporter(isPresented:allowedContentTypes:onCompletion:)",
  "View.fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:)",
  "View.fileExporter(isPresented:document:contentType:defaultFilename?:onCompletion:)",
  "UIDocumentPickerDelegate.documentPicker(_:didPickDocumentsAt:)",
  "UIDocumentPickerDelegate.documentPicker(_:didPickDocumentAt:)",
]
words = ["file", "directory", "folder", "path", "disk", "cache", "bundle", "document", "plist", "backup", "archive", "manifest", "sandbox"]

[[origin]]
kind = "bundled"
values = [
  "Bundle.url(forResource:withExtension:subdirectory?:localization?:)",
  "Bundle.urls(forResourcesWithExtension:subdirectory:localization?:)",
  "Bundle.path(forResource:ofType:inDirectory?:forLocalization?:)",
  "Bundle.paths(forResourcesOfType:inDirectory:)",
  "Bundle.bundleURL",
  "Bundle.bundlePath",
  "Bundle.resourceURL",
  "Bundle.resourcePath",
  "Bundle.executableURL",
  "Bundle.executablePath",
  "Bundle.privateFrameworksURL",
  "Bundle.privateFrameworksPath",
  "Bundle.sharedFrameworksURL",
  "Bundle.sharedFrameworksPath",
  "Bundle.sharedSupportURL",
  "Bundle.sharedSupportPath",
  "Bundle.builtInPlugInsURL",
  "Bundle.builtInPlugInsPath",
  "*.url(forResource:withExtension:subdirectory?:localization?:)",
  "*.path(forResource:ofType:inDirectory?:forLocalization?:)",
  "UIImage.init(named:)",
  "UIImage.init(systemName:)",
  "NSImage.init(named:)",
  "NSImage.init(systemSymbolName:accessibilityDescription:)",
]

[[origin]]
kind = "receiver"
values = [
  "URL.appendingPathComponent(_:isDirectory?:conformingTo?:)",
  "URL.appending(path:directoryHint?:)",
  "URL.appending(component:directoryHint?:)",
  "URL.appending(components:directoryHint?:)",
  "URL.appendingPathExtension(_:)",
  "URL.deletingLastPathComponent()",
  "URL.deletingPathExtension()",
  "URL.resolvingSymlinksInPath()",
  "URL.standardizedFileURL",
  "URL.standardized",
  "URL.absoluteURL",
  "NSURL.appendingPathComponent(_:)",
  "*.appendingPathComponent(_:isDirectory?:conformingTo?:)",
  "*.appendingPathExtension(_:)",
  "*.deletingLastPathComponent()",
  "Result.get()",
]

[[origin]]
kind = "argument"
values = ["AVAsset.init(url:)", "AVURLAsset.init(url:options?:)", "AVPlayerItem.init(url:)"]
```

Folders that only the app writes to. What lies there is what it has put there itself, a few files as a rule; caches and temporary folders grow.

```toml
[[origin]]
kind = "own"
values = [
  "URL.applicationSupportDirectory",
  "URL.libraryDirectory",
  "FileManager.urls(for:in:) when for has applicationSupportDirectory",
  "FileManager.urls(for:in:) when for has libraryDirectory",
  "FileManager.url(for:in:appropriateFor:create:) when for has applicationSupportDirectory",
  "FileManager.url(for:in:appropriateFor:create:) when for has libraryDirectory",
  "FileManager.containerURL(forSecurityApplicationGroupIdentifier:)",
]
```

"""#),
("places/user-actions.md", #"""
# user-actions

What runs because the user did one thing: tapped a button, chose a command, picked a file. What is quick as a rule and slow at times, a question to the keychain or the pasteboard, is worth a note
there, and a warning where it is asked again and again.

The system calls these members once for each such action. What follows every move of a finger or every typed letter is none.

```toml
[[mark]]
name = "action"
members = [
  "UITableViewDelegate.tableView(_:didSelectRowAt:)",
  "UITableViewDelegate.tableView(_:accessoryButtonTappedForRowWith:)",
  "UITableViewController.tableView(_:didSelectRowAt:)",
  "UITableViewDataSource.tableView(_:commit:forRowAt:)",
  "UICollectionViewDelegate.collectionView(_:didSelectItemAt:)",
  "UICollectionViewController.collectionView(_:didSelectItemAt:)",
  "UITextFieldDelegate.textFieldShouldReturn(_:)",
  "UISearchBarDelegate.searchBarSearchButtonClicked(_:)",
  "UIDocumentPickerDelegate.documentPicker(_:didPickDocumentsAt:)",
  "UIImagePickerControllerDelegate.imagePickerController(_:didFinishPickingMediaWithInfo:)",
  "PHPickerViewControllerDelegate.picker(_:didFinishPicking:)",
  "UIResponder.paste(_:)",
  "UIResponder.copy(_:)",
  "UIResponder.cut(_:)",
  "NSResponder.mouseDown(with:)",
]
```

Calls that are given a closure or a method for such an action.

```toml
[[mark]]
name = "action"
closures = [
  "Button.init",
  "Menu.init(content:label:primaryAction:)",
  "View.onTapGesture(count?:perform:)",
  "View.onTapGesture(count?:coordinateSpace?:perform:)",
  "View.onLongPressGesture(minimumDuration?:maximumDistance?:perform:onPressingChanged?:)",
  "View.onSubmit(of?:_:)",
  "View.refreshable(action:)",
  "View.onDeleteCommand(perform:)",
  "View.onPasteCommand(of:perform:)",
  "View.onCopyCommand(perform:)",
  "View.fileImporter(isPresented:allowedContentTypes:onCompletion:)",
  "View.fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:)",
  "View.fileExporter(isPresented:document:contentType:defaultFilename?:onCompletion:)",
  "View.accessibilityAction(_:_:)",
  "View.accessibilityAction(named:_:)",
  "DynamicViewContent.onDelete(perform:)",
  "DynamicViewContent.onMove(perform:)",
  "ForEach.onDelete(perform:)",
  "ForEach.onMove(perform:)",
  "PasteButton.init",
  "UIAction.init",
  "UIAlertAction.init",
  "UIContextualAction.init",
  "UIAccessibilityCustomAction.init",
  "UIBarButtonItem.init",
  "UICommand.init",
  "UIKeyCommand.init",
  "UITapGestureRecognizer.init",
  "UIControl.addTarget(_:action:for:) when for has touchUpInside",
  "UIControl.addTarget(_:action:for:) when for has primaryActionTriggered",
  "UIControl.addAction(_:for:) when for has touchUpInside",
  "UIControl.addAction(_:for:) when for has primaryActionTriggered",
  "NSSavePanel.begin(completionHandler:)",
  "NSSavePanel.beginSheetModal(for:completionHandler:)",
  "NSAlert.beginSheetModal(for:completionHandler:)",
  "NSMenuItem.init",
]
```

Calls that put their closure off until later, once: what an action starts with them still belongs to it.

```toml
[[mark]]
name = "deferral"
closures = [
  "Task.init",
  "MainActor.run(resultType?:body:)",
  "MainActor.assumeIsolated(_:)",
  "DispatchQueue.async(group?:qos?:flags?:execute:)",
  "DispatchQueue.asyncAfter(deadline:qos?:flags?:execute:)",
  "DispatchQueue.asyncAfter(wallDeadline:qos?:flags?:execute:)",
  "DispatchQueue.sync(execute:)",
  "OperationQueue.addOperation(_:)",
  "withAnimation(_:_:)",
  "UIViewController.present(_:animated:completion:)",
  "UIViewController.dismiss(animated:completion:)",
  "UIView.animate(withDuration:animations:completion?:)",
]
```

"""#),
("places/view-closures.md", #"""
# view-closures

SwiftUI calls the closures of its views on the main thread: actions when something happens, content and layout closures inside a frame.

## Actions

```toml
[[place]]
runs = "main"
closures = [
  "View.onAppear(perform:)",
  "View.onDisappear(perform:)",
  "View.onChange(of:perform:)",
  "View.onChange(of:initial?:_:)",
  "View.onReceive(_:perform:)",
  "View.onTapGesture(count?:perform:)",
  "View.onTapGesture(count?:coordinateSpace?:perform:)",
  "View.onLongPressGesture(minimumDuration?:maximumDistance?:perform:onPressingChanged?:)",
  "View.onSubmit(of?:_:)",
  "View.onOpenURL(perform:)",
  "View.onContinueUserActivity(_:perform:)",
  "View.onHover(perform:)",
  "View.onContinuousHover(coordinateSpace?:perform:)",
  "View.onDrag(_:)",
  "View.onDrop(of:isTargeted:perform:)",
  "View.dropDestination(for?:action:isTargeted?:)",
  "View.onPreferenceChange(_:perform:)",
  "View.onScrollPhaseChange(_:)",
  "View.onScrollVisibilityChange(threshold?:_:)",
  "View.onScrollTargetVisibilityChange(idType:threshold?:_:)",
  "View.onMoveCommand(perform:)",
  "View.onExitCommand(perform:)",
  "View.onDeleteCommand(perform:)",
  "View.onKeyPress(_:action:)",
  "View.onKeyPress(keys:phases?:action:)",
  "View.onKeyPress(phases?:action:)",
  "View.sheet(isPresented:onDismiss?:content:)",
  "View.sheet(item:onDismiss?:content:)",
  "View.fullScreenCover(isPresented:onDismiss?:content:)",
  "View.fullScreenCover(item:onDismiss?:content:)",
  "View.fileImporter(isPresented:allowedContentTypes:onCompletion:)",
  "View.fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:)",
  "View.fileExporter(isPresented:document:contentType:defaultFilename?:onCompletion:)",
  "View.accessibilityAction(_:_:)",
  "View.accessibilityAction(named:_:)",
  "View.focusable(_:onFocusChange:)",
  "View.transaction(_:)",
  "Scene.onChange(of:perform:)",
  "Scene.onChange(of:initial?:_:)",
  "DynamicViewContent.onDelete(perform:)",
  "DynamicViewContent.onMove(perform:)",
  "DynamicViewContent.onInsert(of:perform:)",
  "ForEach.onDelete(perform:)",
  "ForEach.onMove(perform:)",
  "Gesture.onEnded(_:)",
  "Gesture.onChanged(_:)",
  "Gesture.updating(_:body:)",
  "Slider.init(value:in:step?:onEditingChanged:)",
  "Slider.init(value:in:label?:onEditingChanged:)",
  "Stepper.init(label:onIncrement:onDecrement:onEditingChanged?:)",
  "Stepper.init(_:onIncrement:onDecrement:onEditingChanged?:)",
  "TextField.init(_:text:onEditingChanged:onCommit:)",
  "Binding.init(get:set:)",
  "OpenURLAction.init(handler:)",
  "Menu.init(content:label:primaryAction:)",
]

[[place]]
runs = "main"
closure = "action"
closures = [
  "View.onGeometryChange(for:of:action:)",
  "View.onScrollGeometryChange(for:of:action:)",
  "Button.init(action:label:)",
  "Button.init(role:action:label:)",
  "Button.init(_:action:)",
  "Button.init(_:role:action:)",
  "Button.init(_:systemImage:role?:action:)",
  "Button.init(_:image:action:)",
]

[[place]]
runs = "main"
closure = "completion"
closures = ["withAnimation(_:completionCriteria?:_:completion:)"]
```

These may be called on another thread than main: their parameters are `@Sendable` for that reason.

```toml
[[place]]
runs = "unknown"
closure = "of"
closures = ["View.onGeometryChange(for:of:action:)"]

[[place]]
runs = "unknown"
closures = ["View.visualEffect(_:)", "View.scrollTransition(_:axis?:transition:)"]

[[place]]
runs = "thread"
closures = ["Canvas.init(opaque?:colorMode?:rendersAsynchronously:renderer:symbols?:) when rendersAsynchronously is true"]
```

## Content

Closures that build views run in place or a little later, always inside a frame.

```toml
[[place]]
runs = "in-place"
closures = [
  "ForEach.init(_:content:)",
  "ForEach.init(_:id:content:)",
  "List.init(_:id?:children?:selection?:rowContent:)",
  "OutlineGroup.init(_:id?:children:content:)",
  "Chart.init(_:id?:content:)",
  "ScrollViewReader.init(content:)",
  "GeometryReader.init(content:)",
  "TimelineView.init(_:content:)",
  "AsyncImage.init(url:scale?:content:placeholder:)",
  "AsyncImage.init(url:scale?:transaction?:content:)",
  "DisclosureGroup.init(content:label:)",
  "DisclosureGroup.init(_:content:)",
  "DisclosureGroup.init(isExpanded:content:label:)",
  "View.alignmentGuide(_:computeValue:)",
  "Canvas.init(opaque?:colorMode?:rendersAsynchronously?:renderer:symbols?:) unless rendersAsynchronously is true",
]

[[place]]
runs = "main"
closure = "content"
closures = [
  "View.popover(isPresented:attachmentAnchor?:arrowEdge?:content:)",
  "WindowGroup.init(makeContent:)",
  "DocumentGroup.init(newDocument:editor:)",
]

[[place]]
runs = "main"
closures = ["View.navigationDestination(for:destination:)"]

[[mark]]
name = "frame"
closures = [
  "ForEach.init(_:content:)",
  "ForEach.init(_:id:content:)",
  "List.init(_:id?:children?:selection?:rowContent:)",
  "OutlineGroup.init(_:id?:children:content:)",
  "Chart.init(_:id?:content:)",
  "ScrollViewReader.init(content:)",
  "GeometryReader.init(content:)",
  "TimelineView.init(_:content:)",
  "View.alignmentGuide(_:computeValue:)",
  "View.onGeometryChange(for:of:action:)",
  "View.onScrollGeometryChange(for:of:action:)",
  "View.onPreferenceChange(_:perform:)",
  "View.onContinuousHover(coordinateSpace?:perform:)",
  "View.visualEffect(_:)",
  "View.scrollTransition(_:axis?:transition:)",
  "View.onScroll(_:)",
  "Gesture.onChanged(_:)",
  "Gesture.updating(_:body:)",
  "Canvas.init(opaque?:colorMode?:rendersAsynchronously?:renderer:symbols?:)",
]
```

"""#),
("sdk/appkit.md", #"""
# appkit

The classes and protocols of AppKit that are on the main actor, with the members from which receivers and closures are known, and its classes that are not.

## Application, views and windows

```swift interface AppKit
@MainActor class NSResponder: NSObject {
  var nextResponder: NSResponder? { get set }
  var undoManager: UndoManager? { get }
  func mouseDown(with event: NSEvent)
  func mouseDragged(with event: NSEvent)
  func mouseMoved(with event: NSEvent)
  func scrollWheel(with event: NSEvent)
  func keyDown(with event: NSEvent)
  func flagsChanged(with event: NSEvent)
}
@MainActor class NSApplication: NSResponder {
  class var shared: NSApplication { get }
  var delegate: (any NSApplicationDelegate)? { get set }
  var mainWindow: NSWindow? { get }
  var keyWindow: NSWindow? { get }
  var windows: [NSWindow] { get }
  var mainMenu: NSMenu? { get set }
  func run()
  func runModal(for window: NSWindow) -> NSApplication.ModalResponse
  func nextEvent(matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode, dequeue deqFlag: Bool) -> NSEvent?
  func terminate(_ sender: Any?)
  func reply(toApplicationShouldTerminate shouldTerminate: Bool)
}
var NSApp: NSApplication! { get set }
func NSApplicationMain(_ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32
@MainActor class NSView: NSResponder {
  init(frame frameRect: NSRect)
  init?(coder: NSCoder)
  var superview: NSView? { get }
  var subviews: [NSView] { get set }
  var window: NSWindow? { get }
  var layer: CALayer? { get set }
  var frame: NSRect { get set }
  var bounds: NSRect { get set }
  var fittingSize: NSSize { get }
  var intrinsicContentSize: NSSize { get }
  var needsDisplay: Bool { get set }
  var needsLayout: Bool { get set }
  func addSubview(_ view: NSView)
  func removeFromSuperview()
  func draw(_ dirtyRect: NSRect)
  func layout()
  func layoutSubtreeIfNeeded()
  func updateConstraints()
  func updateConstraintsForSubtreeIfNeeded()
  func updateLayer()
  func updateTrackingAreas()
  func viewWillDraw()
  func viewDidMoveToWindow()
  func viewDidMoveToSuperview()
  func resize(withOldSuperviewSize oldSize: NSSize)
  func setFrameSize(_ newSize: NSSize)
  func display()
  func displayIfNeeded()
  func hitTest(_ point: NSPoint) -> NSView?
  func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep)
  func dataWithPDF(inside rect: NSRect) -> Data
  func displayLink(target: Any, selector: Selector) -> CADisplayLink
}
@MainActor class NSViewController: NSResponder {
  init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  var view: NSView { get set }
  var viewIfLoaded: NSView? { get }
  var parent: NSViewController? { get }
  var children: [NSViewController] { get set }
  var representedObject: Any? { get set }
  func loadView()
  func viewDidLoad()
  func viewWillAppear()
  func viewDidAppear()
  func viewWillDisappear()
  func viewDidDisappear()
  func viewWillLayout()
  func viewDidLayout()
  func updateViewConstraints()
  func presentAsSheet(_ viewController: NSViewController)
  func dismiss(_ sender: Any?)
  func transition(from fromViewController: NSViewController, to toViewController: NSViewController, options: NSViewController.TransitionOptions = [], completionHandler completion: (() -> Void)? = nil)
}
@MainActor class NSWindow: NSResponder {
  init(contentRect: NSRect, styleMask style: NSWindow.StyleMask, backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool)
  var contentView: NSView? { get set }
  var contentViewController: NSViewController? { get set }
  var windowController: NSWindowController? { get set }
  var delegate: (any NSWindowDelegate)? { get set }
  func makeKeyAndOrderFront(_ sender: Any?)
  func display()
  func displayIfNeeded()
  func layoutIfNeeded()
  func beginSheet(_ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil)
  func nextEvent(matching mask: NSEvent.EventTypeMask) -> NSEvent?
  func trackEvents(matching mask: NSEvent.EventTypeMask, timeout: TimeInterval, mode: RunLoop.Mode, handler trackingHandler: (NSEvent?, UnsafeMutablePointer<ObjCBool>) -> Void)
  func close()
}
@MainActor class NSWindowController: NSResponder {
  init(window: NSWindow?)
  var window: NSWindow? { get set }
  var contentViewController: NSViewController? { get set }
  func windowDidLoad()
  func showWindow(_ sender: Any?)
}
@MainActor class NSPanel: NSWindow {}
@MainActor class NSSavePanel: NSPanel {
  var url: URL? { get }
  var directoryURL: URL? { get set }
  func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void)
  func beginSheetModal(for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void)
  func runModal() -> NSApplication.ModalResponse
}
@MainActor class NSOpenPanel: NSSavePanel {
  var urls: [URL] { get }
}
@MainActor class NSAlert: NSObject {
  init()
  func runModal() -> NSApplication.ModalResponse
  func beginSheetModal(for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil)
}
@MainActor class NSPrintOperation: NSObject {
  init(view: NSView)
  func run() -> Bool
  func runModal(for docWindow: NSWindow, delegate: Any?, didRun didRunSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
}
@MainActor class NSPageLayout: NSObject {
  func runModal() -> Int
}
@MainActor class NSControl: NSView {
  var target: AnyObject? { get set }
  var action: Selector? { get set }
  var stringValue: String { get set }
  var attributedStringValue: NSAttributedString { get set }
}
@MainActor class NSTableView: NSControl {
  var dataSource: (any NSTableViewDataSource)? { get set }
  func reloadData()
  func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView?
  func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView?
  func enumerateAvailableRowViews(_ handler: @escaping (NSTableRowView, Int) -> Void)
}
@MainActor class NSOutlineView: NSTableView {}
@MainActor class NSTableCellView: NSView {
  var imageView: NSImageView? { get set }
  var textField: NSTextField? { get set }
  var objectValue: Any? { get set }
  func prepareForReuse()
}
@MainActor class NSCollectionView: NSView {
  func reloadData()
  func makeItem(withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath) -> NSCollectionViewItem
  func performBatchUpdates(_ updates: (() -> Void)?, completionHandler: ((Bool) -> Void)? = nil)
}
@MainActor class NSCollectionViewItem: NSViewController {
  var imageView: NSImageView? { get set }
  var textField: NSTextField? { get set }
  func prepareForReuse()
}
@MainActor class NSImageView: NSControl {
  convenience init(image: NSImage)
  var image: NSImage? { get set }
}
@MainActor class NSText: NSView {
  var string: String { get set }
}
@MainActor class NSTextView: NSText {
  var textStorage: NSTextStorage? { get }
  var layoutManager: NSLayoutManager? { get }
  var textContainer: NSTextContainer? { get }
  var textLayoutManager: NSTextLayoutManager? { get }
}
@MainActor class NSTextField: NSControl {
  convenience init(labelWithString stringValue: String)
}
@MainActor class NSScrollView: NSView {
  var documentView: NSView? { get set }
  var contentView: NSClipView { get set }
}
@MainActor class NSDocument: NSObject, NSFilePresenter {
  var fileURL: URL? { get set }
  var undoManager: UndoManager? { get set }
  func read(from data: Data, ofType typeName: String) throws
  func read(from url: URL, ofType typeName: String) throws
  func read(from fileWrapper: FileWrapper, ofType typeName: String) throws
  func data(ofType typeName: String) throws -> Data
  func fileWrapper(ofType typeName: String) throws -> FileWrapper
  func write(to url: URL, ofType typeName: String) throws
  func save(to url: URL, ofType typeName: String, for saveOperation: NSDocument.SaveOperationType, completionHandler: @escaping ((any Error)?) -> Void)
  func makeWindowControllers()
  func performAsynchronousFileAccess(_ block: @escaping (@escaping () -> Void) -> Void)
  func performSynchronousFileAccess(_ block: () -> Void)
}
@MainActor class NSDocumentController: NSObject {
  class var shared: NSDocumentController { get }
  var currentDocument: NSDocument? { get }
  var documents: [NSDocument] { get }
}
@MainActor class NSMenu: NSObject {
  init(title: String)
  var items: [NSMenuItem] { get set }
}
@MainActor class NSFontManager: NSObject {
  class var shared: NSFontManager { get }
  var availableFonts: [String] { get }
  var availableFontFamilies: [String] { get }
}
@MainActor class NSScreen: NSObject {
  class var main: NSScreen? { get }
  class var screens: [NSScreen] { get }
}
@MainActor class NSPopover: NSResponder {
  var contentViewController: NSViewController? { get set }
}
@MainActor class NSGestureRecognizer: NSObject {
  init(target: Any?, action: Selector?)
}
@MainActor class NSCollectionViewLayout: NSObject {
  func prepare()
  func layoutAttributesForElements(in rect: NSRect) -> [NSCollectionViewLayoutAttributes]
  func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes?
}
@MainActor class NSCell: NSObject {
  func draw(withFrame cellFrame: NSRect, in controlView: NSView)
  func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView)
}
```

## Delegates and data sources

```swift interface AppKit
@MainActor protocol NSApplicationDelegate: NSObjectProtocol {
  func applicationWillFinishLaunching(_ notification: Notification)
  func applicationDidFinishLaunching(_ notification: Notification)
  func applicationDidBecomeActive(_ notification: Notification)
  func applicationWillResignActive(_ notification: Notification)
  func applicationWillTerminate(_ notification: Notification)
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
  func application(_ application: NSApplication, open urls: [URL])
}
@_confidence(medium) @MainActor protocol NSTableViewDataSource: NSObjectProtocol {
  func numberOfRows(in tableView: NSTableView) -> Int
  func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any?
}
@MainActor protocol NSTableViewDelegate: NSControlTextEditingDelegate {
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
  func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
  func tableView(_ tableView: NSTableView, willDisplayCell cell: Any, for tableColumn: NSTableColumn?, row: Int)
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
  func tableViewSelectionDidChange(_ notification: Notification)
}
@_confidence(medium) @MainActor protocol NSOutlineViewDataSource: NSObjectProtocol {
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
}
@MainActor protocol NSOutlineViewDelegate: NSControlTextEditingDelegate {
  func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView?
  func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat
}
@MainActor protocol NSCollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath) -> NSCollectionViewItem
}
@_confidence(medium) @MainActor protocol NSCollectionViewDelegate: NSObjectProtocol {
  func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>)
  func collectionView(_ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem, forRepresentedObjectAt indexPath: IndexPath)
}
@MainActor protocol NSWindowDelegate: NSObjectProtocol {
  func windowDidResize(_ notification: Notification)
  func windowWillClose(_ notification: Notification)
  func windowShouldClose(_ sender: NSWindow) -> Bool
  func windowDidBecomeKey(_ notification: Notification)
}
@MainActor protocol NSTextViewDelegate: NSTextDelegate {
  func textView(_ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?) -> Bool
  func textViewDidChangeSelection(_ notification: Notification)
}
@MainActor protocol NSTextDelegate: NSObjectProtocol {
  func textDidChange(_ notification: Notification)
}
@MainActor protocol NSControlTextEditingDelegate: NSObjectProtocol {
  func controlTextDidChange(_ obj: Notification)
  func controlTextDidEndEditing(_ obj: Notification)
}
@MainActor protocol NSMenuDelegate: NSObjectProtocol {
  func menuNeedsUpdate(_ menu: NSMenu)
  func menuWillOpen(_ menu: NSMenu)
}
```

## All other classes

```swift interface AppKit
@MainActor class NSActionCell: NSCell {}
@MainActor class NSArrayController {}
@MainActor class NSBackgroundExtensionView: NSView {}
@MainActor class NSBox: NSView {}
@MainActor class NSBrowser: NSControl {}
@MainActor class NSBrowserCell: NSCell {}
@MainActor class NSButton: NSControl {}
@MainActor class NSButtonCell: NSActionCell {}
@MainActor class NSButtonTouchBarItem: NSTouchBarItem {}
@MainActor class NSCandidateListTouchBarItem: NSTouchBarItem {}
@MainActor class NSClickGestureRecognizer: NSGestureRecognizer {}
@MainActor class NSClipView: NSView {}
@MainActor class NSCollectionViewCompositionalLayout: NSCollectionViewLayout {}
@MainActor class NSCollectionViewCompositionalLayoutConfiguration {}
@MainActor class NSCollectionViewFlowLayout: NSCollectionViewLayout {}
@MainActor class NSCollectionViewFlowLayoutInvalidationContext: NSCollectionViewLayoutInvalidationContext {}
@MainActor class NSCollectionViewGridLayout: NSCollectionViewLayout {}
@MainActor class NSCollectionViewLayoutAttributes {}
@MainActor class NSCollectionViewLayoutInvalidationContext {}
@MainActor class NSCollectionViewTransitionLayout: NSCollectionViewLayout {}
@MainActor class NSCollectionViewUpdateItem {}
@MainActor class NSColorPanel: NSPanel {}
@MainActor class NSColorPicker {}
@MainActor class NSColorPickerTouchBarItem: NSTouchBarItem {}
@MainActor class NSColorWell: NSControl {}
@MainActor class NSComboBox: NSTextField {}
@MainActor class NSComboBoxCell: NSTextFieldCell {}
@MainActor class NSComboButton: NSControl {}
@MainActor class NSController {}
@MainActor class NSCustomTouchBarItem: NSTouchBarItem {}
@MainActor class NSDatePicker: NSControl {}
@MainActor class NSDatePickerCell: NSActionCell {}
@MainActor class NSDictionaryController {}
@MainActor class NSDrawer: NSResponder {}
@MainActor class NSFontPanel: NSPanel {}
@MainActor class NSForm: NSMatrix {}
@MainActor class NSFormCell: NSActionCell {}
@MainActor class NSGlassEffectContainerView: NSView {}
@MainActor class NSGlassEffectView: NSView {}
@MainActor class NSGridCell {}
@MainActor class NSGridColumn {}
@MainActor class NSGridRow {}
@MainActor class NSGridView: NSView {}
@MainActor class NSGroupTouchBarItem: NSTouchBarItem {}
@MainActor class NSHelpManager {}
@MainActor class NSImageCell: NSCell {}
@MainActor class NSLevelIndicator: NSControl {}
@MainActor class NSLevelIndicatorCell: NSActionCell {}
@MainActor class NSMagnificationGestureRecognizer: NSGestureRecognizer {}
@MainActor class NSMatrix: NSControl {}
@MainActor class NSMenuItem {}
@MainActor class NSMenuItemCell: NSButtonCell {}
@MainActor class NSMenuToolbarItem: NSToolbarItem {}
@MainActor class NSObjectController {}
@MainActor class NSOpenGLView: NSView {}
@MainActor class NSPDFPanel {}
@MainActor class NSPageController: NSViewController {}
@MainActor class NSPanGestureRecognizer: NSGestureRecognizer {}
@MainActor class NSPathCell: NSActionCell {}
@MainActor class NSPathComponentCell: NSTextFieldCell {}
@MainActor class NSPathControl: NSControl {}
@MainActor class NSPersistentDocument: NSDocument {}
@MainActor class NSPickerTouchBarItem: NSTouchBarItem {}
@MainActor class NSPopUpButton: NSButton {}
@MainActor class NSPopUpButtonCell: NSMenuItemCell {}
@MainActor class NSPopoverTouchBarItem: NSTouchBarItem {}
@MainActor class NSPredicateEditor: NSRuleEditor {}
@MainActor class NSPressGestureRecognizer: NSGestureRecognizer {}
@MainActor class NSPrintPanel {}
@MainActor class NSProgressIndicator: NSView {}
@MainActor class NSRotationGestureRecognizer: NSGestureRecognizer {}
@MainActor class NSRuleEditor: NSControl {}
@MainActor class NSRulerView: NSView {}
@MainActor class NSScrollEdgeEffectStyle {}
@MainActor class NSScroller: NSControl {}
@MainActor class NSScrubber: NSView {}
@MainActor class NSScrubberArrangedView: NSView {}
@MainActor class NSScrubberFlowLayout: NSScrubberLayout {}
@MainActor class NSScrubberImageItemView: NSScrubberItemView {}
@MainActor class NSScrubberItemView: NSScrubberArrangedView {}
@MainActor class NSScrubberLayout {}
@MainActor class NSScrubberProportionalLayout: NSScrubberLayout {}
@MainActor class NSScrubberSelectionStyle {}
@MainActor class NSScrubberSelectionView: NSScrubberArrangedView {}
@MainActor class NSScrubberTextItemView: NSScrubberItemView {}
@MainActor class NSSearchField: NSTextField {}
@MainActor class NSSearchFieldCell: NSTextFieldCell {}
@MainActor class NSSearchToolbarItem: NSToolbarItem {}
@MainActor class NSSecureTextField: NSTextField {}
@MainActor class NSSecureTextFieldCell: NSTextFieldCell {}
@MainActor class NSSegmentedCell: NSActionCell {}
@MainActor class NSSegmentedControl: NSControl {}
@MainActor class NSSharingServicePickerToolbarItem: NSToolbarItem {}
@MainActor class NSSharingServicePickerTouchBarItem: NSTouchBarItem {}
@MainActor class NSSlider: NSControl {}
@MainActor class NSSliderAccessory {}
@MainActor class NSSliderAccessoryBehavior {}
@MainActor class NSSliderCell: NSActionCell {}
@MainActor class NSSliderTouchBarItem: NSTouchBarItem {}
@MainActor class NSSplitView: NSView {}
@MainActor class NSSplitViewController: NSViewController {}
@MainActor class NSSplitViewItemAccessoryViewController: NSViewController {}
@MainActor class NSStackView: NSView {}
@MainActor class NSStatusBarButton: NSButton {}
@MainActor class NSStepper: NSControl {}
@MainActor class NSStepperCell: NSActionCell {}
@MainActor class NSStepperTouchBarItem: NSTouchBarItem {}
@MainActor class NSSwitch: NSControl {}
@MainActor class NSTabView: NSView {}
@MainActor class NSTabViewController: NSViewController {}
@MainActor class NSTableColumn {}
@MainActor class NSTableHeaderCell: NSTextFieldCell {}
@MainActor class NSTableHeaderView: NSView {}
@MainActor class NSTableRowView: NSView {}
@MainActor class NSTextAttachmentCell: NSCell {}
@MainActor class NSTextFieldCell: NSActionCell {}
@MainActor class NSTextInputContext {}
@MainActor class NSTextInsertionIndicator: NSView {}
@MainActor class NSTextPreview {}
@MainActor class NSTitlebarAccessoryViewController: NSViewController {}
@MainActor class NSTokenField: NSTextField {}
@MainActor class NSTokenFieldCell: NSTextFieldCell {}
@MainActor class NSToolbar {}
@MainActor class NSToolbarItem {}
@MainActor class NSToolbarItemGroup: NSToolbarItem {}
@MainActor class NSTouchBar {}
@MainActor class NSTouchBarItem {}
@MainActor class NSTrackingSeparatorToolbarItem: NSToolbarItem {}
@MainActor class NSTreeController {}
@MainActor class NSUserDefaultsController {}
@MainActor class NSVisualEffectView: NSView {}
@MainActor class NSWindowTabGroup {}
@MainActor class NSWritingToolsCoordinator {}
```

## All other protocols

```swift interface AppKit
@MainActor protocol NSAlertDelegate {}
@MainActor protocol NSBrowserDelegate {}
@MainActor protocol NSCandidateListTouchBarItemDelegate {}
@MainActor protocol NSCloudSharingServiceDelegate {}
@MainActor protocol NSCloudSharingValidation {}
@MainActor protocol NSCollectionViewDelegateFlowLayout: NSCollectionViewDelegate {}
@MainActor protocol NSCollectionViewElement {}
@MainActor protocol NSCollectionViewPrefetching {}
@MainActor protocol NSCollectionViewSectionHeaderView {}
@MainActor protocol NSColorPickingCustom {}
@MainActor protocol NSColorPickingDefault {}
@MainActor protocol NSComboBoxDataSource {}
@MainActor protocol NSComboBoxDelegate: NSTextFieldDelegate {}
@MainActor protocol NSDatePickerCellDelegate {}
@MainActor protocol NSDraggingDestination {}
@MainActor protocol NSDraggingInfo {}
@MainActor protocol NSDraggingSource {}
@MainActor protocol NSEditor {}
@MainActor protocol NSEditorRegistration {}
@MainActor protocol NSFontChanging {}
@MainActor protocol NSGestureRecognizerDelegate {}
@MainActor protocol NSMatrixDelegate: NSControlTextEditingDelegate {}
@MainActor protocol NSMenuItemValidation {}
@MainActor protocol NSOpenSavePanelDelegate {}
@MainActor protocol NSPageControllerDelegate {}
@MainActor protocol NSPathCellDelegate {}
@MainActor protocol NSPathControlDelegate {}
@MainActor protocol NSPopoverDelegate {}
@MainActor protocol NSPrintPanelAccessorizing {}
@MainActor protocol NSRuleEditorDelegate {}
@MainActor protocol NSScrubberDataSource {}
@MainActor protocol NSScrubberDelegate {}
@MainActor protocol NSScrubberFlowLayoutDelegate {}
@MainActor protocol NSSearchFieldDelegate: NSTextFieldDelegate {}
@MainActor protocol NSSeguePerforming {}
@MainActor protocol NSSharingServiceDelegate {}
@MainActor protocol NSSharingServicePickerToolbarItemDelegate {}
@MainActor protocol NSSharingServicePickerTouchBarItemDelegate {}
@MainActor protocol NSSoundDelegate {}
@MainActor protocol NSSpeechRecognizerDelegate {}
@MainActor protocol NSSpeechSynthesizerDelegate {}
@MainActor protocol NSSplitViewDelegate {}
@MainActor protocol NSSpringLoadingDestination {}
@MainActor protocol NSStackViewDelegate {}
@MainActor protocol NSStandardKeyBindingResponding {}
@MainActor protocol NSTabViewDelegate {}
@MainActor protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
@MainActor protocol NSTokenFieldCellDelegate {}
@MainActor protocol NSTokenFieldDelegate: NSTextFieldDelegate {}
@MainActor protocol NSToolbarDelegate {}
@MainActor protocol NSToolbarItemValidation {}
@MainActor protocol NSTouchBarDelegate {}
@MainActor protocol NSTouchBarProvider {}
@MainActor protocol NSUserActivityRestoring {}
@MainActor protocol NSUserInterfaceValidations {}
@MainActor protocol NSValidatedUserInterfaceItem {}
@MainActor protocol NSViewControllerPresentationAnimator {}
@MainActor protocol NSViewToolTipOwner {}
@MainActor protocol NSWindowRestoration {}
```

## Not on the main actor

```swift interface AppKit
class NSWorkspace: NSObject {
  class var shared: NSWorkspace { get }
  var notificationCenter: NotificationCenter { get }
  var runningApplications: [NSRunningApplication] { get }
  var frontmostApplication: NSRunningApplication? { get }
  func open(_ url: URL) -> Bool
  func open(_ url: URL, configuration: NSWorkspace.OpenConfiguration, completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil)
  func openApplication(at applicationURL: URL, configuration: NSWorkspace.OpenConfiguration, completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil)
  func icon(forFile fullPath: String) -> NSImage
  func icon(forFiles fullPaths: [String]) -> NSImage?
  func icon(forFileType fileType: String) -> NSImage
  func icon(for contentType: UTType) -> NSImage
  func type(ofFile absoluteFilePath: String) throws -> String
  func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL?
  func urlForApplication(toOpen url: URL) -> URL?
  func urlsForApplications(toOpen url: URL) -> [URL]
  func isFilePackage(atPath fullPath: String) -> Bool
  func unmountAndEjectDevice(at url: URL) throws
  func recycle(_ URLs: [URL], completionHandler handler: (@Sendable ([URL: URL], (any Error)?) -> Void)? = nil)
}
class NSRunningApplication: NSObject {
  class var current: NSRunningApplication { get }
  class func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication]
  var bundleURL: URL? { get }
  var icon: NSImage? { get }
}
class NSPasteboard: NSObject {
  class var general: NSPasteboard { get }
  init(name: NSPasteboard.Name)
  class func withUniqueName() -> NSPasteboard
  var changeCount: Int { get }
  var types: [NSPasteboard.PasteboardType]? { get }
  var pasteboardItems: [NSPasteboardItem]? { get }
  func string(forType dataType: NSPasteboard.PasteboardType) -> String?
  func data(forType dataType: NSPasteboard.PasteboardType) -> Data?
  func propertyList(forType dataType: NSPasteboard.PasteboardType) -> Any?
  func readObjects(forClasses classArray: [AnyClass], options: [NSPasteboard.ReadingOptionKey: Any]? = nil) -> [Any]?
  func clearContents() -> Int
  func setString(_ string: String, forType dataType: NSPasteboard.PasteboardType) -> Bool
  func setData(_ data: Data?, forType dataType: NSPasteboard.PasteboardType) -> Bool
}
class NSPasteboardItem: NSObject {
  func string(forType type: NSPasteboard.PasteboardType) -> String?
  func data(forType type: NSPasteboard.PasteboardType) -> Data?
}
class NSImage: NSObject {
  init?(named name: NSImage.Name)
  init?(contentsOf url: URL)
  init?(contentsOfFile fileName: String)
  init?(byReferencing url: URL)
  init?(data: Data)
  init(size: NSSize)
  init(size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool, drawingHandler: @escaping (NSRect) -> Bool)
  init(cgImage: CGImage, size: NSSize)
  init?(systemSymbolName name: String, accessibilityDescription description: String?)
  var size: NSSize { get set }
  var tiffRepresentation: Data? { get }
  var representations: [NSImageRep] { get }
  func tiffRepresentation(using comp: NSBitmapImageRep.TIFFCompression, factor: Float) -> Data?
  func cgImage(forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?) -> CGImage?
  func lockFocus()
  func unlockFocus()
  func draw(in rect: NSRect)
}
class NSImageRep: NSObject {}
class NSBitmapImageRep: NSImageRep {
  init?(data: Data)
  init(cgImage: CGImage)
  func representation(using storageType: NSBitmapImageRep.FileType, properties: [NSBitmapImageRep.PropertyKey: Any]) -> Data?
}
class NSSound: NSObject {
  init?(contentsOf url: URL, byReference: Bool)
  init?(contentsOfFile path: String, byReference: Bool)
  init?(named name: NSSound.Name)
}
class NSEvent: NSObject {
  class func addLocalMonitorForEvents(matching mask: NSEvent.EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?) -> Any?
  class func addGlobalMonitorForEvents(matching mask: NSEvent.EventTypeMask, handler block: @escaping (NSEvent) -> Void) -> Any?
}
class NSAnimationContext: NSObject {
  class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void, completionHandler: (@Sendable () -> Void)? = nil)
  class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void)
}
class NSSpellChecker: NSObject {
  class var shared: NSSpellChecker { get }
  func checkSpelling(of stringToCheck: String, startingAt startingOffset: Int) -> NSRange
}
class NSNib: NSObject {
  init?(nibNamed nibName: NSNib.Name, bundle: Bundle?)
  func instantiate(withOwner owner: Any?, topLevelObjects: AutoreleasingUnsafeMutablePointer<NSArray?>?) -> Bool
}
class NSBezierPath: NSObject {}
class NSColor: NSObject {}
class NSFont: NSObject {}
class NSShadow: NSObject {}
class NSStatusItem: NSObject {}
class NSStatusBar: NSObject {
  class var system: NSStatusBar { get }
  func statusItem(withLength length: CGFloat) -> NSStatusItem
}
class NSGraphicsContext: NSObject {
  class var current: NSGraphicsContext? { get set }
}
```

"""#),
("sdk/avfoundation.md", #"""
# avfoundation

Players, assets, capture and audio: only the players are on the main actor, and newer SDKs moved these annotations, hence the medium confidence.

```swift interface AVFoundation
@_confidence(medium) @MainActor class AVPlayer: NSObject {
  init(url URL: URL)
  init(playerItem item: AVPlayerItem?)
  var currentItem: AVPlayerItem? { get }
  func replaceCurrentItem(with item: AVPlayerItem?)
  func play()
  func pause()
  func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void) -> Any
  func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void) -> Any
  func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void)
}
@_confidence(medium) @MainActor class AVPlayerItem: NSObject {
  init(url URL: URL)
  init(asset: AVAsset)
  var asset: AVAsset { get }
}
@_confidence(medium) @MainActor class AVPlayerItemTrack {}
@_confidence(medium) @MainActor class AVQueuePlayer: AVPlayer {}
```

Not on the main actor:

```swift interface AVFoundation
class AVAsset: NSObject {
  convenience init(url URL: URL)
  var duration: CMTime { get }
  var tracks: [AVAssetTrack] { get }
  var metadata: [AVMetadataItem] { get }
  var commonMetadata: [AVMetadataItem] { get }
  var isPlayable: Bool { get }
  func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack]
  func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T
  func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack]
  func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil)
}
class AVURLAsset: AVAsset {
  init(url URL: URL, options: [String: Any]? = nil)
}
class AVMutableComposition: AVAsset {}
class AVAssetTrack: NSObject {
  var asset: AVAsset? { get }
  var naturalSize: CGSize { get }
  var preferredTransform: CGAffineTransform { get }
}
class AVMetadataItem: NSObject {
  var value: Any? { get }
  var stringValue: String? { get }
}
class AVAssetImageGenerator: NSObject {
  init(asset: AVAsset)
  func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage
  func generateCGImagesAsynchronously(forTimes requestedTimes: [NSValue], completionHandler handler: @escaping @Sendable (CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?) -> Void)
  func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime)
}
class AVAssetExportSession: NSObject {
  init?(asset: AVAsset, presetName: String)
  func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void)
}
class AVAssetReader: NSObject {
  init(asset: AVAsset) throws
  func startReading() -> Bool
}
class AVAssetReaderOutput: NSObject {
  func copyNextSampleBuffer() -> CMSampleBuffer?
}
class AVAssetReaderTrackOutput: AVAssetReaderOutput {}
class AVAssetWriter: NSObject {
  init(outputURL: URL, fileType outputFileType: AVFileType) throws
  func startWriting() -> Bool
  func finishWriting() -> Bool
  func finishWriting(completionHandler handler: @escaping @Sendable () -> Void)
}
class AVAssetWriterInput: NSObject {
  func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void)
}
class AVCaptureSession: NSObject {
  init()
  func startRunning()
  func stopRunning()
  func beginConfiguration()
  func commitConfiguration()
  var isRunning: Bool { get }
}
class AVCaptureMultiCamSession: AVCaptureSession {}
class AVCaptureDevice: NSObject {
  class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice?
  class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void)
  class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus
  func lockForConfiguration() throws
  func unlockForConfiguration()
}
class AVCaptureOutput: NSObject {}
class AVCaptureVideoDataOutput: AVCaptureOutput {
  func setSampleBufferDelegate(_ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?)
}
class AVCaptureAudioDataOutput: AVCaptureOutput {}
class AVCaptureMetadataOutput: AVCaptureOutput {
  func setMetadataObjectsDelegate(_ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?)
}
class AVCapturePhotoOutput: AVCaptureOutput {}
protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {}
protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {}
protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {}
protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
```

```swift interface AVFAudio
class AVAudioSession: NSObject {
  class func sharedInstance() -> AVAudioSession
  func setActive(_ active: Bool, options: AVAudioSession.SetActiveOptions = []) throws
  func setCategory(_ category: AVAudioSession.Category) throws
  func setCategory(_ category: AVAudioSession.Category, mode: AVAudioSession.Mode, options: AVAudioSession.CategoryOptions = []) throws
  func setCategory(_ category: AVAudioSession.Category, options: AVAudioSession.CategoryOptions) throws
  func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void)
}
class AVAudioEngine: NSObject {
  init()
  var inputNode: AVAudioInputNode { get }
  var mainMixerNode: AVAudioMixerNode { get }
  func prepare()
  func start() throws
  func stop()
}
class AVAudioNode: NSObject {
  func installTap(onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?, block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void)
}
class AVAudioMixerNode: AVAudioNode {}
class AVAudioInputNode: AVAudioNode {}
class AVAudioPlayerNode: AVAudioNode {
  func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil)
  func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil)
}
class AVAudioPlayer: NSObject {
  init(contentsOf url: URL) throws
  init(data: Data) throws
  func prepareToPlay() -> Bool
  func play() -> Bool
}
class AVAudioRecorder: NSObject {
  init(url: URL, settings: [String: Any]) throws
  func prepareToRecord() -> Bool
}
class AVAudioFile: NSObject {
  init(forReading fileURL: URL) throws
  init(forWriting fileURL: URL, settings: [String: Any]) throws
  func read(into buffer: AVAudioPCMBuffer) throws
  func read(into buffer: AVAudioPCMBuffer, frameCount frames: UInt32) throws
  func write(from buffer: AVAudioPCMBuffer) throws
}
protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}
protocol AVAudioRecorderDelegate: NSObjectProtocol {}
protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {}
```

```swift interface AVKit
@_confidence(medium) @MainActor class AVCaptureView: NSView {}
@_confidence(medium) @MainActor class AVPlayerView: NSView {}
@MainActor class AVPlayerViewController: UIViewController {}
@_confidence(medium) @MainActor class AVRoutePickerView: UIView {}
```

```swift interface MediaPlayer
class MPMediaQuery: NSObject {
  class func songs() -> MPMediaQuery
  var items: [MPMediaItem]? { get }
  var collections: [MPMediaItemCollection]? { get }
}
class MPMusicPlayerController: NSObject {
  class var systemMusicPlayer: MPMusicPlayerController { get }
  var nowPlayingItem: MPMediaItem? { get set }
}
class MPMediaItemArtwork: NSObject {
  init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage)
  func image(at size: CGSize) -> UIImage?
}
class MPRemoteCommand: NSObject {
  func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any
}
```

"""#),
("sdk/combine.md", #"""
# combine

Publishers, subjects and schedulers. Every closure is a plain one and inherits isolation from where it is written, while it runs wherever the upstream
emits: that half is on `publishers`.

```swift interface Combine
protocol Cancellable {
  func cancel()
}
final class AnyCancellable: Cancellable {
  init(_ cancel: @escaping () -> Void)
  func cancel()
  func store(in set: inout Set<AnyCancellable>)
}
protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
}
struct ImmediateScheduler: Scheduler {
  static let shared: ImmediateScheduler
}
protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}
protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}
enum Subscribers {
  enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
  struct Demand {}
}
protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher
  var objectWillChange: ObjectWillChangePublisher { get }
}
@propertyWrapper struct Published<Value> {
  init(wrappedValue: Value)
  init(initialValue: Value)
  var wrappedValue: Value { get set }
  var projectedValue: AnyPublisher<Value, Never> { get set }
}
final class ObservableObjectPublisher: Publisher {
  typealias Output = Void
  typealias Failure = Never
  func send()
}
protocol Subject<Output, Failure>: Publisher, AnyObject {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}
final class PassthroughSubject<Output, Failure: Error>: Subject {
  init()
  func send(_ input: Output)
  func send()
  func send(completion: Subscribers.Completion<Failure>)
}
final class CurrentValueSubject<Output, Failure: Error>: Subject {
  init(_ value: Output)
  var value: Output { get set }
  func send(_ input: Output)
  func send(completion: Subscribers.Completion<Failure>)
}
struct Just<Output>: Publisher {
  typealias Failure = Never
  init(_ output: Output)
}
struct Empty<Output, Failure: Error>: Publisher {
  init(completeImmediately: Bool = true)
}
struct Fail<Output, Failure: Error>: Publisher {
  init(error: Failure)
}
struct Deferred<DeferredPublisher: Publisher>: Publisher {
  typealias Output = DeferredPublisher.Output
  typealias Failure = DeferredPublisher.Failure
  init(createPublisher: @escaping () -> DeferredPublisher)
}
final class Future<Output, Failure: Error>: Publisher {
  init(_ attemptToFulfill: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void)
  var value: Output { get async throws }
}
struct AnyPublisher<Output, Failure: Error>: Publisher {
  init<P: Publisher>(_ publisher: P)
}
protocol ConnectablePublisher: Publisher {
  func connect() -> any Cancellable
}
extension ConnectablePublisher {
  func autoconnect() -> Publishers.Autoconnect<Self>
}
enum Publishers {
  struct Autoconnect<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
  }
  struct ReceiveOn<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
  }
  struct Map<Upstream: Publisher, Output>: Publisher {
    typealias Failure = Upstream.Failure
  }
  struct CombineLatest<A: Publisher, B: Publisher>: Publisher {
    init(_ a: A, _ b: B)
    typealias Output = (A.Output, B.Output)
    typealias Failure = A.Failure
  }
  struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher {
    init(_ a: A, _ b: B, _ c: C)
    typealias Output = (A.Output, B.Output, C.Output)
    typealias Failure = A.Failure
  }
  struct Merge<A: Publisher, B: Publisher>: Publisher {
    init(_ a: A, _ b: B)
    typealias Output = A.Output
    typealias Failure = A.Failure
  }
  struct MergeMany<Upstream: Publisher>: Publisher {
    init(_ upstream: Upstream...)
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
  }
  struct Zip<A: Publisher, B: Publisher>: Publisher {
    init(_ a: A, _ b: B)
    typealias Output = (A.Output, B.Output)
    typealias Failure = A.Failure
  }
}
protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}
extension Publisher {
  func sink(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void) -> AnyCancellable
  func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
  func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable
  func assign(to published: inout Published<Output>.Publisher)
  func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self>
  func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self>
  func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  func delay<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self>
  func debounce<S: Scheduler>(for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self>
  func throttle<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool) -> Publishers.ReceiveOn<Self>
  func timeout<S: Scheduler>(_ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil, customError: (() -> Failure)? = nil) -> Publishers.ReceiveOn<Self>
  func measureInterval<S: Scheduler>(using scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self>
  func collect() -> Publishers.Map<Self, [Output]>
  func collect(_ count: Int) -> Publishers.Map<Self, [Output]>
  func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T>
  func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.Map<Self, T>
  func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.Map<Self, T>
  func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.Map<Self, T>
  func flatMap<P: Publisher>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P) -> Publishers.Map<Self, P.Output>
  func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Map<Self, Output>
  func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.Map<Self, Output>
  func removeDuplicates() -> Publishers.Map<Self, Output>
  func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.Map<Self, Output>
  func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Map<Self, T>
  func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Map<Self, T>
  func first() -> Publishers.Map<Self, Output>
  func first(where predicate: @escaping (Output) -> Bool) -> Publishers.Map<Self, Output>
  func last(where predicate: @escaping (Output) -> Bool) -> Publishers.Map<Self, Output>
  func prefix(_ maxLength: Int) -> Publishers.Map<Self, Output>
  func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.Map<Self, Output>
  func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.Map<Self, Output>
  func dropFirst(_ count: Int = 1) -> Publishers.Map<Self, Output>
  func replaceNil<T>(with output: T) -> Publishers.Map<Self, T>
  func replaceError(with output: Output) -> Publishers.Map<Self, Output>
  func replaceEmpty(with output: Output) -> Publishers.Map<Self, Output>
  func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.Map<Self, Output>
  func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.Map<Self, Output>
  func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Map<Self, Output>
  func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.Map<Self, Output>
  func retry(_ retries: Int) -> Publishers.Map<Self, Output>
  func handleEvents(receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil) -> Publishers.ReceiveOn<Self>
  func print(_ prefix: String = "") -> Publishers.ReceiveOn<Self>
  func breakpoint(receiveOutput: ((Output) -> Bool)? = nil) -> Publishers.ReceiveOn<Self>
  func share() -> Publishers.ReceiveOn<Self>
  func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.ReceiveOn<Self>
  func makeConnectable() -> Publishers.ReceiveOn<Self>
  func switchToLatest() -> Publishers.Map<Self, Output.Output>
  func merge<P: Publisher>(with other: P) -> Publishers.ReceiveOn<Self>
  func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> Publishers.Map<Self, T>
  func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> Publishers.Map<Self, T>
  func decode<Item: Decodable, Coder>(type: Item.Type, decoder: Coder) -> Publishers.Map<Self, Item>
  func encode<Coder>(encoder: Coder) -> Publishers.Map<Self, Data>
  func eraseToAnyPublisher() -> AnyPublisher<Output, Failure>
  var values: AsyncPublisher<Self> { get }
}
struct AsyncPublisher<P: Publisher>: AsyncSequence {
  typealias Element = P.Output
}
extension Array {
  var publisher: AnyPublisher<Element, Never> { get }
}
extension DispatchQueue: Scheduler {}
extension OperationQueue: Scheduler {}
extension RunLoop: Scheduler {}
```

"""#),
("sdk/concurrency.md", #"""
# concurrency

Tasks, groups, streams, continuations and the main actor, with the attributes from which a closure's isolation follows.

## Tasks

`Task { }` inherits the isolation of the code around it; `Task.detached` does not. `immediate` starts in place and inherits an actor even if the closure does not use it.

```swift interface _Concurrency
struct Task<Success: Sendable, Failure: Error> {
  @discardableResult init(priority: TaskPriority? = nil, @_inheritActorContext operation: sending @escaping @isolated(any) () async throws -> Success)
  @discardableResult init(name: String?, priority: TaskPriority? = nil, @_inheritActorContext operation: sending @escaping @isolated(any) () async throws -> Success)
  @discardableResult init(name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)?, priority: TaskPriority? = nil, operation: sending @escaping () async throws -> Success)
  @discardableResult static func detached(priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async throws -> Success) -> Task<Success, Failure>
  @discardableResult static func detached(name: String?, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async throws -> Success) -> Task<Success, Failure>
  @discardableResult static func detached(name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)?, priority: TaskPriority? = nil, operation: sending @escaping () async throws -> Success) -> Task<Success, Failure>
  @discardableResult static func immediate(name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, @_inheritActorContext(always) operation: sending @escaping @isolated(any) () async throws -> Success) -> Task<Success, Failure>
  @discardableResult static func immediateDetached(name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, @_inheritActorContext(always) operation: sending @escaping @isolated(any) () async throws -> Success) -> Task<Success, Failure>
  var value: Success { get async throws }
  var result: Result<Success, Failure> { get async }
  var isCancelled: Bool { get }
  func cancel()
  static var isCancelled: Bool { get }
  static var currentPriority: TaskPriority { get }
  static func checkCancellation() throws
  static func yield() async
  static func sleep(nanoseconds duration: UInt64) async throws
  static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws
  static func sleep<C: Clock>(until deadline: C.Instant, tolerance: C.Duration? = nil, clock: C = ContinuousClock()) async throws
}
struct TaskPriority {}
struct UnsafeCurrentTask {
  func cancel()
}
func withUnsafeCurrentTask<T>(body: (UnsafeCurrentTask?) throws -> T) rethrows -> T
func withUnsafeCurrentTask<T>(body: (UnsafeCurrentTask?) async throws -> T) async rethrows -> T
func withTaskCancellationHandler<T>(operation: () async throws -> T, onCancel handler: @Sendable () -> Void, isolation: isolated (any Actor)? = #isolation) async rethrows -> T
func withTaskCancellationHandler<T>(handler: @Sendable () -> Void, operation: () async throws -> T) async rethrows -> T
func withTaskPriorityEscalationHandler<T>(operation: () async throws -> T, onPriorityEscalated handler: @Sendable (TaskPriority, TaskPriority) -> Void, isolation: isolated (any Actor)? = #isolation) async rethrows -> T
func withTaskExecutorPreference<T>(_ taskExecutor: (any TaskExecutor)?, isolation: isolated (any Actor)? = #isolation, operation: () async throws -> T) async rethrows -> T
@propertyWrapper final class TaskLocal<Value: Sendable> {
  init(wrappedValue defaultValue: @autoclosure () -> Value)
  var wrappedValue: Value { get }
  var projectedValue: TaskLocal<Value> { get }
  @discardableResult func withValue<R>(_ valueDuringOperation: Value, operation: () throws -> R, file: String = #fileID, line: UInt = #line) rethrows -> R
  @discardableResult func withValue<R>(_ valueDuringOperation: Value, operation: () async throws -> R, isolation: isolated (any Actor)? = #isolation, file: String = #fileID, line: UInt = #line) async rethrows -> R
  func get() -> Value
}
```

## Groups

The body runs in place; the closures of its children start from nothing.

```swift interface _Concurrency
func withTaskGroup<ChildTaskResult: Sendable, GroupResult>(of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self, returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation, body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult) async -> GroupResult
func withThrowingTaskGroup<ChildTaskResult: Sendable, GroupResult>(of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self, returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation, body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult) async rethrows -> GroupResult
func withDiscardingTaskGroup<GroupResult>(returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation, body: (inout DiscardingTaskGroup) async -> GroupResult) async -> GroupResult
func withThrowingDiscardingTaskGroup<GroupResult>(returning returnType: GroupResult.Type = GroupResult.self, isolation: isolated (any Actor)? = #isolation, body: (inout ThrowingDiscardingTaskGroup<any Error>) async throws -> GroupResult) async throws -> GroupResult
struct TaskGroup<ChildTaskResult: Sendable>: AsyncSequence {
  typealias Element = ChildTaskResult
  mutating func addTask(name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> ChildTaskResult)
  mutating func addTaskUnlessCancelled(name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> ChildTaskResult) -> Bool
  mutating func addImmediateTask(name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, @_inheritActorContext(always) operation: sending @escaping @isolated(any) () async -> ChildTaskResult)
  mutating func addImmediateTaskUnlessCancelled(name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, @_inheritActorContext(always) operation: sending @escaping @isolated(any) () async -> ChildTaskResult) -> Bool
  mutating func next(isolation: isolated (any Actor)? = #isolation) async -> ChildTaskResult?
  mutating func waitForAll(isolation: isolated (any Actor)? = #isolation) async
  var isEmpty: Bool { get }
  var isCancelled: Bool { get }
  func cancelAll()
}
struct ThrowingTaskGroup<ChildTaskResult: Sendable, Failure: Error>: AsyncSequence {
  typealias Element = ChildTaskResult
  mutating func addTask(name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async throws -> ChildTaskResult)
  mutating func addTaskUnlessCancelled(name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async throws -> ChildTaskResult) -> Bool
  mutating func addImmediateTask(name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, @_inheritActorContext(always) operation: sending @escaping @isolated(any) () async throws -> ChildTaskResult)
  mutating func next(isolation: isolated (any Actor)? = #isolation) async throws -> ChildTaskResult?
  mutating func nextResult(isolation: isolated (any Actor)? = #isolation) async -> Result<ChildTaskResult, Failure>?
  mutating func waitForAll(isolation: isolated (any Actor)? = #isolation) async throws
  var isEmpty: Bool { get }
  var isCancelled: Bool { get }
  func cancelAll()
}
struct DiscardingTaskGroup {
  mutating func addTask(name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> Void)
  mutating func addTaskUnlessCancelled(name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> Void) -> Bool
  mutating func addImmediateTask(name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, @_inheritActorContext(always) operation: sending @escaping @isolated(any) () async -> Void)
  func cancelAll()
}
struct ThrowingDiscardingTaskGroup<Failure: Error> {
  mutating func addTask(name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async throws -> Void)
  mutating func addTaskUnlessCancelled(name: String? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async throws -> Void) -> Bool
  mutating func addImmediateTask(name: String? = nil, priority: TaskPriority? = nil, executorPreference taskExecutor: (any TaskExecutor)? = nil, @_inheritActorContext(always) operation: sending @escaping @isolated(any) () async throws -> Void)
  func cancelAll()
}
```

## Actors

```swift interface _Concurrency
@globalActor final actor MainActor: GlobalActor {
  static let shared: MainActor
  static func run<T: Sendable>(resultType: T.Type = T.self, body: @MainActor () throws -> T) async rethrows -> T
  static func assumeIsolated<T>(_ operation: @MainActor () throws -> T, file: StaticString = #fileID, line: UInt = #line) rethrows -> T
}
protocol AnyActor: AnyObject, Sendable {}
protocol Actor: AnyActor {
  nonisolated var unownedExecutor: UnownedSerialExecutor { get }
}
extension Actor {
  nonisolated func assumeIsolated<T>(_ operation: (isolated Self) throws -> T, file: StaticString = #fileID, line: UInt = #line) rethrows -> T
  nonisolated func preconditionIsolated(_ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line)
  nonisolated func assertIsolated(_ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line)
}
protocol GlobalActor {
  associatedtype ActorType: Actor
  static var shared: ActorType { get }
}
extension GlobalActor {
  static func preconditionIsolated(_ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line)
  static func assertIsolated(_ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line)
}
protocol Sendable {}
protocol SendableMetatype {}
protocol Executor: AnyObject, Sendable {}
protocol SerialExecutor: Executor {}
protocol TaskExecutor: Executor {}
struct CancellationError: Error {
  init()
}
```

## Continuations

The closure runs at once, in place.

```swift interface _Concurrency
func withCheckedContinuation<T>(isolation: isolated (any Actor)? = #isolation, function: String = #function, _ body: (CheckedContinuation<T, Never>) -> Void) async -> sending T
func withCheckedThrowingContinuation<T>(isolation: isolated (any Actor)? = #isolation, function: String = #function, _ body: (CheckedContinuation<T, any Error>) -> Void) async throws -> sending T
func withUnsafeContinuation<T>(isolation: isolated (any Actor)? = #isolation, _ fn: (UnsafeContinuation<T, Never>) -> Void) async -> sending T
func withUnsafeThrowingContinuation<T>(isolation: isolated (any Actor)? = #isolation, _ fn: (UnsafeContinuation<T, any Error>) -> Void) async throws -> sending T
struct CheckedContinuation<T, E: Error> {
  func resume(returning value: sending T)
  func resume(throwing error: E)
  func resume(with result: Result<T, E>)
  func resume()
}
struct UnsafeContinuation<T, E: Error> {
  func resume(returning value: sending T)
  func resume(throwing error: E)
  func resume(with result: Result<T, E>)
  func resume()
}
```

## Asynchronous sequences

```swift interface _Concurrency
protocol AsyncIteratorProtocol<Element, Failure> {
  associatedtype Element
  associatedtype Failure: Error
  @_rounds mutating func next() async throws -> Element?
}
protocol AsyncSequence<Element, Failure> {
  associatedtype Element
  associatedtype Failure: Error
  associatedtype AsyncIterator: AsyncIteratorProtocol
  @_rounds func makeAsyncIterator() -> AsyncIterator
}
extension AsyncSequence {
  func map<Transformed>(_ transform: @escaping @Sendable (Element) async throws -> Transformed) -> AsyncMapSequence<Self, Transformed>
  func filter(_ isIncluded: @escaping @Sendable (Element) async throws -> Bool) -> AsyncMapSequence<Self, Element>
  func compactMap<Transformed>(_ transform: @escaping @Sendable (Element) async throws -> Transformed?) -> AsyncMapSequence<Self, Transformed>
  func flatMap<S: AsyncSequence>(_ transform: @escaping @Sendable (Element) async throws -> S) -> AsyncMapSequence<Self, S.Element>
  func prefix(while predicate: @escaping @Sendable (Element) async throws -> Bool) -> AsyncMapSequence<Self, Element>
  func drop(while predicate: @escaping @Sendable (Element) async throws -> Bool) -> AsyncMapSequence<Self, Element>
  func prefix(_ count: Int) -> AsyncMapSequence<Self, Element>
  func dropFirst(_ count: Int = 1) -> AsyncMapSequence<Self, Element>
  func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) async throws -> Result) async rethrows -> Result
  func reduce<Result>(into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) async throws -> Void) async rethrows -> Result
  func first(where predicate: (Element) async throws -> Bool) async rethrows -> Element?
  func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool
  func allSatisfy(_ predicate: (Element) async throws -> Bool) async rethrows -> Bool
}
struct AsyncMapSequence<Base: AsyncSequence, Element>: AsyncSequence {}
struct AsyncStream<Element>: AsyncSequence {
  init(_ elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded, _ build: (AsyncStream<Element>.Continuation) -> Void)
  init(unfolding produce: @escaping @Sendable () async -> Element?, onCancel: (@Sendable () -> Void)? = nil)
  static func makeStream(of elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation)
  struct Continuation {
    @discardableResult func yield(_ value: sending Element) -> AsyncStream<Element>.Continuation.YieldResult
    func finish()
    var onTermination: (@Sendable (AsyncStream<Element>.Continuation.Termination) -> Void)? { get nonmutating set }
    enum BufferingPolicy {
      case unbounded
      case bufferingOldest(Int)
      case bufferingNewest(Int)
    }
    enum YieldResult {}
    enum Termination {
      case finished
      case cancelled
    }
  }
}
struct AsyncThrowingStream<Element, Failure: Error>: AsyncSequence {
  init(_ elementType: Element.Type = Element.self, bufferingPolicy limit: AsyncThrowingStream<Element, Failure>.Continuation.BufferingPolicy = .unbounded, _ build: (AsyncThrowingStream<Element, Failure>.Continuation) -> Void)
  init(unfolding produce: @escaping @Sendable () async throws -> Element?)
  static func makeStream(of elementType: Element.Type = Element.self, throwing failureType: Failure.Type = Failure.self, bufferingPolicy limit: AsyncThrowingStream<Element, Failure>.Continuation.BufferingPolicy = .unbounded) -> (stream: AsyncThrowingStream<Element, Failure>, continuation: AsyncThrowingStream<Element, Failure>.Continuation)
  struct Continuation {
    @discardableResult func yield(_ value: sending Element) -> AsyncThrowingStream<Element, Failure>.Continuation.YieldResult
    func finish(throwing error: Failure? = nil)
    var onTermination: (@Sendable (AsyncThrowingStream<Element, Failure>.Continuation.Termination) -> Void)? { get nonmutating set }
    enum BufferingPolicy {
      case unbounded
      case bufferingOldest(Int)
      case bufferingNewest(Int)
    }
    enum YieldResult {}
    enum Termination {
      case finished(Failure?)
      case cancelled
    }
  }
}
```

## Clocks

```swift interface _Concurrency
protocol Clock<Duration>: Sendable {
  associatedtype Duration
  associatedtype Instant
  var now: Instant { get }
  func sleep(until deadline: Instant, tolerance: Instant.Duration?) async throws
}
extension Clock {
  func sleep(for duration: Instant.Duration, tolerance: Instant.Duration? = nil) async throws
  func measure(_ work: () throws -> Void) rethrows -> Instant.Duration
  func measure(isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Void) async rethrows -> Instant.Duration
}
struct ContinuousClock: Clock {
  init()
}
struct SuspendingClock: Clock {
  init()
}
struct Duration {
  static func seconds(_ seconds: Double) -> Duration
  static func milliseconds(_ milliseconds: Double) -> Duration
  static func microseconds(_ microseconds: Double) -> Duration
  static func nanoseconds(_ nanoseconds: Int64) -> Duration
}
```

"""#),
("sdk/core-data.md", #"""
# core-data

Core Data and SwiftData: contexts belong to a queue, not to an actor; only a container's `viewContext` and `mainContext` live on the main thread.

```swift interface CoreData
class NSManagedObjectContext: NSObject {
  init(concurrencyType ct: NSManagedObjectContextConcurrencyType)
  convenience init(_ type: NSManagedObjectContext.ConcurrencyType)
  func perform(_ block: @escaping @Sendable () -> Void)
  func perform<T>(schedule: NSManagedObjectContext.ScheduledTaskType = .immediate, _ block: @escaping @Sendable () throws -> T) async rethrows -> T
  func performAndWait(_ block: () -> Void)
  func performAndWait<T>(_ block: () throws -> T) rethrows -> T
  func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T]
  func count<T>(for request: NSFetchRequest<T>) throws -> Int
  func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult
  func save() throws
  func object(with objectID: NSManagedObjectID) -> NSManagedObject
  func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject
  func delete(_ object: NSManagedObject)
  func refreshAllObjects()
  func reset()
  var hasChanges: Bool { get }
  var parent: NSManagedObjectContext? { get set }
  var persistentStoreCoordinator: NSPersistentStoreCoordinator? { get set }
}
class NSManagedObject: NSObject {
  init(context moc: NSManagedObjectContext)
  class func fetchRequest() -> NSFetchRequest<NSFetchRequestResult>
  var managedObjectContext: NSManagedObjectContext? { get }
  var objectID: NSManagedObjectID { get }
}
class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  init()
  convenience init(entityName: String)
}
class NSPersistentStoreRequest: NSObject {}
class NSBatchDeleteRequest: NSPersistentStoreRequest {}
class NSPersistentContainer: NSObject {
  init(name: String)
  init(name: String, managedObjectModel model: NSManagedObjectModel)
  var viewContext: NSManagedObjectContext { get }
  var persistentStoreCoordinator: NSPersistentStoreCoordinator { get }
  func newBackgroundContext() -> NSManagedObjectContext
  func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void)
  func performBackgroundTask(_ block: @escaping @Sendable (NSManagedObjectContext) -> Void)
  func performBackgroundTask<T>(_ block: @escaping @Sendable (NSManagedObjectContext) throws -> T) async rethrows -> T
}
class NSPersistentCloudKitContainer: NSPersistentContainer {}
class NSPersistentStoreCoordinator: NSObject {
  init(managedObjectModel model: NSManagedObjectModel)
  func perform(_ block: @escaping @Sendable () -> Void)
  func performAndWait(_ block: () -> Void)
  func performAndWait<T>(_ block: () throws -> T) rethrows -> T
  func addPersistentStore(ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil) throws -> NSPersistentStore
  func addPersistentStore(with storeDescription: NSPersistentStoreDescription, completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void)
  func migratePersistentStore(_ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String) throws -> NSPersistentStore
}
class NSManagedObjectModel: NSObject {
  init?(contentsOf url: URL)
}
class NSMigrationManager: NSObject {
  init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel)
}
class NSFetchedResultsController<ResultType>: NSObject {
  init(fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?, cacheName name: String?)
  func performFetch() throws
  var fetchedObjects: [ResultType]? { get }
  var managedObjectContext: NSManagedObjectContext { get }
}
protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
  func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>, didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
}
```

```swift interface SwiftData
class ModelContext {
  init(_ container: ModelContainer)
  func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T]
  func fetch<T>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> FetchResultsCollection<T>
  func fetchCount<T>(_ descriptor: FetchDescriptor<T>) throws -> Int
  func fetchIdentifiers<T>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
  func enumerate<T>(_ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false, block: (T) throws -> Void) throws
  func transaction(block: () throws -> Void) throws
  func insert<T>(_ model: T)
  func delete<T>(_ model: T)
  func save() throws
}
class ModelContainer {
  convenience init(for forTypes: Any.Type..., migrationPlan: Any.Type? = nil, configurations: ModelConfiguration...) throws
  @MainActor var mainContext: ModelContext { get }
}
struct FetchDescriptor<T> {
  init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = [])
}
struct FetchResultsCollection<Element>: RandomAccessCollection {}
protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {}
protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
}
extension ModelActor {
  var modelContext: ModelContext { get }
}
@_confidence(low) @MainActor @propertyWrapper struct Query<Element, Result> {
  @MainActor var wrappedValue: Result { get }
}
```

"""#),
("sdk/dispatch.md", #"""
# dispatch

Queues, groups, semaphores, work items and sources of Dispatch. Where their closures really run is on `queues`.

```swift interface Dispatch
class DispatchObject {
  func activate()
  func resume()
  func suspend()
  func setTarget(queue: DispatchQueue?)
}
class DispatchQueue: DispatchObject {
  class var main: DispatchQueue { get }
  class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue
  convenience init(label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [], autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil)
  func async(group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable () -> Void)
  func async(execute workItem: DispatchWorkItem)
  func async(group: DispatchGroup, execute workItem: DispatchWorkItem)
  func asyncUnsafe(group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void)
  func asyncAfter(deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable () -> Void)
  func asyncAfter(wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable () -> Void)
  func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem)
  func asyncAfter(wallDeadline: DispatchWallTime, execute: DispatchWorkItem)
  func sync<T>(execute work: () throws -> T) rethrows -> T
  func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T
  func sync(execute workItem: DispatchWorkItem)
  func asyncAndWait<T>(execute work: () throws -> T) rethrows -> T
  func asyncAndWait(execute workItem: DispatchWorkItem)
  class func concurrentPerform(iterations: Int, execute work: @Sendable (Int) -> Void)
  class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T?
  func getSpecific<T>(key: DispatchSpecificKey<T>) -> T?
  func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?)
  func schedule(options: DispatchQueue.SchedulerOptions? = nil, _ action: @escaping () -> Void)
  var label: String { get }
  struct Attributes: OptionSet {
    static let concurrent: DispatchQueue.Attributes
    static let initiallyInactive: DispatchQueue.Attributes
  }
}
class DispatchSerialQueue: DispatchQueue, SerialExecutor {
  convenience init(label: String, qos: DispatchQoS = .unspecified, attributes: DispatchSerialQueue.Attributes = [], autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil)
}
class DispatchConcurrentQueue: DispatchQueue {
  convenience init(label: String, qos: DispatchQoS = .unspecified, attributes: DispatchConcurrentQueue.Attributes = [], autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil)
}
class DispatchGroup: DispatchObject {
  init()
  func enter()
  func leave()
  func notify(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, execute work: @escaping () -> Void)
  func notify(queue: DispatchQueue, work: DispatchWorkItem)
  func wait()
  func wait(timeout: DispatchTime) -> DispatchTimeoutResult
  func wait(wallTimeout timeout: DispatchWallTime) -> DispatchTimeoutResult
}
class DispatchSemaphore: DispatchObject {
  init(value: Int)
  func signal() -> Int
  func wait()
  func wait(timeout: DispatchTime) -> DispatchTimeoutResult
  func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult
}
class DispatchWorkItem {
  init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void)
  func perform()
  func wait()
  func wait(timeout: DispatchTime) -> DispatchTimeoutResult
  func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult
  func notify(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue, execute: @escaping () -> Void)
  func notify(queue: DispatchQueue, execute: DispatchWorkItem)
  func cancel()
  var isCancelled: Bool { get }
}
enum DispatchTimeoutResult {
  case success
  case timedOut
}
struct DispatchTime {
  static func now() -> DispatchTime
  static let distantFuture: DispatchTime
  var uptimeNanoseconds: UInt64 { get }
}
struct DispatchWallTime {
  static func now() -> DispatchWallTime
  static let distantFuture: DispatchWallTime
}
enum DispatchTimeInterval {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never
}
struct DispatchQoS {
  enum QoSClass {
    case background
    case utility
    case `default`
    case userInitiated
    case userInteractive
    case unspecified
  }
}
struct DispatchWorkItemFlags: OptionSet {
  static let barrier: DispatchWorkItemFlags
  static let detached: DispatchWorkItemFlags
}
enum DispatchPredicate {
  case onQueue(DispatchQueue)
  case onQueueAsBarrier(DispatchQueue)
  case notOnQueue(DispatchQueue)
}
func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate)
func dispatchMain() -> Never
class DispatchSpecificKey<T> {
  init()
}
protocol DispatchSourceProtocol: AnyObject {}
extension DispatchSourceProtocol {
  func setEventHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?)
  func setEventHandler(handler: DispatchWorkItem)
  func setCancelHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?)
  func setCancelHandler(handler: DispatchWorkItem)
  func setRegistrationHandler(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?)
  func cancel()
  func resume()
  func suspend()
  func activate()
  var data: UInt { get }
}
protocol DispatchSourceTimer: DispatchSourceProtocol {}
extension DispatchSourceTimer {
  func schedule(deadline: DispatchTime, repeating interval: Double = 0, leeway: DispatchTimeInterval = .nanoseconds(0))
}
protocol DispatchSourceSignal: DispatchSourceProtocol {}
protocol DispatchSourceRead: DispatchSourceProtocol {}
protocol DispatchSourceWrite: DispatchSourceProtocol {}
protocol DispatchSourceProcess: DispatchSourceProtocol {}
protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {}
protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}
protocol DispatchSourceUserDataAdd: DispatchSourceProtocol {}
class DispatchSource: DispatchObject, DispatchSourceProtocol {
  class func makeTimerSource(flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil) -> any DispatchSourceTimer
  class func makeSignalSource(signal: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceSignal
  class func makeReadSource(fileDescriptor: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceRead
  class func makeWriteSource(fileDescriptor: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceWrite
  class func makeProcessSource(identifier: Int32, eventMask: DispatchSource.ProcessEvent, queue: DispatchQueue? = nil) -> any DispatchSourceProcess
  class func makeFileSystemObjectSource(fileDescriptor: Int32, eventMask: DispatchSource.FileSystemEvent, queue: DispatchQueue? = nil) -> any DispatchSourceFileSystemObject
  class func makeMemoryPressureSource(eventMask: DispatchSource.MemoryPressureEvent, queue: DispatchQueue? = nil) -> any DispatchSourceMemoryPressure
  class func makeUserDataAddSource(queue: DispatchQueue? = nil) -> any DispatchSourceUserDataAdd
}
class DispatchIO: DispatchObject {
  init(type: DispatchIO.StreamType, fileDescriptor: Int32, queue: DispatchQueue, cleanupHandler: @escaping (Int32) -> Void)
  convenience init?(type: DispatchIO.StreamType, path: UnsafePointer<Int8>, oflag: Int32, mode: UInt16, queue: DispatchQueue, cleanupHandler: @escaping (Int32) -> Void)
  class func read(fromFileDescriptor: Int32, maxLength: Int, runningHandlerOn queue: DispatchQueue, handler: @escaping (DispatchData, Int32) -> Void)
  class func write(toFileDescriptor: Int32, data: DispatchData, runningHandlerOn queue: DispatchQueue, handler: @escaping (DispatchData?, Int32) -> Void)
  func read(offset: Int64, length: Int, queue: DispatchQueue, ioHandler: @escaping (Bool, DispatchData?, Int32) -> Void)
  func write(offset: Int64, data: DispatchData, queue: DispatchQueue, ioHandler: @escaping (Bool, DispatchData?, Int32) -> Void)
  func barrier(execute: @escaping () -> Void)
  func close(flags: DispatchIO.CloseFlags = [])
}
struct DispatchData: RandomAccessCollection {
  typealias Element = UInt8
  func withUnsafeBytes<Result>(body: (UnsafePointer<UInt8>) throws -> Result) rethrows -> Result
}
```

"""#),
("sdk/foundation.md", #"""
# foundation

What receivers of Foundation are and what they give back, and the closures its asynchronous interfaces take. Nothing here is on an actor.

## Objects and bundles

```swift interface Foundation
class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible {
  init()
  func copy() -> Any
  func mutableCopy() -> Any
  func value(forKey key: String) -> Any?
  func setValue(_ value: Any?, forKey key: String)
  func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode])
  func perform(_ aSelector: Selector, on thread: Thread, with arg: Any?, waitUntilDone wait: Bool)
  func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool)
  func performSelector(inBackground aSelector: Selector, with arg: Any?)
  func observe<Value>(_ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [], changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void) -> NSKeyValueObservation
  func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?)
  var hash: Int { get }
  var description: String { get }
}
protocol NSObjectProtocol: AnyObject {}
class NSKeyValueObservation: NSObject {
  func invalidate()
}
class ProcessInfo: NSObject {
  class var processInfo: ProcessInfo { get }
  var hostName: String { get }
  var environment: [String: String] { get }
  var arguments: [String] { get }
  var operatingSystemVersionString: String { get }
  var physicalMemory: UInt64 { get }
  var systemUptime: TimeInterval { get }
  func beginActivity(options: ProcessInfo.ActivityOptions = [], reason: String) -> any NSObjectProtocol
  func performActivity(options: ProcessInfo.ActivityOptions = [], reason: String, using block: @escaping () -> Void)
  func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void)
}
class Bundle: NSObject {
  class var main: Bundle { get }
  class var allBundles: [Bundle] { get }
  class var allFrameworks: [Bundle] { get }
  static var module: Bundle { get }
  init(for aClass: AnyClass)
  init?(path: String)
  init?(url: URL)
  init?(identifier: String)
  var bundleURL: URL { get }
  var bundlePath: String { get }
  var bundleIdentifier: String? { get }
  var resourceURL: URL? { get }
  var resourcePath: String? { get }
  var executableURL: URL? { get }
  var appStoreReceiptURL: URL? { get }
  var infoDictionary: [String: Any]? { get }
  func url(forResource name: String?, withExtension ext: String?) -> URL?
  func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL?
  func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]?
  func path(forResource name: String?, ofType ext: String?) -> String?
  func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String?
  func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String]
  func localizedString(forKey key: String, value: String?, table tableName: String?) -> String
  func object(forInfoDictionaryKey key: String) -> Any?
  func load() -> Bool
  func loadAndReturnError() throws
  func preflight() throws
  func unload() -> Bool
}
class UserDefaults: NSObject {
  class var standard: UserDefaults { get }
  init?(suiteName: String?)
  func object(forKey defaultName: String) -> Any?
  func string(forKey defaultName: String) -> String?
  func data(forKey defaultName: String) -> Data?
  func array(forKey defaultName: String) -> [Any]?
  func dictionary(forKey defaultName: String) -> [String: Any]?
  func stringArray(forKey defaultName: String) -> [String]?
  func integer(forKey defaultName: String) -> Int
  func double(forKey defaultName: String) -> Double
  func float(forKey defaultName: String) -> Float
  func bool(forKey defaultName: String) -> Bool
  func url(forKey defaultName: String) -> URL?
  func set(_ value: Any?, forKey defaultName: String)
  func removeObject(forKey defaultName: String)
  func dictionaryRepresentation() -> [String: Any]
  func synchronize() -> Bool
}
class NSUbiquitousKeyValueStore: NSObject {
  class var `default`: NSUbiquitousKeyValueStore { get }
  func synchronize() -> Bool
}
class Host: NSObject {
  class func current() -> Self
  convenience init(name: String?)
  convenience init(address: String)
  var name: String? { get }
  var names: [String] { get }
  var address: String? { get }
  var addresses: [String] { get }
  var localizedName: String? { get }
}
class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  func object(forKey key: KeyType) -> ObjectType?
  func setObject(_ obj: ObjectType, forKey key: KeyType)
}
class Progress: NSObject {
  convenience init(totalUnitCount unitCount: Int64)
  func performAsCurrent<ReturnType>(withPendingUnitCount unitCount: Int64, using work: () throws -> ReturnType) rethrows -> ReturnType
  var cancellationHandler: (@Sendable () -> Void)? { get set }
  var pausingHandler: (@Sendable () -> Void)? { get set }
  var resumingHandler: (@Sendable () -> Void)? { get set }
}
func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result
func NSLog(_ format: String, _ args: Any...)
func NSHomeDirectory() -> String
func NSTemporaryDirectory() -> String
func NSSearchPathForDirectoriesInDomains(_ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool) -> [String]
typealias TimeInterval = Double
```

## Values

```swift interface Foundation
struct URL: Hashable {
  init?(string: String)
  init?(string: String, relativeTo url: URL?)
  init(fileURLWithPath path: String)
  init(fileURLWithPath path: String, isDirectory: Bool)
  init(fileURLWithPath path: String, isDirectory: Bool = false, relativeTo base: URL?)
  init(filePath path: String, directoryHint: URL.DirectoryHint = .inferFromPath, relativeTo base: URL? = nil)
  init(resolvingBookmarkData data: Data, options: URL.BookmarkResolutionOptions = [], relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool) throws
  init(resolvingAliasFileAt url: URL, options: URL.BookmarkResolutionOptions = []) throws
  var absoluteString: String { get }
  var absoluteURL: URL { get }
  var path: String { get }
  var lastPathComponent: String { get }
  var pathComponents: [String] { get }
  var pathExtension: String { get }
  var scheme: String? { get }
  var host: String? { get }
  var query: String? { get }
  var isFileURL: Bool { get }
  var standardized: URL { get }
  var standardizedFileURL: URL { get }
  var hasDirectoryPath: Bool { get }
  func path(percentEncoded: Bool = true) -> String
  func host(percentEncoded: Bool = true) -> String?
  func appendingPathComponent(_ pathComponent: String) -> URL
  func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL
  func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  func appendingPathExtension(_ pathExtension: String) -> URL
  func appendingPathExtension(for contentType: UTType) -> URL
  func appending(path: String, directoryHint: URL.DirectoryHint = .inferFromPath) -> URL
  func appending(component: String, directoryHint: URL.DirectoryHint = .inferFromPath) -> URL
  func appending(components: String..., directoryHint: URL.DirectoryHint = .inferFromPath) -> URL
  func appending(queryItems: [URLQueryItem]) -> URL
  func deletingLastPathComponent() -> URL
  func deletingPathExtension() -> URL
  func resolvingSymlinksInPath() -> URL
  mutating func appendPathComponent(_ pathComponent: String)
  mutating func appendPathComponent(_ pathComponent: String, isDirectory: Bool)
  mutating func append(path: String, directoryHint: URL.DirectoryHint = .inferFromPath)
  mutating func append(component: String, directoryHint: URL.DirectoryHint = .inferFromPath)
  mutating func deleteLastPathComponent()
  mutating func deletePathExtension()
  func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues
  mutating func setResourceValues(_ values: URLResourceValues) throws
  func checkResourceIsReachable() throws -> Bool
  func checkPromisedItemIsReachable() throws -> Bool
  func promisedItemResourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues
  func bookmarkData(options: URL.BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil) throws -> Data
  static func bookmarkData(withContentsOf url: URL) throws -> Data
  static func writeBookmarkData(_ data: Data, to url: URL) throws
  func startAccessingSecurityScopedResource() -> Bool
  func stopAccessingSecurityScopedResource()
  var resourceBytes: URL.AsyncBytes { get }
  var lines: AsyncLineSequence<URL.AsyncBytes> { get }
  static var homeDirectory: URL { get }
  static var documentsDirectory: URL { get }
  static var cachesDirectory: URL { get }
  static var applicationSupportDirectory: URL { get }
  static var temporaryDirectory: URL { get }
  static var downloadsDirectory: URL { get }
  static var desktopDirectory: URL { get }
  static var libraryDirectory: URL { get }
  static func currentDirectory() -> URL
  struct AsyncBytes: AsyncSequence {
    typealias Element = UInt8
  }
}
class NSURL: NSObject {
  init?(string: String)
  init(fileURLWithPath path: String)
  func resourceValues(forKeys keys: [URLResourceKey]) throws -> [URLResourceKey: Any]
  func getResourceValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: URLResourceKey) throws
}
struct URLResourceValues {
  var isDirectory: Bool? { get }
  var fileSize: Int? { get }
  var volumeAvailableCapacityForImportantUsage: Int64? { get }
  var volumeAvailableCapacityForOpportunisticUsage: Int64? { get }
}
struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence {
  typealias Element = String
}
struct URLComponents {
  init()
  init?(string: String)
  init?(url: URL, resolvingAgainstBaseURL resolve: Bool)
  var url: URL? { get }
  var scheme: String? { get set }
  var host: String? { get set }
  var path: String { get set }
  var queryItems: [URLQueryItem]? { get set }
}
struct URLQueryItem {
  init(name: String, value: String?)
}
struct URLRequest {
  init(url: URL, cachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60)
  var url: URL? { get set }
  var httpMethod: String? { get set }
  var httpBody: Data? { get set }
  var timeoutInterval: TimeInterval { get set }
}
struct Data: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  typealias Element = UInt8
  typealias Index = Int
  init()
  init(count: Int)
  @_walks init<S: Sequence>(_ elements: S)
  init(contentsOf url: URL, options: Data.ReadingOptions = []) throws
  init?(base64Encoded base64String: String, options: Data.Base64DecodingOptions = [])
  init(bytes: UnsafeRawPointer, count: Int)
  func write(to url: URL, options: Data.WritingOptions = []) throws
  func base64EncodedString(options: Data.Base64EncodingOptions = []) -> String
  func base64EncodedData(options: Data.Base64EncodingOptions = []) -> Data
  func subdata(in range: Range<Int>) -> Data
  subscript(index: Int) -> UInt8 { get set }
  subscript(bounds: Range<Int>) -> Data { get set }
  subscript(bounds: ClosedRange<Int>) -> Data { get set }
  func prefix(_ maxLength: Int) -> Data
  func prefix(upTo end: Int) -> Data
  func suffix(_ maxLength: Int) -> Data
  func suffix(from start: Int) -> Data
  func dropFirst(_ k: Int = 1) -> Data
  func dropLast(_ k: Int = 1) -> Data
  func range(of dataToFind: Data, options: Data.SearchOptions = [], in range: Range<Int>? = nil) -> Range<Int>?
  func withUnsafeBytes<ResultType>(_ body: (UnsafeRawBufferPointer) throws -> ResultType) rethrows -> ResultType
  mutating func withUnsafeMutableBytes<ResultType>(_ body: (UnsafeMutableRawBufferPointer) throws -> ResultType) rethrows -> ResultType
  mutating func append(_ other: Data)
}
class NSData: NSObject {
  init(data: Data)
  convenience init?(contentsOfFile path: String)
  convenience init?(contentsOf url: URL)
  func write(to url: URL, atomically: Bool) -> Bool
  func write(toFile path: String, atomically: Bool) -> Bool
  func compressed(using algorithm: NSData.CompressionAlgorithm) throws -> Self
  func decompressed(using algorithm: NSData.CompressionAlgorithm) throws -> Self
}
class NSMutableData: NSData {
  func compress(using algorithm: NSData.CompressionAlgorithm) throws
  func decompress(using algorithm: NSData.CompressionAlgorithm) throws
}
struct Date: Comparable {
  init()
  init(timeIntervalSinceNow: TimeInterval)
  init(timeIntervalSince1970: TimeInterval)
  var timeIntervalSinceNow: TimeInterval { get }
  var timeIntervalSince1970: TimeInterval { get }
  static var now: Date { get }
  static let distantFuture: Date
  static let distantPast: Date
  func addingTimeInterval(_ timeInterval: TimeInterval) -> Date
  func formatted() -> String
}
struct UUID: Hashable {
  init()
  var uuidString: String { get }
}
struct Locale {
  static var current: Locale { get }
}
struct TimeZone {
  static var current: TimeZone { get }
}
struct Calendar {
  static var current: Calendar { get }
  func date(byAdding component: Calendar.Component, value: Int, to date: Date) -> Date?
  func startOfDay(for date: Date) -> Date
  func enumerateDates(startingAfter start: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy, using block: (Date?, Bool, inout Bool) -> Void)
}
struct CharacterSet {
  init(charactersIn string: String)
  static var whitespacesAndNewlines: CharacterSet { get }
  static var whitespaces: CharacterSet { get }
  static var newlines: CharacterSet { get }
}
struct IndexSet: BidirectionalCollection {
  typealias Element = Int
}
struct IndexPath {
  var row: Int { get }
  var section: Int { get }
  var item: Int { get }
}
struct Notification {
  var name: Notification.Name { get }
  var object: Any? { get }
  var userInfo: [AnyHashable: Any]? { get }
  struct Name {
    init(_ rawValue: String)
  }
}
struct AttributedString {
  init(_ string: String)
  init(markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws
  init(contentsOf url: URL, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws
}
```

## Text

```swift interface Foundation
extension StringProtocol {
  var capitalized: String { get }
  func range(of aString: String, options mask: String.CompareOptions = [], range searchRange: Range<Index>? = nil, locale: Locale? = nil) -> Range<Index>?
  func replacingOccurrences(of target: String, with replacement: String, options: String.CompareOptions = [], range searchRange: Range<Index>? = nil) -> String
  func components(separatedBy separator: String) -> [String]
  func components(separatedBy separator: CharacterSet) -> [String]
  func trimmingCharacters(in set: CharacterSet) -> String
  func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?
  func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String?
  var removingPercentEncoding: String? { get }
  func appending(_ aString: String) -> String
  func contains(_ other: String) -> Bool
  func localizedCaseInsensitiveContains(_ other: String) -> Bool
  func localizedStandardContains(_ other: String) -> Bool
  func folding(options: String.CompareOptions = [], locale: Locale?) -> String
  func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws
  func write(toFile path: String, atomically: Bool, encoding: String.Encoding) throws
  func enumerateLines(invoking body: @escaping (String, inout Bool) -> Void)
  func enumerateSubstrings(in range: Range<Index>, options: String.EnumerationOptions = [], _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void)
}
extension String {
  init(contentsOf url: URL, encoding: String.Encoding) throws
  init(contentsOf url: URL, usedEncoding: inout String.Encoding) throws
  init(contentsOf url: URL) throws
  init(contentsOfFile path: String, encoding: String.Encoding) throws
  init(contentsOfFile path: String) throws
  init?(data: Data, encoding: String.Encoding)
  init(format: String, _ arguments: CVarArg...)
  init(localized key: String, table: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
}
class NSString: NSObject {
  init(string: String)
  var length: Int { get }
  var lastPathComponent: String { get }
  var pathExtension: String { get }
  var deletingLastPathComponent: String { get }
  var deletingPathExtension: String { get }
  var expandingTildeInPath: String { get }
  var resolvingSymlinksInPath: String { get }
  func appendingPathComponent(_ str: String) -> String
  func substring(with range: NSRange) -> String
  func range(of searchString: String) -> NSRange
  func write(to url: URL, atomically: Bool, encoding: UInt) throws
  func write(toFile path: String, atomically: Bool, encoding: UInt) throws
  func enumerateSubstrings(in range: NSRange, options: NSString.EnumerationOptions = [], using block: @escaping (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
}
class NSMutableString: NSString {}
class NSRegularExpression: NSObject {
  init(pattern: String, options: NSRegularExpression.Options = []) throws
  func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult]
  func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult?
  func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int
  func rangeOfFirstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSRange
  func stringByReplacingMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange, withTemplate templ: String) -> String
  func enumerateMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange, using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void)
}
class NSDataDetector: NSRegularExpression {
  init(types checkingTypes: UInt64) throws
}
class NSTextCheckingResult: NSObject {
  var range: NSRange { get }
}
class NSPredicate: NSObject {
  convenience init(format predicateFormat: String, _ args: CVarArg...)
  convenience init(block: @escaping @Sendable (Any?, [String: Any]?) -> Bool)
  func evaluate(with object: Any?) -> Bool
}
class NSAttributedString: NSObject {
  init(string str: String)
  init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil)
  init(data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:], documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) throws
  var string: String { get }
  var length: Int { get }
  func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect
  func size() -> CGSize
  func enumerateAttribute(_ attrName: NSAttributedString.Key, in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [], using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
  func enumerateAttributes(in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [], using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
}
class NSMutableAttributedString: NSAttributedString {}
class Formatter: NSObject {}
class DateFormatter: Formatter {
  init()
  func string(from date: Date) -> String
  func date(from string: String) -> Date?
}
class ISO8601DateFormatter: Formatter {
  init()
  func string(from date: Date) -> String
  func date(from string: String) -> Date?
}
class NumberFormatter: Formatter {
  init()
  func string(from number: NSNumber) -> String?
}
class ByteCountFormatter: Formatter {}
class RelativeDateTimeFormatter: Formatter {}
class DateComponentsFormatter: Formatter {}
class MeasurementFormatter: Formatter {}
class NSArray: NSObject {
  func enumerateObjects(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
  func write(to url: URL) throws
  func write(to url: URL, atomically: Bool) -> Bool
}
class NSMutableArray: NSArray {}
class NSDictionary: NSObject {
  func enumerateKeysAndObjects(_ block: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Void)
  func write(to url: URL) throws
  func write(to url: URL, atomically: Bool) -> Bool
}
class NSMutableDictionary: NSDictionary {}
class NSSet: NSObject {}
class NSMutableSet: NSSet {}
class NSNumber: NSObject {}
class NSValue: NSObject {}
class NSNull: NSObject {}
class NSError: NSObject, Error {}
struct KeyPathComparator<Compared> {
  @_follows init<Value>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward)
}
struct SortDescriptor<Compared> {
  @_follows init<Value>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward)
}
enum SortOrder {
  case forward
  case reverse
}
protocol LocalizedError: Error {
  var errorDescription: String? { get }
}
extension Error {
  @_reads(errorDescription) var localizedDescription: String { get }
}
protocol CustomNSError: Error {}
protocol RecoverableError: Error {}
class NSCoder: NSObject {}
class NSKeyedArchiver: NSCoder {
  class func archivedData(withRootObject object: Any, requiringSecureCoding: Bool) throws -> Data
}
class NSKeyedUnarchiver: NSCoder {
  class func unarchivedObject<T>(ofClass cls: T.Type, from data: Data) throws -> T?
  class func unarchiveTopLevelObjectWithData(_ data: Data) throws -> Any?
  class func unarchiveObject(withFile path: String) -> Any?
}
class JSONDecoder {
  init()
  func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
}
class JSONEncoder {
  init()
  func encode<T: Encodable>(_ value: T) throws -> Data
}
class PropertyListDecoder {
  init()
  func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
}
class PropertyListEncoder {
  init()
  func encode<T: Encodable>(_ value: T) throws -> Data
}
class JSONSerialization: NSObject {
  class func jsonObject(with data: Data, options opt: JSONSerialization.ReadingOptions = []) throws -> Any
  class func jsonObject(with stream: InputStream, options opt: JSONSerialization.ReadingOptions = []) throws -> Any
  class func data(withJSONObject obj: Any, options opt: JSONSerialization.WritingOptions = []) throws -> Data
}
class PropertyListSerialization: NSObject {
  class func propertyList(from data: Data, options opt: PropertyListSerialization.ReadOptions = [], format: UnsafeMutablePointer<PropertyListSerialization.PropertyListFormat>?) throws -> Any
}
class XMLParser: NSObject {
  convenience init?(contentsOf url: URL)
  init(data: Data)
  func parse() -> Bool
}
protocol XMLParserDelegate: NSObjectProtocol {}
class XMLNode: NSObject {
  func nodes(forXPath xpath: String) throws -> [XMLNode]
}
class XMLElement: XMLNode {}
class XMLDocument: XMLNode {
  init(contentsOf url: URL, options mask: XMLNode.Options = []) throws
  init(data: Data, options mask: XMLNode.Options = []) throws
}
```

## Files and processes

```swift interface Foundation
class FileManager: NSObject {
  class var `default`: FileManager { get }
  var currentDirectoryPath: String { get }
  var temporaryDirectory: URL { get }
  var homeDirectoryForCurrentUser: URL { get }
  var ubiquityIdentityToken: Any? { get }
  func urls(for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask) -> [URL]
  func url(for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask, appropriateFor url: URL?, create shouldCreate: Bool) throws -> URL
  func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL?
  func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL?
  func contentsOfDirectory(atPath path: String) throws -> [String]
  func contentsOfDirectory(at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: FileManager.DirectoryEnumerationOptions = []) throws -> [URL]
  func subpathsOfDirectory(atPath path: String) throws -> [String]
  func subpaths(atPath path: String) -> [String]?
  func enumerator(atPath path: String) -> FileManager.DirectoryEnumerator?
  func enumerator(at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: FileManager.DirectoryEnumerationOptions = [], errorHandler handler: ((URL, any Error) -> Bool)? = nil) -> FileManager.DirectoryEnumerator?
  func mountedVolumeURLs(includingResourceValuesForKeys propertyKeys: [URLResourceKey]?, options: FileManager.VolumeEnumerationOptions = []) -> [URL]?
  func fileExists(atPath path: String) -> Bool
  func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool
  func isReadableFile(atPath path: String) -> Bool
  func isWritableFile(atPath path: String) -> Bool
  func isExecutableFile(atPath path: String) -> Bool
  func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any]
  func attributesOfFileSystem(forPath path: String) throws -> [FileAttributeKey: Any]
  func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws
  func contents(atPath path: String) -> Data?
  func contentsEqual(atPath path1: String, andPath path2: String) -> Bool
  func createFile(atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: Any]? = nil) -> Bool
  func createDirectory(at url: URL, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey: Any]? = nil) throws
  func createDirectory(atPath path: String, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey: Any]? = nil) throws
  func copyItem(at srcURL: URL, to dstURL: URL) throws
  func copyItem(atPath srcPath: String, toPath dstPath: String) throws
  func moveItem(at srcURL: URL, to dstURL: URL) throws
  func moveItem(atPath srcPath: String, toPath dstPath: String) throws
  func removeItem(at URL: URL) throws
  func removeItem(atPath path: String) throws
  func trashItem(at url: URL, resultingItemURL: AutoreleasingUnsafeMutablePointer<NSURL?>?) throws
  func replaceItemAt(_ originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String? = nil, options: FileManager.ItemReplacementOptions = []) throws -> URL?
  func destinationOfSymbolicLink(atPath path: String) throws -> String
  func displayName(atPath path: String) -> String
  func componentsToDisplay(forPath path: String) -> [String]?
  func startDownloadingUbiquitousItem(at url: URL) throws
  func getFileProviderServicesForItem(at url: URL, completionHandler: @escaping @Sendable ([String: Any]?, (any Error)?) -> Void)
  func unmountVolume(at url: URL, options mask: FileManager.UnmountOptions = [], completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  class DirectoryEnumerator: NSEnumerator {
    func skipDescendants()
    var level: Int { get }
  }
}
class NSEnumerator: NSObject, Sequence {
  typealias Element = Any
  func nextObject() -> Any?
  var allObjects: [Any] { get }
}
class FileHandle: NSObject {
  class var standardInput: FileHandle { get }
  class var standardOutput: FileHandle { get }
  class var standardError: FileHandle { get }
  class var nullDevice: FileHandle { get }
  convenience init?(forReadingAtPath path: String)
  convenience init?(forWritingAtPath path: String)
  convenience init?(forUpdatingAtPath path: String)
  convenience init(forReadingFrom url: URL) throws
  convenience init(forWritingTo url: URL) throws
  convenience init(forUpdating url: URL) throws
  init(fileDescriptor fd: Int32, closeOnDealloc closeopt: Bool)
  convenience init(fileDescriptor fd: Int32)
  var availableData: Data { get }
  func readDataToEndOfFile() -> Data
  func readData(ofLength length: Int) -> Data
  func readToEnd() throws -> Data?
  func read(upToCount count: Int) throws -> Data?
  func write(_ data: Data)
  func write<T>(contentsOf data: T) throws
  func seek(toOffset offset: UInt64) throws
  func seekToEnd() throws -> UInt64
  func synchronize() throws
  func close() throws
  func closeFile()
  func readInBackgroundAndNotify()
  func readToEndOfFileInBackgroundAndNotify()
  func waitForDataInBackgroundAndNotify()
  var bytes: FileHandle.AsyncBytes { get }
  var readabilityHandler: (@Sendable (FileHandle) -> Void)? { get set }
  var writeabilityHandler: (@Sendable (FileHandle) -> Void)? { get set }
  struct AsyncBytes: AsyncSequence {
    typealias Element = UInt8
    var lines: AsyncLineSequence<FileHandle.AsyncBytes> { get }
  }
}
class Pipe: NSObject {
  init()
  var fileHandleForReading: FileHandle { get }
  var fileHandleForWriting: FileHandle { get }
}
class Process: NSObject {
  init()
  class func run(_ url: URL, arguments: [String], terminationHandler: (@Sendable (Process) -> Void)? = nil) throws -> Process
  class func launchedProcess(launchPath path: String, arguments: [String]) -> Process
  var executableURL: URL? { get set }
  var launchPath: String? { get set }
  var arguments: [String]? { get set }
  var environment: [String: String]? { get set }
  var currentDirectoryURL: URL? { get set }
  var standardInput: Any? { get set }
  var standardOutput: Any? { get set }
  var standardError: Any? { get set }
  var isRunning: Bool { get }
  var terminationStatus: Int32 { get }
  var terminationHandler: (@Sendable (Process) -> Void)? { get set }
  func run() throws
  func launch()
  func waitUntilExit()
  func terminate()
  func interrupt()
}
typealias NSTask = Process
class NSFileCoordinator: NSObject {
  init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil)
  func coordinate(readingItemAt url: URL, options: NSFileCoordinator.ReadingOptions = [], error outError: NSErrorPointer, byAccessor reader: (URL) -> Void)
  func coordinate(writingItemAt url: URL, options: NSFileCoordinator.WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL) -> Void)
  func coordinate(readingItemAt readingURL: URL, options readingOptions: NSFileCoordinator.ReadingOptions = [], writingItemAt writingURL: URL, options writingOptions: NSFileCoordinator.WritingOptions = [], error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void)
  func coordinate(writingItemAt url1: URL, options options1: NSFileCoordinator.WritingOptions = [], writingItemAt url2: URL, options options2: NSFileCoordinator.WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void)
  func coordinate(with intents: [NSFileAccessIntent], queue: OperationQueue, byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void)
  func prepare(forReadingItemsAt readingURLs: [URL], options readingOptions: NSFileCoordinator.ReadingOptions = [], writingItemsAt writingURLs: [URL], options writingOptions: NSFileCoordinator.WritingOptions = [], error outError: NSErrorPointer, byAccessor batchAccessor: (@escaping () -> Void) -> Void)
}
protocol NSFilePresenter: NSObjectProtocol {
  var presentedItemURL: URL? { get }
  var presentedItemOperationQueue: OperationQueue { get }
  func presentedItemDidChange()
  func presentedItemDidMove(to newURL: URL)
  func presentedSubitemDidChange(at url: URL)
  func presentedSubitemDidAppear(at url: URL)
  func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
}
class FileWrapper: NSObject {
  init(url: URL, options: FileWrapper.ReadingOptions = []) throws
  func write(to url: URL, options: FileWrapper.WritingOptions = [], originalContentsURL: URL?) throws
  func read(from url: URL, options: FileWrapper.ReadingOptions = []) throws
  var regularFileContents: Data? { get }
}
class NSFileVersion: NSObject {
  class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]?
  func replaceItem(at url: URL, options: NSFileVersion.ReplacingOptions = []) throws -> URL
}
class Stream: NSObject {
  func open()
  func close()
  func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode)
}
class InputStream: Stream {
  init(data: Data)
  init?(url: URL)
  convenience init?(fileAtPath path: String)
  func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int
  var hasBytesAvailable: Bool { get }
}
class OutputStream: Stream {
  init?(url: URL, append shouldAppend: Bool)
  convenience init?(toFileAtPath path: String, append shouldAppend: Bool)
  func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int
  var hasSpaceAvailable: Bool { get }
}
protocol StreamDelegate: NSObjectProtocol {
  func stream(_ aStream: Stream, handle eventCode: Stream.Event)
}
class NSXPCConnection: NSObject {
  init(serviceName: String)
  init(machServiceName name: String, options: NSXPCConnection.Options = [])
  func remoteObjectProxyWithErrorHandler(_ handler: @escaping @Sendable (any Error) -> Void) -> Any
  func synchronousRemoteObjectProxyWithErrorHandler(_ handler: @escaping @Sendable (any Error) -> Void) -> Any
  var interruptionHandler: (@Sendable () -> Void)? { get set }
  var invalidationHandler: (@Sendable () -> Void)? { get set }
  func resume()
}
class NSAppleScript: NSObject {
  init?(source: String)
  init?(contentsOf url: URL, error errorInfo: AutoreleasingUnsafeMutablePointer<NSDictionary?>?)
  func executeAndReturnError(_ errorInfo: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) -> NSAppleEventDescriptor
  func compileAndReturnError(_ errorInfo: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) -> Bool
}
class NSAppleEventDescriptor: NSObject {}
class NSItemProvider: NSObject {
  func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil)
  func loadDataRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress
  func loadFileRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void) -> Progress
  func loadObject(ofClass aClass: Any.Type, completionHandler: @escaping @Sendable (Any?, (any Error)?) -> Void) -> Progress
}
class NSMetadataQuery: NSObject {}
class NSMetadataItem: NSObject {
  init?(url: URL)
  func value(forAttribute key: String) -> Any?
}
```

## Threads, run loops, timers, operations

```swift interface Foundation
class Thread: NSObject {
  class var current: Thread { get }
  class var main: Thread { get }
  class var isMainThread: Bool { get }
  var isMainThread: Bool { get }
  init()
  convenience init(block: @escaping @Sendable () -> Void)
  convenience init(target: Any, selector: Selector, object argument: Any?)
  class func detachNewThread(_ block: @escaping @Sendable () -> Void)
  class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?)
  class func sleep(forTimeInterval ti: TimeInterval)
  class func sleep(until date: Date)
  class func exit()
  class func setThreadPriority(_ p: Double) -> Bool
  func start()
  func main()
  func cancel()
  var name: String? { get set }
  var isExecuting: Bool { get }
  var isFinished: Bool { get }
  var isCancelled: Bool { get }
  var threadDictionary: NSMutableDictionary { get }
}
class RunLoop: NSObject {
  class var main: RunLoop { get }
  class var current: RunLoop { get }
  func add(_ timer: Timer, forMode mode: RunLoop.Mode)
  func add(_ aPort: Port, forMode mode: RunLoop.Mode)
  func run()
  func run(until limitDate: Date)
  func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool
  func acceptInput(forMode mode: RunLoop.Mode, before limitDate: Date)
  func limitDate(forMode mode: RunLoop.Mode) -> Date?
  func perform(_ block: @escaping @Sendable () -> Void)
  func perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void)
  func perform(_ aSelector: Selector, target: Any, argument arg: Any?, order: Int, modes: [RunLoop.Mode])
  func schedule(options: RunLoop.SchedulerOptions? = nil, _ action: @escaping () -> Void)
  struct Mode {
    static let `default`: RunLoop.Mode
    static let common: RunLoop.Mode
    static let eventTracking: RunLoop.Mode
    static let tracking: RunLoop.Mode
  }
}
class Port: NSObject {}
class Timer: NSObject {
  class func scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) -> Timer
  class func scheduledTimer(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) -> Timer
  convenience init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
  convenience init(fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
  init(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool)
  class func publish(every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil) -> Timer.TimerPublisher
  func fire()
  func invalidate()
  var fireDate: Date { get set }
  var timeInterval: TimeInterval { get }
  var tolerance: TimeInterval { get set }
  var isValid: Bool { get }
  var userInfo: Any? { get }
  class TimerPublisher: ConnectablePublisher {
    typealias Output = Date
    typealias Failure = Never
    init(interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil)
  }
}
class UndoManager: NSObject {
  init()
  func registerUndo<TargetType: AnyObject>(withTarget target: TargetType, handler: @escaping (TargetType) -> Void)
  func undo()
  func redo()
}
class Operation: NSObject {
  init()
  func start()
  func main()
  func cancel()
  func waitUntilFinished()
  func addDependency(_ op: Operation)
  var completionBlock: (@Sendable () -> Void)? { get set }
  var isCancelled: Bool { get }
  var isExecuting: Bool { get }
  var isFinished: Bool { get }
  var isAsynchronous: Bool { get }
}
class BlockOperation: Operation {
  convenience init(block: @escaping @Sendable () -> Void)
  func addExecutionBlock(_ block: @escaping @Sendable () -> Void)
}
class OperationQueue: NSObject {
  class var main: OperationQueue { get }
  class var current: OperationQueue? { get }
  init()
  func addOperation(_ op: Operation)
  func addOperation(_ block: @escaping @Sendable () -> Void)
  func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool)
  func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void)
  func waitUntilAllOperationsAreFinished()
  func cancelAllOperations()
  func schedule(options: OperationQueue.SchedulerOptions? = nil, _ action: @escaping () -> Void)
  var operations: [Operation] { get }
  var operationCount: Int { get }
  var maxConcurrentOperationCount: Int { get set }
  var qualityOfService: QualityOfService { get set }
  var isSuspended: Bool { get set }
  var underlyingQueue: DispatchQueue? { get set }
  var name: String? { get set }
}
class NotificationCenter: NSObject {
  class var `default`: NotificationCenter { get }
  func addObserver(forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?, using block: @escaping @Sendable (Notification) -> Void) -> any NSObjectProtocol
  func addObserver(_ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?)
  func removeObserver(_ observer: Any)
  func removeObserver(_ observer: Any, name aName: Notification.Name?, object anObject: Any?)
  func post(_ notification: Notification)
  func post(name aName: Notification.Name, object anObject: Any?)
  func post(name aName: Notification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil)
  func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher
  func notifications(named name: Notification.Name, object: (AnyObject & Sendable)? = nil) -> NotificationCenter.Notifications
  struct Publisher {
    typealias Output = Notification
    typealias Failure = Never
  }
  class Notifications: AsyncSequence {
    typealias Element = Notification
  }
}
extension NotificationCenter.Publisher: Publisher {}
class DistributedNotificationCenter: NotificationCenter {}
class NotificationQueue: NSObject {
  class var `default`: NotificationQueue { get }
  func enqueue(_ notification: Notification, postingStyle: NotificationQueue.PostingStyle)
}
protocol NSLocking {
  func lock()
  func unlock()
}
extension NSLocking {
  func withLock<R>(_ body: () throws -> R) rethrows -> R
}
class NSLock: NSObject, NSLocking {
  init()
  func lock()
  func unlock()
  func `try`() -> Bool
  func lock(before limit: Date) -> Bool
}
class NSRecursiveLock: NSObject, NSLocking {
  init()
  func lock()
  func unlock()
  func `try`() -> Bool
  func lock(before limit: Date) -> Bool
}
class NSCondition: NSObject, NSLocking {
  init()
  func lock()
  func unlock()
  func wait()
  func wait(until limit: Date) -> Bool
  func signal()
  func broadcast()
}
class NSConditionLock: NSObject, NSLocking {
  init(condition: Int)
  func lock()
  func unlock()
  func `try`() -> Bool
  func lock(whenCondition condition: Int)
  func tryLock(whenCondition condition: Int) -> Bool
  func unlock(withCondition condition: Int)
  func lock(before limit: Date) -> Bool
  func lock(whenCondition condition: Int, before limit: Date) -> Bool
}
class NSDistributedLock: NSObject {
  init?(path: String)
  func `try`() -> Bool
  func unlock()
}
```

## Network

```swift interface Foundation
class URLSession: NSObject {
  class var shared: URLSession { get }
  init(configuration: URLSessionConfiguration)
  init(configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue queue: OperationQueue?)
  var configuration: URLSessionConfiguration { get }
  var delegateQueue: OperationQueue { get }
  func dataTask(with request: URLRequest) -> URLSessionDataTask
  func dataTask(with url: URL) -> URLSessionDataTask
  func dataTask(with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask
  func dataTask(with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask
  func uploadTask(with request: URLRequest, fromFile fileURL: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionUploadTask
  func uploadTask(with request: URLRequest, from bodyData: Data?, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionUploadTask
  func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask
  func downloadTask(with request: URLRequest) -> URLSessionDownloadTask
  func downloadTask(with url: URL) -> URLSessionDownloadTask
  func downloadTask(with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask
  func downloadTask(with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask
  func downloadTask(withResumeData resumeData: Data, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask
  func webSocketTask(with url: URL) -> URLSessionWebSocketTask
  func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask
  func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void)
  func getTasksWithCompletionHandler(_ completionHandler: @escaping @Sendable ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void)
  func flush(completionHandler: @escaping @Sendable () -> Void)
  func reset(completionHandler: @escaping @Sendable () -> Void)
  func invalidateAndCancel()
  func finishTasksAndInvalidate()
  func data(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse)
  func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse)
  func upload(for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse)
  func download(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse)
  func download(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse)
  func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URLSession.AsyncBytes, URLResponse)
  func bytes(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URLSession.AsyncBytes, URLResponse)
  func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher
  func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher
  struct AsyncBytes: AsyncSequence {
    typealias Element = UInt8
    var lines: AsyncLineSequence<URLSession.AsyncBytes> { get }
  }
  struct DataTaskPublisher: Publisher {
    typealias Output = (data: Data, response: URLResponse)
    typealias Failure = URLError
  }
}
class URLSessionConfiguration: NSObject {
  class var `default`: URLSessionConfiguration { get }
  class var ephemeral: URLSessionConfiguration { get }
  class func background(withIdentifier identifier: String) -> URLSessionConfiguration
}
class URLSessionTask: NSObject {
  func resume()
  func cancel()
  func suspend()
  var response: URLResponse? { get }
  var error: (any Error)? { get }
}
class URLSessionDataTask: URLSessionTask {}
class URLSessionUploadTask: URLSessionDataTask {}
class URLSessionDownloadTask: URLSessionTask {
  func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void)
}
class URLSessionWebSocketTask: URLSessionTask {
  func send(_ message: URLSessionWebSocketTask.Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  func receive(completionHandler: @escaping @Sendable (Result<URLSessionWebSocketTask.Message, any Error>) -> Void)
  func send(_ message: URLSessionWebSocketTask.Message) async throws
  func receive() async throws -> URLSessionWebSocketTask.Message
  func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void)
}
class URLResponse: NSObject {
  var url: URL? { get }
  var expectedContentLength: Int64 { get }
}
class HTTPURLResponse: URLResponse {
  var statusCode: Int { get }
}
class URLCache: NSObject {
  class var shared: URLCache { get set }
  func cachedResponse(for request: URLRequest) -> CachedURLResponse?
  func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest)
  func removeAllCachedResponses()
}
class CachedURLResponse: NSObject {
  var data: Data { get }
}
class HTTPCookieStorage: NSObject {
  class var shared: HTTPCookieStorage { get }
}
class URLProtocol: NSObject {}
protocol URLSessionDelegate: NSObjectProtocol {
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
  func urlSession(_ session: URLSession, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
}
protocol URLSessionTaskDelegate: URLSessionDelegate {
  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
  func urlSession(_ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64, totalBytesExpectedToSend: Int64)
  func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics)
  func urlSession(_ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void)
}
protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse, completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void)
}
protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
  func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64, totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
}
protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {
  func urlSession(_ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?)
}
class NSURLConnection: NSObject {
  class func sendSynchronousRequest(_ request: URLRequest, returning response: AutoreleasingUnsafeMutablePointer<URLResponse?>?) throws -> Data
  class func sendAsynchronousRequest(_ request: URLRequest, queue: OperationQueue, completionHandler handler: @escaping @Sendable (URLResponse?, Data?, (any Error)?) -> Void)
}
protocol NSCacheDelegate: NSObjectProtocol {
  func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any)
}
```

"""#),
("sdk/graphics.md", #"""
# graphics

Layers, images, GPU, scenes, machine learning and documents: mostly off the main actor; views among them are on it.

```swift interface QuartzCore
class CALayer: NSObject {
  func layoutSublayers()
  func layoutIfNeeded()
  func setNeedsLayout()
  func setNeedsDisplay()
  func display()
  func draw(in ctx: CGContext)
  func render(in ctx: CGContext)
}
class CAMetalLayer: CALayer {
  func nextDrawable() -> (any CAMetalDrawable)?
}
class CAShapeLayer: CALayer {}
class CATextLayer: CALayer {}
class CAGradientLayer: CALayer {}
class CATiledLayer: CALayer {}
class CADisplayLink: NSObject {
  init(target: Any, selector sel: Selector)
  func add(to runloop: RunLoop, forMode mode: RunLoop.Mode)
  func invalidate()
  var isPaused: Bool { get set }
  var duration: Double { get }
  var timestamp: Double { get }
  var targetTimestamp: Double { get }
}
class CATransaction: NSObject {
  class func begin()
  class func commit()
  class func flush()
  class func setCompletionBlock(_ block: (() -> Void)?)
}
class CAAnimation: NSObject {}
protocol CALayerDelegate: NSObjectProtocol {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layoutSublayers(of layer: CALayer)
}
protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
```

```swift interface CoreImage
class CIContext: NSObject {
  init()
  init(options: [CIContextOption: Any]? = nil)
  func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage?
  func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage?
  func render(_ image: CIImage, to buffer: CVPixelBuffer)
  func jpegRepresentation(of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]) -> Data?
  func pngRepresentation(of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]) -> Data?
  func startTask(toRender image: CIImage, to destination: CIRenderDestination) throws -> CIRenderTask
}
class CIRenderTask: NSObject {
  func waitUntilCompleted() throws -> CIRenderInfo
}
class CIImage: NSObject {
  convenience init?(contentsOf url: URL)
  convenience init?(data: Data)
  convenience init(cgImage: CGImage)
  convenience init?(image: UIImage)
  var extent: CGRect { get }
}
class CIDetector: NSObject {
  init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil)
  func features(in image: CIImage) -> [CIFeature]
}
```

```swift interface Metal
func MTLCreateSystemDefaultDevice() -> (any MTLDevice)?
protocol MTLDevice: NSObjectProtocol {
  func makeCommandQueue() -> (any MTLCommandQueue)?
  func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
  func makeDefaultLibrary() -> (any MTLLibrary)?
  func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
  func makeComputePipelineState(function computeFunction: any MTLFunction) throws -> any MTLComputePipelineState
  func makeSharedEvent() -> (any MTLSharedEvent)?
}
protocol MTLCommandQueue: NSObjectProtocol {
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
  func makeCommandBuffer(descriptor: MTLCommandBufferDescriptor) -> (any MTLCommandBuffer)?
}
protocol MTLCommandBuffer: NSObjectProtocol {
  func commit()
  func waitUntilCompleted()
  func waitUntilScheduled()
  func addCompletedHandler(_ block: @escaping @Sendable (any MTLCommandBuffer) -> Void)
}
protocol MTLSharedEvent: NSObjectProtocol {}
protocol MTLTexture: NSObjectProtocol {}
```

```swift interface MetalKit
@_confidence(medium) @MainActor class MTKView: UIView {
  init(frame frameRect: CGRect, device: (any MTLDevice)?)
  var device: (any MTLDevice)? { get set }
  var currentDrawable: (any CAMetalDrawable)? { get }
  var currentRenderPassDescriptor: MTLRenderPassDescriptor? { get }
}
@_confidence(medium) @MainActor protocol MTKViewDelegate: NSObjectProtocol {
  func draw(in view: MTKView)
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
}
class MTKTextureLoader: NSObject {
  init(device: any MTLDevice)
}
```

```swift interface Vision
class VNImageRequestHandler: NSObject {
  convenience init(cgImage image: CGImage, options: [VNImageOption: Any] = [:])
  convenience init(ciImage image: CIImage, options: [VNImageOption: Any] = [:])
  convenience init(url imageURL: URL, options: [VNImageOption: Any] = [:])
  convenience init(data imageData: Data, options: [VNImageOption: Any] = [:])
  convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:])
  func perform(_ requests: [VNRequest]) throws
}
class VNSequenceRequestHandler: NSObject {
  init()
  func perform(_ requests: [VNRequest], on image: CIImage) throws
}
class VNVideoProcessor: NSObject {}
class VNRequest: NSObject {}
class VNRecognizeTextRequest: VNRequest {
  init(completionHandler: ((VNRequest, (any Error)?) -> Void)? = nil)
}
```

```swift interface CoreML
class MLModel: NSObject {
  convenience init(contentsOf url: URL) throws
  convenience init(contentsOf url: URL, configuration: MLModelConfiguration) throws
  func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider
  class func compileModel(at modelURL: URL) throws -> URL
}
```

```swift interface NaturalLanguage
class NLTagger: NSObject {
  init(tagSchemes: [NLTagScheme])
  func enumerateTags(in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: NLTagger.Options = [], using block: (NLTag?, Range<String.Index>) -> Bool)
  func tags(in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: NLTagger.Options = []) -> [(NLTag?, Range<String.Index>)]
}
class NLLanguageRecognizer: NSObject {
  init()
  func processString(_ string: String)
}
class NLEmbedding: NSObject {
  class func wordEmbedding(for language: NLLanguage) -> NLEmbedding?
  class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding?
}
```

```swift interface CoreGraphics
class CGContext {
  init?(data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32)
  func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false)
  func makeImage() -> CGImage?
}
```

```swift interface PDFKit
class PDFDocument: NSObject {
  init?(url: URL)
  init?(data: Data)
  var pageCount: Int { get }
  var string: String? { get }
  func page(at index: Int) -> PDFPage?
  func write(to url: URL) -> Bool
  func write(toFile path: String) -> Bool
  func dataRepresentation() -> Data?
  func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection]
}
class PDFPage: NSObject {
  func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage
  func draw(with box: PDFDisplayBox, to context: CGContext)
  var string: String? { get }
}
@_confidence(medium) @MainActor class PDFThumbnailView: UIView {}
@_confidence(medium) @MainActor class PDFView: UIView {}
```

```swift interface SceneKit
class SCNNode: NSObject {}
class SCNReferenceNode: SCNNode {
  init?(url referenceURL: URL)
  func load()
}
class SCNScene: NSObject {
  convenience init?(named name: String)
  convenience init(url: URL, options: [SCNSceneSource.LoadingOption: Any]? = nil) throws
}
protocol SCNSceneRendererDelegate: NSObjectProtocol {
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
}
@_confidence(medium) @MainActor class SCNView: UIView {}
```

```swift interface SpriteKit
protocol SKPhysicsContactDelegate: NSObjectProtocol {}
protocol SKSceneDelegate: NSObjectProtocol {}
@_confidence(medium) @MainActor class SK3DNode: SKNode {}
@_confidence(medium) @MainActor class SKAudioNode: SKNode {}
@_confidence(medium) @MainActor class SKCameraNode: SKNode {}
@_confidence(medium) @MainActor class SKCropNode: SKNode {}
@_confidence(medium) @MainActor class SKEffectNode: SKNode {}
@_confidence(medium) @MainActor class SKEmitterNode: SKNode {}
@_confidence(medium) @MainActor class SKFieldNode: SKNode {}
@_confidence(medium) @MainActor class SKLabelNode: SKNode {}
@_confidence(medium) @MainActor class SKLightNode: SKNode {}
@_confidence(medium) @MainActor class SKNode: NSResponder {}
@_confidence(medium) @MainActor class SKReferenceNode: SKNode {}
@_confidence(medium) @MainActor class SKScene: SKEffectNode {}
@_confidence(medium) @MainActor class SKShapeNode: SKNode {}
@_confidence(medium) @MainActor class SKSpriteNode: SKNode {}
@_confidence(medium) @MainActor class SKTileMapNode: SKNode {}
@_confidence(medium) @MainActor class SKTransformNode: SKNode {}
@_confidence(medium) @MainActor class SKVideoNode: SKNode {}
@_confidence(medium) @MainActor class SKView: UIView {}
```

```swift interface ARKit
class ARSession: NSObject {
  func run(_ configuration: ARConfiguration, options: ARSession.RunOptions = [])
}
protocol ARSessionDelegate: NSObjectProtocol {
  func session(_ session: ARSession, didUpdate frame: ARFrame)
}
protocol ARSCNViewDelegate: SCNSceneRendererDelegate {}
@_confidence(medium) @MainActor class ARCoachingOverlayView: UIView {}
@MainActor class ARSCNView: SCNView {}
@MainActor class ARSKView: SKView {}
```

```swift interface RealityKit
@MainActor class ARView: UIView {}
@_confidence(medium) @MainActor class Entity {}
```

```swift interface PencilKit
@MainActor class PKCanvasView: UIScrollView {}
```

"""#),
("sdk/mapkit.md", #"""
# mapkit

Map views and their delegates.

```swift interface MapKit
@_confidence(medium) @MainActor protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
}
@_confidence(medium) @MainActor class MKMapView: UIView {
  var delegate: (any MKMapViewDelegate)? { get set }
}
@_confidence(medium) @MainActor class MKAnnotationView: UIView {
  init(annotation: (any MKAnnotation)?, reuseIdentifier: String?)
  func prepareForReuse()
  func prepareForDisplay()
}
@_confidence(medium) @MainActor class MKCompassButton: UIView {}
@_confidence(medium) @MainActor class MKLookAroundViewController: UIViewController {}
@_confidence(medium) @MainActor class MKMapItemDetailViewController: UIViewController {}
@_confidence(medium) @MainActor class MKMarkerAnnotationView: MKAnnotationView {}
@_confidence(medium) @MainActor class MKPinAnnotationView: MKAnnotationView {}
@_confidence(medium) @MainActor class MKPitchControl: UIView {}
@_confidence(medium) @MainActor class MKUserLocationView: MKAnnotationView {}
@_confidence(medium) @MainActor class MKZoomControl: UIView {}
@_confidence(medium) @MainActor protocol MKMapItemDetailViewControllerDelegate {}
@_confidence(medium) @MainActor protocol MapContent {}
```

"""#),
("sdk/named-types.md", #"""
# named-types

Types of which reasoning only needs the name: the pages of `effects` say what their members do, and without a declaration nobody would know what a receiver is.

```swift interface CryptoKit
public enum AES { public enum GCM {} }
public enum ChaChaPoly {}
public struct HMAC<H> {}
public struct SHA256 {}
public struct SHA384 {}
public struct SHA512 {}
public enum Insecure {
  public struct MD5 {}
  public struct SHA1 {}
}
public enum SecureEnclave {
  public enum P256 {
    public enum Signing { public struct PrivateKey {} }
    public enum KeyAgreement { public struct PrivateKey {} }
  }
}
```

```swift interface AVFoundation
open class AVCaptureDeviceInput: NSObject {}
open class AVMIDIPlayer: NSObject {}
open class AVSpeechSynthesisVoice: NSObject {}
```

```swift interface CoreGraphics
open class CGPDFDocument {}
```

```swift interface Foundation
open class NSCharacterSet: NSObject {}
open class NSLinguisticTagger: NSObject {}
public class XMLDTD: XMLNode {}
```

```swift interface CoreData
open class NSMappingModel: NSObject {}
```

```swift interface UIKit
open class NSDataAsset: NSObject {}
open class UNNotificationAttachment: NSObject {}
```

```swift interface Photos
open class PHAssetResource: NSObject {}
open class PHCollectionList: NSObject {}
```

```swift interface NaturalLanguage
open class NLModel: NSObject {}
open class VNCoreMLModel: NSObject {}
```

```swift interface SpriteKit
open class SKTexture: NSObject {}
open class SKTextureAtlas: NSObject {}
open class MDLAsset: NSObject {}
```

```swift interface RealityKit
@_confidence(medium) @MainActor public class ModelEntity: Entity {}
@_confidence(medium) @MainActor public class TextureResource {}
@_confidence(medium) @MainActor public class AudioFileResource {}
@_confidence(medium) @MainActor public class EnvironmentResource {}
```

```swift interface StoreKit
public enum AppStore { public static var canMakePayments: Bool { get } }
```

```swift interface OSAKit
open class OSAScript: NSObject {}
```

```swift interface Compression
public class InputFilter {}
public class OutputFilter {}
public class ArchiveStream {}
```

```swift interface Atomics
public struct ManagedAtomic<Value> {}
public struct UnsafeAtomic<Value> {}
```

Packages.

```swift interface packages
public enum PKCS5 { public struct PBKDF2 {} }
public class Scrypt {}
public enum KDF {
  public enum Insecure { public enum PBKDF2 {} }
  public enum Scrypt {}
}
public enum Bcrypt {}
public protocol PasswordHasher {}
public protocol PasswordVerifier {}
public class Reachability {}
public class SDImageCache {}
public class SSZipArchive {}
public class SocketAddress {}
public class SignalProducer {}
public enum SwiftSoup {}
public enum Yams {}
public class YAMLDecoder {}
public class Valet {}
public class BFTask {}
public class EventLoopResult {}
public class ViewStore {}
```

"""#),
("sdk/other-frameworks.md", #"""
# other-frameworks

Main-actor types of frameworks that are used through their classes alone: one declaration each, with the superclass that makes it so where it is known.

## BrowserEngineKit

```swift interface BrowserEngineKit
@_confidence(medium) @MainActor class BEContextMenuConfiguration {}
@_confidence(medium) @MainActor class BEDragInteraction {}
@_confidence(medium) @MainActor class BELayerHierarchy {}
@_confidence(medium) @MainActor class BELayerHierarchyHostingView {}
@_confidence(medium) @MainActor class BEScrollView {}
@_confidence(medium) @MainActor class BEScrollViewScrollUpdate {}
@_confidence(medium) @MainActor class BETextInteraction {}
@_confidence(medium) @MainActor protocol BEDragInteractionDelegate {}
@_confidence(medium) @MainActor protocol BEExtendedTextInputTraits {}
@_confidence(medium) @MainActor protocol BEResponderEditActions {}
@_confidence(medium) @MainActor protocol BEScrollViewDelegate {}
@_confidence(medium) @MainActor protocol BETextInput {}
```

## CarPlay

```swift interface CarPlay
@_confidence(medium) @MainActor class CPActionSheetTemplate: CPTemplate {}
@_confidence(medium) @MainActor class CPAlertTemplate: CPTemplate {}
@_confidence(medium) @MainActor class CPContactTemplate: CPTemplate {}
@_confidence(medium) @MainActor class CPGridTemplate: CPTemplate {}
@_confidence(medium) @MainActor class CPImageOverlay {}
@_confidence(medium) @MainActor class CPInformationTemplate: CPTemplate {}
@_confidence(medium) @MainActor class CPInterfaceController {}
@_confidence(medium) @MainActor class CPListImageRowItem {}
@_confidence(medium) @MainActor class CPListImageRowItemCardElement {}
@_confidence(medium) @MainActor class CPListImageRowItemCondensedElement {}
@_confidence(medium) @MainActor class CPListImageRowItemElement {}
@_confidence(medium) @MainActor class CPListImageRowItemGridElement {}
@_confidence(medium) @MainActor class CPListImageRowItemImageGridElement {}
@_confidence(medium) @MainActor class CPListImageRowItemRowElement {}
@_confidence(medium) @MainActor class CPListItem {}
@_confidence(medium) @MainActor class CPListTemplate: CPTemplate {}
@_confidence(medium) @MainActor class CPListTemplateDetailsHeader {}
@_confidence(medium) @MainActor class CPMapButton {}
@_confidence(medium) @MainActor class CPMapTemplate: CPTemplate {}
@_confidence(medium) @MainActor class CPNavigationAlert {}
@_confidence(medium) @MainActor class CPNavigationSession {}
@_confidence(medium) @MainActor class CPNowPlayingAddToLibraryButton {}
@_confidence(medium) @MainActor class CPNowPlayingButton {}
@_confidence(medium) @MainActor class CPNowPlayingImageButton {}
@_confidence(medium) @MainActor class CPNowPlayingMode {}
@_confidence(medium) @MainActor class CPNowPlayingModeSports {}
@_confidence(medium) @MainActor class CPNowPlayingMoreButton {}
@_confidence(medium) @MainActor class CPNowPlayingPlaybackRateButton {}
@_confidence(medium) @MainActor class CPNowPlayingRepeatButton {}
@_confidence(medium) @MainActor class CPNowPlayingShuffleButton {}
@_confidence(medium) @MainActor class CPNowPlayingSportsClock {}
@_confidence(medium) @MainActor class CPNowPlayingSportsEventStatus {}
@_confidence(medium) @MainActor class CPNowPlayingSportsTeam {}
@_confidence(medium) @MainActor class CPNowPlayingSportsTeamLogo {}
@_confidence(medium) @MainActor class CPNowPlayingTemplate: CPTemplate {}
@_confidence(medium) @MainActor class CPPlaybackConfiguration {}
@_confidence(medium) @MainActor class CPPointOfInterestTemplate: CPTemplate {}
@_confidence(medium) @MainActor class CPSearchTemplate: CPTemplate {}
@_confidence(medium) @MainActor class CPSportsOverlay {}
@_confidence(medium) @MainActor class CPTabBarTemplate: CPTemplate {}
@_confidence(medium) @MainActor class CPTemplate {}
@_confidence(medium) @MainActor class CPTemplateApplicationDashboardScene: UIScene {}
@_confidence(medium) @MainActor class CPTemplateApplicationInstrumentClusterScene: UIScene {}
@_confidence(medium) @MainActor class CPTemplateApplicationScene: UIScene {}
@_confidence(medium) @MainActor class CPThumbnailImage {}
@_confidence(medium) @MainActor class CPVoiceControlTemplate: CPTemplate {}
@_confidence(medium) @MainActor class CPWindow: UIWindow {}
@_confidence(medium) @MainActor protocol CPApplicationDelegate {}
@_confidence(medium) @MainActor protocol CPInterfaceControllerDelegate {}
@_confidence(medium) @MainActor protocol CPMapTemplateDelegate {}
@_confidence(medium) @MainActor protocol CPPointOfInterestTemplateDelegate {}
@_confidence(medium) @MainActor protocol CPSearchTemplateDelegate {}
@_confidence(medium) @MainActor protocol CPSessionConfigurationDelegate {}
@_confidence(medium) @MainActor protocol CPTabBarTemplateDelegate {}
@_confidence(medium) @MainActor protocol CPTemplateApplicationDashboardSceneDelegate {}
@_confidence(medium) @MainActor protocol CPTemplateApplicationInstrumentClusterSceneDelegate {}
@_confidence(medium) @MainActor protocol CPTemplateApplicationSceneDelegate {}
```

## Charts

```swift interface Charts
@_confidence(medium) @MainActor @preconcurrency protocol ChartContent {}
struct Chart<Content: ChartContent>: View {
  init(@ChartContentBuilder content: () -> Content)
  init<Data: RandomAccessCollection, Mark: ChartContent>(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Mark)
  init<Data: RandomAccessCollection, ID, Mark: ChartContent>(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Mark)
}
```

## ClockKit

```swift interface ClockKit
@_confidence(medium) @MainActor protocol CLKComplicationDataSource {}
```

## ContactsUI

```swift interface ContactsUI
@MainActor class CNContactPickerViewController: UIViewController {}
@_confidence(medium) @MainActor class CNContactViewController: UIViewController {}
```

## CoreLocationUI

```swift interface CoreLocationUI
@_confidence(medium) @MainActor class CLLocationButton: UIControl {}
```

## DeviceDiscoveryUI

```swift interface DeviceDiscoveryUI
@_confidence(medium) @MainActor class DDDevicePickerViewController: UIViewController {}
```

## EventKitUI

```swift interface EventKitUI
@_confidence(medium) @MainActor class EKCalendarChooser: UIViewController {}
@_confidence(medium) @MainActor class EKEventEditViewController: UINavigationController {}
@_confidence(medium) @MainActor class EKEventViewController: UIViewController {}
```

## ExtensionKit

```swift interface ExtensionKit
@_confidence(medium) @MainActor class EXAppExtensionBrowserViewController: NSViewController {}
@_confidence(medium) @MainActor class EXHostViewController: NSViewController {}
@_confidence(medium) @MainActor protocol EXHostViewControllerDelegate {}
```

## FileProviderUI

```swift interface FileProviderUI
@_confidence(medium) @MainActor class FPUIActionExtensionViewController: UIViewController {}
```

## GameController

```swift interface GameController
@_confidence(medium) @MainActor class GCEventViewController: UIViewController {}
```

## GameKit

```swift interface GameKit
@_confidence(medium) @MainActor class GKAchievementViewController: GKGameCenterViewController {}
@_confidence(medium) @MainActor class GKChallengesViewController: UIViewController {}
@_confidence(medium) @MainActor class GKDialogController: NSResponder {}
@_confidence(medium) @MainActor class GKFriendRequestComposeViewController: UIViewController {}
@_confidence(medium) @MainActor class GKGameCenterViewController: UIViewController {}
@_confidence(medium) @MainActor class GKLeaderboardViewController: GKGameCenterViewController {}
@_confidence(medium) @MainActor class GKMatchmakerViewController: UIViewController {}
@_confidence(medium) @MainActor class GKTurnBasedMatchmakerViewController: UIViewController {}
```

## HealthKitUI

```swift interface HealthKitUI
@_confidence(medium) @MainActor class HKActivityRingView: UIView {}
```

## HomeKit

```swift interface HomeKit
@_confidence(medium) @MainActor class HMCameraView: UIView {}
```

## IdentityLookupUI

```swift interface IdentityLookupUI
@_confidence(medium) @MainActor class ILClassificationUIExtensionViewController: UIViewController {}
```

## InputMethodKit

```swift interface InputMethodKit
@_confidence(medium) @MainActor class IMKCandidates: NSResponder {}
```

## IntentsUI

```swift interface IntentsUI
@_confidence(medium) @MainActor class INUIAddVoiceShortcutButton: NSButton {}
@_confidence(medium) @MainActor class INUIAddVoiceShortcutViewController: UIViewController {}
@_confidence(medium) @MainActor class INUIEditVoiceShortcutViewController: UIViewController {}
```

## LinkPresentation

```swift interface LinkPresentation
@_confidence(medium) @MainActor class LPLinkView: UIView {}
```

## LocalAuthenticationEmbeddedUI

```swift interface LocalAuthenticationEmbeddedUI
@_confidence(medium) @MainActor class LAAuthenticationView: NSView {}
```

## MailKit

```swift interface MailKit
@_confidence(medium) @MainActor class MEExtensionViewController: NSViewController {}
@_confidence(medium) @MainActor protocol MEComposeSessionHandler {}
@_confidence(medium) @MainActor protocol MEExtension {}
@_confidence(medium) @MainActor protocol MEMessageSecurityHandler {}
```

## MessageUI

```swift interface MessageUI
@_confidence(medium) @MainActor class MFMailComposeViewController: UINavigationController {}
@_confidence(medium) @MainActor class MFMessageComposeViewController: UINavigationController {}
```

## Messages

```swift interface Messages
@_confidence(medium) @MainActor class MSMessagesAppViewController: UIViewController {}
@_confidence(medium) @MainActor class MSStickerBrowserView: UIView {}
@_confidence(medium) @MainActor class MSStickerBrowserViewController: UIViewController {}
@_confidence(medium) @MainActor class MSStickerView: UIView {}
```

## MultipeerConnectivity

```swift interface MultipeerConnectivity
@_confidence(medium) @MainActor class MCBrowserViewController: UIViewController {}
```

## NotificationCenter

```swift interface NotificationCenter
@_confidence(medium) @MainActor class NCWidgetListViewController: NSViewController {}
@_confidence(medium) @MainActor class NCWidgetSearchViewController: NSViewController {}
```

## PassKit

```swift interface PassKit
@_confidence(medium) @MainActor class PKPaymentAuthorizationViewController: UIViewController {}
@_confidence(medium) @MainActor class PKPaymentButton: NSButton {}
```

## PhotosUI

```swift interface PhotosUI
@_confidence(medium) @MainActor class PHLivePhotoView: UIView {}
@_confidence(medium) @MainActor class PHPickerViewController: UIViewController {}
@_confidence(medium) @MainActor protocol PHContentEditingController {}
@_confidence(medium) @MainActor protocol PHLivePhotoViewDelegate {}
@_confidence(medium) @MainActor protocol PHPickerViewControllerDelegate {}
```

## Quartz

```swift interface Quartz
@_confidence(medium) @MainActor class IKCameraDeviceView: NSView {}
@_confidence(medium) @MainActor class IKDeviceBrowserView: NSView {}
@_confidence(medium) @MainActor class IKFilterBrowserPanel: NSPanel {}
@_confidence(medium) @MainActor class IKFilterBrowserView: NSView {}
@_confidence(medium) @MainActor class IKFilterUIView: NSView {}
@_confidence(medium) @MainActor class IKImageBrowserView: NSView {}
@_confidence(medium) @MainActor class IKImageEditPanel: NSPanel {}
@_confidence(medium) @MainActor class IKImageView: NSView {}
@_confidence(medium) @MainActor class IKPictureTaker: NSPanel {}
@_confidence(medium) @MainActor class IKScannerDeviceView: NSView {}
@_confidence(medium) @MainActor class QuartzFilterView: NSView {}
```

## QuickLook

```swift interface QuickLook
@MainActor class QLPreviewController: UIViewController {}
```

## QuickLookUI

```swift interface QuickLookUI
@_confidence(medium) @MainActor class QLPreviewPanel: NSPanel {}
@_confidence(medium) @MainActor class QLPreviewView: NSView {}
@_confidence(medium) @MainActor protocol QLPreviewPanelDelegate {}
```

## ReplayKit

```swift interface ReplayKit
@_confidence(medium) @MainActor class RPPreviewViewController: UIViewController {}
```

## SafariServices

```swift interface SafariServices
@_confidence(medium) @MainActor class SFSafariExtensionViewController: NSViewController {}
@MainActor class SFSafariViewController: UIViewController {}
```

## ScreenSaver

```swift interface ScreenSaver
@_confidence(medium) @MainActor class ScreenSaverView: NSView {}
```

## ScreenTime

```swift interface ScreenTime
@_confidence(medium) @MainActor class STWebpageController: UIViewController {}
```

## SharedWithYou

```swift interface SharedWithYou
@_confidence(medium) @MainActor class SWAttributionView: UIView {}
@_confidence(medium) @MainActor class SWCollaborationView: UIView {}
```

## Social

```swift interface Social
@_confidence(medium) @MainActor class SLComposeServiceViewController: UIViewController {}
```

## SwiftData


## TVMLKit

```swift interface TVMLKit
@_confidence(medium) @MainActor class TVBrowserTransitionAnimator {}
@_confidence(medium) @MainActor class TVBrowserViewController: UIViewController {}
@_confidence(medium) @MainActor class TVDocumentViewController: UIViewController {}
```

## TVUIKit

```swift interface TVUIKit
@_confidence(medium) @MainActor class TVCaptionButtonView: TVLockupView {}
@_confidence(medium) @MainActor class TVCardView: TVLockupView {}
@_confidence(medium) @MainActor class TVCollectionViewFullScreenCell: UICollectionViewCell {}
@_confidence(medium) @MainActor class TVCollectionViewFullScreenLayout: UICollectionViewLayout {}
@_confidence(medium) @MainActor class TVCollectionViewFullScreenLayoutAttributes: UICollectionViewLayoutAttributes {}
@_confidence(medium) @MainActor class TVDigitEntryViewController: UIViewController {}
@_confidence(medium) @MainActor class TVLockupHeaderFooterView: UIView {}
@_confidence(medium) @MainActor class TVLockupView: UIControl {}
@_confidence(medium) @MainActor class TVMediaItemContentConfiguration {}
@_confidence(medium) @MainActor class TVMediaItemContentView: UIView {}
@_confidence(medium) @MainActor class TVMonogramContentConfiguration {}
@_confidence(medium) @MainActor class TVMonogramContentView: UIView {}
@_confidence(medium) @MainActor class TVMonogramView: TVLockupView {}
@_confidence(medium) @MainActor class TVPosterView: TVLockupView {}
@_confidence(medium) @MainActor protocol TVCollectionViewDelegateFullScreenLayout {}
```

## Virtualization

```swift interface Virtualization
@_confidence(medium) @MainActor class VZVirtualMachineView: NSView {}
```

## WatchKit

```swift interface WatchKit
@_confidence(medium) @MainActor class WKApplication {}
@_confidence(medium) @MainActor class WKExtension {}
@_confidence(medium) @MainActor class WKInterfaceController {}
@_confidence(medium) @MainActor class WKInterfaceObject {}
@_confidence(medium) @MainActor class WKUserNotificationInterfaceController {}
@_confidence(medium) @MainActor protocol WKApplicationDelegate {}
@_confidence(medium) @MainActor protocol WKExtensionDelegate {}
```

"""#),
("sdk/packages.md", #"""
# packages

Widely used packages whose calls block, as far as it takes to know what a receiver is and where a closure runs. None of it is on an actor. `@_enclosed`: the generic parameters are the types of these
names in the type around, as a reducer has its `State` and `Action`.

```swift interface GRDB
protocol DatabaseReader: AnyObject {
  func read<T>(_ value: (Database) throws -> T) throws -> T
  func unsafeRead<T>(_ value: (Database) throws -> T) throws -> T
  func read<T>(_ value: @escaping @Sendable (Database) throws -> T) async throws -> T
  func asyncRead(_ value: @escaping @Sendable (Result<Database, any Error>) -> Void)
}
protocol DatabaseWriter: DatabaseReader {
  func write<T>(_ updates: (Database) throws -> T) throws -> T
  func writeWithoutTransaction<T>(_ updates: (Database) throws -> T) rethrows -> T
  func write<T>(_ updates: @escaping @Sendable (Database) throws -> T) async throws -> T
  func asyncWrite<T>(_ updates: @escaping @Sendable (Database) throws -> T, completion: @escaping @Sendable (Database, Result<T, any Error>) -> Void)
}
class DatabaseQueue: DatabaseWriter {
  init(path: String, configuration: Configuration = Configuration()) throws
  init(named name: String? = nil, configuration: Configuration = Configuration()) throws
  func inDatabase<T>(_ updates: (Database) throws -> T) rethrows -> T
  func inTransaction(_ kind: Database.TransactionKind? = nil, _ updates: (Database) throws -> Database.TransactionCompletion) throws
}
class DatabasePool: DatabaseWriter {
  init(path: String, configuration: Configuration = Configuration()) throws
}
struct DatabaseMigrator {
  init()
  mutating func registerMigration(_ identifier: String, migrate: @escaping @Sendable (Database) throws -> Void)
  func migrate(_ writer: any DatabaseWriter) throws
}
class Database {
  func execute(sql: String) throws
}
struct ValueObservation<Value> {
  static func tracking(_ fetch: @escaping @Sendable (Database) throws -> Value) -> ValueObservation<Value>
  static func trackingConstantRegion(_ fetch: @escaping @Sendable (Database) throws -> Value) -> ValueObservation<Value>
  func removeDuplicates() -> ValueObservation<Value>
  func start(in reader: any DatabaseReader, scheduling: any ValueObservationScheduler, onError: @escaping (any Error) -> Void, onChange: @escaping (Value) -> Void) -> AnyDatabaseCancellable
}
protocol ValueObservationScheduler: Sendable {}
```

```swift interface FMDB
class FMDatabase: NSObject {
  init(path: String?)
  init(url: URL?)
  func open() -> Bool
  func executeQuery(_ sql: String, values: [Any]?) throws -> FMResultSet
  func executeQuery(_ sql: String, withArgumentsIn arguments: [Any]) -> FMResultSet?
  func executeQuery(_ sql: String, withParameterDictionary arguments: [AnyHashable: Any]) -> FMResultSet?
  func executeUpdate(_ sql: String, values: [Any]?) throws
  func executeUpdate(_ sql: String, withArgumentsIn arguments: [Any]) -> Bool
  func executeUpdate(_ sql: String, withParameterDictionary arguments: [AnyHashable: Any]) -> Bool
  func beginTransaction() -> Bool
  func commit() -> Bool
  func close() -> Bool
  func executeStatements(_ sql: String) -> Bool
}
class FMDatabaseQueue: NSObject {
  init?(path: String?)
  init?(url: URL?)
  func inDatabase(_ block: (FMDatabase) -> Void)
  func inTransaction(_ block: (FMDatabase, UnsafeMutablePointer<ObjCBool>) -> Void)
}
class FMDatabasePool: NSObject {
  func inDatabase(_ block: (FMDatabase) -> Void)
}
class FMResultSet: NSObject {
  func next() -> Bool
}
```

```swift interface RealmSwift
struct Realm {
  init(configuration: Realm.Configuration = .defaultConfiguration, queue: DispatchQueue? = nil) throws
  func write<Result>(withoutNotifying tokens: [NotificationToken] = [], _ block: (() throws -> Result)) throws -> Result
  func objects<Element>(_ type: Element.Type) -> Results<Element>
  func object<Element, KeyType>(ofType type: Element.Type, forPrimaryKey key: KeyType) -> Element?
  func add(_ object: Object, update: Realm.UpdatePolicy = .error)
  func delete(_ object: Object)
  func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws
}
struct Results<Element>: RandomAccessCollection {}
class Object: NSObject {}
```

```swift interface SQLite
class Connection {
  init(_ filename: String = "", readonly: Bool = false) throws
  func run(_ statement: String) throws -> Statement
  func execute(_ SQL: String) throws
  func transaction(_ mode: Connection.TransactionMode = .deferred, block: () throws -> Void) throws
}
```

```swift interface YapDatabase
class YapDatabase: NSObject {
  func newConnection() -> YapDatabaseConnection
}
class YapDatabaseConnection: NSObject {
  func read(_ block: (YapDatabaseReadTransaction) -> Void)
  func readWrite(_ block: (YapDatabaseReadWriteTransaction) -> Void)
  func asyncRead(_ block: @escaping (YapDatabaseReadTransaction) -> Void)
  func asyncReadWrite(_ block: @escaping (YapDatabaseReadWriteTransaction) -> Void)
}
```

```swift interface KeychainAccess
class Keychain {
  init(service: String)
  convenience init()
  func get(_ key: String) throws -> String?
  func getString(_ key: String) throws -> String?
  func getData(_ key: String) throws -> Data?
  func set(_ value: String, key: String) throws
  func remove(_ key: String) throws
  func accessibility(_ accessibility: Accessibility) -> Keychain
}
```

```swift interface SwiftKeychainWrapper
class KeychainWrapper {
  static let standard: KeychainWrapper
  func string(forKey key: String) -> String?
  func data(forKey key: String) -> Data?
  func set(_ value: String, forKey key: String) -> Bool
}
```

```swift interface KeychainSwift
class KeychainSwift {
  init()
  func get(_ key: String) -> String?
  func getData(_ key: String) -> Data?
  func getBool(_ key: String) -> Bool?
  func set(_ value: String, forKey key: String) -> Bool
}
```

```swift interface NIOCore
struct EventLoopFuture<Value> {
  func wait() throws -> Value
  func map<NewValue>(_ callback: @escaping @Sendable (Value) -> NewValue) -> EventLoopFuture<NewValue>
  func flatMap<NewValue>(_ callback: @escaping @Sendable (Value) -> EventLoopFuture<NewValue>) -> EventLoopFuture<NewValue>
  func flatMapThrowing<NewValue>(_ callback: @escaping @Sendable (Value) throws -> NewValue) -> EventLoopFuture<NewValue>
  func flatMapError(_ callback: @escaping @Sendable (any Error) -> EventLoopFuture<Value>) -> EventLoopFuture<Value>
  func flatMapErrorThrowing(_ callback: @escaping @Sendable (any Error) throws -> Value) -> EventLoopFuture<Value>
  func recover(_ callback: @escaping @Sendable (any Error) -> Value) -> EventLoopFuture<Value>
  func always(_ callback: @escaping @Sendable (Result<Value, any Error>) -> Void) -> EventLoopFuture<Value>
  func and<Other>(_ other: EventLoopFuture<Other>) -> EventLoopFuture<(Value, Other)>
  func hop(to target: any EventLoop) -> EventLoopFuture<Value>
  func map(to value: Value) -> EventLoopFuture<Value>
  static func whenAllSucceed(_ futures: [EventLoopFuture<Value>], on eventLoop: any EventLoop) -> EventLoopFuture<[Value]>
  static func andAllSucceed(_ futures: [EventLoopFuture<Value>], on eventLoop: any EventLoop) -> EventLoopFuture<Void>
  func whenComplete(_ callback: @escaping @Sendable (Result<Value, any Error>) -> Void)
  func whenSuccess(_ callback: @escaping @Sendable (Value) -> Void)
  func whenFailure(_ callback: @escaping @Sendable (any Error) -> Void)
  func get() async throws -> Value
}
struct EventLoopPromise<Value> {
  var futureResult: EventLoopFuture<Value> { get }
  func succeed(_ value: Value)
  func fail(_ error: any Error)
}
protocol EventLoopGroup: AnyObject {
  func syncShutdownGracefully() throws
  func shutdownGracefully() async throws
  func next() -> any EventLoop
}
protocol EventLoop: EventLoopGroup {
  func execute(_ task: @escaping @Sendable () -> Void)
  func submit<T>(_ task: @escaping @Sendable () throws -> T) -> EventLoopFuture<T>
  func flatSubmit<T>(_ task: @escaping @Sendable () -> EventLoopFuture<T>) -> EventLoopFuture<T>
  func scheduleTask<T>(in time: TimeAmount, _ task: @escaping @Sendable () throws -> T) -> Scheduled<T>
  func makePromise<T>(of type: T.Type) -> EventLoopPromise<T>
  func makeSucceededFuture<T>(_ value: T) -> EventLoopFuture<T>
  func makeFailedFuture<T>(_ error: any Error) -> EventLoopFuture<T>
  func makeCompletedFuture<T>(withResultOf body: () throws -> T) -> EventLoopFuture<T>
}
struct TimeAmount {}
struct Scheduled<T> {
  var futureResult: EventLoopFuture<T> { get }
  func cancel()
}
protocol ChannelOutboundInvoker {}
extension ChannelOutboundInvoker {
  func connect(to address: SocketAddress) -> EventLoopFuture<Void>
  func bind(to address: SocketAddress) -> EventLoopFuture<Void>
  func write<T>(_ any: T) -> EventLoopFuture<Void>
  func writeAndFlush<T>(_ any: T) -> EventLoopFuture<Void>
  func close() -> EventLoopFuture<Void>
}
protocol Channel: AnyObject, ChannelOutboundInvoker {
  var closeFuture: EventLoopFuture<Void> { get }
  var eventLoop: any EventLoop { get }
}
class NIOLock {
  init()
  func lock()
  func unlock()
  func withLock<T>(_ body: () throws -> T) rethrows -> T
}
struct NIOLockedValueBox<Value> {
  init(_ value: Value)
  func withLockedValue<T>(_ mutate: (inout Value) throws -> T) rethrows -> T
}
class ConditionLock<T> {
  init(value: T)
  func lock()
  func lock(whenValue wantedValue: T)
  func lock(whenValue wantedValue: T, timeoutSeconds: Double) -> Bool
  func unlock()
}
class NIOThreadPool {
  static let singleton: NIOThreadPool
  init(numberOfThreads: Int)
  func submit(_ body: @escaping (WorkItemState) -> Void)
  func runIfActive<T>(eventLoop: any EventLoop, _ body: @escaping @Sendable () throws -> T) -> EventLoopFuture<T>
  func runIfActive<T>(_ body: @escaping @Sendable () throws -> T) async throws -> T
  func syncShutdownGracefully() throws
}
class MultiThreadedEventLoopGroup: EventLoopGroup {
  static let singleton: MultiThreadedEventLoopGroup
  init(numberOfThreads: Int)
}
```

```swift interface NIOPosix
class ClientBootstrap {
  init(group: any EventLoopGroup)
  func channelInitializer(_ handler: @escaping @Sendable (any Channel) -> EventLoopFuture<Void>) -> ClientBootstrap
  func channelOption<Option>(_ option: Option, value: Option.Value) -> ClientBootstrap
  func connectTimeout(_ timeout: TimeAmount) -> ClientBootstrap
  func connect(host: String, port: Int) -> EventLoopFuture<any Channel>
  func connect(to address: SocketAddress) -> EventLoopFuture<any Channel>
  func connect(unixDomainSocketPath: String) -> EventLoopFuture<any Channel>
}
class ServerBootstrap {
  init(group: any EventLoopGroup)
  func serverChannelOption<Option>(_ option: Option, value: Option.Value) -> ServerBootstrap
  func childChannelInitializer(_ initializer: @escaping @Sendable (any Channel) -> EventLoopFuture<Void>) -> ServerBootstrap
  func childChannelOption<Option>(_ option: Option, value: Option.Value) -> ServerBootstrap
  func bind(host: String, port: Int) -> EventLoopFuture<any Channel>
  func bind(to address: SocketAddress) -> EventLoopFuture<any Channel>
  func bind(unixDomainSocketPath: String) -> EventLoopFuture<any Channel>
}
class DatagramBootstrap {
  init(group: any EventLoopGroup)
  func channelInitializer(_ handler: @escaping @Sendable (any Channel) -> EventLoopFuture<Void>) -> DatagramBootstrap
  func bind(host: String, port: Int) -> EventLoopFuture<any Channel>
  func bind(to address: SocketAddress) -> EventLoopFuture<any Channel>
}
```

```swift interface AsyncHTTPClient
class HTTPClient {
  static let shared: HTTPClient
  init(eventLoopGroupProvider: HTTPClient.EventLoopGroupProvider)
  func get(url: String) -> EventLoopFuture<HTTPClient.Response>
  func syncShutdown() throws
  func shutdown() async throws
}
```

```swift interface RxCocoa
struct Reactive<Base> {
  let base: Base
  var tap: ControlEvent<Void> { get }
  var text: ControlProperty<String?> { get }
  var value: ControlProperty<Float> { get }
  var isOn: ControlProperty<Bool> { get }
  var date: ControlProperty<Date> { get }
  var selectedSegmentIndex: ControlProperty<Int> { get }
  var contentOffset: ControlProperty<CGPoint> { get }
  var didScroll: ControlEvent<Void> { get }
  var didEndDecelerating: ControlEvent<Void> { get }
  var itemSelected: ControlEvent<IndexPath> { get }
  var itemDeselected: ControlEvent<IndexPath> { get }
  var itemDeleted: ControlEvent<IndexPath> { get }
  var itemMoved: ControlEvent<IndexPath> { get }
  var willDisplayCell: ControlEvent<IndexPath> { get }
  var searchButtonClicked: ControlEvent<Void> { get }
  var cancelButtonClicked: ControlEvent<Void> { get }
  var textDidBeginEditing: ControlEvent<Void> { get }
  var event: ControlEvent<Void> { get }
  var primaryAction: ControlEvent<Void> { get }
  func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<Void>
  func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T>
  func modelDeleted<T>(_ modelType: T.Type) -> ControlEvent<T>
}
extension NSObject {
  var rx: Reactive<Self> { get }
}
struct ControlEvent<Element>: ObservableType {
  func asDriver() -> Driver<Element>
  func asSignal() -> Driver<Element>
}
struct ControlProperty<Element>: ObservableType {
  var orEmpty: ControlProperty<String> { get }
  var changed: ControlEvent<Element> { get }
  func asDriver() -> Driver<Element>
}
```

```swift interface RxSwift
protocol Disposable {
  func dispose()
}
extension Disposable {
  func disposed(by bag: DisposeBag)
}
class DisposeBag {
  init()
}
protocol ObservableConvertibleType<Element> {
  associatedtype Element
}
extension ObservableConvertibleType {
  func asObservable() -> Observable<Element>
  func asDriver(onErrorJustReturn: Element) -> Driver<Element>
  func asSignal(onErrorJustReturn: Element) -> Driver<Element>
  func asInfallible(onErrorJustReturn: Element) -> Observable<Element>
}
protocol ObservableType: ObservableConvertibleType {}
extension ObservableType {
  func subscribe(onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable
  func subscribe<Object: AnyObject>(with object: Object, onNext: ((Object, Element) -> Void)? = nil, onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> any Disposable
  func bind(onNext: @escaping (Element) -> Void) -> any Disposable
  func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element>
  func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element>
  func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element>
  func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element>
  func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result>
  func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result>
  func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element>
  func flatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element>
  func flatMapLatest<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element>
  func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A>
  func distinctUntilChanged() -> Observable<Element>
  func debounce(_ dueTime: RxTimeInterval, scheduler: any ImmediateSchedulerType) -> Observable<Element>
  func throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any ImmediateSchedulerType) -> Observable<Element>
  func delay(_ dueTime: RxTimeInterval, scheduler: any ImmediateSchedulerType) -> Observable<Element>
  func `do`(onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Observable<Element>
  func take(_ count: Int) -> Observable<Element>
  func skip(_ count: Int) -> Observable<Element>
  func startWith(_ elements: Element...) -> Observable<Element>
  func catchAndReturn(_ element: Element) -> Observable<Element>
  func retry(_ maxAttemptCount: Int) -> Observable<Element>
  func share(replay: Int = 0) -> Observable<Element>
  func asSingle() -> Single<Element>
}
class Observable<Element>: ObservableType {
  static func just(_ element: Element) -> Observable<Element>
  static func of(_ elements: Element...) -> Observable<Element>
  static func from(_ array: [Element]) -> Observable<Element>
  static func empty() -> Observable<Element>
  static func error(_ error: any Error) -> Observable<Element>
  static func merge(_ sources: Observable<Element>...) -> Observable<Element>
}
class PublishSubject<Element>: Observable<Element> {
  init()
  func onNext(_ element: Element)
}
class BehaviorSubject<Element>: Observable<Element> {
  init(value: Element)
  func onNext(_ element: Element)
}
class ReplaySubject<Element>: Observable<Element> {
  func onNext(_ element: Element)
}
class PublishRelay<Element>: ObservableType {
  init()
  func accept(_ event: Element)
}
class BehaviorRelay<Element>: ObservableType {
  init(value: Element)
  var value: Element { get }
  func accept(_ event: Element)
}
struct Single<Element>: ObservableConvertibleType {
  static func just(_ element: Element) -> Single<Element>
  func subscribe(onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable
  func observe(on scheduler: any ImmediateSchedulerType) -> Single<Element>
  func subscribe(on scheduler: any ImmediateSchedulerType) -> Single<Element>
  func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result>
  func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>) -> Single<Result>
  func `do`(onSuccess: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Single<Element>
}
struct Driver<Element>: ObservableConvertibleType {
  func drive(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable
  func emit(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable
  func map<Result>(_ selector: @escaping (Element) -> Result) -> Driver<Result>
  func compactMap<Result>(_ selector: @escaping (Element) -> Result?) -> Driver<Result>
  func filter(_ predicate: @escaping (Element) -> Bool) -> Driver<Element>
  func distinctUntilChanged() -> Driver<Element>
  func `do`(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil) -> Driver<Element>
}
struct RxTimeInterval {}
protocol ImmediateSchedulerType: AnyObject {}
class MainScheduler: ImmediateSchedulerType {
  static let instance: MainScheduler
  static let asyncInstance: MainScheduler
}
class ConcurrentMainScheduler: ImmediateSchedulerType {
  static let instance: ConcurrentMainScheduler
}
class ConcurrentDispatchQueueScheduler: ImmediateSchedulerType {
  init(qos: DispatchQoS)
  init(queue: DispatchQueue)
}
class SerialDispatchQueueScheduler: ImmediateSchedulerType {
  init(qos: DispatchQoS)
  init(queue: DispatchQueue, internalSerialQueueName: String)
}
class OperationQueueScheduler: ImmediateSchedulerType {
  init(operationQueue: OperationQueue)
}
```

```swift interface PromiseKit
class Promise<T> {
  func wait() throws -> T
  func done(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (T) throws -> Void) -> Promise<Void>
  func then<U>(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (T) throws -> Promise<U>) -> Promise<U>
  func map<U>(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ transform: @escaping (T) throws -> U) -> Promise<U>
  func `catch`(on: DispatchQueue? = nil, flags: DispatchWorkItemFlags? = nil, _ body: @escaping (any Error) -> Void)
}
class Guarantee<T> {
  func wait() -> T
}
```

```swift interface Alamofire
let AF: Session
func request(_ url: any URLConvertible, method: HTTPMethod = .get, parameters: [String: Any]? = nil, encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil) -> DataRequest
func request(_ urlRequest: any URLRequestConvertible) -> DataRequest
class Session {
  static let `default`: Session
  init(configuration: URLSessionConfiguration = URLSessionConfiguration.default)
  var session: URLSession { get }
  func request(_ url: any URLConvertible, method: HTTPMethod = .get, parameters: [String: Any]? = nil, encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil) -> DataRequest
  func request(_ urlRequest: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil) -> DataRequest
}
class SessionManager {
  static let `default`: SessionManager
  init(configuration: URLSessionConfiguration = URLSessionConfiguration.default)
  var session: URLSession { get }
  func request(_ url: any URLConvertible, method: HTTPMethod = .get, parameters: [String: Any]? = nil, encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil) -> DataRequest
  func request(_ urlRequest: any URLRequestConvertible) -> DataRequest
}
class Request {
  func cancel() -> Self
  func resume() -> Self
}
class DataRequest: Request {
  func validate() -> Self
  func validate(statusCode: Range<Int>) -> Self
  func response(queue: DispatchQueue = .main, completionHandler: @escaping (DataResponse<Data?>) -> Void) -> Self
  func responseData(queue: DispatchQueue = .main, completionHandler: @escaping (DataResponse<Data>) -> Void) -> Self
  func responseString(queue: DispatchQueue = .main, completionHandler: @escaping (DataResponse<String>) -> Void) -> Self
  func responseJSON(queue: DispatchQueue = .main, completionHandler: @escaping (DataResponse<Any>) -> Void) -> Self
  func responseDecodable<Value: Decodable>(of type: Value.Type = Value.self, queue: DispatchQueue = .main, decoder: any DataDecoder = JSONDecoder(), completionHandler: @escaping (DataResponse<Value>) -> Void) -> Self
}
class UploadRequest: DataRequest {}
class NetworkReachabilityManager {
  static let `default`: NetworkReachabilityManager?
  convenience init?()
  init?(host: String)
  var isReachable: Bool { get }
  var isReachableOnCellular: Bool { get }
  var isReachableOnEthernetOrWiFi: Bool { get }
  func startListening(onQueue queue: DispatchQueue = .main, onUpdatePerforming listener: @escaping @Sendable (NetworkReachabilityManager.NetworkReachabilityStatus) -> Void) -> Bool
}
```

```swift interface Dependencies
@propertyWrapper struct Dependency<Value> {
  init(_ keyPath: KeyPath<DependencyValues, Value>)
  init<Key: TestDependencyKey>(_ key: Key.Type)
  var wrappedValue: Value { get }
}
struct DependencyValues {
  static var live: DependencyValues { get }
}
```

A container's members make what is asked for; wrappers name them by key path.

```swift interface FactoryKit
class Container {
  static let shared: Container
  func callAsFunction<T>(key: String = "", _ factory: @escaping @Sendable () -> T) -> Factory<T>
}
struct Factory<T> {
  var singleton: Factory<T> { get }
  var cached: Factory<T> { get }
  var shared: Factory<T> { get }
  var unique: Factory<T> { get }
  var graph: Factory<T> { get }
  func callAsFunction() -> T
  func resolve() -> T
}
@propertyWrapper struct Injected<T> {
  init(_ keyPath: KeyPath<Container, Factory<T>>)
  var wrappedValue: T { get set }
}
@propertyWrapper struct LazyInjected<T> {
  init(_ keyPath: KeyPath<Container, Factory<T>>)
  var wrappedValue: T { get set }
}
@propertyWrapper struct InjectedObject<T> {
  init(_ keyPath: KeyPath<Container, Factory<T>>)
  var wrappedValue: T { get }
}
@propertyWrapper struct InjectedObservable<T> {
  init(_ keyPath: KeyPath<Container, Factory<T>>)
  var wrappedValue: T { get }
}
```

```swift interface ComposableArchitecture
@preconcurrency protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action
  associatedtype Body
  var body: Body { get }
  func reduce(into state: inout State, action: Action) -> Effect<Action>
}
@_enclosed struct Reduce<State, Action>: Reducer {
  init(_ reduce: @escaping (inout State, Action) -> Effect<Action>)
}
struct Effect<Action> {
  static var none: Effect<Action> { get }
  static func run(priority: TaskPriority? = nil, operation: @escaping @Sendable (Send<Action>) async throws -> Void, catch handler: (@Sendable (any Error, Send<Action>) async -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line) -> Effect<Action>
  static func send(_ action: Action, animation: Animation? = nil) -> Effect<Action>
  static func merge(_ effects: Effect<Action>...) -> Effect<Action>
  static func concatenate(_ effects: Effect<Action>...) -> Effect<Action>
  func cancellable<ID: Hashable>(id: ID, cancelInFlight: Bool = false) -> Effect<Action>
}
@MainActor struct Send<Action> {
  func callAsFunction(_ action: Action)
}
@MainActor final class Store<State, Action> {
  func send(_ action: Action) -> StoreTask
  func withState<R>(_ body: (State) -> R) -> R
  func scope<ChildState, ChildAction>(state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>) -> Store<ChildState, ChildAction>
}
typealias StoreOf<R: Reducer> = Store<R.State, R.Action>
typealias EffectOf<R: Reducer> = Effect<R.Action>
typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>
```

"""#),
("sdk/services.md", #"""
# services

System services: location, Bluetooth, photos, contacts, calendars, health, store, notifications, network and security. Their delegates are called on
the queue they were given; none is on the main actor by declaration.

```swift interface CoreLocation
class CLLocationManager: NSObject {
  init()
  class func locationServicesEnabled() -> Bool
  class func authorizationStatus() -> CLAuthorizationStatus
  var authorizationStatus: CLAuthorizationStatus { get }
  var accuracyAuthorization: CLAccuracyAuthorization { get }
  var location: CLLocation? { get }
  var monitoredRegions: Set<CLRegion> { get }
  var rangedRegions: Set<CLRegion> { get }
  var delegate: (any CLLocationManagerDelegate)? { get set }
  func startUpdatingLocation()
  func requestWhenInUseAuthorization()
}
protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}
class CLGeocoder: NSObject {
  func geocodeAddressString(_ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void)
  func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void)
}
```

```swift interface CoreBluetooth
class CBCentralManager: NSObject {
  convenience init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?)
  init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil)
}
class CBPeripheralManager: NSObject {
  init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil)
}
protocol CBCentralManagerDelegate: NSObjectProtocol {
  func centralManagerDidUpdateState(_ central: CBCentralManager)
}
protocol CBPeripheralManagerDelegate: NSObjectProtocol {}
protocol CBPeripheralDelegate: NSObjectProtocol {}
```

```swift interface Photos
class PHImageManager: NSObject {
  class func `default`() -> PHImageManager
  func requestImage(for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?, resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void) -> Int32
  func requestImageDataAndOrientation(for asset: PHAsset, options: PHImageRequestOptions?, resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void) -> Int32
  func requestAVAsset(forVideo asset: PHAsset, options: PHVideoRequestOptions?, resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void) -> Int32
}
class PHCachingImageManager: PHImageManager {
  init()
}
class PHImageRequestOptions: NSObject {
  init()
  var isSynchronous: Bool { get set }
  var isNetworkAccessAllowed: Bool { get set }
}
class PHPhotoLibrary: NSObject {
  class func shared() -> PHPhotoLibrary
  class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void)
  class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void)
  func performChanges(_ changeBlock: @escaping @Sendable () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil)
  func performChangesAndWait(_ changeBlock: @escaping @Sendable () -> Void) throws
}
class PHObject: NSObject {}
class PHAsset: PHObject {
  class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset>
  class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset>
  class func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?) -> PHFetchResult<PHAsset>
  class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset>
}
class PHCollection: PHObject {}
class PHAssetCollection: PHCollection {
  class func fetchAssetCollections(with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection>
}
class PHFetchResult<ObjectType>: NSObject {
  var count: Int { get }
  var firstObject: ObjectType? { get }
  func object(at index: Int) -> ObjectType
  func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void)
}
protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
```

```swift interface Contacts
class CNContactStore: NSObject {
  init()
  class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus
  func requestAccess(for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void)
  func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact]
  func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact
  func enumerateContacts(with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void) throws
  func groups(matching predicate: NSPredicate?) throws -> [CNGroup]
  func containers(matching predicate: NSPredicate?) throws -> [CNContainer]
  func execute(_ saveRequest: CNSaveRequest) throws
}
class CNContact: NSObject {}
```

```swift interface EventKit
class EKEventStore: NSObject {
  init()
  class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus
  func requestAccess(to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
  func events(matching predicate: NSPredicate) -> [EKEvent]
  func enumerateEvents(matching predicate: NSPredicate, using block: @escaping (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void)
  func event(withIdentifier identifier: String) -> EKEvent?
  func calendars(for entityType: EKEntityType) -> [EKCalendar]
  func calendarItem(withIdentifier identifier: String) -> EKCalendarItem?
  func save(_ event: EKEvent, span: EKSpan) throws
  func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws
  func remove(_ event: EKEvent, span: EKSpan) throws
  func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws
  func fetchReminders(matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void) -> Any
  func commit() throws
  func reset()
}
class EKCalendarItem: NSObject {}
class EKEvent: EKCalendarItem {}
class EKReminder: EKCalendarItem {}
```

```swift interface HealthKit
class HKHealthStore: NSObject {
  init()
  class func isHealthDataAvailable() -> Bool
  func biologicalSex() throws -> HKBiologicalSexObject
  func dateOfBirthComponents() throws -> DateComponents
  func execute(_ query: HKQuery)
  func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
  func requestAuthorization(toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?, completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
}
class HKQuery: NSObject {}
class HKSampleQuery: HKQuery {
  init(sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?, resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void)
}
```

```swift interface StoreKit
class SKPaymentQueue: NSObject {
  class func `default`() -> Self
  func add(_ observer: any SKPaymentTransactionObserver)
}
protocol SKPaymentTransactionObserver: NSObjectProtocol {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}
protocol SKProductsRequestDelegate: NSObjectProtocol {}
@_confidence(medium) @MainActor class SKCloudServiceSetupViewController: NSViewController {}
@_confidence(medium) @MainActor class SKStoreProductViewController: NSViewController {}
```

```swift interface UserNotifications
class UNUserNotificationCenter: NSObject {
  class func current() -> UNUserNotificationCenter
  func requestAuthorization(options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void)
  func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void)
  func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
}
protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
}
class UNNotificationServiceExtension: NSObject {
  func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void)
}
```

```swift interface LocalAuthentication
class LAContext: NSObject {
  init()
  func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool
  func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void)
}
```

```swift interface AuthenticationServices
class ASAuthorizationController: NSObject {
  init(authorizationRequests: [ASAuthorizationRequest])
}
class ASWebAuthenticationSession: NSObject {
  init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void)
  func start() -> Bool
}
@_confidence(medium) @MainActor protocol ASAccountAuthenticationModificationControllerPresentationContextProviding {}
@_confidence(medium) @MainActor protocol ASAuthorizationControllerDelegate {}
@_confidence(medium) @MainActor protocol ASAuthorizationControllerPresentationContextProviding {}
@_confidence(medium) @MainActor protocol ASAuthorizationProviderExtensionAuthorizationRequestHandler {}
@_confidence(medium) @MainActor protocol ASWebAuthenticationPresentationContextProviding {}
```

```swift interface Network
final class NWPathMonitor {
  init()
  init(requiredInterfaceType: NWInterface.InterfaceType)
  var currentPath: NWPath { get }
  var pathUpdateHandler: (@Sendable (NWPath) -> Void)? { get set }
  func start(queue: DispatchQueue)
  func cancel()
}
struct NWPath {}
final class NWConnection {
  init(to endpoint: NWEndpoint, using parameters: NWParameters)
  init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters)
  var stateUpdateHandler: (@Sendable (NWConnection.State) -> Void)? { get set }
  var pathUpdateHandler: (@Sendable (NWPath) -> Void)? { get set }
  var viabilityUpdateHandler: (@Sendable (Bool) -> Void)? { get set }
  var betterPathUpdateHandler: (@Sendable (Bool) -> Void)? { get set }
  func start(queue: DispatchQueue)
  func send(content: Data?, contentContext: NWConnection.ContentContext = .defaultMessage, isComplete: Bool = true, completion: NWConnection.SendCompletion)
  func receive(minimumIncompleteLength: Int, maximumLength: Int, completion: @escaping @Sendable (Data?, NWConnection.ContentContext?, Bool, NWError?) -> Void)
  func receiveMessage(completion: @escaping @Sendable (Data?, NWConnection.ContentContext?, Bool, NWError?) -> Void)
  func cancel()
}
final class NWListener {
  init(using: NWParameters, on: NWEndpoint.Port = .any) throws
  var newConnectionHandler: (@Sendable (NWConnection) -> Void)? { get set }
  var stateUpdateHandler: (@Sendable (NWListener.State) -> Void)? { get set }
  func start(queue: DispatchQueue)
}
final class NWBrowser {
  var stateUpdateHandler: (@Sendable (NWBrowser.State) -> Void)? { get set }
  init(for descriptor: NWBrowser.Descriptor, using: NWParameters)
  var browseResultsChangedHandler: (@Sendable (Set<NWBrowser.Result>, Set<NWBrowser.Result.Change>) -> Void)? { get set }
  func start(queue: DispatchQueue)
}
```

```swift interface CoreTelephony
class CTTelephonyNetworkInfo: NSObject {
  init()
  var serviceSubscriberCellularProviders: [String: CTCarrier]? { get }
  var serviceCurrentRadioAccessTechnology: [String: String]? { get }
}
```

```swift interface JavaScriptCore
class JSContext: NSObject {
  init()
  func evaluateScript(_ script: String) -> JSValue?
  func evaluateScript(_ script: String, withSourceURL sourceURL: URL) -> JSValue?
}
class JSValue: NSObject {
  func call(withArguments arguments: [Any]) -> JSValue?
}
```

```swift interface ServiceManagement
class SMAppService: NSObject {
  class var mainApp: SMAppService { get }
  class func agent(plistName: String) -> SMAppService
  class func daemon(plistName: String) -> SMAppService
  class func loginItem(identifier: String) -> SMAppService
  func register() throws
  func unregister() throws
  var status: SMAppService.Status { get }
}
```

```swift interface OSLog
class OSLogStore: NSObject {
  init(scope: OSLogStore.Scope) throws
  class func local() throws -> OSLogStore
  func getEntries(with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil) throws -> AnySequence<OSLogEntry>
}
```

```swift interface AppIntents
@_confidence(medium) protocol AppIntent: Sendable {
  func perform() async throws -> PerformResult
}
@_confidence(medium) protocol AppEntity: Sendable, Identifiable {}
@_confidence(medium) protocol EntityQuery: Sendable {
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
}
```

```swift interface CoreTransferable
protocol Transferable {}
```

## Delegates of other frameworks

A class on the main actor that adopts one of these must say what its witnesses are.

```swift interface CoreTransferable
protocol CXProviderDelegate: NSObjectProtocol {}
protocol CNContactPickerDelegate: NSObjectProtocol {}
protocol EKEventEditViewDelegate: NSObjectProtocol {}
protocol GKGameCenterControllerDelegate: NSObjectProtocol {}
protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {}
protocol MCSessionDelegate: NSObjectProtocol {}
protocol PKPushRegistryDelegate: NSObjectProtocol {}
protocol WCSessionDelegate: NSObjectProtocol {}
class MKLocalSearch: NSObject {
  func start(completionHandler: @escaping (MKLocalSearch.Response?, (any Error)?) -> Void)
}
```

## Motion and background tasks

```swift interface CoreMotion
class CMMotionManager: NSObject {
  init()
  func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void)
  func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void)
  func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void)
  func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void)
  func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMagnetometerData?, (any Error)?) -> Void)
}
class CMHeadphoneMotionManager: NSObject {
  init()
  func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void)
}
class CMAltimeter: NSObject {
  init()
  func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void)
  func startAbsoluteAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMAbsoluteAltitudeData?, (any Error)?) -> Void)
}
class CMMotionActivityManager: NSObject {
  init()
  func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void)
}
class CMPedometer: NSObject {
  init()
  func startUpdates(from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void)
  func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void)
}
```

```swift interface BackgroundTasks
class BGTaskScheduler: NSObject {
  class var shared: BGTaskScheduler { get }
  func register(forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void) -> Bool
}
class BGTask: NSObject {
  var expirationHandler: (() -> Void)? { get set }
  func setTaskCompleted(success: Bool)
}
```

```swift interface SystemConfiguration
class SCNetworkReachability {}
func SCNetworkReachabilityCreateWithName(_ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>) -> SCNetworkReachability?
```

"""#),
("sdk/swift.md", #"""
# swift

The standard library, synchronous half: sequences and collections with the closures they call in place, and the types that carry an element type from
one call to the next. Tasks and streams are on `concurrency`. `@_reads(…)`: a function reads that property of each value it is given without a label (a property, of the value it belongs to), the first of
those named that the value's type promises by a protocol; of interpolations, `appendInterpolation` says it. `@_rounds`: loops and what all sequences
have call that requirement; `@_walks`: a function does so with the sequences it is given, a property with the one it belongs to; `@_calls(…)`: a function
uses that operator on the elements of its receiver; `@_follows`: what an initialiser makes of a key path follows it for the call that this is given to.

## Sequences

Closures here don't escape: they run in place, in the context of the code around them.

```swift interface Swift
protocol Sequence<Element> {
  associatedtype Element
  associatedtype Iterator: IteratorProtocol
  @_rounds func makeIterator() -> Iterator
  var underestimatedCount: Int { get }
}
protocol IteratorProtocol<Element> {
  associatedtype Element
  @_rounds mutating func next() -> Element?
}
extension Sequence {
  @_walks var lazy: LazySequence<Self> { get }
  func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
  func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T]
  func flatMap<T: Sequence>(_ transform: (Element) throws -> T) rethrows -> [T.Element]
  func forEach(_ body: (Element) throws -> Void) rethrows
  func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) throws -> Result) rethrows -> Result
  func reduce<Result>(into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) throws -> Void) rethrows -> Result
  @_calls(<) func sorted() -> [Element]
  func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]
  func sorted(using comparator: KeyPathComparator<Element>) -> [Element]
  func first(where predicate: (Element) throws -> Bool) rethrows -> Element?
  func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool
  @_calls(==) func contains(_ element: Element) -> Bool
  func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool
  func count(where predicate: (Element) throws -> Bool) rethrows -> Int
  @_calls(<) func min() -> Element?
  @_calls(<) func max() -> Element?
  func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
  func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
  func enumerated() -> EnumeratedSequence<Self>
  func reversed() -> [Element]
  func shuffled() -> [Element]
  func prefix(_ maxLength: Int) -> ArraySlice<Element>
  func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element]
  func suffix(_ maxLength: Int) -> ArraySlice<Element>
  func prefix(upTo end: Int) -> ArraySlice<Element>
  func prefix(through position: Int) -> ArraySlice<Element>
  func suffix(from start: Int) -> ArraySlice<Element>
  func dropFirst(_ k: Int = 1) -> ArraySlice<Element>
  func dropLast(_ k: Int = 1) -> ArraySlice<Element>
  func drop(while predicate: (Element) throws -> Bool) rethrows -> ArraySlice<Element>
  func split(maxSplits: Int = 0, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool) rethrows -> [ArraySlice<Element>]
  func elementsEqual<Other: Sequence>(_ other: Other, by areEquivalent: (Element, Other.Element) throws -> Bool) rethrows -> Bool
  func starts<Other: Sequence>(with other: Other, by areEquivalent: (Element, Other.Element) throws -> Bool) rethrows -> Bool
  func lexicographicallyPrecedes<Other: Sequence>(_ other: Other, by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Bool
  func joined(separator: String = "") -> String
  func joined() -> Element
  func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R?
}
struct EnumeratedSequence<Base: Sequence>: Sequence {
  typealias Element = (offset: Int, element: Base.Element)
}
@_walks func zip<First: Sequence, Second: Sequence>(_ first: First, _ second: Second) -> Zip2Sequence<First, Second>
struct Zip2Sequence<First: Sequence, Second: Sequence>: Sequence {
  typealias Element = (First.Element, Second.Element)
}
func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldSequence<T>
func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T>
struct UnfoldSequence<Element>: Sequence {}
func stride(from start: Double, to end: Double, by stride: Double) -> StrideTo<Double>
func stride(from start: Int, to end: Int, by stride: Int) -> StrideTo<Int>
func stride(from start: Int, through end: Int, by stride: Int) -> StrideTo<Int>
struct StrideTo<Element>: Sequence {}
func repeatElement<T>(_ element: T, count n: Int) -> [T]
struct AnySequence<Element>: Sequence {
  init<S: Sequence>(_ base: S)
}
struct AnyIterator<Element>: IteratorProtocol, Sequence {
  init(_ body: @escaping () -> Element?)
}
```

## Collections

```swift interface Swift
protocol Collection<Element>: Sequence {
  associatedtype Index
  var startIndex: Index { get }
  var endIndex: Index { get }
  @_rounds subscript(position: Index) -> Element { get }
}
protocol BidirectionalCollection<Element>: Collection {}
protocol RandomAccessCollection<Element>: BidirectionalCollection {}
protocol MutableCollection<Element>: Collection {}
protocol RangeReplaceableCollection<Element>: Collection {}
extension Collection {
  var count: Int { get }
  var isEmpty: Bool { get }
  var first: Element? { get }
  var indices: Range<Index> { get }
  @_calls(==) func firstIndex(of element: Element) -> Index?
  func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
  func index(after i: Index) -> Index
  func index(_ i: Index, offsetBy distance: Int) -> Index
  func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
  func distance(from start: Index, to end: Index) -> Int
  func randomElement() -> Element?
  func difference<C: BidirectionalCollection>(from other: C, by areEquivalent: (C.Element, Element) -> Bool) -> CollectionDifference<Element>
}
extension BidirectionalCollection {
  var last: Element? { get }
  func last(where predicate: (Element) throws -> Bool) rethrows -> Element?
  @_calls(==) func lastIndex(of element: Element) -> Index?
  func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
  func index(before i: Index) -> Index
}
extension MutableCollection {
  @_calls(<) mutating func sort()
  mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
  mutating func sort(using comparator: KeyPathComparator<Element>)
  mutating func reverse()
  mutating func shuffle()
  mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index
  mutating func swapAt(_ i: Index, _ j: Index)
}
extension RangeReplaceableCollection {
  mutating func append(_ newElement: Element)
  @_walks mutating func append<S: Sequence>(contentsOf newElements: S)
  mutating func insert(_ newElement: Element, at i: Index)
  mutating func remove(at position: Index) -> Element
  mutating func removeFirst() -> Element
  mutating func removeLast() -> Element
  mutating func popLast() -> Element?
  mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
  mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows
  mutating func reserveCapacity(_ n: Int)
}
struct CollectionDifference<ChangeElement>: Collection {}
struct Array<Element>: MutableCollection, RandomAccessCollection, RangeReplaceableCollection {
  typealias Index = Int
  init()
  @_walks init(_ elements: some Sequence<Element>)
  init(repeating repeatedValue: Element, count: Int)
  init(unsafeUninitializedCapacity: Int, initializingWith initializer: (inout UnsafeMutableBufferPointer<Element>, inout Int) throws -> Void) rethrows
  subscript(index: Int) -> Element { get set }
  subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }
  subscript(bounds: ClosedRange<Int>) -> ArraySlice<Element> { get set }
  func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
  mutating func withUnsafeMutableBufferPointer<R>(_ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R) rethrows -> R
  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
  mutating func withUnsafeMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer) throws -> R) rethrows -> R
}
struct ArraySlice<Element>: MutableCollection, RandomAccessCollection, RangeReplaceableCollection {
  typealias Index = Int
  init(_ elements: some Sequence<Element>)
  subscript(index: Int) -> Element { get set }
  subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }
  subscript(bounds: ClosedRange<Int>) -> ArraySlice<Element> { get set }
  func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}
struct ContiguousArray<Element>: MutableCollection, RandomAccessCollection, RangeReplaceableCollection {
  typealias Index = Int
  init()
  init(_ elements: some Sequence<Element>)
  subscript(index: Int) -> Element { get set }
  func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}
struct CollectionOfOne<Element>: RandomAccessCollection {
  init(_ element: Element)
}
struct EmptyCollection<Element>: RandomAccessCollection {
  init()
}
struct Set<Element: Hashable>: Collection {
  init()
  @_walks init(_ sequence: some Sequence<Element>)
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>
  @_walks func union<S: Sequence>(_ other: S) -> Set<Element>
  @_walks func intersection<S: Sequence>(_ other: S) -> Set<Element>
  @_walks func subtracting<S: Sequence>(_ other: S) -> Set<Element>
  func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element>
  mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
  mutating func remove(_ member: Element) -> Element?
  mutating func popFirst() -> Element?
  mutating func removeAll(keepingCapacity: Bool = false)
}
struct Dictionary<Key: Hashable, Value>: Collection {
  typealias Element = (key: Key, value: Value)
  init()
  init(minimumCapacity: Int)
  @_walks init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value)
  @_walks init<S: Sequence>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S.Element == (Key, Value)
  @_walks init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows where Value == [S.Element]
  var keys: [Key] { get }
  var values: [Value] { get set }
  subscript(key: Key) -> Value? { get set }
  subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Key: Value]
  func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]
  func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T]
  func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value]
  mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
  mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
  mutating func removeValue(forKey key: Key) -> Value?
  mutating func removeAll(keepingCapacity: Bool = false)
  mutating func popFirst() -> Element?
}
struct KeyValuePairs<Key, Value>: RandomAccessCollection {
  typealias Element = (key: Key, value: Value)
  subscript(position: Int) -> Element { get }
}
struct Range<Bound: Comparable>: RandomAccessCollection {
  typealias Element = Bound
  typealias Index = Bound
  var lowerBound: Bound { get }
  var upperBound: Bound { get }
}
struct ClosedRange<Bound: Comparable>: RandomAccessCollection {
  typealias Element = Bound
  typealias Index = Bound
  var lowerBound: Bound { get }
  var upperBound: Bound { get }
}
struct UnsafePointer<Pointee> {
  var pointee: Pointee { get }
  func withMemoryRebound<T, Result>(to type: T.Type, capacity count: Int = 1, _ body: (UnsafePointer<T>) throws -> Result) rethrows -> Result
  subscript(i: Int) -> Pointee { get }
}
struct UnsafeMutablePointer<Pointee> {
  var pointee: Pointee { get set }
  static func allocate(capacity count: Int) -> UnsafeMutablePointer<Pointee>
  func withMemoryRebound<T, Result>(to type: T.Type, capacity count: Int = 1, _ body: (UnsafeMutablePointer<T>) throws -> Result) rethrows -> Result
  func deallocate()
  subscript(i: Int) -> Pointee { get set }
}
struct UnsafeRawPointer {
  func withMemoryRebound<T, Result>(to type: T.Type, capacity count: Int, _ body: (UnsafePointer<T>) throws -> Result) rethrows -> Result
}
struct UnsafeMutableRawPointer {
  func withMemoryRebound<T, Result>(to type: T.Type, capacity count: Int, _ body: (UnsafeMutablePointer<T>) throws -> Result) rethrows -> Result
  func deallocate()
}
struct UnsafeBufferPointer<Element>: RandomAccessCollection {
  typealias Index = Int
  var baseAddress: UnsafePointer<Element>? { get }
  func withMemoryRebound<T, Result>(to type: T.Type, _ body: (UnsafeBufferPointer<T>) throws -> Result) rethrows -> Result
}
struct UnsafeMutableBufferPointer<Element>: MutableCollection, RandomAccessCollection {
  typealias Index = Int
  var baseAddress: UnsafeMutablePointer<Element>? { get }
  func withMemoryRebound<T, Result>(to type: T.Type, _ body: (UnsafeMutableBufferPointer<T>) throws -> Result) rethrows -> Result
}
struct UnsafeRawBufferPointer: RandomAccessCollection {
  typealias Element = UInt8
  var baseAddress: UnsafeRawPointer? { get }
  func bindMemory<T>(to type: T.Type) -> UnsafeBufferPointer<T>
  func withMemoryRebound<T, Result>(to type: T.Type, _ body: (UnsafeBufferPointer<T>) throws -> Result) rethrows -> Result
}
struct UnsafeMutableRawBufferPointer: MutableCollection, RandomAccessCollection {
  typealias Element = UInt8
  var baseAddress: UnsafeMutableRawPointer? { get }
  func bindMemory<T>(to type: T.Type) -> UnsafeMutableBufferPointer<T>
}
```

## Lazy sequences

The closures escape, but run where the sequence is walked through, which is nearly always the same body.

```swift interface Swift
protocol LazySequenceProtocol: Sequence {}
struct LazySequence<Base: Sequence>: LazySequenceProtocol, Collection {
  typealias Element = Base.Element
  func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Base, U>
  func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Base>
  func compactMap<U>(_ transform: @escaping (Element) -> U?) -> LazyMapSequence<Base, U>
  func flatMap<S: Sequence>(_ transform: @escaping (Element) -> S) -> LazyMapSequence<Base, S.Element>
  func prefix(while predicate: @escaping (Element) -> Bool) -> LazyFilterSequence<Base>
  func drop(while predicate: @escaping (Element) -> Bool) -> LazyFilterSequence<Base>
  func reversed() -> LazySequence<Base>
}
struct LazyMapSequence<Base: Sequence, Element>: LazySequenceProtocol, Collection {
  func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Base, U>
  func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyMapSequence<Base, Element>
  func compactMap<U>(_ transform: @escaping (Element) -> U?) -> LazyMapSequence<Base, U>
  func prefix(while predicate: @escaping (Element) -> Bool) -> LazyMapSequence<Base, Element>
}
struct LazyFilterSequence<Base: Sequence>: LazySequenceProtocol, Collection {
  typealias Element = Base.Element
  func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Base, U>
  func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Base>
  func compactMap<U>(_ transform: @escaping (Element) -> U?) -> LazyMapSequence<Base, U>
}
```

## Values

```swift interface Swift
enum Optional<Wrapped> {
  case none
  case some(Wrapped)
  func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U?
  func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U?
  mutating func take() -> Wrapped?
  var unsafelyUnwrapped: Wrapped { get }
}
enum Result<Success, Failure: Error> {
  case success(Success)
  case failure(Failure)
  init(catching body: () throws -> Success)
  func get() throws -> Success
  func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure>
  func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure>
  func flatMap<NewSuccess>(_ transform: (Success) -> Result<NewSuccess, Failure>) -> Result<NewSuccess, Failure>
  func flatMapError<NewFailure: Error>(_ transform: (Failure) -> Result<Success, NewFailure>) -> Result<Success, NewFailure>
}
struct Bool {
  mutating func toggle()
}
protocol Numeric: Equatable {}
protocol BinaryInteger: Numeric, Comparable, Hashable {}
protocol FixedWidthInteger: BinaryInteger {}
protocol FloatingPoint: Numeric, Comparable, Hashable {}
protocol BinaryFloatingPoint: FloatingPoint {}
struct Int: FixedWidthInteger {}
struct Int8: FixedWidthInteger {}
struct Int16: FixedWidthInteger {}
struct Int32: FixedWidthInteger {}
struct Int64: FixedWidthInteger {}
struct UInt: FixedWidthInteger {}
struct UInt8: FixedWidthInteger {}
struct UInt16: FixedWidthInteger {}
struct UInt32: FixedWidthInteger {}
struct UInt64: FixedWidthInteger {}
struct Double: BinaryFloatingPoint {}
struct Float: BinaryFloatingPoint {}
struct Never {}
struct AnyHashable {
  var base: Any { get }
}
struct ObjectIdentifier {
  init(_ x: AnyObject)
}
protocol StringProtocol: BidirectionalCollection {}
struct String: StringProtocol, RangeReplaceableCollection, Comparable, Hashable {
  typealias Element = Character
  init()
  @_reads(description, debugDescription) init<T>(_ value: T)
  @_reads(description, debugDescription) init<T>(describing instance: T)
  @_reads(debugDescription, description) init<T>(reflecting subject: T)
  init(repeating repeatedValue: String, count: Int)
  init(decoding codeUnits: Data, as sourceEncoding: UTF8.Type)
  init(unsafeUninitializedCapacity capacity: Int, initializingUTF8With initializer: (UnsafeMutableBufferPointer<UInt8>) throws -> Int) rethrows
  subscript(bounds: Range<Index>) -> Substring { get }
  subscript(bounds: ClosedRange<Index>) -> Substring { get }
  var utf8: String.UTF8View { get }
  var utf16: String.UTF16View { get }
  var unicodeScalars: String.UnicodeScalarView { get }
  func uppercased() -> String
  func lowercased() -> String
  func hasPrefix(_ prefix: String) -> Bool
  func hasSuffix(_ suffix: String) -> Bool
  func split(separator: Character, maxSplits: Int = 0, omittingEmptySubsequences: Bool = true) -> [Substring]
  func split(maxSplits: Int = 0, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Character) throws -> Bool) rethrows -> [Substring]
  func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String
  func prefix(_ maxLength: Int) -> Substring
  func suffix(_ maxLength: Int) -> Substring
  func dropFirst(_ k: Int = 1) -> Substring
  func dropLast(_ k: Int = 1) -> Substring
  func withCString<R>(_ body: (UnsafePointer<Int8>) throws -> R) rethrows -> R
  mutating func withUTF8<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R
  struct UTF8View: BidirectionalCollection {
    typealias Element = UInt8
  }
  struct UTF16View: BidirectionalCollection {
    typealias Element = UInt16
  }
  struct UnicodeScalarView: BidirectionalCollection {
    typealias Element = Unicode.Scalar
  }
  struct Index {}
}
struct Substring: StringProtocol, RangeReplaceableCollection {
  typealias Element = Character
  var base: String { get }
  func uppercased() -> String
  func lowercased() -> String
  func hasPrefix(_ prefix: String) -> Bool
  func hasSuffix(_ suffix: String) -> Bool
}
struct Character {
  var isLetter: Bool { get }
  var isNumber: Bool { get }
  var isWhitespace: Bool { get }
  var isNewline: Bool { get }
}
protocol Error: Sendable {}
protocol CodingKey: Sendable {}
protocol Encodable {
  func encode(to encoder: any Encoder) throws
}
protocol Decodable {
  init(from decoder: any Decoder) throws
}
typealias Codable = Decodable & Encodable
protocol Decoder {
  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
  func unkeyedContainer() throws -> any UnkeyedDecodingContainer
  func singleValueContainer() throws -> any SingleValueDecodingContainer
}
struct KeyedDecodingContainer<Key: CodingKey> {
  var allKeys: [Key] { get }
  func contains(_ key: Key) -> Bool
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T
  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T?
  func decodeNil(forKey key: Key) throws -> Bool
  func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key) throws -> KeyedDecodingContainer<NestedKey>
  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer
  func superDecoder() throws -> any Decoder
}
protocol UnkeyedDecodingContainer {
  var isAtEnd: Bool { get }
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T
  mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T?
}
protocol SingleValueDecodingContainer {
  func decode<T: Decodable>(_ type: T.Type) throws -> T
  func decodeNil() -> Bool
}
protocol Encoder {
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
  func unkeyedContainer() -> any UnkeyedEncodingContainer
  func singleValueContainer() -> any SingleValueEncodingContainer
}
struct KeyedEncodingContainer<Key: CodingKey> {
  mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws
  mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws
  mutating func encodeNil(forKey key: Key) throws
  mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key) -> KeyedEncodingContainer<NestedKey>
  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer
}
protocol UnkeyedEncodingContainer {
  mutating func encode<T: Encodable>(_ value: T) throws
}
protocol SingleValueEncodingContainer {
  mutating func encode<T: Encodable>(_ value: T) throws
  mutating func encodeNil() throws
}
protocol Equatable {}
protocol Hashable: Equatable {
  func hash(into hasher: inout Hasher)
}
protocol Comparable: Equatable {}
protocol Identifiable<ID> {
  associatedtype ID: Hashable
  var id: ID { get }
}
protocol CustomStringConvertible {
  var description: String { get }
}
protocol LosslessStringConvertible: CustomStringConvertible {}
protocol CustomDebugStringConvertible {
  var debugDescription: String { get }
}
struct DefaultStringInterpolation {
  @_reads(description, debugDescription) mutating func appendInterpolation<T>(_ value: T)
}
@_reads(description, debugDescription) func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
@_reads(debugDescription, description) func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")
protocol CaseIterable {
  static var allCases: [Self] { get }
}
protocol RawRepresentable<RawValue> {
  associatedtype RawValue
  init?(rawValue: RawValue)
  var rawValue: RawValue { get }
}
protocol OptionSet: RawRepresentable {}
protocol ExpressibleByStringLiteral {}
protocol ExpressibleByIntegerLiteral {}
protocol ExpressibleByArrayLiteral {}
```

## Functions with closures and autoclosures

```swift interface Swift
func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T) rethrows -> T
func && (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool
func || (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool
func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line)
func assertionFailure(_ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line)
func precondition(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line)
func preconditionFailure(_ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line) -> Never
func fatalError(_ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line) -> Never
func abort() -> Never
func exit(_ status: Int32) -> Never
func _exit(_ status: Int32) -> Never
func _Exit(_ status: Int32) -> Never
func withExtendedLifetime<T, Result>(_ x: T, _ body: () throws -> Result) rethrows -> Result
func withExtendedLifetime<T, Result>(_ x: T, _ body: (T) throws -> Result) rethrows -> Result
func withUnsafePointer<T, Result>(to value: inout T, _ body: (UnsafePointer<T>) throws -> Result) rethrows -> Result
func withUnsafePointer<T, Result>(to value: T, _ body: (UnsafePointer<T>) throws -> Result) rethrows -> Result
func withUnsafeMutablePointer<T, Result>(to value: inout T, _ body: (UnsafeMutablePointer<T>) throws -> Result) rethrows -> Result
func withUnsafeBytes<T, Result>(of value: T, _ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result
func withUnsafeMutableBytes<T, Result>(of value: inout T, _ body: (UnsafeMutableRawBufferPointer) throws -> Result) rethrows -> Result
func withUnsafeTemporaryAllocation<R>(byteCount: Int, alignment: Int, _ body: (UnsafeMutableRawBufferPointer) throws -> R) rethrows -> R
func withUnsafeTemporaryAllocation<T, R>(of type: T.Type, capacity: Int, _ body: (UnsafeMutableBufferPointer<T>) throws -> R) rethrows -> R
func withoutActuallyEscaping<Closure, Result>(_ closure: Closure, do body: (Closure) throws -> Result) rethrows -> Result
func type<T>(of value: T) -> T.Type
func min<T>(_ x: T, _ y: T) -> T
func max<T>(_ x: T, _ y: T) -> T
func abs<T>(_ x: T) -> T
func readLine(strippingNewline: Bool = true) -> String?
class ManagedBuffer<Header, Element> {
  func withUnsafeMutablePointerToHeader<R>(_ body: (UnsafeMutablePointer<Header>) throws -> R) rethrows -> R
  func withUnsafeMutablePointers<R>(_ body: (UnsafeMutablePointer<Header>, UnsafeMutablePointer<Element>) throws -> R) rethrows -> R
}
```

## Regular expressions

```swift interface _StringProcessing
struct Regex<Output> {
  init(_ pattern: String) throws
  func firstMatch(in string: String) throws -> Regex<Output>.Match?
  func wholeMatch(in string: String) throws -> Regex<Output>.Match?
  func prefixMatch(in string: String) throws -> Regex<Output>.Match?
  struct Match {
    var output: Output { get }
    var range: Range<String.Index> { get }
  }
}
extension BidirectionalCollection {
  func firstMatch<Output>(of r: Regex<Output>) -> Regex<Output>.Match?
  func wholeMatch<Output>(of r: Regex<Output>) -> Regex<Output>.Match?
  func prefixMatch<Output>(of r: Regex<Output>) -> Regex<Output>.Match?
  func matches<Output>(of r: Regex<Output>) -> [Regex<Output>.Match]
  func ranges<Output>(of r: Regex<Output>) -> [Range<Index>]
}
extension RangeReplaceableCollection {
  func replacing<Output>(_ r: Regex<Output>, with replacement: (Regex<Output>.Match) throws -> String) rethrows -> Self
}
```

## Locks

```swift interface Synchronization
struct Mutex<Value> {
  init(_ initialValue: Value)
  func withLock<Result>(_ body: (inout sending Value) throws -> sending Result) rethrows -> sending Result
  func withLockIfAvailable<Result>(_ body: (inout sending Value) throws -> sending Result) rethrows -> sending Result?
}
struct Atomic<Value> {
  init(_ initialValue: Value)
}
```

## Observation

```swift interface Observation
protocol Observable {}
struct ObservationRegistrar {
  func withMutation<Subject, Member, T>(of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> T) rethrows -> T
}
func withObservationTracking<T>(_ apply: () -> T, onChange: @escaping @Sendable () -> Void) -> T
```

"""#),
("sdk/swiftui.md", #"""
# swiftui

Views, scenes, styles and property wrappers of SwiftUI, and the modifiers that take a closure, with their parameter types as published. The isolation
stated is that of the newer SDKs, where `View` is on the main actor as a whole. `@_fluent`: a method of a view that no page declares, a modifier, yields
a view again.

## Protocols with requirements

```swift interface SwiftUI
@MainActor @preconcurrency @_fluent protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}
@MainActor @preconcurrency protocol ViewModifier {
  typealias Content = _ViewModifier_Content
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}
@MainActor @preconcurrency protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}
extension App {
  @MainActor @preconcurrency static func main()
}
@MainActor @preconcurrency protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
@MainActor @preconcurrency protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}
@MainActor @preconcurrency protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}
@MainActor @preconcurrency protocol ButtonStyle {
  typealias Configuration = ButtonStyleConfiguration
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
@MainActor @preconcurrency protocol PrimitiveButtonStyle {
  typealias Configuration = PrimitiveButtonStyleConfiguration
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
@MainActor @preconcurrency protocol LabelStyle {
  typealias Configuration = LabelStyleConfiguration
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
@MainActor @preconcurrency protocol ToggleStyle {
  typealias Configuration = ToggleStyleConfiguration
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
@MainActor @preconcurrency protocol ProgressViewStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
@_confidence(medium) @MainActor @preconcurrency protocol GroupBoxStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
@_confidence(medium) @MainActor @preconcurrency protocol GaugeStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
@MainActor @preconcurrency protocol DisclosureGroupStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
@_confidence(medium) @MainActor @preconcurrency protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
@MainActor @preconcurrency struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  let coordinator: Representable.Coordinator
  var environment: EnvironmentValues { get }
}
@MainActor @preconcurrency struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  let coordinator: Representable.Coordinator
  var environment: EnvironmentValues { get }
}
@MainActor @preconcurrency struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  let coordinator: Representable.Coordinator
  var environment: EnvironmentValues { get }
}
@MainActor @preconcurrency struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  let coordinator: Representable.Coordinator
  var environment: EnvironmentValues { get }
}
@MainActor @preconcurrency protocol UIViewRepresentable: View {
  typealias Context = UIViewRepresentableContext<Self>
  associatedtype UIViewType: UIView
  associatedtype Coordinator
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}
@MainActor @preconcurrency protocol UIViewControllerRepresentable: View {
  typealias Context = UIViewControllerRepresentableContext<Self>
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
  @MainActor @preconcurrency func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  @MainActor @preconcurrency static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}
@MainActor @preconcurrency protocol NSViewRepresentable: View {
  typealias Context = NSViewRepresentableContext<Self>
  associatedtype NSViewType: NSView
  associatedtype Coordinator
  @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
  @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)
  @MainActor @preconcurrency static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}
@MainActor @preconcurrency protocol NSViewControllerRepresentable: View {
  typealias Context = NSViewControllerRepresentableContext<Self>
  associatedtype NSViewControllerType: NSViewController
  associatedtype Coordinator
  @MainActor @preconcurrency func makeNSViewController(context: Context) -> NSViewControllerType
  @MainActor @preconcurrency func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}
@MainActor @preconcurrency protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Body { get }
}
@_confidence(medium) @MainActor @preconcurrency protocol DropDelegate {
  @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
  @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
  @MainActor @preconcurrency func dropEntered(info: DropInfo)
  @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
  @MainActor @preconcurrency func dropExited(info: DropInfo)
}
```

## Protocols and classes without

```swift interface SwiftUI
@MainActor class NSHostingController: NSViewController {}
@MainActor class NSHostingView: NSView {}
@MainActor class WKHostingController: WKInterfaceController {}
@_confidence(medium) @MainActor @preconcurrency protocol AccessibilityRotorContent {}
@_confidence(medium) @MainActor @preconcurrency protocol ControlGroupStyle {}
@_confidence(medium) @MainActor @preconcurrency protocol CustomizableToolbarContent: ToolbarContent {}
@MainActor @preconcurrency protocol DatePickerStyle {}
@_confidence(medium) @MainActor @preconcurrency protocol DynamicViewContent: View {}
@MainActor @preconcurrency protocol FormStyle {}
@_confidence(medium) @MainActor @preconcurrency protocol IndexViewStyle {}
@MainActor @preconcurrency protocol LabeledContentStyle {}
@_confidence(low) @MainActor @preconcurrency protocol LibraryContentProvider {}
@_confidence(low) @MainActor @preconcurrency protocol ListStyle {}
@MainActor @preconcurrency protocol MenuStyle {}
@_confidence(medium) @MainActor @preconcurrency protocol NSGestureRecognizerRepresentable {}
@MainActor @preconcurrency protocol NavigationSplitViewStyle {}
@_confidence(low) @MainActor @preconcurrency protocol NavigationTransition {}
@_confidence(low) @MainActor @preconcurrency protocol PickerStyle {}
@_confidence(medium) @MainActor @preconcurrency protocol TabContent {}
@_confidence(medium) @MainActor @preconcurrency protocol TabViewStyle {}
@_confidence(medium) @MainActor @preconcurrency protocol TableColumnContent {}
@_confidence(medium) @MainActor @preconcurrency protocol TableRowContent {}
@_confidence(medium) @MainActor @preconcurrency protocol TableStyle {}
@MainActor @preconcurrency protocol TextEditorStyle {}
@_confidence(low) @MainActor @preconcurrency protocol TextFieldStyle {}
@_confidence(medium) @MainActor @preconcurrency protocol Transition {}
@MainActor @preconcurrency protocol UIGestureRecognizerRepresentable {}
@_confidence(medium) @MainActor @preconcurrency protocol WKInterfaceObjectRepresentable: View {}
```

## Property wrappers

The `wrappedValue` of those on the main actor isolates the type that holds them before Swift 6.

```swift interface SwiftUI
@MainActor @preconcurrency @propertyWrapper struct StateObject<ObjectType: ObservableObject> {
  nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)
  @MainActor @preconcurrency var wrappedValue: ObjectType { get }
  @MainActor @preconcurrency var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
}
@MainActor @preconcurrency @propertyWrapper struct ObservedObject<ObjectType: ObservableObject> {
  nonisolated init(wrappedValue: ObjectType)
  nonisolated init(initialValue: ObjectType)
  @MainActor @preconcurrency var wrappedValue: ObjectType { get set }
}
@MainActor @preconcurrency @propertyWrapper struct EnvironmentObject<ObjectType: ObservableObject> {
  nonisolated init()
  @MainActor @preconcurrency var wrappedValue: ObjectType { get }
}
@MainActor @preconcurrency @propertyWrapper struct UIApplicationDelegateAdaptor<DelegateType> {
  nonisolated init(_ delegateType: DelegateType.Type = DelegateType.self)
  @MainActor @preconcurrency var wrappedValue: DelegateType { get }
}
@MainActor @preconcurrency @propertyWrapper struct NSApplicationDelegateAdaptor<DelegateType> {
  nonisolated init(_ delegateType: DelegateType.Type = DelegateType.self)
  @MainActor @preconcurrency var wrappedValue: DelegateType { get }
}
@_confidence(medium) @MainActor @preconcurrency @propertyWrapper struct WKApplicationDelegateAdaptor<DelegateType> {
  nonisolated init(_ delegateType: DelegateType.Type = DelegateType.self)
  @MainActor @preconcurrency var wrappedValue: DelegateType { get }
}
@_confidence(medium) @MainActor @preconcurrency @propertyWrapper struct WKExtensionDelegateAdaptor<DelegateType> {
  nonisolated init(_ delegateType: DelegateType.Type = DelegateType.self)
  @MainActor @preconcurrency var wrappedValue: DelegateType { get }
}
@_confidence(medium) @MainActor @preconcurrency @propertyWrapper struct FetchRequest<Result> {
  @MainActor @preconcurrency var wrappedValue: FetchedResults<Result> { get }
}
@_confidence(medium) @MainActor @preconcurrency @propertyWrapper struct SectionedFetchRequest<SectionIdentifier, Result> {
  @MainActor @preconcurrency var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> { get }
}
struct FetchedResults<Element>: RandomAccessCollection {}
struct SectionedFetchResults<SectionIdentifier, Result>: RandomAccessCollection {}
@propertyWrapper struct State<Value> {
  init(wrappedValue value: Value)
  init(initialValue value: Value)
  var wrappedValue: Value { get nonmutating set }
  var projectedValue: Binding<Value> { get }
}
@propertyWrapper struct Binding<Value> {
  init(get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void)
  init(get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void)
  static func constant(_ value: Value) -> Binding<Value>
  var wrappedValue: Value { get nonmutating set }
  var projectedValue: Binding<Value> { get }
  func animation(_ animation: Animation? = .default) -> Binding<Value>
}
@propertyWrapper struct Bindable<Value> {
  init(_ wrappedValue: Value)
  var wrappedValue: Value { get set }
}
@propertyWrapper struct Environment<Value> {
  init(_ keyPath: KeyPath<EnvironmentValues, Value>)
  init(_ objectType: Value.Type)
  var wrappedValue: Value { get }
}
@propertyWrapper struct AppStorage<Value> {
  init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  var wrappedValue: Value { get nonmutating set }
  var projectedValue: Binding<Value> { get }
}
@propertyWrapper struct SceneStorage<Value> {
  init(wrappedValue: Value, _ key: String)
  var wrappedValue: Value { get nonmutating set }
  var projectedValue: Binding<Value> { get }
}
@propertyWrapper struct FocusState<Value> {
  var wrappedValue: Value { get nonmutating set }
}
@propertyWrapper struct FocusedValue<Value> {
  var wrappedValue: Value? { get }
}
@propertyWrapper struct GestureState<Value> {
  init(wrappedValue: Value)
  var wrappedValue: Value { get }
}
@propertyWrapper struct Namespace {
  var wrappedValue: Namespace.ID { get }
}
@propertyWrapper struct ScaledMetric<Value> {
  init(wrappedValue: Value)
  var wrappedValue: Value { get }
}
```

## Not on the main actor

`Shape` and its kin inherit an isolated protocol and a marker that cancels the inference.

```swift interface SwiftUI
protocol Animatable {}
protocol CustomAnimation: Hashable {}
protocol DynamicProperty {
  mutating func update()
}
protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
protocol FileDocument: Sendable {
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}
protocol ReferenceFileDocument: ObservableObject, Sendable {
  init(configuration: ReadConfiguration) throws
  func snapshot(contentType: UTType) throws -> Snapshot
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}
protocol FocusedValueKey {}
protocol GeometryEffect: Animatable, ViewModifier, _RemoveGlobalActorIsolation {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}
protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}
struct _ViewModifier_Content: View {}
struct ButtonStyleConfiguration {
  struct Label: View {}
  var label: Label { get }
  var isPressed: Bool { get }
}
struct PrimitiveButtonStyleConfiguration {
  struct Label: View {}
  var label: Label { get }
  func trigger()
}
struct LabelStyleConfiguration {
  struct Title: View {}
  struct Icon: View {}
  var title: Title { get }
  var icon: Icon { get }
}
struct ToggleStyleConfiguration {
  struct Label: View {}
  var label: Label { get }
  var isOn: Bool { get }
}
struct Rectangle: Shape {}
struct RoundedRectangle: Shape {}
struct UnevenRoundedRectangle: Shape {}
struct Circle: Shape {}
struct Ellipse: Shape {}
struct Capsule: Shape {}
protocol InsettableShape: Shape {
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}
protocol ShapeView: View, _RemoveGlobalActorIsolation {}
@_NoIsolation protocol _RemoveGlobalActorIsolation {}
@globalActor actor _NoIsolation {
  static let shared: _NoIsolation
}
protocol Layout: Animatable, Sendable {
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache)
  func makeCache(subviews: LayoutSubviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: LayoutSubviews)
}
protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}
protocol ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}
protocol ShapeStyle: Sendable {}
protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
}
protocol TransactionKey {}
protocol VectorArithmetic {}
protocol VisualEffect: Sendable {}
```

## Views with closures

```swift interface SwiftUI
@resultBuilder struct ViewBuilder {}
@resultBuilder struct SceneBuilder {}
@resultBuilder struct CommandsBuilder {}
@resultBuilder struct ToolbarContentBuilder {}
struct AnyView: View {
  init<V: View>(_ view: V)
}
struct EmptyView: View {
  init()
}
struct Text: View {
  init(_ content: String)
  init(verbatim content: String)
}
struct Image: View {
  init(_ name: String, bundle: Bundle? = nil)
  init(systemName: String)
  init(uiImage: UIImage)
  init(nsImage: NSImage)
}
struct Color: View {
  init(_ name: String, bundle: Bundle? = nil)
  static let clear: Color
  static let black: Color
  static let white: Color
  static let gray: Color
  static let red: Color
  static let green: Color
  static let blue: Color
  static let orange: Color
  static let yellow: Color
  static let pink: Color
  static let purple: Color
  static let primary: Color
  static let secondary: Color
  static let accentColor: Color
  static let mint: Color
  static let teal: Color
  static let cyan: Color
  static let indigo: Color
  static let brown: Color
}
struct Divider: View {}
struct Spacer: View {}
struct ProgressView: View {}
struct Group<Content>: View {
  init(@ViewBuilder content: () -> Content)
}
struct VStack<Content: View>: View {
  init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}
struct HStack<Content: View>: View {
  init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}
struct ZStack<Content: View>: View {
  init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
}
struct LazyVStack<Content: View>: View {
  init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
}
struct LazyHStack<Content: View>: View {
  init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
}
struct LazyVGrid<Content: View>: View {
  init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
}
struct LazyHGrid<Content: View>: View {
  init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
}
struct ScrollView<Content: View>: View {
  init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
}
struct ScrollViewReader<Content: View>: View {
  init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)
}
struct ScrollViewProxy {
  func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil)
}
struct List<SelectionValue, Content: View>: View {
  init(@ViewBuilder content: () -> Content)
  init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)
  init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
  init<Data: RandomAccessCollection, ID, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
  init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
  init<Data: RandomAccessCollection, ID, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
  init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
  init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
  init<Data: RandomAccessCollection, ID, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
  init<Data: RandomAccessCollection, ID, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
  init<Data: RandomAccessCollection, RowContent: View>(_ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent)
  init<Data: RandomAccessCollection, RowContent: View>(_ data: Binding<Data>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent)
  init<Data: RandomAccessCollection, ID, RowContent: View>(_ data: Binding<Data>, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent)
  init<Data: RandomAccessCollection, ID, RowContent: View>(_ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent)
}
struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: View {
  init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
  init<C: RandomAccessCollection>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  init<C: RandomAccessCollection>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
}
struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content>: View {
  init(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Content)
  init(_ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Content)
}
struct Form<Content: View>: View {
  init(@ViewBuilder content: () -> Content)
}
struct Section<Parent, Content, Footer>: View {
  init(@ViewBuilder content: () -> Content)
  init(_ title: String, @ViewBuilder content: () -> Content)
  init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)
  init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
  init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)
  init(header: Parent, @ViewBuilder content: () -> Content)
}
struct NavigationView<Content: View>: View {
  init(@ViewBuilder content: () -> Content)
}
struct NavigationStack<Root: View>: View {
  init(@ViewBuilder root: () -> Root)
  init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root)
}
struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
}
struct NavigationLink<Label: View, Destination: View>: View {
  init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
  init(destination: Destination, @ViewBuilder label: () -> Label)
  init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)
  init(_ title: String, @ViewBuilder destination: () -> Destination)
}
struct TabView<SelectionValue: Hashable, Content: View>: View {
  init(@ViewBuilder content: () -> Content)
  init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
}
struct Button<Label: View>: View {
  init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
  init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
  init(_ title: String, action: @escaping @MainActor () -> Void)
  init(_ title: String, role: ButtonRole?, action: @escaping @MainActor () -> Void)
  init(_ title: String, systemImage: String, action: @escaping @MainActor () -> Void)
  init(_ title: String, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void)
  init(_ title: String, image: ImageResource, action: @escaping @MainActor () -> Void)
}
struct Toggle<Label: View>: View {
  init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
  init(_ title: String, isOn: Binding<Bool>)
}
struct Slider<Label: View, ValueLabel: View>: View {
  init<V>(value: Binding<V>, in bounds: ClosedRange<V>, onEditingChanged: @escaping (Bool) -> Void = { _ in })
  init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, onEditingChanged: @escaping (Bool) -> Void = { _ in })
  init<V>(value: Binding<V>, in bounds: ClosedRange<V>, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in })
}
struct Stepper<Label: View>: View {
  init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in })
  init(_ title: String, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in })
  init<V>(_ title: String, value: Binding<V>, onEditingChanged: @escaping (Bool) -> Void = { _ in })
  init<V>(_ title: String, value: Binding<V>, in bounds: ClosedRange<V>, onEditingChanged: @escaping (Bool) -> Void = { _ in })
  init<V>(_ title: String, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, onEditingChanged: @escaping (Bool) -> Void = { _ in })
  init<V>(value: Binding<V>, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in })
  init<V>(value: Binding<V>, in bounds: ClosedRange<V>, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in })
}
struct TextField<Label: View>: View {
  init(_ title: String, text: Binding<String>)
  init(_ title: String, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void)
  init(_ title: String, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void)
}
struct SecureField<Label: View>: View {
  init(_ title: String, text: Binding<String>)
  init(_ title: String, text: Binding<String>, onCommit: @escaping () -> Void)
}
struct TextEditor: View {
  init(text: Binding<String>)
}
struct DatePicker<Label: View>: View {
  init(selection: Binding<Date>, @ViewBuilder label: () -> Label)
}
struct MultiDatePicker<Label: View>: View {
  init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label)
}
struct ColorPicker<Label: View>: View {
  init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label)
}
struct Gauge<Label: View>: View {
  init<V>(value: V, in bounds: ClosedRange<V>, @ViewBuilder label: () -> Label)
  init<V>(value: V, @ViewBuilder label: () -> Label)
}
struct Link<Label: View>: View {
  init(destination: URL, @ViewBuilder label: () -> Label)
}
struct ShareLink<Label: View>: View {
  init(item: URL, @ViewBuilder label: () -> Label)
}
struct ContentUnavailableView<Label: View>: View {
  init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> some View, @ViewBuilder actions: () -> some View)
  init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> some View)
  init(@ViewBuilder label: () -> Label)
}
struct GroupBox<Label: View, Content: View>: View {
  init(@ViewBuilder content: () -> Content)
  init(_ title: String, @ViewBuilder content: () -> Content)
  init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  init(label: Label, @ViewBuilder content: () -> Content)
}
struct ControlGroup<Content: View>: View {
  init(@ViewBuilder content: () -> Content)
  init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View)
}
struct LabeledContent<Label: View, Content: View>: View {
  init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  init(_ title: String, @ViewBuilder content: () -> Content)
}
struct Grid<Content: View>: View {
  init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
}
struct GridRow<Content: View>: View {
  init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
}
struct HSplitView<Content: View>: View {
  init(@ViewBuilder content: () -> Content)
}
struct VSplitView<Content: View>: View {
  init(@ViewBuilder content: () -> Content)
}
struct EditButton: View {}
struct PasteButton: View {
  init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void)
  init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void)
}
struct LinearGradient: View {}
struct RadialGradient: View {}
struct AngularGradient: View {}
struct MeshGradient: View {}
struct Map<Content>: View {
  init(@MapContentBuilder content: () -> Content)
  init(position: Binding<MapCameraPosition>, @MapContentBuilder content: () -> Content)
  init(initialPosition: MapCameraPosition, @MapContentBuilder content: () -> Content)
}
struct VideoPlayer<Overlay: View>: View {
  init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay)
}
struct PhotosPicker<Label: View>: View {
  init(selection: Binding<PhotosPickerItem?>, @ViewBuilder label: () -> Label)
  init(selection: Binding<[PhotosPickerItem]>, @ViewBuilder label: () -> Label)
}
struct SpriteView: View {}
struct SceneView: View {}
struct SignInWithAppleButton: View {
  init(_ label: SignInWithAppleButton.Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void, onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void)
}
struct Menu<Label: View, Content: View>: View {
  init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  init(_ title: String, @ViewBuilder content: () -> Content)
  init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void)
}
struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  init(_ title: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
}
struct Label<Title: View, Icon: View>: View {
  init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
  init(_ title: String, systemImage: String)
}
struct DisclosureGroup<Label: View, Content: View>: View {
  init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
  init(_ label: String, @ViewBuilder content: @escaping () -> Content)
  init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
}
struct GeometryReader<Content: View>: View {
  init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)
}
struct GeometryProxy {
  var size: CGSize { get }
  var safeAreaInsets: EdgeInsets { get }
  func frame(in coordinateSpace: CoordinateSpace) -> CGRect
}
struct ViewThatFits<Content: View>: View {
  init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)
}
struct Canvas<Symbols: View>: View {
  init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void)
  init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols)
}
struct TimelineView<Schedule, Content>: View {
  init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
}
struct AsyncImage<Content: View>: View {
  init(url: URL?, scale: CGFloat = 1)
  init<I: View, P: View>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P)
  init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content)
}
struct Table<Value, Rows, Columns>: View {
  init(_ data: Rows, @TableColumnBuilder columns: () -> Columns)
}
struct EquatableView<Content: View>: View {
  init(content: Content)
}
struct WindowGroup<Content: View>: Scene {
  init(@ViewBuilder content: () -> Content)
  init(id: String, @ViewBuilder content: () -> Content)
  init(_ title: String, @ViewBuilder content: () -> Content)
  init(makeContent: @escaping () -> Content)
}
struct Window<Content: View>: Scene {
  init(_ title: String, id: String, @ViewBuilder content: () -> Content)
}
struct DocumentGroup<Document, Content: View>: Scene {
  init(newDocument: @autoclosure @escaping () -> Document, @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content)
}
struct Settings<Content: View>: Scene {
  init(@ViewBuilder content: () -> Content)
}
struct MenuBarExtra<Label: View, Content: View>: Scene {
  init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content)
  init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
}
struct CommandGroup<Content: View>: Commands {
  init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
}
struct CommandMenu<Content: View>: Commands {
  init(_ name: String, @ViewBuilder content: () -> Content)
}
struct ToolbarItem<ID, Content: View>: ToolbarContent {
  init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
}
struct ToolbarItemGroup<Content: View>: ToolbarContent {
  init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
}
struct EnvironmentValues {
  var undoManager: UndoManager? { get }
  var modelContext: ModelContext { get set }
  var managedObjectContext: NSManagedObjectContext { get set }
  var openURL: OpenURLAction { get set }
  var dismiss: DismissAction { get }
}
@MainActor @preconcurrency struct OpenURLAction {
  init(handler: @escaping (URL) -> OpenURLAction.Result)
  func callAsFunction(_ url: URL)
}
@MainActor @preconcurrency struct DismissAction {
  func callAsFunction()
}
@MainActor @preconcurrency struct RefreshAction {
  func callAsFunction() async
}
@_confidence(medium) @MainActor @preconcurrency final class ImageRenderer<Content: View>: ObservableObject {
  init(content view: Content)
  var uiImage: UIImage? { get }
  var nsImage: NSImage? { get }
  var cgImage: CGImage? { get }
  func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void)
}
@MainActor @preconcurrency class UIHostingController<Content: View>: UIViewController {
  init(rootView: Content)
  var rootView: Content { get set }
  func sizeThatFits(in size: CGSize) -> CGSize
}
struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  @MainActor @preconcurrency init(@ViewBuilder content: () -> Content)
}
```

## Macros with closures

```swift interface SwiftUI
macro Preview(_ name: String? = nil, traits: PreviewTrait..., @ViewBuilder body: @escaping @MainActor () -> any View)
```

## Modifiers with closures

`.task` inherits the context; `.refreshable` does not: its closure is a plain `@Sendable` async one.

```swift interface SwiftUI
extension View {
  nonisolated func task(priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View
  nonisolated func task(name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void) -> some View
  nonisolated func task<T: Equatable>(id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View
  nonisolated func task<T: Equatable>(id value: T, name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void) -> some View
  nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View
  nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View
  nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View
  nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View
  nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
  nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View
  nonisolated func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
  nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View
  nonisolated func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void) -> some View
  nonisolated func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View
  nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)) -> some View
  nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View
  nonisolated func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View
  nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View
  nonisolated func onContinuousHover(coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void) -> some View
  nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View
  nonisolated func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View
  nonisolated func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }) -> some View
  nonisolated func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void) -> some View
  nonisolated func onGeometryChange<T>(for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void) -> some View
  nonisolated func onScrollGeometryChange<T>(for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) -> some View
  nonisolated func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View
  nonisolated func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View
  nonisolated func onScrollTargetVisibilityChange<ID>(idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void) -> some View
  nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View
  nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View
  nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View
  nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View
  nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View
  nonisolated func onPasteCommand(of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View
  nonisolated func onPasteCommand<T>(of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> T?, perform payloadAction: @escaping (T) -> Void) -> some View
  nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View
  nonisolated func draggable<V: View, T>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> some View
  nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View
  nonisolated func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void) -> some View
  nonisolated func userActivity<P>(_ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void) -> some View
  nonisolated func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View
  nonisolated func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View
  nonisolated func onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result) -> some View
  nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  nonisolated func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  nonisolated func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  nonisolated func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View
  nonisolated func sheet<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View
  nonisolated func sheet<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View
  nonisolated func fullScreenCover<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View
  nonisolated func fullScreenCover<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View
  nonisolated func popover<Content: View>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content) -> some View
  nonisolated func alert<A: View, M: View>(_ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
  nonisolated func alert<A: View>(_ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
  nonisolated func alert<A: View, M: View, T>(_ title: String, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
  nonisolated func alert<A: View, T>(_ title: String, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View
  nonisolated func alert<A: View, M: View, E>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M) -> some View
  nonisolated func alert<A: View, E>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A) -> some View
  nonisolated func confirmationDialog<A: View, M: View, T>(_ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View
  nonisolated func confirmationDialog<A: View, T>(_ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View
  nonisolated func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View
  nonisolated func confirmationDialog<A: View, M: View>(_ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
  nonisolated func confirmationDialog<A: View>(_ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View
  nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View
  nonisolated func contextMenu<MenuItems: View, Preview: View>(@ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview) -> some View
  nonisolated func swipeActions<T: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some View
  nonisolated func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
  nonisolated func safeAreaInset<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View
  nonisolated func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View
  nonisolated func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View
  nonisolated func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: String? = nil) -> some View
  nonisolated func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View
  nonisolated func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View
  nonisolated func fileExporter<D>(isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View
  nonisolated func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View
  nonisolated func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
  nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View
  nonisolated func visualEffect(_ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect) -> some View
  nonisolated func scrollTransition(_ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil, transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View
  nonisolated func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View
  nonisolated func accessibilityAction(named name: String, _ handler: @escaping () -> Void) -> some View
  nonisolated func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void = { _ in }) -> some View
  nonisolated func id<ID: Hashable>(_ id: ID) -> some View
  nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View
  nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View
  nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View
  nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View
  nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View
  nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View
  nonisolated func font(_ font: Font?) -> some View
  nonisolated func foregroundColor(_ color: Color?) -> some View
  nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View
  nonisolated func tint(_ tint: Color?) -> some View
  nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T>
  nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View
  nonisolated func padding(_ length: CGFloat) -> some View
}
struct ModifiedContent<Content, Modifier>: View {}
extension Scene {
  nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene
  nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene
  nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene
  nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some Scene
  nonisolated func backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R) -> some Scene
}
extension DynamicViewContent {
  nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent
  nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent
  nonisolated func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> some DynamicViewContent
}
extension ForEach {
  nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent
  nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent
}
extension Gesture {
  nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self>
  nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  nonisolated func updating<State>(_ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void) -> GestureStateGesture<Self, State>
  nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T>
}
struct _EndedGesture<Content: Gesture>: Gesture {
  typealias Value = Content.Value
}
struct _ChangedGesture<Content: Gesture>: Gesture {
  typealias Value = Content.Value
}
struct _MapGesture<Content: Gesture, Value>: Gesture {}
struct GestureStateGesture<Base: Gesture, State>: Gesture {
  typealias Value = Base.Value
}
struct DragGesture: Gesture {
  init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)
  struct Value {
    var location: CGPoint { get }
    var startLocation: CGPoint { get }
    var translation: CGSize { get }
  }
}
struct TapGesture: Gesture {
  init(count: Int = 1)
}
struct SpatialTapGesture: Gesture {}
struct LongPressGesture: Gesture {
  init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10)
}
struct MagnificationGesture: Gesture {}
struct MagnifyGesture: Gesture {}
struct RotationGesture: Gesture {}
struct RotateGesture: Gesture {}
func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result
func withAnimation<Result>(_ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result, completion: @escaping () -> Void) rethrows -> Result
func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result
```

"""#),
("sdk/system.md", #"""
# system

Locks of module os, file descriptors of System, and SystemConfiguration.

```swift interface os
struct OSAllocatedUnfairLock<State> {
  init(initialState: State)
  init(uncheckedState initialState: State)
  init()
  func lock()
  func unlock()
  func lockIfAvailable() -> Bool
  func withLock<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R
  func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R
  func withLockIfAvailable<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R?
}
struct Logger {
  init(subsystem: String, category: String)
}
struct OSSignposter {
  func withIntervalSignpost<T>(_ name: StaticString, around task: () throws -> T) rethrows -> T
}
```

```swift interface System
struct FileDescriptor {
  init(rawValue: Int32)
  static var standardInput: FileDescriptor { get }
  static var standardOutput: FileDescriptor { get }
  static var standardError: FileDescriptor { get }
  static func open(_ path: FilePath, _ mode: FileDescriptor.AccessMode, options: FileDescriptor.OpenOptions = [], permissions: FilePermissions? = nil, retryOnInterrupt: Bool = true) throws -> FileDescriptor
  func read(into buffer: UnsafeMutableRawBufferPointer, retryOnInterrupt: Bool = true) throws -> Int
  func write(_ buffer: UnsafeRawBufferPointer, retryOnInterrupt: Bool = true) throws -> Int
  func closeAfter<R>(_ body: () throws -> R) throws -> R
  func close() throws
}
struct FilePath {
  init(_ string: String)
}
```

```swift interface XPC
class XPCSession {
  init(xpcService: String, targetQueue: DispatchQueue? = nil) throws
  func sendSync<Message>(_ message: Message) throws -> XPCReceivedMessage
  func send<Message>(_ message: Message, replyHandler: @escaping @Sendable (Result<XPCReceivedMessage, any Error>) -> Void) throws
}
```

```swift interface UniformTypeIdentifiers
struct UTType {
  init?(_ identifier: String)
  init?(filenameExtension: String)
}
```

"""#),
("sdk/testing.md", #"""
# testing

XCTest and the automation of user interfaces. A synchronous test runs on the main thread although no annotation says so; an asynchronous one does not.

```swift interface XCTest
class XCTest: NSObject {
  func setUp()
  func tearDown()
  func setUp() async throws
  func setUpWithError() throws
  func tearDown() async throws
  func tearDownWithError() throws
}
class XCTestCase: XCTest {
  func expectation(description: String) -> XCTestExpectation
  func wait(for expectations: [XCTestExpectation], timeout seconds: TimeInterval)
  func wait(for expectations: [XCTestExpectation], timeout seconds: TimeInterval, enforceOrder enforceOrderOfFulfillment: Bool)
  func waitForExpectations(timeout: TimeInterval, handler: (((any Error)?) -> Void)? = nil)
  func fulfillment(of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity, enforceOrder enforceOrderOfFulfillment: Bool = false) async
  func measure(_ block: () -> Void)
  func measure(metrics: [any XCTMetric], block: () -> Void)
  func addTeardownBlock(_ block: @escaping () -> Void)
  func addTeardownBlock(_ block: @escaping @Sendable () async throws -> Void)
}
class XCTestExpectation: NSObject {
  init(description: String)
  func fulfill()
}
class XCTWaiter: NSObject {
  init()
  func wait(for expectations: [XCTestExpectation], timeout seconds: TimeInterval) -> XCTWaiter.Result
  class func wait(for expectations: [XCTestExpectation], timeout seconds: TimeInterval) -> XCTWaiter.Result
}
func XCTAssertTrue(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line)
func XCTAssertFalse(_ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line)
func XCTAssertNil(_ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line)
func XCTAssertNotNil(_ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line)
func XCTAssertEqual<T>(_ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line)
func XCTAssertThrowsError<T>(_ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line, _ errorHandler: (any Error) -> Void = { _ in })
func XCTUnwrap<T>(_ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) throws -> T
```

```swift interface XCUIAutomation
@_confidence(medium) @MainActor class XCUIElement: NSObject, XCUIElementTypeQueryProvider, XCUIElementAttributes {
  var exists: Bool { get }
  var isHittable: Bool { get }
  func tap()
  func typeText(_ text: String)
  func swipeUp()
  func swipeDown()
  func swipeLeft()
  func swipeRight()
  func waitForExistence(timeout: TimeInterval) -> Bool
  func waitForNonExistence(timeout: TimeInterval) -> Bool
}
@_confidence(medium) @MainActor class XCUIApplication: XCUIElement {
  init()
  func launch()
  func wait(for state: XCUIApplication.State, timeout: TimeInterval) -> Bool
}
@_confidence(medium) @MainActor class XCUICoordinate {}
@_confidence(medium) @MainActor class XCUIDevice {}
@_confidence(medium) @MainActor class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  var element: XCUIElement { get }
  var count: Int { get }
  subscript(key: String) -> XCUIElement { get }
  func element(boundBy index: Int) -> XCUIElement
  func matching(_ predicate: NSPredicate) -> XCUIElementQuery
  func matching(identifier: String) -> XCUIElementQuery
  func containing(_ predicate: NSPredicate) -> XCUIElementQuery
}
@_confidence(medium) @MainActor class XCUILocation {}
@_confidence(medium) @MainActor class XCUIScreen {}
@_confidence(medium) @MainActor class XCUIScreenshot {}
@_confidence(medium) @MainActor class XCUISystem {}
@_confidence(medium) @MainActor protocol XCUIElementAttributes {}
@_confidence(medium) @MainActor protocol XCUIElementSnapshot {}
@_confidence(medium) @MainActor protocol XCUIElementSnapshotProviding {}
@_confidence(medium) @MainActor protocol XCUIElementTypeQueryProvider {
  var buttons: XCUIElementQuery { get }
  var cells: XCUIElementQuery { get }
  var navigationBars: XCUIElementQuery { get }
  var textFields: XCUIElementQuery { get }
  var secureTextFields: XCUIElementQuery { get }
  var searchFields: XCUIElementQuery { get }
  var alerts: XCUIElementQuery { get }
  var sheets: XCUIElementQuery { get }
  var tables: XCUIElementQuery { get }
  var tabBars: XCUIElementQuery { get }
  var staticTexts: XCUIElementQuery { get }
  var images: XCUIElementQuery { get }
  var links: XCUIElementQuery { get }
  var switches: XCUIElementQuery { get }
  var sliders: XCUIElementQuery { get }
  var textViews: XCUIElementQuery { get }
  var collectionViews: XCUIElementQuery { get }
  var scrollViews: XCUIElementQuery { get }
  var otherElements: XCUIElementQuery { get }
  var keyboards: XCUIElementQuery { get }
  var webViews: XCUIElementQuery { get }
  var menuItems: XCUIElementQuery { get }
  var windows: XCUIElementQuery { get }
  var popovers: XCUIElementQuery { get }
  var pickers: XCUIElementQuery { get }
  var toolbars: XCUIElementQuery { get }
  var firstMatch: XCUIElement { get }
}
@_confidence(medium) @MainActor protocol XCUIScreenshotProviding {}
```

"""#),
("sdk/uikit.md", #"""
# uikit

The classes and protocols of UIKit that are on the main actor, with the members from which receivers and closures are known. A class isolates its
subclasses, a protocol the types that name it on their declaration.

## Responders, views and view controllers

```swift interface UIKit
@MainActor class UIResponder: NSObject {
  var next: UIResponder? { get }
  var undoManager: UndoManager? { get }
  func becomeFirstResponder() -> Bool
  func resignFirstResponder() -> Bool
  func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)
  func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)
  func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)
}
@MainActor class UIApplication: UIResponder {
  class var shared: UIApplication { get }
  var delegate: (any UIApplicationDelegate)? { get set }
  var windows: [UIWindow] { get }
  var keyWindow: UIWindow? { get }
  var connectedScenes: Set<UIScene> { get }
  func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil)
  func canOpenURL(_ url: URL) -> Bool
  func openURL(_ url: URL) -> Bool
  func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier
  func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier
  func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier)
}
@MainActor class UIView: UIResponder {
  init(frame: CGRect)
  init?(coder: NSCoder)
  var superview: UIView? { get }
  var subviews: [UIView] { get }
  var window: UIWindow? { get }
  var layer: CALayer { get }
  var frame: CGRect { get set }
  var bounds: CGRect { get set }
  var intrinsicContentSize: CGSize { get }
  func addSubview(_ view: UIView)
  func removeFromSuperview()
  func layoutSubviews()
  func layoutIfNeeded()
  func setNeedsLayout()
  func setNeedsDisplay()
  func setNeedsUpdateConstraints()
  func updateConstraints()
  func updateConstraintsIfNeeded()
  func draw(_ rect: CGRect)
  func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool
  func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView?
  func sizeThatFits(_ size: CGSize) -> CGSize
  func sizeToFit()
  func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize
  func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize
  func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?
  func didMoveToWindow()
  func didMoveToSuperview()
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  func awakeFromNib()
  class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void)
  class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
  class func animate(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
  class func animate(withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
  class func animateKeyframes(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
  class func addKeyframe(withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void)
  class func transition(with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
  class func transition(from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil)
  class func perform(_ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [], animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
  class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void)
}
@MainActor class UIViewController: UIResponder {
  init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  init?(coder: NSCoder)
  var title: String? { get set }
  var view: UIView! { get set }
  var viewIfLoaded: UIView? { get }
  var parent: UIViewController? { get }
  var children: [UIViewController] { get }
  var navigationController: UINavigationController? { get }
  var tabBarController: UITabBarController? { get }
  var splitViewController: UISplitViewController? { get }
  var presentedViewController: UIViewController? { get }
  var presentingViewController: UIViewController? { get }
  var navigationItem: UINavigationItem { get }
  var storyboard: UIStoryboard? { get }
  func loadView()
  func loadViewIfNeeded()
  func viewDidLoad()
  func viewWillAppear(_ animated: Bool)
  func viewIsAppearing(_ animated: Bool)
  func viewDidAppear(_ animated: Bool)
  func viewWillDisappear(_ animated: Bool)
  func viewDidDisappear(_ animated: Bool)
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()
  func updateViewConstraints()
  func didReceiveMemoryWarning()
  func prepare(for segue: UIStoryboardSegue, sender: Any?)
  func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
  func dismiss(animated flag: Bool, completion: (() -> Void)? = nil)
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func transition(from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
@MainActor class UINavigationController: UIViewController {
  init(rootViewController: UIViewController)
  var viewControllers: [UIViewController] { get set }
  var topViewController: UIViewController? { get }
  var visibleViewController: UIViewController? { get }
  func pushViewController(_ viewController: UIViewController, animated: Bool)
  func popViewController(animated: Bool) -> UIViewController?
  func popToRootViewController(animated: Bool) -> [UIViewController]?
}
@MainActor class UITableViewController: UIViewController {
  var tableView: UITableView! { get set }
  var refreshControl: UIRefreshControl? { get set }
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
}
@MainActor class UICollectionViewController: UIViewController {
  var collectionView: UICollectionView! { get set }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
}
@MainActor class UIWindow: UIView {
  var rootViewController: UIViewController? { get set }
  func makeKeyAndVisible()
}
@MainActor class UIScreen: NSObject {
  class var main: UIScreen { get }
}
@MainActor class UIDevice: NSObject {
  class var current: UIDevice { get }
}
@MainActor class UIScrollView: UIView {
  var delegate: (any UIScrollViewDelegate)? { get set }
  var refreshControl: UIRefreshControl? { get set }
}
@MainActor class UITableView: UIScrollView {
  var dataSource: (any UITableViewDataSource)? { get set }
  func reloadData()
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
  func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell?
  func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell
  func cellForRow(at indexPath: IndexPath) -> UITableViewCell?
  var visibleCells: [UITableViewCell] { get }
  func beginUpdates()
  func endUpdates()
}
@MainActor class UICollectionView: UIScrollView {
  init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
  var dataSource: (any UICollectionViewDataSource)? { get set }
  var collectionViewLayout: UICollectionViewLayout { get set }
  func reloadData()
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
  func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell
  func dequeueConfiguredReusableCell<Cell, Item>(using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?) -> Cell
  func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell?
  func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil)
  var visibleCells: [UICollectionViewCell] { get }
  @MainActor struct CellRegistration<Cell, Item> {
    init(handler: @escaping (Cell, IndexPath, Item) -> Void)
  }
  @MainActor struct SupplementaryRegistration<Supplementary> {
    init(elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void)
  }
}
@MainActor class UITableViewCell: UIView {
  init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
  var contentView: UIView { get }
  var imageView: UIImageView? { get }
  var textLabel: UILabel? { get }
  func prepareForReuse()
  func setSelected(_ selected: Bool, animated: Bool)
  func updateConfiguration(using state: UICellConfigurationState)
}
@MainActor class UICollectionReusableView: UIView {
  func prepareForReuse()
  func apply(_ layoutAttributes: UICollectionViewLayoutAttributes)
  func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
}
@MainActor class UICollectionViewCell: UICollectionReusableView {
  var contentView: UIView { get }
  func updateConfiguration(using state: UICellConfigurationState)
}
@MainActor class UICollectionViewLayout: NSObject {
  func prepare()
  func invalidateLayout()
  func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  var collectionView: UICollectionView? { get }
}
@MainActor class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  init(section: NSCollectionLayoutSection)
  init(sectionProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?)
}
@MainActor class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject {
  init(collectionView: UICollectionView, cellProvider: @escaping (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?)
  nonisolated func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
  var supplementaryViewProvider: ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)? { get set }
}
@MainActor class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject {
  init(tableView: UITableView, cellProvider: @escaping (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?)
  nonisolated func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
}
struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
  init()
}
@MainActor class UIControl: UIView {
  func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event)
  func addAction(_ action: UIAction, for controlEvents: UIControl.Event)
}
@MainActor class UIButton: UIControl {
  convenience init(type buttonType: UIButton.ButtonType)
  convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil)
  var configurationUpdateHandler: ((UIButton) -> Void)? { get set }
}
@MainActor class UIMenuElement: NSObject {}
@MainActor class UIAction: UIMenuElement {
  convenience init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void)
}
@MainActor class UIDeferredMenuElement: UIMenuElement {
  convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void)
}
@MainActor class UIContextualAction: NSObject {
  convenience init(style: UIContextualAction.Style, title: String?, handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void)
}
@MainActor class UIContextMenuConfiguration: NSObject {
  convenience init(identifier: (any NSCopying)?, previewProvider: (() -> UIViewController?)? = nil, actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil)
}
@MainActor class UIAlertAction: NSObject {
  convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil)
}
@MainActor class UIAlertController: UIViewController {
  convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style)
  func addAction(_ action: UIAlertAction)
  func addTextField(configurationHandler: ((UITextField) -> Void)? = nil)
  var textFields: [UITextField]? { get }
}
@MainActor class UIBarButtonItem: UIBarItem {
  init(title: String?, style: UIBarButtonItem.Style, target: AnyObject?, action: Selector?)
  convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil)
}
@MainActor class UIViewPropertyAnimator: NSObject {
  convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil)
  convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil)
  class func runningPropertyAnimator(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil) -> Self
  func addAnimations(_ animation: @escaping () -> Void)
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func startAnimation()
}
@MainActor class UIStoryboard: NSObject {
  init(name: String, bundle storyboardBundleOrNil: Bundle?)
  func instantiateInitialViewController() -> UIViewController?
  func instantiateViewController(withIdentifier identifier: String) -> UIViewController
  func instantiateViewController<ViewController>(identifier: String, creator: ((NSCoder) -> ViewController?)? = nil) -> ViewController
}
@MainActor class UINib: NSObject {
  init(nibName name: String, bundle bundleOrNil: Bundle?)
  func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any]
}
@MainActor class UIImageView: UIView {
  init(image: UIImage?)
  var image: UIImage? { get set }
}
@MainActor class UILabel: UIView {
  var text: String? { get set }
  var attributedText: NSAttributedString? { get set }
}
@MainActor class UITextField: UIControl {
  var text: String? { get set }
}
@MainActor class UITextView: UIScrollView {
  var text: String! { get set }
  var attributedText: NSAttributedString! { get set }
  var textStorage: NSTextStorage { get }
  var layoutManager: NSLayoutManager { get }
  var textContainer: NSTextContainer { get }
  var textLayoutManager: NSTextLayoutManager? { get }
}
@MainActor class UITextChecker: NSObject {
  func rangeOfMisspelledWord(in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String) -> NSRange
  func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]?
}
@MainActor class UIWindowScene: UIScene {
  var windows: [UIWindow] { get }
  var keyWindow: UIWindow? { get }
  var screen: UIScreen { get }
}
@MainActor class UIWebView: UIView {
  func stringByEvaluatingJavaScript(from script: String) -> String?
}
@MainActor class UIRefreshControl: UIControl {}
@MainActor class UIUpdateLink: NSObject {
  func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void)
  func requiresContinuousUpdates() -> Bool
}
```

## Delegates and data sources

```swift interface UIKit
@MainActor protocol UIApplicationDelegate: NSObjectProtocol {
  func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
  func applicationDidFinishLaunching(_ application: UIApplication)
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void)
  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration
}
@MainActor protocol UISceneDelegate: NSObjectProtocol {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}
@MainActor protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}
@MainActor protocol UITableViewDataSource: NSObjectProtocol {
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
}
@MainActor protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}
@MainActor protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}
@MainActor protocol UICollectionViewDataSource: NSObjectProtocol {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
}
@MainActor protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
}
@MainActor protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
}
@MainActor protocol UITextFieldDelegate: NSObjectProtocol {
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
}
@MainActor protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidChange(_ textView: UITextView)
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}
@MainActor protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}
@MainActor protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
}
@MainActor protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
@MainActor protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
}
@MainActor protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
}
@MainActor protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {}
extension UIViewControllerTransitionCoordinator {
  func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil) -> Bool
}
```

## All other classes

```swift interface UIKit
@MainActor class NSCollectionLayoutAnchor {}
@MainActor class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {}
@MainActor class NSCollectionLayoutDecorationItem {}
@MainActor class NSCollectionLayoutDimension {}
@MainActor class NSCollectionLayoutEdgeSpacing {}
@MainActor class NSCollectionLayoutGroup: NSCollectionLayoutItem {}
@MainActor class NSCollectionLayoutGroupCustomItem {}
@MainActor class NSCollectionLayoutItem {}
@MainActor class NSCollectionLayoutSection {}
@MainActor class NSCollectionLayoutSize {}
@MainActor class NSCollectionLayoutSpacing {}
@MainActor class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {}
@MainActor class NSLayoutAnchor {}
@MainActor class NSLayoutConstraint {}
@MainActor class NSLayoutDimension: NSLayoutAnchor {}
@MainActor class NSLayoutXAxisAnchor: NSLayoutAnchor {}
@MainActor class NSLayoutYAxisAnchor: NSLayoutAnchor {}
@MainActor class UIAcceleration {}
@MainActor class UIAccelerometer {}
@MainActor class UIAccessibilityCustomAction {}
@MainActor class UIAccessibilityCustomRotor {}
@MainActor class UIAccessibilityCustomRotorItemResult {}
@MainActor class UIAccessibilityCustomRotorSearchPredicate {}
@MainActor class UIAccessibilityElement {}
@MainActor class UIAccessibilityLocationDescriptor {}
@MainActor class UIActionSheet: UIView {}
@MainActor class UIActivityIndicatorView: UIView {}
@MainActor class UIActivityItemsConfiguration {}
@MainActor class UIActivityViewController: UIViewController {}
@MainActor class UIAlertView: UIView {}
@MainActor class UIAttachmentBehavior: UIDynamicBehavior {}
@MainActor class UIBackgroundConfiguration {}
@MainActor class UIBackgroundExtensionView: UIView {}
@MainActor class UIBandSelectionInteraction {}
@MainActor class UIBarAppearance {}
@MainActor class UIBarButtonItemAppearance {}
@MainActor class UIBarButtonItemBadge {}
@MainActor class UIBarButtonItemGroup {}
@MainActor class UIBarButtonItemStateAppearance {}
@MainActor class UIBarItem {}
@MainActor class UIBlurEffect: UIVisualEffect {}
@MainActor class UIButtonConfiguration {}
@MainActor class UICalendarSelection {}
@MainActor class UICalendarSelectionMultiDate {}
@MainActor class UICalendarSelectionSingleDate {}
@MainActor class UICalendarSelectionWeekOfYear {}
@MainActor class UICalendarView: UIView {}
@MainActor class UICalendarViewDecoration {}
@MainActor class UICanvasFeedbackGenerator: UIFeedbackGenerator {}
@MainActor class UICellAccessory {}
@MainActor class UICellAccessoryCheckmark {}
@MainActor class UICellAccessoryCustomView {}
@MainActor class UICellAccessoryDelete {}
@MainActor class UICellAccessoryDetail {}
@MainActor class UICellAccessoryDisclosureIndicator {}
@MainActor class UICellAccessoryInsert {}
@MainActor class UICellAccessoryLabel {}
@MainActor class UICellAccessoryMultiselect {}
@MainActor class UICellAccessoryOutlineDisclosure {}
@MainActor class UICellAccessoryPopUpMenu {}
@MainActor class UICellAccessoryReorder {}
@MainActor class UICellConfigurationState {}
@MainActor class UICloudSharingController: UIViewController {}
@MainActor class UICollectionLayoutListConfiguration {}
@MainActor class UICollectionLayoutSectionOrthogonalScrollingProperties {}
@MainActor class UICollectionViewCellRegistration {}
@MainActor class UICollectionViewCompositionalLayoutConfiguration {}
@MainActor class UICollectionViewDiffableDataSourceReorderingHandlers {}
@MainActor class UICollectionViewDiffableDataSourceSectionSnapshotHandlers {}
@MainActor class UICollectionViewDropPlaceholder {}
@MainActor class UICollectionViewDropProposal {}
@MainActor class UICollectionViewFlowLayout: UICollectionViewLayout {}
@MainActor class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {}
@MainActor class UICollectionViewFocusUpdateContext {}
@MainActor class UICollectionViewLayoutAttributes {}
@MainActor class UICollectionViewLayoutInvalidationContext {}
@MainActor class UICollectionViewListCell: UICollectionViewCell {}
@MainActor class UICollectionViewPlaceholder {}
@MainActor class UICollectionViewSupplementaryRegistration {}
@MainActor class UICollectionViewTransitionLayout: UICollectionViewLayout {}
@MainActor class UICollectionViewUpdateItem {}
@MainActor class UICollisionBehavior: UIDynamicBehavior {}
@MainActor class UIColorEffect {}
@MainActor class UIColorPickerViewController: UIViewController {}
@MainActor class UIColorWell: UIControl {}
@MainActor class UICommand: UIMenuElement {}
@MainActor class UICommandAlternate {}
@MainActor class UIContentUnavailableButtonProperties {}
@MainActor class UIContentUnavailableConfiguration {}
@MainActor class UIContentUnavailableConfigurationState {}
@MainActor class UIContentUnavailableImageProperties {}
@MainActor class UIContentUnavailableTextProperties {}
@MainActor class UIContentUnavailableView: UIView {}
@MainActor class UIContextMenuInteraction {}
@MainActor class UIContextMenuSystem {}
@MainActor class UICubicTimingParameters {}
@MainActor class UIDatePicker: UIControl {}
@MainActor class UIDeferredMenuElementProvider {}
@MainActor class UIDictationPhrase {}
@MainActor class UIDocumentBrowserTransitionController {}
@MainActor class UIDocumentBrowserViewController: UIViewController {}
@MainActor class UIDocumentInteractionController {}
@MainActor class UIDocumentMenuViewController: UIViewController {}
@MainActor class UIDocumentPickerExtensionViewController: UIViewController {}
@MainActor class UIDocumentPickerViewController: UIViewController {}
@MainActor class UIDocumentProperties {}
@MainActor class UIDocumentViewController: UIViewController {}
@MainActor class UIDocumentViewControllerLaunchOptions {}
@MainActor class UIDragInteraction {}
@MainActor class UIDragItem {}
@MainActor class UIDragPreview {}
@MainActor class UIDragPreviewParameters {}
@MainActor class UIDragPreviewTarget {}
@MainActor class UIDropInteraction {}
@MainActor class UIDropProposal {}
@MainActor class UIDynamicBehavior {}
@MainActor class UIDynamicItemBehavior: UIDynamicBehavior {}
@MainActor class UIDynamicItemGroup {}
@MainActor class UIEditMenuConfiguration {}
@MainActor class UIEditMenuInteraction {}
@MainActor class UIEvent {}
@MainActor class UIEventAttribution {}
@MainActor class UIEventAttributionView: UIView {}
@MainActor class UIFeedbackGenerator {}
@MainActor class UIFieldBehavior: UIDynamicBehavior {}
@MainActor class UIFindInteraction {}
@MainActor class UIFindSession {}
@MainActor class UIFocusAnimationCoordinator {}
@MainActor class UIFocusDebugger {}
@MainActor class UIFocusGuide: UILayoutGuide {}
@MainActor class UIFocusSystem {}
@MainActor class UIFocusUpdateContext {}
@MainActor class UIFontPickerViewController: UIViewController {}
@MainActor class UIFontPickerViewControllerConfiguration {}
@MainActor class UIGestureRecognizer {}
@MainActor class UIGlassContainerEffect: UIVisualEffect {}
@MainActor class UIGlassEffect: UIVisualEffect {}
@MainActor class UIGravityBehavior: UIDynamicBehavior {}
@MainActor class UIHoverAutomaticEffect {}
@MainActor class UIHoverEffectLayer {}
@MainActor class UIHoverGestureRecognizer: UIGestureRecognizer {}
@MainActor class UIHoverHighlightEffect {}
@MainActor class UIHoverLiftEffect {}
@MainActor class UIHoverStyle {}
@MainActor class UIImagePickerController: UINavigationController {}
@MainActor class UIImpactFeedbackGenerator: UIFeedbackGenerator {}
@MainActor class UIIndirectScribbleInteraction {}
@MainActor class UIInputView: UIView {}
@MainActor class UIInputViewController: UIViewController {}
@MainActor class UIInterpolatingMotionEffect {}
@MainActor class UIKey {}
@MainActor class UIKeyCommand: UICommand {}
@MainActor class UIKeyboardLayoutGuide: UITrackingLayoutGuide {}
@MainActor class UILargeContentViewerInteraction {}
@MainActor class UILayoutGuide {}
@MainActor class UILexicon {}
@MainActor class UILexiconEntry {}
@MainActor class UIListContentConfiguration {}
@MainActor class UIListContentImageProperties {}
@MainActor class UIListContentTextProperties {}
@MainActor class UIListContentView: UIView {}
@MainActor class UIListSeparatorConfiguration {}
@MainActor class UILocalNotification {}
@MainActor class UILocalizedIndexedCollation {}
@MainActor class UILongPressGestureRecognizer: UIGestureRecognizer {}
@MainActor class UIMainMenuSystem {}
@MainActor class UIMainMenuSystemConfiguration {}
@MainActor class UIManagedDocument: UIDocument {}
@MainActor class UIMenu: UIMenuElement {}
@MainActor class UIMenuController {}
@MainActor class UIMenuDisplayPreferences {}
@MainActor class UIMenuItem {}
@MainActor class UIMenuSystem {}
@MainActor class UIMenuSystemFindElementGroupConfiguration {}
@MainActor class UIMotionEffect {}
@MainActor class UIMotionEffectGroup {}
@MainActor class UIMutableUserNotificationAction {}
@MainActor class UIMutableUserNotificationCategory {}
@MainActor class UINavigationBar: UIView {}
@MainActor class UINavigationBarAppearance: UIBarAppearance {}
@MainActor class UINavigationItem {}
@MainActor class UINotificationFeedbackGenerator: UIFeedbackGenerator {}
@MainActor class UIOpenURLContext {}
@MainActor class UIPageControl: UIControl {}
@MainActor class UIPageViewController: UIViewController {}
@MainActor class UIPanGestureRecognizer: UIGestureRecognizer {}
@MainActor class UIPasteConfiguration {}
@MainActor class UIPasteControl: UIControl {}
@MainActor class UIPasteControlConfiguration {}
@MainActor class UIPencilHoverPose {}
@MainActor class UIPencilInteraction {}
@MainActor class UIPencilInteractionSqueeze {}
@MainActor class UIPencilInteractionTap {}
@MainActor class UIPercentDrivenInteractiveTransition {}
@MainActor class UIPickerView: UIView {}
@MainActor class UIPinchGestureRecognizer: UIGestureRecognizer {}
@MainActor class UIPointerAccessory {}
@MainActor class UIPointerEffect {}
@MainActor class UIPointerHighlightEffect {}
@MainActor class UIPointerHoverEffect {}
@MainActor class UIPointerInteraction {}
@MainActor class UIPointerLiftEffect {}
@MainActor class UIPointerLockState {}
@MainActor class UIPointerRegion {}
@MainActor class UIPointerRegionRequest {}
@MainActor class UIPointerShape {}
@MainActor class UIPointerStyle {}
@MainActor class UIPopoverBackgroundView: UIView {}
@MainActor class UIPopoverController {}
@MainActor class UIPopoverPresentationController: UIPresentationController {}
@MainActor class UIPresentationController {}
@MainActor class UIPressesEvent: UIEvent {}
@MainActor class UIPreviewAction {}
@MainActor class UIPreviewActionGroup {}
@MainActor class UIPreviewInteraction {}
@MainActor class UIPreviewParameters {}
@MainActor class UIPreviewTarget {}
@MainActor class UIPrintInfo {}
@MainActor class UIPrintInteractionController {}
@MainActor class UIPrintServiceExtension {}
@MainActor class UIPrinter {}
@MainActor class UIPrinterDestination {}
@MainActor class UIPrinterPickerController {}
@MainActor class UIProgressView: UIView {}
@MainActor class UIPushBehavior: UIDynamicBehavior {}
@MainActor class UIReferenceLibraryViewController: UIViewController {}
@MainActor class UIRegion {}
@MainActor class UIRotationGestureRecognizer: UIGestureRecognizer {}
@MainActor class UIScene {}
@MainActor class UISceneActivationConditions {}
@MainActor class UISceneActivationRequestOptions {}
@MainActor class UISceneConfiguration {}
@MainActor class UISceneConnectionOptions {}
@MainActor class UISceneDestructionCondition {}
@MainActor class UISceneDestructionRequestOptions {}
@MainActor class UISceneOpenExternalURLOptions {}
@MainActor class UISceneOpenURLOptions {}
@MainActor class UISceneSession {}
@MainActor class UISceneSizeRestrictions {}
@MainActor class UISceneSystemProtectionManager {}
@MainActor class UISceneWindowingBehaviors {}
@MainActor class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
@MainActor class UIScreenshotService {}
@MainActor class UIScribbleInteraction {}
@MainActor class UIScrollEdgeEffect {}
@MainActor class UIScrollEdgeEffectStyle {}
@MainActor class UIScrollEdgeElementContainerInteraction {}
@MainActor class UISearchBar: UIView {}
@MainActor class UISearchContainerViewController: UIViewController {}
@MainActor class UISearchController: UIViewController {}
@MainActor class UISearchDisplayController {}
@MainActor class UISearchSuggestionItem {}
@MainActor class UISearchTab: UITab {}
@MainActor class UISearchTextField: UITextField {}
@MainActor class UISearchToken {}
@MainActor class UISegmentedControl: UIControl {}
@MainActor class UISelectionFeedbackGenerator: UIFeedbackGenerator {}
@MainActor class UIShadowProperties {}
@MainActor class UISheetPresentationController: UIPresentationController {}
@MainActor class UISheetPresentationControllerDetent {}
@MainActor class UISlider: UIControl {}
@MainActor class UISliderTick {}
@MainActor class UISliderTrackConfiguration {}
@MainActor class UISnapBehavior: UIDynamicBehavior {}
@MainActor class UISplitViewController: UIViewController {}
@MainActor class UISpringLoadedInteraction {}
@MainActor class UISpringTimingParameters {}
@MainActor class UIStackView: UIView {}
@MainActor class UIStandardTextCursorView: UIView {}
@MainActor class UIStatusBarManager {}
@MainActor class UIStepper: UIControl {}
@MainActor class UIStoryboardPopoverSegue: UIStoryboardSegue {}
@MainActor class UIStoryboardSegue {}
@MainActor class UIStoryboardUnwindSegueSource {}
@MainActor class UISwipeActionsConfiguration {}
@MainActor class UISwipeGestureRecognizer: UIGestureRecognizer {}
@MainActor class UISwitch: UIControl {}
@MainActor class UISymbolEffectCompletionContext {}
@MainActor class UITab {}
@MainActor class UITabAccessory {}
@MainActor class UITabBar: UIView {}
@MainActor class UITabBarAppearance: UIBarAppearance {}
@MainActor class UITabBarController: UIViewController {}
@MainActor class UITabBarControllerSidebar {}
@MainActor class UITabBarItem: UIBarItem {}
@MainActor class UITabBarItemAppearance {}
@MainActor class UITabBarItemStateAppearance {}
@MainActor class UITabGroup: UITab {}
@MainActor class UITabSidebarItem {}
@MainActor class UITabSidebarItemRequest {}
@MainActor class UITabSidebarScrollTarget {}
@MainActor class UITableViewDropPlaceholder {}
@MainActor class UITableViewDropProposal {}
@MainActor class UITableViewFocusUpdateContext {}
@MainActor class UITableViewHeaderFooterView: UIView {}
@MainActor class UITableViewPlaceholder {}
@MainActor class UITableViewRowAction {}
@MainActor class UITapGestureRecognizer: UIGestureRecognizer {}
@MainActor class UITargetedDragPreview {}
@MainActor class UITargetedPreview {}
@MainActor class UITextCursorDropPositionAnimator {}
@MainActor class UITextDragPreviewRenderer {}
@MainActor class UITextDropProposal {}
@MainActor class UITextFormattingCoordinator {}
@MainActor class UITextFormattingViewController: UIViewController {}
@MainActor class UITextInputAssistantItem {}
@MainActor class UITextInputMode {}
@MainActor class UITextInputPasswordRules {}
@MainActor class UITextInputStringTokenizer {}
@MainActor class UITextInteraction {}
@MainActor class UITextItem {}
@MainActor class UITextItemMenuConfiguration {}
@MainActor class UITextItemMenuPreview {}
@MainActor class UITextLoupeSession {}
@MainActor class UITextPlaceholder {}
@MainActor class UITextPosition {}
@MainActor class UITextRange {}
@MainActor class UITextSearchOptions {}
@MainActor class UITextSearchingFindSession {}
@MainActor class UITextSelectionDisplayInteraction {}
@MainActor class UITextSelectionRect {}
@MainActor class UIToolTipConfiguration {}
@MainActor class UIToolTipInteraction {}
@MainActor class UIToolbar: UIView {}
@MainActor class UIToolbarAppearance: UIBarAppearance {}
@MainActor class UITouch {}
@MainActor class UITrackingLayoutGuide: UILayoutGuide {}
@MainActor class UITraitAccessibilityContrast {}
@MainActor class UITraitActiveAppearance {}
@MainActor class UITraitDisplayGamut {}
@MainActor class UITraitDisplayScale {}
@MainActor class UITraitForceTouchCapability {}
@MainActor class UITraitHDRHeadroomUsageLimit {}
@MainActor class UITraitHorizontalSizeClass {}
@MainActor class UITraitImageDynamicRange {}
@MainActor class UITraitLayoutDirection {}
@MainActor class UITraitLegibilityWeight {}
@MainActor class UITraitListEnvironment {}
@MainActor class UITraitPreferredContentSizeCategory {}
@MainActor class UITraitResolvesNaturalAlignmentWithBaseWritingDirection {}
@MainActor class UITraitSceneCaptureState {}
@MainActor class UITraitSplitViewControllerLayoutEnvironment {}
@MainActor class UITraitTabAccessoryEnvironment {}
@MainActor class UITraitToolbarItemPresentationSize {}
@MainActor class UITraitTypesettingLanguage {}
@MainActor class UITraitUserInterfaceIdiom {}
@MainActor class UITraitUserInterfaceLevel {}
@MainActor class UITraitUserInterfaceStyle {}
@MainActor class UITraitVerticalSizeClass {}
@MainActor class UIUpdateActionPhase {}
@MainActor class UIUpdateInfo {}
@MainActor class UIUserNotificationAction {}
@MainActor class UIUserNotificationCategory {}
@MainActor class UIUserNotificationSettings {}
@MainActor class UIVibrancyEffect: UIVisualEffect {}
@MainActor class UIVideoEditorController: UINavigationController {}
@MainActor class UIViewConfigurationState {}
@MainActor class UIVisualEffect {}
@MainActor class UIVisualEffectView: UIView {}
@MainActor class UIWindowSceneActivationAction: UIAction {}
@MainActor class UIWindowSceneActivationInteraction {}
@MainActor class UIWindowSceneActivationRequestOptions: UISceneActivationRequestOptions {}
@MainActor class UIWindowSceneDestructionRequestOptions {}
@MainActor class UIWindowSceneDragInteraction {}
@MainActor class UIWritingToolsCoordinator {}
```

## All other protocols

```swift interface UIKit
@MainActor protocol NSCollectionLayoutContainer {}
@MainActor protocol NSCollectionLayoutEnvironment {}
@MainActor protocol NSCollectionLayoutVisibleItem {}
@MainActor protocol UIAccelerometerDelegate {}
@MainActor protocol UIAccessibilityContainerDataTable {}
@MainActor protocol UIAccessibilityContainerDataTableCell {}
@MainActor protocol UIAccessibilityContentSizeCategoryImageAdjusting {}
@MainActor protocol UIAccessibilityIdentification {}
@MainActor protocol UIAccessibilityReadingContent {}
@MainActor protocol UIActionSheetDelegate {}
@MainActor protocol UIActivityItemsConfigurationReading {}
@MainActor protocol UIAdaptivePresentationControllerDelegate {}
@MainActor protocol UIAlertViewDelegate {}
@MainActor protocol UIAppearance {}
@MainActor protocol UIAppearanceContainer {}
@MainActor protocol UIBarPositioning {}
@MainActor protocol UIBarPositioningDelegate {}
@MainActor protocol UICGFloatTraitDefinition {}
@MainActor protocol UICalendarSelectionMultiDateDelegate {}
@MainActor protocol UICalendarSelectionSingleDateDelegate {}
@MainActor protocol UICalendarSelectionWeekOfYearDelegate {}
@MainActor protocol UICalendarViewDelegate {}
@MainActor protocol UICloudSharingControllerDelegate {}
@MainActor protocol UICollectionViewDataSourcePrefetching {}
@MainActor protocol UICollectionViewDragDelegate {}
@MainActor protocol UICollectionViewDropCoordinator {}
@MainActor protocol UICollectionViewDropDelegate {}
@MainActor protocol UICollectionViewDropItem {}
@MainActor protocol UICollectionViewDropPlaceholderContext {}
@MainActor protocol UICollisionBehaviorDelegate {}
@MainActor protocol UIColorPickerViewControllerDelegate {}
@MainActor protocol UIConfigurationState {}
@MainActor protocol UIContentConfiguration {}
@MainActor protocol UIContentContainer {}
@MainActor protocol UIContentSizeCategoryAdjusting {}
@MainActor protocol UIContentView {}
@MainActor protocol UIContextMenuInteractionAnimating {}
@MainActor protocol UIContextMenuInteractionCommitAnimating {}
@MainActor protocol UIContextMenuInteractionDelegate {}
@MainActor protocol UIDataSourceModelAssociation {}
@MainActor protocol UIDataSourceTranslating {}
@MainActor protocol UIDocumentMenuDelegate {}
@MainActor protocol UIDragAnimating {}
@MainActor protocol UIDragDropSession {}
@MainActor protocol UIDragInteractionDelegate {}
@MainActor protocol UIDragSession {}
@MainActor protocol UIDropInteractionDelegate {}
@MainActor protocol UIDropSession {}
@MainActor protocol UIDynamicAnimatorDelegate {}
@MainActor protocol UIDynamicItem {}
@MainActor protocol UIEditMenuInteractionAnimating {}
@MainActor protocol UIFindInteractionDelegate {}
@MainActor protocol UIFocusAnimationContext {}
@MainActor protocol UIFocusDebuggerOutput {}
@MainActor protocol UIFocusEnvironment {}
@MainActor protocol UIFocusItem {}
@MainActor protocol UIFocusItemContainer {}
@MainActor protocol UIFocusItemScrollableContainer {}
@MainActor protocol UIFontPickerViewControllerDelegate {}
@MainActor protocol UIGestureRecognizerDelegate {}
@MainActor protocol UIGuidedAccessRestrictionDelegate {}
@MainActor protocol UIHoverEffect {}
@MainActor protocol UIIndirectScribbleInteractionDelegate {}
@MainActor protocol UIInputViewAudioFeedback {}
@MainActor protocol UIInteraction {}
@MainActor protocol UIItemProviderPresentationSizeProviding {}
@MainActor protocol UIKeyInput: UITextInputTraits {}
@MainActor protocol UILargeContentViewerInteractionDelegate {}
@MainActor protocol UILargeContentViewerItem {}
@MainActor protocol UILayoutSupport {}
@MainActor protocol UILetterformAwareAdjusting {}
@MainActor protocol UIMenuBuilder {}
@MainActor protocol UIMenuLeaf {}
@MainActor protocol UIMutableTraits {}
@MainActor protocol UINSIntegerTraitDefinition {}
@MainActor protocol UINavigationBarDelegate: UIBarPositioningDelegate {}
@MainActor protocol UINavigationControllerDelegate {}
@MainActor protocol UINavigationItemRenameDelegate {}
@MainActor protocol UIObjectRestoration {}
@MainActor protocol UIObjectTraitDefinition {}
@MainActor protocol UIPageViewControllerDataSource {}
@MainActor protocol UIPageViewControllerDelegate {}
@MainActor protocol UIPasteConfigurationSupporting {}
@MainActor protocol UIPencilInteractionDelegate {}
@MainActor protocol UIPickerViewAccessibilityDelegate {}
@MainActor protocol UIPickerViewDelegate {}
@MainActor protocol UIPointerInteractionAnimating {}
@MainActor protocol UIPointerInteractionDelegate {}
@MainActor protocol UIPopoverControllerDelegate {}
@MainActor protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
@MainActor protocol UIPreviewActionItem {}
@MainActor protocol UIPreviewInteractionDelegate {}
@MainActor protocol UIPrintInteractionControllerDelegate {}
@MainActor protocol UIPrinterPickerControllerDelegate {}
@MainActor protocol UIResponderStandardEditActions {}
@MainActor protocol UIScreenshotServiceDelegate {}
@MainActor protocol UIScribbleInteractionDelegate {}
@MainActor protocol UIScrollViewAccessibilityDelegate {}
@MainActor protocol UISearchControllerDelegate {}
@MainActor protocol UISearchDisplayDelegate {}
@MainActor protocol UISearchSuggestion {}
@MainActor protocol UISearchTextFieldDelegate: UITextFieldDelegate {}
@MainActor protocol UISearchTextFieldPasteItem {}
@MainActor protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
@MainActor protocol UISheetPresentationControllerDetentResolutionContext {}
@MainActor protocol UISplitViewControllerDelegate {}
@MainActor protocol UISpringLoadedInteractionBehavior {}
@MainActor protocol UISpringLoadedInteractionContext {}
@MainActor protocol UISpringLoadedInteractionEffect {}
@MainActor protocol UISpringLoadedInteractionSupporting {}
@MainActor protocol UIStateRestoring {}
@MainActor protocol UITabBarControllerDelegate {}
@MainActor protocol UITabBarControllerSidebarAnimating {}
@MainActor protocol UITabBarControllerSidebarDelegate {}
@MainActor protocol UITabBarDelegate {}
@MainActor protocol UITableViewDataSourcePrefetching {}
@MainActor protocol UITableViewDragDelegate {}
@MainActor protocol UITableViewDropCoordinator {}
@MainActor protocol UITableViewDropDelegate {}
@MainActor protocol UITableViewDropItem {}
@MainActor protocol UITableViewDropPlaceholderContext {}
@MainActor protocol UITextCursorView {}
@MainActor protocol UITextDocumentProxy: UIKeyInput {}
@MainActor protocol UITextDragDelegate {}
@MainActor protocol UITextDragRequest {}
@MainActor protocol UITextDraggable {}
@MainActor protocol UITextDropDelegate {}
@MainActor protocol UITextDropRequest {}
@MainActor protocol UITextDroppable {}
@MainActor protocol UITextFormattingCoordinatorDelegate {}
@MainActor protocol UITextFormattingViewControllerDelegate {}
@MainActor protocol UITextInput: UIKeyInput {}
@MainActor protocol UITextInputDelegate {}
@MainActor protocol UITextInputTokenizer {}
@MainActor protocol UITextInputTraits {}
@MainActor protocol UITextInteractionDelegate {}
@MainActor protocol UITextPasteConfigurationSupporting {}
@MainActor protocol UITextPasteDelegate {}
@MainActor protocol UITextPasteItem {}
@MainActor protocol UITextSearchAggregator {}
@MainActor protocol UITextSearching {}
@MainActor protocol UITextSelectionDisplayInteractionDelegate {}
@MainActor protocol UITextSelectionHandleView {}
@MainActor protocol UITextSelectionHighlightView {}
@MainActor protocol UITimingCurveProvider {}
@MainActor protocol UIToolTipInteractionDelegate {}
@MainActor protocol UIToolbarDelegate: UIBarPositioningDelegate {}
@MainActor protocol UITraitChangeObservable {}
@MainActor protocol UITraitChangeRegistration {}
@MainActor protocol UITraitDefinition {}
@MainActor protocol UITraitEnvironment {}
@MainActor protocol UITraitOverrides {}
@MainActor protocol UIUserActivityRestoring {}
@MainActor protocol UIVideoEditorControllerDelegate {}
@MainActor protocol UIViewAnimating {}
@MainActor protocol UIViewControllerAnimatedTransitioning {}
@MainActor protocol UIViewControllerContextTransitioning {}
@MainActor protocol UIViewControllerInteractiveTransitioning {}
@MainActor protocol UIViewControllerPreviewing {}
@MainActor protocol UIViewControllerPreviewingDelegate {}
@MainActor protocol UIViewControllerRestoration {}
@MainActor protocol UIViewControllerTransitionCoordinatorContext {}
@MainActor protocol UIViewControllerTransitioningDelegate {}
@MainActor protocol UIViewImplicitlyAnimating {}
@MainActor protocol UIWebViewDelegate {}
```

## Not on the main actor

```swift interface UIKit
class UIImage: NSObject {
  init?(named name: String)
  init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
  init?(systemName name: String)
  init?(contentsOfFile path: String)
  init?(data: Data)
  init?(data: Data, scale: CGFloat)
  init(cgImage: CGImage)
  init(ciImage: CIImage)
  var size: CGSize { get }
  var scale: CGFloat { get }
  var cgImage: CGImage? { get }
  var ciImage: CIImage? { get }
  func pngData() -> Data?
  func jpegData(compressionQuality: CGFloat) -> Data?
  func heicData() -> Data?
  func draw(in rect: CGRect)
  func draw(at point: CGPoint)
  func preparingForDisplay() -> UIImage?
  func preparingThumbnail(of size: CGSize) -> UIImage?
  func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void)
  func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void)
  func byPreparingForDisplay() async -> UIImage?
  func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage?
  func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage
  func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage
}
class UIPasteboard: NSObject {
  class var general: UIPasteboard { get }
  convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool)
  class func withUniqueName() -> UIPasteboard
  var string: String? { get set }
  var strings: [String]? { get set }
  var url: URL? { get set }
  var urls: [URL]? { get set }
  var image: UIImage? { get set }
  var images: [UIImage]? { get set }
  var color: UIColor? { get set }
  var items: [[String: Any]] { get set }
  var hasStrings: Bool { get }
  var hasURLs: Bool { get }
  var hasImages: Bool { get }
  var numberOfItems: Int { get }
  var changeCount: Int { get }
  var itemProviders: [NSItemProvider] { get set }
  func data(forPasteboardType pasteboardType: String) -> Data?
  func value(forPasteboardType pasteboardType: String) -> Any?
}
class UIGraphicsRenderer: NSObject {}
class UIGraphicsImageRenderer: UIGraphicsRenderer {
  init(size: CGSize)
  init(size: CGSize, format: UIGraphicsImageRendererFormat)
  init(bounds: CGRect)
  func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage
  func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data
  func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data
}
class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  init(bounds: CGRect)
  init(bounds: CGRect, format: UIGraphicsPDFRendererFormat)
  func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data
  func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws
}
class UIColor: NSObject {
  convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor)
}
class UIFont: NSObject {
  class var familyNames: [String] { get }
  class func fontNames(forFamilyName familyName: String) -> [String]
  class func systemFont(ofSize fontSize: CGFloat) -> UIFont
}
class UIBezierPath: NSObject {}
class UITraitCollection: NSObject {
  class var current: UITraitCollection { get set }
}
class UIPress: NSObject {}
class UIApplicationShortcutItem: NSObject {}
class UIActivityItemProvider: Operation {}
class UIDocument: NSObject {
  init(fileURL url: URL)
  var fileURL: URL { get }
  func open(completionHandler: (@Sendable (Bool) -> Void)? = nil)
  func close(completionHandler: (@Sendable (Bool) -> Void)? = nil)
  func save(to url: URL, for saveOperation: UIDocument.SaveOperation, completionHandler: (@Sendable (Bool) -> Void)? = nil)
  func contents(forType typeName: String) throws -> Any
  func load(fromContents contents: Any, ofType typeName: String?) throws
  func read(from url: URL) throws
  func writeContents(_ contents: Any, to url: URL, for saveOperation: UIDocument.SaveOperation, originalContentsURL: URL?) throws
}
protocol UIActivityItemSource: NSObjectProtocol {
  func activityViewController(_ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?) -> Any?
}
protocol NSLayoutManagerDelegate: NSObjectProtocol {}
protocol NSTextStorageDelegate: NSObjectProtocol {
  func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
}
class NSTextStorage: NSMutableAttributedString {
  var layoutManagers: [NSLayoutManager] { get }
}
class NSTextContainer: NSObject {
  var layoutManager: NSLayoutManager? { get }
}
class NSLayoutManager: NSObject {
  func ensureLayout(for container: NSTextContainer)
  func ensureLayout(forCharacterRange charRange: NSRange)
  func ensureLayout(forGlyphRange glyphRange: NSRange)
  func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer)
  func ensureGlyphs(forCharacterRange charRange: NSRange)
  func usedRect(for container: NSTextContainer) -> CGRect
  func enumerateLineFragments(forGlyphRange glyphRange: NSRange, using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void)
  func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint)
  func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint)
}
class NSTextLayoutManager: NSObject {
  func ensureLayout(for range: NSTextRange)
  func enumerateTextLayoutFragments(from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [], using block: (NSTextLayoutFragment) -> Bool) -> (any NSTextLocation)?
}
func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
func UIGraphicsGetImageFromCurrentImageContext() -> UIImage?
```

"""#),
("sdk/webkit.md", #"""
# webkit

WebKit is on the main actor throughout.

```swift interface WebKit
@MainActor class WKWebView: UIView {
  init(frame: CGRect, configuration: WKWebViewConfiguration)
  var configuration: WKWebViewConfiguration { get }
  var navigationDelegate: (any WKNavigationDelegate)? { get set }
  func load(_ request: URLRequest) -> WKNavigation?
  func evaluateJavaScript(_ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil)
  func takeSnapshot(with snapshotConfiguration: WKSnapshotConfiguration?, completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void)
}
@MainActor protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy
  func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse, decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}
@MainActor protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
@MainActor protocol WKURLSchemeHandler: NSObjectProtocol {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
@MainActor class WKBackForwardList {}
@MainActor class WKBackForwardListItem {}
@MainActor class WKContentRuleList {}
@MainActor class WKContentRuleListStore {}
@MainActor class WKContentWorld {}
@MainActor class WKDownload {}
@MainActor class WKFindConfiguration {}
@MainActor class WKFindResult {}
@MainActor class WKFrameInfo {}
@MainActor class WKHTTPCookieStore {}
@MainActor class WKNavigation {}
@MainActor class WKNavigationAction {}
@MainActor class WKNavigationResponse {}
@MainActor class WKOpenPanelParameters {}
@MainActor class WKPDFConfiguration {}
@MainActor class WKPreferences {}
@MainActor class WKProcessPool {}
@MainActor class WKScriptMessage {}
@MainActor class WKSecurityOrigin {}
@MainActor class WKSnapshotConfiguration {}
@MainActor class WKUserContentController {}
@MainActor class WKUserScript {}
@MainActor class WKWebExtension {}
@MainActor class WKWebExtensionAction {}
@MainActor class WKWebExtensionCommand {}
@MainActor class WKWebExtensionContext {}
@MainActor class WKWebExtensionController {}
@MainActor class WKWebExtensionControllerConfiguration {}
@MainActor class WKWebExtensionDataRecord {}
@MainActor class WKWebExtensionMatchPattern {}
@MainActor class WKWebExtensionMessagePort {}
@MainActor class WKWebExtensionTabConfiguration {}
@MainActor class WKWebExtensionWindowConfiguration {}
@MainActor class WKWebViewConfiguration {}
@MainActor class WKWebpagePreferences {}
@MainActor class WKWebsiteDataRecord {}
@MainActor class WKWebsiteDataStore {}
@MainActor class WKWindowFeatures {}
@MainActor class WebFrameView: NSView {}
@MainActor class WebView: NSView {}
@MainActor protocol WKDownloadDelegate {}
@MainActor protocol WKHTTPCookieStoreObserver {}
@MainActor protocol WKScriptMessageHandlerWithReply {}
@MainActor protocol WKUIDelegate {}
@MainActor protocol WKWebExtensionControllerDelegate {}
@MainActor protocol WKWebExtensionTab {}
@MainActor protocol WKWebExtensionWindow {}
```

"""#),
("sdk/widgets.md", #"""
# widgets

WidgetKit: widgets are on the main actor, their timeline providers are not.

```swift interface WidgetKit
@_confidence(medium) @MainActor @preconcurrency protocol Widget {
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency var body: Body { get }
}
@_confidence(medium) @MainActor @preconcurrency protocol WidgetBundle {
  associatedtype Body: Widget
  @MainActor @preconcurrency var body: Body { get }
}
@_confidence(medium) @MainActor @preconcurrency protocol ControlWidget {}
@_confidence(low) @MainActor @preconcurrency protocol ControlWidgetConfiguration {}
@_confidence(medium) @MainActor @preconcurrency protocol WidgetConfiguration {}
@_confidence(medium) protocol TimelineProvider {
  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
@_confidence(medium) protocol AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
}
class WidgetCenter {
  static let shared: WidgetCenter
  func reloadAllTimelines()
  func reloadTimelines(ofKind kind: String)
  func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void)
}
```

"""#),
("main-thread/async-without-suspension.md", #"""
# async-without-suspension

An `async` function of the main actor never awaits anything, yet blocks or computes. The word `async` promises that the caller's thread stays free; here it does not, because without a suspension the whole body runs
on the main thread in one piece.

```toml
[rule]
check = "async-without-suspension"
severity = "warning"
message = "{symbol} is async and never suspends: on the main thread {callee} {does}, at worst {worst}"
instead = "Make the function `nonisolated` (and `@concurrent` where that is needed) so that it leaves main, or await an asynchronous form inside it."
source = "Swift Evolution: SE-0338, SE-0461; the project's source document [1] on hangs and responsiveness"
```

Overrides, `@objc` methods and functions that a protocol asks for may have to be `async`; they are not reported here, though what they call still is.

## Reported

```swift
import Foundation

@MainActor
final class Archive {
  var names: [String] = []

  func load() async throws {  // expect: async-without-suspension
    names = try FileManager.default.contentsOfDirectory(atPath: "/data/archive")  // expect: disk-on-main
  }
}
```

## Not reported

```swift
@MainActor
final class Archive {
  var names: [String] = []

  func load() async {
    names = await Index().names()
  }

  func rename(_ new: String) async {
    names.append(new)
  }
}

actor Index {
  func names() -> [String] { [] }
}
```

"""#),
("main-thread/compute-on-main.md", #"""
# compute-on-main

The main thread decodes, parses, packs or draws something whose size it does not know. After an `await` it does so too: the code resumes where it was before, on the main thread.

```toml
[rule]
finds = ["computes on main: warning", "pictures on main: note"]
message = "{symbol} runs on the main thread, where {callee} {does}, at worst {worst}"
instead = "Move the work into a nonisolated async function, an actor or a detached task, and hand the finished value back."
source = "Apple: Improving app responsiveness; Swift Evolution: SE-0338; the project's source documents [1] on hangs and responsiveness, [3] on the run loop"
```

Literals and values from user defaults are small and not reported. A picture made from encoded data is a note: it is decoded when it is first drawn, on the main thread too.

## Reported

```swift
import Foundation

@MainActor
final class Songs {
  var titles: [String] = []

  func show(_ answer: Data) throws {
    titles = try JSONDecoder().decode([String].self, from: answer)  // expect: compute-on-main
  }
}
```

## Not reported

```swift
import Foundation

@MainActor
final class Songs {
  var titles: [String] = []

  func show(_ answer: Data) async throws {
    titles = try await Parser().titles(in: answer)
  }
}

actor Parser {
  func titles(in answer: Data) throws -> [String] {
    try JSONDecoder().decode([String].self, from: answer)
  }
}
```

"""#),
("main-thread/database-on-main.md", #"""
# database-on-main

The main thread runs a query, opens a store or migrates it. With the developer's ten rows that is instant; with a user's hundred thousand, or while another connection writes, the app stands still.

```toml
[rule]
finds = ["database on main: warning", "database-row on main: warning", "database-row on action: note"]
message = "{symbol} runs on the main thread, where {callee} {does}, at worst {worst}"
instead = "Use the database's own queue and hand the rows to main: `await context.perform { … }`, `try await queue.read { … }`."
source = "Apple: Core Data, Concurrency; SQLite: sqlite3_step; the project's source document [1] on hangs and responsiveness"
```

Single fetches and saves on the context that belongs to the interface are notes; a fetch for each element of a collection is a warning, also behind a helper or in a closure such as that of `map`. A migration at launch is an error of `blocking-at-launch`.

## Reported

```swift
import SQLite3

@MainActor
final class Library {
  private var statement: OpaquePointer?

  func next() -> Bool {
    sqlite3_step(statement) == SQLITE_ROW  // expect: database-on-main
  }
}
```

## Not reported

```swift
import CoreData

@MainActor
final class Library {
  var count = 0

  func recount(in context: NSManagedObjectContext) async throws {
    count = try await context.perform {
      try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Song"))
    }
  }
}
```

"""#),
("main-thread/detached-hops-back.md", #"""
# detached-hops-back

A detached task, a `@concurrent` function or a block on a background queue is started to leave the main thread, and then only goes straight back: all it does is await or sync into main-actor code that blocks or computes.
The work ends up where it was meant not to be.

```toml
[rule]
check = "detached-hops-back"
severity = "warning"
message = "The background work in {symbol} goes straight back to the main thread, where {callee} {does}, at worst {worst}"
instead = "Make the function that does the work nonisolated, and go back to main only with its result."
source = "Swift Evolution: SE-0304, SE-0338; the project's source document [1] on hangs and responsiveness"
```

Work that does something real off main first and then delivers its result is not reported.

## Reported

```swift
import Foundation

@MainActor
final class Gallery {
  var names: [String] = []

  func scan() {
    names = (try? FileManager.default.contentsOfDirectory(atPath: "/data/gallery")) ?? []  // expect: disk-on-main
  }

  func open() {
    Task.detached {  // expect: detached-hops-back
      await self.scan()
    }
  }
}
```

## Not reported

```swift
@MainActor
final class Gallery {
  var names: [String] = []

  func show(_ new: [String]) { names = new }

  func open() {
    Task.detached {
      let found = await Scanner().names()
      await self.show(found)
    }
  }
}

actor Scanner {
  func names() -> [String] { ["a", "b"] }
}
```

"""#),
("main-thread/disk-on-main.md", #"""
# disk-on-main

The main thread reads, writes or lists files and stands still meanwhile. The same line takes a millisecond on the developer's machine and seconds on a full phone, a network share or a cloud folder whose file is not
downloaded yet.

```toml
[rule]
finds = ["disk on main: warning", "settings-file on main: note", "own-folder on main: note", "short-file on main: warning", "short-file on action: note", "data-file on main: warning", "data-file on action: note"]
message = "{symbol} runs on the main thread, where {callee} {does}, at worst {worst}"
instead = "Read in a nonisolated async function or an actor of its own and keep only the value on main."
source = "Apple: Improving performance and stability when accessing the file system; the project's source document [1] on hangs and responsiveness"
```

One file that is read or written once because the user asked for it, questions about one item, small resources of the app's own bundle and memory-mapped reads are notes.

## Reported

```swift
import Foundation

@MainActor
final class Notebook {
  let folder = URL(fileURLWithPath: "/data/notes")

  func open() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/data/notes")  // expect: disk-on-main
  }

  func save(_ text: String) throws {
    try text.write(to: folder.appendingPathComponent("last"), atomically: true, encoding: .utf8)  // expect: disk-on-main
  }
}
```

## Not reported

```swift
import Foundation

@MainActor
final class Notebook {
  var names: [String] = []

  func open() {
    DispatchQueue.global().async {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/data/notes")) ?? []
      DispatchQueue.main.async { self.names = names }
    }
  }
}
```

"""#),
("main-thread/ipc-on-main.md", #"""
# ipc-on-main

The main thread asks a system service, the keychain, camera, audio, location, photos, pasteboard or another app, and waits for its answer. Such services are usually quick and sometimes start up, change hardware or ask
the user first.

```toml
[rule]
finds = [
  "ipc on main: warning",
  "keychain on main: warning", "keychain on action: note",
  "pasteboard on main: warning", "pasteboard on action: note",
]
message = "{symbol} runs on the main thread, where {callee} {does}, at worst {worst}"
instead = "Ask on a queue of its own and keep the answer; for the camera use one serial session queue."
source = "Apple: SecItemCopyMatching, AVCaptureSession.startRunning(), CLLocationManager.locationServicesEnabled()"
```

## Reported

```swift
import AVFoundation
import CoreLocation

@MainActor
final class Camera {
  let session = AVCaptureSession()

  func start() throws {
    try AVAudioSession.sharedInstance().setActive(true)  // expect: ipc-on-main
    session.startRunning()  // expect: ipc-on-main
  }

  var canLocate: Bool {
    CLLocationManager.locationServicesEnabled()  // expect: ipc-on-main
  }
}
```

## Not reported

```swift
import AVFoundation

@MainActor
final class Camera {
  let session = AVCaptureSession()
  private let sessionQueue = DispatchQueue(label: "camera session")

  func start() {
    let session = session
    sessionQueue.async { session.startRunning() }
  }
}
```

"""#),
("main-thread/lock-on-main.md", #"""
# lock-on-main

The main thread takes a lock that another function holds while it reads files, asks the network, waits or works through a loop. The two lines on main look harmless; they take as long as the other function.

```toml
[rule]
check = "lock-on-main"
severity = "warning"
message = "{symbol} takes a lock on the main thread that is elsewhere held across long work: {callee} {does}, at worst {worst}"
instead = "Do the long work before taking the lock and hold it only to store the result."
source = "Apple: Threading Programming Guide, Synchronization; the project's source document [1] on hangs and responsiveness"
```

Short sections, a few assignments between `lock()` and `unlock()`, are not reported. Functions of the project that run a closure under a lock, as the `withLock` of a box around a value,
count like the lock itself: who calls one holds it for as long as the closure takes.

## Reported

```swift
import Foundation

final class Cache: @unchecked Sendable {
  private let lock = NSLock()
  private var names: [String] = []

  func reload() {
    lock.lock()
    names = (try? FileManager.default.contentsOfDirectory(atPath: "/data/cache")) ?? []
    lock.unlock()
  }

  @MainActor
  func first() -> String? {
    lock.lock()  // expect: lock-on-main
    defer { lock.unlock() }
    return names.first
  }
}

func reloadInBackground(_ cache: Cache) {
  DispatchQueue.global().async { cache.reload() }
}
```

## Not reported

```swift
import Foundation

final class Cache: @unchecked Sendable {
  private let lock = NSLock()
  private var names: [String] = []

  func store(_ new: [String]) {
    lock.lock()
    names = new
    lock.unlock()
  }

  @MainActor
  func first() -> String? {
    lock.lock()
    defer { lock.unlock() }
    return names.first
  }
}
```

"""#),
("main-thread/loop-on-main.md", #"""
# loop-on-main

The main thread works through a collection of unknown length, and each round does something expensive, or one such loop stands inside another. Ten elements are nothing, ten thousand are a frozen app.

```toml
[rule]
check = "loop-on-main"
severity = "warning"
message = "{symbol} loops on the main thread over data of unknown size with expensive work in each round; nothing is drawn until the loop ends"
instead = "Do the loop in a nonisolated async function or an actor, or let the interface breathe with `await Task.yield()` every few rounds."
source = "Apple: Improving app responsiveness; the project's source document [1] on hangs and responsiveness"
```

A loop over a literal or up to a constant has a known bound; one that suspends inside lets the interface go on.

## Reported

```swift
@MainActor
final class Matcher {
  var pairs = 0

  func count(_ left: [String], _ right: [String]) {
    for a in left {  // expect: loop-on-main
      for b in right where a == b { pairs += 1 }
    }
  }
}
```

## Not reported

```swift
@MainActor
final class Matcher {
  var pairs = 0

  func count(_ left: [String], _ right: [String]) async {
    for a in left {
      for b in right where a == b { pairs += 1 }
      await Task.yield()
    }
  }

  func small() -> Int {
    var sum = 0
    for row in 0..<8 {
      for column in 0..<8 { sum += row * column }
    }
    return sum
  }
}
```

"""#),
("main-thread/main-queue-sync.md", #"""
# main-queue-sync

Code that runs on the main thread hands work to the main queue and waits for it. The queue can only run the work when the main thread is free, and the main thread is waiting: neither ever goes on.

```toml
[rule]
finds = ["main-sync on main: error"]
message = "{symbol} runs on the main thread, where {callee} {does}: it waits for itself, {worst}"
instead = "Do the work directly; if the function is called from other threads too, use `DispatchQueue.main.async` or `await MainActor.run`."
source = "Apple: DispatchQueue.sync(execute:), \"targeting the current queue results in deadlock\"; the project's source documents [1] on hangs and responsiveness, [3] on the run loop"
```

## Reported

```swift
import Dispatch

@MainActor
final class Banner {
  var text = ""

  func show(_ new: String) {
    DispatchQueue.main.sync { text = new }  // expect: main-queue-sync
  }
}
```

## Not reported

```swift
import Foundation

final class Banner: @unchecked Sendable {
  private var text = ""

  func show(_ new: String) {
    if Thread.isMainThread {
      text = new
    } else {
      DispatchQueue.main.sync { text = new }
    }
  }

  func showLater(_ new: String) {
    DispatchQueue.main.async { self.text = new }
  }
}
```

"""#),
("main-thread/name-lookup-on-main.md", #"""
# name-lookup-on-main

The main thread turns a host name into an address, or an address into a name, and waits for the name service. Without a working name server that takes half a minute; the app is frozen all the time.

```toml
[rule]
finds = ["lookup on main: error"]
message = "{symbol} runs on the main thread, where {callee} {does}, at worst {worst}"
instead = "Connect by name with `NWConnection` or `URLSession`; they resolve on their own threads."
source = "POSIX: getaddrinfo; Apple: Technical Q&A QA1693, Synchronous Networking On The Main Thread; the project's source document [1] on hangs and responsiveness"
```

With `AI_NUMERICHOST` or `NI_NUMERICHOST` nothing is asked, and nothing is reported.

## Reported

```swift
import Foundation

@MainActor
final class Browser {
  func title() -> String {
    ProcessInfo.processInfo.hostName  // expect: name-lookup-on-main
  }

  func isKnown(_ host: String) -> Bool {
    gethostbyname(host) != nil  // expect: name-lookup-on-main
  }
}
```

## Not reported

```swift
import Foundation

@MainActor
final class Browser {
  func isAddress(_ text: String) -> Bool {
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST
    var list: UnsafeMutablePointer<addrinfo>?
    return getaddrinfo(text, nil, &hints, &list) == 0
  }

  func title() -> String { ProcessInfo.processInfo.processName }
}
```

"""#),
("main-thread/network-on-main.md", #"""
# network-on-main

The main thread asks another machine for something and stands still until the answer is there. On a good network that is a stutter; in a lift or behind a captive portal the app is frozen for as long as a time-out lasts,
and the system may end it. Initialisers that take a URL look like file reads and are downloads when the URL is remote.

```toml
[rule]
finds = ["network on main: error", "network-or-disk on main: warning"]
message = "{symbol} runs on the main thread, where {callee} {does}, at worst {worst}"
instead = "Await it: `let (data, _) = try await URLSession.shared.data(from: url)`."
source = "Apple: NSData.init(contentsOf:), \"don't use this synchronous initializer to request network-based URLs\"; the project's source document [1] on hangs and responsiveness, [3] on the run loop"
```

If it cannot be seen whether the URL is remote, the finding is a warning that names both possibilities. A URL that is certainly a file belongs to `disk-on-main`.

## Reported

```swift
import Foundation

@MainActor
final class Feed {
  var items = Data()

  func refresh() throws {
    let address = URL(string: "https://example.com/feed.json")!
    items = try Data(contentsOf: address)  // expect: network-on-main
  }

  func show(_ url: URL) throws -> String {
    try String(contentsOf: url, encoding: .utf8)  // expect: network-on-main
  }
}
```

## Not reported

```swift
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@MainActor
final class Feed {
  var items = Data()

  func refresh() async throws {
    let address = URL(string: "https://example.com/feed.json")!
    items = try await URLSession.shared.data(from: address).0
  }
}
```

"""#),
("main-thread/process-on-main.md", #"""
# process-on-main

The main thread starts another program and waits for its end. That program may read a slow disk, ask a server or wait for input; while it runs the app does nothing else.

```toml
[rule]
finds = ["process on main: error"]
message = "{symbol} runs on the main thread, where {callee} {does}, at worst {worst}"
instead = "Set `terminationHandler` before `run()` and go on there, or wrap it in a continuation."
source = "Apple: Process.waitUntilExit(); POSIX: system, waitpid"
```

Starting a program without waiting for it is a note.

## Reported

```swift
import Foundation

@MainActor
final class Tools {
  func finish(_ job: Process) -> Int32 {
    job.waitUntilExit()  // expect: process-on-main
    return job.terminationStatus
  }
}
```

## Not reported

```swift
import Foundation

@MainActor
final class Tools {
  var status: Int32 = 0

  func observe(_ job: Process) {
    job.terminationHandler = { ended in
      let status = ended.terminationStatus
      DispatchQueue.main.async { self.status = status }
    }
  }
}
```

"""#),
("main-thread/queue-sync-on-main.md", #"""
# queue-sync-on-main

The main thread waits for a queue on which other work blocks, loops or computes. The block handed over may be one line; it still runs only when everything before it is done, so the main thread waits for work it
knows nothing of.

```toml
[rule]
check = "queue-sync-on-main"
severity = "warning"
message = "{symbol} runs on the main thread, where {callee} {does}, at worst {worst}"
instead = "Hand the work over with `async`; guard the small state that main reads with a lock of its own."
source = "Apple: DispatchQueue.sync(execute:); the project's source document [1] on hangs and responsiveness"
```

If the queue's other work is not known, or is a loop over what is in memory, this is a note. A short read or write of state on a queue that does nothing long is not reported.

## Reported

```swift
import Foundation

final class Store: @unchecked Sendable {
  private let queue = DispatchQueue(label: "store")
  private var names: [String] = []

  func load() {
    queue.async {
      self.names = (try? FileManager.default.contentsOfDirectory(atPath: "/data/store")) ?? []
    }
  }

  @MainActor
  func current() -> [String] {
    queue.sync { names }  // expect: queue-sync-on-main
  }
}
```

## Not reported

```swift
import Dispatch

final class Counter: @unchecked Sendable {
  private let queue = DispatchQueue(label: "counter")
  private var value = 0

  func increment() {
    queue.async { self.value += 1 }
  }

  @MainActor
  func current() -> Int {
    queue.sync { value }
  }
}
```

"""#),
("main-thread/reachability-on-main.md", #"""
# reachability-on-main

The main thread asks on the spot whether a host can be reached. To answer, the system may first look up the host's name, which takes longest exactly when the network is bad.

```toml
[rule]
finds = ["reachability on main: error"]
message = "{symbol} runs on the main thread, where {callee} {does}, at worst {worst}"
instead = "Start an `NWPathMonitor` on a queue once and read the last path it reported."
source = "Apple: SCNetworkReachabilityGetFlags, NWPathMonitor; the project's source document [1] on hangs and responsiveness"
```

Watching a target on a queue, without asking it on the spot, is fine.

## Reported

```swift
import SystemConfiguration

@MainActor
final class Status {
  let target = SCNetworkReachabilityCreateWithName(nil, "example.com")!

  var isOnline: Bool {
    var flags = SCNetworkReachabilityFlags()
    return SCNetworkReachabilityGetFlags(target, &flags) && flags.contains(.reachable)  // expect: reachability-on-main
  }
}
```

## Not reported

```swift
import Network

@MainActor
final class Status {
  private let monitor = NWPathMonitor()
  private(set) var isOnline = true

  func start() {
    monitor.pathUpdateHandler = { path in
      let online = path.status == .satisfied
      Task { @MainActor in self.isOnline = online }
    }
    monitor.start(queue: DispatchQueue(label: "network state"))
  }
}
```

"""#),
("main-thread/sleep-on-main.md", #"""
# sleep-on-main

The main thread is put to sleep. Nothing happens meanwhile: no drawing, no touch, no timer, no other task on the main actor.

```toml
[rule]
finds = ["sleeps on main: error"]
message = "{symbol} runs on the main thread, where {callee} {does}, at worst {worst}"
instead = "Use `try await Task.sleep(for:)`, `DispatchQueue.main.asyncAfter` or a timer."
source = "Apple: Thread.sleep(forTimeInterval:); Swift Evolution: SE-0340; the project's source document [1] on hangs and responsiveness"
```

A constant below 5 milliseconds is not reported.

## Reported

```swift
import Foundation

@MainActor
final class Splash {
  func show() {
    Thread.sleep(forTimeInterval: 1.5)  // expect: sleep-on-main
    usleep(200_000)  // expect: sleep-on-main
  }
}
```

## Not reported

```swift
import Foundation

@MainActor
final class Splash {
  var isVisible = true

  func show() async throws {
    try await Task.sleep(nanoseconds: 1_500_000_000)
    isVisible = false
  }

  func settle() {
    usleep(500)
  }
}
```

"""#),
("main-thread/task-inherits-main.md", #"""
# task-inherits-main

`Task { }` written in main-actor code is no background task: its body inherits the main actor and runs on the main thread until it awaits something that leaves. Blocking or computing before that freezes the app just
as it would without the task.

```toml
[rule]
check = "task-inherits-main"
severity = "error"
finds = [
  "network on task: error",
  "network-or-disk on task: warning",
  "lookup on task: error",
  "reachability on task: error",
  "waits on task: error",
  "sleeps on task: error",
  "process on task: error",
  "run-loop on task: error",
  "disk on task: warning",
  "settings-file on task: note",
  "short-file on task: warning",
  "data-file on task: warning",
  "own-folder on task: note",
  "database on task: warning",
  "database-row on task: warning",
  "ipc on task: warning",
  "keychain on task: warning",
  "pasteboard on task: warning",
  "computes on task: warning",
]
message = "The task in {symbol} inherits the main actor: on the main thread {callee} {does}, at worst {worst}"
instead = "Put the work into a nonisolated async function or an actor and await it; `Task.detached` also leaves main."
source = "Swift Evolution: SE-0304, SE-0338, SE-0461; the project's source documents [1] on hangs and responsiveness, [4] on asynchronous work"
```

`Task.detached`, an actor named in the closure and an awaited function that runs elsewhere are not reported.

## Reported

```swift
import Foundation

@MainActor
final class Player {
  var lines: [String] = []

  func load() {
    Task {
      lines = (try? FileManager.default.contentsOfDirectory(atPath: "/data/lines")) ?? []  // expect: task-inherits-main
    }
  }
}
```

## Not reported

```swift
import Foundation

@MainActor
final class Player {
  var lines: [String] = []

  func load() {
    Task { lines = await Files().lines() }
  }
}

@globalActor
actor Files {
  static let shared = Files()
  func lines() -> [String] { [] }
}
```

"""#),
("main-thread/wait-on-main.md", #"""
# wait-on-main

The main thread waits for another thread: on a semaphore, a group, a condition, an operation, a future or the end of a thread. Until that other thread is done nothing is drawn and no touch is handled,
and if the other work itself needs the main thread, both wait for ever.

```toml
[rule]
finds = ["waits on main: error"]
message = "{symbol} runs on the main thread, where {callee} {does}, at worst {worst}"
instead = "Continue in a completion handler, `notify(queue: .main)` or after an `await`."
source = "Apple: DispatchSemaphore.wait(), Improving app responsiveness; Swift Evolution: SE-0340; the project's source document [1] on hangs and responsiveness"
```

A time limit of at most 0.05 seconds and the forms that only try (`try()`, `wait(timeout: .now())`) are questions, not waits.

## Reported

```swift
import Foundation

@MainActor
final class Importer {
  let group = DispatchGroup()
  let queue = OperationQueue()

  func finish() {
    group.wait()  // expect: wait-on-main
    queue.waitUntilAllOperationsAreFinished()  // expect: wait-on-main
  }
}
```

## Not reported

```swift
import Foundation

@MainActor
final class Importer {
  let group = DispatchGroup()
  var isBusy: Bool { group.wait(timeout: .now()) == .timedOut }
  var isDone = false

  func finish() {
    group.notify(queue: .main) { self.isDone = true }
  }
}
```

"""#),
("async/cancellation-shown-as-error.md", #"""
# cancellation-shown-as-error

A task is cancelled because nobody wants its result any more, for example when the view disappears. A catch-all then treats the cancellation like a failure, and the user sees an error for something that went right.

```toml
[rule]
check = "cancellation-shown-as-error"
severity = "note"
message = "The catch-all in {symbol} turns cancellation into a failure that is shown"
instead = "Add `catch is CancellationError { }` before it, or test `Task.isCancelled`."
source = "Swift Evolution: SE-0304, CancellationError; the project's source document [4] on asynchronous work"
```

## Reported

```swift
@MainActor
final class Profile {
  var failure: String?
  var name = ""

  func load() {
    Task {
      do {
        name = try await Server().name()
      } catch {  // expect: cancellation-shown-as-error
        failure = "Loading failed: \(error)"
      }
    }
  }
}

actor Server {
  func name() async throws -> String {
    try await Task.sleep(nanoseconds: 1_000)
    return "Kim"
  }
}
```

## Not reported

```swift
@MainActor
final class Profile {
  var failure: String?
  var name = ""

  func load() {
    Task {
      do {
        name = try await Server().name()
      } catch is CancellationError {
        return
      } catch {
        failure = "Loading failed: \(error)"
      }
    }
  }
}

actor Server {
  func name() throws -> String { "Kim" }
}
```

"""#),
("async/detached-loses-context.md", #"""
# detached-loses-context

`Task.detached` is used only to leave the main thread. It also drops the priority, the task-local values and the cancellation of the code that starts it, which a nonisolated async function keeps.

```toml
[rule]
check = "detached-loses-context"
severity = "note"
message = "{symbol} detaches a task and awaits it: priority, task-locals and cancellation are lost"
instead = "Await a nonisolated async function; it leaves main just as well."
source = "Swift Evolution: SE-0304, SE-0338, SE-0461; the project's source document [1] on hangs and responsiveness"
```

## Reported

```swift
@MainActor
final class Report {
  var total = 0

  func load(_ numbers: [Int]) async {
    total = await Task.detached { numbers.reduce(0, +) }.value  // expect: detached-loses-context
  }
}
```

## Not reported

```swift
@MainActor
final class Report {
  var total = 0

  func load(_ numbers: [Int]) async {
    total = await sum(numbers)
  }
}

func sum(_ numbers: [Int]) async -> Int { numbers.reduce(0, +) }
```

"""#),
("async/disk-in-async.md", #"""
# disk-in-async

Async code reads or writes files, or asks a database, on a thread of the cooperative pool. That leaves the main thread free and is often good enough; many such tasks at once, or one slow volume, keep the others waiting.

```toml
[rule]
finds = ["disk on pool: note", "data-file on pool: note", "database on pool: note", "database-row on pool: note"]
message = "{symbol} runs on Swift's cooperative pool, where {callee} {does}, at worst {worst}"
instead = "For large or many files use a queue of its own with a continuation, or an actor with its own executor."
source = "Apple: Improving performance and stability when accessing the file system; Swift Evolution: SE-0392, Custom Actor Executors"
```

## Reported

```swift
import Foundation

actor Notes {
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/data/notes")  // expect: disk-in-async
  }
}
```

## Not reported

```swift
import Foundation

func names() async throws -> [String] {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue.global().async {
      continuation.resume(with: Result { try FileManager.default.contentsOfDirectory(atPath: "/data/notes") })
    }
  }
}
```

"""#),
("async/endless-actor-loop.md", #"""
# endless-actor-loop

A loop in an actor, in main-actor code or in a task runs without end, or as long as a flag of the same actor says so that only code behind it can change, or over data of unknown size with real work in each round, and never suspends. Nothing else of that actor runs meanwhile, and the task cannot be
cancelled.

```toml
[rule]
check = "endless-actor-loop"
severity = "warning"
message = "The loop in {symbol} neither suspends nor looks for cancellation; nothing else of its actor runs until it ends"
instead = "Call `await Task.yield()` and `try Task.checkCancellation()` every few rounds, or do the loop outside the actor."
source = "Swift Evolution: SE-0304, SE-0306; the project's source documents [1] on hangs and responsiveness, [5] on reducers"
```

## Reported

```swift
actor Worker {
  private var jobs: [Int] = []
  private var isOpen = true

  func serve() {
    while true {  // expect: endless-actor-loop
      if let job = jobs.popLast() { handle(job) }
    }
  }

  func drain() {
    while isOpen {  // expect: endless-actor-loop
      if let job = jobs.popLast() { handle(job) }
    }
  }

  func close() { isOpen = false }
  func handle(_ job: Int) {}
}
```

## Not reported

```swift
actor Worker {
  private var jobs: [Int] = []

  func serve() async throws {
    while true {
      try Task.checkCancellation()
      if let job = jobs.popLast() { handle(job) }
      await Task.yield()
    }
  }

  func handle(_ job: Int) {}
}
```

"""#),
("async/hop-per-element.md", #"""
# hop-per-element

A loop goes to the main thread once for each element. Each hop waits its turn between touches and drawing; a thousand of them keep the main thread busy with almost nothing.

```toml
[rule]
check = "hop-per-element"
severity = "warning"
message = "{symbol} hops to the main thread for each element of a loop"
instead = "Collect the results and go to main once for the batch, or every so many elements."
source = "WWDC 2021, Swift concurrency: Behind the scenes; the project's source document [1] on hangs and responsiveness"
```

## Reported

```swift
@MainActor
final class Progress {
  var done = 0
}

struct Importer {
  let progress: Progress

  func run(_ files: [String]) async {
    for file in files {
      _ = file.count
      await MainActor.run { progress.done += 1 }  // expect: hop-per-element
    }
  }
}
```

```swift
import Foundation

@MainActor
final class Progress {
  var done = 0
}

struct Download {
  let progress: Progress

  func run(_ url: URL) async throws {
    let (bytes, _) = try await URLSession.shared.bytes(from: url)
    for try await _ in bytes {
      await MainActor.run { progress.done += 1 }  // expect: hop-per-element
    }
  }
}
```

## Not reported

```swift
@MainActor
final class Progress {
  var done = 0
}

struct Importer {
  let progress: Progress

  func run(_ files: [String]) async {
    var total = 0
    for file in files { total += file.count }
    let sum = total
    await MainActor.run { progress.done = sum }
  }
}
```

"""#),
("async/lock-across-await.md", #"""
# lock-across-await

A lock is taken and still held when the function suspends. Whoever wants the lock blocks its thread until the task is resumed, which may need that very thread; and the task may resume on another thread, where most locks
must not be unlocked.

```toml
[rule]
check = "lock-across-await"
severity = "error"
message = "{symbol} holds the lock taken here while it awaits: others block on it until the task goes on, and it may go on in another thread"
instead = "Copy what is needed under the lock, unlock, then await; or make the guarded state an actor."
source = "Swift Evolution: SE-0340; WWDC 2021, Swift concurrency: Behind the scenes; the project's source document [1] on hangs and responsiveness"
```

## Reported

```swift
import Foundation

final class Ledger: @unchecked Sendable {
  private var mutex = pthread_mutex_t()
  private var total = 0

  func add(from source: Bank) async {
    pthread_mutex_lock(&mutex)  // expect: lock-across-await
    total += await source.amount()
    pthread_mutex_unlock(&mutex)
  }
}

actor Bank {
  func amount() -> Int { 1 }
}
```

## Not reported

```swift
import Foundation

final class Ledger: @unchecked Sendable {
  private var mutex = pthread_mutex_t()
  private var total = 0

  func add(from source: Bank) async {
    let amount = await source.amount()
    pthread_mutex_lock(&mutex)
    total += amount
    pthread_mutex_unlock(&mutex)
  }
}

actor Bank {
  func amount() -> Int { 1 }
}
```

"""#),
("async/lock-left-held.md", #"""
# lock-left-held

A path leaves the function between taking a lock and giving it back: an early return, a thrown error, a `break`. The lock stays taken, and the next one who wants it waits for ever.

```toml
[rule]
check = "lock-left-held"
severity = "error"
message = "{symbol} can leave with the lock still held; the next one who takes it waits for ever"
instead = "Write `defer { lock.unlock() }` directly after `lock()`, or use `withLock { }`."
source = "POSIX: pthread_mutex_lock; Apple: NSLocking.withLock(_:)"
```

## Reported

```swift
import Foundation

final class Purse: @unchecked Sendable {
  private let lock = NSLock()
  private var coins = 0

  func take(_ count: Int) -> Bool {
    lock.lock()  // expect: lock-left-held
    if coins < count { return false }
    coins -= count
    lock.unlock()
    return true
  }
}
```

## Not reported

```swift
import Foundation

final class Purse: @unchecked Sendable {
  private let lock = NSLock()
  private var coins = 0

  func take(_ count: Int) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    if coins < count { return false }
    coins -= count
    return true
  }
}
```

"""#),
("async/main-queue-sync-in-async.md", #"""
# main-queue-sync-in-async

Async code waits for the main queue with `sync` and holds a thread of the cooperative pool until the main thread has time. If the main thread in turn waits for a task, both stand still for ever.

```toml
[rule]
finds = ["main-sync on pool: error", "main-perform on pool: error"]
message = "{symbol} runs on Swift's cooperative pool, where {callee} {does}, at worst {worst}"
instead = "Use `await MainActor.run { … }` or await a function of the main actor."
source = "Swift Evolution: SE-0316, Global actors; Apple: DispatchQueue.sync(execute:)"
```

## Reported

```swift
import Dispatch

func publish(_ value: Int) async -> Int {
  DispatchQueue.main.sync { value + 1 }  // expect: main-queue-sync-in-async
}
```

## Not reported

```swift
func publish(_ value: Int) async -> Int {
  await MainActor.run { value + 1 }
}
```

"""#),
("async/name-lookup-in-async.md", #"""
# name-lookup-in-async

Async code asks the name service and holds a thread of the cooperative pool until the answer comes or the attempt is given up, half a minute later.

```toml
[rule]
finds = ["lookup on pool: warning"]
message = "{symbol} runs on Swift's cooperative pool, where {callee} {does}, at worst {worst}"
instead = "Connect by name with `NWConnection` or `URLSession`, or resolve on a thread of your own and resume a continuation."
source = "POSIX: getaddrinfo; Swift Evolution: SE-0296"
```

## Reported

```swift
import Foundation

func isKnown(_ host: String) async -> Bool {
  gethostbyname(host) != nil  // expect: name-lookup-in-async
}
```

## Not reported

```swift
import Foundation

func isNumeric(_ host: String) async -> Bool {
  var address = in_addr()
  return inet_pton(AF_INET, host, &address) == 1
}
```

"""#),
("async/network-in-async.md", #"""
# network-in-async

Async code asks another machine through a call that returns only with the answer. The task looks as if it were suspended; in truth it holds one of the few threads of the cooperative pool for tens of seconds.

```toml
[rule]
finds = ["network on pool: warning", "network-or-disk on pool: note", "reachability on pool: note"]
message = "{symbol} runs on Swift's cooperative pool, where {callee} {does}, at worst {worst}"
instead = "Use `try await URLSession.shared.data(from: url)` or another asynchronous form."
source = "Swift Evolution: SE-0296; Apple: URLSession.data(from:)"
```

## Reported

```swift
import Foundation

struct Weather {
  func load() async throws -> Data {
    let address = URL(string: "https://example.com/weather.json")!
    return try Data(contentsOf: address)  // expect: network-in-async
  }
}
```

## Not reported

```swift
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct Weather {
  func load() async throws -> Data {
    let address = URL(string: "https://example.com/weather.json")!
    return try await URLSession.shared.data(from: address).0
  }
}
```

"""#),
("async/pipe-wait-order.md", #"""
# pipe-wait-order

A program's end is awaited before its output is read. A pipe holds some 64 KB; when it is full the program waits for a reader, the reader waits for the program, and neither goes on.

```toml
[rule]
check = "pipe-wait-order"
severity = "warning"
message = "{symbol} waits for the process before its pipe is read: with more output than the pipe holds both wait for ever"
instead = "Read to the end first and wait then, or drain the pipe with `readabilityHandler`."
source = "POSIX: pipe, write; Apple: Process, Pipe"
```

## Reported

```swift
import Foundation

func output(of job: Process) throws -> Data {
  let pipe = Pipe()
  job.standardOutput = pipe
  try job.run()
  job.waitUntilExit()  // expect: pipe-wait-order
  return pipe.fileHandleForReading.readDataToEndOfFile()
}
```

## Not reported

```swift
import Foundation

func output(of job: Process) throws -> Data {
  let pipe = Pipe()
  job.standardOutput = pipe
  try job.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  job.waitUntilExit()
  return data
}
```

"""#),
("async/process-in-async.md", #"""
# process-in-async

Async code starts another program and waits for its end on a thread of the cooperative pool. The other program may run for minutes; one thread of few is gone that long.

```toml
[rule]
finds = ["process on pool: warning"]
message = "{symbol} runs on Swift's cooperative pool, where {callee} {does}, at worst {worst}"
instead = "Set `terminationHandler` and resume a continuation in it."
source = "Apple: Process.terminationHandler; Swift Evolution: SE-0296"
```

## Reported

```swift
import Foundation

func finish(_ job: Process) async -> Int32 {
  job.waitUntilExit()  // expect: process-in-async
  return job.terminationStatus
}
```

## Not reported

```swift
import Foundation

func finish(_ job: Process) async -> Int32 {
  await withCheckedContinuation { continuation in
    job.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
  }
}
```

"""#),
("async/queue-sync-in-async.md", #"""
# queue-sync-in-async

Async code waits for a queue on which blocking work is done. The thread of the cooperative pool stands still until that work is over.

```toml
[rule]
check = "queue-sync-in-async"
severity = "warning"
message = "{symbol} runs on Swift's cooperative pool, where {callee} {does}, at worst {worst}"
instead = "Hand the work over with `async` inside a continuation, or make the guarded state an actor."
source = "Apple: DispatchQueue.sync(execute:); Swift Evolution: SE-0296"
```

A short read or write of state on a queue that does nothing long is not reported.

## Reported

```swift
import Foundation

final class Store: @unchecked Sendable {
  private let queue = DispatchQueue(label: "store")
  private var names: [String] = []

  func load() {
    queue.async {
      self.names = (try? FileManager.default.contentsOfDirectory(atPath: "/data/store")) ?? []
    }
  }

  func current() async -> [String] {
    queue.sync { names }  // expect: queue-sync-in-async
  }
}
```

## Not reported

```swift
import Dispatch

final class Counter: @unchecked Sendable {
  private let queue = DispatchQueue(label: "counter")
  private var value = 0

  func increment() async {
    queue.sync { value += 1 }
  }
}
```

"""#),
("async/semaphore-bridge.md", #"""
# semaphore-bridge

A synchronous function starts a task or an asynchronous call and then waits for it with a semaphore, a group or the run loop: async made sync. If the awaited work needs the place that is blocked, such as the main actor or
the main queue, it never begins; otherwise a thread is lost for as long as it takes.

```toml
[rule]
check = "semaphore-bridge"
severity = "error"
message = "{symbol} waits here for asynchronous work that it has started itself: {callee} {does}, at worst {worst}"
instead = "Make the function async and await the work, or pass its result on in a completion handler."
source = "Swift Evolution: SE-0296, SE-0340; WWDC 2021, Swift concurrency: Behind the scenes; the project's source document [1] on hangs and responsiveness"
```

On a thread of its own this is a warning for a task and a note for a completion handler. In tests only the certain deadlock is reported.

## Reported

```swift
import Dispatch

final class Box: @unchecked Sendable { var value = 0 }

@MainActor
final class Settings {
  func value() -> Int {
    let done = DispatchSemaphore(value: 0)
    let box = Box()
    Task {
      box.value = await Remote().value()
      done.signal()
    }
    done.wait()  // expect: semaphore-bridge
    return box.value
  }
}

actor Remote {
  func value() -> Int { 7 }
}
```

## Not reported

```swift
@MainActor
final class Settings {
  func value() async -> Int {
    await Remote().value()
  }
}

actor Remote {
  func value() -> Int { 7 }
}
```

"""#),
("async/sequential-awaits.md", #"""
# sequential-awaits

Two or more awaits follow one another although none needs the other's result. Their times add up where they could run side by side.

```toml
[rule]
check = "sequential-awaits"
severity = "note"
message = "{symbol} awaits independent results one after another; their times add up"
instead = "Start them with `async let` and await them together."
source = "Swift Evolution: SE-0317, async let bindings; the project's source document [4] on asynchronous work"
```

## Reported

```swift
struct Page {
  let title: String
  let body: String

  static func load() async throws -> Page {
    let title = try await Server().title()  // expect: sequential-awaits
    let body = try await Server().body()
    return Page(title: title, body: body)
  }
}

struct Server {
  func title() async throws -> String { "a" }
  func body() async throws -> String { "b" }
}
```

## Not reported

```swift
struct Page {
  let title: String
  let body: String

  static func load() async throws -> Page {
    async let title = Server().title()
    async let body = Server().body()
    return try await Page(title: title, body: body)
  }

  static func latest() async throws -> Page {
    let title = try await Server().title()
    let body = try await Server().body(of: title)
    return Page(title: title, body: body)
  }
}

struct Server {
  func title() async throws -> String { "a" }
  func body() async throws -> String { "b" }
  func body(of title: String) async throws -> String { title }
}
```

"""#),
("async/sleep-in-async.md", #"""
# sleep-in-async

A thread of Swift's cooperative pool is put to sleep. There are only as many as cores, so other tasks wait although the machine is idle.

```toml
[rule]
finds = ["sleeps on pool: warning"]
message = "{symbol} runs on Swift's cooperative pool, where {callee} {does}, at worst {worst}"
instead = "Use `try await Task.sleep(for:)`: the task sleeps, the thread does not."
source = "Swift Evolution: SE-0340, Unavailable From Async"
```

## Reported

```swift
import Foundation

func breathe() {
  usleep(300_000)
}

func poll() async {
  breathe()  // expect: sleep-in-async
}
```

## Not reported

```swift
func poll() async throws {
  try await Task.sleep(nanoseconds: 300_000_000)
}
```

"""#),
("async/unkept-task.md", #"""
# unkept-task

A task is started each time something changes, a text, a refresh, a property, and is neither kept nor cancelled. A slow early task finishes after a fast late one and puts its stale result over the new one.

```toml
[rule]
check = "unkept-task"
severity = "note"
message = "{symbol} starts a task at each change and keeps none: a stale result may overwrite a newer one"
instead = "Keep the task in a property and cancel it before starting the next, or use `.task(id:)`."
source = "Swift Evolution: SE-0304; Apple: View.task(id:priority:_:); the project's source document [4] on asynchronous work"
```

## Reported

```swift
@MainActor
final class Search {
  var results: [String] = []
  var text = "" {
    didSet {
      Task { results = await Index().find(text) }  // expect: unkept-task
    }
  }
}

actor Index {
  func find(_ text: String) -> [String] { [text] }
}
```

## Not reported

```swift
@MainActor
final class Search {
  var results: [String] = []
  private var search: Task<Void, Never>?
  var text = "" {
    didSet {
      search?.cancel()
      search = Task { results = await Index().find(text) }
    }
  }
}

actor Index {
  func find(_ text: String) -> [String] { [text] }
}
```

"""#),
("async/wait-in-async.md", #"""
# wait-in-async

Async code that belongs to no actor runs on a pool with as many threads as the machine has cores. A wait on a semaphore, group, condition, operation or future takes one of them away; a few such waits and no task of the
whole program goes on, perhaps not even the one that was to signal. The compiler only sees direct calls; a synchronous helper hides them.

```toml
[rule]
finds = ["waits on pool: error"]
message = "{symbol} runs on Swift's cooperative pool, where {callee} {does}, at worst {worst}"
instead = "Await the result: an async overload, a continuation around the callback, or a task group."
source = "Swift Evolution: SE-0296, SE-0340; WWDC 2021, Swift concurrency: Behind the scenes; the project's source document [1] on hangs and responsiveness"
```

## Reported

```swift
import Dispatch

func waitForAll(_ group: DispatchGroup) {
  group.wait()
}

func export(_ group: DispatchGroup) async {
  waitForAll(group)  // expect: wait-in-async
}
```

## Not reported

```swift
import Dispatch

func export(_ group: DispatchGroup) async {
  await withCheckedContinuation { continuation in
    group.notify(queue: .global()) { continuation.resume() }
  }
}

func exportOnOwnThread(_ group: DispatchGroup) {
  DispatchQueue.global().async {
    group.wait()
  }
}
```

"""#),
("async/waits-for-itself.md", #"""
# waits-for-itself

A function takes a lock that is held already where it is called, or sends work to the serial queue it runs on and waits for it. The one who would have to give way is the one who waits: nothing goes on from there, every time.

```toml
[rule]
check = "waits-for-itself"
severity = "error"
message = "{symbol} waits for a lock or queue that it holds itself, and so for ever"
instead = "Give what both need a function of its own that expects the lock to be held (or the queue to be the current one), and call that from both."
source = "Apple: NSLock, os_unfair_lock, DispatchQueue.sync(execute:)"
```

Only what is certain is reported: the same object, a lock that is not recursive, a queue that is serial, and a function that takes it whatever its arguments are.

## Reported

```swift
import Foundation

final class Purse: @unchecked Sendable {
  private let lock = NSLock()
  private var coins = 0

  var isEmpty: Bool { lock.withLock { coins == 0 } }

  func take() {
    lock.lock()
    defer { lock.unlock() }
    if !isEmpty { coins -= 1 }  // expect: waits-for-itself
  }
}

final class Names: @unchecked Sendable {
  private let queue = DispatchQueue(label: "names")
  private var all: [String] = []

  func contains(_ name: String) -> Bool { queue.sync { all.contains(name) } }

  func add(_ name: String) {
    queue.async {
      if !self.contains(name) { self.all.append(name) }  // expect: waits-for-itself
    }
  }
}
```

## Not reported

```swift
import Foundation

final class Purse: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var coins = 0

  var isEmpty: Bool { lock.withLock { coins == 0 } }

  func take() {
    lock.lock()
    defer { lock.unlock() }
    if !isEmpty { coins -= 1 }
  }
}
```

"""#),
("frame/blocking-in-frame.md", #"""
# blocking-in-frame

Code that runs while a frame is made, layout, drawing, a SwiftUI `body`, a cell being filled, a scroll callback, waits for a file, the network, a lock or a service. A frame has 8 to 16 milliseconds; a file read on every
row is a hitch on every row.

```toml
[rule]
finds = [
  "network on frame: error",
  "network-or-disk on frame: warning",
  "lookup on frame: error",
  "reachability on frame: error",
  "waits on frame: error",
  "sleeps on frame: error",
  "process on frame: error",
  "disk on frame: warning",
  "settings-file on frame: warning",
  "short-file on frame: warning",
  "data-file on frame: warning",
  "own-folder on frame: warning",
  "database on frame: warning",
  "database-row on frame: warning",
  "ipc on frame: warning",
  "keychain on frame: warning",
  "pasteboard on frame: warning",
]
message = "{symbol} runs while a frame is made, where {callee} {does}, at worst {worst}; a frame has 8 to 16 milliseconds"
instead = "Load before the frame needs it, in `.task` or a model, and let the frame show what is there."
source = "Apple: Improving app responsiveness, hitches; the project's source documents [1] on hangs and responsiveness, [3] on the run loop"
```

## Reported

```swift
import SwiftUI

struct NoteRow: View {
  let path: String

  var body: some View {
    Text(firstLine)
  }

  var firstLine: String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""  // expect: blocking-in-frame
  }
}
```

## Not reported

```swift
import SwiftUI

struct NoteRow: View {
  let path: String
  @State private var firstLine = ""

  var body: some View {
    Text(firstLine)
      .task { firstLine = await Notes.shared.firstLine(path) }
  }
}

actor Notes {
  static let shared = Notes()
  func firstLine(_ path: String) -> String { path }
}
```

"""#),
("frame/compute-in-frame.md", #"""
# compute-in-frame

Code that runs while a frame is made decodes, sorts, parses, compiles a pattern or builds a formatter, also hidden in a computed property. SwiftUI evaluates a `body` far more often than its data changes, and each time
the same work is done again. Formatters and patterns are quickly made: a warning where each row of a list makes one, else a note.

```toml
[rule]
finds = ["computes on frame: warning", "frame-work on frame: warning", "sorting on frame: warning", "pictures on frame: warning", "row-work on frame: warning"]
message = "{symbol} runs while a frame is made, where {callee} {does}, at worst {worst}"
instead = "Do it when the data changes and keep the result; make formatters and patterns once, as `static let`."
source = "Apple: Understanding and improving SwiftUI performance; Formatter performance; the project's source documents [1] on hangs and responsiveness, [2] on a SwiftUI freeze"
```

## Reported

```swift
import SwiftUI

struct Scores: View {
  let points: [Int]

  var body: some View {
    List(ranking, id: \.self) { Text("\($0)") }
  }

  var ranking: [Int] {
    points.sorted(by: >)  // expect: compute-in-frame
  }
}

struct Stamps: View {
  let dates: [Date]

  var body: some View {
    List(dates, id: \.self) { Stamp(date: $0) }
  }
}

struct Stamp: View {
  let date: Date

  var body: some View {
    let formatter = DateFormatter()  // expect: compute-in-frame
    return Text(formatter.string(from: date))
  }
}

struct Today: View {
  var body: some View {
    Text(DateFormatter().string(from: .now))  // expect: compute-in-frame
  }
}
```

## Not reported

```swift
import SwiftUI

struct Stamp: View {
  static let formatter = DateFormatter()
  let date: Date

  var body: some View {
    Text(Self.formatter.string(from: date))
  }
}

@MainActor
final class Board: ObservableObject {
  @Published private(set) var ranking: [Int] = []

  func update(_ points: [Int]) {
    ranking = points.sorted(by: >)
  }
}
```

"""#),
("frame/layout-in-layout.md", #"""
# layout-in-layout

Layout that forces another layout: `layoutIfNeeded` inside a layout pass or a loop, or constraints that are made anew each time a view is laid out or a cell is filled. The work of one pass is done several times within
one frame, and forgotten constraints pile up.

```toml
[rule]
check = "layout-in-layout"
severity = "warning"
message = "{symbol} makes layout work inside layout: {callee} {does}"
instead = "Call `setNeedsLayout` and let the next pass do it; make constraints once, in the initialiser, and change their constants."
source = "Apple: High Performance Auto Layout, UIView.layoutIfNeeded(); the project's source documents [1] on hangs and responsiveness, [3] on the run loop"
```

A guard that lets the constraints be made only once is recognised.

## Reported

```swift
import UIKit

final class Card: UIView {
  let title = UILabel()

  override func layoutSubviews() {
    super.layoutSubviews()
    title.layoutIfNeeded()  // expect: layout-in-layout
  }
}

final class CardCell: UITableViewCell {
  let badge = UIView()

  override func updateConfiguration(using state: UICellConfigurationState) {
    badge.widthAnchor.constraint(equalToConstant: 20).isActive = true  // expect: layout-in-layout
  }
}
```

## Not reported

```swift
import UIKit

final class Card: UIView {
  let title = UILabel()

  func open() {
    UIView.animate(withDuration: 0.3) {
      self.title.alpha = 1
      self.layoutIfNeeded()
    }
  }

  func setUp() {
    addSubview(title)
    title.widthAnchor.constraint(equalToConstant: 20).isActive = true
  }
}
```

"""#),
("frame/offscreen-rendering.md", #"""
# offscreen-rendering

A shadow without a path, or rounded corners that cut a view which also casts a shadow or wears a mask: the picture has to be drawn a second time off screen before it can be shown, in each frame of a scroll.

```toml
[rule]
check = "offscreen-rendering"
severity = "note"
message = "{symbol} sets up a layer that is drawn off screen first, in each frame"
instead = "Give the shadow a `shadowPath`, put shadow and clipping on two layers, or use a picture with rounded corners."
source = "Apple: CALayer.shadowPath; the project's source documents [1] on hangs and responsiveness, [3] on the run loop"
```

## Reported

```swift
import UIKit

final class TileCell: UICollectionViewCell {
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.shadowOpacity = 0.3  // expect: offscreen-rendering
    layer.shadowRadius = 8
  }
}
```

## Not reported

```swift
import UIKit

final class TileCell: UICollectionViewCell {
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 8
    layer.shadowPath = UIBezierPath(rect: bounds).cgPath
  }
}
```

"""#),
("launch/blocking-at-launch.md", #"""
# blocking-at-launch

Until the launch callbacks have returned the user looks at a frozen picture of the app, and after some twenty seconds the system ends it. What blocks here on a developer's fast network and empty database kills the app
on a train.

```toml
[rule]
finds = [
  "network on launch: error",
  "network-or-disk on launch: warning",
  "lookup on launch: error",
  "reachability on launch: error",
  "waits on launch: error",
  "sleeps on launch: error",
  "process on launch: error",
  "database on launch: error",
  "database-row on launch: warning",
  "disk on launch: warning",
  "settings-file on launch: note",
  "short-file on launch: note",
  "data-file on launch: warning",
  "own-folder on launch: note",
  "ipc on launch: warning",
  "keychain on launch: warning",
  "pasteboard on launch: warning",
]
message = "{symbol} runs while the app launches, where {callee} {does}, at worst {worst}; the watchdog ends apps that launch too slowly"
instead = "Return first: start the work in a task or on a queue and show the interface with what there is."
source = "Apple: Reducing your app's launch time, Addressing watchdog terminations; the project's source document [3] on the run loop"
```

Meant are `application(_:willFinishLaunchingWithOptions:)`, `application(_:didFinishLaunchingWithOptions:)`, `scene(_:willConnectTo:options:)`, the initialiser and stored defaults of the `App`, and a static `main`.
A store migration is an error, other database work a warning.

## Reported

```swift
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    _ = try? FileManager.default.contentsOfDirectory(atPath: "/data/plugins")  // expect: blocking-at-launch
    return true
  }
}
```

## Not reported

```swift
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    DispatchQueue.global().async {
      _ = try? FileManager.default.contentsOfDirectory(atPath: "/data/plugins")
    }
    return true
  }
}
```

"""#),
("run-loop/busy-wait.md", #"""
# busy-wait

A loop that does nothing but look again: it tests a flag, sleeps a little or spins the run loop until something else changes. It burns a processor core or wastes a thread, and if the change needs the same thread it never
comes.

```toml
[rule]
check = "busy-wait"
severity = "error"
message = "{symbol} waits in a loop for something that another part of the program must do: the thread is taken until that happens or the loop gives up"
instead = "Wait for the event itself: a completion handler, a continuation, an `AsyncStream`, a key-value observation."
source = "Apple: Threading Programming Guide; the project's source document [3] on the run loop"
```

On main and on the cooperative pool this is an error, elsewhere a warning. Loops of atomic exchanges are lock-free algorithms, not waits.

## Reported

```swift
import Foundation

@MainActor
final class Loader {
  var isDone = false

  func waitUntilDone() {
    while !isDone {  // expect: busy-wait
      usleep(10_000)
    }
  }
}
```

## Not reported

```swift
@MainActor
final class Loader {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private(set) var isDone = false

  func untilDone() async {
    if isDone { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func finish() {
    isDone = true
    for one in waiting { one.resume() }
    waiting = []
  }
}
```

"""#),
("run-loop/display-link-never-stopped.md", #"""
# display-link-never-stopped

A display link, or a timer that fires more than once a second, is kept by a type that never invalidates it. The run loop keeps it, and its target, alive: work is done for every frame of a view that is long gone.

```toml
[rule]
check = "display-link-never-stopped"
severity = "warning"
message = "{symbol} starts a display link or timer that nothing in its type ever stops: it goes on firing after the view is gone"
instead = "Call `invalidate()` when the view disappears or the work is done."
source = "Apple: CADisplayLink.invalidate(), Timer.invalidate(); the project's source document [1] on hangs and responsiveness"
```

Reported once for each property.

## Reported

```swift
import UIKit

final class Spinner: UIView {
  private var link: CADisplayLink?

  func start() {
    link = CADisplayLink(target: self, selector: #selector(turn))  // expect: display-link-never-stopped
    link?.add(to: .main, forMode: .common)
  }

  @objc private func turn() { transform = transform.rotated(by: 0.1) }
}
```

## Not reported

```swift
import UIKit

final class Spinner: UIView {
  private var link: CADisplayLink?

  func start() {
    link = CADisplayLink(target: self, selector: #selector(turn))
    link?.add(to: .main, forMode: .common)
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  @objc private func turn() { transform = transform.rotated(by: 0.1) }
}
```

"""#),
("run-loop/retry-without-backoff.md", #"""
# retry-without-backoff

Network work is tried again in a loop at once or after an always equal delay. When a server is down, all its clients knock together as fast as they can, and the battery of each goes with it.

```toml
[rule]
check = "retry-without-backoff"
severity = "note"
message = "{symbol} tries network work again without a growing delay"
instead = "Double the delay after each failure, add some chance to it, and give up after a few attempts."
source = "Apple: Energy Efficiency Guide for iOS Apps; the project's source document [1] on hangs and responsiveness"
```

## Reported

```swift
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct Client {
  let url: URL

  func load() async -> Data {
    while true {  // expect: retry-without-backoff
      if let (data, _) = try? await URLSession.shared.data(from: url) { return data }
    }
  }
}
```

## Not reported

```swift
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct Client {
  let url: URL

  func load() async throws -> Data {
    var delay: UInt64 = 500_000_000
    for _ in 0..<5 {
      if let (data, _) = try? await URLSession.shared.data(from: url) { return data }
      try await Task.sleep(nanoseconds: delay)
      delay *= 2
    }
    throw URLError(.timedOut)
  }
}
```

"""#),
("run-loop/run-loop-spin.md", #"""
# run-loop-spin

The main thread runs its run loop by hand as a way to wait. Touches and timers are handled in the middle of a function that is not finished, in an order nobody tested, and every further event may nest one more loop.

```toml
[rule]
finds = ["run-loop on main: error"]
message = "{symbol} runs on the main thread, where {callee} {does}, at worst {worst}"
instead = "Return, and continue in a callback, a timer or after an `await`."
source = "Apple: RunLoop.run(until:); Threading Programming Guide, Run Loops; the project's source document [3] on the run loop"
```

## Reported

```swift
import Foundation

@MainActor
final class Prompt {
  func settle() {
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.5))  // expect: run-loop-spin
  }
}
```

## Not reported

```swift
import AppKit

@MainActor
final class Question {
  func ask(_ window: NSWindow) {
    let session = NSApp.beginModalSession(for: window)
    while NSApp.runModalSession(session) == .continue {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    }
    NSApp.endModalSession(session)
  }
}

@MainActor
final class Prompt {
  var isSettled = false

  func settle() async throws {
    try await Task.sleep(nanoseconds: 500_000_000)
    isSettled = true
  }
}

func serveForever() {
  Thread.detachNewThread {
    RunLoop.current.run()
  }
}
```

"""#),
("run-loop/short-timer.md", #"""
# short-timer

A timer that fires more than ten times a second, or a repeating one without tolerance. The processor cannot rest between two firings, and on main every one of them competes with touches and drawing.

```toml
[rule]
check = "short-timer"
severity = "warning"
message = "{symbol} starts a timer that repeats often or to the exact moment: the system cannot put its firings together, and each one competes with other work"
instead = "React to the change itself instead of polling; else use a longer interval and set `tolerance` to a tenth of it."
source = "Apple: Energy Efficiency Guide, Minimize Timer Use; the project's source documents [1] on hangs and responsiveness, [3] on the run loop"
```

A longer repeating timer without tolerance is a note.

## Reported

```swift
import Foundation

@MainActor
final class Meter {
  var level = 0
  private var timer: Timer?

  func start() {
    timer = Timer(timeInterval: 0.05, repeats: true) { _ in print("measure") }  // expect: short-timer
    timer?.tolerance = 0.005
  }

  func stop() { timer?.invalidate() }
}
```

## Not reported

```swift
import Foundation

@MainActor
final class Meter {
  private var timer: Timer?

  func start() {
    timer = Timer(timeInterval: 1, repeats: true) { _ in print("measure") }
    timer?.tolerance = 0.1
  }

  func stop() { timer?.invalidate() }
}
```

"""#),
("run-loop/timer-as-frame-clock.md", #"""
# timer-as-frame-clock

A timer fires at a frame's interval, a sixtieth or a hundred-and-twentieth of a second, and drives drawing. It knows nothing of the display: frames are drawn twice or not at all, and the animation stutters although the
machine is idle.

```toml
[rule]
check = "timer-as-frame-clock"
severity = "warning"
message = "{symbol} drives drawing with a timer at a frame's interval; it drifts against the display"
instead = "Use a `CADisplayLink`, SwiftUI's `TimelineView(.animation)` or an animation."
source = "Apple: CADisplayLink, \"synchronize your drawing to the refresh rate of the display\"; the project's source document [3] on the run loop"
```

## Reported

```swift
import UIKit

final class Wave: UIView {
  private var timer: Timer?

  func start() {
    let timer = Timer(timeInterval: 1.0 / 60.0, repeats: true) { [weak self] _ in  // expect: timer-as-frame-clock
      self?.setNeedsDisplay()
    }
    timer.tolerance = 0.001
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  func stop() { timer?.invalidate() }
}
```

## Not reported

```swift
import UIKit

final class Wave: UIView {
  private var link: CADisplayLink?

  func start() {
    let link = CADisplayLink(target: self, selector: #selector(step))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() { link?.invalidate() }

  @objc private func step() { setNeedsDisplay() }
}
```

"""#),
("run-loop/timer-pauses-while-scrolling.md", #"""
# timer-pauses-while-scrolling

While the user scrolls, the main run loop runs in its tracking mode, and what was scheduled in the default mode waits. A clock stops, a progress bar freezes, an animation driven by a display link stands still until the
finger lifts.

```toml
[rule]
check = "timer-pauses-while-scrolling"
severity = "warning"
message = "{symbol} starts a timer in the default run-loop mode: it does not fire while the user scrolls"
instead = "Add it to the run loop in `.common` mode: `RunLoop.main.add(timer, forMode: .common)`."
source = "Apple: RunLoop.Mode.common, Threading Programming Guide, Run Loop Modes; the project's source documents [1] on hangs and responsiveness, [3] on the run loop"
```

A display link is a warning, a timer whose callback changes what is shown too; any other repeating timer, and one that fires every two seconds or less often, is a note.

## Reported

```swift
import UIKit

final class Stopwatch: UIViewController {
  private var link: CADisplayLink?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let link = CADisplayLink(target: self, selector: #selector(tick))
    link.add(to: .main, forMode: .default)  // expect: timer-pauses-while-scrolling
    self.link = link
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    link?.invalidate()
  }

  @objc private func tick() { view.setNeedsDisplay() }
}
```

## Not reported

```swift
import UIKit

final class Stopwatch: UIViewController {
  private var link: CADisplayLink?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let link = CADisplayLink(target: self, selector: #selector(tick))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    link?.invalidate()
  }

  @objc private func tick() { view.setNeedsDisplay() }
}
```

"""#),
("run-loop/timer-without-run-loop.md", #"""
# timer-without-run-loop

A run-loop timer belongs to the run loop of the thread that creates it. On a background queue or in a task no run loop runs, so the timer never fires.

```toml
[rule]
check = "timer-without-run-loop"
severity = "error"
message = "{symbol} creates a timer on a thread whose run loop never runs: it will not fire"
instead = "Create it on main, add it to `RunLoop.main`, or use a `DispatchSource` timer or `Task.sleep`."
source = "Apple: Timer.scheduledTimer, \"schedules it on the current run loop\"; the project's source document [3] on the run loop"
```

## Reported

```swift
import Foundation

func startPolling() {
  DispatchQueue.global().async {
    _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in print("poll") }  // expect: timer-without-run-loop
  }
}
```

## Not reported

```swift
import Foundation

func startPolling() -> DispatchSourceTimer {
  let timer = DispatchSource.makeTimerSource(queue: .global())
  timer.schedule(deadline: .now(), repeating: 5, leeway: .seconds(1))
  timer.setEventHandler { print("poll") }
  timer.resume()
  return timer
}
```

"""#),
("swiftui/layout-feedback-loop.md", #"""
# layout-feedback-loop

A callback that reports a size writes state that changes that very size, or layout code marks itself as in need of layout. Each pass asks for the next; the view trembles, or the main thread never comes to rest.

```toml
[rule]
check = "layout-feedback-loop"
severity = "warning"
message = "{symbol} changes in layout what layout depends on: each pass can ask for another"
instead = "Derive the size instead of storing it, or write only when it has really changed."
source = "Apple: Understanding and improving SwiftUI performance, UIView.setNeedsLayout(); the project's source document [2] on a SwiftUI freeze"
```

A note where it is not certain that the size depends on what is written.

## Reported

```swift
import UIKit

final class Stretch: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsLayout()  // expect: layout-feedback-loop
  }
}
```

## Not reported

```swift
import UIKit

final class Stretch: UIView {
  private var lastWidth: CGFloat = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.width != lastWidth {
      lastWidth = bounds.width
      setNeedsLayout()
    }
  }
}
```

"""#),
("swiftui/lazy-stack-scroll-loop.md", #"""
# lazy-stack-scroll-loop

A lazy stack guesses the height of rows it has not made yet. Scrolling to one of them makes rows, which changes the guess, which moves the target, which makes other rows. With rows taller than the screen, an anchor and an
animation the two keep each other going, and the app freezes.

```toml
[rule]
check = "lazy-stack-scroll-loop"
severity = "warning"
message = "{symbol} scrolls to a row of a lazy stack whose rows may be taller than the screen: guessing their heights and scrolling can go on correcting each other without end"
instead = "Use a plain stack for few rows, `List`, or scroll to a small view of fixed height at the end with `anchor: nil`."
source = "Apple: Creating performant scrollable stacks; the project's source document [2] on a SwiftUI freeze"
```

Scrolling only to a tiny view at the end with `anchor: nil` is a note.

## Reported

```swift
import SwiftUI

struct Chat: View {
  let messages: [String]

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack {
          ForEach(messages, id: \.self) { Text($0) }
        }
      }
      .onChange(of: messages.count) {
        withAnimation { proxy.scrollTo(messages.last, anchor: .bottom) }  // expect: lazy-stack-scroll-loop
      }
    }
  }
}
```

## Not reported

```swift
import SwiftUI

struct Chat: View {
  let messages: [String]

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack {
          ForEach(messages, id: \.self) { Text($0) }
        }
      }
      .onChange(of: messages.count) {
        proxy.scrollTo(messages.last, anchor: .bottom)
      }
    }
  }
}
```

"""#),
("swiftui/timer-in-view-value.md", #"""
# timer-in-view-value

A view is a value that SwiftUI makes anew whenever its parent changes. A timer kept as a plain property of it is made anew each time as well: it starts over before it fires, or several run at once.

```toml
[rule]
check = "timer-in-view-value"
severity = "warning"
message = "{symbol} is made anew with each copy of the view, and its timer with it"
instead = "Keep it in a model, in `@State`, or use `TimelineView`, or `.task` with `Task.sleep`."
source = "Apple: Managing model data in your app, TimelineView; the project's source document [2] on a SwiftUI freeze"
```

## Reported

```swift
import Combine
import SwiftUI

struct Clock: View {
  let ticks = Timer.publish(every: 1, tolerance: 0.1, on: .main, in: .common).autoconnect()  // expect: timer-in-view-value
  @State private var now = Date()

  var body: some View {
    Text(now, style: .time).onReceive(ticks) { now = $0 }
  }
}
```

## Not reported

```swift
import SwiftUI

struct Clock: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in
      Text(context.date, style: .time)
    }
  }
}
```

"""#),
("reducers/action-as-function.md", #"""
# action-as-function

A case returns `.send(.other)` only to reach the code of another case. Each action goes through every reducer of the tree and makes all views compare their state again, so calling a function becomes a round through the
whole app.

```toml
[rule]
check = "action-as-function"
severity = "warning"
message = "{symbol} sends itself an action only to share its logic; every action goes through the whole reducer tree"
instead = "Put the shared logic into a method that changes the state and returns the effect, and call it in both cases."
source = "The Composable Architecture: Performance, \"Sharing logic with actions\"; the project's source document [5] on reducer performance"
```

A reducer is told once, with all its places on the way; the others are notes. So is an action whose case only sets fields or sends actions on, and what is sent once, because a screen opens or a
button is tapped: the sender's action brings a value along (`.edited(let text)`), and its name speaks of no single act. Delegate actions, meant for the parent, are fine.

## Reported

```swift
import ComposableArchitecture

@Reducer
struct Search {
  struct State { var text = "", pages = 0 }
  enum Action { case edited(String), reload }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .edited(let text):
        state.text = text
        return .send(.reload)  // expect: action-as-function
      case .reload:
        state.pages = 0
        return .run { send in }
      }
    }
  }
}
```

## Not reported

```swift
import ComposableArchitecture

@Reducer
struct Search {
  struct State { var text = "", pages = 0 }
  enum Action { case edited(String), reload }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .edited(let text):
        state.text = text
        return reload(&state)
      case .reload:
        return reload(&state)
      }
    }
  }

  func reload(_ state: inout State) -> Effect<Action> {
    state.pages = 0
    return .run { send in }
  }
}
```

"""#),
("reducers/action-storm.md", #"""
# action-storm

An effect sends an action for each element of a loop, each percent of a download, each tick of a fast timer, or a slider sends one for each pixel. Each action runs through all reducers and lets all views look at their state
again.

```toml
[rule]
check = "action-storm"
severity = "warning"
message = "{symbol} sends an action for each element or tick; every one goes through the whole reducer tree"
instead = "Send a batch, or only when the shown value changes; throttle fast sources; bind sliders to local state."
source = "The Composable Architecture: Performance, \"High-frequency actions\"; the project's source document [5] on reducer performance"
```

`for await` over other sequences is a note.

## Reported

```swift
import ComposableArchitecture

@Reducer
struct Import {
  struct State { var count = 0 }
  enum Action { case start([String]), row(String) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start(let rows):
        return .run { send in
          for row in rows { await send(.row(row)) }  // expect: action-storm
        }
      case .row:
        state.count += 1
        return .none
      }
    }
  }
}
```

## Not reported

```swift
import ComposableArchitecture

@Reducer
struct Import {
  struct State { var count = 0 }
  enum Action { case start([String]), rows([String]) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start(let rows):
        return .run { send in await send(.rows(rows)) }
      case .rows(let rows):
        state.count += rows.count
        return .none
      }
    }
  }
}
```

"""#),
("reducers/computed-scope.md", #"""
# computed-scope

A store is scoped to a computed property. The property is evaluated for every action that passes, not only when its value changes, and for every store derived from it.

```toml
[rule]
check = "computed-scope"
severity = "warning"
message = "{symbol} scopes the store to a computed property, which is evaluated at every action"
instead = "Scope to stored state and compute inside the child, or keep the computed value in the state."
source = "The Composable Architecture: Performance, \"Store scoping\"; the project's source document [5] on reducer performance"
```

## Reported

```swift
import ComposableArchitecture
import SwiftUI

@Reducer
struct Root {
  struct State {
    var rows: [Int] = []
    var list: Child.State { Child.State(rows: rows.filter { $0 > 0 }) }
  }
  enum Action { case list(Child.Action) }
}

@Reducer
struct Child {
  struct State { var rows: [Int] = [] }
  enum Action { case tapped }
}

struct RootView: View {
  let store: StoreOf<Root>
  var body: some View {
    ChildView(store: store.scope(state: \.list, action: \.list))  // expect: computed-scope
  }
}

struct ChildView: View {
  let store: StoreOf<Child>
  var body: some View { EmptyView() }
}
```

## Not reported

```swift
import ComposableArchitecture
import SwiftUI

@Reducer
struct Root {
  struct State { var list = Child.State() }
  enum Action { case list(Child.Action) }
}

@Reducer
struct Child {
  struct State { var rows: [Int] = [] }
  enum Action { case tapped }
}

func child(of store: StoreOf<Root>) -> StoreOf<Child> {
  store.scope(state: \.list, action: \.list)
}
```

"""#),
("reducers/effect-loop-without-yield.md", #"""
# effect-loop-without-yield

The closure of `.run` works off the main thread, on the cooperative pool. A long calculation there without a pause keeps one of few threads; other effects, also those the user is waiting for, do not start.

```toml
[rule]
check = "effect-loop-without-yield"
severity = "warning"
message = "The loop in an effect of {symbol} never yields and keeps a thread of the cooperative pool"
instead = "Call `await Task.yield()` every few rounds."
source = "The Composable Architecture: Performance, \"CPU intensive calculations\"; the project's source document [5] on reducer performance"
```

## Reported

```swift
import ComposableArchitecture

@Reducer
struct Primes {
  struct State { var limit = 0 }
  enum Action { case start, found(Int) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        return .run { [limit = state.limit] send in
          var count = 0
          for number in 2..<limit {  // expect: effect-loop-without-yield
            if isPrime(number) { count += 1 }
          }
          await send(.found(count))
        }
      case .found: return .none
      }
    }
  }
}

func isPrime(_ number: Int) -> Bool { !(2..<number).contains { number % $0 == 0 } }
```

## Not reported

```swift
import ComposableArchitecture

@Reducer
struct Primes {
  struct State { var limit = 0 }
  enum Action { case start, found(Int) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .start = action else { return .none }
      return .run { [limit = state.limit] send in
        var count = 0
        for number in 2..<limit {
          if number % 7 == 0 { count += 1 }
          if number % 100 == 0 { await Task.yield() }
        }
        await send(.found(count))
      }
    }
  }
}
```

"""#),
("reducers/work-in-reducer.md", #"""
# work-in-reducer

A reducer changes the state and runs on the main thread, for every action. Blocking, computing or looping over data of unknown size in its body freezes
the app exactly as it would in a view.

```toml
[rule]
check = "work-in-reducer"
severity = "warning"
finds = [
  "network on reducer: warning",
  "network-or-disk on reducer: warning", "lookup on reducer: warning", "reachability on reducer: warning", "waits on reducer: warning",
  "sleeps on reducer: warning", "process on reducer: warning", "disk on reducer: warning", "settings-file on reducer: warning", "short-file on reducer: warning", "data-file on reducer: warning", "own-folder on reducer: warning", "database on reducer: warning", "database-row on reducer: warning",
  "ipc on reducer: warning", "keychain on reducer: warning", "pasteboard on reducer: warning", "computes on reducer: warning",
]
message = "{symbol} is a reducer and runs on the main thread, where {callee} {does}, at worst {worst}"
instead = "Return `.run { send in … }`, do the work there and send its result."
source = "The Composable Architecture: Performance, \"CPU intensive calculations\"; the project's source document [5] on reducer performance"
```

## Reported

```swift
import ComposableArchitecture
import Foundation

@Reducer
struct Notes {
  struct State { var text = "" }
  enum Action { case open(String) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .open(let path):
        state.text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""  // expect: work-in-reducer
        return .none
      }
    }
  }
}
```

## Not reported

```swift
import ComposableArchitecture
import Foundation

@Reducer
struct Notes {
  struct State { var text = "" }
  enum Action { case open(String), opened(String) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .open(let path):
        return .run { send in await send(.opened(Files().text(path))) }
      case .opened(let text):
        state.text = text
        return .none
      }
    }
  }
}

actor Files {
  func text(_ path: String) -> String { path }
}
```

"""#),
("continuations/continuation-resumed-once.md", #"""
# continuation-resumed-once

A continuation must be resumed exactly once on every path. If a path forgets it, the task waits for ever; if it is resumed twice, the program ends. Early returns, a `switch` with an empty case, `guard let self` and a
stored continuation that is overwritten while somebody waits are the usual ways.

```toml
[rule]
check = "continuation-resumed-once"
severity = "error"
message = "A path in {symbol} {does}"
instead = "Resume in every branch, also before each early return; keep waiting continuations in an array, not in one slot."
source = "Swift Evolution: SE-0300, Continuations for interfacing async tasks with synchronous code; the project's source document [4] on asynchronous work"
```

An error where one body shows it for certain, else a warning.

## Reported

```swift
enum Answer { case value(Int), failed, cancelled }

func ask(_ service: (@escaping @Sendable (Answer) -> Void) -> Void) async -> Int? {
  await withCheckedContinuation { continuation in
    service { answer in
      switch answer {
      case .value(let number): continuation.resume(returning: number)
      case .failed: continuation.resume(returning: nil)
      case .cancelled: break  // expect: continuation-resumed-once
      }
    }
  }
}
```

## Not reported

```swift
enum Answer { case value(Int), failed, cancelled }

func ask(_ service: (@escaping @Sendable (Answer) -> Void) -> Void) async -> Int? {
  await withCheckedContinuation { continuation in
    service { answer in
      switch answer {
      case .value(let number): continuation.resume(returning: number)
      case .failed, .cancelled: continuation.resume(returning: nil)
      }
    }
  }
}
```

"""#),
("regex/regex-backtracking.md", #"""
# regex-backtracking

A pattern that can match the same text in many ways tries all of them before it gives up. With some patterns the number of ways doubles with each character: thirty characters of the wrong text keep the thread busy for
minutes. Whether that is so is proven on the pattern's automaton, and the message shows a text that does it.

```toml
[rule]
check = "regex-backtracking"
severity = "error"
message = "The pattern in {symbol} {does}"
instead = "Let neighbouring repetitions begin with different characters, use one character class instead of nested groups, or a possessive or atomic group."
source = "CWE-1333, Inefficient Regular Expression Complexity; the project's source document [1] on hangs and responsiveness"
```

Polynomial time is a note.

## Reported

```swift
import Foundation

func isNumberList(_ text: String) -> Bool {
  text.range(of: "^([0-9]+,?)+$", options: .regularExpression) != nil  // expect: regex-backtracking
}
```

## Not reported

```swift
import Foundation

func isNumberList(_ text: String) -> Bool {
  text.range(of: "^[0-9]+(,[0-9]+)*$", options: .regularExpression) != nil
}
```

"""#),
("regex/regex-compiled-in-loop.md", #"""
# regex-compiled-in-loop

A pattern that never changes is compiled in each round of a loop or in each frame. Compiling costs far more than most matches.
Where only some rounds come to it, or each of them awaits something, this is a note.

```toml
[rule]
check = "regex-compiled-in-loop"
severity = "warning"
message = "{symbol} compiles the same pattern again and again"
instead = "Compile it once before the loop, or keep it in a `static let`."
source = "Apple: NSRegularExpression; Swift Evolution: SE-0350, Regex Type and Overview"
```

## Reported

```swift
import Foundation

func years(in lines: [String]) throws -> Int {
  var count = 0
  for line in lines {
    let pattern = try NSRegularExpression(pattern: "[0-9]{4}")  // expect: regex-compiled-in-loop
    count += pattern.numberOfMatches(in: line, range: NSRange(line.startIndex..., in: line))
  }
  return count
}
```

## Not reported

```swift
import Foundation

func years(in lines: [String]) throws -> Int {
  let pattern = try NSRegularExpression(pattern: "[0-9]{4}")
  var count = 0
  for line in lines {
    count += pattern.numberOfMatches(in: line, range: NSRange(line.startIndex..., in: line))
  }
  return count
}
```

"""#),
("allowances/allowance-unseen-by-grep.md", #"""
# allowance-unseen-by-grep

`//allow-sync:` without the blank is understood here, but a plain search for `// allow-sync:`, as many build scripts do it, does not find it and goes on complaining.

```toml
[rule]
check = "allowance-unseen-by-grep"
severity = "note"
message = "A search for '// allow-sync:' does not find this allowance"
instead = "Write `// allow-sync:` with one blank."
source = "the project's source document [1] on hangs and responsiveness, whose gate is a grep for that text"
```

## Reported

```swift
import Foundation

@MainActor
final class Splash {
  func show() {
    //allow-sync: demo mode only, never shipped // expect: allowance-unseen-by-grep
    Thread.sleep(forTimeInterval: 1)
  }
}
```

## Not reported

```swift
import Foundation

@MainActor
final class Splash {
  func show() {
    // allow-sync: demo mode only, never shipped
    Thread.sleep(forTimeInterval: 1)
  }
}
```

"""#),
("allowances/allowance-without-reason.md", #"""
# allowance-without-reason

An allowance silences a finding, and nothing says why. In half a year nobody knows whether the reason still holds.

```toml
[rule]
check = "allowance-without-reason"
severity = "warning"
message = "The allowance gives no reason"
instead = "Write why the call is harmless here: `// allow-sync: runs before the first window opens`."
source = "the project's source document [1] on hangs and responsiveness, which asks for a reason after the comment"
```

## Reported

```swift
import Foundation

@MainActor
final class Splash {
  func show() {
    Thread.sleep(forTimeInterval: 1) /* allow-sync: */  // expect: allowance-without-reason, allowance-unseen-by-grep
    Thread.sleep(forTimeInterval: 1) /* allow-sync: ... */  // expect: allowance-without-reason, allowance-unseen-by-grep
  }
}
```

## Not reported

```swift
import Foundation

@MainActor
final class Splash {
  func show() {
    Thread.sleep(forTimeInterval: 1)  // allow-sync: demo mode only, never shipped
  }
}
```

"""#),
("allowances/expired-allowance.md", #"""
# expired-allowance

An allowance was given until a date, and the date has passed, or is none. What it silenced is reported again, and this finding says why.

```toml
[rule]
check = "expired-allowance"
severity = "warning"
message = "The allowance has expired; what it silenced is reported again"
instead = "Mend the call, or set a new date with a new reason."
source = "the project's source document [1] on hangs and responsiveness"
```

## Reported

```swift
import Foundation

@MainActor
final class Splash {
  func show() {
    // allow-sync: until=2020-01-31 until the new splash screen is in // expect: expired-allowance
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main
    // allow-sync: until=2999-02-30 a day that never comes // expect: expired-allowance
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main
  }
}
```

## Not reported

```swift
import Foundation

@MainActor
final class Splash {
  func show() {
    // allow-sync: until=2999-12-31 until the new splash screen is in
    Thread.sleep(forTimeInterval: 1)
  }
}
```

"""#),
("allowances/misspelt-allowance.md", #"""
# misspelt-allowance

A comment was meant as an allowance, but its marker is misspelt or lacks the colon, its list of rules is empty or not closed, or names what is no rule. It silences nothing, and nothing else says why.

```toml
[rule]
check = "misspelt-allowance"
severity = "warning"
message = "This comment silences nothing: an allowance is written 'allow-sync: reason' or 'allow-sync: [rule] reason'"
instead = "Write `// allow-sync: reason` or `// allow-sync: [rule, rule] reason`, or begin the comment with another word."
source = "the project's source document [1] on hangs and responsiveness, which defines the marker"
```

What counts is `allow-sync` or `allow-async` without the colon, and words before a colon that differ from the marker in one letter, in case or in the hyphen.

## Reported

```swift
import Foundation

@MainActor
final class Splash {
  func show() {
    // allow-sync demo mode only, never shipped // expect: misspelt-allowance
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main
    Thread.sleep(forTimeInterval: 1)  // Allow Sync: demo mode only // expect: misspelt-allowance, sleep-on-main
    Thread.sleep(forTimeInterval: 1)  // allow-sync: [] demo mode only // expect: misspelt-allowance, sleep-on-main
    Thread.sleep(forTimeInterval: 1)  // allow-sync: [sleep-on-main demo mode only // expect: misspelt-allowance, sleep-on-main
    Thread.sleep(forTimeInterval: 1)  // allow-sync: [sleep-on-mian] demo mode only // expect: misspelt-allowance, sleep-on-main
  }
}
```

## Not reported

```swift
import Foundation

@MainActor
final class Splash {
  func show() {
    // Allow sync calls here: this is demo mode.
    // allow-sync: demo mode only, never shipped
    Thread.sleep(forTimeInterval: 1)
    Thread.sleep(forTimeInterval: 1)  // gone by spring // allow-sync: demo mode only
  }
}
```

"""#),
("allowances/sync-api.md", #"""
# sync-api

In strict mode a short list of APIs is reported wherever it stands, on main or not: the list that teams search for in continuous integration. Each use must be looked at by a person, who confirms it with a reason.

```toml
[rule]
check = "sync-api"
severity = "error"
message = "{symbol} uses {callee}, which {does}"
instead = "Use the asynchronous form, or confirm the use with `// allow-sync: reason` on this line."
source = "the project's source document [1] on hangs and responsiveness, its continuous-integration gate"
```

Only with `strict = true`. The list: `Data(contentsOf:)`, `String(contentsOf:)`, `SCNetworkReachability…`, `gethostbyname`, `DispatchSemaphore` (page `gate`).

## Reported

With `strict = true`:

```swift
import Foundation

func worker() throws -> Data {
  try Data(contentsOf: URL(fileURLWithPath: "/data/state"))  // expect: sync-api
}
```

## Not reported

```swift
import Foundation

func worker() throws -> Data {
  try Data(contentsOf: URL(fileURLWithPath: "/data/state"))  // allow-sync: runs on the import thread
}
```

"""#),
("allowances/unused-allowance.md", #"""
# unused-allowance

An allowance silences nothing: the call is gone, has moved, or was never reported. Left behind, it would silence the next blocking call that somebody writes there.

```toml
[rule]
check = "unused-allowance"
severity = "warning"
message = "The allowance silences nothing"
instead = "Remove it."
source = "common practice: unused suppressions are reported by most linters"
```

Only a run over the whole project with all rules can know this; other runs stay silent.

## Reported

```swift
@MainActor
final class Counter {
  var value = 0

  func increment() {
    value += 1  // allow-sync: was a file write once // expect: unused-allowance
  }
}
```

## Not reported

```swift
import Foundation

@MainActor
final class Splash {
  func show() {
    Thread.sleep(forTimeInterval: 1)  // allow-sync: demo mode only, never shipped
  }
}
```

"""#),
  ]
}
