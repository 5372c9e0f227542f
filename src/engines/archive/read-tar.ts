import { MB } from '../../shared/units.ts';
import { archiveErrors } from './archive.errors.ts';
import { maxEntries } from './archive-limits.ts';
import type { ArchiveMember, ArchiveReader, UnpackedFile } from './archive-reader.ts';
import { ByteSource } from './byte-source.ts';
import {
  isEndOfTar,
  isMapContinued,
  readPaxValues,
  readTarHeader,
  readText,
  type TarHeader,
  tarBlock,
} from './tar-header.ts';

/** A TAR, read from the beginning for each iteration. Throws ARCHIVE_DAMAGED, ARCHIVE_TOO_MANY_ENTRIES. */
export function tarReader(open: () => AsyncIterable<Buffer>): ArchiveReader {
  return {
    isListedAtOnce: false,
    list: async function* () {
      for await (const { member } of walk(open())) yield member;
    },
    unpack: async function* (isChosen) {
      for await (const file of walk(open())) if (file.member.kind === 'file' && isChosen(file.member)) yield file;
    },
    close: async () => undefined,
  };
}

async function* walk(chunks: AsyncIterable<Buffer>): AsyncGenerator<UnpackedFile> {
  const source = new ByteSource(chunks);
  try {
    for (let index = 0; ; index++) {
      const header = await nextFile(source);
      if (header === undefined) return;
      if (index >= maxEntries) throw archiveErrors.tooManyEntries({ max: maxEntries });
      const content = source.stream(header.size);
      yield { member: memberOf(header, index), content };
      // Skips what was not read.
      for await (const _ of content);
      await source.take(paddingOf(header.size));
    }
  } finally {
    await source.close();
  }
}

function memberOf({ name, size, modified, type, isSparse }: TarFile, index: number): ArchiveMember {
  const kind = isSparse ? 'special' : kindOf(type, name);
  return { index, name, kind, bytes: size, encrypted: false, modified };
}

const kinds: Readonly<Record<string, ArchiveMember['kind']>> = {
  '0': 'file',
  '7': 'file',
  '1': 'link',
  '2': 'link',
  '5': 'folder',
};

const kindOf = (type: string, name: string): ArchiveMember['kind'] => {
  const kind = kinds[type] ?? 'special';
  return kind === 'file' && name.endsWith('/') ? 'folder' : kind;
};

type TarFile = Omit<TarHeader, 'isContinued'> & { isSparse: boolean };

/** Extension headers are held in memory; honest ones have a few hundred bytes. */
const maxExtensionBytes = MB;

/** The next file's header, merged with the extension headers before it. Undefined at the end. */
async function nextFile(source: ByteSource): Promise<TarFile | undefined> {
  let pax = new Map<string, string>();
  let longName: string | undefined;
  for (;;) {
    const header = await nextHeader(source);
    if (header === undefined) return undefined;
    if (header.type === 'x') pax = readPaxValues(await readExtension(source, header));
    else if (header.type === 'L') longName = readText(await readExtension(source, header));
    else if (header.type === 'g' || header.type === 'K') await readExtension(source, header);
    else {
      if (header.isContinued) while (isMapContinued(await source.take(tarBlock)));
      return withExtensions(header, pax, longName);
    }
  }
}

async function nextHeader(source: ByteSource): Promise<TarHeader | undefined> {
  const block = await source.take(tarBlock);
  // Some programs omit the end marker.
  if (block.length === 0 || (block.length === tarBlock && isEndOfTar(block))) return undefined;
  const header = readTarHeader(block);
  if (!header || !isSize(header.size)) throw archiveErrors.damaged(undefined, { log: 'not a TAR header' });
  return header;
}

async function readExtension(source: ByteSource, { size }: TarHeader): Promise<Buffer> {
  if (size > maxExtensionBytes) throw archiveErrors.damaged(undefined, { log: 'a TAR extension is too long' });
  const data = await source.take(size);
  await source.take(paddingOf(size));
  return data;
}

function withExtensions(header: TarHeader, pax: ReadonlyMap<string, string>, longName: string | undefined): TarFile {
  const size = pax.has('size') ? Number(pax.get('size')) : header.size;
  if (!isSize(size)) throw archiveErrors.damaged(undefined, { log: 'not a size in a pax header' });
  const seconds = Number(pax.get('mtime'));
  return {
    type: header.type,
    name: pax.get('path') ?? longName ?? header.name,
    size: kindOf(header.type, '') === 'link' ? 0 : size,
    modified: pax.has('mtime') && Number.isFinite(seconds) ? Math.round(seconds * 1000) : header.modified,
    // The data of sparse files begins with a map of holes; it is not the file's content.
    isSparse: header.type === 'S' || [...pax.keys()].some((key) => key.startsWith('GNU.sparse.')),
  };
}

const isSize = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
const paddingOf = (size: number): number => (tarBlock - (size % tarBlock)) % tarBlock;
