import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type BlockGrowth, moveBelow, movedBands, movedLine, pitchOf } from '../../pdf/editing/lines-below.ts';
import { boxOfLetters, type PageLine } from '../../pdf/editing/page-lines.ts';
import { linesOfBlock, type PlacedText, placeText } from '../../pdf/editing/page-text.ts';
import { linesOfText, type TextPiece } from '../../pdf/editing/plan-text-changes.ts';
import { StyledLetters } from '../../pdf/editing/styled-letters.ts';
import type { TextBlock } from '../../pdf/editing/text-blocks.ts';
import type { PdfDocument } from '../../pdf/pdf-document.ts';
import type { Box } from '../../pdf/reading/page-reading.ts';
import { useMissing } from '../../web/kit/page-editor/use-missing.ts';
import { drawnWidth, fitPage } from '../../web/kit/pdf/grid-geometry.ts';
import { PageThumbnail } from '../../web/kit/pdf/page-thumbnail.tsx';
import type { PdfService } from '../../web/kit/pdf/pdf-service.ts';
import { useStore } from '../../web/kit/store.ts';
import { classNames } from '../../web/kit/ui/class-names.ts';
import { readingDirection } from '../../web/kit/ui/reading-direction.ts';
import { BlockEditor } from './block-editor.tsx';
import { ChangedLine, papersUnder } from './changed-line.tsx';
import {
  endBeside,
  type LinePreview,
  type Measure,
  previewAddedLine,
  previewLine,
  type Styles,
} from './line-preview.ts';
import { MovedBands } from './moved-bands.tsx';
import { looksIn } from './styled-looks.ts';
import type { DeskPage, TextDesk } from './text-desk.web.ts';
import type { Goal } from './text-page.tsx';
import { type PageBlocks, usePageFonts, usePaper } from './use-page-text.web.ts';

type PageSheetProps = {
  desk: TextDesk;
  /** From 0. */
  index: number;
  page: DeskPage;
  /** As it is now: the page's own store. */
  text: string;
  label: string;
  service: PdfService;
  document: PdfDocument;
  place: { width: number; height: number };
  content: PageBlocks;
  goal: Goal | undefined;
};

/** The open block, and the point of the window that was clicked. */
type Open = { block: number; start?: { x: number; y: number } };

/** The image of a page, on which each line, paragraph and cell can be edited. Changes are drawn as they will be saved. */
export function PageSheet(props: PageSheetProps) {
  const { desk, index, page, text, label, service, document, place, content, goal } = props;
  const { lines, blocks } = content;
  const [isNear, setNear] = useState(false);
  const [open, setOpen] = useState<Open>();
  const [current, setCurrent] = useState(0);
  const sheet = useRef<HTMLDivElement>(null);
  const size = document.pages[index] ?? { width: 1, height: 1, rotation: 0 };
  const { scale } = fitPage(size, 0, place);
  const width = drawnWidth(size.width * scale * Math.min(2, globalThis.devicePixelRatio ?? 1));
  const { rewrapped } = page;
  const runs = useStore(page.runs);
  // One for the page, so that what is drawn already is known again.
  const letters = useMemo(
    () => new StyledLetters([page.original, ...lines.map((line) => line.text)]),
    [page.original, lines],
  );
  const placed = useMemo(
    () => placeText(lines, { text, rewrapped, runs }, letters),
    [lines, text, rewrapped, runs, letters],
  );
  const isWanted = isNear || placed.pieces.length > 0;
  const { families, measure } = usePageFonts(service, { document, index, isWanted });
  const styles = useMemo(() => ({ letters, lookOf: looksIn(lines, measure) }), [letters, lines, measure]);
  const paper = usePaper(service, { document, index, width, isWanted });
  const { paperAround } = paper;
  const paperOf = useCallback((line: PageLine) => paperAround(boxOfLine(line)), [paperAround]);
  const edited = open && blocks[open.block];
  const grown = useMemo(() => grownBlocks(placed, blocks), [placed, blocks]);
  const { shifts, beyond } = useMemo(() => moveBelow(lines, grown, size), [lines, grown, size]);
  const bands = useMemo(() => movedBands(lines, grown, size), [lines, grown, size]);
  const downOf = (line: number): number => shifts[line] ?? 0;
  const changed = useMemo(
    () =>
      [...Map.groupBy(placed.pieces, ({ line }) => line)].flatMap(([at, pieces]) => {
        const line = lines[at];
        // The field shows its own, and what moves up covers lines that are gone.
        if (!line || isIn(edited, at) || pieces.some(({ after, below }) => after === '' && below)) return [];
        const within = pieces.map((piece) => ({ ...piece, ...roomOfPiece(lines, line, piece, size.width) }));
        const preview = previewLine(line, within, measure, styles);
        return [
          { key: `${at}`, at, line, preview },
          ...previewAdded({ lines, blocks, at, pieces, measure, styles }).map((added, row) => ({
            ...{ key: `${at} ${row}`, at },
            ...added,
          })),
        ];
      }),
    [placed, lines, blocks, measure, styles, edited, size],
  );
  // What the page shows already, its own fonts have.
  const missing = useMissing(edited ? letters.plain(linesOfBlock(placed, edited).join('\n')) : '', page.original);
  const boxNow = (block: TextBlock): Box => {
    const box = boxOfBlock(lines, block);
    const more = grown.find((each) => each.block === block)?.lines ?? 0;
    const down = downOf(block.first);
    const bottom = more === 0 ? box.bottom : Math.max(box.top + 1, box.bottom + more * pitchOf(lines, block));
    return { ...box, top: box.top + down, bottom: bottom + down };
  };
  const buttonOf = (block: number) => sheet.current?.querySelector<HTMLElement>(`[data-block="${block}"]`);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a goal is gone to once.
  useEffect(() => {
    if (goal?.start === undefined) return;
    const block = blockAt(placed, blocks, text.slice(0, goal.start));
    setCurrent(block);
    const button = sheet.current?.querySelector<HTMLElement>(`[data-block="${block}"]`);
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: 'center' });
  }, [goal]);

  const openBlock = (block: number, start?: { x: number; y: number }) => {
    setNear(true);
    setCurrent(block);
    setOpen({ block, ...(start && { start }) });
  };
  const leave = (how: 'done' | 'next' | 'previous' | 'blur') => {
    const at = open?.block ?? 0;
    const next = how === 'next' ? at + 1 : how === 'previous' ? at - 1 : undefined;
    if (next !== undefined && blocks[next]) return openBlock(next);
    setOpen(undefined);
    // Focus that has gone elsewhere stays there.
    if (how !== 'blur') requestAnimationFrame(() => buttonOf(at)?.focus({ preventScroll: true }));
  };
  const move = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const next = by === undefined ? undefined : blocks[current + by] && current + by;
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    buttonOf(next)?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: fonts are loaded when the pointer comes near.
    <div
      ref={sheet}
      dir="ltr"
      className="relative w-fit"
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
    >
      <PageThumbnail {...{ service, document, place }} page={index} rotation={0} />
      {/* biome-ignore lint/a11y/useSemanticElements: blocks are no fields of a form. */}
      <div role="group" aria-label={`Text on page ${label}`} className="absolute inset-0 overflow-clip">
        <MovedBands {...{ bands, paper }} pageWidth={size.width} />
        {changed.map(({ key, at, line, preview }) => (
          <ChangedLine
            key={key}
            {...{ preview, families, scale }}
            line={movedLine(line, downOf(at))}
            papers={papersUnder(line, preview, paperOf)}
          />
        ))}
        {blocks.map((block, at) =>
          open?.block === at ? null : (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change.
              key={at}
              type="button"
              data-block={at}
              tabIndex={at === current ? 0 : -1}
              onClick={({ clientX, clientY, detail }) =>
                openBlock(at, detail > 0 ? { x: clientX, y: clientY } : undefined)
              }
              onKeyDown={move}
              className={classNames(
                'absolute cursor-text rounded-[2px] outline-offset-2 hover:bg-accent/10 hover:outline-2 hover:outline-accent/50',
                'focus-visible:outline-2 focus-visible:outline-accent',
              )}
              style={placeOf(boxNow(block), scale)}
            >
              <span className="sr-only">Edit: {shortened(letters.plain(linesOfBlock(placed, block).join(' ')))}</span>
            </button>
          ),
        )}
        {edited && (
          <BlockEditor
            key={open.block}
            {...{ desk, placed, scale, families, measure, styles, paperOf, size }}
            page={index}
            block={edited}
            place={placeOf(boxNow(edited), scale)}
            down={downOf(edited.first)}
            beyond={beyond[grown.findIndex(({ block }) => block === edited)] ?? 0}
            label={edited.first === edited.last ? `Line on page ${label}` : `Paragraph on page ${label}`}
            start={open.start}
            onLeave={leave}
          />
        )}
      </div>
      {edited && missing !== '' && (
        <p
          role="status"
          dir={readingDirection()}
          className="pointer-events-none absolute inset-x-2 z-10 my-1 rounded-[8px] border border-line bg-card px-2 py-1 text-danger text-sm shadow-card"
          style={noteStyle(boxNow(edited), { scale, height: size.height })}
        >
          {missing}
        </p>
      )}
    </div>
  );
}

/** Blocks that have another number of lines and move what follows. */
const grownBlocks = ({ grown }: PlacedText, blocks: readonly TextBlock[]): BlockGrowth[] =>
  grown.flatMap(({ first, last, count }) => {
    const block = blocks.find((each) => each.first === first && each.last === last && each.cell === undefined);
    return block ? [{ block, lines: count - (last - first + 1) }] : [];
  });

/** Lines alone have what room there is. */
function roomOfPiece(
  lines: readonly PageLine[],
  line: PageLine,
  { part: at, from, room }: TextPiece,
  pageWidth: number,
): { room?: number } {
  const part = line.parts[at];
  if (room !== undefined || !part) return {};
  return { room: endBeside(lines, line, part, pageWidth) - (part.edges[from] ?? 0) };
}

type Added = {
  lines: readonly PageLine[];
  blocks: readonly TextBlock[];
  at: number;
  pieces: readonly TextPiece[];
  measure: Measure;
  styles: Styles;
};

/** The lines below a line that the page does not have. */
function previewAdded({
  lines,
  blocks,
  at,
  pieces,
  measure,
  styles,
}: Added): { line: PageLine; preview: LinePreview }[] {
  const line = lines[at];
  const block = blocks.find(({ last, cell }) => last === at && cell === undefined);
  const added = pieces.flatMap((piece) => piece.added ?? []);
  if (!line || !block) return [];
  return added.map((text, row) => {
    const fit = block.column?.isJustified && row < added.length - 1 ? 'fill' : 'push';
    const runs = previewAddedLine(line, text, { column: block.column, fit }, measure, styles);
    return { line: movedLine(line, (row + 1) * pitchOf(lines, block)), preview: { runs, covers: [] } };
  });
}

const isIn = (block: TextBlock | undefined, line: number): boolean =>
  block !== undefined && block.cell === undefined && line >= block.first && line <= block.last;

const boxOfLine = ({ frame, parts }: PageLine): Box =>
  around(parts.map((part) => boxOfLetters(frame, part, 0, part.text.length)));

const boxOfBlock = (lines: readonly PageLine[], { first, parts }: TextBlock): Box =>
  around(
    parts.flatMap(({ from, to }, at) => {
      const line = lines[first + at];
      return line?.parts.slice(from, to).map((part) => boxOfLetters(line.frame, part, 0, part.text.length)) ?? [];
    }),
  );

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

const placeOf = ({ left, top, right, bottom }: Box, scale: number) => ({
  ...{ left: left * scale - 1, top: top * scale - 1 },
  ...{ width: (right - left) * scale + 2, height: (bottom - top) * scale + 2 },
});

/** Below a block; above it at the foot of the page, where a note would be cut off. In points. */
const noteStyle = ({ top, bottom }: Box, { scale, height }: { scale: number; height: number }) =>
  bottom * scale > height * scale - noteRoom ? { bottom: (height - top) * scale } : { top: bottom * scale };

/** For a note of two lines, in CSS pixels. */
const noteRoom = 60;

/** The block in which a text ends that is the beginning of the page's. */
function blockAt(placed: PlacedText, blocks: readonly TextBlock[], before: string): number {
  const count = linesOfText(before).length;
  let lines = 0;
  for (const [at, block] of blocks.entries()) {
    if (block.cell !== undefined && block.cell > 0) continue;
    lines += linesOfBlock(placed, block).filter((line) => line.trim() !== '').length;
    if (lines >= count) return at;
  }
  return Math.max(0, blocks.length - 1);
}

const shownLetters = 80;
const shortened = (text: string): string => (text.length > shownLetters ? `${text.slice(0, shownLetters)}…` : text);
