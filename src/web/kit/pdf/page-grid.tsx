import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type Dispatch, type KeyboardEvent, type MouseEvent, useEffect, useId, useMemo, useState } from 'react';
import type { PdfDocument } from '../../../pdf/pdf-document.ts';
import { classNames } from '../ui/class-names.ts';
import { captionHeight, type Grid, gap, layOut } from './grid-geometry.ts';
import { PageCell } from './page-cell.tsx';
import { type DeckAction, type DeckPage, indexOf, type PageDeck } from './page-deck.ts';
import { PageDrag } from './page-drag.tsx';
import type { LookOfPage } from './page-look.ts';
import { type PdfService, priorities } from './pdf-service.ts';
import { useDeckKeys } from './use-deck-keys.ts';
import { useDocumentTop } from './use-document-top.ts';
import { useSize } from './use-size.ts';

/** What sticks to the window's edges in CSS pixels: the header with the page tools, and on phones the button that starts. */
const stuck = { top: 132, bottom: 84 };

type PageGridProps = {
  service: PdfService;
  documents: ReadonlyMap<number, PdfDocument>;
  deck: PageDeck;
  dispatch: Dispatch<DeckAction>;
  look: LookOfPage;
  /** What a click does: selects only this page, as in file managers, or toggles it. */
  clickChooses: 'only' | 'toggle';
  isArrangeable: boolean;
  /** Wanted cell width in CSS pixels. */
  cellWidth: number;
  label: string;
  onOpen: (index: number) => void;
  onAnnounce: (sentence: string) => void;
};

/** As tall as its pages, but with only the rows in the window rendered: a thousand pages scroll like ten. */
export function PageGrid(props: PageGridProps) {
  const { service, documents, deck, dispatch, look, clickChooses, isArrangeable, cellWidth, label, onOpen } = props;
  const id = useId();
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const { width } = useSize(box);
  const grid = useMemo(() => layOut(Math.max(0, width - 2 * gap), cellWidth), [width, cellWidth]);
  const count = deck.pages.length;
  const [dragged, setDragged] = useState<DeckPage>();
  const top = useDocumentTop(box);
  const rows = useWindowVirtualizer({
    count: width === 0 ? 0 : Math.ceil(count / grid.columns),
    estimateSize: () => grid.rowHeight,
    overscan: 2,
    paddingStart: gap,
    scrollMargin: top,
    // Touch events end with their target element, so that one stays mounted while dragging.
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      const held = dragged ? Math.floor(indexOf(deck, dragged.key) / grid.columns) : undefined;
      return held === undefined || inSight.includes(held) ? inSight : [...inSight, held];
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are measured again when their height changes.
  useEffect(() => rows.measure(), [rows, grid.rowHeight]);
  const activeIndex = indexOf(deck, deck.active);
  const keys = useDeckKeys({ ...props, columns: grid.columns, activeIndex });
  // Not with `scrollToIndex`, which takes the last row for the end of the page.
  const show = (index: number) =>
    bringIntoView(top + gap + Math.floor(index / grid.columns) * grid.rowHeight, grid.rowHeight);
  const press = (event: KeyboardEvent) => {
    const shown = keys(event);
    if (shown !== undefined) show(shown);
  };
  const pick = usePick(dispatch, clickChooses);

  return (
    <PageDrag {...props} {...{ grid, box, dragged }} onDrag={setDragged}>
      {(insertion) => (
        <div
          ref={setBox}
          role="listbox"
          aria-label={label}
          aria-multiselectable="true"
          aria-activedescendant={activeIndex < 0 ? undefined : `${id}-${deck.active}`}
          tabIndex={0}
          onKeyDown={press}
          className="group/grid min-h-40 rounded-[16px] border border-line bg-card outline-offset-0"
        >
          <div role="presentation" className="relative" style={{ height: rows.getTotalSize() }}>
            {rows.getVirtualItems().map((row) => (
              <div
                key={row.key}
                role="presentation"
                className="absolute top-0 flex"
                style={{
                  ...{ gap, insetInlineStart: gap, height: grid.rowHeight },
                  transform: `translateY(${row.start - top}px)`,
                }}
              >
                {deck.pages.slice(row.index * grid.columns, (row.index + 1) * grid.columns).map((page, place) => {
                  const document = documents.get(page.document);
                  const index = row.index * grid.columns + place;
                  if (!document) return null;
                  return (
                    <PageCell
                      key={page.key}
                      id={`${id}-${page.key}`}
                      priority={rows.isScrolling ? priorities.nearby : priorities.visible}
                      look={look(page, index)}
                      isSelected={deck.selected.has(page.key)}
                      isActive={deck.active === page.key}
                      isLifted={dragged !== undefined && deck.selected.has(page.key)}
                      isMovable={isArrangeable}
                      onPick={pick.click}
                      onToggle={pick.toggle}
                      {...{ service, document, page, index, count, grid, onOpen }}
                    />
                  );
                })}
              </div>
            ))}
            {insertion !== undefined && <InsertionMark grid={grid} index={insertion} />}
          </div>
        </div>
      )}
    </PageDrag>
  );
}

/** Scrolls as little as shows what begins at `start`, in CSS pixels from the top of the page, between what sticks to the window. */
function bringIntoView(start: number, height: number): void {
  const highest = start - stuck.top;
  const lowest = start + height + stuck.bottom - window.innerHeight;
  if (window.scrollY > highest) window.scrollTo({ top: highest });
  else if (window.scrollY < lowest) window.scrollTo({ top: lowest });
}

/** Stable callbacks, so that unchanged pages are not rendered again. */
function usePick(dispatch: Dispatch<DeckAction>, clickChooses: 'only' | 'toggle') {
  return useMemo(
    () => ({
      click: (key: string, { nativeEvent, shiftKey, ctrlKey, metaKey }: MouseEvent) => {
        const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
        const adds = ctrlKey || metaKey || isTouch || clickChooses === 'toggle';
        dispatch({ type: 'select', key, how: shiftKey ? 'range' : adds ? 'toggle' : 'only' });
      },
      toggle: (key: string) => dispatch({ type: 'select', key, how: 'toggle' }),
    }),
    [dispatch, clickChooses],
  );
}

function InsertionMark({ grid, index }: { grid: Grid; index: number }) {
  // At the end of a full row the marker stands after its last page, not before a next row that may not exist.
  const atRowEnd = index > 0 && index % grid.columns === 0;
  const row = atRowEnd ? index / grid.columns - 1 : Math.floor(index / grid.columns);
  const column = atRowEnd ? grid.columns : index % grid.columns;
  return (
    <span
      aria-hidden="true"
      style={{
        insetInlineStart: gap + column * (grid.cellWidth + gap) - gap / 2 - 2,
        top: gap + row * grid.rowHeight,
        height: grid.rowHeight - captionHeight - gap,
      }}
      className={classNames('absolute z-10 w-1 rounded-full bg-accent')}
    />
  );
}
