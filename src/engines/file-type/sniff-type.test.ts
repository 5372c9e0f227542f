import { expect, test } from 'vitest';
import { sniffType } from './sniff-type.ts';

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
  ['<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg>', 'svg'],
  ['\uFEFF<svg viewBox="0 0 1 1">', 'svg'],
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg>', 'svg'],
  ['<html><svg></svg></html>', 'html'],
  ['\n<!-- saved -->\n<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">', 'html'],
  ['{\\rtf1\\ansi hello}', 'rtf'],
  ['{\\rtf', 'rtf'],
  [`${'-'.repeat(300)}\nDear diary`, 'text'],
  [`text\u0000\u0001\u0002`, undefined],
  ['svg', 'text'],
  ['just text', 'text'],
  [
    '<?xml version="1.0"?><office:document office:mimetype="application/vnd.oasis.opendocument.spreadsheet">',
    'flatOdf',
  ],
  ['<?xml version="1.0"?><office:document office:mimetype="application/vnd.oasis.opendocument.graphics">', undefined],
  ['<?xml version="1.0"?>\n<FictionBook xmlns="x">', 'fb2'],
  ['ID;PCALCOOO32\nC;X1;Y1;K1', 'slk'],
  ['TABLE\n0,1\n"t"\n', 'dif'],
  ['TABLE\nof contents', 'text'],
  ['   \n', undefined],
  ['', undefined],
  ['%PDF-1.7', 'pdf'],
  [`${'x'.repeat(900)}\n%PDF-1.4`, 'pdf'],
  [`${'x'.repeat(1100)}\n%PDF-1.4`, 'text'],
])('%j is %s', async (text, type) => {
  expect(await sniffType(Buffer.from(text))).toBe(type);
});

test('text is recognised in other encodings, and noise is not taken for one', async () => {
  expect(await sniffType(Buffer.from('\uFEFFGr\u00fc\u00dfe', 'utf16le'))).toBe('text');
  expect(await sniffType(Buffer.from('Gr\u00fc\u00dfe', 'latin1'))).toBe('text');
  expect(await sniffType(Buffer.concat([Buffer.from('a text that was cut'), Buffer.alloc(200, 0xa5)]))).toBeUndefined();
});

test('a document whose parts lie in an unusual order is told by the folder of the first ones', async () => {
  const local = (name: string) => Buffer.concat([zipHead, Buffer.from([name.length, 0, 0, 0]), Buffer.from(name)]);
  const zipHead = Buffer.from('504b0304140000080800000000000000000000000000000000000000'.slice(0, 52), 'hex');
  expect(await sniffType(Buffer.concat([local('word/numbering.xml'), Buffer.alloc(20)]))).toBe('docx');
  expect(await sniffType(Buffer.concat([local('docProps/app.xml'), local('XL\\workbook.xml')]))).toBe('xlsx');
  expect(await sniffType(Buffer.concat([local('META-INF/manifest.xml'), Buffer.alloc(20)]))).toBe('odt');
  expect(await sniffType(Buffer.concat([local('readme.md'), Buffer.alloc(20)]))).toBe('zip');
});

test('an SVG in UTF-16 is recognised', async () => {
  expect(await sniffType(Buffer.from('\uFEFF<svg>', 'utf16le'))).toBe('svg');
});

test.each([
  ['jpeg', [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]],
  ['gif', [...Buffer.from('GIF89a')]],
  ['webp', [...Buffer.from('RIFF\x10\0\0\0WEBPVP8 ')]],
  ['doc', [0xdb, 0xa5, 0x2d, 0, 0x31, 0x40]],
  ['doc', [0x09, 0x04, 0x06, 0, 0, 0, 0x10, 0]],
  ['tiff', [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]],
])('%s is recognised by its first bytes, whatever its name', async (type, bytes) => {
  expect(await sniffType(Buffer.concat([Buffer.from(bytes), Buffer.alloc(64)]))).toBe(type);
});

test('a TIFF is recognised also when its directory stands at the end of the file', async () => {
  expect(await sniffType(Buffer.from([0x49, 0x49, 0x2a, 0, 0xff, 0xff, 0, 0]))).toBe('tiff');
  expect(await sniffType(Buffer.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0xff, 0xff]))).toBe('tiff');
});
