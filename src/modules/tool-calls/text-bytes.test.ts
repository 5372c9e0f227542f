import { expect, test } from 'vitest';
import { z } from 'zod';
import { formJson, formNumber, formOptional } from '../../catalog/define-tool.ts';
import { KB, MB } from '../../shared/units.ts';
import { optionBytesOf, textBytesOf } from './text-bytes.ts';

test('a call without options needs a few kilobytes', () => {
  expect(textBytesOf({ options: z.object({}) })).toBeLessThan(20 * KB);
});

test.each([
  ['a text with every character escaped', z.string().max(5_000), JSON.stringify('\u0001'.repeat(5_000))],
  ['an optional text', formOptional(z.string().max(5_000)), JSON.stringify('ü'.repeat(5_000))],
  ['an enumeration', z.enum(['pdf', 'markdown']), '"markdown"'],
  ['a number', formNumber('A number.'), '-1.7976931348623157e+308'],
  ['a list as JSON', formJson(z.array(z.int()).max(1_000)), JSON.stringify(Array(1_000).fill(9_007_199_254_740_991))],
  [
    'objects in a list',
    formJson(z.array(z.object({ name: z.string().max(100).nullable() })).max(50)),
    JSON.stringify(Array(50).fill({ name: '\\'.repeat(100) })),
  ],
])('the bound has room for %s', (_what, schema, longest) => {
  expect(optionBytesOf({ options: z.object({ value: schema }) })).toBeGreaterThanOrEqual(Buffer.byteLength(longest));
});

test.each([
  ['a text', z.string()],
  ['a list', formJson(z.array(z.string().max(5)))],
  ['a record', formJson(z.record(z.string().max(5), z.string().max(5)))],
  ['anything', z.unknown()],
])('%s without a limit is detected, and read up to 4 MB', (_what, schema) => {
  const options = z.object({ value: schema });
  expect(optionBytesOf({ options })).toBe(Number.POSITIVE_INFINITY);
  expect(textBytesOf({ options })).toBe(4 * MB);
});
