import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Box, boxAround, type ShownBox } from '../src/engines/pdf/edit/content/content-box.ts';
import { EditedDocument } from '../src/engines/pdf/edit/edited-document.ts';
import type { EditedPage } from '../src/engines/pdf/edit/edited-page.ts';
import type { Pdfium } from '../src/pdf/pdfium.ts';
import { PdfiumDocument } from '../src/pdf/pdfium-document.ts';
import { AppError } from '../src/shared/errors.ts';

/** A page of the corpus, drawn at random. */
export type SamplePage = {
  name: string;
  path: string;
  bytes: Buffer;
  source: PdfiumDocument;
  document: EditedDocument;
  page: EditedPage;
};

/** Numbers from 0 to 1, the same in every run. */
export function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Later pages are like these. */
const firstPages = 30;

/** A random page of each file that opens without a password, in random order, over and over. */
export async function* samplePages(corpus: string, pdfium: Pdfium, dice: () => number): AsyncGenerator<SamplePage> {
  const names = readdirSync(corpus).filter((name) => name.endsWith('.pdf'));
  for (let round = 0; round < 10; round++) {
    for (const name of names.map((each) => ({ each, at: dice() })).sort((one, other) => one.at - other.at)) {
      const path = join(corpus, name.each);
      const sample = await openSample(path, pdfium, dice());
      if (!sample) continue;
      using source = sample.source;
      yield { ...sample, name: name.each, path, source };
    }
  }
}

async function openSample(path: string, pdfium: Pdfium, share: number) {
  const bytes = readFileSync(path);
  try {
    const document = await EditedDocument.open(bytes, { pdfium: async () => pdfium });
    const page = document.page(1 + Math.floor(share * Math.min(firstPages, document.pageCount)));
    return page && { bytes, source: PdfiumDocument.open(pdfium, bytes), document, page };
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

export type PrintedWord = { text: string; box: Box };

/** The words of a page, from index 0, as PDFium reads them, with their boxes in user space. */
export function wordsOn(document: PdfiumDocument, index: number): PrintedWord[] {
  const { api, memory } = document.pdfium;
  return document.withPage(index, (page) => {
    const words: PrintedWord[] = [];
    const text = api.FPDFText_LoadPage(page);
    let open = false;
    memory.scope(4 * 8, (address) => {
      for (let at = 0; at < api.FPDFText_CountChars(text); at++) {
        const letter = String.fromCodePoint(api.FPDFText_GetUnicode(text, at));
        const isBoxed = api.FPDFText_GetCharBox(text, at, address, address + 8, address + 16, address + 24);
        const [left = 0, right = 0, bottom = 0, top = 0] = new Float64Array(memory.copy(address, 32).buffer);
        const isPart = isBoxed && right > left && top > bottom && /[\p{L}\p{N}]/u.test(letter);
        const word = open ? words.at(-1) : undefined;
        const corners = [
          { x: left, y: bottom },
          { x: right, y: top },
        ];
        if (isPart && word) {
          const { left: x, bottom: y, right: endX, top: endY } = word.box;
          word.text += letter;
          word.box = boxAround([...corners, { x, y }, { x: endX, y: endY }]);
        } else if (isPart) words.push({ text: letter, box: boxAround(corners) });
        open = isPart;
      }
    });
    api.FPDFText_ClosePage(text);
    return words;
  });
}

export const saved = (document: EditedDocument, anew = false): Buffer => {
  const parts: Uint8Array[] = [];
  document.save({ sink: (part) => parts.push(Buffer.from(part)), anew });
  return Buffer.concat(parts);
};

const side = { maxWidth: 1200, maxHeight: 1600 };
/** Differences of a pixel that anti-aliasing makes. */
const tolerance = 24;
/** Pixels around a box that its edge touches. */
const margin = 3;

/** Pixels that differ between two documents outside of these boxes of a page. */
export function changedOutside(
  before: PdfiumDocument,
  after: PdfiumDocument,
  { index, width }: EditedPage,
  boxes: readonly ShownBox[],
): number {
  const one = before.render(index, { size: side });
  const other = after.render(index, { size: side });
  if (one.width !== other.width || one.height !== other.height) return one.width * one.height;
  const scale = one.width / width;
  const areas = boxes.map((box) => ({
    left: box.x * scale - margin,
    right: (box.x + box.width) * scale + margin,
    top: box.y * scale - margin,
    bottom: (box.y + box.height) * scale + margin,
  }));
  let changed = 0;
  for (let at = 0; at < one.width * one.height; at++) {
    const value = other.data[4 * at + 1] ?? 0;
    if (Math.abs((one.data[4 * at + 1] ?? 0) - value) <= tolerance) continue;
    const [x, y] = [at % one.width, Math.floor(at / one.width)];
    if (areas.some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom)) continue;
    const near = neighbours(one, x, y);
    // An edge may move by a part of a pixel.
    if (value < Math.min(...near) - tolerance || value > Math.max(...near) + tolerance) changed++;
  }
  return changed;
}

function neighbours(
  { data, width, height }: { data: Uint8Array; width: number; height: number },
  x: number,
  y: number,
): number[] {
  const values: number[] = [];
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++)
      values.push(data[4 * (row * width + column) + 1] ?? 0);
  }
  return values;
}
