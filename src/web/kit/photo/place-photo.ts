type Size = { width: number; height: number };
type Area = { left: number; top: number; width: number; height: number };
/** `scale` times the size that just fits, moved by `offset`: as `useZoomPan` has it. */
type View = { scale: number; offset: { x: number; y: number } };

/** Where a photo lies on its stage: a pixel of it is `zoom` pixels wide there, and its top left corner is at `x` and `y`. */
export type Placement = { zoom: number; x: number; y: number };

/** Stage pixels per pixel of a photo that just fits. */
export const fittingZoom = (photo: Size, stage: Size): number =>
  Math.min(stage.width / photo.width, stage.height / photo.height);

export function placeOn(stage: Size, photo: Size, { scale, offset }: View): Placement {
  const zoom = fittingZoom(photo, stage) * scale;
  return {
    zoom,
    x: (stage.width - photo.width * zoom) / 2 + offset.x,
    y: (stage.height - photo.height * zoom) / 2 + offset.y,
  };
}

/** What of the photo is in view, in whole pixels of it. Undefined when nothing is. */
export function areaInView(stage: Size, photo: Size, { zoom, x, y }: Placement): Area | undefined {
  const left = Math.max(0, Math.floor(-x / zoom));
  const top = Math.max(0, Math.floor(-y / zoom));
  const width = Math.min(photo.width, Math.ceil((stage.width - x) / zoom)) - left;
  const height = Math.min(photo.height, Math.ceil((stage.height - y) / zoom)) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : undefined;
}

/** An area of the photo as a place on the stage, for CSS. */
export const placeOf = ({ left, top, width, height }: Area, { zoom, x, y }: Placement) => ({
  left: x + left * zoom,
  top: y + top * zoom,
  width: width * zoom,
  height: height * zoom,
});
