import { join } from 'node:path';
import type { FileType } from '../../shared/file-types.ts';
import type { HeicDecoder } from '../image/heic.ts';

type Opened = AsyncDisposable & { path: string; type: Exclude<FileType, 'heic'> };

/** The image itself, or a converted HEIC, which is removed afterwards. */
export async function openable(
  heic: HeicDecoder,
  { input, type, scratch, signal }: { input: string; type: FileType; scratch: string; signal: AbortSignal },
): Promise<Opened> {
  if (type !== 'heic') return { path: input, type, [Symbol.asyncDispose]: async () => undefined };
  const { path, type: decodedType, remove } = await heic.decode(input, join(scratch, 'decoded'), signal);
  return { path, type: decodedType, [Symbol.asyncDispose]: remove };
}
