import type { FileType } from '../../shared/file-types.ts';

/** How hard ZIP data is packed: 'store' not at all, 'best' as small as DEFLATE can. */
export type ZipLevel = 'store' | 'fast' | 'normal' | 'best';

export type WriteZipRequest = {
  /** Files by their absolute place, and their path inside the ZIP: relative, safe, each one different. */
  entries: readonly { source: string; path: string; modified?: number }[];
  output: string;
  level: ZipLevel;
  /** Encrypts every file with AES-256. The paths stay readable, as in every ZIP. */
  password?: string | undefined;
  progress: (fraction: number) => void;
  signal: AbortSignal;
};

export type WrittenZip = {
  bytes: number;
  /** How many files are in it, and how many of them are stored as they are, because packing would not make them smaller. */
  files: number;
  stored: number;
  /** How many files were read back from the finished ZIP and matched their checksum: all of them. */
  verified: number;
};

/**
 * Writes files into a ZIP and reads it back. Already compressed content is stored. Memory does not depend on the sizes.
 * Throws ZIP_NOT_VERIFIED when what was written does not read back.
 */
export type WriteZip = (request: WriteZipRequest) => Promise<WrittenZip>;

/** The archives that can be opened. The compressed ones hold a TAR or a single file. */
export type ArchiveType = Extract<FileType, 'zip' | 'tar' | 'gzip' | 'bzip2' | 'xz' | 'zstd' | 'sevenZip' | 'rar'>;

export type ArchiveEntry = {
  /** Its place in the archive, from 0. It names the entry for `ExtractArchive`. */
  index: number;
  /** Made safe to unpack anywhere; folders without a slash behind them. */
  path: string;
  /** What the archive says, where that was not safe. */
  originalPath?: string;
  /** Links and special files (devices, pipes) are listed and never unpacked. */
  kind: 'file' | 'folder' | 'link' | 'special';
  bytes: number;
  /** Unknown where files are packed together. */
  packedBytes?: number;
  encrypted: boolean;
  /** Milliseconds since 1970. */
  modified?: number;
};

export type ArchiveListing = {
  /** In the archive's order; the first 10,000 when there are more. */
  entries: ArchiveEntry[];
  entryCount: number;
  fileCount: number;
  /** All files together, unpacked. */
  totalBytes: number;
  /** Some files cannot be unpacked without a password. */
  encrypted: boolean;
  /** What is unusual or was made safe, in sentences for the user. */
  warnings: string[];
};

type ArchiveRequest = {
  input: string;
  type: ArchiveType;
  /** The archive's own file name: a compressed single file is called after it. */
  name: string;
  password?: string | undefined;
  /** An empty directory for what has to be unpacked on the way. */
  scratch: string;
  signal: AbortSignal;
};

/**
 * Lists an archive. Throws PASSWORD_NEEDED when even the names are encrypted, WRONG_PASSWORD when the password given opens
 * nothing, and AppErrors for damaged, unsupported, oversized and hostile archives.
 */
export type InspectArchive = (request: ArchiveRequest) => Promise<ArchiveListing>;

export type ExtractedArchive = {
  /** A single chosen file as it is, or a ZIP of all that were chosen. */
  kind: 'file' | 'zip';
  /** The name of the single file. */
  name?: string;
  files: number;
  /** Unpacked. */
  bytes: number;
  /** What was chosen and left out, or was made safe, in sentences for the user. */
  warnings: string[];
};

/**
 * Unpacks files of an archive into `output`; nothing else is written and no path of the archive is ever used on disk. Throws
 * what `InspectArchive` throws, PASSWORD_NEEDED for encrypted files, ARCHIVE_BOMB and ARCHIVE_TOO_LARGE.
 */
export type ExtractArchive = (
  request: ArchiveRequest & {
    /** By index; 'all' takes every file. */
    entries: 'all' | readonly number[];
    output: string;
    progress: (fraction: number) => void;
  },
) => Promise<ExtractedArchive>;
