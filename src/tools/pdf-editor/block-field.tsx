import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { PageLine } from '../../pdf/editing/page-lines.ts';
import { drawLine, type Families, lineClasses, transformOf } from './draw-line.web.ts';
import type { PreviewRun } from './line-preview.ts';

export type FieldLine = {
  runs: readonly PreviewRun[];
  /** In points, in the line's own coordinates. */
  baseline: number;
  /** Behind letters that are being composed. */
  paper: string;
};

/** A place in lines of text, and where a selection that ends there begins. */
export type Caret = { line: number; offset: number; anchor?: { line: number; offset: number } | undefined };

/** What is selected, from its first place to its last one, and where that is in the window. */
export type Selected = { from: Caret; to: Caret; box: DOMRect };

type BlockFieldProps = {
  label: string;
  frame: PageLine['frame'];
  lines: readonly FieldLine[];
  families: Families;
  scale: number;
  isRightToLeft: boolean;
  /** Where the caret goes: a point of the window that was clicked, a place, or the end. */
  start: { x: number; y: number } | undefined;
  caret: Caret | undefined;
  onType: (texts: string[], caret: Caret) => void;
  onSelect: (selected: Selected | undefined) => void;
  onTurn: (trait: 'bold' | 'italic', selected: Selected) => void;
  onUndo: () => void;
  onRedo: () => void;
  /** Decides about what follows. */
  onChoose: () => void;
  onLeave: (how: 'done' | 'cancel' | 'next' | 'previous' | 'blur') => void;
};

/**
 * Lines of a page as they are typed, right where they will be. The browser changes the text of the field and keeps what is
 * composed (accents, Chinese, words on a phone); then it is drawn anew as it will be saved.
 */
export function BlockField(props: BlockFieldProps) {
  const { label, frame, lines, families, scale, isRightToLeft, start, caret } = props;
  const { onType, onSelect, onTurn, onUndo, onRedo, onChoose, onLeave } = props;
  const root = useRef<HTMLDivElement>(null);
  const isComposing = useRef(false);
  const placed = useRef(caret);

  useLayoutEffect(() => {
    const field = root.current;
    if (!field || isComposing.current) return;
    const isActive = field.contains(globalThis.document.activeElement);
    // Drawing anew, as when a font has come, leaves the caret where the visitor has put it.
    const place = caret === placed.current ? (isActive ? caretOf(field) : undefined) : caret;
    placed.current = caret;
    draw(field, lines, { families, scale });
    if (place && isActive) placeCaret(field, place);
  }, [lines, families, scale, caret]);

  const open = useEffectEvent(() => {
    const field = root.current;
    if (!field) return;
    field.focus({ preventScroll: true });
    const last = lines.length - 1;
    const end = { line: last, offset: textOf(lines[last]).length };
    placeCaret(field, (start && caretAt(field, start)) ?? end);
  });
  useLayoutEffect(() => open(), []);

  const select = useEffectEvent(() => {
    const field = root.current;
    // While a control of its style has the focus, the selection stays what it was.
    if (!field || field !== globalThis.document.activeElement || isComposing.current) return;
    onSelect(selectedIn(field));
  });
  useEffect(() => {
    const follow = () => select();
    globalThis.document.addEventListener('selectionchange', follow);
    return () => globalThis.document.removeEventListener('selectionchange', follow);
  }, []);

  const take = () => {
    const field = root.current;
    if (!field || isComposing.current) return;
    onType(textsOf(field), caretOf(field));
  };
  const press = (event: KeyboardEvent) => {
    // Escape would leave the page.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    const trait =
      isCommand && !event.shiftKey && !event.altKey ? traitsOfKeys[key as keyof typeof traitsOfKeys] : undefined;
    if (trait) {
      event.preventDefault();
      // The event of the selection may still be on its way.
      const selected = root.current && selectedIn(root.current);
      if (selected) onTurn(trait, selected);
      return;
    }
    // The controls of its style come after the field.
    if (key === 'tab' && !event.shiftKey && root.current && selectedIn(root.current)) return;
    const undoes = key === 'z' && !event.shiftKey ? onUndo : key === 'z' || key === 'y' ? onRedo : undefined;
    const steps = isCommand && (undoes ?? (key === 'enter' && onChoose));
    const leaves = { enter: 'done', escape: 'cancel', tab: event.shiftKey ? 'previous' : 'next' } as const;
    const way = isCommand ? undefined : leaves[key as keyof typeof leaves];
    if (!steps && !way) return;
    event.preventDefault();
    if (steps) steps();
    else if (way) onLeave(way);
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    insert(event.clipboardData.getData('text/plain').replace(/\s+/g, ' '));
    take();
  };
  const compose = () => {
    isComposing.current = true;
    const line = root.current ? lineAt(root.current) : undefined;
    // The letters are not drawn before they are composed.
    if (line) Object.assign(line.style, { backgroundColor: lines[indexOf(line)]?.paper, lineHeight: '1' });
    for (const span of line?.querySelectorAll('span') ?? []) span.style.color = inkOf(lines, line);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a textarea has one font and one line height.
    <div
      ref={root}
      role="textbox"
      aria-multiline="true"
      aria-label={label}
      tabIndex={0}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      spellCheck={false}
      autoCapitalize="off"
      enterKeyHint="done"
      dir={isRightToLeft ? 'rtl' : 'ltr'}
      className="absolute top-0 left-0 size-0 whitespace-pre caret-black outline-none selection:bg-[Highlight]/40"
      style={{ transform: transformOf({ frame }, scale), transformOrigin: '0 0' }}
      onInput={take}
      onBeforeInput={(event) => {
        // Enter on a phone has no key.
        const { inputType } = event.nativeEvent as InputEvent;
        if (/^(?:insertParagraph|insertLineBreak|format.*)$/.test(inputType)) event.preventDefault();
      }}
      onCompositionStart={compose}
      onCompositionEnd={() => {
        isComposing.current = false;
        for (const line of root.current?.children ?? []) drawnAs.delete(line);
        take();
      }}
      onKeyDown={press}
      onPaste={paste}
      onDrop={(event) => event.preventDefault()}
    />
  );
}

const traitsOfKeys = { b: 'bold', i: 'italic' } as const;

const textOf = (line: FieldLine | undefined): string => line?.runs.map(({ text }) => text).join('') ?? '';

const inkOf = (lines: readonly FieldLine[], line: Element | undefined): string =>
  (line && lines[indexOf(line)]?.runs[0]?.look.color) ?? '#000000';

const indexOf = (line: Element): number => [...(line.parentElement?.children ?? [])].indexOf(line);

function draw(field: HTMLElement, lines: readonly FieldLine[], options: DrawOptions): void {
  while (field.children.length > lines.length || (field.firstChild && !field.firstElementChild))
    field.lastChild?.remove();
  for (const [index, line] of lines.entries()) {
    const element = field.children[index] ?? field.appendChild(globalThis.document.createElement('div'));
    if (!(element instanceof HTMLElement)) continue;
    element.className = lineClasses;
    const isDrawn =
      drawnAs.get(element) === line && element.textContent === textOf(line) && sameOptions(element, options);
    if (isDrawn) continue;
    drawnAs.set(element, line);
    drawnWith.set(element, options);
    Object.assign(element.style, { backgroundColor: '', lineHeight: '' });
    drawLine(element, line.runs, { ...options, baseline: line.baseline });
  }
}

type DrawOptions = { families: Families; scale: number };
const drawnAs = new WeakMap<Element, FieldLine>();
const drawnWith = new WeakMap<Element, DrawOptions>();
const sameOptions = (element: Element, { families, scale }: DrawOptions): boolean => {
  const before = drawnWith.get(element);
  return before?.families === families && before.scale === scale;
};

/** What the browser has made of the lines. */
const textsOf = (field: HTMLElement): string[] => {
  const texts = [...field.childNodes].map((node) => (node.textContent ?? '').replace(/\s*\n\s*/g, ' '));
  return texts.length === 0 ? [''] : texts.map((text) => text.replaceAll('\u00a0', ' '));
};

function caretOf(field: HTMLElement): Caret {
  const selection = globalThis.getSelection();
  const end = selection && placeIn(field, selection.focusNode, selection.focusOffset);
  if (!selection || !end) return { line: 0, offset: 0 };
  const anchor = selection.isCollapsed ? undefined : placeIn(field, selection.anchorNode, selection.anchorOffset);
  return { ...end, ...(anchor && { anchor }) };
}

/** Where a place of the browser is in the lines. */
function placeIn(field: HTMLElement, node: Node | null, offset: number): Caret | undefined {
  if (!node || !field.contains(node)) return undefined;
  const at = [...field.childNodes].findIndex((line) => line.contains(node));
  const line = field.childNodes[at];
  if (!line) {
    // A place between the lines, as when all is selected.
    const isEnd = offset >= field.childNodes.length;
    return isEnd
      ? { line: field.childNodes.length - 1, offset: field.lastChild?.textContent?.length ?? 0 }
      : { line: offset, offset: 0 };
  }
  const before = globalThis.document.createRange();
  before.setStart(line, 0);
  before.setEnd(node, offset);
  return { line: at, offset: before.toString().length };
}

/** Undefined for a caret, and for a selection without letters. */
function selectedIn(field: HTMLElement): Selected | undefined {
  const selection = globalThis.getSelection();
  const { anchor, ...focus } = caretOf(field);
  if (!selection || !anchor || selection.toString().trim() === '') return undefined;
  const isForwards = anchor.line < focus.line || (anchor.line === focus.line && anchor.offset <= focus.offset);
  const [from, to] = isForwards ? [anchor, focus] : [focus, anchor];
  return { from, to, box: selection.getRangeAt(0).getBoundingClientRect() };
}

export function placeCaret(field: HTMLElement, { anchor, ...focus }: Caret): void {
  const [end, start] = [nodeAt(field, focus), anchor && nodeAt(field, anchor)];
  if (!end) return;
  const from = start ?? end;
  globalThis.getSelection()?.setBaseAndExtent(from.node, from.offset, end.node, end.offset);
}

function nodeAt(field: HTMLElement, { line, offset }: Caret): { node: Node; offset: number } | undefined {
  const element = field.children[line] ?? field.lastElementChild;
  if (!element) return undefined;
  let left = offset;
  const walker = globalThis.document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let node = walker.nextNode();
  for (let next = node; next; next = walker.nextNode()) {
    node = next;
    const length = next.textContent?.length ?? 0;
    if (left <= length) break;
    left -= length;
  }
  return node ? { node, offset: Math.min(left, node.textContent?.length ?? 0) } : { node: element, offset: 0 };
}

function caretAt(field: HTMLElement, { x, y }: { x: number; y: number }): Caret | undefined {
  const lines = [...field.children];
  const boxes = lines.map((line) => [...line.children].map((span) => span.getBoundingClientRect()));
  const distances = boxes.map((spans) => Math.min(...spans.map(({ top, bottom }) => Math.abs((top + bottom) / 2 - y))));
  const line = distances.indexOf(Math.min(...distances));
  const element = lines[line];
  if (!element) return undefined;
  // The nearest edge of a letter: the text has no height of its own to be hit.
  let [best, offset, at] = [Number.POSITIVE_INFINITY, 0, 0];
  const walker = globalThis.document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = globalThis.document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    for (let index = 0; index <= length; index++) {
      range.setStart(node, index);
      range.setEnd(node, index);
      const distance = Math.abs(range.getBoundingClientRect().left - x);
      if (distance < best) [best, offset] = [distance, at + index];
    }
    at += length;
  }
  return { line, offset };
}

function lineAt(field: HTMLElement): HTMLElement | undefined {
  const line = field.children[caretOf(field).line];
  return line instanceof HTMLElement ? line : undefined;
}

function insert(text: string): void {
  const selection = globalThis.getSelection();
  if (!selection || selection.rangeCount === 0) return;
  const range = selection.getRangeAt(0);
  range.deleteContents();
  range.insertNode(globalThis.document.createTextNode(text));
  range.collapse(false);
}
