import { expect, test } from 'vitest';
import { describeSource } from './source-note.tsx';

const plain = { isSigned: false, isEncrypted: false, hasXfa: false };

test('what becomes of a signature is told before a PDF is edited', () => {
  expect(describeSource(plain, true)).toEqual([]);
  expect(describeSource({ ...plain, isSigned: true }, false)).toEqual([
    expect.stringMatching(/the signed version stays inside\.$/),
  ]);
  expect(describeSource({ ...plain, isSigned: true }, true)).toEqual([
    expect.stringMatching(/stays inside, unless you erase something\.$/),
  ]);
  // A protected one is written anew.
  expect(describeSource({ isSigned: true, isEncrypted: true, hasXfa: true }, false)).toEqual([
    expect.stringContaining('the signature is no longer valid'),
    expect.stringContaining('will not be protected'),
    expect.stringContaining('XFA'),
  ]);
});
