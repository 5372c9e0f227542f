import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { PageCharacters } from '../../../pdf/reading/page-characters.ts';
import { t } from '../../../shared/language/translate.ts';
import type { Editor } from './create-editor.ts';
import {
  type Box,
  boundsOf,
  boxBetween,
  type Guides,
  type Handle,
  isHit,
  moveEdit,
  type Point,
  resizeEdit,
  rotationTowards,
  snapped,
  straightened,
  unionOf,
} from './edit-geometry.ts';
import { changeEdits, type Item, selectEdits } from './edit-state.ts';
import { finishDraft } from './finish-draft.ts';
import { removeItems } from './remove-items.ts';
import { type StrokePoint, smoothStroke } from './smooth-stroke.ts';
import type { StageEdit } from './stage-edit.ts';
import { boxesOf, rangeBetween, wordAt } from './text-on-page.ts';
import { isDragged, makeEdit, marksText, type ToolName } from './tools.ts';

/** What all pages of a stage know of the visitor's hands. */
export type StageInput = {
  /** Two fingers move and zoom: what the first began is given up. */
  isPinching: { current: boolean };
  /** A pen has been used: from then on fingers only move. */
  hasPen: { value: () => boolean; set: (next: boolean) => void };
};

export type Gesture =
  | { is: 'draw'; tool: ToolName; from: Point; to: Point; points: readonly StrokePoint[] }
  | { is: 'move'; ids: readonly string[]; from: Point; by: Point; guides: Guides }
  | { is: 'resize'; id: string; handle: Handle; from: Point; by: Point; isFree: boolean }
  | { is: 'turn'; id: string; to: Point }
  | { is: 'frame'; from: Point; to: Point; keeps: readonly string[] }
  /** A finger that may yet scroll. */
  | { is: 'tap'; id: string | undefined; from: Point };

const noGuides: Guides = { xs: [], ys: [] };
/** A pointer that moves less is a click, in CSS pixels. */
const clickReach = 3;
/** How far from a thing a pointer still means it, in CSS pixels. */
const reachOf = (pointerType: string): number => (pointerType === 'mouse' ? 5 : 14);
/** In delete mode, around the origin of a thing, in CSS pixels. */
const deleteReach = 20;

type PageOfStage = {
  editor: Editor;
  /** From 1. */
  page: number;
  size: { width: number; height: number };
  scale: number;
  items: readonly Item[];
  input: StageInput;
  /** The text of the page, once it is known. */
  characters: PageCharacters | undefined;
  /** Boxes are larger than this both ways, in CSS pixels; 0 where anything that is dragged is meant. */
  leastSide: number;
};

/** What mouse, pen and fingers do on a page. */
export function usePageGestures(place: PageOfStage) {
  const { editor, page, size, scale, items, input, characters, leastSide } = place;
  const [gesture, setGesture] = useState<Gesture>();
  const current = useRef<Gesture>(undefined);
  const follow = (next: Gesture | undefined) => {
    current.current = next;
    setGesture(next);
  };
  const isActive = gesture !== undefined;
  useEffect(() => {
    if (!isActive) return;
    const press = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      current.current = undefined;
      setGesture(undefined);
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [isActive]);

  // Chromium heeds no `touch-action` of shapes in a drawing: it would scroll the page away under what is moved.
  const holdStill = useCallback((page: HTMLElement | null) => {
    const hold = (event: TouchEvent) => {
      if (current.current && current.current.is !== 'tap' && event.cancelable) event.preventDefault();
    };
    page?.addEventListener('touchmove', hold, { passive: false });
    return () => page?.removeEventListener('touchmove', hold);
  }, []);

  const pointOf = (event: { clientX: number; clientY: number }, element: Element): Point => {
    const box = element.getBoundingClientRect();
    return { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale };
  };
  /** The smallest of the things at a point: what lies behind it can be reached beside it. */
  const itemAt = (point: Point, reach: number): Item | undefined => {
    const hits = items.filter(({ edit }) => isHit(edit, point, reach / scale));
    const areaOf = ({ edit }: Item) => {
      const { width, height } = boundsOf(edit);
      return width * height;
    };
    return hits.reduceRight<Item | undefined>(
      (best, item) => (best && areaOf(best) <= areaOf(item) ? best : item),
      undefined,
    );
  };

  const down = (event: PointerEvent<HTMLElement>) => {
    const { pointerType, currentTarget, target } = event;
    if (event.button !== 0 || !(target instanceof Element) || target.closest('[data-entry]')) return;
    if (pointerType === 'pen') input.hasPen.set(true);
    if (pointerType === 'touch' && (input.hasPen.value() || input.isPinching.current || !event.isPrimary)) return;
    // Text being typed is placed by a click elsewhere.
    finishDraft(editor);
    const tool = editor.tool.value();
    const point = pointOf(event, currentTarget);
    // A form field, with nothing placed on it.
    const isField = target.closest('[data-form-control]') !== null;
    if (isField && !items.some(({ id, edit }) => editor.state.value().items.has(id) && isHit(edit, point, 0))) return;
    const begun = beginAt(event, tool, point);
    if (pointerType !== 'touch') {
      event.preventDefault();
      const stage = currentTarget.closest('[data-stage]');
      if (stage instanceof HTMLElement) stage.focus({ preventScroll: true });
    }
    if (!begun) return;
    if (begun.is !== 'tap') currentTarget.setPointerCapture(event.pointerId);
    follow(begun);
  };

  const beginAt = (event: PointerEvent<HTMLElement>, tool: ToolName, point: Point): Gesture | undefined => {
    const { pointerType, target } = event;
    const knob = target instanceof Element ? target.closest<SVGElement>('[data-handle]') : null;
    const { selected } = editor.state.value();
    if (knob) {
      const handle = knob.dataset.handle as Handle;
      const id = knob.dataset.of ?? '';
      return handle === 'turn'
        ? { is: 'turn', id, to: point }
        : { is: 'resize', id, handle, from: point, by: { x: 0, y: 0 }, isFree: false };
    }
    const hit = itemAt(point, reachOf(pointerType));
    if (tool !== 'select') return { is: 'draw', tool, from: point, to: point, points: [[point.x, point.y]] };
    if (pointerType === 'touch' && !(hit && selected.has(hit.id))) return { is: 'tap', id: hit?.id, from: point };
    if (event.shiftKey || event.ctrlKey || event.metaKey) {
      if (hit) {
        const rest = [...selected].filter((id) => id !== hit.id);
        editor.update((last) => selectEdits(last, selected.has(hit.id) ? rest : [...selected, hit.id]));
        return undefined;
      }
      return { is: 'frame', from: point, to: point, keeps: [...selected] };
    }
    if (!hit) {
      editor.update((last) => selectEdits(last, []));
      return { is: 'frame', from: point, to: point, keeps: [] };
    }
    if (!selected.has(hit.id)) editor.update((last) => selectEdits(last, [hit.id]));
    const ids = [...editor.state.value().selected];
    return { is: 'move', ids, from: point, by: { x: 0, y: 0 }, guides: noGuides };
  };

  const move = (event: PointerEvent<HTMLElement>) => {
    const last = current.current;
    if (!last) return;
    if (input.isPinching.current) return follow(undefined);
    const point = pointOf(event, event.currentTarget);
    const by = 'from' in last ? { x: point.x - last.from.x, y: point.y - last.from.y } : point;
    switch (last.is) {
      case 'draw': {
        if (last.tool !== 'ink') return follow({ ...last, to: shaped(last.tool, last.from, point, event.shiftKey) });
        const events = event.nativeEvent.getCoalescedEvents?.() ?? [];
        const points = (events.length > 0 ? events : [event]).map((each): StrokePoint => {
          const { x, y } = pointOf(each, event.currentTarget);
          return [x, y];
        });
        return follow({ ...last, to: point, points: [...last.points, ...points] });
      }
      case 'move':
        return follow({
          ...last,
          ...guided(last.ids, event.shiftKey ? oneWay(by) : by, event.altKey || isOutside(point, size)),
        });
      case 'resize':
        return follow({ ...last, by, isFree: event.shiftKey });
      case 'turn':
      case 'frame':
        return follow({ ...last, to: point });
      case 'tap':
        return undefined;
    }
  };

  /** Onto the lines of what else is on the page, unless Alt is held. */
  const guided = (ids: readonly string[], by: Point, isFree: boolean): { by: Point; guides: Guides } => {
    if (isFree) return { by, guides: noGuides };
    const moved = items.filter(({ id }) => ids.includes(id)).map(({ edit }) => boundsOf(edit));
    const others: Box[] = items.filter(({ id }) => !ids.includes(id)).map(({ edit }) => boundsOf(edit));
    const whole = unionOf(moved);
    const at = { ...whole, x: whole.x + by.x, y: whole.y + by.y };
    const { dx, dy, guides } = snapped(at, [...others, { x: 0, y: 0, ...size }], 5 / scale);
    return { by: { x: by.x + dx, y: by.y + dy }, guides };
  };

  const up = (event: PointerEvent<HTMLElement>) => {
    const last = current.current;
    follow(undefined);
    if (!last || input.isPinching.current) return;
    const point = pointOf(event, event.currentTarget);
    switch (last.is) {
      case 'draw':
        return finishDrawing(last, event);
      case 'move':
      case 'resize':
      case 'turn': {
        const ids = last.is === 'move' ? last.ids : [last.id];
        if ('by' in last && last.by.x === 0 && last.by.y === 0) return undefined;
        const other = last.is === 'move' && otherPageAt(event, scale);
        if (other) return moveTo(other, { x: point.x - last.from.x, y: point.y - last.from.y }, ids);
        return editor.update((state) => changeEdits(state, ids, (edit) => liveEdit(edit, last)));
      }
      case 'frame': {
        const box = boxBetween(last.from, point);
        const inside = items.filter(({ edit }) => meets(boundsOf(edit), box)).map(({ id }) => id);
        if (Math.hypot(box.width, box.height) * scale < clickReach) return undefined;
        return editor.update((state) => selectEdits(state, [...last.keeps, ...inside]));
      }
      case 'tap':
        return editor.update((state) => selectEdits(state, last.id === undefined ? [] : [last.id]));
    }
  };

  /** Onto another page. Annotations of the file belong to theirs. */
  const moveTo = (other: { page: number; by: Point }, by: Point, ids: readonly string[]) => {
    editor.update((state) =>
      changeEdits(state, ids, (edit) => {
        if (edit.page !== page || edit.type === 'annotation') return moveEdit(edit, by.x, by.y);
        return moveEdit({ ...edit, page: other.page }, by.x + other.by.x, by.y + other.by.y);
      }),
    );
    editor.said.set(t('Moved to page {page}.', { page: other.page }));
  };

  const finishDrawing = (drawn: Extract<Gesture, { is: 'draw' }>, event: PointerEvent<HTMLElement>) => {
    const { tool, from, to, points } = drawn;
    const isClick = Math.hypot(to.x - from.x, to.y - from.y) * scale < clickReach;
    if (leastSide > 0) return finishBox(drawn, isClick, event.pointerType);
    if (tool === 'delete') return removeAt(from, event.pointerType);
    if (tool === 'text') {
      const hit = itemAt(from, reachOf(event.pointerType));
      if (hit?.edit.type === 'text') return editText(editor, hit);
      const { fontSize } = editor.styles.value().text;
      return editor.draft.set({ page, x: from.x, y: from.y - fontSize * 0.6, room: size.width - from.x, content: '' });
    }
    const style = editor.styles.value()[tool];
    if (tool === 'ink') {
      const { color, opacity, strokeWidth } = style;
      const strokes = strokesOf(smoothStroke(points, 0.4 / scale));
      const edit: StageEdit = { type: 'ink', page, strokes, color, opacity, strokeWidth };
      return addUnselected(edit);
    }
    if (marksText(tool)) {
      const marked = markOf(drawn, characters, event.detail >= 2);
      if (!marked && isClick) return undefined;
      const edit = makeEdit(tool, { page, from, to }, style);
      return edit && addUnselected(marked ? { ...edit, ...marked } : edit);
    }
    if (isDragged(tool) && isClick) return undefined;
    if (tool === 'link') return editor.asked.set({ edit: { type: 'link', page, ...boxBetween(from, to), url: '' } });
    const edit = makeEdit(tool, { page, from, to }, style);
    if (!edit) return undefined;
    if (edit.type === 'note') return editor.asked.set({ edit });
    return editor.add(edit);
  };

  /** A box for text that is really there. A click on one goes on with it. */
  const finishBox = ({ tool, from, to }: Extract<Gesture, { is: 'draw' }>, isClick: boolean, pointerType: string) => {
    if (isClick) {
      const hit = itemAt(from, reachOf(pointerType));
      if (!hit) return;
      editor.update((state) => selectEdits(state, [hit.id]));
      editor.editing.set(hit.id);
      return;
    }
    const box = boxBetween(from, to);
    if (box.width * scale <= leastSide || box.height * scale <= leastSide) return;
    const edit = makeEdit(tool, { page, from, to }, editor.styles.value()[tool]);
    if (!edit) return;
    const [id] = editor.add(edit);
    editor.editing.set(id);
  };

  /** What is drawn one after the other gets no frame around it. */
  const addUnselected = (edit: StageEdit) => {
    editor.add(edit);
    editor.update((state) => selectEdits(state, []));
  };

  const removeAt = (point: Point, pointerType: string) => {
    const near = items.findLast(
      ({ edit }) => 'x' in edit && Math.hypot((edit.x ?? 0) - point.x, (edit.y ?? 0) - point.y) * scale <= deleteReach,
    );
    const gone = itemAt(point, reachOf(pointerType)) ?? near;
    if (gone) removeItems(editor, [gone.id]);
  };

  const open = (event: { clientX: number; clientY: number; currentTarget: HTMLElement }) => {
    if (editor.tool.value() !== 'select') return;
    const hit = itemAt(pointOf(event, event.currentTarget), 5);
    if (hit) openItem(editor, hit);
  };

  return {
    gesture,
    holdStill,
    on: {
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: () => follow(undefined),
      onDoubleClick: open,
    },
  };
}

const isOutside = ({ x, y }: Point, { width, height }: { width: number; height: number }): boolean =>
  x < 0 || y < 0 || x > width || y > height;

/** Another page, from 1, below the pointer, and how far its corner is from that of this one, in points. */
function otherPageAt(
  { clientX, clientY, currentTarget }: PointerEvent<HTMLElement>,
  scale: number,
): { page: number; by: Point } | undefined {
  const own = currentTarget.getBoundingClientRect();
  for (const element of currentTarget.parentElement?.querySelectorAll<HTMLElement>('[data-page]') ?? []) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isBelow = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    if (!isBelow || element === currentTarget) continue;
    return { page: Number(element.dataset.page), by: { x: (own.left - left) / scale, y: (own.top - top) / scale } };
  }
  return undefined;
}

/** Opens what an edit says. */
export function openItem(editor: Editor, item: Item): void {
  if (item.edit.type === 'text') editText(editor, item);
  else if (hasWords(item.edit)) editor.asked.set({ edit: item.edit, id: item.id });
}

/** Whether a dialog can ask for what an edit says. */
export function hasWords(edit: StageEdit): boolean {
  if (edit.type === 'annotation') return !edit.isLocked && edit.kind !== 'link' && edit.kind !== 'attachment';
  return edit.type === 'note' || edit.type === 'link';
}

function editText(editor: Editor, { id, edit }: Item): void {
  if (edit.type !== 'text') return;
  const { page, x, y, content } = edit;
  editor.draft.set({ page, x, y, room: 0, content, id });
}

/** The lines of text that a drag takes hold of. */
export function markOf(
  { from, to }: { from: Point; to: Point },
  characters: PageCharacters | undefined,
  isWord: boolean,
): (Box & { boxes: Box[] }) | undefined {
  if (!characters) return undefined;
  const isStill = from.x === to.x && from.y === to.y;
  const range = isWord ? wordAt(characters, from) : isStill ? undefined : rangeBetween(characters, from, to);
  const boxes = range ? boxesOf(characters, range) : [];
  return boxes.length === 0 ? undefined : { ...unionOf(boxes), boxes };
}

/** An edit as it is while a gesture goes on. */
export function liveEdit(edit: StageEdit, gesture: Gesture): StageEdit {
  switch (gesture.is) {
    case 'move':
      return moveEdit(edit, gesture.by.x, gesture.by.y);
    case 'resize':
      return resizeEdit(edit, gesture.handle, gesture.by, gesture.isFree);
    case 'turn':
      return 'rotation' in edit ? { ...edit, rotation: rotationTowards(edit, gesture.to) } : edit;
    default:
      return edit;
  }
}

/** With Shift, boxes are squares and lines lie straight. */
function shaped(tool: ToolName, from: Point, to: Point, isRegular: boolean): Point {
  if (!isRegular) return to;
  const [width, height] = [to.x - from.x, to.y - from.y];
  if (tool === 'line' || tool === 'arrow') {
    const straight = straightened({ width, height });
    return { x: from.x + straight.width, y: from.y + straight.height };
  }
  const side = Math.max(Math.abs(width), Math.abs(height));
  return { x: from.x + Math.sign(width) * side, y: from.y + Math.sign(height) * side };
}

const oneWay = ({ x, y }: Point): Point => (Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y });

const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** A call takes this many points in one stroke. */
const maxStrokePoints = 2_000;

/** A very long stroke goes on in the next, from where it was. */
function strokesOf(points: readonly StrokePoint[]): StrokePoint[][] {
  const strokes: StrokePoint[][] = [];
  for (let at = 0; at < points.length; at += maxStrokePoints - 1) strokes.push(points.slice(at, at + maxStrokePoints));
  return strokes;
}
