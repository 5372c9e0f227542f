import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PdfDocument } from '../../../pdf/pdf-document.ts';
import { useSize } from '../pdf/use-size.ts';
import {
  type Anchor,
  anchorAt,
  clampZoom,
  layOutPages,
  nextZoom,
  pageAtHeight,
  pagesBetween,
  placeOf,
  type StageLayout,
  type Zoom,
  zoomOf,
} from './stage-layout.ts';

/** Pages are mounted this far before they can be seen, in CSS pixels. */
const ahead = 400;
/** A wheel that moves more than this at once has notches; a trackpad does not. */
const notch = 50;

export type Stage = {
  scroller: RefObject<HTMLDivElement | null>;
  layout: StageLayout;
  /** The pages that are mounted, from 0. */
  visible: readonly number[];
  /** The page that the visitor looks at, from 0. */
  current: number;
  zoom: Zoom;
  /** As a factor of the size on paper. */
  zoomFactor: number;
  setZoom: (zoom: Zoom, at?: { x: number; y: number }) => void;
  stepZoom: (direction: 1 | -1) => void;
  /** Shows the top of a page, from 0, or a place on it. */
  goTo: (page: number, place?: { x: number; y: number }) => void;
  /** The middle of what can be seen, in points on its page. */
  middle: () => Anchor;
};

/** Where the pages of a document are on the stage, and which can be seen. */
export function useStage(document: PdfDocument, isPinching: { current: boolean }): Stage {
  const { pages } = document;
  const scroller = useRef<HTMLDivElement>(null);
  const room = useSize(scroller);
  const [chosen, setChosen] = useState<Zoom>();
  const fits = (pages[0]?.width ?? 0) * (96 / 72) <= room.width;
  const zoom = chosen ?? (fits ? 1 : 'width');
  const layout = useMemo(() => layOutPages(pages, zoom, room), [pages, zoom, room]);
  const [view, setView] = useState({ first: 0, last: 0, current: 0 });
  const shown = useRef({ layout, left: 0, top: 0 });
  const held = useRef<{ anchor: Anchor; x: number; y: number }>(undefined);

  const look = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop, scrollLeft, clientHeight } = element;
    shown.current = { layout, left: scrollLeft, top: scrollTop };
    const mounted = pagesBetween(layout, scrollTop - ahead, scrollTop + clientHeight + ahead);
    const current = pageAtHeight(layout, scrollTop + clientHeight / 3);
    const next = { first: mounted[0] ?? 0, last: mounted.at(-1) ?? 0, current };
    setView((last) =>
      last.first === next.first && last.last === next.last && last.current === next.current ? last : next,
    );
  }, [layout]);

  // What was at the pointer, or else in the upper middle, stays there.
  useLayoutEffect(() => {
    const element = scroller.current;
    const before = shown.current;
    if (element && before.layout !== layout) {
      const x = held.current?.x ?? element.clientWidth / 2;
      const y = held.current?.y ?? element.clientHeight / 3;
      const anchor = held.current?.anchor ?? anchorAt(before.layout, pages, before.left + x, before.top + y);
      held.current = undefined;
      const place = placeOf(layout, pages, anchor);
      element.scrollTo({ left: place.x - x, top: before.top === 0 && chosen === undefined ? 0 : place.y - y });
    }
    look();
  }, [layout, pages, look, chosen]);

  useEffect(() => {
    const element = scroller.current;
    element?.addEventListener('scroll', look, { passive: true });
    return () => element?.removeEventListener('scroll', look);
  }, [look]);

  const setZoom = useCallback(
    (next: Zoom, at?: { x: number; y: number }) => {
      const element = scroller.current;
      if (element && at) {
        const box = element.getBoundingClientRect();
        const [x, y] = [at.x - box.left, at.y - box.top];
        const anchor = anchorAt(layout, pages, element.scrollLeft + x, element.scrollTop + y);
        held.current = { anchor, x, y };
      }
      setChosen(typeof next === 'number' ? clampZoom(next) : next);
    },
    [layout, pages],
  );
  const zoomFactor = zoomOf(layout.scale);
  const stepZoom = useCallback((direction: 1 | -1) => setZoom(nextZoom(zoomFactor, direction)), [setZoom, zoomFactor]);

  useWheelZoom(scroller, zoomFactor, setZoom);
  usePinch(scroller, zoomFactor, setZoom, isPinching);

  const goTo = useCallback(
    (page: number, place?: { x: number; y: number }) => {
      const element = scroller.current;
      if (!element) return;
      const target = placeOf(layout, pages, { page, x: place?.x ?? 0, y: place?.y ?? 0 });
      if (!place) element.scrollTo({ top: target.y - 8 });
      else element.scrollTo({ top: target.y - element.clientHeight / 3, left: target.x - element.clientWidth / 2 });
    },
    [layout, pages],
  );
  const middle = useCallback((): Anchor => {
    const element = scroller.current;
    const x = (element?.scrollLeft ?? 0) + (element?.clientWidth ?? 0) / 2;
    const y = (element?.scrollTop ?? 0) + (element?.clientHeight ?? 0) / 2;
    return anchorAt(layout, pages, x, y);
  }, [layout, pages]);

  const visible = useMemo(
    () => Array.from({ length: view.last - view.first + 1 }, (_, index) => view.first + index),
    [view.first, view.last],
  );
  return { scroller, layout, visible, current: view.current, zoom, zoomFactor, setZoom, stepZoom, goTo, middle };
}

/** Ctrl and the wheel, which is also what a trackpad sends for a pinch. */
function useWheelZoom(
  scroller: RefObject<HTMLDivElement | null>,
  zoom: number,
  setZoom: (zoom: number, at: { x: number; y: number }) => void,
): void {
  useEffect(() => {
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const at = { x: event.clientX, y: event.clientY };
      if (Math.abs(event.deltaY) >= notch) setZoom(nextZoom(zoom, event.deltaY < 0 ? 1 : -1), at);
      else setZoom(zoom * Math.exp(-event.deltaY / 100), at);
    };
    const element = scroller.current;
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [scroller, zoom, setZoom]);
}

/** Two fingers move and zoom, whatever the tool. `isPinching` tells the pages to give up what the first finger began. */
function usePinch(
  scroller: RefObject<HTMLDivElement | null>,
  zoom: number,
  setZoom: (zoom: number, at: { x: number; y: number }) => void,
  isPinching: { current: boolean },
): void {
  const latest = useRef({ zoom, setZoom });
  useEffect(() => {
    latest.current = { zoom, setZoom };
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let before: { x: number; y: number; distance: number } | undefined;
    let factor = 1;
    const read = ({ touches: [a, b] }: TouchEvent) =>
      a && b
        ? {
            x: (a.clientX + b.clientX) / 2,
            y: (a.clientY + b.clientY) / 2,
            distance: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)),
          }
        : undefined;
    const begin = (event: TouchEvent) => {
      if (event.touches.length !== 2) return;
      isPinching.current = true;
      before = read(event);
      factor = latest.current.zoom;
    };
    const move = (event: TouchEvent) => {
      const now = read(event);
      if (!before || !now || event.touches.length !== 2) return;
      if (event.cancelable) event.preventDefault();
      element.scrollBy({ left: before.x - now.x, top: before.y - now.y });
      factor = clampZoom((factor * now.distance) / before.distance);
      if (Math.abs(factor - latest.current.zoom) > 0.005) latest.current.setZoom(factor, now);
      before = now;
    };
    const end = (event: TouchEvent) => {
      before = undefined;
      if (event.touches.length === 0) isPinching.current = false;
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', end);
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', end);
    };
  }, [scroller, isPinching]);
}
