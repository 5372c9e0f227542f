/** Pixels row by row, as RGBA. */
type Pixels = { data: Uint8ClampedArray; width: number; height: number };

/** The paper's brightness is taken from squares of this many pixels: light falls unevenly on a photographed sheet. */
const square = 48;
/** Of a square's pixels, this share is darker than the paper: its grain, and the ink. */
const paperShare = 0.8;
/** What is less dark than this, as a share of the paper's brightness, is its grain; what is darker than the other is all ink. */
const grain = 0.12;
const solid = 0.4;

/**
 * Makes the paper of a photographed or scanned signature transparent, in place.
 * @returns the box around the ink, in pixels; undefined when there is none
 */
export function removePaper({ data, width, height }: Pixels) {
  const columns = Math.ceil(width / square);
  const rows = Math.ceil(height / square);
  const light = new Uint8ClampedArray(width * height);
  for (let index = 0; index < light.length; index++) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(index * 4, index * 4 + 4);
    // Transparent is paper already.
    light[index] = alpha < 16 ? 255 : 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  const papers = Array.from({ length: columns * rows }, (_, index) =>
    paperOf(light, width, height, (index % columns) * square, Math.floor(index / columns) * square),
  );
  const brightest = Math.max(...papers);
  const ink = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      // A square that is all ink says nothing of the paper.
      const paper = Math.max(papers[Math.floor(y / square) * columns + Math.floor(x / square)] ?? 255, brightest * 0.5);
      const darkness = (paper - (light[index] ?? 255)) / paper;
      const opacity = Math.min(1, Math.max(0, (darkness - grain) / (solid - grain)));
      data[index * 4 + 3] = opacity * 255;
      if (opacity < 0.5) continue;
      ink.left = Math.min(ink.left, x);
      ink.right = Math.max(ink.right, x + 1);
      ink.top = Math.min(ink.top, y);
      ink.bottom = Math.max(ink.bottom, y + 1);
    }
  }
  return ink.right > ink.left ? ink : undefined;
}

/** The brightness of the paper in a square, from 0 to 255. */
function paperOf(light: Uint8ClampedArray, width: number, height: number, left: number, top: number): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let y = top; y < Math.min(height, top + square); y++) {
    for (let x = left; x < Math.min(width, left + square); x++) {
      const level = light[y * width + x] ?? 255;
      counts[level] = (counts[level] ?? 0) + 1;
      total += 1;
    }
  }
  let seen = 0;
  for (let level = 0; level < 256; level++) {
    seen += counts[level] ?? 0;
    if (seen >= total * paperShare) return level;
  }
  return 255;
}
