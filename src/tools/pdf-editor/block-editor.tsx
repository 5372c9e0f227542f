import { useMemo, useRef, useState } from 'react';
import { columnBelow, movedLine, pitchOf } from '../../pdf/editing/lines-below.ts';
import type { PageLine } from '../../pdf/editing/page-lines.ts';
import { linesOfBlock, movesBelow, type PageText, type PlacedText, withBlock } from '../../pdf/editing/page-text.ts';
import { fitInGrown, piecesOfLine } from '../../pdf/editing/plan-text-changes.ts';
import { carryStyles, measureStyled, type StyledLetter } from '../../pdf/editing/styled-letters.ts';
import type { LetterStyle } from '../../pdf/editing/styled-runs.ts';
import {
  fitBlock,
  linesBeyond,
  reflow,
  roomOf,
  type TextBlock,
  withinLines,
  wrapWhole,
} from '../../pdf/editing/text-blocks.ts';
import { endOf, endOfCell, fitOf, startOf } from '../../pdf/editing/text-columns.ts';
import { t } from '../../shared/language/translate.ts';
import { BlockField, type Caret, type FieldLine, placeCaret, type Selected } from './block-field.tsx';
import { Covers, papersUnder } from './changed-line.tsx';
import { type Families, transformOf } from './draw-line.web.ts';
import { GrowthNotice } from './growth-notice.tsx';
import {
  endBeside,
  growthNotice,
  type LinePreview,
  type Measure,
  previewAddedLine,
  previewLine,
  runsSpelling,
  type Styles,
} from './line-preview.ts';
import { looksOf, SelectionBar } from './selection-bar.tsx';
import { turned } from './styled-looks.ts';
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
  /** How far what is edited has moved, and how much of what follows does not fit the page; in points. */
  down: number;
  beyond: number;
  size: { width: number; height: number };
  families: Families;
  measure: Measure;
  styles: Styles;
  paperOf: (line: PageLine) => string;
  start: { x: number; y: number } | undefined;
  onLeave: (how: 'done' | 'next' | 'previous' | 'blur') => void;
};

/** Edits a block where it stands, and wraps it anew in its column. */
export function BlockEditor(props: BlockEditorProps) {
  const { desk, page, placed, block, label, place, scale, families, measure, styles, paperOf, start, onLeave } = props;
  const { letters } = placed;
  const whereabouts = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<Selected>();
  const { down, beyond, size } = props;
  const [typed, setTyped] = useState<{ lines: string[]; caret: Caret }>();
  const atOpening = useRef<PageText>(desk.pageOf(page));
  const { lines } = placed;
  const count = block.last - block.first + 1;
  const isMoving = movesBelow(placed, block);
  const below = isMoving ? 'move' : undefined;
  const linesSaid = linesOfBlock(placed, block);
  const said = isMoving ? linesSaid : withinLines(linesSaid, count);
  // Spaces at the ends of lines are there only while they are typed.
  const isTyped = typed !== undefined && isSame(typed.lines, said);
  const whole = (isTyped ? typed.lines : said).join('\n');
  // Lines that say the same are the same objects, and are not drawn again.
  const drawLines = useMemo(
    () => drawnLines({ lines, block, measure, styles, paperOf, isMoving, size }),
    [lines, block, measure, styles, paperOf, isMoving, size],
  );
  const drawn = useMemo(() => drawLines(whole.split('\n')), [drawLines, whole]);
  const fields = useMemo(() => drawn.map(({ field }) => field), [drawn]);
  const widthOf = useMemo(() => widthsIn({ lines, block, measure, styles }), [lines, block, measure, styles]);
  const space = useMemo(() => widthOf && { room: roomOf(lines, block), widthOf }, [lines, block, widthOf]);
  const texts = whole.split('\n').map((text) => text.trimEnd());
  const missing = isMoving || !space ? 0 : linesBeyond(count, texts, space);
  const previews = drawn.map(({ preview }) => preview);
  const notice = isMoving ? describeBeyond(beyond) : growthNotice(previews, () => missing);
  const original = block.cell === undefined ? lines.slice(block.first, block.last + 1).map(lineText) : [];
  /** Words taken back are where they were. */
  const asInFile = (now: string[], caret: Caret) =>
    now.join(' ') === original.join(' ')
      ? { lines: original, caret: placeOfLetter(original, lettersBefore(now, caret)) }
      : undefined;
  const wrap = (now: string[], caret: Caret, how: { changed: number | 'all'; moving: boolean }) => {
    if (!space) return { lines: now, caret };
    const ofMarked = (text: string) => space.widthOf(text.replace(mark, ''));
    return wrapAround(now, caret, (marked) => {
      if (how.changed === 'all' && how.moving) return wrapWhole(marked, { ...space, widthOf: ofMarked });
      const changed = how.changed === 'all' ? 0 : how.changed;
      if (how.moving) return reflow(marked, changed, { ...space, widthOf: ofMarked });
      const within = original.length > 0 ? original : now;
      return withinLines(fitBlock(marked, { changed, original: within, ...space, widthOf: ofMarked }), within.length);
    });
  };
  const type = (texts: string[], caret: Caret) => {
    const before = whole.split('\n');
    const now = carryStyles(letters, whole, texts.join('\n')).split('\n');
    const changed = now.findIndex((line, at) => line !== before[at]);
    const how = { changed: changed === -1 ? now.length - 1 : changed, moving: isMoving };
    const wrapped = asInFile(now, caret) ?? wrap(now, caret, how);
    setTyped(wrapped);
    desk.place(page, withBlock(placed, block, wrapped.lines, below), `block ${page} ${block.first} ${block.cell}`);
  };
  const looks = selected ? looksOf(fields, selected) : [];
  /** @param what is changed again and again as one step, such as by a picker of colours */
  const restyle = (change: (style: LetterStyle) => LetterStyle, { at = selected, what = '' } = {}) => {
    if (!at) return;
    const { from, to } = at;
    const now = letters.restyle(whole, offsetOf(whole, from), offsetOf(whole, to), change).split('\n');
    const isAsInFile = now.join(' ') === original.join(' ');
    const wrapped = isAsInFile
      ? original
      : wrap(now, { line: to.line, offset: to.offset }, { changed: from.line, moving: isMoving }).lines;
    // The same letters stay selected, on whatever lines they are now.
    const first = placeOfLetter(wrapped, lettersBefore(now, from) + 1);
    const start = { ...first, offset: first.offset - 1 };
    const end = placeOfLetter(wrapped, lettersBefore(now, to));
    setTyped({ lines: wrapped, caret: { ...end, anchor: start } });
    setSelected({ ...at, from: start, to: end });
    desk.place(
      page,
      withBlock(placed, block, wrapped, below),
      what === '' ? undefined : `${what} ${page} ${block.first} ${block.cell}`,
    );
  };
  const turn = (trait: 'bold' | 'italic', isOn: boolean, at = selected) => restyle(turned(trait, isOn), { at });
  const focusText = () => {
    const field = whereabouts.current?.querySelector<HTMLElement>('[role=textbox]');
    if (!field || !selected) return;
    field.focus({ preventScroll: true });
    placeCaret(field, { ...selected.to, anchor: selected.from });
  };
  // What moves up covers them.
  const emptied = isMoving || block.cell !== undefined ? [] : lines.slice(block.first + texts.length, block.last + 1);
  const canMove = useMemo(
    () => space !== undefined && columnBelow(lines, block, size) !== undefined,
    [space, lines, block, size],
  );
  const isShorter = texts.length < count && texts.join('') !== '';
  const choice = isMoving || (canMove && (missing > 0 || isShorter)) ? nameChoice(isMoving, isShorter) : undefined;
  const choose = () => {
    if (!choice) return;
    const now = whole.split('\n');
    const caret = isTyped ? typed.caret : { line: now.length - 1, offset: now.at(-1)?.length ?? 0 };
    const wrapped = wrap(now, caret, { changed: 'all', moving: !isMoving });
    setTyped(wrapped);
    desk.place(
      page,
      withBlock(placed, block, wrapped.lines, isMoving ? undefined : 'move'),
      `below ${page} ${block.first}`,
    );
  };
  const first = lines[block.first];
  if (!first) return null;
  const line = movedLine(first, down);
  return (
    <>
      <div
        aria-hidden="true"
        className="pointer-events-none absolute top-0 left-0"
        style={{ transform: transformOf(line, scale), transformOrigin: '0 0' }}
      >
        {drawn.map(({ part, preview }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name.
          <Covers key={at} line={part} {...{ preview, scale }} papers={papersUnder(part, preview, paperOf)} />
        ))}
        {emptied.map((part, at) => {
          const preview = hidden(part);
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name.
          return <Covers key={at} line={part} {...{ preview, scale }} papers={papersUnder(part, preview, paperOf)} />;
        })}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the block is left with the focus of its text and their controls. */}
      <div
        ref={whereabouts}
        className="contents"
        onBlur={({ relatedTarget }) => {
          if (!whereabouts.current?.contains(relatedTarget)) onLeave('blur');
        }}
      >
        <BlockField
          {...{ label, families, scale, start }}
          frame={line.frame}
          lines={fields}
          isRightToLeft={line.parts.some(({ text }) => rightToLeft.test(text))}
          caret={isTyped ? typed.caret : undefined}
          onType={type}
          onSelect={setSelected}
          onTurn={(trait, at) => turn(trait, !looksOf(fields, at).every(({ look }) => look[trait]), at)}
          onUndo={desk.undo}
          onRedo={desk.redo}
          onChoose={choose}
          onLeave={(how) => {
            if (how === 'cancel' && isOther(desk.pageOf(page), atOpening.current))
              desk.place(page, atOpening.current, 'cancel');
            onLeave(how === 'cancel' ? 'done' : how);
          }}
        />
        {selected && looks.length > 0 && (
          <SelectionBar
            {...{ selected, looks, onTurn: turn }}
            onSize={(fontSize) => restyle((style) => ({ ...style, fontSize }))}
            onColor={(color) => restyle((style) => ({ ...style, color }), { what: 'color' })}
            onReturn={focusText}
          />
        )}
        <GrowthNotice {...{ place, notice, choice }} onChoose={choose} />
      </div>
    </>
  );
}

const offsetOf = (whole: string, { line, offset }: Caret): number => {
  const lines = whole.split('\n');
  return (
    lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0) + Math.min(offset, lines[line]?.length ?? 0)
  );
};

const isOther = (one: PageText, other: PageText): boolean =>
  one.text !== other.text || JSON.stringify(one.runs) !== JSON.stringify(other.runs);

const describeBeyond = (points: number): string =>
  points < 0.5
    ? ''
    : t(
        'What follows is {points, plural, one {# point} other {# points}} too long for the page. Please shorten the text, or let it stay.',
        {
          points: Math.ceil(points),
        },
      );

function nameChoice(isMoving: boolean, isShorter: boolean): string {
  if (isMoving) return t('Let what follows stay');
  return isShorter ? t('Move what follows up') : t('Move what follows down');
}

/** All of a line is hidden. */
const hidden = ({ parts }: PageLine): LinePreview => ({
  runs: [],
  covers: parts.map((part) => ({ left: startOf(part), right: endOf(part) })),
});

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
  styles: Styles;
  paperOf: (line: PageLine) => string;
  isMoving: boolean;
  size: { width: number; height: number };
};

/** The width of written texts of a block, with that of letters in other styles. */
function widthsIn({
  lines,
  block,
  measure,
  styles,
}: Pick<Ground, 'lines' | 'block' | 'measure' | 'styles'>): ((written: string) => number) | undefined {
  const look = lines[block.first]?.parts[block.parts[0]?.from ?? 0]?.look;
  if (!block.column || !look) return undefined;
  const ratioOf = ({ unit, style }: StyledLetter): number => {
    const own = measure(unit, look).width;
    return own > 0 ? measure(unit, styles.lookOf(look, style, unit)).width / own : 1;
  };
  return measureStyled(styles.letters, block.column.widthOf, ratioOf);
}

function drawnLines(ground: Ground): (texts: readonly string[]) => Drawn[] {
  const known = new Map<string, Drawn | undefined>();
  return (texts) =>
    texts.flatMap((text, at) => {
      const key = `${at} ${at === texts.length - 1} ${text}`;
      const drawn = known.has(key) ? known.get(key) : drawnLine(ground, { at, text, count: texts.length });
      known.set(key, drawn);
      return drawn ?? [];
    });
}

/** A line of the block, from 0, as it says `text` (written with its styles); beyond the last one, as a line below it. */
function drawnLine(
  ground: Ground,
  { at, text, count }: { at: number; text: string; count: number },
): Drawn | undefined {
  const { lines, block, measure, styles, paperOf, isMoving, size } = ground;
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
  const usual = fitOf(line, column);
  const fit = isMoving ? fitInGrown(usual, { first, last, count }, Math.min(first + at, last), column) : usual;
  if (below > 0) {
    const added = column?.isJustified && at < count - 1 ? 'fill' : 'push';
    const runs = previewAddedLine(part, text, { column, fit: added }, measure, styles);
    const field = { runs, baseline: start.baseline + below * pitchOf(lines, block), paper };
    return { part, preview: { runs, covers: [] }, field };
  }
  // A cell or a line alone is not in a column on the server, either.
  const within = column && Number.isFinite(column.end) ? column : undefined;
  const end =
    endOfCell(line.parts, parts.to - 1) ?? within?.end ?? endBeside(lines, line, own.at(-1) ?? start, size.width);
  const pieces =
    text.trimEnd() === part.text.trimEnd()
      ? []
      : piecesOfLine(part, text.trimEnd(), { fit, end, widthOf: within && widthsIn(ground) });
  const preview = previewLine(part, pieces, measure, styles);
  return {
    part,
    preview,
    field: { runs: runsSpelling(styles.letters.plain(text), preview.runs), baseline: start.baseline, paper },
  };
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
