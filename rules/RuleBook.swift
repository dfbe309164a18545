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
  "Data.init(contentsOf:options?:) when #0 is local and #0 has Bundle",
  "NSData.init(contentsOf:options?:) when #0 is local and #0 has Bundle",
  "NSMutableData.init(contentsOf:options?:) when #0 is local and #0 has Bundle",
  "String.init(contentsOf:encoding?:usedEncoding?:) when #0 is local and #0 has Bundle",
  "NSString.init(contentsOf:encoding?:usedEncoding?:) when #0 is local and #0 has Bundle",
  "NSMutableString.init(contentsOf:encoding?:usedEncoding?:) when #0 is local and #0 has Bundle",
  "NSArray.init(contentsOf:error?:) when #0 is local and #0 has Bundle",
  "NSMutableArray.init(contentsOf:error?:) when #0 is local and #0 has Bundle",
  "NSDictionary.init(contentsOf:error?:) when #0 is local and #0 has Bundle",
  "NSMutableDictionary.init(contentsOf:error?:) when #0 is local and #0 has Bundle",
  "XMLParser.init(contentsOf:) when #0 is local and #0 has Bundle",
  "XMLDocument.init(contentsOf:options?:) when #0 is local and #0 has Bundle",
  "XMLDTD.init(contentsOf:options?:) when #0 is local and #0 has Bundle",
  "NSAttributedString.init(url:options?:documentAttributes?:) when #0 is local and #0 has Bundle",
  "NSMutableAttributedString.init(url:options?:documentAttributes?:) when #0 is local and #0 has Bundle",
  "NSMutableAttributedString.read(from:options:documentAttributes:) when #0 is local and #0 has Bundle",
  "AttributedString.init(contentsOf:options?:baseURL?:) when #0 is local and #0 has Bundle",
  "NSAttributedString.init(contentsOfMarkdownFileAt:options?:baseURL?:) when #0 is local and #0 has Bundle",
  "NSImage.init(contentsOf:) when #0 is local and #0 has Bundle",
  "NSImageRep.init(contentsOf:) when #0 is local and #0 has Bundle",
  "NSImageRep.imageReps(withContentsOf:) when #0 is local and #0 has Bundle",
  "NSBitmapImageRep.imageReps(withContentsOf:) when #0 is local and #0 has Bundle",
  "CIImage.init(contentsOf:options?:) when #0 is local and #0 has Bundle",
  "NSData.init(contentsOfFile:options?:) when #0 has Bundle",
  "NSMutableData.init(contentsOfFile:options?:) when #0 has Bundle",
  "String.init(contentsOfFile:encoding?:usedEncoding?:) when #0 has Bundle",
  "NSString.init(contentsOfFile:encoding?:usedEncoding?:) when #0 has Bundle",
  "NSArray.init(contentsOfFile:) when #0 has Bundle",
  "NSMutableArray.init(contentsOfFile:) when #0 has Bundle",
  "NSDictionary.init(contentsOfFile:) when #0 has Bundle",
  "NSMutableDictionary.init(contentsOfFile:) when #0 has Bundle",
  "CharacterSet.init(contentsOfFile:) when #0 has Bundle",
  "NSCharacterSet.init(contentsOfFile:) when #0 has Bundle",
  "UIImage.init(contentsOfFile:) when #0 has Bundle",
  "NSImage.init(contentsOfFile:) when #0 has Bundle",
  "FileManager.contents(atPath:) when atPath has Bundle",
  "NSKeyedUnarchiver.unarchiveObject(withFile:) when withFile has Bundle",
  "NSDataAsset.init(name:bundle?:)",
  "SKTexture.init(imageNamed:)",
  "SKScene.init(fileNamed:)",
  "SKTextureAtlas.init(named:)",
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
source = "Apple: Improving app responsiveness, \"move work off the main thread\""
calls = [
  "JSONDecoder.decode(_:from:configuration?:) unless from is literal unless from has UserDefaults",
  "PropertyListDecoder.decode(_:from:format?:configuration?:) unless from is literal unless from has UserDefaults",
  "JSONSerialization.jsonObject(with:options?:) unless #0 is literal unless #0 has UserDefaults",
  "PropertyListSerialization.propertyList(from:options?:format:) unless #0 is literal unless #0 has UserDefaults",
  "PropertyListSerialization.propertyList(with:options?:format:)",
  "NSKeyedUnarchiver.unarchivedObject(ofClass:from:) unless from has UserDefaults",
  "NSKeyedUnarchiver.unarchivedObject(ofClasses:from:) unless from has UserDefaults",
  "NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass:from:) unless from has UserDefaults",
  "NSKeyedUnarchiver.unarchivedDictionary(ofKeyClass:objectClass:from:) unless from has UserDefaults",
  "NSKeyedUnarchiver.unarchiveObject(with:) unless with has UserDefaults",
  "NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(_:) unless #0 has UserDefaults",
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
  "UIImage.pngData()",
  "UIImage.jpegData(compressionQuality:)",
  "UIImage.heicData()",
  "*.preparingForDisplay()",
  "*.preparingThumbnail(of:)",
  "*.pngData()",
  "*.jpegData(compressionQuality:)",
  "*.heicData()",
  "UIImagePNGRepresentation(_:)",
  "UIImageJPEGRepresentation(_:_:)",
  "NSImage.tiffRepresentation",
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
  "SecKeyCreateRandomKey(_:_:)",
  "SecKeyGeneratePair(_:_:_:)",
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
source = "Apple: DispatchQueue.concurrentPerform(iterations:execute:), \"waits for all of them to complete\""
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
  "JSONDecoder.decode(_:from:configuration?:) when from has UserDefaults",
  "PropertyListDecoder.decode(_:from:format?:configuration?:) when from has UserDefaults",
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
  "NSPersistentStoreCoordinator.addPersistentStore(type:configuration:at:options:) unless type has inMemory",
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
  "FMDatabase.executeUpdate(_:values:)",
  "FMDatabase.executeStatements(_:)",
  "FMDatabaseQueue.inDatabase(_:)",
  "FMDatabaseQueue.inTransaction(_:)",
  "FMDatabaseQueue.inDeferredTransaction(_:)",
  "FMDatabasePool.inDatabase(_:)",
]
```

Small in ordinary use: fetches with a limit, saving a few edits, opening a local store.

```toml
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

Whole files read. A URL counts here when it is known to be a file; see `network` for the others.

```toml
[[effect]]
name = "disk"
level = "warning"
does = "reads the whole file before it returns"
worst = "for as long as the file is large and its volume slow"
instead = "Read it on a queue or in an actor of its own and hand the result back; on main keep only the value."
source = "Apple: Improving performance and stability when accessing the file system"
calls = [
  "Data.init(contentsOf:options?:) when #0 is local unless #0 has Bundle unless options has mappedIfSafe unless options has alwaysMapped",
  "NSData.init(contentsOf:options?:) when #0 is local unless #0 has Bundle unless options has mappedIfSafe unless options has alwaysMapped",
  "NSMutableData.init(contentsOf:options?:) when #0 is local unless #0 has Bundle unless options has mappedIfSafe unless options has alwaysMapped",
  "String.init(contentsOf:encoding?:usedEncoding?:) when #0 is local unless #0 has Bundle",
  "NSString.init(contentsOf:encoding?:usedEncoding?:) when #0 is local unless #0 has Bundle",
  "NSMutableString.init(contentsOf:encoding?:usedEncoding?:) when #0 is local unless #0 has Bundle",
  "NSArray.init(contentsOf:error?:) when #0 is local unless #0 has Bundle",
  "NSMutableArray.init(contentsOf:error?:) when #0 is local unless #0 has Bundle",
  "NSDictionary.init(contentsOf:error?:) when #0 is local unless #0 has Bundle",
  "NSMutableDictionary.init(contentsOf:error?:) when #0 is local unless #0 has Bundle",
  "XMLParser.init(contentsOf:) when #0 is local unless #0 has Bundle",
  "XMLDocument.init(contentsOf:options?:) when #0 is local unless #0 has Bundle",
  "XMLDTD.init(contentsOf:options?:) when #0 is local unless #0 has Bundle",
  "NSAttributedString.init(url:options?:documentAttributes?:) when #0 is local unless #0 has Bundle",
  "NSMutableAttributedString.init(url:options?:documentAttributes?:) when #0 is local unless #0 has Bundle",
  "NSMutableAttributedString.read(from:options:documentAttributes:) when #0 is local unless #0 has Bundle",
  "AttributedString.init(contentsOf:options?:baseURL?:) when #0 is local unless #0 has Bundle",
  "NSAttributedString.init(contentsOfMarkdownFileAt:options?:baseURL?:) when #0 is local unless #0 has Bundle",
  "NSImage.init(contentsOf:) when #0 is local unless #0 has Bundle",
  "NSImageRep.init(contentsOf:) when #0 is local unless #0 has Bundle",
  "NSImageRep.imageReps(withContentsOf:) when #0 is local unless #0 has Bundle",
  "NSBitmapImageRep.imageReps(withContentsOf:) when #0 is local unless #0 has Bundle",
  "CIImage.init(contentsOf:options?:) when #0 is local unless #0 has Bundle",
  "NSData.init(contentsOfFile:options?:) unless #0 has Bundle",
  "NSMutableData.init(contentsOfFile:options?:) unless #0 has Bundle",
  "String.init(contentsOfFile:encoding?:usedEncoding?:) unless #0 has Bundle",
  "NSString.init(contentsOfFile:encoding?:usedEncoding?:) unless #0 has Bundle",
  "NSArray.init(contentsOfFile:) unless #0 has Bundle",
  "NSMutableArray.init(contentsOfFile:) unless #0 has Bundle",
  "NSDictionary.init(contentsOfFile:) unless #0 has Bundle",
  "NSMutableDictionary.init(contentsOfFile:) unless #0 has Bundle",
  "CharacterSet.init(contentsOfFile:) unless #0 has Bundle",
  "NSCharacterSet.init(contentsOfFile:) unless #0 has Bundle",
  "UIImage.init(contentsOfFile:) unless #0 has Bundle",
  "NSImage.init(contentsOfFile:) unless #0 has Bundle",
  "FileManager.contents(atPath:) unless atPath has Bundle",
  "*.contents(atPath:) unless atPath has Bundle",
  "FileManager.contentsEqual(atPath:andPath:)",
  "*.contentsEqual(atPath:andPath:)",
  "NSKeyedUnarchiver.unarchiveObject(withFile:) unless withFile has Bundle",
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
  "FileHandle.read(upToCount:)",
  "FileHandle.readData(ofLength:)",
  "FileHandle.availableData",
]
```

Whole files written.

```toml
[[effect]]
name = "disk"
level = "warning"
does = "writes the file before it returns"
worst = "for as long as the data is large and the volume slow"
instead = "Write on a queue or in an actor of its own."
source = "Apple: Improving performance and stability when accessing the file system"
calls = [
  "Data.write(to:options?:)",
  "NSData.write(to:options?:)",
  "NSData.write(to:atomically:)",
  "NSData.write(toFile:atomically:)",
  "NSData.write(toFile:options:)",
  "*.write(to:options:)",
  "*.write(to:atomically:)",
  "*.write(toFile:atomically:)",
  "*.write(toFile:options:)",
  "String.write(to:atomically:encoding:)",
  "String.write(toFile:atomically:encoding:)",
  "NSString.write(to:atomically:encoding:)",
  "NSString.write(toFile:atomically:encoding:)",
  "*.write(to:atomically:encoding:)",
  "*.write(toFile:atomically:encoding:)",
  "NSArray.write(to:)",
  "NSArray.write(to:atomically:)",
  "NSArray.write(toFile:atomically:)",
  "NSDictionary.write(to:)",
  "NSDictionary.write(to:atomically:)",
  "NSDictionary.write(toFile:atomically:)",
  "NSKeyedArchiver.archiveRootObject(_:toFile:)",
  "FileWrapper.write(to:options:originalContentsURL:)",
  "*.write(to:options:originalContentsURL:)",
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
  "FileManager.contentsOfDirectory(atPath:)",
  "FileManager.contentsOfDirectory(at:includingPropertiesForKeys:options?:)",
  "FileManager.subpathsOfDirectory(atPath:)",
  "FileManager.subpaths(atPath:)",
  "FileManager.enumerator(atPath:)",
  "FileManager.enumerator(at:includingPropertiesForKeys:options?:errorHandler?:)",
  "FileManager.DirectoryEnumerator.nextObject()",
  "FileManager.DirectoryEnumerator.allObjects",
  "*.contentsOfDirectory(atPath:)",
  "*.contentsOfDirectory(at:includingPropertiesForKeys:options?:)",
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
  "FileManager.copyItem(at:to:)",
  "FileManager.copyItem(atPath:toPath:)",
  "*.copyItem(at:to:)",
  "*.copyItem(atPath:toPath:)",
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
source = "Apple: RealityKit, \"load entities asynchronously\"; Core ML; SceneKit; AVFAudio"
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

```toml
[[effect]]
name = "frame-work"
level = "warning"
does = "builds a formatter, which loads the locale's data"
worst = "for a millisecond or more each time"
instead = "Make it once: a `static let`, or `formatted(…)` on the value, which caches for you."
source = "Apple: Formatter performance, \"creating a date formatter is not a cheap operation\""
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
name = "frame-work"
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
name = "frame-work"
level = "warning"
does = "sorts or regroups the whole collection"
worst = "for as long as the collection is large"
instead = "Sort when the data changes and keep the result; the frame only shows it."
source = "Apple: Understanding and improving SwiftUI performance, \"avoid expensive work in body\""
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
name = "frame-work"
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
source = "document [1] on hangs, its continuous-integration gate"
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
name = "ipc"
level = "warning"
does = "asks the keychain service and waits for its answer"
worst = "for seconds while the service is busy, without bound if it asks the user"
instead = "Call it on a queue of its own and keep the value in memory."
source = "Apple: SecItemCopyMatching, \"blocks the calling thread, so it can cause your app's UI to hang if called from the main thread\""
calls = [
  "SecItemCopyMatching(_:_:)",
  "SecItemAdd(_:_:)",
  "SecItemUpdate(_:_:)",
  "SecItemDelete(_:)",
  "SecKeychainFindGenericPassword(_:_:_:_:_:_:_:_:)",
  "SecKeychainFindInternetPassword(_:_:_:_:_:_:_:_:_:_:_:_:_:_:)",
  "SecKeychainUnlock(_:_:_:_:)",
  "SecKeychainItemModifyAttributesAndData(_:_:_:_:)",
  "SecKeychainItemDelete(_:)",
]

[[effect]]
name = "ipc"
level = "warning"
does = "waits until the capture hardware has started, stopped or changed"
worst = "for a second or more"
instead = "Call it on a serial queue of its own, the session queue."
source = "Apple: AVCaptureSession.startRunning(), \"a blocking call … you should start the session on a serial dispatch queue\""
calls = [
  "AVCaptureSession.startRunning()",
  "AVCaptureSession.stopRunning()",
  "AVCaptureSession.commitConfiguration()",
  "AVCaptureMultiCamSession.startRunning()",
  "*.startRunning()",
  "*.stopRunning()",
]

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
  "PHImageRequestOptions.isSynchronous",
  "PHPhotoLibrary.performChangesAndWait(_:)",
  "*.performChangesAndWait(_:)",
]

[[effect]]
name = "ipc"
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
source = "Apple: NSFileCoordinator, \"this method blocks the current thread\""
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
source = "Apple: AuthorizationCopyRights, \"blocks while it waits for the user\""
calls = [
  "AuthorizationCopyRights(_:_:_:_:_:)",
  "AuthorizationCreate(_:_:_:_:)",
  "SMJobBless(_:_:_:_:)",
  "SMLoginItemSetEnabled(_:_:)",
  "SMAppService.register()",
]

[[effect]]
name = "ipc"
level = "warning"
does = "asks the contacts database and waits for its answer"
worst = "for as long as the address book is large"
instead = "Fetch on a queue of its own with only the keys that are shown."
source = "Apple: CNContactStore, \"fetch methods perform I/O, avoid using the main thread\""
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
  "QLThumbnailImageCreate(_:_:_:_:)",
  "UIWebView.stringByEvaluatingJavaScript(from:)",
]
```

Usually answered within a frame or two: notes.

```toml
[[effect]]
name = "ipc"
level = "note"
does = "reads or writes the pasteboard"
worst = "for as long as another device or the user takes, when it reads"
instead = "Before reading ask `hasStrings` or `detectPatterns`; `UIPasteControl` reads without asking."
source = "Apple: UIPasteboard, NSPasteboard"
calls = [
  "UIPasteboard.string",
  "UIPasteboard.strings",
  "UIPasteboard.image",
  "UIPasteboard.images",
  "UIPasteboard.url",
  "UIPasteboard.urls",
  "UIPasteboard.items",
  "UIPasteboard.color",
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

Taking a lock: quick while nobody holds it, and as long as the holder works otherwise. The locks themselves are no findings; `lock-on-main`, `lock-across-await` and `lock-left-held` judge what happens under them.

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
  "gethostbyname(_:)",
  "gethostbyname2(_:_:)",
  "gethostbyaddr(_:_:_:)",
  "getipnodebyname(_:_:_:_:)",
  "getipnodebyaddr(_:_:_:_:)",
  "getaddrinfo(_:_:_:_:) unless #0 is nil unless #2 has AI_NUMERICHOST",
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
  "SocketAddress.makeAddressResolvingHost(_:port:)",
  "SocketAddress.newAddressResolving(host:port:)",
]
```

These wait too, but whether a run loop or a socket already holds the answer cannot be seen at the call.

```toml
[[effect]]
name = "lookup"
level = "warning"
does = "waits for the name service unless the answer was scheduled on a run loop or a socket first"
worst = "for about thirty seconds without a working name server"
instead = "Schedule it: `CFHostScheduleWithRunLoop`, `DNSServiceSetDispatchQueue`; or resolve with `NWConnection`."
source = "Apple: CFHostStartInfoResolution blocks if no client is set; dns_sd.h"
calls = [
  "CFHostStartInfoResolution(_:_:_:)",
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
  "NSObject.performSelector(onMainThread:with:waitUntilDone:modes?:) when waitUntilDone is true",
  "*.performSelector(onMainThread:with:waitUntilDone:modes?:) when waitUntilDone is true",
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
name = "network"
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
source = "Apple: SecTrustEvaluateWithError, \"don't call it from the main thread\""
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
source = "Apple: AVAsynchronousKeyValueLoading, \"accessing a property that isn't loaded blocks the calling thread\""
calls = [
  "AVAsset.duration",
  "AVAsset.tracks",
  "AVAsset.isPlayable",
  "AVAsset.isExportable",
  "AVAsset.isComposable",
  "AVAsset.hasProtectedContent",
  "AVAsset.commonMetadata",
  "AVAsset.availableMetadataFormats",
  "AVAsset.availableChapterLocales",
  "AVAsset.availableMediaCharacteristicsWithMediaSelectionOptions",
  "AVAsset.providesPreciseDurationAndTiming",
  "AVAsset.tracks(withMediaType:)",
  "AVAsset.tracks(withMediaCharacteristic:)",
  "AVAsset.chapterMetadataGroups(withTitleLocale:containingItemsWithCommonKeys:)",
  "AVAsset.chapterMetadataGroups(bestMatchingPreferredLanguages:)",
  "AVAsset.mediaSelectionGroup(forMediaCharacteristic:)",
  "AVAsset.track(withTrackID:)",
  "AVAsset.metadata(forFormat:)",
  "AVAssetTrack.naturalSize",
  "AVAssetTrack.preferredTransform",
  "AVAssetTrack.nominalFrameRate",
  "AVAssetTrack.minFrameDuration",
  "AVAssetTrack.estimatedDataRate",
  "AVAssetTrack.formatDescriptions",
  "AVAssetTrack.isSelfContained",
  "AVAssetTrack.naturalTimeScale",
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
  "AVAssetTrack.timeRange",
  "AVAssetTrack.isPlayable",
  "AVAssetTrack.isDecodable",
  "AVAssetTrack.isEnabled",
  "AVAssetTrack.segments",
  "AVAssetTrack.metadata",
  "AVAssetTrack.commonMetadata",
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
  "SCNetworkReachabilityGetFlags(_:_:)",
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
source = "Apple: RunLoop.run(until:), \"you should not call the methods of this class on a thread that already runs one\"; Threading Programming Guide, Run Loops"
calls = [
  "RunLoop.run()",
  "RunLoop.run(until:) when until > 0",
  "RunLoop.run(mode:before:) when before > 0",
  "*.run(mode:before:) when before > 0",
  "RunLoop.acceptInput(forMode:before:) when before > 0",
  "CFRunLoopRun()",
  "CFRunLoopRunInMode(_:_:_:) when #1 > 0",
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
source = "Swift Evolution: SE-0340; Apple: DispatchSemaphore.wait(), \"don't block the main thread\""
calls = [
  "DispatchSemaphore.wait()",
  "DispatchSemaphore.wait(timeout:) when timeout > 0.05",
  "DispatchSemaphore.wait(wallTimeout:) when wallTimeout > 0.05",
  "dispatch_semaphore_wait(_:_:) unless #1 has DISPATCH_TIME_NOW",
  "NSCondition.wait()",
  "NSCondition.wait(until:) when until > 0.05",
  "NSConditionLock.lock(whenCondition:)",
  "NSConditionLock.lock(whenCondition:before:) when before > 0.05",
  "pthread_cond_wait(_:_:)",
  "pthread_cond_timedwait(_:_:_:)",
  "pthread_cond_timedwait_relative_np(_:_:_:)",
  "sem_wait(_:)",
  "sem_timedwait(_:_:)",
  "semaphore_wait(_:)",
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
  "DispatchGroup.wait(timeout:) when timeout > 0.05",
  "DispatchGroup.wait(wallTimeout:) when wallTimeout > 0.05",
  "DispatchWorkItem.wait()",
  "DispatchWorkItem.wait(timeout:) when timeout > 0.05",
  "DispatchWorkItem.wait(wallTimeout:) when wallTimeout > 0.05",
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
("places/urls.md", #"""
# urls

How to tell a file from a remote resource by the way a URL was made. A URL that shows neither is of unknown origin, and what reads it may do either.

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
  "Bundle.url(forResource:withExtension:subdirectory?:)",
  "Bundle.bundleURL",
  "Bundle.resourceURL",
  "Bundle.executableURL",
  "NSPersistentContainer.defaultDirectoryURL()",
  "NSOpenPanel.url",
  "NSOpenPanel.urls",
  "NSSavePanel.url",
]
words = ["file", "directory", "folder", "path", "disk", "cache", "bundle", "document", "plist", "backup", "archive", "manifest", "sandbox"]

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
]
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
message = "{symbol} is async and never suspends: {callee} {does} on the main thread, at worst {worst}"
instead = "Make the function `nonisolated` (and `@concurrent` where that is needed) so that it leaves main, or await an asynchronous form inside it."
source = "Swift Evolution: SE-0338, SE-0461; document [1] on hangs"
```

Overrides, `@objc` methods and functions that a protocol asks for may have to be `async`; they are not reported here, though what they call still is.

## Reported

```swift
import Foundation

@MainActor
final class Archive {
  var names: [String] = []

  func load() async throws {  // expect: async-without-suspension
    names = try FileManager.default.contentsOfDirectory(atPath: "/tmp/archive")  // expect: disk-on-main
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
finds = ["computes on main: warning"]
message = "{symbol} runs on the main thread, where {callee} {does}, at worst {worst}"
instead = "Move the work into a nonisolated async function, an actor or a detached task, and hand the finished value back."
source = "Apple: Improving app responsiveness; Swift Evolution: SE-0338; documents [1] on hangs, [3] on the run loop"
```

Literals and values from user defaults are small and not reported.

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
finds = ["database on main: warning"]
message = "{symbol} runs on the main thread, where {callee} {does}, at worst {worst}"
instead = "Use the database's own queue and hand the rows to main: `await context.perform { … }`, `try await queue.read { … }`."
source = "Apple: Core Data, Concurrency; SQLite: sqlite3_step; document [1] on hangs"
```

Single fetches and saves on the context that belongs to the interface are notes. A migration at launch is an error of `blocking-at-launch`.

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
source = "Swift Evolution: SE-0304, SE-0338; document [1] on hangs"
```

Work that does something real off main first and then delivers its result is not reported.

## Reported

```swift
import Foundation

@MainActor
final class Gallery {
  var names: [String] = []

  func scan() {
    names = (try? FileManager.default.contentsOfDirectory(atPath: "/tmp/gallery")) ?? []  // expect: disk-on-main
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
finds = ["disk on main: warning"]
message = "{symbol} runs on the main thread, where {callee} {does}, at worst {worst}"
instead = "Read in a nonisolated async function or an actor of its own and keep only the value on main."
source = "Apple: Improving performance and stability when accessing the file system; document [1] on hangs"
```

Questions about one item, small resources of the app's own bundle and memory-mapped reads are notes.

## Reported

```swift
import Foundation

@MainActor
final class Notebook {
  let folder = URL(fileURLWithPath: "/tmp/notes")

  func open() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/tmp/notes")  // expect: disk-on-main
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
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/tmp/notes")) ?? []
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
finds = ["ipc on main: warning"]
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
source = "Apple: Energy and performance guides, \"don't hold locks across I/O\"; document [1] on hangs"
```

Short sections, a few assignments between `lock()` and `unlock()`, are not reported.

## Reported

```swift
import Foundation

final class Cache: @unchecked Sendable {
  private let lock = NSLock()
  private var names: [String] = []

  func reload() {
    lock.lock()
    names = (try? FileManager.default.contentsOfDirectory(atPath: "/tmp/cache")) ?? []
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
source = "Apple: Improving app responsiveness, \"break up long work\"; document [1] on hangs"
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
source = "Apple: DispatchQueue.sync(execute:), \"targeting the current queue results in deadlock\"; documents [1] on hangs, [3] on the run loop"
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
source = "POSIX: getaddrinfo; Apple: Technical Q&A QA1693, Synchronous Networking On The Main Thread; document [1] on hangs"
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
finds = ["network on main: error"]
message = "{symbol} runs on the main thread, where {callee} {does}, at worst {worst}"
instead = "Await it: `let (data, _) = try await URLSession.shared.data(from: url)`."
source = "Apple: NSData.init(contentsOf:), \"don't use this synchronous initializer to request network-based URLs\"; document [1] on hangs, [3] on the run loop"
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

@MainActor
final class Feed {
  var items = Data()

  func refresh() async throws {
    let address = URL(string: "https://example.com/feed.json")!
    items = try await Self.download(address)
  }

  @concurrent
  nonisolated static func download(_ url: URL) async throws -> Data {
    try await Reader().read(url)
  }
}

protocol Source: Sendable { func read(_ url: URL) async throws -> Data }

struct Reader: Source {
  func read(_ url: URL) async throws -> Data { Data() }
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
source = "Apple: DispatchQueue.sync(execute:); document [1] on hangs"
```

If the queue's other work is not known, this is a note. A short read or write of state on a queue that does nothing long is not reported.

## Reported

```swift
import Foundation

final class Store: @unchecked Sendable {
  private let queue = DispatchQueue(label: "store")
  private var names: [String] = []

  func load() {
    queue.async {
      self.names = (try? FileManager.default.contentsOfDirectory(atPath: "/tmp/store")) ?? []
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
source = "Apple: SCNetworkReachabilityGetFlags, NWPathMonitor; document [1] on hangs"
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
source = "Apple: Thread.sleep(forTimeInterval:); Swift Evolution: SE-0340; document [1] on hangs"
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
  "lookup on task: error",
  "reachability on task: error",
  "waits on task: error",
  "sleeps on task: error",
  "process on task: error",
  "run-loop on task: error",
  "disk on task: warning",
  "database on task: warning",
  "ipc on task: warning",
  "computes on task: warning",
]
message = "The task in {symbol} inherits the main actor, and {callee} {does} on the main thread, at worst {worst}"
instead = "Put the work into a nonisolated async function or an actor and await it; `Task.detached` also leaves main."
source = "Swift Evolution: SE-0304, SE-0338, SE-0461; documents [1] on hangs, [4] on asynchronous work"
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
      lines = (try? FileManager.default.contentsOfDirectory(atPath: "/tmp/lines")) ?? []  // expect: task-inherits-main
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
source = "Apple: DispatchSemaphore.wait(), Improving app responsiveness; Swift Evolution: SE-0340; document [1] on hangs"
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
source = "Swift Evolution: SE-0304, CancellationError; document [4] on asynchronous work"
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
source = "Swift Evolution: SE-0304, SE-0338, SE-0461; document [1] on hangs"
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
finds = ["disk on pool: note", "database on pool: note"]
message = "{symbol} runs on Swift's cooperative pool, where {callee} {does}, at worst {worst}"
instead = "For large or many files use a queue of its own with a continuation, or an actor with its own executor."
source = "Apple: Improving performance and stability when accessing the file system; Swift Evolution: SE-0392, Custom Actor Executors"
```

## Reported

```swift
import Foundation

actor Notes {
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/tmp/notes")  // expect: disk-in-async
  }
}
```

## Not reported

```swift
import Foundation

func names() async throws -> [String] {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue.global().async {
      continuation.resume(with: Result { try FileManager.default.contentsOfDirectory(atPath: "/tmp/notes") })
    }
  }
}
```

"""#),
("async/endless-actor-loop.md", #"""
# endless-actor-loop

A loop in an actor, in main-actor code or in a task runs without end, or over data of unknown size with real work in each round, and never suspends. Nothing else of that actor runs meanwhile, and the task cannot be
cancelled.

```toml
[rule]
check = "endless-actor-loop"
severity = "warning"
message = "The loop in {symbol} neither suspends nor looks for cancellation; nothing else of its actor runs until it ends"
instead = "Call `await Task.yield()` and `try Task.checkCancellation()` every few rounds, or do the loop outside the actor."
source = "Swift Evolution: SE-0304, SE-0306; documents [1] on hangs, [5] on reducers"
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
source = "Apple: Updating an app to use Swift concurrency, batching main-actor work; document [1] on hangs"
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
source = "Swift Evolution: SE-0340; WWDC 2021, Swift concurrency: Behind the scenes; document [1] on hangs"
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
finds = ["main-sync on pool: error"]
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
finds = ["network on pool: warning", "reachability on pool: warning"]
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
source = "POSIX: pipe, PIPE_BUF and capacity; Apple: Process, Pipe"
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

func run(_ tool: URL) async throws -> Int32 {
  let job = Process()
  job.executableURL = tool
  return try await withCheckedThrowingContinuation { continuation in
    job.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
    do {
      try job.run()
    } catch {
      continuation.resume(throwing: error)
    }
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
      self.names = (try? FileManager.default.contentsOfDirectory(atPath: "/tmp/store")) ?? []
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
source = "Swift Evolution: SE-0296, SE-0340; Swift forums, \"Swift Concurrency: Behind the scenes\"; document [1] on hangs"
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
source = "Swift Evolution: SE-0317, async let bindings; document [4] on asynchronous work"
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
source = "Swift Evolution: SE-0304; Apple: View.task(id:priority:_:); document [4] on asynchronous work"
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
source = "Swift Evolution: SE-0296, SE-0340; WWDC 2021, Swift concurrency: Behind the scenes; document [1] on hangs"
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
("launch/blocking-at-launch.md", #"""
# blocking-at-launch

Until the launch callbacks have returned the user looks at a frozen picture of the app, and after some twenty seconds the system ends it. What blocks here on a developer's fast network and empty database kills the app
on a train.

```toml
[rule]
finds = [
  "network on launch: error",
  "lookup on launch: error",
  "reachability on launch: error",
  "waits on launch: error",
  "sleeps on launch: error",
  "process on launch: error",
  "database on launch: error",
  "disk on launch: warning",
  "ipc on launch: warning",
]
message = "{symbol} runs while the app launches, where {callee} {does}, at worst {worst}; the watchdog ends apps that launch too slowly"
instead = "Return first: start the work in a task or on a queue and show the interface with what there is."
source = "Apple: Reducing your app's launch time, Addressing watchdog terminations; document [3] on the run loop"
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
    prepare()  // expect: blocking-at-launch
    return true
  }

  func prepare() {
    _ = try? FileManager.default.contentsOfDirectory(atPath: "/tmp/plugins")
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
      _ = try? FileManager.default.contentsOfDirectory(atPath: "/tmp/plugins")
    }
    return true
  }
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
source = "document [1] on hangs, whose gate is a grep for that text"
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
source = "document [1] on hangs, which asks for a reason after the comment"
```

## Reported

```swift
import Foundation

@MainActor
final class Splash {
  func show() {
    Thread.sleep(forTimeInterval: 1) /* allow-sync: */  // expect: allowance-without-reason, allowance-unseen-by-grep
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

An allowance was given until a date, and the date has passed. What it silenced is reported again, and this finding says why.

```toml
[rule]
check = "expired-allowance"
severity = "warning"
message = "The allowance has expired; what it silenced is reported again"
instead = "Mend the call, or set a new date with a new reason."
source = "document [1] on hangs"
```

## Reported

```swift
import Foundation

@MainActor
final class Splash {
  func show() {
    // allow-sync: until=2020-01-31 until the new splash screen is in // expect: expired-allowance
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
("allowances/sync-api.md", #"""
# sync-api

In strict mode a short list of APIs is reported wherever it stands, on main or not: the list that teams search for in continuous integration. Each use must be looked at by a person, who confirms it with a reason.

```toml
[rule]
check = "sync-api"
severity = "error"
message = "{symbol} uses {callee}, which {does}"
instead = "Use the asynchronous form, or confirm the use with `// allow-sync: reason` on this line."
source = "document [1] on hangs, its continuous-integration gate"
```

Only with `strict = true`. The list: `Data(contentsOf:)`, `String(contentsOf:)`, `SCNetworkReachability…`, `gethostbyname`, `DispatchSemaphore` (page `gate`).

## Reported

With `strict = true`:

```swift
import Foundation

func worker() throws -> Data {
  try Data(contentsOf: URL(fileURLWithPath: "/tmp/state"))  // expect: sync-api
}
```

## Not reported

```swift
import Foundation

func worker() throws -> Data {
  try Data(contentsOf: URL(fileURLWithPath: "/tmp/state"))  // allow-sync: runs on the import thread
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
