import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import {
  createGunzip,
  createInflateRaw,
  createZstdDecompress,
  inflateRawSync,
  inflateRaw as inflateWholeLater,
  type ZlibOptions,
} from 'node:zlib';
import { hasCode } from '../../shared/errors.ts';
import { archiveErrors } from './archive.errors.ts';
import { gather } from './read-range.ts';

/** Large, as each chunk costs a turn of the event loop. */
const chunkSize = 128 * 1024;

/* Decompressing streams. They throw ARCHIVE_DAMAGED for data not in their format, and what `packed` throws. */

/** @param size expected input and output in bytes; more may come out, which the caller must check */
export const inflateRaw = (packed: AsyncIterable<Buffer>, size: { packed: number; unpacked: number }) =>
  Math.max(size.packed, size.unpacked) < smallBytes
    ? inflateSmall(packed, size.unpacked)
    : through(packed, createInflateRaw({ chunkSize }));
export const gunzip = (packed: AsyncIterable<Buffer>) => through(packed, createGunzip({ chunkSize }));
export const unzstd = (packed: AsyncIterable<Buffer>) => through(packed, createZstdDecompress({ chunkSize }));

/** Below this, a stream costs more than inflating at once. */
const smallBytes = 512 * 1024;
/** Below this, another thread costs more than inflating here, which takes a tenth of a millisecond. */
const tinyBytes = 32 * 1024;
const inflateLater = promisify<Buffer, ZlibOptions, Buffer>(inflateWholeLater);

async function* inflateSmall(packed: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  const whole = await gather(packed);
  try {
    const options = { chunkSize: Math.max(1024, bytes), maxOutputLength: bytes + 1 };
    const isTiny = Math.max(whole.length, bytes) < tinyBytes;
    yield isTiny ? inflateRawSync(whole, options) : await inflateLater(whole, options);
  } catch (error) {
    throw isFormatError(error) ? archiveErrors.damaged(undefined, { cause: error, log: String(error) }) : error;
  }
}

async function* through(packed: AsyncIterable<Buffer>, decompressor: Transform): AsyncGenerator<Buffer> {
  const feeding = pipeline(packed, decompressor);
  // If it fails, reading below throws the same error.
  feeding.catch(() => undefined);
  try {
    for await (const chunk of decompressor) yield chunk;
  } catch (error) {
    throw isFormatError(error) ? archiveErrors.damaged(undefined, { cause: error, log: String(error) }) : error;
  }
}

const formatErrors = ['Z_DATA_ERROR', 'Z_BUF_ERROR', 'Z_NEED_DICT', 'ERR_BUFFER_TOO_LARGE'];

const isFormatError = (error: unknown): boolean =>
  hasCode(error, ...formatErrors) ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ZSTD_error'));
