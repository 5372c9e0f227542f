import { type FileHandle, open, stat } from 'node:fs/promises';
import { samplePlaces, type ZipInput } from './pack-blocks.ts';
import { gather, readRange } from './read-range.ts';

/** A file of the disk on its way into a ZIP. */
export async function fileInput(entry: {
  source: string;
  path: string;
  modified?: number | undefined;
}): Promise<ZipInput> {
  const { size, mtimeMs } = await stat(entry.source);
  return {
    path: entry.path,
    modified: entry.modified ?? mtimeMs,
    maxBytes: size,
    read: () => readFile(entry.source, (file) => readRange(file, 0, size, { reuse: true })),
    sample: async () => {
      const parts: Buffer[] = [];
      for (const { start, end } of samplePlaces(size)) {
        parts.push(await gather(readFile(entry.source, (file) => readRange(file, start, end - start))));
      }
      return Buffer.concat(parts);
    },
  };
}

/** Chunks of a file that is opened when the first one is asked for. */
export async function* readFile(
  path: string,
  read: (file: FileHandle) => AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const file = await open(path);
  try {
    yield* read(file);
  } finally {
    await file.close();
  }
}
