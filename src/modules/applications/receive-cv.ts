import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sniffLength, sniffType } from '../../engines/file-type/sniff-type.ts';
import type { DiskSpace } from '../../platform/disk/disk-space.ts';
import { applicationLimits } from './applications.contract.ts';
import { applicationErrors } from './applications.errors.ts';

export const cvTypes = ['pdf', 'docx', 'odt'] as const;
export type CvType = (typeof cvTypes)[number];

/**
 * Writes a CV to `path` while it is counted and recognised by its content.
 * @throws AppError for other kinds of files, empty ones, and from the first byte over the limit on
 */
export async function receiveCv(
  content: Readable,
  path: string,
  diskSpace: Pick<DiskSpace, 'reserve'>,
): Promise<{ type: CvType; bytes: number }> {
  const space = await diskSpace.reserve(applicationLimits.cvBytes);
  let bytes = 0;
  let head = Buffer.alloc(0);
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > applicationLimits.cvBytes) return done(applicationErrors.cvTooLarge());
      if (head.length < sniffLength) head = Buffer.concat([head, chunk]).subarray(0, sniffLength);
      space.write(chunk.length).then(() => done(null, chunk), done);
    },
  });
  try {
    await pipeline(content, check, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } finally {
    space.release();
  }
  if (bytes === 0) throw applicationErrors.cvMissing();
  const found = await sniffType(head);
  const type = cvTypes.find((each) => each === found);
  if (!type) throw applicationErrors.cvType();
  return { type, bytes };
}
