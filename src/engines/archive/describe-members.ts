import { cleanArchivePath, type PathRepair } from '../../shared/archive-path.ts';
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
    if (links > 0) warnings.push(`${count(links, 'link')} ${isOrAre(links)} listed but never unpacked.`);
    if (specials > 0)
      warnings.push(`${count(specials, 'special entry')} ${isOrAre(specials)} listed but never unpacked.`);
    if (archives > 0) warnings.push(`${count(archives, 'archive')} inside ${isOrAre(archives)} not opened.`);
    if (entries > maxListedEntries) {
      warnings.push(`The first ${format(maxListedEntries)} of ${format(entries)} entries are shown.`);
    }
    if (isSuspicious(bytes, this.#archiveBytes)) {
      warnings.push(
        `It would unpack from ${formatBytes(this.#archiveBytes)} to ${formatBytes(bytes)}, as decompression bombs do. It cannot be unpacked as a whole.`,
      );
    } else if (bytes > maxUnpackedBytes) {
      warnings.push(
        `It unpacks to ${formatBytes(bytes)}; at most ${formatBytes(maxUnpackedBytes)} are unpacked at a time.`,
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

const repairSentences: Readonly<Record<PathRepair, (names: string) => string>> = {
  outside: (names) => `${names} pointed outside the folder and was moved inside.`,
  absolute: (names) => `${names} began at the root of the disk and was moved inside the folder.`,
  'drive-letter': (names) => `${names} named a drive and was moved inside the folder.`,
  'control-character': (names) => `${names} contained invisible control characters, which were removed.`,
  reserved: (names) => `${names} cannot be stored on Windows and was changed.`,
  'too-long': (names) => `${names} was too long and was shortened.`,
  empty: (names) => `${names} was empty and was replaced.`,
};

/** One sentence per kind of repair. */
export function describeRepairs(repairs: ReadonlyMap<PathRepair, number>): string[] {
  return [...repairs].map(([repair, times]) => {
    const sentence = repairSentences[repair](count(times, 'name'));
    return times === 1 ? sentence : sentence.replaceAll(/\bwas\b/g, 'were');
  });
}

/** Some formats list links as files until they are unpacked. */
export const describeLeftOut = (files: number): string[] =>
  files > 0
    ? [
        `${count(files, 'file')} ${files === 1 ? 'was' : 'were'} left out: links, or files not found under the name listed.`,
      ]
    : [];

const count = (number: number, noun: string): string =>
  `${format(number)} ${number === 1 ? noun : noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`}`;
const isOrAre = (number: number): string => (number === 1 ? 'is' : 'are');
const format = (number: number): string => number.toLocaleString('en');

const isArchiveName = (path: string): boolean => /\.(?:zip|rar|7z|tar|tgz|gz|bz2|xz|zst|jar|cab|iso)$/i.test(path);
