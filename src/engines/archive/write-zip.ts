import { open } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { WrittenZip, ZipLevel } from '../engines.ts';
import { BlockBuffers, readAhead } from './blocks.ts';
import { type PackedStep, packBlocks, type ZipInput } from './pack-blocks.ts';
import { verifyZip } from './verify-zip.ts';
import { ZipFileWriter } from './zip-file-writer.ts';
import { zipMethods } from './zip-format.ts';

/** One of the four threads that zlib shares with the server's own file work stays free for that. */
const blocksUnderWay = Math.min(availableParallelism() + 1, 3);
/** Files without content pass no blocks and must not pile up. */
const stepsUnderWay = 64;

/**
 * Writes the files into a new ZIP at `output` and reads it back.
 * @param onBytes is told how many bytes of content have been written, and later read back, since the last time
 */
export async function writeZip(request: {
  inputs: AsyncIterable<ZipInput> | Iterable<ZipInput>;
  output: string;
  level: ZipLevel;
  password: string | undefined;
  onBytes: (bytes: number) => void;
}): Promise<WrittenZip & { contentBytes: number }> {
  const { inputs, output, level, password, onBytes } = request;
  const file = await open(output, 'wx');
  try {
    const writer = new ZipFileWriter(file);
    const steps = packBlocks(inputs, { level, password, buffers: new BlockBuffers() });
    for await (const step of readAhead(steps, isEnough)) {
      await writer.take(step);
      if (step.step === 'data') onBytes(step.size);
    }
    const bytes = await writer.finish();
    const { members } = writer;
    return {
      bytes,
      files: members.length,
      stored: members.filter(({ method, size }) => method === zipMethods.stored && size > 0).length,
      verified: await verifyZip({ path: output, members, password, onBytes }),
      contentBytes: members.reduce((sum, { size }) => sum + size, 0),
    };
  } finally {
    await file.close();
  }
}

const isEnough = (waiting: readonly PackedStep[]): boolean =>
  waiting.length > stepsUnderWay || waiting.filter(({ step }) => step === 'data').length > blocksUnderWay;
