import type { FileType } from '../../shared/file-types.ts';

/** ZIP compression: 'store' is none, 'best' the smallest DEFLATE can do. */
export type ZipLevel = 'store' | 'fast' | 'normal' | 'best';

export type WriteZipRequest = {
  /** Absolute source paths, and unique, safe, relative paths inside the ZIP. */
  entries: readonly { source: string; path: string; modified?: number }[];
  output: string;
  level: ZipLevel;
  /** Encrypts every file with AES-256. Paths stay readable, as in every ZIP. */
  password?: string | undefined;
  progress: (fraction: number) => void;
  signal: AbortSignal;
};

export type WrittenZip = {
  bytes: number;
  /** Number of files, and how many are stored uncompressed because packing would not shrink them. */
  files: number;
  stored: number;
  /** Files read back from the finished ZIP whose checksum matched: all of them. */
  verified: number;
};

/**
 * Writes files into a ZIP and reads it back. Compressed content is stored. Memory use does not depend on file sizes. Throws
 * ZIP_NOT_VERIFIED when the ZIP does not read back.
 */
export type WriteZip = (request: WriteZipRequest) => Promise<WrittenZip>;

/** The supported archives. The single-stream compressors hold a TAR or one file; a program may be self-extracting. */
export type ArchiveType = Extract<
  FileType,
  'zip' | 'tar' | 'gzip' | 'bzip2' | 'xz' | 'zstd' | 'sevenZip' | 'rar' | 'exe'
>;

export type ArchiveEntry = {
  /** Position in the archive, from 0; identifies the entry for `ExtractArchive`. */
  index: number;
  /** Safe to unpack anywhere; folders have no trailing slash. */
  path: string;
  /** The path in the archive, if it was not safe. */
  originalPath?: string;
  /** Links and special files (devices, pipes) are listed but never unpacked. */
  kind: 'file' | 'folder' | 'link' | 'special';
  bytes: number;
  /** Unknown in solid archives. */
  packedBytes?: number;
  encrypted: boolean;
  /** Milliseconds since 1970. */
  modified?: number;
};

export type ArchiveListing = {
  /** In archive order; the first 10,000 when there are more. */
  entries: ArchiveEntry[];
  entryCount: number;
  fileCount: number;
  /** Total unpacked size of all files. */
  totalBytes: number;
  /** Some files need a password. */
  encrypted: boolean;
  /** What is unusual or was made safe, as sentences for the user. */
  warnings: string[];
};

type ArchiveRequest = {
  input: string;
  type: ArchiveType;
  /** The archive's file name, which names a single compressed file. */
  name: string;
  password?: string | undefined;
  /** An empty directory for temporary files. */
  scratch: string;
  signal: AbortSignal;
};

/**
 * Lists an archive. Throws PASSWORD_NEEDED when even the names are encrypted, WRONG_PASSWORD, and AppErrors for damaged,
 * unsupported, oversized and hostile archives.
 */
export type InspectArchive = (request: ArchiveRequest) => Promise<ArchiveListing>;

export type ExtractedArchive = {
  /** A single chosen file as it is, or a ZIP of several. */
  kind: 'file' | 'zip';
  /** Name of the single file. */
  name?: string;
  files: number;
  /** Unpacked. */
  bytes: number;
  /** What was left out or made safe, as sentences for the user. */
  warnings: string[];
};

/**
 * Unpacks files of an archive into `output`. Nothing else is written, and no path from the archive is used on disk. Throws
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
