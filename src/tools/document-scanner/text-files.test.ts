import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { toDocxFile, toTextFile } from './text-files.ts';

test('in a DOCX, running text flows, hyphenated words are joined, and short lines stay lines', () => {
  const text = [
    'Harbour Walk Association',
    '',
    "our spring meeting takes place on Saturday, 14 March, at ten o'clock in the old boat-",
    'house by the quay. Please bring your own cup; tea and bread are ready for you.',
    '',
    'Amara Okafor',
    '12 Quay Street',
  ].join('\n');
  expect(paragraphsOf(toDocxFile([text]))).toEqual([
    'Harbour Walk Association',
    "our spring meeting takes place on Saturday, 14 March, at ten o'clock in the old boathouse by the quay. Please bring your own cup; tea and bread are ready for you.",
    'Amara Okafor\n12 Quay Street',
  ]);
});

test('in a DOCX, each page starts a new one, prices keep their tabs, and the XML is valid', () => {
  const document = documentOf(toDocxFile(['Tom & <Jerry>\u0001\tone\r\nTotal\t12.40', 'second']));
  expect(document.match(/pageBreakBefore/g)).toHaveLength(1);
  expect(paragraphsOf(toDocxFile(['Tom & <Jerry>\u0001\tone\r\nTotal\t12.40', 'second']))).toEqual([
    'Tom &amp; &lt;Jerry&gt;\tone\nTotal\t12.40',
    'second',
  ]);
});

test('a text of nothing but line ends, or of one endless paragraph, becomes a DOCX as well', () => {
  expect(
    paragraphsOf(toDocxFile(['\n'.repeat(400_000)]))
      .join('')
      .trim(),
  ).toBe('');
  const line = 'fills its column from end to end';
  const lines = Array.from({ length: 15_000 }, () => line);
  expect(paragraphsOf(toDocxFile([lines.join('\n')]))).toEqual([lines.join(' ')]);
});

test('a text file has form feeds between the pages', () => {
  expect(strFromU8(toTextFile(['one\r\ntwo\n', 'three']))).toBe('one\ntwo\n\fthree\n');
});

const documentOf = (docx: Uint8Array): string => strFromU8(unzipSync(docx)['word/document.xml'] ?? new Uint8Array());

const paragraphsOf = (docx: Uint8Array): string[] =>
  [...documentOf(docx).matchAll(/<w:p>(.*?)<\/w:p>/g)].map(([, content = '']) =>
    content
      .replaceAll('<w:br/>', '\n')
      .replaceAll('<w:tab/>', '\t')
      .replace(/<[^>]+>/g, ''),
  );
