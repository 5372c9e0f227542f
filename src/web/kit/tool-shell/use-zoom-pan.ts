import { type KeyboardEvent, type PointerEvent, useCallback, useRef, useState } from 'react';
import { fittingView, maxScale, type Point, panBy, zoomAround } from './zoom-pan.ts';

const step = 1.5;
const keyPanPx = 60;

/**
 * Zooms and pans an image by wheel, pinch, drag, double click and keys. Spread `stageProps` on the stage.
 *
 * @param most the largest scale
 */
export function useZoomPan(most = maxScale) {
  const [view, setView] = useState(fittingView);
  const stage = useRef<HTMLElement>(null);
  const pointers = useRef(new Map<number, Point>());

  const size = () => ({ width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 });
  const fromCentre = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect();
    return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : { x: 0, y: 0 };
  };
  const zoomBy = (factor: number, point: Point = { x: 0, y: 0 }) =>
    setView((current) => zoomAround(current, factor, point, size(), most));
  const move = (by: Point) => setView((current) => panBy(current, by, size()));

  const ref = useCallback(
    (element: HTMLElement | null) => {
      stage.current = element;
      if (!element) return;
      // React's wheel listeners are passive; the page behind must not scroll.
      const onWheel = (event: WheelEvent) => {
        event.preventDefault();
        const box = element.getBoundingClientRect();
        const point = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
        const extent = { width: box.width, height: box.height };
        setView((current) => zoomAround(current, Math.exp(-event.deltaY / 300), point, extent, most));
      };
      element.addEventListener('wheel', onWheel, { passive: false });
      return () => element.removeEventListener('wheel', onWheel);
    },
    [most],
  );

  const onPointerDown = (event: PointerEvent) => {
    pointers.current.set(event.pointerId, fromCentre(event));
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const last = pointers.current.get(event.pointerId);
    if (!last) return;
    const now = fromCentre(event);
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    pointers.current.set(event.pointerId, now);
    if (!other) return move({ x: now.x - last.x, y: now.y - last.y });
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    zoomBy(distance(now, other) / Math.max(distance(last, other), 1), middle);
  };
  const onPointerEnd = (event: PointerEvent) => pointers.current.delete(event.pointerId);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    if (key === '+' || key === '=') zoomBy(step);
    else if (key === '-') zoomBy(1 / step);
    else if (key === '0') setView(fittingView);
    else if (shiftKey && key === 'ArrowLeft') move({ x: keyPanPx, y: 0 });
    else if (shiftKey && key === 'ArrowRight') move({ x: -keyPanPx, y: 0 });
    else if (shiftKey && key === 'ArrowUp') move({ x: 0, y: keyPanPx });
    else if (shiftKey && key === 'ArrowDown') move({ x: 0, y: -keyPanPx });
    else return;
    event.preventDefault();
  };

  return {
    view,
    zoomIn: () => zoomBy(step),
    zoomOut: () => zoomBy(1 / step),
    fit: () => setView(fittingView),
    /** Zooms to a scale around the middle of what is shown. */
    zoomTo: (scale: number) =>
      setView((current) => zoomAround(current, scale / current.scale, { x: 0, y: 0 }, size(), most)),
    stageProps: {
      ref,
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onKeyDown,
      onDoubleClick: (event: { clientX: number; clientY: number }) =>
        view.scale > 1 ? setView(fittingView) : zoomBy(4, fromCentre(event)),
    },
  };
}
export type ZoomPan = ReturnType<typeof useZoomPan>;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
