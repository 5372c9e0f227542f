import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BlockBuffers, blockLength, blocksOf, readAhead, SlidingWindow } from './blocks.ts';

test('however content arrives, it is cut into full blocks and one last', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(blockLength * 2), { maxLength: 6 }), async (lengths) => {
      const chunks = lengths.map((length, index) => Buffer.alloc(length, index + 1));
      const seen: Buffer[] = [];
      const lasts: boolean[] = [];
      for await (const { block, isLast } of blocksOf(stream(chunks), new BlockBuffers())) {
        seen.push(Buffer.from(block));
        lasts.push(isLast);
      }
      expect(Buffer.concat(seen).equals(Buffer.concat(chunks))).toBe(true);
      expect(seen.slice(0, -1).every(({ length }) => length === blockLength)).toBe(true);
      expect(lasts).toEqual(lasts.map((_, index) => index === lasts.length - 1));
      expect(seen.every(({ length }) => length > 0)).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('blocks that are given back are used again', () => {
  const buffers = new BlockBuffers();
  const first = buffers.take();
  buffers.give(first.subarray(0, 10));
  expect(buffers.take().buffer).toBe(first.buffer);
});

test('items are taken in before they are asked for, in order, and none is lost', async () => {
  const begun: number[] = [];
  const taken: number[] = [];
  for await (const item of readAhead(count(7, begun), (waiting) => waiting.length > 3)) {
    taken.push(item);
    if (taken.length === 1) expect(begun).toEqual([0, 1, 2, 3]);
  }
  expect(taken).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('the window is the end of the last block', () => {
  const window = new SlidingWindow();
  expect(window.dictionary()).toBeUndefined();
  window.slide(Buffer.concat([Buffer.alloc(1000, 1), Buffer.alloc(32 * 1024, 2)]));
  expect(window.dictionary()?.equals(Buffer.alloc(32 * 1024, 2))).toBe(true);
  window.slide(Buffer.from('short'));
  expect(window.dictionary()?.toString()).toBe('short');
});

async function* stream(chunks: readonly Buffer[]) {
  yield* chunks;
}

async function* count(to: number, begun: number[]) {
  for (let item = 0; item < to; item++) {
    begun.push(item);
    yield item;
  }
}
