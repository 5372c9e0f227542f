import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type PageLine, type TextLook, textOfLines } from '../../pdf/editing/page-lines.ts';
import { linesOfText, linesWithText } from '../../pdf/editing/plan-text-changes.ts';
import type { DrawnFont } from '../../pdf/editing/read-font.ts';
import { isSimpleScript } from '../../pdf/editing/simple-script.ts';
import { type TextBlock, textBlocks } from '../../pdf/editing/text-blocks.ts';
import type { PdfDocument } from '../../pdf/pdf-document.ts';
import { isAbort } from '../../web/kit/http/call-error.ts';
import { familyOf, loadFonts } from '../../web/kit/page-editor/text-lines.ts';
import { type PdfService, priorities } from '../../web/kit/pdf/pdf-service.ts';
import { type Families, inOurFont } from './draw-line.web.ts';
import type { Measure } from './line-preview.ts';
import type { DeskPage } from './text-desk.web.ts';

export type PageBlocks = { lines: readonly PageLine[]; blocks: readonly TextBlock[] };

/**
 * The lines of a page that have text, and what is edited together: undefined until they are read, 'none' when they are not
 * those of its text, as in a damaged file.
 */
export function usePageBlocks(
  service: PdfService,
  document: PdfDocument | undefined,
  { index, page, onRead }: { index: number; page: DeskPage; onRead: (text: string) => void },
): PageBlocks | 'none' | undefined {
  const [blocks, setBlocks] = useState<PageBlocks | 'none'>();
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (!document) return;
    const leaving = new AbortController();
    service.lines(document, index, { signal: leaving.signal }).then(
      (all) => {
        if (leaving.signal.aborted) return;
        if (!page.isRead) read(`${textOfLines(all)}\n`);
        const lines = linesWithText(all);
        const said = lines.map((line) => line.text.trimEnd()).join('\n');
        const isShown = said === linesOfText(page.original).join('\n') && !isScan(lines);
        setBlocks(isShown ? { lines, blocks: textBlocks(lines) } : 'none');
      },
      (error) => {
        if (!isAbort(error)) setBlocks('none');
      },
    );
    return () => leaving.abort();
  }, [service, document, index, page]);
  return blocks;
}

/** The recognised text of a scan is not where its letters are. */
const isScan = (lines: readonly PageLine[]): boolean => {
  const parts = lines.flatMap((line) => line.parts);
  return parts.filter(({ look }) => look.isInvisible).length > parts.length / 2;
};

export type PageFonts = { families: Families; measure: Measure };

/** Loads the fonts of a page, as PDFium draws them, once they are wanted. Until then, ours stand in. */
export function usePageFonts(
  service: PdfService,
  { document, index, isWanted }: { document: PdfDocument; index: number; isWanted: boolean },
): PageFonts {
  const [fonts, setFonts] = useState<{ drawn: readonly DrawnFont[]; families: Families }>(none);
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const faces: FontFace[] = [];
    const load = async () => {
      const drawn = await service.fonts(document, index, { priority: priorities.preview, signal: leaving.signal });
      const families = drawn.map(({ file }, at) => {
        if (!file) return undefined;
        const family = `page ${document.id} ${index} ${at}`;
        faces.push(new FontFace(family, file));
        return family;
      });
      await Promise.all(faces.map((face) => face.load()));
      if (leaving.signal.aborted) return;
      for (const face of faces) globalThis.document.fonts.add(face);
      setFonts({ drawn, families });
    };
    // Ours stay.
    load().catch(() => undefined);
    return () => {
      leaving.abort();
      for (const face of faces) globalThis.document.fonts.delete(face);
      setFonts(none);
    };
  }, [service, document, index, isWanted]);
  const [loads, setLoads] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: widths are others once a font of ours is loaded.
  return useMemo(() => {
    const measure: Measure = (text, look) => {
      const widths = look.font === undefined ? undefined : fonts.drawn[look.font];
      const own = widths?.file && !look.isInvisible && isSimpleScript(text) ? ownWidth(widths, text) : undefined;
      if (own !== undefined) return { width: own * look.size, isOwn: true };
      return { width: ourWidth(text, look, () => setLoads((count) => count + 1)) * look.size, isOwn: false };
    };
    return { families: fonts.families, measure };
  }, [fonts, loads]);
}

const none = { drawn: [], families: [] };

/** What the engine moves by where a font has no space, in sizes. */
const wordSpace = 0.28;

/** In sizes; undefined when the font lacks a letter. */
function ownWidth({ widths }: DrawnFont, text: string): number | undefined {
  let sum = 0;
  for (const character of text.normalize('NFC')) {
    const width = widths.get(character) ?? (/\s/.test(character) ? wordSpace : undefined);
    if (width === undefined) return undefined;
    sum += width;
  }
  return sum;
}

let context: CanvasRenderingContext2D | null | undefined;

/** In sizes. */
function ourWidth(text: string, look: TextLook, onLoad: () => void): number {
  const words = inOurFont(look, text);
  const family = familyOf(words);
  if (!loaded.has(family)) {
    loaded.add(family);
    loadFonts(words).then(onLoad);
  }
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return text.length * 0.5;
  context.font = `100px ${family}`;
  return context.measureText(text).width / 100;
}

const loaded = new Set<string>();

export type Paper = {
  /** The image of the page; undefined until it is drawn. */
  image: ImageData | undefined;
  paperAround: (box: { left: number; top: number; right: number; bottom: number }) => string;
};

/** The most frequent colour around each line on the image of the page: what its words are hidden with. */
export function usePaper(
  service: PdfService,
  { document, index, width, isWanted }: { document: PdfDocument; index: number; width: number; isWanted: boolean },
): Paper {
  const [image, setImage] = useState<ImageData>();
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    service.renderPage(document, { page: index, width }, { signal: leaving.signal }).then(
      (bitmap) => {
        const { width: columns, height } = bitmap;
        const canvas = new OffscreenCanvas(columns, height).getContext('2d');
        canvas?.drawImage(bitmap, 0, 0);
        if (!leaving.signal.aborted) setImage(canvas?.getImageData(0, 0, columns, height));
      },
      // White then.
      () => undefined,
    );
    return () => leaving.abort();
  }, [service, document, index, width, isWanted]);
  const pageWidth = document.pages[index]?.width ?? 1;
  return useMemo(() => {
    const known = new Map<string, string>();
    const paperAround: Paper['paperAround'] = (box) => {
      const key = JSON.stringify(box);
      const color = known.get(key) ?? (image ? commonColor(image, box, image.width / pageWidth) : 'white');
      known.set(key, color);
      return color;
    };
    return { image, paperAround };
  }, [image, pageWidth]);
}

function commonColor(
  { data, width, height }: ImageData,
  box: { left: number; top: number; right: number; bottom: number },
  scale: number,
): string {
  const counts = new Map<number, number>();
  let [most, common] = [0, 0xffffff];
  for (let y = Math.max(0, Math.floor(box.top * scale)); y < Math.min(height, box.bottom * scale); y++) {
    for (let x = Math.max(0, Math.floor(box.left * scale)); x < Math.min(width, box.right * scale); x++) {
      const at = 4 * (y * width + x);
      const color = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
      const count = (counts.get(color) ?? 0) + 1;
      counts.set(color, count);
      if (count > most) [most, common] = [count, color];
    }
  }
  return `#${common.toString(16).padStart(6, '0')}`;
}
