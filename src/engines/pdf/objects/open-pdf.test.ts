import { deflateSync } from 'node:zlib';
import { PDFDict, PDFName, PDFRawStream, PDFRef, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { documentBytes } from '../write/write-document.ts';
import { asText, numberEntry, rawEntry, textEntry } from './access.ts';
import { decodeStream } from './decode-stream.ts';
import { openPdf } from './open-pdf.ts';
import { listPages } from './page-tree.ts';
import { blankPages, samplePdf, streamBody } from './sample-objects.ts';
import { soundStream } from './sound-stream.ts';

const pagesIn = (bytes: Buffer) => listPages(openPdf(bytes)).pages.length;

describe('a PDF is read', () => {
  test('by its cross-reference table', () => {
    const file = openPdf(samplePdf(blankPages(3)));
    expect(file).toMatchObject({ recovered: false, version: '1.7' });
    expect(listPages(file)).toMatchObject({ isDoubtful: false, pages: { length: 3 } });
  });

  test('from where its header is, with offsets that count from there', () => {
    const file = openPdf(samplePdf(blankPages(2), { before: 'x'.repeat(900) }));
    expect(file.recovered).toBe(false);
    expect(listPages(file).pages).toHaveLength(2);
  });

  test('after it was written with object streams', () => {
    const written = documentBytes(openPdf(samplePdf(blankPages(500))).context);
    expect(written.toString('latin1')).not.toContain('/Type/Page/');
    expect(openPdf(written).recovered).toBe(false);
    expect(pagesIn(written)).toBe(500);
  });

  test.each([
    ['cut off before its table', (bytes: Buffer) => bytes.subarray(0, bytes.indexOf('xref'))],
    ['with a table that points elsewhere', (bytes: Buffer) => shiftOffsets(bytes)],
    ['without the word startxref', (bytes: Buffer) => replace(bytes, 'startxref', 'startxxxx')],
  ])('by searching for its objects when it is %s', (_case, damage) => {
    const file = openPdf(damage(samplePdf(blankPages(3))));
    expect(file.recovered).toBe(true);
    expect(listPages(file).pages).toHaveLength(3);
  });

  test('with the newest of several versions of an object', () => {
    const first = samplePdf([...blankPages(1), '<</Title(old)>>']);
    const at = first.length;
    const second = `4 0 obj\n<</Title(new)>>\nendobj\nxref\n4 1\n${String(at).padStart(10, '0')} 00000 n \ntrailer\n<</Size 5/Root 1 0 R/Info 4 0 R/Prev ${first.lastIndexOf('xref\n0')}>>\nstartxref\n${at + 35}\n%%EOF`;
    const edited = Buffer.concat([
      first,
      Buffer.from(second.replace(/startxref\n\d+/, `startxref\n${at + second.indexOf('xref')}`)),
    ]);
    for (const bytes of [edited, replace(edited, 'startxref', 'startxxxx')]) {
      const { context } = openPdf(bytes);
      expect(textEntry(context.lookup(PDFRef.of(4), PDFDict), 'Title')).toBe('new');
    }
  });

  test.each([
    ['no header', Buffer.from('hello'), 'NOT_A_PDF'],
    ['a header alone', Buffer.from('%PDF-1.7\n'), 'NOT_A_PDF'],
    ['a header beyond the first kilobyte', samplePdf(blankPages(1), { before: 'x'.repeat(2000) }), 'NOT_A_PDF'],
    ['encryption', replace(samplePdf(blankPages(1)), '/Root', '/Encrypt 1 0 R/Root'), 'PDF_ENCRYPTED'],
  ])('but not with %s', (_case, bytes, code) => {
    expect(() => openPdf(bytes)).toThrow(expect.objectContaining({ code }));
  });
});

describe('streams', () => {
  const streamIn = (body: Buffer) => {
    const stream = openPdf(samplePdf([...blankPages(1), body])).context.lookup(PDFRef.of(4));
    if (!(stream instanceof PDFRawStream)) throw new Error('No stream');
    return stream;
  };

  test.each([
    ['right', undefined],
    ['too small', 3],
    ['too large', 100_000],
    ['given by a reference to nothing', '99 0 R'],
  ])('are whole when their length is %s', (_case, length) => {
    expect(Buffer.from(streamIn(streamBody('', 'some data', length)).contents).toString()).toBe('some data');
  });

  test.each([
    ['/FlateDecode', deflateSync('hello'), 'hello'],
    ['/ASCIIHexDecode', Buffer.from('68 65 6C 6c 6f7>'), 'hellop'],
    ['/ASCII85Decode', Buffer.from('BOu!rDZ~>'), 'hello'],
    ['/RunLengthDecode', Buffer.from([1, 0x68, 0x65, 255, 0x6c, 0, 0x6f, 128]), 'hello'],
    ['/LZWDecode', Buffer.from([0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01]), '-----A---B'],
    ['[/ASCIIHexDecode/FlateDecode]', Buffer.from(`${deflateSync('hello').toString('hex')}>`), 'hello'],
    [
      '/FlateDecode',
      deflateSync(Array.from({ length: 1000 }, (_, index) => index).join(' ')).subarray(0, 900),
      '0 1 2 3 4 5',
    ],
  ])('with the filter %s are unpacked', (filter, data, text) => {
    expect(
      decodeStream(streamIn(streamBody(`/Filter${filter}`, data)))
        .data.toString()
        .slice(0, 11),
    ).toBe(text);
  });

  test('that unpack to more than allowed are refused before they are in memory', () => {
    const bomb = streamIn(streamBody('/Filter/FlateDecode', deflateSync(Buffer.alloc(4_000_000))));
    expect(() => decodeStream(bomb, 1_000_000)).toThrow(expect.objectContaining({ code: 'PDF_STREAM_TOO_LARGE' }));
  });

  test('with an unknown filter are read as they are, but no images', () => {
    const stream = streamIn(streamBody('/Filter/Nonsense', 'no packed data'));
    expect(decodeStream(stream)).toMatchObject({ data: Buffer.from('no packed data'), isSound: false });
    const image = streamIn(streamBody('/Subtype/Image/Filter/Nonsense', 'no packed data'));
    expect(() => decodeStream(image)).toThrow(expect.objectContaining({ code: 'PDF_STREAM_DAMAGED' }));
    expect(soundStream(image)).toEqual({ stream: image, isBroken: true });
  });

  const frame = Buffer.from('ffd8ffc0000b080001000101011100ffda0008010100003f0012', 'hex');
  const end = Buffer.from('ffd9', 'hex');
  test.each([
    ['whole', Buffer.concat([frame, end]), frame],
    ['without its end', frame, frame],
    ['with other bytes before its start', Buffer.concat([Buffer.from('\r\n'), frame]), frame],
    ['without a scan', frame.subarray(0, 12), undefined],
    ['of something else', Buffer.from('<html>not found</html>'), undefined],
  ])('with a JPEG %s', (_case, jpeg, expected) => {
    const { stream, isBroken } = soundStream(streamIn(streamBody('/Subtype/Image/Filter/DCTDecode', jpeg)));
    expect(isBroken).toBe(expected === undefined);
    expect(Buffer.from(stream.contents)).toEqual(expected ? Buffer.concat([expected, end]) : jpeg);
  });

  const numbers = Array.from({ length: 5000 }, (_, index) => index).join(' ');
  const packed = deflateSync(numbers);
  const scratched = Buffer.from(packed);
  scratched.fill(0xff, 5000, 5100);
  const sound = numbers.slice(0, 5000);

  test.each([
    ['damaged in the middle', streamBody('/Filter/FlateDecode', scratched), sound],
    ['cut off', streamBody('/Filter/FlateDecode', packed.subarray(0, packed.length - 50)), sound],
    ['damaged from the start', streamBody('/Filter/FlateDecode', 'no packed data'), ''],
    [
      'with a sign that base 85 has not',
      streamBody('/Filter/ASCII85Decode', `${base85(sound)}\xff${base85('x')}~>`),
      sound,
    ],
    ['without a proper filter', streamBody('/Filter[null]', numbers), sound],
    ['with parameters of the wrong type', streamBody('/Filter/FlateDecode/DecodeParms 3 0 R', packed), sound],
  ])('%s are decoded as far as they go, and written so that every reader decodes as much', (_case, body, text) => {
    const stream = streamIn(replace(body, '/DecodeParms 3 0 R', '/DecodeParms[(x)]'));
    expect(decodeStream(stream)).toMatchObject({ isSound: false });
    const repaired = decodeStream(soundStream(stream).stream);
    expect(repaired.isSound).toBe(true);
    expect(repaired.data.toString().slice(0, 5000)).toBe(text);
  });
});

test('odd spellings are read as viewers read them', () => {
  const odd =
    '<</A#42#6a true /Text(a\\)\\(b(c)) /Hex<48 65 6> /Real -.5/Sign +17/Broken 1.2.3 /Gone null /Bad {x} /N#00ul 5 /Huge 99999999999999999999 /Last 4>>';
  const file = openPdf(samplePdf([...blankPages(1), odd]));
  const read = file.context.lookup(PDFRef.of(4), PDFDict);
  expect(rawEntry(read, 'ABj')?.toString()).toBe('true');
  expect(rawEntry(read, 'Text')).toBeInstanceOf(PDFString);
  expect(textEntry(read, 'Text')).toBe('a)(b(c)');
  expect(asText(rawEntry(read, 'Hex'))).toBe('He`');
  expect(numberEntry(read, 'Real')).toBe(-0.5);
  expect(numberEntry(read, 'Sign')).toBe(17);
  expect(numberEntry(read, 'Broken')).toBe(1.2);
  expect(rawEntry(read, 'Gone')).toBeUndefined();
  expect(numberEntry(read, 'Nul')).toBe(5);
  expect(numberEntry(read, 'Huge')).toBe(2 ** 53);
  expect(numberEntry(read, 'Last')).toBe(4);
});

describe('a page tree', () => {
  const withTree = (...nodes: string[]) => samplePdf(['<</Type/Catalog/Pages 2 0 R>>', ...nodes]);

  test('that goes in a circle ends', () => {
    const bytes = withTree('<</Type/Pages/Count 2/Kids[3 0 R 2 0 R]>>', '<</Type/Page/Parent 2 0 R>>');
    expect(listPages(openPdf(bytes))).toMatchObject({ isDoubtful: true, pages: { length: 1 } });
  });

  test('passes down what pages lack', () => {
    const bytes = withTree(
      '<</Type/Pages/Count 2/Rotate 90/MediaBox[0 0 1 1]/Kids[3 0 R]>>',
      '<</Type/Pages/Count 2/MediaBox[0 0 2 2]/Kids[4 0 R 4 0 R]>>',
      '<</Type/Page>>',
    );
    const { pages } = listPages(openPdf(bytes));
    expect(pages).toHaveLength(2);
    expect(pages[0]?.inherited.Rotate?.toString()).toBe('90');
    expect(pages[0]?.inherited.MediaBox?.toString()).toBe('[ 0 0 2 2 ]');
  });

  test('of 100,000 pages is refused', () => {
    const bytes = withTree(`<</Type/Pages/Count 100000/Kids[${'3 0 R '.repeat(100_000)}]>>`, '<</Type/Page>>');
    expect(() => pagesIn(bytes)).toThrow(expect.objectContaining({ code: 'PDF_TOO_MANY_PAGES' }));
  });

  test('nested deeper than the stack allows is no danger', () => {
    const nested = Buffer.concat([Buffer.alloc(100_000, '['), Buffer.alloc(100_000, ']')]);
    expect(pagesIn(samplePdf([...blankPages(1), nested]))).toBe(1);
  });
});

test.each([
  ['objects', (index: number) => `${index} 0 obj (`],
  ['hexadecimal strings', (index: number) => `${index} 0 obj <a`],
  ['streams', (index: number) => `${index} 0 obj<<>>stream\nendobj`],
  ['trailers', () => 'trailer<<'],
])('20,000 %s without an end are given up', (_what, beginning) => {
  const bytes = Buffer.from(`%PDF-1.4\n${Array.from({ length: 20_000 }, (_, index) => beginning(index)).join('\n')}`);
  expect(() => openPdf(bytes)).toThrow(expect.objectContaining({ code: 'NOT_A_PDF' }));
});

test('what nothing leads to is not written', () => {
  const { context } = openPdf(samplePdf([...blankPages(1), streamBody('', 'x'.repeat(100_000))]));
  expect(documentBytes(context).length).toBeLessThan(1000);
  expect(context.lookup(PDFRef.of(4))).toBeInstanceOf(PDFRawStream);
  expect(PDFName.of('A#42')).toBe(PDFName.of('AB'));
});

function shiftOffsets(bytes: Buffer): Buffer {
  return Buffer.from(
    bytes
      .toString('latin1')
      .replace(/^(\d{10}) 00000 n/gm, (_, offset) => `${String(Number(offset) + 7).padStart(10, '0')} 00000 n`),
    'latin1',
  );
}

const replace = (bytes: Buffer, from: string, to: string): Buffer =>
  Buffer.from(bytes.toString('latin1').replace(from, to), 'latin1');

function base85(text: string): string {
  const groups = Buffer.from(text).subarray(0, text.length - (text.length % 4));
  return Array.from({ length: groups.length / 4 }, (_, index) => {
    const value = groups.readUInt32BE(index * 4);
    return [4, 3, 2, 1, 0].map((power) => String.fromCharCode(33 + (Math.floor(value / 85 ** power) % 85))).join('');
  }).join('');
}
