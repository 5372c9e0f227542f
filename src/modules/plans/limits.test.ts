import { expect, test } from 'vitest';
import type { FileField } from '../../catalog/define-tool.ts';
import { imageTool } from '../../catalog/test-tools.ts';
import { freeUsesPerDay } from '../../shared/plans.ts';
import { MB } from '../../shared/units.ts';
import { compareTools, describeLimits } from './limits.contract.ts';

const { frame } = imageTool.actions;
const image: FileField = frame.files.file;

test('give the size limit on each plan', () => {
  expect(describeLimits(imageTool)).toEqual([{ what: 'Size of one image', free: '25 MB', pro: '500 MB' }]);
});

test('give the number of files, where several are allowed', () => {
  const words = { one: 'image', together: 'Images in one PDF' };
  const files = {
    file: { ...image, many: { min: 2, max: { free: 5, pro: 20 }, naming: 'repeated' as const, ...words } },
  };
  expect(describeLimits({ actions: { merge: { ...frame, files } } })).toContainEqual({
    what: 'Images in one PDF',
    free: '5',
    pro: '20',
  });
});

test('list what two calls share only once', () => {
  expect(describeLimits({ actions: { one: frame, two: frame } })).toHaveLength(1);
});

test('are empty for calls without files', () => {
  expect(describeLimits({ actions: { generate: { ...frame, files: undefined } } })).toEqual([]);
});

test('round sizes as the rest of the site does', () => {
  const files = { file: { ...image, maxBytes: { free: 1.5 * MB, pro: 1024 * MB } } };
  expect(describeLimits({ actions: { one: { ...frame, files } } })).toMatchObject([{ free: '1.5 MB', pro: '1 GB' }]);
});

test('give allowances, text lengths, and what is for Pro only', () => {
  const base = { ...frame, files: undefined };
  const sentence = { title: 'Sample', text: 'Sample.' };
  const allowance = { free: { max: 5, per: 'month' as const }, unit: { one: 'scan', many: 'scans' } };
  const text = { label: 'Text', maxCharacters: { free: 5000, pro: 50_000 }, messages: { tooLong: () => sentence } };
  expect(describeLimits({ actions: { scan: { ...base, allowance } } })).toEqual([
    { what: 'Scans', free: '5 scans a month', pro: 'Unlimited' },
  ]);
  const daily = { free: { max: freeUsesPerDay, per: 'day' as const }, unit: { one: 'page', many: 'pages' } };
  expect(describeLimits({ actions: { convert: { ...base, allowance: daily } } })).toEqual([
    { what: 'Pages', free: '10 pages a day', pro: 'Unlimited' },
  ]);
  expect(describeLimits({ actions: { summarize: { ...base, texts: { text } } } })).toEqual([
    { what: 'Text: length', free: '5,000 characters', pro: '50,000 characters' },
  ]);
  expect(describeLimits({ actions: { polish: { ...frame, proOnly: sentence } } })).toEqual([
    { what: 'Size of one image', free: 'Not included', pro: '500 MB' },
  ]);
  expect(describeLimits({ actions: { polish: { ...base, proOnly: sentence } } })).toEqual([
    { what: 'Use', free: 'Not included', pro: 'Unlimited' },
  ]);
});

test('compare the tools with limits, and leave out the others', () => {
  const polisher = {
    ...imageTool,
    slug: 'polisher',
    actions: { polish: { ...frame, proOnly: { title: '', text: '' } } },
  };
  const compared = compareTools([imageTool, { ...imageTool, actions: {} }, polisher]);
  expect(compared.map(({ slug, proOnly }) => [slug, proOnly])).toEqual([
    ['image-frame', false],
    ['polisher', true],
  ]);
});
