import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { FilePlus2, RotateCcw, RotateCw, SquarePlus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import type { PdfDocument } from '../../../pdf/pdf-document.ts';
import { t } from '../../../shared/language/translate.ts';
import { type Grid, gap, layOut } from '../pdf/grid-geometry.ts';
import { PageCell } from '../pdf/page-cell.tsx';
import { changeDeck, type DeckAction, type DeckPage, emptyDeck, type PageDeck } from '../pdf/page-deck.ts';
import { PageDrag } from '../pdf/page-drag.tsx';
import { type PdfService, priorities } from '../pdf/pdf-service.ts';
import { useDeckKeys } from '../pdf/use-deck-keys.ts';
import { useSize } from '../pdf/use-size.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { Editor } from './create-editor.ts';
import { redo, undo } from './edit-state.ts';
import type { Arranging } from './use-arranging.ts';
import { useSlice } from './use-editor.ts';

/** Of a page in a list without a second column, in CSS pixels. */
const wantedWidth = 132;

type PageSorterProps = {
  service: PdfService;
  document: PdfDocument;
  editor: Editor;
  arranging: Arranging;
  /** From 0. */
  current: number;
  onGo: (page: number) => void;
  /** Goes to a page to work on it. */
  onOpen: (page: number) => void;
};

type Choice = Pick<PageDeck, 'selected' | 'active' | 'anchor'>;
const noChoice: Choice = { selected: new Set(), active: undefined, anchor: undefined };

/**
 * The pages, small, to go to and to arrange: one tab stop with the keys of the merger's grid. What is done with pages is done
 * with those that are chosen, or else with the current one.
 */
export default function PageSorter(props: PageSorterProps) {
  const { document, editor, arranging, current, onGo, onOpen } = props;
  const { sheets } = arranging;
  const [choice, setChoice] = useState(noChoice);
  const [isFocused, setFocused] = useState(false);
  const pages = sheets.map(({ key }, page): DeckPage => ({ key, document: document.id, page, rotation: 0 }));
  const known = new Set(sheets.map(({ key }) => key));
  const active =
    isFocused && choice.active !== undefined && known.has(choice.active) ? choice.active : sheets[current]?.key;
  const chosen = new Set([...choice.selected].filter((key) => known.has(key)));
  const deck: PageDeck = { ...emptyDeck, pages, ...choice, selected: chosen, active };
  /** With the current page, where none is chosen. */
  const whole: PageDeck = { ...deck, selected: chosen.size > 0 || active === undefined ? chosen : new Set([active]) };
  const activeIndex = Math.max(
    0,
    pages.findIndex(({ key }) => key === active),
  );
  const places = new Set(pages.flatMap(({ key, page }) => (whole.selected.has(key) ? page : [])));

  const ordered = [...places].sort((a, b) => a - b);
  const [first = 0, last = first] = [ordered[0], ordered.at(-1)];
  const move = (to: number) => {
    arranging.move(places, to);
    const before = to - ordered.filter((place) => place < to).length;
    onGo(before + Math.max(0, ordered.indexOf(activeIndex)));
  };
  const dispatch = (action: DeckAction) => {
    switch (action.type) {
      case 'rotate':
        return arranging.rotate(places, action.by);
      case 'remove':
        if (arranging.remove(places)) setChoice(noChoice);
        return;
      case 'move':
        return move(action.index);
      case 'nudge':
        return move(action.by < 0 ? Math.max(0, first - 1) : Math.min(pages.length, last + 2));
      case 'undo':
        return editor.update(undo);
      case 'redo':
        return editor.update(redo);
      case 'select':
      case 'choose':
      case 'activate': {
        const { selected, active: next, anchor } = changeDeck(deck, action);
        setChoice({ selected, active: next, anchor });
        if (action.type === 'activate')
          onGo(
            Math.max(
              0,
              pages.findIndex(({ key }) => key === next),
            ),
          );
      }
    }
  };
  const announce = (sentence: string) => editor.said.set(sentence);
  const choose = (keys: readonly string[], place: number) => {
    const [key] = keys;
    if (key === undefined) return;
    setChoice({ selected: new Set(keys.length > 1 ? keys : []), active: key, anchor: key });
    onGo(place);
  };
  return (
    <section
      aria-label="Arrange pages"
      className="flex h-full flex-col"
      onFocus={() => {
        // From now on not the page in sight, which changes with what is done.
        if (!isFocused) setChoice((last) => ({ ...last, active: sheets[current]?.key }));
        setFocused(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setFocused(false);
      }}
    >
      <SorterTools
        {...{ arranging, places, activeIndex }}
        onRemove={() => dispatch({ type: 'remove' })}
        onInserted={choose}
      />
      <SorterGrid
        {...props}
        {...{ deck: whole, dispatch, activeIndex, onAnnounce: announce }}
        onPick={(index, { shiftKey, ctrlKey, metaKey }) => {
          const key = pages[index]?.key;
          if (key === undefined) return;
          if (shiftKey || ctrlKey || metaKey)
            return dispatch({ type: 'select', key, how: shiftKey ? 'range' : 'toggle' });
          setChoice({ selected: new Set(), active: key, anchor: key });
          onOpen(index);
        }}
      />
    </section>
  );
}

/** @param only the page that is chosen, from 0, where it is the only one */
function labelsFor(pages: number, only: number | undefined): { left: string; right: string; remove: string } {
  if (only !== undefined) {
    const page = only + 1;
    return {
      left: t('Rotate page {page} left', { page }),
      right: t('Rotate page {page} right', { page }),
      remove: t('Delete page {page}', { page }),
    };
  }
  return {
    left: t('{pages, plural, one {Rotate # page left} other {Rotate # pages left}}', { pages }),
    right: t('{pages, plural, one {Rotate # page right} other {Rotate # pages right}}', { pages }),
    remove: t('{pages, plural, one {Delete # page} other {Delete # pages}}', { pages }),
  };
}

function SorterTools(props: {
  arranging: Arranging;
  places: ReadonlySet<number>;
  activeIndex: number;
  onRemove: () => void;
  /** At a place from 0. */
  onInserted: (keys: readonly string[], place: number) => void;
}) {
  const { arranging, places, activeIndex, onRemove, onInserted } = props;
  const field = useRef<HTMLInputElement>(null);
  const [only] = places;
  const { left, right, remove } = labelsFor(places.size, places.size === 1 ? only : undefined);
  const after = Math.max(activeIndex, ...places) + 1;
  return (
    <div role="toolbar" aria-label="Page tools" className="flex justify-center border-line border-b p-1">
      <IconButton icon={RotateCcw} label={left} onClick={() => arranging.rotate(places, 270)} />
      <IconButton icon={RotateCw} label={right} onClick={() => arranging.rotate(places, 90)} />
      <IconButton icon={Trash2} label={remove} onClick={onRemove} />
      <IconButton
        icon={SquarePlus}
        label={`Insert a blank page after page ${after}`}
        onClick={() => onInserted(arranging.insertBlank(after), after)}
      />
      <IconButton icon={FilePlus2} label={`Insert a PDF after page ${after}`} onClick={() => field.current?.click()} />
      <input
        ref={field}
        type="file"
        accept="application/pdf,.pdf"
        aria-label="Choose a PDF to insert"
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void arranging.insertFile(file, after).then((keys) => onInserted(keys, after));
        }}
      />
    </div>
  );
}

type SorterGridProps = PageSorterProps & {
  deck: PageDeck;
  dispatch: (action: DeckAction) => void;
  activeIndex: number;
  onPick: (index: number, event: MouseEvent) => void;
  onAnnounce: (sentence: string) => void;
};

/** Only the rows in sight are there. */
function SorterGrid(props: SorterGridProps) {
  const { service, document, editor, deck, dispatch, activeIndex, onPick, onOpen, onAnnounce } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<HTMLDivElement | null>(null);
  const { width } = useSize(sheet);
  const grid = gridFor(width);
  const [dragged, setDragged] = useState<DeckPage>();
  const rows = useVirtualizer({
    count: width === 0 ? 0 : Math.ceil(deck.pages.length / grid.columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => grid.rowHeight,
    overscan: 2,
    paddingStart: gap,
    // Touch events end with their target element, so that one stays mounted while dragging.
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      const held = dragged && Math.floor(dragged.page / grid.columns);
      return held === undefined || inSight.includes(held) ? inSight : [...inSight, held];
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are measured again when their height changes.
  useEffect(() => rows.measure(), [rows, grid.rowHeight]);
  useEffect(() => {
    rows.scrollToIndex(Math.floor(activeIndex / grid.columns), { align: 'auto' });
  }, [rows, activeIndex, grid.columns]);
  const edited = useSlice(editor.state, ({ pages }) =>
    [...pages].map(([page, { length }]) => `${page}:${length}`).join(),
  );
  const counts = new Map(edited.split(',').map((entry) => entry.split(':') as [string, string]));
  const keys = useDeckKeys({
    deck,
    dispatch,
    isArrangeable: true,
    columns: grid.columns,
    activeIndex,
    onOpen,
    onAnnounce,
  });
  const press = (event: KeyboardEvent) => {
    keys(event);
    // Not for the edits, too.
    if (event.defaultPrevented || event.key.toLowerCase() === 'r') event.stopPropagation();
  };
  return (
    <PageDrag
      {...{ service, deck, dispatch, grid, dragged, onAnnounce }}
      documents={new Map([[document.id, document]])}
      box={sheet}
      onDrag={setDragged}
    >
      {(insertion) => (
        <div
          ref={scroller}
          role="listbox"
          aria-label="Pages"
          aria-multiselectable="true"
          aria-activedescendant={`${id}-${deck.active}`}
          tabIndex={0}
          onKeyDown={press}
          className="group/grid -outline-offset-2 min-h-0 flex-1 overflow-y-auto overscroll-contain rounded-b-[14px]"
        >
          <div ref={setSheet} role="presentation" className="relative" style={{ height: rows.getTotalSize() }}>
            {rows.getVirtualItems().map(({ index: row, start }) => (
              <div
                key={row}
                role="presentation"
                className="absolute top-0 flex"
                style={{
                  ...{ gap, insetInlineStart: startOf(grid, width), height: grid.rowHeight },
                  transform: `translateY(${start}px)`,
                }}
              >
                {deck.pages.slice(row * grid.columns, (row + 1) * grid.columns).map((page) => {
                  const edits = counts.get(String(page.page + 1));
                  return (
                    <PageCell
                      key={page.key}
                      id={`${id}-${page.key}`}
                      {...{ service, document, page, grid }}
                      index={page.page}
                      count={deck.pages.length}
                      look={
                        edits === undefined ? noLook : { tint: 0, note: edits === '1' ? '1 edit' : `${edits} edits` }
                      }
                      isSelected={deck.selected.has(page.key)}
                      isActive={deck.active === page.key}
                      isLifted={dragged !== undefined && deck.selected.has(page.key)}
                      isMovable
                      priority={priorities.nearby}
                      onPick={(_, event) => onPick(page.page, event)}
                      onToggle={(key) => dispatch({ type: 'select', key, how: 'toggle' })}
                      onOpen={onOpen}
                    />
                  );
                })}
              </div>
            ))}
            {insertion !== undefined && <InsertionLine grid={grid} from={startOf(grid, width)} index={insertion} />}
          </div>
        </div>
      )}
    </PageDrag>
  );
}

const noLook = {};

/** One column beside the stage, several on the sheet of a phone. */
function gridFor(width: number): Grid {
  if (width >= 2.5 * wantedWidth) return layOut(width - 2 * gap, wantedWidth);
  const cellWidth = Math.max(40, Math.min(wantedWidth, width - 2 * gap));
  const { imageHeight, rowHeight } = layOut(2 * cellWidth + gap, cellWidth);
  return { columns: 1, cellWidth, imageHeight, rowHeight };
}

/** The rows are in the middle. */
const startOf = ({ columns, cellWidth }: Grid, width: number): number =>
  Math.max(0, (width - columns * (cellWidth + gap) + gap) / 2);

function InsertionLine({ grid, from, index }: { grid: Grid; from: number; index: number }) {
  const column = index % grid.columns;
  const top = gap + Math.floor(index / grid.columns) * grid.rowHeight;
  const place =
    grid.columns === 1
      ? { insetInlineStart: from, width: grid.cellWidth, top: top - gap / 2 - 2, height: 4 }
      : {
          insetInlineStart: from - gap / 2 + column * (grid.cellWidth + gap) - 2,
          width: 4,
          top,
          height: grid.imageHeight,
        };
  return <span aria-hidden="true" style={place} className="absolute z-10 rounded-full bg-accent" />;
}
