import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { PdfFacts } from './pdf-facts.ts';
import type { WasmMemory } from './wasm-memory.ts';

type OpenDocument = { api: WrappedPdfiumModule; memory: WasmMemory; document: number; pages: number };

export type PageFacts = Pick<PdfFacts, 'scan' | 'fonts' | 'damagedPages'> & {
  /** Whether a link starts a program or opens another file. */
  hasLaunch: boolean;
};

const maxPages = 50;
const maxFonts = 100;
const maxObjects = 20_000;
const maxFormDepth = 8;
const maxLinks = 1_000;
/** A form with more objects than an image and its clip path is a drawing. */
const maxObjectsOfImageForm = 3;
/** An image that covers this much of its page is a scan; margins cropped by scanners are smaller. */
const scanShare = 0.75;

/** `FPDF_PAGEOBJ_*` (fpdf_edit.h). */
const objectTypes = { text: 1, image: 3, form: 5 };
/** `PDFACTION_LAUNCH` (fpdf_doc.h). */
const launchAction = 4;

/** Inspects up to 50 pages, spread over the document. */
export function inspectPages({ api, memory, document, pages }: OpenDocument): PageFacts {
  const fonts = new Map<string, boolean>();
  const facts: PageFacts = {
    scan: { pagesChecked: 0, withoutText: 0, withText: 0 },
    fonts: [],
    damagedPages: [],
    hasLaunch: false,
  };
  for (const index of spread(pages, maxPages)) {
    const page = api.FPDF_LoadPage(document, index);
    if (page === 0) {
      facts.damagedPages.push(index + 1);
      continue;
    }
    try {
      facts.scan.pagesChecked += 1;
      const content = readContent(api, memory, page, fonts);
      if (content.isImage) facts.scan[content.hasText ? 'withText' : 'withoutText'] += 1;
      facts.hasLaunch ||= linksLaunch(api, memory, page);
    } finally {
      api.FPDF_ClosePage(page);
    }
  }
  facts.fonts = [...fonts].map(([name, embedded]) => ({ name, embedded }));
  return facts;
}

/** Up to `limit` evenly spread numbers below `count`, including the first and the last. */
export function spread(count: number, limit: number): number[] {
  if (count <= limit) return Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: limit }, (_, index) => Math.round((index * (count - 1)) / (limit - 1)));
}

/** Whether a page has text, and whether images cover it, whole or in strips as some scanners write. */
function readContent(api: WrappedPdfiumModule, memory: WasmMemory, page: number, fonts: Map<string, boolean>) {
  const pageArea = api.FPDF_GetPageWidthF(page) * api.FPDF_GetPageHeightF(page);
  const walk = { left: maxObjects, hasText: false, imageArea: 0 };
  /** `formArea` is the share of the page that an image inside a form may cover, as its own position is relative to the form. */
  const visit = (object: number, depth: number, formArea: number) => {
    walk.left -= 1;
    const type = api.FPDFPageObj_GetType(object);
    if (type === objectTypes.text) {
      walk.hasText = true;
      readFont(api, memory, object, fonts);
    } else if (type === objectTypes.image) {
      walk.imageArea += depth === 0 ? areaOf(api, memory, object) : formArea;
    } else if (type === objectTypes.form && depth < maxFormDepth) {
      const count = api.FPDFFormObj_CountObjects(object);
      const area = depth === 0 && count <= maxObjectsOfImageForm ? areaOf(api, memory, object) : formArea;
      for (let index = 0; index < count && walk.left > 0; index++) {
        const inner = api.FPDFFormObj_GetObject(object, index);
        if (inner !== 0) visit(inner, depth + 1, area);
      }
    }
  };
  const count = api.FPDFPage_CountObjects(page);
  for (let index = 0; index < count && walk.left > 0; index++) {
    const object = api.FPDFPage_GetObject(page, index);
    if (object !== 0) visit(object, 0, 0);
  }
  return { isImage: walk.imageArea >= pageArea * scanShare, hasText: walk.hasText };
}

function areaOf(api: WrappedPdfiumModule, memory: WasmMemory, object: number): number {
  return memory.scope(16, (address) => {
    if (!api.FPDFPageObj_GetBounds(object, address, address + 4, address + 8, address + 12)) return 0;
    const [left, bottom, right, top] = [0, 4, 8, 12].map((offset) => memory.float32(address + offset));
    return ((right ?? 0) - (left ?? 0)) * ((top ?? 0) - (bottom ?? 0));
  });
}

function readFont(api: WrappedPdfiumModule, memory: WasmMemory, object: number, fonts: Map<string, boolean>): void {
  if (fonts.size >= maxFonts) return;
  const font = api.FPDFTextObj_GetFont(object);
  if (font === 0) return;
  const name = memory.readText((address, bytes) => api.FPDFFont_GetBaseFontName(font, address, bytes), 'utf8');
  if (name === '') return;
  // Six capitals and a plus sign mark a subset font (ISO 32000-1, 9.6.4).
  const plain = name.replace(/^[A-Z]{6}\+/, '').slice(0, 120);
  const isEmbedded = api.FPDFFont_GetIsEmbedded(font) === 1;
  fonts.set(plain, isEmbedded && fonts.get(plain) !== false);
}

function linksLaunch(api: WrappedPdfiumModule, memory: WasmMemory, page: number): boolean {
  return memory.scope(8, (address) => {
    for (let count = 0; count < maxLinks && api.FPDFLink_Enumerate(page, address, address + 4); count++) {
      const action = api.FPDFLink_GetAction(memory.int32(address + 4));
      if (action !== 0 && api.FPDFAction_GetType(action) === launchAction) return true;
    }
    return false;
  });
}
