import { KB, MB } from '../../shared/units.ts';

/** One line of an archive's listing, as shown. */
export type ListedEntry = {
  index: number;
  path: string;
  kind: 'file' | 'folder' | 'link' | 'special';
  bytes: number;
};

/** Entries whose path contains every word of the search, ignoring case. */
export function searchEntries<Entry extends ListedEntry>(entries: readonly Entry[], search: string): readonly Entry[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter(({ path }) => {
    const text = path.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Indexes of these entries' files, including all files inside their folders. */
export function filesBelow(entries: readonly ListedEntry[], chosen: ReadonlySet<number>): number[] {
  const folders = entries
    .filter(({ index, kind }) => kind === 'folder' && chosen.has(index))
    .map(({ path }) => `${path}/`);
  return entries
    .filter(
      ({ kind, index, path }) =>
        kind === 'file' && (chosen.has(index) || folders.some((folder) => path.startsWith(folder))),
    )
    .map(({ index }) => index);
}

const imageEndings = /\.(?:jpe?g|png|gif|webp|avif)$/i;
const textEndings =
  /(?:\.(?:txt|md|csv|tsv|json|xml|ya?ml|toml|ini|cfg|conf|log|html?|css|[cm]?[jt]sx?|py|rb|php|java|c|h|cpp|cs|go|rs|sh|sql|srt|svg|tex|rtf|env)|(?:^|\/)(?:readme|license|makefile|dockerfile))$/i;

/** Larger files have no preview. */
const maxImageBytes = 10 * MB;
const maxTextBytes = 256 * KB;

/** How the page can preview a file of an archive; undefined when it can only be downloaded. */
export function previewKind({ kind, path, bytes }: ListedEntry): 'image' | 'text' | undefined {
  if (kind !== 'file' || bytes === 0) return undefined;
  if (imageEndings.test(path) && bytes <= maxImageBytes) return 'image';
  return textEndings.test(path) && bytes <= maxTextBytes ? 'text' : undefined;
}

/** `'trip/day 1/a.jpg'` → `{ folder: 'trip/day 1/', name: 'a.jpg' }` */
export function splitPath(path: string): { folder: string; name: string } {
  const slash = path.lastIndexOf('/') + 1;
  return { folder: path.slice(0, slash), name: path.slice(slash) };
}
