import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentFormat } from '../../shared/document-formats.ts';
import type { Engine } from '../engines.ts';
import { createPdfiumEngine } from '../pdf/pdfium/pdfium-engine.ts';
import { createSandbox, type SandboxLevel } from '../sandbox.ts';
import { silentLog } from '../test-engines.ts';
import { hostileDocuments, macroMark } from './hostile-documents.ts';
import { createOfficeEngine } from './office-engine.ts';

const letters = fileURLToPath(new URL('../../tools/document-converter/fixtures/', import.meta.url));
const locked = fileURLToPath(new URL('./fixtures/', import.meta.url));
const pdfium = createPdfiumEngine();
const opened: { root: string; engine: Engine }[] = [];
let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(async () => {
  await Promise.all([pdfium.close(), ...opened.map(({ engine }) => engine.close())]);
  for (const { root } of opened) {
    expect(await readdir(join(root, 'slots'))).toEqual([]);
    await rm(root, { recursive: true, force: true });
  }
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

test('an e-mail becomes a PDF with its picture, and says what is not in it', async () => {
  const { output, converted } = await office.convert(`${letters}letter.eml`, 'pdf');
  expect(converted).toMatchObject({ pages: 1 });
  expect(converted.warnings).toEqual([
    '1 picture or other part of this document lies outside of it and was not loaded.',
    'The attachment is named at the end, and is not in the result itself.',
  ]);
  expect(await wordsOf(output, 'pdf')).toMatch(
    /second draft[\s\S]*Ana Martínez[\s\S]*Apples did well[\s\S]*harvest\.csv/,
  );
  expect((await readFile(output)).includes('/Subtype/Image')).toBe(true);
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

  test('a table as text is read with the marks it uses', async () => {
    const path = await office.file('list.csv', Buffer.from('Name;Price\n"Smith; Jones";2,5\n'));
    const { output } = await office.convert(path, 'xlsx');
    expect(await wordsOf(output, 'xlsx')).toContain('Smith; Jones');
  });

  test('one whose pages have no end is cut, and says so', async () => {
    const rows = Array.from({ length: 54_000 }, (_, row) => `${row}`).join('\n');
    const { converted } = await office.convert(await office.file('long.csv', Buffer.from(rows)), 'pdf');
    expect(converted.pages).toBe(1000);
    expect(converted.warnings).toEqual([expect.stringContaining('at most 1,000 pages')]);
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
    const { output, converted } = await office.convert(`${letters}letter.docx`, 'docx');
    expect(await readFile(output)).toEqual(await readFile(`${letters}letter.docx`));
    expect(converted.warnings).toEqual(['This document is DOCX already; you get it back as it is.']);
  });
});

test('what cannot become the chosen format is told what it can become', async () => {
  await expect(office.convert(`${letters}table.xlsx`, 'docx')).rejects.toMatchObject({
    code: 'CONVERSION_NOT_OFFERED',
    message: 'XLSX cannot be converted to DOCX here. Please choose PDF, ODS, or CSV.',
  });
});

test('a document whose parts make no sense is refused with a sentence, and the next one is converted', async () => {
  const [hollow] = hostileDocuments({ address: 'http://127.0.0.1:9', picture: '/x', textFile: '/x' }).slice(2);
  const content = Buffer.from(hollow?.content ?? []);
  const path = await office.file('broken.xlsx', content.subarray(0, content.length - 40));
  await expect(office.convert(path, 'pdf')).rejects.toMatchObject({ code: 'DOCUMENT_DAMAGED', status: 422 });
  await office.convert(`${letters}letter.txt`, 'pdf');
});

test('a LibreOffice that is killed in the middle of a document is replaced, and the document converted', async () => {
  const lines = Array.from({ length: 20_000 }, (_, line) => `Line ${line} of a long text`).join('\n');
  const path = await office.file('long.txt', Buffer.from(lines));
  await office.convert(`${letters}letter.txt`, 'pdf');
  const started = Promise.withResolvers<void>();
  const running = office.convert(path, 'pdf', { onProgress: (_, step) => step === 'Converting' && started.resolve() });
  await started.promise;
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(await office.killPrograms()).toBeGreaterThan(0);
  const { converted } = await running;
  expect(converted.pages).toBeGreaterThan(300);
});

describe.each([['the strongest sandbox'], ['the sandbox of containers', 'landlock+seccomp']] as [
  string,
  SandboxLevel?,
][])('nothing reaches out of a document, in %s:', (_name, level) => {
  let server: Server;
  let requests = 0;
  let address: string;
  let confined: Office;
  beforeAll(async () => {
    confined = level ? await openOffice(level) : office;
    server = createServer((socket) => {
      requests += 1;
      socket.end('HTTP/1.1 404 Not Found\r\n\r\n');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const place = server.address();
    address = typeof place === 'object' && place ? `http://127.0.0.1:${place.port}` : '';
  });
  afterAll(() => void server.close());

  test('no request, no file of the machine, no macro', async () => {
    const documents = hostileDocuments({ address, picture: localPicture, textFile: '/etc/passwd' });
    for (const { name, content } of documents) {
      const path = await confined.file(name, content);
      const formats: DocumentFormat[] = name.endsWith('.ods') ? ['pdf', 'xlsx'] : ['pdf', 'epub', 'rtf', 'docx', 'txt'];
      for (const format of formats.filter((one) => !name.endsWith(`.${one}`))) {
        const { output } = await confined.convert(path, format);
        const all = await everythingIn(output, 'latin1');
        for (const mark of ['root:', macroMark, ...localPictureMarks]) {
          expect(all.includes(mark), `${JSON.stringify(mark)} in ${name} as ${format}`).toBe(false);
        }
      }
    }
    expect(requests).toBe(0);
  });
});

/** A picture that every sandbox with LibreOffice shows: it comes with it. */
const localPicture = '/usr/lib/libreoffice/share/tipoftheday/expand_formula_bar.png';
/** It by its size of 150 × 150 pixels, as LibreOffice draws signs of its own in place of what is missing: in PNG, RTF and PDF. */
const localPictureMarks = ['\0\0\0\x96\0\0\0\x96', '0000009600000096', '/Width 150/Height 150'];

type Office = Awaited<ReturnType<typeof openOffice>>;

async function openOffice(strongest?: SandboxLevel) {
  const root = await mkdtemp(join(tmpdir(), 'satchel-office-'));
  const slotsDirectory = join(root, 'slots');
  await mkdir(slotsDirectory);
  const sandbox = createSandbox({ policy: 'auto', log: silentLog, ...(strongest ? { strongest } : {}) });
  const engine = createOfficeEngine({ sandbox, slotsDirectory, log: silentLog, processes: 1 });
  opened.push({ root, engine });
  const { convertOffice } = engine.provides;
  if (!convertOffice) throw new Error((await engine.status()).reason);
  let outputs = 0;
  return {
    file: async (name: string, content: Uint8Array) => {
      const path = join(root, name);
      await writeFile(path, content);
      return path;
    },
    convert: async (
      input: string,
      format: DocumentFormat,
      options: { name?: string; password?: string; onProgress?: (fraction: number, step: string) => void } = {},
    ) => {
      outputs += 1;
      const output = join(root, `output-${outputs}`);
      const converted = await convertOffice({
        input,
        name: options.name ?? input,
        output,
        format,
        password: options.password,
        progress: options.onProgress ?? (() => undefined),
        signal: new AbortController().signal,
      });
      return { output, converted };
    },
    /** Kills every LibreOffice of this engine. */
    killPrograms: async () => {
      let killed = 0;
      for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
        const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
        if (!line.includes('soffice.bin') || !line.includes(`file://${slotsDirectory}`)) continue;
        process.kill(Number(pid), 'SIGKILL');
        killed += 1;
      }
      return killed;
    },
  };
}

/** The words of a result, as far as they can be seen without another office program. */
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

/** Every part of a file as text; those of packages are unpacked. */
async function everythingIn(path: string, encoding: 'utf8' | 'latin1' = 'utf8'): Promise<string> {
  const content = await readFile(path);
  if (content.toString('latin1', 0, 2) !== 'PK') return content.toString(encoding);
  return Object.entries(unzipSync(content))
    .map(([name, part]) => `${name}\n${Buffer.from(part).toString(encoding)}`)
    .join('\n');
}

async function textOfPdf(path: string): Promise<string> {
  const { readPdfText } = pdfium.provides;
  if (!readPdfText) throw new Error('PDFium is off');
  const output = `${path}.txt`;
  const progress = () => undefined;
  await readPdfText({ input: path, output, separator: 'none', progress, signal: new AbortController().signal });
  return readFile(output, 'utf8');
}
