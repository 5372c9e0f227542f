import { constants, crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';
import { zipMethods } from '../../platform/zip/zip-format.ts';
import { type AesMember, beginEncryption } from './aes-encryption.ts';
import type { ZipLevel } from './archive-capabilities.ts';
import { type BlockBuffers, blocksOf, SlidingWindow } from './blocks.ts';
import { lengthOf, release, throughZlib } from './zlib-parts.ts';

/** A file to be packed into a ZIP. */
export type ZipInput = {
  path: string;
  /** Milliseconds since 1970. */
  modified: number;
  /** Upper bound of its size. */
  maxBytes: number;
  /** The content in chunks of any size. Called once, and read to its end before the next file. */
  read: () => AsyncIterable<Buffer>;
  /** Samples from all over the content, if cheap; otherwise its beginning is used. */
  sample?: () => Promise<Buffer>;
  /** As it is, with nothing between its name and its content: how OpenDocument and EPUB want their type. */
  isBare?: boolean;
};

/** What to write, in order. */
export type PackedStep =
  | { step: 'begin'; input: ZipInput; encryption: Promise<AesMember> | undefined }
  /** `packed` is one block in pieces; call `written` to free their memory. */
  | { step: 'data'; packed: Promise<Buffer[]>; size: number; written: (packed: Buffer[]) => void }
  | { step: 'end'; size: number; crc32: number; method: Promise<PackMethod> };
type PackMethod = typeof zipMethods.stored | typeof zipMethods.deflated;

/** zlib levels of our levels. */
const deflateLevels = { store: 0, fast: 1, normal: 6, best: 9 } as const satisfies Record<ZipLevel, number>;

/**
 * Content that deflates to a larger share is stored. Photos, videos and archives are: deflating them again would take most of
 * the time and save next to nothing.
 */
const worthwhile = { store: 0, fast: 0.98, normal: 0.99, best: 0.999 } as const satisfies Record<ZipLevel, number>;

/**
 * Packs files block by block. Blocks are deflated in zlib's threads as soon as they are read, each with the end of the
 * previous one as dictionary, so that a single large file also uses all cores and packs about as small as in one piece.
 * Read-ahead limits how many run at once; steps must be written in order.
 */
export async function* packBlocks(
  inputs: AsyncIterable<ZipInput> | Iterable<ZipInput>,
  options: { level: ZipLevel; password: string | undefined; buffers: BlockBuffers },
): AsyncGenerator<PackedStep> {
  const { level, password, buffers } = options;
  for await (const input of inputs) {
    yield { step: 'begin', input, encryption: handled(password === undefined ? undefined : beginEncryption(password)) };
    let packer: Packer | undefined;
    let size = 0;
    let checksum = 0;
    for await (const { block, isLast } of blocksOf(input.read(), buffers)) {
      packer ??= await choosePacker(input, block, isLast, level);
      size += block.length;
      checksum = crc32(block, checksum);
      const packed = handled(packer.pack(block, isLast));
      yield { step: 'data', packed, size: block.length, written: (parts) => giveBack(parts, block, buffers) };
    }
    yield { step: 'end', size, crc32: checksum, method: packer?.method() ?? Promise.resolve(zipMethods.stored) };
  }
}

function giveBack(packed: Buffer[], block: Buffer, buffers: BlockBuffers): void {
  release(packed.filter(({ buffer }) => buffer !== block.buffer));
  buffers.give(block);
}

type Packer = {
  pack: (block: Buffer, isLast: boolean) => Promise<Buffer[]>;
  /** Known after the last block. */
  method: () => Promise<PackMethod>;
};

async function choosePacker(input: ZipInput, first: Buffer, isOnly: boolean, level: ZipLevel): Promise<Packer> {
  if (level === 'store' || input.isBare) return store;
  if (isOnly) return packWhole(level);
  const sample = (await input.sample?.()) ?? sampleOf(first);
  return isWorthDeflating(sample, level) ? packInParts(level) : store;
}

const store: Packer = { pack: async (block) => [block], method: async () => zipMethods.stored };

/** A file of one block: deflated, and the smaller version wins. */
function packWhole(level: ZipLevel): Packer {
  let method: Promise<PackMethod> = Promise.resolve(zipMethods.stored);
  return {
    pack: (block) => {
      const chosen = deflateBlock(block, level, undefined, true).then((deflated) => {
        if (lengthOf(deflated) < block.length * worthwhile[level]) {
          return { parts: deflated, method: zipMethods.deflated };
        }
        release(deflated);
        return { parts: [block], method: zipMethods.stored };
      });
      method = handled(chosen.then((outcome) => outcome.method));
      return chosen.then((outcome) => outcome.parts);
    },
    method: () => method,
  };
}

function packInParts(level: ZipLevel): Packer {
  const window = new SlidingWindow();
  return {
    pack: (block, isLast) => {
      const packed = deflateBlock(block, level, window.dictionary(), isLast);
      window.slide(block);
      return packed;
    },
    method: async () => zipMethods.deflated,
  };
}

function deflateBlock(
  block: Buffer,
  level: ZipLevel,
  dictionary: Buffer | undefined,
  isLast: boolean,
): Promise<Buffer[]> {
  const stream = createDeflateRaw({
    level: deflateLevels[level],
    // The flush ends the block on a whole byte, so that the next one can follow.
    finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
    // Room for the result in one piece: every further piece would wait for the event loop.
    chunkSize: Math.max(1024, block.length + (block.length >> 8) + 64),
    memLevel: 9,
    ...(dictionary === undefined ? {} : { dictionary }),
  });
  return throughZlib(stream, block);
}

const sampleParts = 4;
const sampleLength = 16 * 1024;

/** Sample positions spread over the content, since the beginning is often unlike the rest. */
export const samplePlaces = (length: number): { start: number; end: number }[] =>
  Array.from({ length: sampleParts }, (_, part) => {
    const start = Math.floor(((length - sampleLength) * part) / (sampleParts - 1));
    return { start, end: start + sampleLength };
  });

const sampleOf = (block: Buffer): Buffer =>
  Buffer.concat(samplePlaces(block.length).map(({ start, end }) => block.subarray(start, end)));

const isWorthDeflating = (sample: Buffer, level: ZipLevel): boolean =>
  deflateRawSync(sample, { level: deflateLevels.fast }).length < sample.length * worthwhile[level];

/** Marks a background promise as handled: its error surfaces when awaited, without ending the process before. */
function handled<Work extends Promise<unknown> | undefined>(work: Work): Work {
  work?.catch(() => undefined);
  return work;
}
