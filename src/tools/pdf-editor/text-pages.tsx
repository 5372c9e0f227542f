import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PdfDocument } from '../../pdf/pdf-document.ts';
import { fitPage } from '../../web/kit/pdf/grid-geometry.ts';
import type { PdfService } from '../../web/kit/pdf/pdf-service.ts';
import { useDocumentTop } from '../../web/kit/pdf/use-document-top.ts';
import { useSize } from '../../web/kit/pdf/use-size.ts';
import type { DeskDocument, TextDesk } from './text-desk.web.ts';
import { type Goal, TextPage } from './text-page.tsx';

/** In CSS pixels. */
const gap = 16;
const rowFrame = 90;
const minTextHeight = 224;
/** Of the header that sticks to the window. */
const headerHeight = 84;
/** From this width on, the image is beside the text, with this share of it. */
const beside = { from: 600, share: 0.44 };
const maxImage = { width: 560, height: 760 };
const framePadding = 34;

/** A page to type on is not smaller than on paper: on a phone it scrolls sideways. Pages wider than usual are not larger. */
function onPage(inner: number, widest: number) {
  const width = Math.floor(Math.max(inner, Math.min(widest, leastPaper)));
  return { width: Math.max(80, width), height: Number.POSITIVE_INFINITY };
}
const leastPaper = 600;

type TextPagesProps = {
  desk: TextDesk;
  text: DeskDocument;
  service: PdfService;
  /** For the images of the pages, where they are to be seen. */
  document: PdfDocument | undefined;
  /** The text is edited on the images. */
  isOnPage: boolean;
  goal: Goal | undefined;
  onArrive: () => void;
  /** The visitor leaves the text by key: nobody tabs through hundreds of pages. */
  onLeave: () => void;
};

/** All pages, of which only those in the window are rendered: 300 scroll like ten. */
export function TextPages({ desk, text, service, document, isOnPage, goal, onArrive, onLeave }: TextPagesProps) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const { width } = useSize(box);
  const top = useDocumentTop(box);
  const [focused, setFocused] = useState<number>();
  const { pages, withoutText } = text;
  const widest = Math.max(1, ...(document?.pages ?? []).map((page) => page.width));
  const place = useMemo(() => {
    const inner = width - framePadding;
    if (isOnPage) return { isBeside: true, ...onPage(inner, widest) };
    const isBeside = inner >= beside.from;
    const imageWidth = Math.floor(isBeside ? inner * beside.share : inner);
    return { isBeside, width: Math.max(80, Math.min(maxImage.width, imageWidth)), height: maxImage.height };
  }, [width, isOnPage, widest]);
  const estimate = (index: number): number => {
    const page = document?.pages[index];
    const image = page ? fitPage(page, 0, place).height : 0;
    return rowFrame + gap + (place.isBeside ? Math.max(image, minTextHeight) : image + minTextHeight);
  };
  const rows = useWindowVirtualizer({
    count: width === 0 ? 0 : pages.length,
    estimateSize: estimate,
    overscan: 2,
    scrollMargin: top,
    scrollPaddingStart: headerHeight,
    // The page with the focus keeps it, and what the browser can undo, while another is looked at.
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      const kept = [focused, goal?.page].filter((page) => page !== undefined && page < pages.length);
      return [...new Set([...inSight, ...kept])].filter((page) => page !== undefined).sort((a, b) => a - b);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a goal is gone to once.
  useEffect(() => {
    if (goal && goal.start === undefined) rows.scrollToIndex(goal.page, { align: 'start' });
  }, [goal]);
  const arrive = useCallback(() => onArrive(), [onArrive]);

  return (
    <div ref={setBox}>
      <ol aria-label={`Pages of ${text.name}`} className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const page = pages[index];
          if (!page) return null;
          return (
            <li
              key={index}
              ref={rows.measureElement}
              data-index={index}
              className="absolute inset-x-0 top-0 scroll-mt-24"
              style={{ transform: `translateY(${start - top}px)`, paddingBottom: gap }}
              onFocus={() => setFocused(index)}
              onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && onLeave()}
            >
              <TextPage
                {...{ desk, index, page, service, document, isOnPage, place }}
                hasText={!withoutText.has(index)}
                label={labelOf(document, index)}
                source={text.source}
                goal={goal?.page === index ? goal : undefined}
                onArrive={arrive}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** `'3'`, and with a label of the document's own `'3 (iii)'`. */
function labelOf(document: PdfDocument | undefined, index: number): string {
  const number = String(index + 1);
  const own = document?.labels?.[index];
  return own === undefined || own === number ? number : `${number} (${own})`;
}
