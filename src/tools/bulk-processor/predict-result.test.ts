import { expect, test } from 'vitest';
import { operations } from '../operations.index.ts';
import { predictResult } from './predict-result.ts';

const convert = (outputFormat: string) => ({ operation: 'convert', options: { outputFormat } });
const compress = { operation: 'compress', options: {} };
const resize = { operation: 'resize', options: {} };

test.each([
  ['an image stays what it is', [compress], { type: 'png', ending: 'png' }, 'png'],
  ['a text becomes a ZIP', [compress], { type: 'text', ending: 'txt' }, 'zip'],
  ['a chain has the ending of its last step', [resize, convert('webp')], { type: 'jpeg', ending: 'jpeg' }, 'webp'],
  ['what it is already is kept', [convert('jpg')], { type: 'jpeg', ending: 'jpeg' }, 'jpeg'],
  ['pages may become one image or a ZIP', [convert('png')], { type: 'pdf', ending: 'pdf' }, undefined],
  [
    'only the tool knows',
    [{ operation: 'file-compressor/extract', options: {} }],
    { type: 'zip', ending: 'zip' },
    undefined,
  ],
  ['the name says nothing', [resize], { type: undefined, ending: 'xyz' }, undefined],
] as const)('%s', (_what, steps, file, ending) => {
  expect(predictResult(operations, steps, file, 'free')).toEqual({ ending });
});

test('what will be refused is said before it is sent, and what only Pro may do is fine with Pro', () => {
  const pdf = { type: 'pdf', ending: 'pdf' } as const;
  expect(predictResult(operations, [resize], pdf, 'pro')).toEqual({
    objection: expect.stringContaining('This file is PDF.'),
  });
  expect(predictResult(operations, [compress], pdf, 'free')).toEqual({ objection: 'Compress PDFs: with Pro only.' });
  expect(predictResult(operations, [compress], pdf, 'pro')).toEqual({ ending: 'pdf' });
});
