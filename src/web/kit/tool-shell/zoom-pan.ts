/** A point or a distance in pixels of the stage, from its centre. */
export type Point = { x: number; y: number };

/** How an image lies on its stage: `scale` times the size that just fits, moved by `offset`. */
export type View = { scale: number; offset: Point };

export const fittingView: View = { scale: 1, offset: { x: 0, y: 0 } };
export const maxScale = 16;

/**
 * The view after zooming by `factor` around a fixed point.
 * @param size width and height of the stage in pixels.
 * @param most the largest scale.
 */
export function zoomAround(
  view: View,
  factor: number,
  point: Point,
  size: { width: number; height: number },
  most = maxScale,
): View {
  const scale = Math.min(Math.max(view.scale * factor, 1), most);
  const ratio = scale / view.scale;
  const offset = {
    x: point.x - (point.x - view.offset.x) * ratio,
    y: point.y - (point.y - view.offset.y) * ratio,
  };
  return keepOnStage({ scale, offset }, size);
}

export const panBy = (view: View, by: Point, size: { width: number; height: number }): View =>
  keepOnStage({ ...view, offset: { x: view.offset.x + by.x, y: view.offset.y + by.y } }, size);

/** Stops when an edge of the image meets the stage's edge. */
function keepOnStage({ scale, offset }: View, { width, height }: { width: number; height: number }): View {
  const limit = (value: number, length: number) => {
    const most = ((scale - 1) * length) / 2;
    return Math.min(Math.max(value, -most), most);
  };
  return { scale, offset: { x: limit(offset.x, width), y: limit(offset.y, height) } };
}
