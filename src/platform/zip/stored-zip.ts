import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import {
  centralHeader,
  dataDescriptor,
  endOfDirectory,
  localHeader,
  needsWideHeader,
  type ZipMember,
  zipMethods,
} from './zip-format.ts';

/** A file for a streamed ZIP, with its size; `open` is called when its turn comes. */
export type StreamedFile = { path: string; bytes: number; open: () => Promise<AsyncIterable<Buffer>> };

/** Streams a ZIP of uncompressed files, one at a time. A file that cannot be read ends the stream with its error. */
export function storedZip(files: Iterable<StreamedFile>): Readable {
  return Readable.from(records(files), { objectMode: false });
}

async function* records(files: Iterable<StreamedFile>): AsyncGenerator<Buffer> {
  const members: ZipMember[] = [];
  let position = 0;
  const placed = (bytes: Buffer): Buffer => {
    position += bytes.length;
    return bytes;
  };
  for (const { path, bytes, open } of files) {
    const member: ZipMember = {
      path,
      modified: Date.now(),
      method: zipMethods.stored,
      encrypted: false,
      crc32: 0,
      size: 0,
      packedSize: 0,
      offset: position,
      wide: needsWideHeader(bytes),
      hasDescriptor: true,
    };
    yield placed(localHeader(member));
    for await (const chunk of await open()) {
      member.crc32 = crc32(chunk, member.crc32);
      member.size = member.packedSize += chunk.length;
      yield placed(chunk);
    }
    yield placed(dataDescriptor(member));
    members.push(member);
  }
  const offset = position;
  for (const member of members) yield placed(centralHeader(member));
  yield endOfDirectory({ count: members.length, size: position - offset, offset });
}
