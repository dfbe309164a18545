#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

import Workspace

/// The executable: hands the arguments to the command they name and exits with its code.
exit(withDeepStack { CommandLineTool.run(Array(CommandLine.arguments.dropFirst())) }.rawValue)
