import { PDFArray, type PDFDict, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import {
  arrayEntry,
  asDictionary,
  asNumber,
  dictionaryEntry,
  entry,
  itemsOf,
  nameEntry,
  numberEntry,
  rawEntry,
  resolve,
} from '../../objects/access.ts';
import { decodeStream } from '../../objects/decode-stream.ts';
import type { PdfPage } from '../../objects/page-tree.ts';
import { type Matrix, multiply, readMatrix, scaleOf, scaling, toMatrix } from './matrix.ts';
import { type ContentOperator, type Operand, scanContent } from './scan-content.ts';

/** The largest size at which an image is drawn anywhere, in points. */
export type ImageUse = {
  width: number;
  height: number;
  /** The part of a page, 0 to 1, that this and its other images take; of the fullest page it is on. */
  pageShare: number;
  /** Used as another image's transparency (SMask) or stencil (Mask). */
  role?: 'softMask' | 'mask';
};

/** The character codes shown in a font: two bytes for composite fonts, one for simple ones. */
export type FontUse = { font: PDFDict; composite: boolean; codes: Set<number> };

/** How pages use images and fonts, including forms, patterns, soft masks, Type 3 glyphs and annotations. */
export type DocumentUse = {
  images: Map<PDFRef, ImageUse>;
  fonts: Map<PDFDict, FontUse>;
  /**
   * The largest scale of each content stream. Infinite for page content split over several streams, which only make sense
   * together.
   */
  contentScales: Map<PDFRef, number>;
  /** The resources that each content stream's names are looked up in. */
  contentResources: Map<PDFRef, PDFDict | undefined>;
  /** False when some content could not be read: usage is then incomplete. */
  complete: boolean;
};

/** Limit of content scanned, in bytes; forms drawn at several sizes count again. */
const maxScannedBytes = 400_000_000;
const maxFormDepth = 12;
/** Type 3 glyphs are scanned as drawn at this size, in points. */
const typicalFontSize = 12;

export function readDocumentUse(pages: readonly PdfPage[]): DocumentUse {
  const walk = new ContentWalk();
  for (const page of pages) walk.page(page);
  return walk.use;
}

type Drawn = { resources: PDFDict | undefined; matrix: Matrix; depth: number; font: FontUse | undefined };

class ContentWalk {
  readonly use: DocumentUse = {
    images: new Map(),
    fonts: new Map(),
    contentScales: new Map(),
    contentResources: new Map(),
    complete: true,
  };
  /** Content by reference, size and font; drawing it again the same way adds nothing. */
  readonly #seen = new Map<PDFRef, Set<string>>();
  readonly #fontNumbers = new Map<FontUse, number>();
  #scannedBytes = 0;
  /** Areas of the images on the current page, in square points. */
  #drawnAreas = new Map<PDFRef, number>();

  page({ dictionary: page, inherited }: PdfPage): void {
    const resources = dictionaryEntry(page, 'Resources') ?? asDictionary(resolve(page.context, inherited.Resources));
    // UserUnit: the size of one unit of this page in points (table 31).
    const matrix = scaling(numberEntry(page, 'UserUnit') ?? 1);
    this.#drawnAreas = new Map();
    const contents = entry(page, 'Contents');
    const given = rawEntry(page, 'Contents');
    const parts = contents instanceof PDFRawStream ? [given] : itemsOf(arrayEntry(page, 'Contents'));
    const data: Buffer[] = [];
    for (const part of parts) {
      const stream = resolve(page.context, part);
      const bytes = stream instanceof PDFRawStream ? this.#decode(stream) : undefined;
      // A page's streams are read as if separated by white space (7.8.2).
      if (bytes) data.push(bytes, Buffer.from('\n'));
    }
    this.#scan(Buffer.concat(data), { resources, matrix, depth: 0, font: undefined }, (largest) => {
      for (const part of parts) if (part instanceof PDFRef) this.use.contentResources.set(part, resources);
      for (const part of parts)
        if (part instanceof PDFRef) this.#noteScale(part, parts.length === 1 ? largest : Number.POSITIVE_INFINITY);
    });
    for (const item of itemsOf(arrayEntry(page, 'Annots'))) this.#annotation(asDictionary(resolve(page.context, item)));
    const box = entry(page, 'MediaBox') ?? resolve(page.context, inherited.MediaBox);
    this.#noteShares(scaleOf(matrix) ** 2 * (areaOf(page, box) || letterArea));
  }

  #noteShares(pageArea: number): void {
    const areas = [...this.#drawnAreas.values()].reduce((sum, area) => sum + Math.min(area, pageArea), 0);
    const share = Math.min(1, areas / pageArea);
    for (const ref of this.#drawnAreas.keys()) {
      const use = this.use.images.get(ref);
      if (use) use.pageShare = Math.max(use.pageShare, share);
    }
  }

  /** The appearance streams of an annotation (12.5.5), scaled to its rectangle. */
  #annotation(annotation: PDFDict | undefined): void {
    const appearance = dictionaryEntry(annotation, 'AP');
    if (!annotation || !appearance) return;
    for (const kind of ['N', 'R', 'D']) {
      const given = rawEntry(appearance, kind);
      const found = entry(appearance, kind);
      const states =
        found instanceof PDFRawStream
          ? [given]
          : (asDictionary(found)
              ?.entries()
              .map(([, state]) => state) ?? []);
      for (const state of states) {
        const stream = resolve(annotation.context, state);
        if (!(stream instanceof PDFRawStream)) continue;
        const enlarged = Math.max(1, widthOf(annotation, 'Rect') / (widthOf(stream.dict, 'BBox') || 1));
        const matrix = scaling(Number.isFinite(enlarged) ? enlarged : 1);
        this.#content(state, stream, { resources: undefined, matrix, depth: 0, font: undefined });
      }
    }
  }

  /** A form, pattern cell, soft mask group or Type 3 glyph. Resources default to the caller's. */
  #content(given: unknown, stream: PDFRawStream, caller: Drawn): void {
    if (caller.depth > maxFormDepth) return;
    const ref = given instanceof PDFRef ? given : undefined;
    const drawn: Drawn = {
      resources: dictionaryEntry(stream.dict, 'Resources') ?? caller.resources,
      matrix: multiply(readMatrix(stream.dict, 'Matrix'), caller.matrix),
      depth: caller.depth + 1,
      font: caller.font,
    };
    if (ref && this.#wasSeen(ref, drawn)) return;
    if (ref) this.use.contentResources.set(ref, drawn.resources);
    const data = this.#decode(stream);
    if (!data) return;
    this.#scan(data, drawn, (largest) => {
      if (ref) this.#noteScale(ref, largest);
    });
  }

  /** Sizes within a fifth of each other count as the same. */
  #wasSeen(ref: PDFRef, { matrix, font }: Drawn): boolean {
    const key = `${Math.round(Math.log2(scaleOf(matrix) + 1e-9) * 4)} ${font ? this.#fontNumbers.get(font) : ''}`;
    const seen = this.#seen.get(ref) ?? new Set();
    this.#seen.set(ref, seen);
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  }

  #decode(stream: PDFRawStream): Buffer | undefined {
    try {
      const { data, image } = decodeStream(stream);
      this.#scannedBytes += data.length;
      if (image || this.#scannedBytes > maxScannedBytes) this.use.complete = false;
      return image || this.#scannedBytes > maxScannedBytes ? undefined : data;
    } catch {
      // We cannot decode this content, but some viewer might.
      this.use.complete = false;
      return undefined;
    }
  }

  #noteScale(ref: PDFRef, scale: number): void {
    this.use.contentScales.set(ref, Math.max(this.use.contentScales.get(ref) ?? 0, scale));
  }

  #scan(content: Buffer, drawn: Drawn, done: (largestScale: number) => void): void {
    const state = new GraphicsState(drawn);
    scanContent(content, (operator) => this.#operator(operator, state, drawn));
    done(state.largestScale);
  }

  #operator({ name, operands }: ContentOperator, state: GraphicsState, drawn: Drawn): void {
    switch (name) {
      case 'q':
        state.save();
        break;
      case 'Q':
        state.restore();
        break;
      case 'cm':
        state.transform(operands);
        break;
      case 'Tf':
        state.font = this.#fontOf(resourceOf(drawn.resources, 'Font', operands[0])?.dictionary, drawn);
        break;
      case 'Tj':
      case "'":
      case '"':
      case 'TJ':
        show(operands.at(-1), state.font);
        break;
      case 'Do':
        this.#drawObject(operands[0], state, drawn);
        break;
      case 'gs':
        this.#setState(resourceOf(drawn.resources, 'ExtGState', operands[0])?.dictionary, state, drawn);
        break;
      case 'scn':
      case 'SCN':
        this.#setPattern(operands.at(-1), drawn);
        break;
    }
  }

  #fontOf(font: PDFDict | undefined, drawn: Drawn): FontUse | undefined {
    if (!font) return undefined;
    const known = this.use.fonts.get(font);
    if (known) return known;
    const found: FontUse = { font, composite: nameEntry(font, 'Subtype') === 'Type0', codes: new Set() };
    this.#fontNumbers.set(found, this.use.fonts.size);
    this.use.fonts.set(font, found);
    if (nameEntry(font, 'Subtype') === 'Type3') this.#typeThreeGlyphs(font, drawn);
    return found;
  }

  /** The glyphs of a Type 3 font are content streams (9.6.4); all are scanned, shown or not. */
  #typeThreeGlyphs(font: PDFDict, drawn: Drawn): void {
    const matrix = multiply(readMatrix(font, 'FontMatrix'), scaling(typicalFontSize));
    const resources = dictionaryEntry(font, 'Resources') ?? drawn.resources;
    for (const [, given] of dictionaryEntry(font, 'CharProcs')?.entries() ?? []) {
      const stream = resolve(font.context, given);
      if (stream instanceof PDFRawStream)
        this.#content(given, stream, { resources, matrix, depth: drawn.depth + 1, font: undefined });
    }
  }

  #drawObject(operand: Operand | undefined, state: GraphicsState, drawn: Drawn): void {
    const found = resourceOf(drawn.resources, 'XObject', operand);
    if (!(found?.object instanceof PDFRawStream)) return;
    const kind = nameEntry(found.object.dict, 'Subtype');
    if (kind === 'Image' && found.given instanceof PDFRef) this.#noteImage(found.given, found.object, state.matrix);
    if (kind === 'Form') this.#content(found.given, found.object, { ...drawn, matrix: state.matrix, font: state.font });
  }

  /** An image fills the unit square of its space (8.9.5.1). Its masks are drawn at the same size. */
  #noteImage(ref: PDFRef, image: PDFRawStream, [a, b, c, d]: Matrix): void {
    const size = { width: Math.hypot(a, b), height: Math.hypot(c, d) };
    this.#noteSize(ref, size);
    this.#drawnAreas.set(ref, (this.#drawnAreas.get(ref) ?? 0) + size.width * size.height);
    for (const [key, role] of [
      ['SMask', 'softMask'],
      ['Mask', 'mask'],
    ] as const) {
      const mask = rawEntry(image.dict, key);
      if (!(mask instanceof PDFRef) || !(entry(image.dict, key) instanceof PDFRawStream)) continue;
      this.#noteSize(mask, size, role);
      // Takes no room of its own.
      if (!this.#drawnAreas.has(mask)) this.#drawnAreas.set(mask, 0);
    }
  }

  #noteSize(ref: PDFRef, size: { width: number; height: number }, role?: ImageUse['role']): void {
    const known = this.use.images.get(ref) ?? { width: 0, height: 0, pageShare: 0 };
    const width = Math.max(known.width, size.width);
    const height = Math.max(known.height, size.height);
    this.use.images.set(ref, { ...known, width, height, ...(role && { role }) });
  }

  /** A graphics state may set a soft mask (11.6.5.2) and a font (table 57). */
  #setState(parameters: PDFDict | undefined, state: GraphicsState, drawn: Drawn): void {
    const softMask = dictionaryEntry(parameters, 'SMask');
    const group = entry(softMask, 'G');
    if (group instanceof PDFRawStream)
      this.#content(rawEntry(softMask, 'G'), group, { ...drawn, matrix: state.matrix, font: undefined });
    const font = arrayEntry(parameters, 'Font');
    if (parameters && font)
      state.font = this.#fontOf(asDictionary(resolve(parameters.context, font.asArray()[0])), drawn);
  }

  /** The cell of a tiling pattern uses the space of its page or form, regardless of `cm` (8.7.3.1). */
  #setPattern(operand: Operand | undefined, drawn: Drawn): void {
    const found = resourceOf(drawn.resources, 'Pattern', operand);
    if (!(found?.object instanceof PDFRawStream)) return;
    this.#content(found.given, found.object, { ...drawn, font: undefined });
  }
}

/** The part of the graphics state that matters here (8.4.1). */
class GraphicsState {
  matrix: Matrix;
  font: FontUse | undefined;
  largestScale: number;
  readonly #saved: { matrix: Matrix; font: FontUse | undefined }[] = [];

  constructor({ matrix, font }: Drawn) {
    this.matrix = matrix;
    this.font = font;
    this.largestScale = scaleOf(matrix);
  }

  save(): void {
    if (this.#saved.length < maxSaved) this.#saved.push({ matrix: this.matrix, font: this.font });
  }

  restore(): void {
    const saved = this.#saved.pop();
    if (!saved) return;
    this.matrix = saved.matrix;
    this.font = saved.font;
  }

  transform(operands: readonly Operand[]): void {
    const values = operands.slice(-6).filter((operand) => typeof operand === 'number');
    if (values.length < 6) return;
    this.matrix = multiply(toMatrix(values), this.matrix);
    this.largestScale = Math.max(this.largestScale, scaleOf(this.matrix));
  }
}

const maxSaved = 10_000;

function show(operand: Operand | undefined, font: FontUse | undefined): void {
  if (!font || operand === undefined || typeof operand === 'number') return;
  if ('list' in operand) {
    for (const item of operand.list) show(item, font);
  } else if ('text' in operand) addCodes(operand.text, font);
}

function addCodes(text: Buffer, { composite, codes }: FontUse): void {
  if (!composite) for (const code of text) codes.add(code);
  else for (let at = 0; at + 1 < text.length; at += 2) codes.add(text.readUInt16BE(at));
}

type Resource = { given: unknown; object: unknown; dictionary: PDFDict | undefined };

/** A named resource (7.8.3), both raw and resolved. */
function resourceOf(resources: PDFDict | undefined, kind: string, operand: Operand | undefined): Resource | undefined {
  if (operand === undefined || typeof operand === 'number' || !('name' in operand)) return undefined;
  const group = dictionaryEntry(resources, kind);
  const object = entry(group, operand.name);
  return object && { given: rawEntry(group, operand.name), object, dictionary: asDictionary(object) };
}

/** US letter, which readers assume, in square points. */
const letterArea = 612 * 792;

function areaOf({ context }: PDFDict, box: unknown): number {
  const [left = 0, bottom = 0, right = 0, top = 0] =
    box instanceof PDFArray ? box.asArray().map((item) => asNumber(resolve(context, item)) ?? 0) : [];
  return Math.abs((right - left) * (top - bottom));
}

function widthOf(dictionary: PDFDict, key: string): number {
  const box = arrayEntry(dictionary, key);
  const at = (index: number) => asNumber(resolve(dictionary.context, box?.asArray()[index])) ?? 0;
  return Math.abs(at(2) - at(0));
}
