import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { countText } from '../count-text.ts';
import { joinPdfLines, type PdfLine } from './pdf-lines.ts';
import { createPdfReader } from './pdf-text.ts';
import { type ReadPdfText, readTextFile } from './read-text-file.ts';

let readPdf: ReadPdfText;
beforeAll(async () => {
  const wasm = await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  readPdf = await createPdfReader(Uint8Array.from(wasm).buffer);
});

describe('a PDF', () => {
  it('gives its lines, its paragraphs and its pages in order', async () => {
    const bytes = await pdf(
      [
        ['A heading', 720, 20],
        ['The first line of it', 690],
        ['goes on below.', 676],
        ['Second paragraph.', 640],
      ],
      [['On the next page.', 720]],
    );
    expect(await readTextFile(bytes, { readPdf })).toEqual({
      kind: 'PDF',
      text: 'A heading\n\nThe first line of it\ngoes on below.\n\nSecond paragraph.\n\nOn the next page.',
    });
  });

  it('is found after text printed before it', async () => {
    const bytes = await pdf([['Hello there', 700]]);
    const printed = new TextEncoder().encode('GPL Ghostscript 10\nLoading fonts...\n');
    const file = await readTextFile(Uint8Array.of(...printed, ...bytes), { readPdf });
    expect(file).toEqual({ kind: 'PDF', text: 'Hello there' });
  });

  it('is not a text about PDFs', async () => {
    const article = new TextEncoder().encode('The first line says:\n%PDF-1.7\nand so on.');
    expect((await readTextFile(article, { readPdf })).kind).toBe('TXT');
  });

  it('that is locked, damaged or without text is refused, each with its sentence', async () => {
    const locked = await PDFDocument.load(await pdf([['Secret', 700]]));
    locked.encrypt({ userPassword: 'open sesame', ownerPassword: 'owner' });
    await expect(readTextFile(await locked.save(), { readPdf })).rejects.toMatchObject({ code: 'TEXT_FILE_LOCKED' });
    await expect(readTextFile(await pdf([]), { readPdf })).rejects.toMatchObject({ code: 'TEXT_FILE_NO_TEXT' });
    const damaged = new TextEncoder().encode('%PDF-1.7\nand nothing that belongs to one');
    await expect(readTextFile(damaged, { readPdf })).rejects.toMatchObject({ code: 'TEXT_FILE_DAMAGED' });
  });

  it('that only forbids printing is read', async () => {
    const restricted = await PDFDocument.load(await pdf([['Read me', 700]]));
    restricted.encrypt({ userPassword: '', ownerPassword: 'owner', permissions: { printing: false } });
    expect((await readTextFile(await restricted.save(), { readPdf })).text).toBe('Read me');
  });

  it('is counted like the text it was made from', async () => {
    const words = 'Seven words stand on this line today.';
    const { text } = await readTextFile(
      await pdf([
        [words, 700],
        [words, 686],
        [words, 640],
      ]),
      { readPdf },
    );
    expect(countText(text)).toMatchObject({ words: 21, sentences: 3, paragraphs: 2 });
  });
});

describe('lines of a PDF', () => {
  it('are one paragraph until the gap, the indent or the size changes', () => {
    const lines = [
      line('Title', 700, { size: 18 }),
      line('One', 680),
      line('two.', 666),
      line('Three', 652, { x: 80 }),
    ];
    expect(joinPdfLines([[...lines, line('four', 638)]])).toBe('Title\n\nOne\ntwo.\n\nThree\nfour');
  });

  it('continue in the next column or page unless a sentence ended', () => {
    const columns = [line('It goes', 700), line('on', 686), line('over there.', 700, { x: 300 })];
    expect(joinPdfLines([columns])).toBe('It goes\non\nover there.');
    expect(joinPdfLines([columns, [line('Next', 700)]])).toBe('It goes\non\nover there.\n\nNext');
    expect(joinPdfLines([[line('It is', 60)], [line('one', 700)]])).toBe('It is\none');
  });

  it('join broken words, and keep real hyphens', () => {
    expect(joinPdfLines([[line('infor\ufffemation', 700)]])).toBe('information');
    expect(joinPdfLines([[line('a well-known and well\ufffeknown man', 700)]])).toBe('a well-known and well-known man');
    expect(joinPdfLines([[line('Soekarno\ufffeHatta', 700)]])).toBe('Soekarno-Hatta');
  });

  it('without anything printable are not text', () => {
    expect(joinPdfLines([[line(' \u0001\u0002 ', 700)], []])).toBe('');
  });
});

const line = (text: string, y: number, place: Partial<PdfLine> = {}): PdfLine => ({
  text,
  y,
  x: 60,
  size: 12,
  ...place,
});

/** A PDF with a page per list of lines: text, height on the page and font size. */
async function pdf(...pages: [text: string, y: number, size?: number][][]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const lines of pages) {
    const page = document.addPage([595, 842]);
    for (const [text, y, size = 12] of lines) page.drawText(text, { x: 60, y, size, font });
  }
  return document.save();
}
