import { useMemo, useRef, useState } from 'react';
import type { PageLine } from '../../pdf/editing/page-lines.ts';
import { linesOfBlock, type PageText, type PlacedText, withBlock } from '../../pdf/editing/page-text.ts';
import { piecesOfLine } from '../../pdf/editing/plan-text-changes.ts';
import { fitBlock, linesBeyond, roomOf, type TextBlock } from '../../pdf/editing/text-blocks.ts';
import { endOfCell, fitOf, joined } from '../../pdf/editing/text-columns.ts';
import { BlockField, type Caret, type FieldLine } from './block-field.tsx';
import { Covers } from './changed-line.tsx';
import { type Families, transformOf } from './draw-line.web.ts';
import {
  growthNotice,
  type LinePreview,
  type Measure,
  previewAddedLine,
  previewLine,
  runsSpelling,
} from './line-preview.ts';
import type { TextDesk } from './text-desk.web.ts';

type BlockEditorProps = {
  desk: TextDesk;
  /** From 0. */
  page: number;
  placed: PlacedText;
  block: TextBlock;
  label: string;
  /** Of the block, in CSS pixels on the page. */
  place: { left: number; top: number; height: number };
  scale: number;
  families: Families;
  measure: Measure;
  paperOf: (line: PageLine) => string;
  start: { x: number; y: number } | undefined;
  onLeave: (how: 'done' | 'next' | 'previous' | 'blur') => void;
};

/** Edits a block where it stands, and wraps it anew in its column. */
export function BlockEditor(props: BlockEditorProps) {
  const { desk, page, placed, block, label, place, scale, families, measure, paperOf, start, onLeave } = props;
  const [typed, setTyped] = useState<{ lines: string[]; caret: Caret }>();
  const atOpening = useRef<PageText>(desk.pageOf(page));
  const said = linesOfBlock(placed, block);
  // Spaces at the ends of lines are there only while they are typed.
  const isTyped = typed !== undefined && isSame(typed.lines, said);
  const whole = (isTyped ? typed.lines : said).join('\n');
  const { lines } = placed;
  // Lines that say the same are the same objects, and are not drawn again.
  const drawLines = useMemo(() => drawnLines({ lines, block, measure, paperOf }), [lines, block, measure, paperOf]);
  const drawn = useMemo(() => drawLines(whole.split('\n')), [drawLines, whole]);
  const fields = useMemo(() => drawn.map(({ field }) => field), [drawn]);
  const notice = useMemo(() => {
    const { column, first, last } = block;
    const texts = whole.split('\n').map((text) => text.trimEnd());
    const count = last - first + 1;
    const previews = drawLines(linesAsSaved(texts, count)).map(({ preview }) => preview);
    return growthNotice(previews, () =>
      column ? linesBeyond(count, texts, { room: roomOf(lines, block), widthOf: column.widthOf }) : 0,
    );
  }, [drawLines, whole, lines, block]);
  const original = block.cell === undefined ? lines.slice(block.first, block.last + 1).map(lineText) : [];
  /** Words taken back are where they were. */
  const asInFile = (now: string[], caret: Caret) =>
    now.join(' ') === original.join(' ')
      ? { lines: original, caret: placeOfLetter(original, lettersBefore(now, caret)) }
      : undefined;
  const wrap = (now: string[], caret: Caret, changed: number) => {
    const { column } = block;
    if (!column) return { lines: now, caret };
    const widthOf = (text: string) => column.widthOf(text.replace(mark, ''));
    return wrapAround(now, caret, (marked) =>
      fitBlock(marked, {
        changed,
        original: original.length > 0 ? original : now,
        room: roomOf(lines, block),
        widthOf,
      }),
    );
  };
  const type = (now: string[], caret: Caret) => {
    const before = whole.split('\n');
    const changed = now.findIndex((line, at) => line !== before[at]);
    const wrapped = asInFile(now, caret) ?? wrap(now, caret, changed === -1 ? now.length - 1 : changed);
    setTyped(wrapped);
    desk.place(page, withBlock(placed, block, wrapped.lines), `block ${page} ${block.first} ${block.cell}`);
  };
  const line = lines[block.first];
  if (!line) return null;
  return (
    <>
      <div
        aria-hidden="true"
        className="pointer-events-none absolute top-0 left-0"
        style={{ transform: transformOf(line, scale), transformOrigin: '0 0' }}
      >
        {drawn.map(({ part, preview, field }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name.
          <Covers key={at} line={part} {...{ preview, scale }} paper={field.paper} />
        ))}
      </div>
      <BlockField
        {...{ label, families, scale, start }}
        frame={line.frame}
        lines={fields}
        isRightToLeft={line.parts.some(({ text }) => rightToLeft.test(text))}
        caret={isTyped ? typed.caret : undefined}
        onType={type}
        onUndo={desk.undo}
        onRedo={desk.redo}
        onLeave={(how) => {
          if (how === 'cancel' && desk.pageOf(page).text !== atOpening.current.text)
            desk.place(page, atOpening.current, 'cancel');
          onLeave(how === 'cancel' ? 'done' : how);
        }}
      />
      <GrowthNotice place={place}>{notice}</GrowthNotice>
    </>
  );
}

/** Above the block, which may grow downwards; below it at the top of the page. */
function GrowthNotice({
  place: { left, top, height },
  children,
}: Pick<BlockEditorProps, 'place'> & { children: string }) {
  const isAbove = top > noticeRoom;
  return (
    <div
      role="status"
      className="pointer-events-none absolute w-max max-w-[min(100%,17rem)]"
      style={{
        left: `max(0px, min(${left}px, 100% - 17rem))`,
        ...(isAbove ? { bottom: `calc(100% - ${top - noticeGap}px)` } : { top: top + height + noticeGap }),
      }}
    >
      {children !== '' && (
        <p className="rounded-[8px] border border-line bg-card px-2.5 py-1 text-sm shadow-lift">{children}</p>
      )}
    </div>
  );
}

/** In CSS pixels: two lines of a notice, and what is between it and the block. */
const noticeRoom = 64;
const noticeGap = 6;

/** What is left over stands on the last line of the block. */
const linesAsSaved = (texts: readonly string[], count: number): string[] =>
  texts.length <= count ? [...texts] : [...texts.slice(0, count - 1), texts.slice(count - 1).reduce(joined, '')];

const rightToLeft = /[\u0590-\u08ff]/;

const isSame = (typed: readonly string[], said: readonly string[]): boolean => {
  const filled = typed.map((line) => line.trimEnd()).filter((line) => line.trim() !== '');
  return filled.join('\n') === said.filter((line) => line.trim() !== '').join('\n');
};

type Drawn = { part: PageLine; preview: LinePreview; field: FieldLine };
type Ground = {
  lines: readonly PageLine[];
  block: TextBlock;
  measure: Measure;
  paperOf: (line: PageLine) => string;
};

function drawnLines(ground: Ground): (texts: readonly string[]) => Drawn[] {
  const known = new Map<string, Drawn | undefined>();
  return (texts) =>
    texts.flatMap((text, at) => {
      const key = `${at} ${text}`;
      const drawn = known.has(key) ? known.get(key) : drawnLine(ground, at, text);
      known.set(key, drawn);
      return drawn ?? [];
    });
}

/** A line of the block, from 0, as it says `text`; beyond the last one, as a line below it. */
function drawnLine({ lines, block, measure, paperOf }: Ground, at: number, text: string): Drawn | undefined {
  const { first, last, column } = block;
  const line = lines[Math.min(first + at, last)];
  const parts = block.parts[Math.min(at, block.parts.length - 1)];
  if (!line || !parts) return undefined;
  const own = line.parts.slice(parts.from, parts.to);
  const [start] = own;
  if (!start) return undefined;
  const isWhole = own.length === line.parts.length;
  const part = isWhole ? line : { ...line, parts: own, text: own.map((each) => each.text).join('') };
  const paper = paperOf(part);
  const below = first + at - last;
  if (below > 0) {
    const runs = previewAddedLine(part, text, measure);
    const field = { runs, baseline: start.baseline + below * pitchOf(lines, block), paper };
    return { part, preview: { runs, covers: [] }, field };
  }
  // A cell or a line alone is not in a column on the server, either.
  const within = column && Number.isFinite(column.end) ? column : undefined;
  const end = endOfCell(line.parts, parts.to - 1) ?? within?.end;
  const pieces =
    text.trimEnd() === part.text.trimEnd()
      ? []
      : piecesOfLine(part, text.trimEnd(), { fit: fitOf(line, column), end, widthOf: within?.widthOf });
  const preview = previewLine(part, pieces, measure);
  return { part, preview, field: { runs: runsSpelling(text, preview.runs), baseline: start.baseline, paper } };
}

/** From one baseline of a block to the next, in points. */
export function pitchOf(lines: readonly PageLine[], { first, last }: TextBlock): number {
  const [above, below] = [lines[last - 1]?.parts[0], lines[last]?.parts[0]];
  const usual = 1.2 * (below?.look.size ?? 12);
  if (first === last || !above || !below) return usual;
  const pitch = below.baseline - above.baseline;
  return pitch > 0 ? pitch : usual;
}

const lineText = ({ text }: PageLine): string => text.trimEnd();

const lettersBefore = (lines: readonly string[], { line, offset }: Caret): number =>
  [...lines.slice(0, line), (lines[line] ?? '').slice(0, offset)].join('').replace(/\s/g, '').length;

function placeOfLetter(lines: readonly string[], letters: number): Caret {
  let left = letters;
  for (const [line, text] of lines.entries()) {
    const own = text.replace(/\s/g, '').length;
    if (left > own) {
      left -= own;
      continue;
    }
    let offset = 0;
    for (; left > 0; offset++) if (!/\s/.test(text[offset] ?? '')) left--;
    return { line, offset };
  }
  return { line: lines.length - 1, offset: lines.at(-1)?.length ?? 0 };
}

/** A private character that stands for the caret while words move. */
const mark = '\uf8d1';

function wrapAround(
  texts: readonly string[],
  { line, offset }: Caret,
  wrap: (texts: string[]) => string[],
): { lines: string[]; caret: Caret } {
  const marked = texts.map((text, at) => (at === line ? text.slice(0, offset) + mark + text.slice(offset) : text));
  const wrapped = wrap(marked);
  const at = Math.max(
    0,
    wrapped.findIndex((text) => text.includes(mark)),
  );
  const caret = { line: at, offset: Math.max(0, wrapped[at]?.indexOf(mark) ?? 0) };
  return { lines: wrapped.map((text) => text.replace(mark, '')), caret };
}
