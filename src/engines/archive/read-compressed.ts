import type { ArchiveReader } from './archive-reader.ts';
import { ByteSource } from './byte-source.ts';
import { tarReader } from './read-tar.ts';
import { readTarHeader, tarBlock } from './tar-header.ts';

/**
 * A stream that holds a TAR or a single file.
 * @param name of the single file
 */
export async function readTarOrFile(open: () => AsyncIterable<Buffer>, name: string): Promise<ArchiveReader> {
  const beginning = new ByteSource(open());
  const isTar = readTarHeader(await beginning.take(tarBlock)) !== undefined;
  await beginning.close();
  return isTar ? tarReader(open) : fileReader(open, name);
}

function fileReader(open: () => AsyncIterable<Buffer>, name: string): ArchiveReader {
  const member = { index: 0, name, kind: 'file', bytes: undefined, encrypted: false } as const;
  return {
    isListedAtOnce: false,
    list: async function* () {
      let bytes = 0;
      for await (const chunk of open()) bytes += chunk.length;
      yield { ...member, bytes };
    },
    unpack: async function* (isChosen) {
      if (isChosen(member)) yield { member, content: open() };
    },
    close: async () => undefined,
  };
}

const endings = /\.(?:gz|gzip|bz2|bzip2|xz|lzma|zst|zstd)$/i;
const tarEndings = /\.(?:tgz|tbz2?|txz|tzst)$/i;

/** The unpacked name of a compressed file: `'report.csv.gz'` → `'report.csv'`, `'backup.tgz'` → `'backup.tar'`. */
export function unpackedName(name: string): string {
  if (tarEndings.test(name)) return name.replace(tarEndings, '.tar');
  const stripped = name.replace(endings, '');
  return stripped === '' || stripped === name ? `${name}.unpacked` : stripped;
}
