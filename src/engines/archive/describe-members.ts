import { cleanArchivePath, type PathRepair } from '../../shared/archive-path.ts';
import { language, t } from '../../shared/language/translate.ts';
import { formatBytes } from '../../shared/units.ts';
import type { ArchiveEntry, ArchiveListing } from './archive-capabilities.ts';
import { maxListedEntries, maxUnpackedBytes } from './archive-limits.ts';
import type { ArchiveMember } from './archive-reader.ts';
import { isSuspicious } from './unpack-budget.ts';

/** Builds the listing of an archive of any format. */
export class ListingBuilder {
  readonly #archiveBytes: number;
  readonly #oddities: readonly string[];
  readonly #entries: ArchiveEntry[] = [];
  readonly #counts = { entries: 0, files: 0, links: 0, specials: 0, archives: 0, encrypted: 0, bytes: 0 };
  readonly #repairs = new Map<PathRepair, number>();

  /**
   * @param archiveBytes size of the archive's file
   * @param oddities of the archive as a whole, as sentences
   */
  constructor(archiveBytes: number, oddities: readonly string[] = []) {
    this.#archiveBytes = archiveBytes;
    this.#oddities = oddities;
  }

  add(member: ArchiveMember): void {
    const counts = this.#counts;
    const { path, repairs } = cleanArchivePath(member.name);
    for (const repair of repairs) this.#repairs.set(repair, (this.#repairs.get(repair) ?? 0) + 1);
    counts.entries += 1;
    counts.links += member.kind === 'link' ? 1 : 0;
    counts.specials += member.kind === 'special' ? 1 : 0;
    if (member.kind === 'file') {
      counts.files += 1;
      counts.bytes += member.bytes ?? 0;
      counts.encrypted += member.encrypted ? 1 : 0;
      counts.archives += isArchiveName(path) ? 1 : 0;
    }
    if (this.#entries.length < maxListedEntries) this.#entries.push(entryOf(member, path, repairs.length > 0));
  }

  build(): ArchiveListing {
    const { entries, files, bytes, encrypted } = this.#counts;
    return {
      entries: this.#entries,
      entryCount: entries,
      fileCount: files,
      totalBytes: bytes,
      encrypted: encrypted > 0,
      warnings: this.#warnings(),
    };
  }

  #warnings(): string[] {
    const { entries, links, specials, archives, bytes } = this.#counts;
    const warnings = [...this.#oddities, ...describeRepairs(this.#repairs)];
    if (links > 0) {
      warnings.push(
        t(
          '{links, plural, one {# link is listed but never unpacked.} other {# links are listed but never unpacked.}}',
          { links },
        ),
      );
    }
    if (specials > 0) {
      warnings.push(
        t(
          '{specials, plural, one {# special entry is listed but never unpacked.} other {# special entries are listed but never unpacked.}}',
          { specials },
        ),
      );
    }
    if (archives > 0) {
      warnings.push(
        t('{archives, plural, one {# archive inside is not opened.} other {# archives inside are not opened.}}', {
          archives,
        }),
      );
    }
    if (entries > maxListedEntries) {
      warnings.push(
        t('The first {shown} of {entries} entries are shown.', {
          shown: format(maxListedEntries),
          entries: format(entries),
        }),
      );
    }
    if (isSuspicious(bytes, this.#archiveBytes)) {
      warnings.push(
        t(
          'It would unpack from {archiveBytes} to {bytes}, as decompression bombs do. It cannot be unpacked as a whole.',
          { archiveBytes: formatBytes(this.#archiveBytes), bytes: formatBytes(bytes) },
        ),
      );
    } else if (bytes > maxUnpackedBytes) {
      warnings.push(
        t('It unpacks to {bytes}; at most {maxUnpackedBytes} are unpacked at a time.', {
          bytes: formatBytes(bytes),
          maxUnpackedBytes: formatBytes(maxUnpackedBytes),
        }),
      );
    }
    return warnings;
  }
}

function entryOf(member: ArchiveMember, path: string, isRepaired: boolean): ArchiveEntry {
  const { index, name, kind, bytes, packedBytes, encrypted, modified } = member;
  return {
    index,
    path,
    ...(isRepaired ? { originalPath: showable(name) } : {}),
    kind,
    bytes: bytes ?? 0,
    ...(packedBytes === undefined ? {} : { packedBytes }),
    encrypted,
    ...(isDate(modified) ? { modified } : {}),
  };
}

/** Within JavaScript's range. */
const isDate = (milliseconds: number | undefined): milliseconds is number =>
  milliseconds !== undefined && Math.abs(milliseconds) <= 8.64e15;

/** The archive's name without characters that would affect surrounding text; the joiners of emoji and scripts are part of it. */
const showable = (name: string): string =>
  name.replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '\uFFFD').slice(0, 1024);

const repairSentences: Readonly<Record<PathRepair, (names: number) => string>> = {
  outside: (names) =>
    t(
      '{names, plural, one {# name pointed outside the folder and was moved inside.} other {# names pointed outside the folder and were moved inside.}}',
      { names },
    ),
  absolute: (names) =>
    t(
      '{names, plural, one {# name began at the root of the disk and was moved inside the folder.} other {# names began at the root of the disk and were moved inside the folder.}}',
      { names },
    ),
  'drive-letter': (names) =>
    t(
      '{names, plural, one {# name named a drive and was moved inside the folder.} other {# names named a drive and were moved inside the folder.}}',
      { names },
    ),
  'control-character': (names) =>
    t(
      '{names, plural, one {# name contained invisible control characters, which were removed.} other {# names contained invisible control characters, which were removed.}}',
      { names },
    ),
  reserved: (names) =>
    t(
      '{names, plural, one {# name cannot be stored on Windows and was changed.} other {# names cannot be stored on Windows and were changed.}}',
      { names },
    ),
  'too-long': (names) =>
    t(
      '{names, plural, one {# name was too long and was shortened.} other {# names were too long and were shortened.}}',
      { names },
    ),
  empty: (names) =>
    t('{names, plural, one {# name was empty and was replaced.} other {# names were empty and were replaced.}}', {
      names,
    }),
};

/** One sentence per kind of repair. */
export const describeRepairs = (repairs: ReadonlyMap<PathRepair, number>): string[] =>
  [...repairs].map(([repair, times]) => repairSentences[repair](times));

/** Some formats list links as files until they are unpacked. */
export const describeLeftOut = (files: number): string[] =>
  files > 0
    ? [
        t(
          '{files, plural, one {# file was left out: links, or files not found under the name listed.} other {# files were left out: links, or files not found under the name listed.}}',
          { files },
        ),
      ]
    : [];

const format = (number: number): string => number.toLocaleString(language());

const isArchiveName = (path: string): boolean => /\.(?:zip|rar|7z|tar|tgz|gz|bz2|xz|zst|jar|cab|iso)$/i.test(path);
