import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { MB } from '../../shared/units.ts';
import { archiveErrors } from './archive.errors.ts';
import type { ArchiveType } from './archive-capabilities.ts';
import { makeFolder, type SourceRequest } from './archive-sources.ts';
import { findZipExtent, inFront } from './zip-extent.ts';

/** The unpacking programs of 7-Zip and WinRAR take up to 1 MB. */
const searchedBytes = 8 * MB;
/** A program may contain the signatures as constants. */
const maxTries = 10_000;

type Signature = { type: ArchiveType; bytes: Buffer; isHeader: (file: Buffer, at: number) => boolean };

const signatures: readonly Signature[] = [
  {
    type: 'sevenZip',
    bytes: Buffer.from("7z\xbc\xaf'\x1c", 'latin1'),
    // 7zFormat.txt: the start header's checksum, then its 20 bytes.
    isHeader: (file, at) =>
      file.length >= at + 32 && file.readUInt32LE(at + 8) === crc32(file.subarray(at + 12, at + 32)),
  },
  {
    type: 'rar',
    bytes: Buffer.from('Rar!\x1a\x07\x01\0', 'latin1'),
    // The main header, shorter than 128 bytes: checksum, length, content.
    isHeader: (file, at) => {
      const length = file[at + 12] ?? 0;
      const end = at + 13 + length;
      return length < 128 && file.length >= end && file.readUInt32LE(at + 8) === crc32(file.subarray(at + 12, end));
    },
  },
  {
    type: 'rar',
    bytes: Buffer.from('Rar!\x1a\x07\0', 'latin1'),
    // The older format's main header is of type 0x73.
    isHeader: (file, at) => file[at + 9] === 0x73,
  },
];

/**
 * Runs `work` on the archive inside a self-extracting program and adds a warning to its result. Throws NO_ARCHIVE_INSIDE. The
 * program itself is never run.
 */
export async function insideProgram<Request extends SourceRequest, Result extends { warnings: string[] }>(
  request: Request,
  work: (request: Request) => Promise<Result>,
): Promise<Result> {
  const found = await findArchive(request.input);
  const input = found.start === 0 ? request.input : await copyFrom(request, found.start);
  const result = await work({ ...request, input, type: found.type });
  return { ...result, warnings: [...new Set([inFront(), ...result.warnings])] };
}

async function findArchive(input: string): Promise<{ type: ArchiveType; start: number }> {
  const file = await open(input);
  try {
    const { size } = await file.stat();
    const zip = await findZipExtent(file, size);
    // A ZIP that ends with the file is one; another may be a file in the archive of another type.
    if (zip?.oddities.every((oddity) => oddity === inFront())) return { type: 'zip', start: 0 };
    const found = await findSignature(file, size);
    if (found) return found;
    if (zip) return { type: 'zip', start: 0 };
    throw archiveErrors.nothingInside();
  } finally {
    await file.close();
  }
}

async function findSignature(file: FileHandle, size: number) {
  const head = Buffer.alloc(Math.min(size, searchedBytes));
  await file.read(head, 0, head.length, 0);
  const found = signatures.flatMap(({ type, bytes, isHeader }) => {
    let start = head.indexOf(bytes);
    for (let tries = 0; start >= 0 && tries < maxTries; tries++) {
      if (isHeader(head, start)) return [{ type, start }];
      start = head.indexOf(bytes, start + 1);
    }
    return [];
  });
  return found.toSorted((one, other) => one.start - other.start)[0];
}

/** Not every program looks for an archive behind something else. */
async function copyFrom({ input, scratch, signal }: SourceRequest, start: number): Promise<string> {
  const copy = join(await makeFolder(scratch), 'inside.bin');
  await pipeline(createReadStream(input, { start }), createWriteStream(copy, { flags: 'wx' }), { signal });
  return copy;
}
