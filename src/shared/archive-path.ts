/*
 * Paths inside archives. They come from strangers twice: as relative paths of a dropped folder, where a bad one is refused,
 * and as names in an archive, where they are cleaned so that the rest can still be used.
 */

/** What is wrong with a path, by the harm it could do when unpacked. */
export type PathProblem = 'empty' | 'absolute' | 'drive-letter' | 'outside' | 'control-character' | 'too-long';

/** Maximum path length in UTF-16 units: Windows programs open less without special settings, other systems more. */
export const maxPathLength = 1024;
/** Maximum length of a file or folder name in UTF-8 bytes, as on common file systems. */
const maxSegmentBytes = 255;

// Controls, lone surrogates, line separators, and the marks that make 'exe.gpj' look like 'jpg.exe'. Emoji joiners and the
// left-to-right mark are allowed: honest names need them.
const controlCharacters = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu;
const driveLetter = /^[A-Za-z]:/;
/** Reserved on Windows, whatever the extension. */
const deviceName = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)(?=\.|$)/i;
const reservedCharacters = /[<>:"|?*]/g;

/** NFC, forward slashes, no empty or '.' segments: equal files get equal paths. */
function normalize(path: string): string {
  const composed = path.normalize('NFC').replaceAll('\\', '/');
  const absolute = composed.startsWith('/') ? '/' : '';
  return absolute + composed.split('/').filter(isName).join('/');
}

const isName = (segment: string): boolean => segment !== '' && segment !== '.';

/** Validates a visitor's relative path. Returns it normalised, or what is wrong with it. */
export function readArchivePath(path: string): { path: string } | { problem: PathProblem } {
  const problem = findProblem(normalize(path));
  return problem === undefined ? { path: normalize(path) } : { problem };
}

function findProblem(path: string): PathProblem | undefined {
  if (path === '') return 'empty';
  if (path.startsWith('/')) return 'absolute';
  if (driveLetter.test(path)) return 'drive-letter';
  const segments = path.split('/');
  if (segments.includes('..')) return 'outside';
  if (path.search(controlCharacters) !== -1) return 'control-character';
  if (path.length > maxPathLength || segments.some((segment) => utf8Length(segment) > maxSegmentBytes))
    return 'too-long';
  return undefined;
}

/** How an archive's name was made safe. 'reserved': names and characters that Windows cannot store. */
export type PathRepair = PathProblem | 'reserved';

/**
 * Makes an archive's path safe to unpack anywhere, Windows included: it stays inside its folder. Reports what was changed,
 * except unusual but harmless spellings (backslashes, './', decomposed letters).
 */
export function cleanArchivePath(path: string): { path: string; repairs: PathRepair[] } {
  const repairs = new Set<PathRepair>();
  const note = (repair: PathRepair, before: string, after: string) => {
    if (before !== after) repairs.add(repair);
    return after;
  };
  // First: an invisible character must not hide a '..' or a drive letter.
  let rest = normalize(note('control-character', path, path.replace(controlCharacters, '')));
  rest = note('absolute', rest, rest.replace(/^\/+/, ''));
  rest = note('drive-letter', rest, rest.replace(/^(?:[A-Za-z]:\/*)+/, ''));
  const inside = rest.split('/').filter((segment) => segment !== '..');
  note('outside', rest, inside.join('/'));
  const segments = inside
    .map((segment) => note('reserved', segment, storableOnWindows(segment)))
    .map((segment) => note('too-long', segment, shortenSegment(segment)))
    .filter(isName);
  if (segments.length === 0) repairs.add('empty');
  const joined = segments.length === 0 ? 'file' : segments.join('/');
  return { path: note('too-long', joined, shortenPath(joined)), repairs: [...repairs] };
}

function storableOnWindows(segment: string): string {
  const plain = segment.replace(reservedCharacters, '_').replace(/[. ]+$/, '');
  return deviceName.test(plain) ? `_${plain}` : plain;
}

function shortenSegment(segment: string): string {
  if (utf8Length(segment) <= maxSegmentBytes) return segment;
  const { stem, ending } = splitEnding(segment);
  let kept = '';
  let bytes = utf8Length(ending);
  for (const character of stem) {
    bytes += utf8Length(character);
    if (bytes > maxSegmentBytes) break;
    kept += character;
  }
  // Truncation may expose a trailing space or dot.
  return kept.replace(/[. ]+$/, '') + ending;
}

/** The file name with as many parent folders as fit. */
function shortenPath(path: string): string {
  if (path.length <= maxPathLength) return path;
  return path.slice(path.indexOf('/', path.length - maxPathLength) + 1);
}

/**
 * Makes paths unique: `['a.txt', 'a.txt', 'b', 'b/c']` → `['a.txt', 'a (2).txt', 'b', 'b (2)/c']`. No path is both file and
 * folder.
 */
export function makePathsUnique(paths: readonly string[]): string[] {
  const claims = new PathClaims();
  return paths.map((path) => claims.claim(path));
}

/** Makes paths unique one by one, when not all are known in advance. */
export class PathClaims {
  readonly #files = new Set<string>();
  readonly #folders = new Set<string>();
  /** The folders so far, and the names given to them. */
  readonly #keptAs = new Map<string, string>();
  readonly #nextNumber = new Map<string, number>();

  /** The path itself if still free, otherwise numbered. */
  claim(path: string): string {
    const slash = path.lastIndexOf('/');
    const wanted = this.#keep(path.slice(0, Math.max(slash, 0))) + path.slice(slash + 1);
    const claimed = this.#free(wanted, (candidate) => this.#files.has(candidate) || this.#folders.has(candidate));
    this.#files.add(claimed);
    return claimed;
  }

  /** The folder's unique name with a trailing slash; empty for the top. */
  #keep(folder: string): string {
    if (folder === '') return '';
    const known = this.#keptAs.get(folder);
    if (known !== undefined) return `${known}/`;
    const slash = folder.lastIndexOf('/');
    const wanted = this.#keep(folder.slice(0, Math.max(slash, 0))) + folder.slice(slash + 1);
    const kept = this.#free(wanted, (candidate) => this.#files.has(candidate));
    this.#keptAs.set(folder, kept);
    this.#folders.add(kept);
    return `${kept}/`;
  }

  #free(path: string, isTaken: (candidate: string) => boolean): string {
    let candidate = path;
    for (let number = this.#nextNumber.get(path) ?? 2; isTaken(candidate); number++) {
      candidate = numbered(path, number);
      this.#nextNumber.set(path, number + 1);
    }
    return candidate;
  }
}

function numbered(path: string, number: number): string {
  const nameStart = path.lastIndexOf('/') + 1;
  const { stem, ending } = splitEnding(path.slice(nameStart));
  return `${path.slice(0, nameStart)}${stem} (${number})${ending}`;
}

/** `'photo.jpg'` → `{ stem: 'photo', ending: '.jpg' }`; `.profile` has no extension. */
function splitEnding(name: string): { stem: string; ending: string } {
  const dot = name.lastIndexOf('.');
  const hasEnding = dot > 0 && name.length - dot <= 12;
  return hasEnding ? { stem: name.slice(0, dot), ending: name.slice(dot) } : { stem: name, ending: '' };
}

const utf8Length = (text: string): number => new TextEncoder().encode(text).length;
