import { describe, expect, test } from 'vitest';
import { checkAnswer } from './check-answer.ts';

const sources = [
  { text: 'Drop two or more files. Put files or single pages in order. Merge and download.' },
  { text: 'Free users can merge up to 20 files of 50 MB each.' },
];
const finished = (answer: string) => checkAnswer(answer, sources, { isFinished: true });

test('sentences that name a source which says so pass, without their marks', () => {
  expect(
    finished('Drop two or more files, then merge and download. [1] Free users can merge 20 files of 50 MB. [2]'),
  ).toEqual({
    text: 'Drop two or more files, then merge and download. Free users can merge 20 files of 50 MB.',
    cited: [1, 2],
  });
  expect(finished('Drop the files and put the pages in order [1].')?.text).toBe(
    'Drop the files and put the pages in order.',
  );
});

test('what is still being written is shown up to its last mark', () => {
  expect(checkAnswer('Drop the files. [1] Free users can', sources, { isFinished: false })?.text).toBe(
    'Drop the files.',
  );
  expect(checkAnswer('Drop the fi', sources, { isFinished: false })?.text).toBe('');
});

describe('an answer is not passed on', () => {
  test.each([
    ['without a source', 'Drop two or more files.'],
    ['with one sentence without a source at its end', 'Drop two or more files. [1] It costs nothing.'],
    ['with a source that there is not', 'Drop two or more files. [3]'],
    ['with a source among others that there is not', 'Drop two or more files. [1, 9]'],
    ['whose source says something else', 'Your password was sent to the operator. [1]'],
    ['with a number that its source does not have', 'Free users can merge up to 200 files. [2]'],
    ['with a link', 'Merge files and download at https://evil.example/. [1]'],
    ['with a Markdown link', 'Merge files and [download](//evil.example). [1]'],
    ['with an address in words', 'Merge files and download pages at evil dot com. [1]'],
    ['with an address in other letters', 'Merge files and download pages at ｅｖｉｌ．ｃｏｍ. [1]'],
    ['with an address that hides', 'Merge files, download pages at evil.\u200bcom. [1]'],
    ['with an email address', 'Merge files and download pages, or write to root@evil. [1]'],
    ['with HTML', 'Merge files and download <b>pages</b>. [1]'],
    ['with nothing but a mark', '[1]'],
    ['that is empty', '  '],
  ])('%s', (_why, answer) => {
    expect(finished(answer)).toBeUndefined();
  });
});
