import { statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { blockLength } from './blocks.ts';
import { samplePlaces, type ZipInput } from './pack-blocks.ts';
import { gather, readPieces, readRange, splitLength } from './read-range.ts';

/** Files on disk as ZIP inputs, opened one by one. */
export async function* fileInputs(
  entries: Iterable<{ source: string; path: string; modified?: number | undefined }>,
): AsyncGenerator<ZipInput> {
  // Shared: each file is read to its end before the next is opened.
  const memory = Buffer.allocUnsafeSlow(blockLength);
  for (const { source, path, modified } of entries) {
    const { size, mtimeMs } = statSync(source);
    yield {
      path,
      modified: modified ?? mtimeMs,
      maxBytes: size,
      read: () => readFile(source, (file) => readPieces(file, 0, splitLength(size, memory.length), memory)),
      sample: () => sampleFile(source, size),
    };
  }
}

async function sampleFile(source: string, size: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (const { start, end } of samplePlaces(size)) {
    parts.push(await gather(readFile(source, (file) => readRange(file, start, end - start))));
  }
  return Buffer.concat(parts);
}

/** Chunks of a file, opened at the first one. */
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
