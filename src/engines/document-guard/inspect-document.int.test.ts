import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compoundFile } from '../../shared/test-compound-file.ts';
import { inspectDocument } from './inspect-document.ts';

const letters = fileURLToPath(new URL('../../tools/document-converter/fixtures/', import.meta.url));
const locked = fileURLToPath(new URL('../office/fixtures/', import.meta.url));
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'satchel-guard-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

describe('what a document is', () => {
  test.each([
    ['letter.docx', 'docx'],
    ['letter.doc', 'doc'],
    ['letter.odt', 'odt'],
    ['letter.rtf', 'rtf'],
    ['letter.html', 'html'],
    ['letter.txt', 'text'],
    ['letter.pdf', 'pdf'],
    ['table.xlsx', 'xlsx'],
    ['table.ods', 'ods'],
    ['slides.pptx', 'pptx'],
    ['slides.odp', 'odp'],
    ['letter.eml', 'eml'],
  ])('%s is %s, also when it is called something else', async (file, kind) => {
    const open = { kind, encrypted: false, hasMacros: false, outsideParts: 0 };
    expect(await inspectDocument({ path: letters + file, name: file })).toMatchObject(open);
    expect(await inspectDocument({ path: letters + file, name: 'holiday.jpg' })).toMatchObject(open);
  });

  test.each([
    ['notes.md', 'markdown'],
    ['list.csv', 'csv'],
    ['list.tsv', 'csv'],
    ['page.htm', 'html'],
    ['readme', 'text'],
  ])('plain text called %s is %s', async (name, kind) => {
    const path = await file(Buffer.from('apples;120\npears;45\n'));
    expect(await inspectDocument({ path, name })).toMatchObject({ kind });
  });

  test('an old spreadsheet is told from a text document, which looks the same from outside', async () => {
    expect(await inspectDocument({ path: `${locked}table.xls`, name: 'table.doc' })).toMatchObject({ kind: 'xls' });
  });
});

describe('what is odd, and does no harm, is left to the office program:', () => {
  const inspect = async (content: Uint8Array) => inspectDocument({ path: await file(Buffer.from(content)), name: 'x' });
  const stream = new Uint8Array(5000);

  test('a table with a Word document inside, and streams in capitals', async () => {
    const inside = { name: 'WordDocument', content: stream, folder: 'MBD0018A7D2' };
    const content = compoundFile([inside, { name: 'WORKBOOK', content: stream }]);
    expect(await inspect(content)).toMatchObject({ kind: 'xls', encrypted: false });
  });

  test.each([
    ['a compound file with streams of another program', compoundFile([{ name: 'PP40', content: stream }])],
    ['a Word document with an unknown mark', compoundFile([{ name: 'worddocument', content: stream }])],
    ['a document of Word 2', Buffer.from('dba52d00314009040000', 'hex')],
    ['a table of Excel 3', Buffer.from('0902060000001000f2155c00', 'hex')],
  ])('%s', async (_name, content) => {
    expect(await inspect(content)).toMatchObject({ kind: 'old' });
  });

  test('a package with bytes behind its end, or the wrong length for them', async () => {
    const letter = await readFile(`${letters}letter.docx`);
    const wrongLength = Buffer.from(letter);
    wrongLength.writeUInt16LE(5, letter.length - 2);
    for (const content of [Buffer.concat([letter, Buffer.from('\n')]), wrongLength]) {
      expect(await inspect(content)).toMatchObject({ kind: 'docx', damagedParts: 0 });
    }
  });

  test('a package with a damaged image, which is counted', async () => {
    const pixels = Uint8Array.from({ length: 3000 }, (_, index) => (index * 7919) >> 3);
    const path = await wordPackage({ 'word/media/image1.png': pixels });
    const content = await readFile(path);
    const data = content.indexOf('image1.png') + 100;
    content.fill(0x55, data, data + 40);
    expect(await inspect(content)).toMatchObject({ kind: 'docx', damagedParts: 1 });
  });

  test.each([
    ['a binary workbook', { 'xl/workbook.bin': strToU8('x') }, { kind: 'xlsb' }],
    ['an OpenDocument file without its mark', { 'content.xml': strToU8('<office:spreadsheet/>') }, { kind: 'ods' }],
    [
      'a template',
      { mimetype: strToU8('application/vnd.oasis.opendocument.presentation-template') },
      { kind: 'odp', isTemplate: true },
    ],
  ])('%s', async (_name, parts: Zippable, facts) => {
    expect(await inspect(zipSync(parts))).toMatchObject(facts);
  });
});

describe('a lock is found before any program opens the document:', () => {
  test.each([
    ['locked.docx', 'lockedPackage'],
    ['locked.xlsx', 'lockedPackage'],
    ['locked.odt', 'odt'],
    ['locked.doc', 'doc'],
    ['locked.xls', 'xls'],
  ])('%s', async (name, kind) => {
    expect(await inspectDocument({ path: locked + name, name })).toMatchObject({ kind, encrypted: true });
  });
});

describe('a lock that LibreOffice does not know is told as that', () => {
  const lock = (bits: number, hash: string, cipher = 'AES') =>
    `saltSize="16" keyBits="${bits}" cipherAlgorithm="${cipher}" cipherChaining="ChainingModeCBC" hashAlgorithm="${hash}"`;
  const agile = (content: string, key = content) =>
    Buffer.concat([
      Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0]),
      Buffer.from(`<encryption><keyData ${content}/><p:encryptedKey ${key}/></encryption>`),
    ]);
  const standard = (algorithm: number) => {
    const info = Buffer.from([3, 0, 2, 0, ...new Array(28).fill(0)]);
    info.writeUInt32LE(algorithm, 20);
    return info;
  };
  const inspect = async (info: Uint8Array) => {
    const parts = [
      { name: 'EncryptionInfo', content: info },
      { name: 'EncryptedPackage', content: new Uint8Array(5000) },
    ];
    return inspectDocument({ path: await file(Buffer.from(compoundFile(parts))), name: 'x.docx' });
  };

  test.each([
    ['AES of 256 bits with SHA-512', agile(lock(256, 'SHA512'))],
    ['AES of 128 bits with SHA-1', agile(lock(128, 'SHA1'))],
    ['standard AES', standard(0x660e)],
  ])('%s is known', async (_name, info) => {
    expect(await inspect(info)).toMatchObject({ kind: 'lockedPackage', encrypted: true });
  });

  test.each([
    ['AES of 256 bits with SHA-1', agile(lock(256, 'SHA1'))],
    ['a key and a content with different hashes', agile(lock(128, 'SHA1'), lock(256, 'SHA512'))],
    ['another cipher', agile(lock(128, 'SHA1', 'RC2'))],
    ['RC4 in a package', standard(0x6801)],
    ['a version of its own', Buffer.alloc(40, 3)],
  ])('%s is not', async (_name, info) => {
    await expect(inspect(info)).rejects.toMatchObject({ code: 'LOCK_NOT_SUPPORTED', status: 422 });
  });

  test('slides before 2007, and OpenDocument files with other methods, are not', async () => {
    const stream = new Uint8Array(5000);
    const slides = compoundFile([
      { name: 'PowerPoint Document', content: stream },
      { name: 'EncryptedSummary', content: stream },
    ]);
    const manifest = (method: string) =>
      zipSync({ 'content.xml': strToU8('<office:text/>'), 'META-INF/manifest.xml': strToU8(method) });
    const argon = '<manifest:key-derivation manifest:key-derivation-name="urn:org:documentfoundation:argon2id"/>';
    const galois = '<manifest:algorithm manifest:algorithm-name="http://www.w3.org/2009/xmlenc11#aes256-gcm"/>';
    for (const content of [slides, manifest(argon), manifest(galois), manifest('<manifest:keyinfo>')]) {
      const path = await file(Buffer.from(content));
      await expect(inspectDocument({ path, name: 'x' })).rejects.toMatchObject({ code: 'LOCK_NOT_SUPPORTED' });
    }
  });
});

describe('a document that is text is told from its source:', () => {
  const flat = (kind: string) =>
    `<?xml version="1.0"?>\n<!-- ${'x'.repeat(5000)} --><office:document office:mimetype="application/vnd.oasis.opendocument.${kind}">`;
  test.each([
    ['fodt', flat('text')],
    ['fods', flat('spreadsheet')],
    ['fodp', flat('presentation-template')],
    ['fb2', '<?xml version="1.0"?><FictionBook xmlns="x">'],
    ['slk', 'ID;PCALCOOO32\nC;X1;Y1;K1\n'],
    ['dif', 'TABLE\r\n0,1\r\n"t"\r\n'],
    ['old', '<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument xmlns:w="x">'],
    ['xls', '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">'],
  ])('%s', async (kind, text) => {
    expect(await inspectDocument({ path: await file(Buffer.from(text)), name: 'x.txt' })).toMatchObject({ kind });
  });

  test.each([flat('graphics'), '<?xml version="1.0"?><pkg:package>'])(
    'a drawing or a flat package is refused',
    async (text) => {
      const path = await file(Buffer.from(text));
      await expect(inspectDocument({ path, name: 'x.txt' })).rejects.toMatchObject({ code: 'DOCUMENT_UNKNOWN' });
    },
  );
});

test('macros and parts that lie elsewhere are counted', async () => {
  const relations = `<Relationships>
    <Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="http://example.org/a.png" TargetMode="External"/>
    <Relationship Id="b" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="http://example.org/" TargetMode="External"/>
  </Relationships>`;
  const path = await wordPackage({
    'word/_rels/document.xml.rels': strToU8(relations),
    'word/vbaProject.bin': new Uint8Array(10),
  });
  expect(await inspectDocument({ path, name: 'x.docx' })).toMatchObject({ hasMacros: true, outsideParts: 1 });
});

describe('a document is refused with a sentence', () => {
  const refuse = async (content: Buffer | Promise<string>, code: string) => {
    const path = Buffer.isBuffer(content) ? await file(content) : await content;
    await expect(inspectDocument({ path, name: 'x.docx' })).rejects.toMatchObject({
      code,
      message: expect.stringMatching(/^This .*\.$|^There .*\.$|^Unpacked.*\.$/),
    });
  };

  test('when it is empty', () => refuse(Buffer.alloc(0), 'DOCUMENT_EMPTY'));
  test('when it is no document at all', () => refuse(Buffer.from([1, 0, 2, 0, 3, 0]), 'DOCUMENT_UNKNOWN'));
  test('when it is a ZIP of something else', () =>
    refuse(Buffer.from(zipSync({ 'notes.txt': strToU8('hello') })), 'DOCUMENT_UNKNOWN'));
  test('when a package was cut', async () =>
    refuse((await readFile(`${letters}letter.docx`)).subarray(0, 3000), 'DOCUMENT_DAMAGED'));
  test('when bytes of its text were changed', async () => {
    const content = await readFile(`${letters}letter.odt`);
    const text = content.indexOf('content.xml') + 200;
    content.fill(0x55, text, text + 40);
    await refuse(content, 'DOCUMENT_DAMAGED');
  });
  test('when an RTF was cut', async () =>
    refuse((await readFile(`${letters}letter.rtf`)).subarray(0, 3000), 'DOCUMENT_DAMAGED'));
  test('when the directory of a DOC goes round in a circle', async () => {
    const content = await readFile(`${letters}letter.doc`);
    const sector = 512;
    const directory = content.readUInt32LE(48);
    const table = content.readUInt32LE(76);
    content.writeUInt32LE(directory, (table + 1) * sector + directory * 4);
    await refuse(content, 'DOCUMENT_DAMAGED');
  });
  test('when a part grows a thousand times', () =>
    refuse(wordPackage({ 'word/media/image1.bmp': new Uint8Array(8_000_000) }), 'DOCUMENT_BOMB'));
  test('when its XML defines entities, in any encoding', async () => {
    const trap = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><x>&b;</x>';
    await refuse(wordPackage({ 'word/styles.xml': strToU8(trap) }), 'DOCUMENT_NOT_SAFE');
    const wide = new Uint8Array(Buffer.from(`\uFEFF${trap}`, 'utf16le'));
    await refuse(wordPackage({ 'word/styles.xml': wide }), 'DOCUMENT_NOT_SAFE');
  });
  test('when a paragraph takes minutes to lay out, and not when it is a long text', async () => {
    const text = (paragraph: string, count: number) =>
      wordPackage({ 'word/document.xml': strToU8(`<w:p><w:t>${paragraph}</w:t></w:p>`.repeat(count)) });
    await refuse(text('é'.repeat(500_001), 1), 'DOCUMENT_TOO_COMPLEX');
    const path = await text('é'.repeat(50_000), 20);
    expect(await inspectDocument({ path, name: 'x.docx' })).toMatchObject({ kind: 'docx' });
  });
  test('when a part leads out of it', () =>
    refuse(wordPackage({ '../../etc/cron.d/job': strToU8('x') }), 'DOCUMENT_NOT_SAFE'));
  test('when it has too many parts', () => {
    const many = Object.fromEntries(Array.from({ length: 5001 }, (_, index) => [`word/${index}.xml`, strToU8('<a/>')]));
    return refuse(wordPackage(many), 'DOCUMENT_TOO_MANY_PARTS');
  });
});

let files = 0;
async function file(content: Buffer): Promise<string> {
  files += 1;
  const path = join(directory, `document-${files}`);
  await writeFile(path, content);
  return path;
}

const wordPackage = (parts: Zippable): Promise<string> =>
  file(Buffer.from(zipSync({ 'word/document.xml': strToU8('<w:document/>'), ...parts })));
