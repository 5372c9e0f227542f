import { expect, test } from 'vitest';
import { MB } from '../../shared/units.ts';
import type { FileField } from '../../tools/define-tool.ts';
import { imageCompressor } from '../../tools/image-compressor/image-compressor.tool.ts';
import { describeLimits } from './describe-limits.ts';

const { compress } = imageCompressor.actions;
const image: FileField = compress.files.file;

test('says how large a file may be on each plan', () => {
  expect(describeLimits(imageCompressor)).toEqual([{ what: 'Image: size of one file', free: '25 MB', pro: '500 MB' }]);
});

test('says how many files may come at once, where several may', () => {
  const files = { file: { ...image, many: { min: 2, max: { free: 5, pro: 20 }, naming: 'repeated' as const } } };
  expect(describeLimits({ actions: { merge: { ...compress, files } } })).toContainEqual({
    what: 'Image: files at once',
    free: '5',
    pro: '20',
  });
});

test('says what two calls have in common only once', () => {
  expect(describeLimits({ actions: { one: compress, two: compress } })).toHaveLength(1);
});

test('says nothing for calls without files', () => {
  expect(describeLimits({ actions: { generate: { ...compress, files: undefined } } })).toEqual([]);
});

test('rounds sizes as the rest of the site does', () => {
  const files = { file: { ...image, maxBytes: { free: 1.5 * MB, pro: 1024 * MB } } };
  expect(describeLimits({ actions: { one: { ...compress, files } } })).toMatchObject([{ free: '1.5 MB', pro: '1 GB' }]);
});
