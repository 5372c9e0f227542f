import { deflateSync } from 'node:zlib';
import { type PDFContext, PDFDict, PDFName, type PDFObject, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import type { z } from 'zod';
import type { Pdfium } from '../../../pdf/pdfium.ts';
import { type Matrix, operands } from '../../pdf/compress/content/matrix.ts';
import { normalise } from '../../pdf/normalise/normalise.ts';
import { arrayEntry, asDictionary, entry, resolve } from '../../pdf/objects/access.ts';
import { type Rectangle, shownBox } from '../../pdf/objects/page-box.ts';
import type { PdfPage } from '../../pdf/objects/page-tree.ts';
import { FileSink } from '../../pdf/write/file-sink.ts';
import { writeDocument } from '../../pdf/write/write-document.ts';
import { addGlyphlessFont } from '../layer/glyphless-font.ts';
import { layerFont, textLayer, textLayerOnPhoto } from '../layer/text-layer.ts';
import type { layeredSchema, PageLayer } from '../ocr-tasks.ts';
import { type PageBox, placeLayer, placeOnPhoto } from './page-place.ts';

type Layered = z.infer<typeof layeredSchema>;

/**
 * Adds invisible text to the recognised pages of a PDF. Everything else stays, streams byte for byte; sideways pages are
 * rotated, skewed ones straightened by a matrix before their content.
 */
export async function addLayers(
  request: { content: Buffer; password: string | undefined; layers: AsyncIterable<PageLayer>; output: string },
  pdfium: () => Promise<Pdfium>,
  onPage: (page: number) => void,
): Promise<Layered> {
  const { file, pages, wasEncrypted, repaired } = await normalise(request.content, { ...request, pdfium });
  const font = addGlyphlessFont(file.context, (object) => file.context.register(object));
  const done = new Set<PDFDict>();
  const straightened: number[] = [];
  for await (const layer of request.layers) {
    const page = pages[layer.page];
    // A page may occur twice in a document, but gets its text once.
    if (!page || done.has(page.dictionary)) continue;
    done.add(page.dictionary);
    if (addLayer(page, layer, font)) straightened.push(layer.page + 1);
    onPage(layer.page);
  }
  using sink = new FileSink(request.output);
  writeDocument(file.context, { sink: sink.write, version: laterVersion(file.version) });
  return { wasEncrypted, repaired, straightened };
}

/** Object streams need PDF 1.5. */
const laterVersion = (version: string): string => (version < '1.5' ? '1.5' : version);

/** Returns whether the page was straightened. */
function addLayer(page: PdfPage, layer: PageLayer, font: PDFRef): boolean {
  const { dictionary } = page;
  const { context } = dictionary;
  if (layer.words.length === 0) return false;
  const box = boxOf(page);
  // Annotations have absolute positions, which no matrix moves.
  const mayMove = (arrayEntry(dictionary, 'Annots')?.size() ?? 0) === 0;
  const { sheet } = layer;
  const { toPage, straighten } = placeLayer(layer, box, mayMove && !sheet);
  const text = contentStream(
    context,
    sheet ? textLayerOnPhoto(layer.words, placeOnPhoto(layer, sheet, box)) : textLayer(layer.words, toPage),
  );
  const contents = contentsOf(dictionary);
  if (straighten) {
    const before = contentStream(context, Buffer.from(`q ${operands(straighten)} cm\n`, 'latin1'));
    const after = contentStream(context, Buffer.from('\nQ\n', 'latin1'));
    set(dictionary, 'Contents', context.obj([text, before, ...contents, after]));
    growPage(dictionary, box, layer, toPage);
  } else set(dictionary, 'Contents', context.obj([text, ...contents]));
  if (layer.turned !== 0) set(dictionary, 'Rotate', context.obj((box.rotate + layer.turned) % 360));
  addFont(page, font);
  return straighten !== undefined;
}

const set = (dictionary: PDFDict, key: string, value: PDFObject): void => dictionary.set(PDFName.of(key), value);

function contentStream(context: PDFContext, content: Buffer): PDFRef {
  return context.register(PDFRawStream.of(context.obj({ Filter: 'FlateDecode' }), deflateSync(content, { level: 9 })));
}

/** The content streams as references (ISO 32000-2, 7.7.3.3). */
function contentsOf(dictionary: PDFDict): PDFObject[] {
  const own = dictionary.get(PDFName.of('Contents'));
  if (own === undefined) return [];
  return arrayEntry(dictionary, 'Contents')?.asArray() ?? [own];
}

/** Pages often share resources, so this page gets a copy with the font added. */
function addFont(page: PdfPage, font: PDFRef): void {
  const { dictionary, inherited } = page;
  const { context } = dictionary;
  const shared = asDictionary(entry(dictionary, 'Resources') ?? resolve(context, inherited.Resources));
  const resources = copyOf(context, shared);
  const fonts = copyOf(context, asDictionary(entry(shared, 'Font')));
  set(fonts, layerFont, font);
  set(resources, 'Font', fonts);
  set(dictionary, 'Resources', resources);
}

function copyOf(context: PDFContext, source: PDFDict | undefined): PDFDict {
  const copy = PDFDict.withContext(context);
  for (const [key, value] of source?.entries() ?? []) copy.set(key, value);
  return copy;
}

/** What viewers show of a page. */
function boxOf(page: PdfPage): PageBox {
  const { left, bottom, right, top, rotate } = shownBox(page);
  return { left, bottom, width: right - left, height: top - bottom, rotate };
}

/** Straightening moves corners over the edge, so the page grows where words would be cut off. */
function growPage(dictionary: PDFDict, box: PageBox, layer: PageLayer, toPage: Matrix): void {
  const needed = { left: box.left, bottom: box.bottom, right: box.left + box.width, top: box.bottom + box.height };
  const whole = { ...needed };
  for (const { box: word } of layer.words) {
    for (const [x, y] of [
      [word.x, word.y],
      [word.x + word.width, word.y + word.height],
    ] as const) {
      const at = { x: toPage[0] * x + toPage[2] * y + toPage[4], y: toPage[1] * x + toPage[3] * y + toPage[5] };
      needed.left = Math.min(needed.left, at.x);
      needed.right = Math.max(needed.right, at.x);
      needed.bottom = Math.min(needed.bottom, at.y);
      needed.top = Math.max(needed.top, at.y);
    }
  }
  if (Object.entries(needed).every(([side, value]) => value === whole[side as keyof Rectangle])) return;
  const grown = dictionary.context.obj([needed.left, needed.bottom, needed.right, needed.top]);
  set(dictionary, 'MediaBox', grown);
  set(dictionary, 'CropBox', grown);
}
