import type { Point } from '../../../shared/scan/corners.ts';
import { applyHomography, homographyTo } from '../../../shared/scan/warp.ts';
import { identity, invert, type Matrix, multiply } from '../../pdf/compress/content/matrix.ts';
import type { PageLayer } from '../ocr-tasks.ts';

/** A page's box in its own coordinates, in points, and its rotation in degrees clockwise. */
export type PageBox = { left: number; bottom: number; width: number; height: number; rotate: number };

export type LayerPlace = {
  /** From image pixels, y downwards, to page coordinates. */
  toPage: Matrix;
  /** Straightens the page's content. */
  straighten: Matrix | undefined;
};

/** Pages look skewed from here on and are straightened; below, the text follows the skew. */
const visibleSkew = 2;

type Place = Pick<PageLayer, 'source' | 'width' | 'height' | 'turned' | 'skewDegrees'>;

/** How recognised words are placed on their page. `mayMove` is false if straightening would leave annotations behind. */
export function placeLayer(layer: Place, box: PageBox, mayMove: boolean): LayerPlace {
  const { source, skewDegrees, turned } = layer;
  const isStraightened = mayMove && Math.abs(skewDegrees) > visibleSkew;
  const shown = turned % 180 === 0 ? source : { width: source.height, height: source.width };
  const toShown = multiply(straightToTurned(layer, isStraightened ? 0 : skewDegrees), turnedToShown(turned, shown));
  const showing = shownToPage(shown, box);
  if (!isStraightened) return { toPage: multiply(toShown, showing), straighten: undefined };
  const middle = { x: shown.width / 2, y: shown.height / 2 };
  const unskew = rotationAbout(-skewDegrees, middle);
  const straighten = multiply(multiply(invert(showing), unskew), showing);
  return { toPage: multiply(toShown, showing), straighten };
}

/** From pixels of a flattened sheet to page coordinates: back into the photo that the page shows. */
export type OnPhoto = (x: number, y: number) => Point;

/** Where the words of a flattened sheet are on the page with its photo. */
export function placeOnPhoto(layer: Place, { corners, photo }: NonNullable<PageLayer['sheet']>, box: PageBox): OnPhoto {
  const { source, skewDegrees, turned } = layer;
  const flat = turned % 180 === 0 ? source : { width: source.height, height: source.width };
  const toFlat = multiply(straightToTurned(layer, skewDegrees), turnedToShown(turned, flat));
  const toPhoto = homographyTo(corners, flat.width, flat.height);
  const toPage = shownToPage(photo, box);
  return (x, y) => {
    const onSheet = transform(toFlat, { x, y });
    return transform(toPage, applyHomography(toPhoto, onSheet.x, onSheet.y));
  };
}

const transform = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** Straightened images are larger, with the same centre. */
function straightToTurned({ source, width, height }: Place, degrees: number): Matrix {
  const shift: Matrix = [1, 0, 0, 1, (source.width - width) / 2, (source.height - height) / 2];
  return multiply(shift, rotationAbout(degrees, { x: source.width / 2, y: source.height / 2 }));
}

/** Clockwise, as y points down. */
function rotationAbout(degrees: number, { x, y }: { x: number; y: number }): Matrix {
  if (degrees === 0) return identity;
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos];
}

/** Undoes a clockwise rotation of the whole image. */
function turnedToShown(turned: Place['turned'], { width, height }: { width: number; height: number }): Matrix {
  if (turned === 90) return [0, -1, 1, 0, 0, height];
  if (turned === 180) return [-1, 0, 0, -1, width, height];
  if (turned === 270) return [0, 1, -1, 0, width, 0];
  return identity;
}

/** From pixels of the displayed page. */
function shownToPage({ width: across, height: down }: { width: number; height: number }, box: PageBox): Matrix {
  const { left, bottom, width, height, rotate } = box;
  switch (rotate) {
    case 90:
      return [0, height / across, width / down, 0, left, bottom];
    case 180:
      return [-width / across, 0, 0, height / down, left + width, bottom];
    case 270:
      return [0, -height / across, -width / down, 0, left + width, bottom + height];
    default:
      return [width / across, 0, 0, -height / down, left, bottom + height];
  }
}
