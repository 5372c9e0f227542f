import { open } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { zipMethods } from '../../platform/zip/zip-format.ts';
import type { WrittenZip, ZipLevel } from './archive-capabilities.ts';
import { BlockBuffers, readAhead } from './blocks.ts';
import { type PackedStep, packBlocks, type ZipInput } from './pack-blocks.ts';
import { verifyZip } from './verify-zip.ts';
import { type WrittenMember, ZipFileWriter } from './zip-file-writer.ts';

/** Leaves one of zlib's four threads for the server's file access. */
const blocksUnderWay = Math.min(availableParallelism() + 1, 3);
/** Empty files have no blocks; their steps must not pile up either. */
const stepsUnderWay = 64;

export type ZipRequest = {
  inputs: AsyncIterable<ZipInput> | Iterable<ZipInput>;
  output: string;
  level: ZipLevel;
  password: string | undefined;
  /** Called with the content bytes written, and later verified, since the last call. */
  onBytes: (bytes: number) => void;
};

/** Writes the files into a new ZIP at `output` and verifies it. Throws ZIP_NOT_VERIFIED. */
export async function writeZip(request: ZipRequest): Promise<WrittenZip & { contentBytes: number }> {
  const { bytes, members } = await packZip(request);
  return {
    bytes,
    files: members.length,
    stored: members.filter(({ method, size }) => method === zipMethods.stored && size > 0).length,
    verified: await verifyZip({ ...request, path: request.output, members }),
    contentBytes: members.reduce((sum, { size }) => sum + size, 0),
  };
}

/** `writeZip` without verification. */
export async function packZip({ inputs, output, level, password, onBytes }: ZipRequest): Promise<{
  bytes: number;
  members: readonly WrittenMember[];
}> {
  const file = await open(output, 'wx');
  try {
    const writer = new ZipFileWriter(file.fd);
    const steps = packBlocks(inputs, { level, password, buffers: new BlockBuffers() });
    for await (const step of readAhead(steps, isEnough)) {
      await writer.take(step);
      if (step.step === 'data') onBytes(step.size);
    }
    return { bytes: writer.finish(), members: writer.members };
  } finally {
    await file.close();
  }
}

const isEnough = (waiting: readonly PackedStep[]): boolean =>
  waiting.length > stepsUnderWay || waiting.filter(({ step }) => step === 'data').length > blocksUnderWay;
