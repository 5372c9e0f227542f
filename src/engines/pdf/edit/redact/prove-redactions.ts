import { PDFName } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import type { Raster } from '../../../../pdf/draw-page.ts';
import type { Pdfium } from '../../../../pdf/pdfium.ts';
import { PdfiumDocument } from '../../../../pdf/pdfium-document.ts';
import { t } from '../../../../shared/language/translate.ts';
import { multiply, operands } from '../../compress/content/matrix.ts';
import { type Box, isInside, userBox } from '../content/content-box.ts';
import { comparable } from '../content/find-text.ts';
import { FontReader } from '../content/page-font.ts';
import { readContent } from '../content/read-content.ts';
import { EditedDocument } from '../edited-document.ts';
import type { EditedPage } from '../edited-page.ts';
import { isUnder, type RedactEdit } from './redact-page.ts';
import { removeAllAnnotations } from './remove-annotations.ts';

export type RedactionProof = {
  source: Buffer;
  password?: string | undefined;
  pdfium: () => Promise<Pdfium>;
  /** Of pages that exist. */
  edits: readonly RedactEdit[];
  /** Texts that other edits put on the pages. */
  added: readonly string[];
  /** Pages, from 1, of which it is known that something is left. */
  doubtful: readonly number[];
};

/**
 * Opens a redacted document anew and looks for text under the boxes, with PDFium and with our own reading, which also sees
 * what is not displayed. A page where something is left is replaced by its picture. Returns the document and warnings.
 */
export async function proveRedactions(
  result: Buffer,
  proof: RedactionProof,
): Promise<{ bytes: Buffer; warnings: string[] }> {
  const reading = { pdfium: proof.pdfium };
  const pdfium = await proof.pdfium();
  const document = await EditedDocument.open(result, reading);
  const left: { page: EditedPage; edits: RedactEdit[] }[] = [];
  {
    using drawn = PdfiumDocument.open(pdfium, result);
    for (const [number, edits] of Map.groupBy(proof.edits, ({ page }) => page)) {
      const page = document.page(number);
      if (!page) continue;
      const isLeft = edits.some((edit) => {
        const box = userBox(page.toUserSpace, edit);
        const found = [textInPdfium(pdfium, drawn, page, box), textInContent(page, box)];
        return found.some((text) => !isAdded(text, [...proof.added, ...edits.map(({ label = '' }) => label)]));
      });
      if (isLeft || proof.doubtful.includes(number)) left.push({ page, edits });
    }
  }
  if (left.length === 0) return { bytes: result, warnings: [] };
  using source = PdfiumDocument.open(pdfium, proof.source, proof.password);
  for (const { page, edits } of left) await replaceByPicture(document, page, { source, edits });
  const parts: Uint8Array[] = [];
  document.save({ sink: (bytes) => parts.push(Buffer.from(bytes)), anew: true });
  const warnings = left.map(({ page }) =>
    t(
      'Page {page} could not be cleared of everything under the boxes and was replaced by its picture; its text can no longer be selected.',
      { page: page.index + 1 },
    ),
  );
  return { bytes: Buffer.concat(parts), warnings };
}

/** Whether a text consists of texts that were put there, or is part of one; right-to-left text may be read backwards. */
function isAdded(text: string, added: readonly string[]): boolean {
  const written = added.map(comparable).filter((each) => each !== '');
  const known = [...written, ...written.map((each) => [...each].reverse().join(''))];
  const rest = known
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, each) => left.replaceAll(each, ''), comparable(text));
  return rest === '' || known.some((each) => each.includes(rest));
}

function textInPdfium(pdfium: Pdfium, document: PdfiumDocument, { index }: EditedPage, box: Box): string {
  const { api, memory } = pdfium;
  return document.withPage(index, (page) => {
    const text = api.FPDFText_LoadPage(page);
    let found = '';
    memory.scope(4 * 8, (address) => {
      for (let at = 0; at < api.FPDFText_CountChars(text); at++) {
        if (api.FPDFText_IsGenerated(text, at) === 1) continue;
        if (!api.FPDFText_GetCharBox(text, at, address, address + 8, address + 16, address + 24)) continue;
        const bytes = memory.copy(address, 32);
        const [left = 0, right = 0, bottom = 0, top = 0] = new Float64Array(bytes.buffer);
        const middle = { x: (left + right) / 2, y: (bottom + top) / 2 };
        if (isInside(middle, box)) found += String.fromCodePoint(api.FPDFText_GetUnicode(text, at));
      }
    });
    api.FPDFText_ClosePage(text);
    return found;
  });
}

function textInContent(page: EditedPage, box: Box): string {
  const { items } = readContent(page, [box], new FontReader());
  const glyphs = items.flatMap((item) => (item.kind === 'text' ? item.glyphs : []));
  return glyphs
    .filter((glyph) => isUnder(glyph, box))
    .map(({ text }) => text ?? '\ufffd')
    .join('');
}

/** Small print stays legible. */
const pixelsPerInch = 200;
const mostPixels = 30_000_000;

async function replaceByPicture(
  document: EditedDocument,
  page: EditedPage,
  { source, edits }: { source: PdfiumDocument; edits: readonly RedactEdit[] },
): Promise<void> {
  const area = Math.max(1, page.width * page.height);
  const dpi = Math.min(pixelsPerInch, Math.sqrt(mostPixels / area) * 72);
  const raster = source.render(page.index, { size: { dpi } });
  for (const edit of edits) paint(raster, edit, raster.width / page.width);
  const { data, width, height } = raster;
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
  removeAllAnnotations(document, page);
  for (const key of ['Thumb', 'PieceInfo', 'Metadata']) page.dictionary.delete(PDFName.of(key));
  page.dictionary.set(PDFName.of('Resources'), document.context.obj({}));
  const picture = document.context.stream(jpeg, {
    ...{ Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 },
    ...{ ColorSpace: 'DeviceRGB', Filter: 'DCTDecode' },
  });
  const name = page.addResource('XObject', document.add(picture));
  const place = multiply([page.width, 0, 0, -page.height, 0, page.height], page.toUserSpace);
  page.replaceContent(Buffer.from(`q ${operands(place)} cm /${name} Do Q`, 'latin1'));
}

function paint({ data, width, height }: Raster, edit: RedactEdit, scale: number): void {
  const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));
  const [left, right] = [Math.floor(edit.x * scale), Math.ceil((edit.x + edit.width) * scale)].map((x) =>
    clamp(x, width),
  );
  const [top, bottom] = [Math.floor(edit.y * scale), Math.ceil((edit.y + edit.height) * scale)].map((y) =>
    clamp(y, height),
  );
  for (let y = top ?? 0; y < (bottom ?? 0); y++) {
    for (let x = left ?? 0; x < (right ?? 0); x++) data.set(edit.look === 'white' ? white : black, 4 * (y * width + x));
  }
}

const white = [255, 255, 255, 255];
const black = [0, 0, 0, 255];
