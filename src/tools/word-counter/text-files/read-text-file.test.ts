import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../shared/errors.ts';
import { decodeText } from './decode-text.ts';
import { readTextFile } from './read-text-file.ts';
import { readXml } from './read-xml.ts';
import { maxPartBytes } from './zip-part.ts';

describe('plain text', () => {
  it('is read by its byte order mark', () => {
    expect(decodeText(bytesOf([0xef, 0xbb, 0xbf], strToU8('Grüße')))).toEqual({ text: 'Grüße', encoding: 'utf-8' });
    expect(decodeText(bytesOf([0xff, 0xfe], utf16('Żółć 😀', 'little')))).toEqual({
      text: 'Żółć 😀',
      encoding: 'utf-16le',
    });
    expect(decodeText(bytesOf([0xfe, 0xff], utf16('Żółć 😀', 'big')))).toEqual({
      text: 'Żółć 😀',
      encoding: 'utf-16be',
    });
  });

  it('without a mark is UTF-8 when valid, UTF-16 by its zeros, and Windows-1252 otherwise', () => {
    expect(decodeText(strToU8('“Grüße” – 中文'))).toEqual({ text: '“Grüße” – 中文', encoding: 'utf-8' });
    expect(decodeText(utf16('Plain words', 'little')).text).toBe('Plain words');
    expect(decodeText(utf16('Plain words', 'big')).encoding).toBe('utf-16be');
    expect(decodeText(Uint8Array.of(0x93, 0x47, 0x72, 0xfc, 0xdf, 0x65, 0x94, 0x20, 0x80))).toEqual({
      text: '“Grüße” €',
      encoding: 'windows-1252',
    });
    expect(decodeText(new Uint8Array()).text).toBe('');
  });

  it('is decoded unchanged from any UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!/\p{Cc}|^\ufeff/u.test(text));
        expect(decodeText(strToU8(text)).text).toBe(text);
      }),
    );
  });

  it('is refused when the bytes are not text', async () => {
    const noise = Uint8Array.from({ length: 4000 }, (_, index) => (index * 7919) % 251);
    await expect(readTextFile(noise)).rejects.toMatchObject({ code: 'TEXT_FILE_TYPE', status: 415 });
  });

  it('has plain line feeds, whatever its line ends', async () => {
    expect((await readTextFile(strToU8('a\r\nb\rc\nd'))).text).toBe('a\nb\nc\nd');
  });
});

describe('DOCX', () => {
  it('gives paragraphs, tabs, line breaks, text boxes and notes, each once', async () => {
    const body = `
      <w:p><w:r><w:t>Fish &amp; chips</w:t><w:tab/><w:t xml:space="preserve"> for </w:t></w:r><w:r><w:t>two</w:t><w:br/><w:t>&#x4E2D;</w:t></w:r></w:p>
      <w:p/>
      <w:p><w:del><w:r><w:delText>deleted</w:delText></w:r></w:del><w:ins><w:r><w:t>added</w:t></w:r></w:ins>
        <w:r><w:instrText>PAGE</w:instrText></w:r></w:p>
      <w:tbl><w:tr><w:tc><w:p><w:r><w:t>cell</w:t></w:r></w:p></w:tc></w:tr></w:tbl>
      <w:p><mc:AlternateContent><mc:Choice><w:txbxContent><w:p><w:r><w:t>boxed</w:t></w:r></w:p></w:txbxContent></mc:Choice>
        <mc:Fallback><w:txbxContent><w:p><w:r><w:t>boxed</w:t></w:r></w:p></w:txbxContent></mc:Fallback></mc:AlternateContent></w:p>`;
    const notes = `<w:footnotes xmlns:w="${word}"><w:footnote w:type="separator"><w:p><w:r><w:t>---</w:t></w:r></w:p></w:footnote>
      <w:footnote w:id="2"><w:p><w:r><w:t>A note.</w:t></w:r></w:p></w:footnote></w:footnotes>`;
    const file = await readTextFile(docx(body, { 'word/footnotes.xml': strToU8(notes) }));
    expect(file).toEqual({
      kind: 'DOCX',
      text: 'Fish & chips\t for two\n中\n\nadded\n\ncell\n\nboxed\n\nA note.',
    });
  });

  it('is found where the package says, with any prefixes', async () => {
    const bytes = zipSync({
      '[Content_Types].xml': strToU8(contentTypes),
      '_rels/.rels': strToU8(
        '<Relationships><Relationship Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="/word/document2.xml"/></Relationships>',
      ),
      'word/document2.xml': strToU8(
        `<d:document xmlns:d="${word}"><d:body><d:p><d:r><d:t>Hello</d:t></d:r></d:p></d:body></d:document>`,
      ),
    });
    expect((await readTextFile(bytes)).text).toBe('Hello');
  });

  it('unpacks no further than its limit, whatever sizes the file declares', async () => {
    const bomb = docx('', { 'word/document.xml': new Uint8Array(maxPartBytes + 1) });
    expect(bomb.length).toBeLessThan(100_000);
    forgeSizes(bomb);
    await expect(readTextFile(bomb)).rejects.toMatchObject({ code: 'TEXT_FILE_TOO_LONG', status: 413 });
  });

  it('is refused with a sentence when truncated, locked or broken', async () => {
    const good = docx('<w:p><w:r><w:t>text</w:t></w:r></w:p>');
    await expect(readTextFile(good.subarray(0, good.length - 30))).rejects.toMatchObject({ code: 'TEXT_FILE_DAMAGED' });
    await expect(readTextFile(docx('<w:p><w:r></w:p>'))).rejects.toMatchObject({ code: 'TEXT_FILE_DAMAGED' });
    const locked = good.slice();
    locked[6] = 1;
    locked.fill(0xff, 60, 80);
    await expect(readTextFile(locked)).rejects.toMatchObject({ code: 'TEXT_FILE_LOCKED', status: 422 });
    await expect(readTextFile(zipSync({ 'picture.png': strToU8('x') }))).rejects.toMatchObject({
      code: 'TEXT_FILE_TYPE',
    });
  });

  it('expands no entities and nests no deeper than its limit', async () => {
    const entities = `<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><d>&b;</d>`;
    await expect(readTextFile(docx('', { 'word/document.xml': strToU8(entities) }))).rejects.toMatchObject({
      code: 'TEXT_FILE_DAMAGED',
    });
    await expect(readTextFile(docx('<w:p>'.repeat(100_000)))).rejects.toMatchObject({ code: 'TEXT_FILE_DAMAGED' });
  });

  it('with any damage either gives text or a named error', async () => {
    const good = docx('<w:p><w:r><w:t>Some text that is packed</w:t></w:r></w:p>');
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: good.length - 1 }), fc.nat({ max: 255 }), async (place, value) => {
        const damaged = Uint8Array.from(good);
        damaged[place] = value;
        const outcome = await readTextFile(damaged).catch((error: unknown) => error);
        expect(
          outcome instanceof AppError || (typeof outcome === 'object' && outcome !== null && 'text' in outcome),
        ).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('DOC', () => {
  it('gives body, text boxes and notes, without headers, comments, field codes and deletions', async () => {
    expect(await readTextFile(await report())).toEqual({
      kind: 'DOC',
      text: [
        'Heading Grüße 中文',
        'Kept text with a note and an end mark.',
        'First line\nsecond\ttabbed a link.',
        ...['After the box', 'Cell one', 'Cell two', 'The end.', 'In a box', 'The footnote.', 'The endnote.'],
      ].join('\n\n'),
    });
  });

  it('is refused when it is locked, from before Word 97, or no document', async () => {
    const locked = await report();
    const information = find(locked, 0xa5ec);
    locked[information + 11] = (locked[information + 11] ?? 0) | 1;
    await expect(readTextFile(locked)).rejects.toMatchObject({ code: 'TEXT_FILE_LOCKED' });
    const old = await report();
    old.set([0xdc, 0xa5], information);
    await expect(readTextFile(old)).rejects.toMatchObject({ code: 'TEXT_FILE_UNSUPPORTED' });
    const book = await report();
    book.set(utf16('Workbook\0\0\0\0', 'little'), find(book, 0x57, 0x6f) & ~127);
    await expect(readTextFile(book)).rejects.toMatchObject({ code: 'TEXT_FILE_TYPE' });
  });

  it('with any damage either gives text or a named error', async () => {
    const good = await report();
    const places = fc.array(fc.tuple(fc.nat({ max: good.length - 1 }), fc.nat({ max: 255 })), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: good.length }), places, async (length, changes) => {
        const damaged = good.slice(0, length % 3 === 0 ? length : undefined);
        for (const [place, value] of changes) damaged[place] = value;
        const outcome = await readTextFile(damaged).catch((error: unknown) => error);
        expect(outcome instanceof AppError || (outcome instanceof Object && 'text' in outcome)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('ODT', () => {
  it('gives paragraphs, headings, spaces, tabs and notes, without comments and deletions', async () => {
    const body = `
      <text:tracked-changes><text:p>deleted</text:p></text:tracked-changes>
      <text:h>A  heading</text:h>
      <text:p>Two<text:s text:c="2"/>spaces,<text:tab/>a tab<text:line-break/>a line<office:annotation><text:p>comment</text:p></office:annotation></text:p>
      <text:list><text:list-item><text:p>item<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>A note.</text:p></text:note-body></text:note></text:p></text:list-item></text:list>`;
    expect(await readTextFile(odt(body))).toEqual({
      kind: 'ODT',
      text: 'A heading\n\nTwo  spaces,\ta tab\na line\n\nA note.\n\nitem',
    });
  });

  it('limits the spaces a file may repeat', async () => {
    expect((await readTextFile(odt('<text:p>a<text:s text:c="999999999"/>b</text:p>'))).text.length).toBeLessThan(2000);
  });

  it('is refused when it is locked', async () => {
    const locked = odt('', {
      'META-INF/manifest.xml': strToU8('<manifest><file-entry><encryption-data/></file-entry></manifest>'),
    });
    await expect(readTextFile(locked)).rejects.toMatchObject({ code: 'TEXT_FILE_LOCKED' });
  });
});

describe('PDF', () => {
  it('goes to the given reader, and is refused without one', async () => {
    const bytes = strToU8('%PDF-1.7 ...');
    expect(await readTextFile(bytes, { readPdf: async () => 'from the engine' })).toMatchObject({
      text: 'from the engine',
    });
    await expect(readTextFile(bytes)).rejects.toMatchObject({ code: 'TEXT_FILE_UNSUPPORTED' });
  });
});

describe('reading XML', () => {
  it('returns any text that was escaped into it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, value) => {
        const found: string[] = [];
        readXml(`<?xml version="1.0"?><!-- <x> --><a b="${escapeXml(value)}">${escapeXml(text)}<![CDATA[<&]]></a>`, {
          open: (element) => found.push(element.attribute('b') ?? ''),
          close: () => {},
          text: (part) => found.push(part),
        });
        expect(found.join('|')).toBe([value, ...(text ? [text] : []), '<&'].join('|'));
      }),
    );
  });
});

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const contentTypes =
  '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

function docx(body: string, parts: Record<string, Uint8Array> = {}): Uint8Array {
  const document = `<w:document xmlns:w="${word}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><w:body>${body}</w:body></w:document>`;
  return zipSync({
    '[Content_Types].xml': strToU8(contentTypes),
    'word/document.xml': strToU8(document),
    ...parts,
  });
}

/** Written by LibreOffice, with something of everything. */
const report = async () => Uint8Array.from(await readFile(new URL('../fixtures/report.doc', import.meta.url)));

/** Where a 16-bit number, or two of them, begin first. */
function find(bytes: Uint8Array, ...numbers: number[]): number {
  return Buffer.from(bytes).indexOf(Buffer.from(Uint16Array.from(numbers).buffer));
}

function odt(body: string, parts: Record<string, Uint8Array> = {}): Uint8Array {
  const content = `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
  return zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(content),
    ...parts,
  });
}

/** Writes an unpacked size of 10 bytes into every header and directory entry. */
function forgeSizes(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let offset = 0; offset + 30 < bytes.length; offset++) {
    const signature = view.getUint32(offset, true);
    if (signature === 0x04034b50) view.setUint32(offset + 22, 10, true);
    if (signature === 0x02014b50) view.setUint32(offset + 24, 10, true);
  }
}

function utf16(text: string, order: 'little' | 'big'): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index++)
    view.setUint16(index * 2, text.charCodeAt(index), order === 'little');
  return new Uint8Array(view.buffer);
}

const bytesOf = (mark: readonly number[], content: Uint8Array) => Uint8Array.from([...mark, ...content]);
const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
