import { identity, invert, type Matrix, multiply } from '../../pdf/compress/content/matrix.ts';
import type { PageLayer } from '../ocr-tasks.ts';

/** A page's box in its own coordinates, in points, and by how many degrees clockwise viewers turn it. */
export type PageBox = { left: number; bottom: number; width: number; height: number; rotate: number };

export type LayerPlace = {
  /** From the pixels in which words are, y downwards, to the page's coordinates. */
  toPage: Matrix;
  /** Straightens what is on the page. */
  straighten: Matrix | undefined;
};

/** From here on a page looks crooked and is straightened; below, its text is laid along its lines. */
const visibleSkew = 2;

type Place = Pick<PageLayer, 'source' | 'width' | 'height' | 'turned' | 'skewDegrees'>;

/** How the words of a page that was read come to lie on it. `mayMove` is false where something would stay behind. */
export function placeLayer(layer: Place, box: PageBox, mayMove: boolean): LayerPlace {
  const { source, skewDegrees, turned } = layer;
  const isStraightened = mayMove && Math.abs(skewDegrees) > visibleSkew;
  const shown = turned % 180 === 0 ? source : { width: source.height, height: source.width };
  const toShown = multiply(straightToTurned(layer, isStraightened ? 0 : skewDegrees), turnedToShown(turned, shown));
  const showing = shownToPage(shown, box);
  if (!isStraightened) return { toPage: multiply(toShown, showing), straighten: undefined };
  const middle = { x: shown.width / 2, y: shown.height / 2 };
  const turnBack = rotationAbout(-skewDegrees, middle);
  const straighten = multiply(multiply(invert(showing), turnBack), showing);
  return { toPage: multiply(toShown, showing), straighten };
}

/** Straightened images are larger, with the same middle. */
function straightToTurned({ source, width, height }: Place, degrees: number): Matrix {
  const shift: Matrix = [1, 0, 0, 1, (source.width - width) / 2, (source.height - height) / 2];
  return multiply(shift, rotationAbout(degrees, { x: source.width / 2, y: source.height / 2 }));
}

/** Clockwise, as y grows downwards. */
function rotationAbout(degrees: number, { x, y }: { x: number; y: number }): Matrix {
  if (degrees === 0) return identity;
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos];
}

/** Undoes a clockwise turn of the whole image. */
function turnedToShown(turned: Place['turned'], { width, height }: { width: number; height: number }): Matrix {
  if (turned === 90) return [0, -1, 1, 0, 0, height];
  if (turned === 180) return [-1, 0, 0, -1, width, height];
  if (turned === 270) return [0, 1, -1, 0, width, 0];
  return identity;
}

/** From pixels of the page as viewers show it. */
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
