import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { DocumentFormat } from '../../shared/document-formats.ts';
import { compoundFile } from '../../shared/test-compound-file.ts';
import { createPdfiumEngine } from '../pdf/pdfium/pdfium-engine.ts';
import { hostileDocuments } from './hostile-documents.ts';
import { everythingIn, type Office, openOffice } from './test-office.ts';

const letters = fileURLToPath(new URL('../../tools/document-converter/fixtures/', import.meta.url));
const locked = fileURLToPath(new URL('./fixtures/', import.meta.url));
const pdfium = createPdfiumEngine();
let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(async () => {
  await pdfium.close();
  expect(await office.close()).toEqual([]);
});

describe('a letter keeps its words', () => {
  test.each(['pdf', 'docx', 'odt', 'rtf', 'txt', 'html', 'md', 'epub'] as const)('as %s', async (format) => {
    const source = format === 'docx' ? 'letter.odt' : 'letter.docx';
    const { output, converted } = await office.convert(letters + source, format);
    expect(converted.warnings).toEqual([]);
    expect(converted.bytes).toBe((await readFile(output)).length);
    expect(await wordsOf(output, format)).toMatch(/The orchard report[\s\S]*Grüße aus dem Garten[\s\S]*120/);
  });

  test.each(['letter.doc', 'letter.odt', 'letter.rtf', 'letter.html', 'letter.txt'])('from %s', async (name) => {
    const { output, converted } = await office.convert(letters + name, 'pdf');
    expect(converted).toMatchObject({ pages: 1, warnings: [] });
    expect(await wordsOf(output, 'pdf')).toMatch(/The orchard report[\s\S]*Grüße aus dem Garten/);
  });
});

test('an email becomes a PDF with its image, and says what is not in it', async () => {
  const { output, converted } = await office.convert(`${letters}letter.eml`, 'pdf');
  expect(converted).toMatchObject({ pages: 1 });
  expect(converted.warnings).toEqual([
    '1 image or other part of this document is external and was not loaded.',
    'The attachment is only listed at the end, not included in the result.',
  ]);
  expect(await wordsOf(output, 'pdf')).toMatch(
    /second draft[\s\S]*Ana Martínez[\s\S]*Apples did well[\s\S]*harvest\.csv/,
  );
  expect(await readFile(output, 'latin1')).toContain('/Subtype /Image');
});

describe('spreadsheets and slides', () => {
  test.each([
    ['table.xlsx', 'pdf', /Apples[\s\S]*120/],
    ['table.ods', 'pdf', /Apples[\s\S]*120/],
    ['table.xls', 'csv', /^Fruit,Kilograms\nApples,120\n/],
    ['table.xlsx', 'ods', /Apples[\s\S]*120/],
    ['slides.pptx', 'pdf', /The orchard report/],
    ['slides.odp', 'pdf', /The orchard report/],
    ['slides.pptx', 'odp', /The orchard report/],
  ] as const)('%s as %s', async (name, format, words) => {
    const { output } = await office.convert((name === 'table.xls' ? locked : letters) + name, format);
    expect(await wordsOf(output, format)).toMatch(words);
  });

  test('slides as PPT, written by the program that will be asked to read them', async () => {
    const folder = office.folder('slides');
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const slides = `${letters}slides.pptx`;
    await promisify(execFile)('soffice', [profile, '--headless', '--convert-to', 'ppt', '--outdir', folder, slides]);
    const ppt = join(folder, 'slides.ppt');
    for (const format of ['pdf', 'odp'] as const) {
      const { output, converted } = await office.convert(ppt, format);
      expect(await wordsOf(output, format)).toMatch(/The orchard report/);
      expect(converted.warnings).toEqual([]);
    }
  });

  test('one of Excel 2, which has no mark of its own in its name', async () => {
    const { output } = await office.convert(await office.file('old.xls', excel2Table('Apples', 120)), 'csv');
    expect(await wordsOf(output, 'csv')).toBe('Apples,120\n');
    await expect(office.convert(office.folder('old.xls'), 'docx')).rejects.toMatchObject({
      code: 'CONVERSION_NOT_OFFERED',
    });
  });

  test('a compound file that LibreOffice does not know is refused with a sentence', async () => {
    const content = compoundFile([{ name: 'Nothing known', content: new Uint8Array(5000) }]);
    await expect(office.convert(await office.file('odd.doc', content), 'pdf')).rejects.toMatchObject({
      code: 'DOCUMENT_UNKNOWN',
    });
  });

  test.each([
    ['table.slk', 'ID;PX\nC;X1;Y1;K"Apples"\nC;X2;Y1;K120\nE\n'],
    ['table.dif', 'TABLE\n0,1\n"t"\nDATA\n0,0\n""\n-1,0\nBOT\n1,0\n"Apples"\n0,120\nV\n-1,0\nEOD\n'],
    [
      'table.xml',
      '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:s="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet s:Name="a"><Table><Row><Cell><Data s:Type="String">Apples</Data></Cell><Cell><Data s:Type="Number">120</Data></Cell></Row></Table></Worksheet></Workbook>',
    ],
  ])('%s is read, not shown as its source', async (name, text) => {
    const { output } = await office.convert(await office.file(name, Buffer.from(text)), 'csv');
    expect(await wordsOf(output, 'csv')).toBe('Apples,120\n');
  });

  test('as CSV, the chosen sheet by name or number, or all in a ZIP', async () => {
    const sheet = (name: string, cell: string) =>
      `<Worksheet s:Name="${name}"><Table><Row><Cell><Data s:Type="String">${cell}</Data></Cell></Row></Table></Worksheet>`;
    const names =
      'xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:s="urn:schemas-microsoft-com:office:spreadsheet"';
    const workbook = `<?xml version="1.0"?><Workbook ${names}>${sheet('One', 'Apples')}${sheet('A|B', 'Pears')}</Workbook>`;
    const path = await office.file('sheets.xml', Buffer.from(workbook));
    const read = async (chosen: string) => {
      const { output, converted } = await office.convert(path, 'csv', { sheet: chosen });
      expect(converted.warnings).toEqual([]);
      return everythingIn(output);
    };
    expect(await read('a|b')).toBe('Pears\n');
    expect(await read('1')).toBe('Apples\n');
    expect(await read('all')).toBe('One.csv\nApples\n\nA_B.csv\nPears\n');
    await expect(read('3')).rejects.toMatchObject({ code: 'SHEET_NOT_FOUND', status: 422 });
    await expect(office.convert(path, 'csv')).resolves.toMatchObject({
      converted: { warnings: ['Only the first of 2 sheets is in the CSV: choose another one, or all of them.'] },
    });
  });

  test('a table as text is read with the marks it uses', async () => {
    const path = await office.file('list.csv', Buffer.from('Name;Price\n"Smith; Jones";2,5\n'));
    const { output } = await office.convert(path, 'xlsx');
    expect(await wordsOf(output, 'xlsx')).toContain('Smith; Jones');
  });

  test('a table as text keeps what looks like a formula as it is written', async () => {
    const path = await office.file(
      'formula.csv',
      Buffer.from('Sum,"=WEBSERVICE(""http://127.0.0.1:9/"")",=1+1\n1,2,3\n'),
    );
    const { output } = await office.convert(path, 'xlsx');
    expect(await wordsOf(output, 'xlsx')).toMatch(/>=1\+1</);
    expect(await wordsOf(output, 'xlsx')).not.toContain('<f ');
  });

  test('one whose pages have no end is cut, and says so', async () => {
    const rows = Array.from({ length: 90_000 }, (_, row) => `${row}`).join('\n');
    const { converted } = await office.convert(await office.file('long.csv', Buffer.from(rows)), 'pdf');
    expect(converted.pages).toBe(1000);
    expect(converted.warnings).toEqual([expect.stringContaining('at most 1,000 pages')]);
  });
});

test('a book takes over the links of a document, and no programs', async () => {
  const link = (target: string) => `{\\field{\\*\\fldinst HYPERLINK "${target}"}{\\fldrslt Words}}`;
  const text = `{\\rtf1\\ansi ${link('javascript:alert(1)')}${link('https://example.org/a')}\\par}`;
  const { output } = await office.convert(await office.file('links.rtf', Buffer.from(text)), 'epub');
  const all = await everythingIn(output);
  expect(all).toContain('href="https://example.org/a"');
  expect(all).not.toContain('javascript:');
});

test.each([
  [
    'book.fb2',
    '<?xml version="1.0"?><FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0"><body><section><p>Apples did well</p></section></body></FictionBook>',
  ],
  [
    'letter.fodt',
    '<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text"><office:body><office:text><text:p>Apples did well</text:p></office:text></office:body></office:document>',
  ],
])('%s is read, not shown as its source', async (name, text) => {
  const { output } = await office.convert(await office.file(name, Buffer.from(text)), 'txt');
  expect((await readFile(output, 'utf8')).trim()).toBe('Apples did well');
});

describe("a document's own name", () => {
  const name = 'Grüße & 100% #1.docx';

  test('is shown by its fields, without a path', async () => {
    const field = (code: string) => `<w:p><w:fldSimple w:instr="${code}"><w:r><w:t>old</w:t></w:r></w:fldSimple></w:p>`;
    const content = wordDocument(field('FILENAME') + field('FILENAME \\p'));
    const path = await office.file('fields.docx', content);
    const { output } = await office.convert(path, 'txt', { name: `/secret/folder/${name}` });
    expect(await readFile(output, 'utf8')).toBe(`${name}\n${name}\n`);
  });

  test('names the sheet of a CSV, as far as Excel takes it', async () => {
    const path = await office.file('rows.csv', Buffer.from('a,b\n1,2\n'));
    const { output } = await office.convert(path, 'xlsx', { name: `Harvest [2026] ${'and so on '.repeat(5)}.csv` });
    expect(await everythingIn(output)).toContain('<sheet name="Harvest _2026_ and so on and so"');
  });
});

describe('a locked document', () => {
  test.each(['locked.docx', 'locked.xlsx', 'locked.odt', 'locked.doc', 'locked.xls'])(
    '%s asks for its password',
    async (name) => {
      const path = locked + name;
      await expect(office.convert(path, 'pdf')).rejects.toMatchObject({ code: 'PASSWORD_NEEDED', status: 422 });
      await expect(office.convert(path, 'pdf', { password: 'open sesam' })).rejects.toMatchObject({
        code: 'WRONG_PASSWORD',
      });
      const { output } = await office.convert(path, 'pdf', { password: 'open sesame' });
      expect(await wordsOf(output, 'pdf')).toMatch(/Apples/);
    },
  );

  test('is opened under another name, too', async () => {
    const { output } = await office.convert(`${locked}locked.xlsx`, 'csv', { name: 'report', password: 'open sesame' });
    expect(await wordsOf(output, 'csv')).toContain('Pears,45');
  });
});

describe('what the visitor should know', () => {
  test('the encoding, where the text does not say it', async () => {
    const path = await office.file('letter.txt', Buffer.from('Gr\u00fc\u00dfe aus dem sch\u00f6nen Garten', 'latin1'));
    const { output, converted } = await office.convert(path, 'md');
    expect(await readFile(output, 'utf8')).toBe('Grüße aus dem schönen Garten\n');
    expect(converted.warnings).toEqual(['This file does not say its encoding; it was read as windows-1252.']);
  });

  test('that the name misled', async () => {
    const { converted } = await office.convert(`${letters}letter.docx`, 'pdf', { name: 'letter.doc' });
    expect(converted.warnings).toEqual(['The name says DOC, but this is a DOCX document; it was opened as that.']);
  });

  test('that there was nothing to do', async () => {
    await expect(office.convert(`${letters}letter.docx`, 'docx', { name: 'letter.doc' })).rejects.toMatchObject({
      code: 'CONVERSION_NOT_NEEDED',
      message: 'This document is DOCX already, so there is nothing to convert. Please choose another format.',
    });
    const { output } = await office.convert(`${locked}locked.docx`, 'docx', { password: 'open sesame' });
    expect(await wordsOf(output, 'docx')).toMatch(/Apples/);
  });
});

test('what cannot become the chosen format is told what it can become', async () => {
  await expect(office.convert(`${letters}table.xlsx`, 'docx')).rejects.toMatchObject({
    code: 'CONVERSION_NOT_OFFERED',
    message: 'XLSX cannot be converted to DOCX here. Please choose PDF, ODS, or CSV.',
  });
});

test('a document whose parts make no sense is refused with a sentence, and the next one is converted', async () => {
  const [hollow] = hostileDocuments({ address: 'http://127.0.0.1:9', image: '/x', textFile: '/x' }).slice(2);
  const content = Buffer.from(hollow?.content ?? []);
  const path = await office.file('broken.xlsx', content.subarray(0, content.length - 40));
  await expect(office.convert(path, 'pdf')).rejects.toMatchObject({ code: 'DOCUMENT_DAMAGED', status: 422 });
  await office.convert(`${letters}letter.txt`, 'pdf');
});

test('a LibreOffice that is killed in the middle of a document is replaced, and the document converted', async () => {
  const lines = Array.from({ length: 20_000 }, (_, line) => `Line ${line} of a long text`).join('\n');
  const path = await office.file('long.txt', Buffer.from(lines));
  await office.convert(`${letters}letter.txt`, 'pdf');
  const running = office.convert(path, 'pdf');
  await vi.waitUntil(() => office.isConverting(), { timeout: 60_000, interval: 20 });
  expect(await office.killPrograms()).toBeGreaterThan(0);
  const { converted } = await running;
  expect(converted.pages).toBeGreaterThan(300);
});

/** A Word document with only this body. */
function wordDocument(body: string): Uint8Array {
  const office = 'openxmlformats.org';
  const main = `http://schemas.${office}/wordprocessingml/2006/main`;
  const relation = `http://schemas.${office}/officeDocument/2006/relationships/officeDocument`;
  const type = `application/vnd.${office.replace('.org', '-officedocument')}.wordprocessingml.document.main+xml`;
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="http://schemas.${office}/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="http://schemas.${office}/package/2006/relationships"><Relationship Id="a" Type="${relation}" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': strToU8(`<w:document xmlns:w="${main}"><w:body>${body}</w:body></w:document>`),
  });
}

/** A row of a word and a number (records BOF, LABEL, INTEGER and EOF). */
function excel2Table(word: string, number: number): Buffer {
  const record = (type: number, ...bytes: number[]) => [type, 0, bytes.length, 0, ...bytes];
  const cell = (column: number) => [0, 0, column, 0, 0, 0, 0];
  return Buffer.from([
    ...record(0x09, 2, 0, 0x10, 0),
    ...record(0x04, ...cell(0), word.length, ...Buffer.from(word)),
    ...record(0x02, ...cell(1), number & 0xff, number >> 8),
    ...record(0x0a),
  ]);
}

/** The text of a result, as far as it can be read without an office program. */
async function wordsOf(path: string, format: DocumentFormat): Promise<string> {
  if (format === 'pdf') return textOfPdf(path);
  const all = await everythingIn(path);
  const plain =
    format === 'rtf'
      ? all.replaceAll(/\\u(\d+)\\?'?[\da-f]{2}|\\u(\d+)\?/g, (_, code, other) =>
          String.fromCodePoint(Number(code ?? other)),
        )
      : all;
  return plain.replaceAll('&uuml;', 'ü').replaceAll('&szlig;', 'ß');
}

async function textOfPdf(path: string): Promise<string> {
  const { readPdfText } = pdfium.provides;
  if (!readPdfText) throw new Error('PDFium is off');
  const output = `${path}.txt`;
  const progress = () => undefined;
  await readPdfText({ input: path, output, separator: 'none', progress, signal: new AbortController().signal });
  return readFile(output, 'utf8');
}
