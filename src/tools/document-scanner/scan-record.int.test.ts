import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { embedRecord, type ScanRecord, splitRecord } from './scan-record.run.ts';

// Enough words that a JPEG needs several segments.
const words = Array.from({ length: 6000 }, (_, index) => ({
  text: `word-${index}-${Math.sin(index)}`,
  box: { x: index, y: index * 2, width: 30, height: 12 },
  ...{ baseline: 10, fontSize: 12, confidence: 91.5, block: 1, paragraph: 1, line: index },
}));
const record: ScanRecord = { version: 1, scanMode: 'receipt', width: 40, height: 30, text: 'naïve 文字', words };

describe.each(['jpeg', 'png'] as const)('the text read in a %s', (type) => {
  test('is stored in the image without changing its pixels, and removed without a trace', async () => {
    const image = await draw(type);
    const recorded = embedRecord(image, type, record);
    const split = splitRecord(recorded, type);
    expect(split.record).toEqual(record);
    expect(split.image.equals(image)).toBe(true);
    const pixels = (file: Buffer) => sharp(file).raw().toBuffer();
    expect((await pixels(recorded)).equals(await pixels(image))).toBe(true);
  });

  test('is replaced, not added to', async () => {
    const once = embedRecord(await draw(type), type, record);
    const twice = embedRecord(once, type, { ...record, text: 'new', words: [] });
    expect(splitRecord(twice, type).record).toMatchObject({ text: 'new', words: [] });
    expect(twice.length).toBeLessThan(once.length);
  });

  test.each([
    ['is cut off', Buffer.from('not packed')],
    ['is not JSON', deflateSync('{')],
    ['is something else', deflateSync('{"version":2}')],
    [
      'has coordinates outside of the image',
      deflateSync(JSON.stringify({ ...record, words: [{ ...words[0], baseline: 1e300 }] })),
    ],
    ['has a word without letters', deflateSync(JSON.stringify({ ...record, words: [{ ...words[0], text: '' }] }))],
    ['has more text than allowed', deflateSync(JSON.stringify({ ...record, words: [], text: 'x'.repeat(600_000) }))],
    ['is a bomb', deflateSync(Buffer.alloc(64 * 1024 * 1024))],
  ])('is ignored when it %s', async (_case, packed) => {
    const forged = forge(embedRecord(await draw(type), type, { ...record, words: [] }), packed);
    expect(splitRecord(forged, type).record).toBeUndefined();
  });
});

test('a truncated image does not fail', async () => {
  for (const type of ['jpeg', 'png'] as const) {
    const recorded = embedRecord(await draw(type), type, { ...record, words: [] });
    for (let length = 0; length < recorded.length; length += 7) splitRecord(recorded.subarray(0, length), type);
  }
});

test('an image with too many record parts counts as one without a record, and stays unchanged', async () => {
  for (const type of ['jpeg', 'png'] as const) {
    let recorded = await draw(type);
    const part = Buffer.from(embedRecord(recorded, type, record));
    const [from, length] = type === 'jpeg' ? [2, part.length - recorded.length] : [33, part.length - recorded.length];
    const parts = Buffer.concat(Array.from({ length: 200 }, () => part.subarray(from, from + length)));
    recorded = Buffer.concat([recorded.subarray(0, from), parts, recorded.subarray(from)]);
    const split = splitRecord(recorded, type);
    expect(split.record).toBeUndefined();
    expect(split.image).toBe(recorded);
  }
});

const draw = (type: 'jpeg' | 'png') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#d08040' } })
    .toFormat(type)
    .toBuffer();

/** Overwrites the bytes of the record. */
function forge(recorded: Buffer, packed: Buffer): Buffer {
  const jpegMark = recorded.indexOf('SatchelScan\0', 0, 'latin1');
  if (jpegMark !== -1) {
    const length = recorded.readUInt16BE(jpegMark - 2);
    const head = Buffer.from(recorded.subarray(0, jpegMark + 12));
    head.writeUInt16BE(2 + 12 + packed.length, jpegMark - 2);
    return Buffer.concat([head, packed, recorded.subarray(jpegMark - 2 + length)]);
  }
  const name = recorded.indexOf('stSc', 0, 'latin1');
  const length = recorded.readUInt32BE(name - 4);
  const head = Buffer.from(recorded.subarray(0, name + 4));
  head.writeUInt32BE(packed.length, name - 4);
  return Buffer.concat([head, packed, recorded.subarray(name + 4 + length)]);
}
