import { type FileHandle, open } from 'node:fs/promises';
import yauzl from 'yauzl';
import { AppError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import { archiveErrors } from './archive.errors.ts';
import { maxDirectoryBytes, maxEntries } from './archive-limits.ts';
import type { ArchiveMember, ArchiveReader } from './archive-reader.ts';
import { DirectoryReader } from './directory-reader.ts';
import { findZipExtent, type ZipExtent } from './zip-extent.ts';
import { decodeZipMember, fitsPassword, type MemberRequest, type PackedZipMember, packingOf } from './zip-member.ts';
import { decodeNames } from './zip-names.ts';
import { refuseOverlaps } from './zip-overlaps.ts';

/** A ZIP entry with what unpacking needs. */
export type ZipArchiveMember = ArchiveMember & PackedZipMember;

export type ZipArchive = ArchiveReader & {
  members: readonly ZipArchiveMember[];
  /** Where a member's data is, for callers that read it themselves. */
  locate: (member: ZipArchiveMember) => Promise<MemberRequest>;
};

/**
 * Opens a ZIP by its central directory, which is read whole within limits. What is in front of it or behind is skipped.
 * Throws ARCHIVE_DAMAGED, ARCHIVE_UNSUPPORTED, ARCHIVE_TOO_MANY_ENTRIES and ARCHIVE_OVERLAPPING.
 */
export async function openZip(path: string, password: string | undefined): Promise<ZipArchive> {
  const file = await open(path);
  try {
    const { members, zip, start, oddities } = await readDirectory(file);
    const locate = async (member: ZipArchiveMember) => ({
      file,
      start: start + (await dataStart(zip, member)),
      member,
      password,
    });
    const read = async function* (member: ZipArchiveMember) {
      yield* decodeZipMember(await locate(member));
    };
    return {
      isListedAtOnce: true,
      oddities,
      members,
      locate,
      list: async function* () {
        yield* members;
      },
      unpack: async function* (isChosen) {
        for (const member of members) if (isChosen(member)) yield { member, content: read(member) };
      },
      fitsPassword: async () => {
        const locked = members.find((member) => member.kind === 'file' && member.encrypted);
        if (locked === undefined || password === undefined) return locked === undefined;
        return fitsPassword(await locate(locked));
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

type Directory = { members: ZipArchiveMember[]; zip: yauzl.ZipFile; start: number; oddities: string[] };

async function readDirectory(file: FileHandle): Promise<Directory> {
  const { size } = await file.stat();
  const whole: ZipExtent = { start: 0, length: size, oddities: [] };
  const extent = (await findZipExtent(file, size)) ?? whole;
  const entries: yauzl.Entry[] = [];
  let directoryBytes = 0;
  try {
    const reader = new DirectoryReader(file.fd, extent);
    const zip = await yauzl.fromRandomAccessReaderPromise(reader, extent.length, {
      autoClose: false,
      // Names are decoded and sizes checked per entry here: one odd entry must not hide the others.
      decodeStrings: false,
      validateEntrySizes: false,
    });
    if (zip.entryCount > maxEntries) throw archiveErrors.tooManyEntries({ max: maxEntries });
    for await (const entry of zip.eachEntry()) {
      directoryBytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
      if (directoryBytes > maxDirectoryBytes) throw archiveErrors.tooManyEntries({ max: maxEntries });
      entries.push(entry);
    }
    const { names, oddities } = decodeNames(entries);
    const members = entries.map((entry, index) => memberOf(entry, names[index] ?? '', index));
    refuseOverlaps(members, extent.length);
    return { members, zip, start: extent.start, oddities: [...extent.oddities, ...oddities] };
  } catch (error) {
    throw explain(error);
  }
}

function memberOf(entry: yauzl.Entry, name: string, index: number): ZipArchiveMember {
  return {
    index,
    name,
    kind: kindOf(entry, name),
    bytes: entry.uncompressedSize,
    packedBytes: entry.compressedSize,
    encrypted: entry.isEncrypted(),
    modified: entry.getLastModDate({ timezone: 'UTC' }).getTime(),
    entry,
    packing: packingOf(entry),
  };
}

const unixSystems: readonly number[] = [3, 19];

function kindOf(entry: yauzl.Entry, name: string): ArchiveMember['kind'] {
  const madeOnUnix = unixSystems.includes(entry.versionMadeBy >> 8);
  const fileType = madeOnUnix ? (entry.externalFileAttributes >>> 16) & 0o170_000 : 0;
  if (fileType === 0o120_000) return 'link';
  if (name.endsWith('/') || fileType === 0o040_000) return 'folder';
  return fileType === 0 || fileType === 0o100_000 ? 'file' : 'special';
}

async function dataStart(zip: yauzl.ZipFile, { entry }: ZipArchiveMember): Promise<number> {
  try {
    return (await zip.readLocalFileHeaderPromise(entry, { minimal: true })).fileDataStart;
  } catch (error) {
    throw explain(error);
  }
}

function explain(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error;
  if (/multi-disk/.test(error.message)) {
    return archiveErrors.unsupported({ what: t('several parts') }, { cause: error });
  }
  if (/strong encryption/.test(error.message)) {
    return archiveErrors.unsupported({ what: t('certificate encryption') }, { cause: error });
  }
  return archiveErrors.damaged(undefined, { cause: error, log: error.message });
}
