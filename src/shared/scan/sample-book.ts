import type { Corners } from './corners.ts';
import type { PixelImage } from './pixel-image.ts';

/** Size of a synthetic page, in page heights. */
export const samplePage = { width: 0.7, lineGap: 0.1, ruleGap: 0.1 };

/** Height of a page above the table at a distance from the fold, in page heights. */
const bulge = (distance: number, height: number): number => height * (distance / 0.18) * Math.exp(1 - distance / 0.18);

/**
 * A synthetic photo of an open book from above: two pages of known size with a grid, each curved up by `height` beside the
 * fold. Corners are those of the spread.
 */
export function makeBook(width: number, height: number, bend: number): { image: PixelImage; corners: Corners } {
  const focal = 0.75 * width;
  const cameraHeight = (focal / height) * 1.35;
  const ways = wayTable(bend);
  const image: PixelImage = { data: new Uint8ClampedArray(width * height * 3).fill(60), width, height, channels: 3 };
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [rayX, rayY] = [(column + 0.5 - width / 2) / focal, (row + 0.5 - height / 2) / focal];
      const level = levelSeen(rayX, rayY, { cameraHeight, bend, ways });
      if (level !== undefined) image.data.fill(level, (row * width + column) * 3, (row * width + column) * 3 + 3);
    }
  }
  const edge = edgeOf(ways);
  const scale = focal / (cameraHeight - bulge(edge, bend));
  const [x, y] = [edge * scale, 0.5 * scale];
  const at = (right: number, down: number) => ({ x: width / 2 + right * x, y: height / 2 + down * y });
  return { image, corners: [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)] };
}

const stepsPerPage = 2000;

/** Distance along the paper for each distance from the fold, in thousandths of a page's height. */
function wayTable(bend: number): Float64Array {
  const ways = new Float64Array(stepsPerPage);
  for (let step = 1; step < stepsPerPage; step += 1) {
    const rise = bulge(step / 1000, bend) - bulge((step - 1) / 1000, bend);
    ways[step] = (ways[step - 1] ?? 0) + Math.hypot(0.001, rise);
  }
  return ways;
}

const edgeOf = (ways: Float64Array): number => ways.findIndex((way) => way > samplePage.width) / 1000;

/** Where a camera ray hits the page; undefined for the table. */
function levelSeen(
  rayX: number,
  rayY: number,
  { cameraHeight, bend, ways }: { cameraHeight: number; bend: number; ways: Float64Array },
): number | undefined {
  let rise = 0;
  for (let round = 0; round < 12; round += 1) rise = bulge(Math.abs(rayX * (cameraHeight - rise)), bend);
  const [x, y] = [rayX * (cameraHeight - rise), rayY * (cameraHeight - rise)];
  const way = ways[Math.round(Math.abs(x) * 1000)] ?? 9;
  if (way > samplePage.width || Math.abs(y) > 0.5) return undefined;
  const isNear = (value: number, gap: number) => Math.abs(value / gap - Math.round(value / gap)) * gap < 0.004;
  const isInside = way > 0.05 && way < 0.67 && Math.abs(y) < 0.46;
  if (isInside && (isNear(y, samplePage.lineGap) || isNear(way, samplePage.ruleGap))) return 50;
  return 225 * (1 - 0.4 * Math.exp(-((way / 0.03) ** 2)));
}
