import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Engines } from '../../engines.ts';
import { createDocumentsEngine } from './documents-engine.ts';

const engine = createDocumentsEngine();
const { readDocumentTexts, writeDocumentTexts } = engine.provides as Pick<
  Engines,
  'readDocumentTexts' | 'writeDocumentTexts'
>;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'satchel-documents-'));
});
afterAll(async () => {
  await engine.close?.();
  await rm(folder, { recursive: true, force: true });
});

test('a Word document keeps all parts but for its texts', async () => {
  const parts = {
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': '<w:document><w:p><w:r><w:t>House</w:t></w:r></w:p></w:document>',
    'word/header1.xml': '<w:hdr><w:p><w:r><w:t>Head</w:t></w:r></w:p></w:hdr>',
    'word/media/image1.png': 'a picture',
  };
  const input = await save('house.docx', parts);
  expect(await read(input, 'house.docx')).toEqual({ texts: ['House', 'Head'], kept: 0 });
  expect(await write(input, 'house.docx', ['Casa', 'Cabeza'])).toEqual({
    ...parts,
    'word/document.xml': parts['word/document.xml'].replace('House', 'Casa'),
    'word/header1.xml': parts['word/header1.xml'].replace('Head', 'Cabeza'),
  });
});

test("a workbook's table keeps its column names", async () => {
  const input = await save('table.xlsx', {
    'xl/workbook.xml': '<workbook/>',
    'xl/sharedStrings.xml': '<sst><si><t>Price</t></si><si><t>House</t></si></sst>',
    'xl/tables/table1.xml': '<table><tableColumn id="1" name="Price"/></table>',
  });
  expect(await read(input, 'table.xlsx')).toEqual({ texts: ['House'], kept: 1 });
  expect((await write(input, 'table.xlsx', ['Casa']))['xl/sharedStrings.xml']).toBe(
    '<sst><si><t>Price</t></si><si><t>Casa</t></si></sst>',
  );
});

test('OpenDocument has its type first and as it is', async () => {
  // Long enough to be smaller when compressed.
  const mimetype = 'application/vnd.oasis.opendocument.presentation';
  const content = '<office:document-content><text:p>House</text:p></office:document-content>';
  const input = await save('slides.odp', { 'content.xml': content, mimetype });
  await write(input, 'slides.odp', ['Casa']);
  const written = await readFile(join(folder, 'written'), 'latin1');
  expect(written.slice(30, 30 + 8 + mimetype.length)).toBe(`mimetype${mimetype}`);
});

test.each([
  ['macros', 'word/vbaProject.bin', 'DOCUMENT_HAS_MACROS'],
  ['nothing to translate', 'word/media/a.png', 'DOCUMENT_WITHOUT_TEXT'],
])('a document with %s is refused', async (_what, part, code) => {
  const input = await save('some.docx', { 'word/document.xml': '<w:document/>', [part]: 'x' });
  await expect(read(input, 'some.docx')).rejects.toMatchObject({ code });
});

test('other documents and too much text are refused', async () => {
  const input = join(folder, 'table.csv');
  await writeFile(input, 'a,b\n');
  await expect(read(input, 'table.csv')).rejects.toMatchObject({ code: 'DOCUMENT_NOT_TRANSLATABLE' });
  await expect(read(input, 'table.txt', 2)).rejects.toMatchObject({ code: 'DOCUMENT_TEXT_TOO_LONG' });
});

const { signal } = new AbortController();

async function save(name: string, parts: Record<string, string>): Promise<string> {
  const path = join(folder, name);
  const bytes = Object.entries(parts).map(([part, text]) => [part, strToU8(text)] as const);
  await writeFile(path, zipSync(Object.fromEntries(bytes)));
  return path;
}

const read = (input: string, name: string, maxCharacters = 1_000) =>
  readDocumentTexts({ input, name, maxCharacters, signal });

/** The parts of the document with these texts. */
async function write(input: string, name: string, texts: string[]): Promise<Record<string, string>> {
  const output = join(folder, 'written');
  await writeDocumentTexts({ input, name, texts, language: 'es', output, signal });
  const parts = unzipSync(await readFile(output));
  return Object.fromEntries(Object.entries(parts).map(([part, bytes]) => [part, strFromU8(bytes)]));
}
