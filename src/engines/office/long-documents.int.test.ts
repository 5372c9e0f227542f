import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox } from '../../platform/processes/sandbox.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { cutHtml } from './cut-html.ts';
import { cutRichText } from './cut-rich-text.ts';
import { createOfficeProcesses, type OfficeAnswer, type OfficeProcesses } from './office-processes.ts';

/* LibreOffice lays out every page of a document, however few are wanted, so long texts are cut before. */

let root: string;
let processes: OfficeProcesses;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'satchel-long-'));
  await mkdir(join(root, 'slots'));
  processes = createOfficeProcesses({
    sandbox: createSandbox({ policy: 'auto', log: silentLog }),
    slotsDirectory: join(root, 'slots'),
    log: silentLog,
    processes: 1,
  });
});
afterAll(async () => {
  await processes.close();
  await rm(root, { recursive: true, force: true });
});

test.each([
  ['MS Word 2007 XML', wordDocument],
  ['writer8', openDocument],
] as const)(
  'a long text ends with the line it may have, also in the middle of a table: %s',
  async (importFilter, make) => {
    const { answer, text } = await convert(make(8000), importFilter, 100);
    expect(answer.cut).toBe(true);
    expect(text).toMatch(/Line 1\b[\s\S]*Line 100\b/);
    expect(text).not.toContain('Line 101');
  },
);

test.each([
  ['Rich Text Format', richText, cutRichText],
  ['HTML (StarWriter)', webPage, cutHtml],
] as const)('so does one that is cut before LibreOffice gets it: %s', async (importFilter, make, cut) => {
  for (const last of [95, 100, 120]) {
    const { content, cut: isCut } = cut(make(8000), last);
    expect(isCut).toBe(true);
    const { text } = await convert(Buffer.from(content), importFilter, last);
    // In a table, the row is completed first.
    const end = importFilter === 'Rich Text Format' && last < 110 ? 110 : last;
    expect(text).toMatch(new RegExp(`Line 1\\b[\\s\\S]*Line ${end}\\b`));
    expect(text).not.toContain(`Line ${end + 1}`);
  }
});

test('cells that stand side by side count as one line', async () => {
  const cells = Array.from(
    { length: 10 },
    (_, cell) => `<w:tc><w:p><w:r>${markup}<w:t>${cell}</w:t></w:r></w:p></w:tc>`,
  );
  const row = `<w:tr>${cells.join('')}</w:tr>`;
  const table = wordPackage(`<w:tbl><w:tblPr/><w:tblGrid/>${row.repeat(800)}</w:tbl><w:p/>`);
  expect((await convert(table, 'MS Word 2007 XML', 802)).answer.cut).toBe(false);
  expect((await convert(table, 'MS Word 2007 XML', 700)).answer.cut).toBe(true);
});

test('a text that is not longer stays whole', async () => {
  const { answer, text } = await convert(wordDocument(8000), 'MS Word 2007 XML', 8001);
  expect(answer.cut).toBe(false);
  expect(text).toContain('Line 8000');
});

test('a Word document that is cut keeps the size of its pages, which stands at its end', async () => {
  const { answer, output } = await convert(wordDocument(8000), 'MS Word 2007 XML', 100, 'writer_pdf_Export');
  expect(answer.cut).toBe(true);
  expect(await readFile(output, 'latin1')).toMatch(/\/MediaBox\s*\[\s*0 0 (400|399\.\d+) (300|299\.\d+|300\.\d+)\]/);
});

async function convert(
  content: Uint8Array,
  importFilter: string,
  maxLines: number,
  exportFilter = 'Text (encoded)',
): Promise<{ answer: OfficeAnswer; output: string; text: string }> {
  const [input, output] = [join(root, 'input'), join(root, 'output')];
  await writeFile(input, content);
  const answer = await processes.run({
    task: {
      importFilter,
      exportFilter,
      exportOptions: exportFilter === 'Text (encoded)' ? 'UTF8,LF,,,' : undefined,
      maxLines,
    },
    input,
    inputBytes: content.length,
    output,
    signal: new AbortController().signal,
  });
  return { answer, output, text: await readFile(output, 'utf8') };
}

/** Lines 91 to 110 are in a single-cell table. */
function lines(count: number, line: (text: string) => string, table: readonly [string, string]): string {
  const all = Array.from({ length: count }, (_, index) => line(`Line ${index + 1}`));
  return [...all.slice(0, 90), table[0], ...all.slice(90, 110), table[1], ...all.slice(110)].join('');
}

/** Much markup and little text, as word processors write. */
const markup =
  '<w:rPr><w:rFonts w:ascii="Liberation Serif" w:hAnsi="Liberation Serif" w:cs="Liberation Serif"/><w:color w:val="000000"/><w:sz w:val="22"/><w:szCs w:val="22"/><w:lang w:val="en-GB" w:eastAsia="zh-CN" w:bidi="ar-SA"/></w:rPr>';

function wordDocument(count: number): Uint8Array {
  const body = lines(count, (text) => `<w:p><w:r>${markup}<w:t>${text}</w:t></w:r></w:p>`, [
    '<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="5000"/></w:tblGrid><w:tr><w:tc><w:tcPr><w:tcW w:w="5000" w:type="dxa"/></w:tcPr>',
    '</w:tc></w:tr></w:tbl>',
  ]);
  const size =
    '<w:sectPr><w:pgSz w:w="8000" w:h="6000"/><w:pgMar w:top="500" w:right="500" w:bottom="500" w:left="500"/></w:sectPr>';
  return wordPackage(body + size);
}

function wordPackage(body: string): Uint8Array {
  const words = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="d" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document xmlns:w="${words}"><w:body>${body}</w:body></w:document>`,
    ),
  });
}

function richText(count: number): string {
  return `{\\rtf1\\ansi{\\fonttbl{\\f0 Times;}}${lines(count, (text) => `${text}\\par\n`, [
    '{\\trowd\\cellx9000\\intbl ',
    '\\cell\\row}\\pard ',
  ])}}`;
}

function webPage(count: number): string {
  return `<!DOCTYPE html><html><body>${lines(count, (text) => `<p>${text}</p>\n`, [
    '<table><tr><td>',
    '</td></tr></table>',
  ])}</body></html>`;
}

function openDocument(count: number): Uint8Array {
  const namespaces = ['office', 'text', 'table', 'style']
    .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
    .join(' ');
  const span = `<text:span text:style-name="${'a-long-name-of-a-style-'.repeat(16)}">`;
  const body = lines(count, (text) => `<text:p text:style-name="Standard">${span}${text}</text:span></text:p>`, [
    '<table:table table:name="T"><table:table-column/><table:table-row><table:table-cell>',
    '</table:table-cell></table:table-row></table:table>',
  ]);
  const mime = 'application/vnd.oasis.opendocument.text';
  return zipSync({
    mimetype: [strToU8(mime), { level: 0 }],
    'META-INF/manifest.xml': strToU8(
      `<?xml version="1.0"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${mime}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
    ),
    'content.xml': strToU8(
      `<?xml version="1.0"?><office:document-content ${namespaces} office:version="1.2"><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ),
  });
}
