import { type Corners, scaleCorners } from '../../shared/scan/corners.ts';
import { findCorners } from '../../shared/scan/find-corners.ts';
import type { PixelImage } from '../../shared/scan/pixel-image.ts';
import { refineCorners } from '../../shared/scan/refine-corners.ts';
import { brightnessAt, type GrayImage, histogramOf } from './cleaning/gray-image.ts';

type Size = { width: number; height: number };

/** The search works at this size anyway. */
const detectionSide = 480;
/** Enough for corners exact to a pixel or two. */
const refinedSide = 1600;
/** Sheets that lie straighter are read as well without being cut out. */
const minDegrees = 1.5;

/**
 * The corners of a sheet of paper that was photographed at an angle, as the scanner finds them, in pixels of the image.
 * Undefined for flat scans, and where they are not certain.
 */
export async function findSheet(size: Size, colors: (size: Size) => Promise<PixelImage>): Promise<Corners | undefined> {
  const reduced = (side: number): Promise<PixelImage> => {
    const scale = Math.min(1, side / Math.max(size.width, size.height));
    return colors({
      width: Math.max(1, Math.round(size.width * scale)),
      height: Math.max(1, Math.round(size.height * scale)),
    });
  };
  const small = await reduced(detectionSide);
  const { corners, sure } = findCorners(small);
  if (!sure || isUpright(corners)) return undefined;
  const larger = await reduced(refinedSide);
  return scaleCorners(
    refineCorners(larger, scaleCorners(corners, larger.width / small.width)),
    size.width / larger.width,
  );
}

/** Where the edge of an image is looked at, as a share of its sides. */
const edgeShare = 0.015;
/** Paper in even light varies less than this; almost all of the edge of a flat scan is paper. */
const [paperLevel, paperShare] = [0.92, 0.75];

/** Whether an image is a flat scan: there is no table to be seen around the paper. Takes no time. */
export function isPaperToItsEdges(image: GrayImage): boolean {
  const { data, width, height } = image;
  const least = brightnessAt(histogramOf(image, 31), 0.9) * paperLevel;
  const [left, top] = [Math.floor(width * edgeShare), Math.floor(height * edgeShare)];
  let [light, count] = [0, 0];
  const look = (x: number, y: number) => {
    count += 1;
    if ((data[y * width + x] ?? 0) >= least) light += 1;
  };
  for (let x = 0; x < width; x += 3) for (const y of [top, height - 1 - top]) look(x, y);
  for (let y = 0; y < height; y += 3) for (const x of [left, width - 1 - left]) look(x, y);
  return light >= count * paperShare;
}

const isUpright = (corners: Corners): boolean =>
  corners.every((a, index) => {
    const b = corners[(index + 1) % 4] ?? a;
    const [along, across] = [Math.abs(b.x - a.x), Math.abs(b.y - a.y)];
    const degrees = (Math.atan2(Math.min(along, across), Math.max(along, across)) * 180) / Math.PI;
    return degrees < minDegrees;
  });
