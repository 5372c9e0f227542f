import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Contour, reversed, roundedBox, svgPath } from './contour.ts';
import { dotContours, dotShapes } from './dot-shapes.ts';
import { eyeFrameContours, eyeFrames, eyePupilContour, eyePupils } from './eye-shapes.ts';
import { gridOutline } from './grid-outline.ts';

describe('the outline of a grid', () => {
  it('covers exactly the filled cells', async () => {
    await fc.assert(
      fc.asyncProperty(anyGrid, async ({ size, cells }) => {
        const contours = gridOutline(size, cellOf(size, cells), () => 0);
        const coverage = await coverageOf(contours, { side: size, scale: 1, offset: 0 });
        expect([...coverage]).toEqual(cells.map(Number));
      }),
    );
  });

  it('keeps the middle of every cell unchanged when corners are rounded', async () => {
    await fc.assert(
      fc.asyncProperty(anyGrid, async ({ size, cells }) => {
        const contours = gridOutline(size, cellOf(size, cells), (corner) => (corner === 'concave' ? 0.2 : 0.5));
        // Nine pixels per cell; this is the middle one.
        const coverage = await coverageOf(contours, { side: size * 9, scale: 9, offset: 0 });
        const middles = cells.map(
          (_, index) => coverage[(Math.floor(index / size) * 9 + 4) * size * 9 + (index % size) * 9 + 4],
        );
        expect(middles).toEqual(cells.map(Number));
      }),
      { numRuns: 30 },
    );
  });

  it('is one path around touching cells, with holes cut out', () => {
    const ring = [1, 1, 1, 1, 0, 1, 1, 1, 1];
    const contours = gridOutline(
      3,
      (x, y) => ring[y * 3 + x] === 1,
      () => 0,
    );
    expect(svgPath(contours)).toBe('M0 0h3v3h-3v-3zM2 1h-1v1h1v-1z');
    expect(contours).toHaveLength(2);
    expect(signedArea(contours[0])).toBeCloseTo(9);
    expect(signedArea(contours[1])).toBeCloseTo(-1);
  });

  it('separates cells that touch only at a corner', () => {
    expect(
      gridOutline(
        2,
        (x, y) => x === y,
        () => 0,
      ),
    ).toHaveLength(2);
    expect(
      gridOutline(
        2,
        (x, y) => x !== y,
        () => 0,
      ),
    ).toHaveLength(2);
  });
});

describe('the shapes', () => {
  it.each(dotShapes)(
    '%s are dark in the middle of dark modules and light in the middle of light ones',
    async (shape) => {
      await fc.assert(
        fc.asyncProperty(anyGrid, async ({ size, cells }) => {
          const coverage = await coverageOf(dotContours(shape, size, cellOf(size, cells)), {
            side: size * 9 + 2,
            scale: 9,
            offset: 1,
          });
          for (const [index, isDark] of cells.entries()) {
            const column = (index % size) * 9 + 5;
            const row = Math.floor(index / size) * 9 + 5;
            expect(coverage[row * (size * 9 + 2) + column]).toBe(isDark ? 1 : 0);
          }
        }),
        { numRuns: 20 },
      );
    },
  );

  it.each(eyeFrames.flatMap((frame) => eyePupils.map((pupil) => [frame, pupil] as const)))(
    'an eye of %s and %s has the proportions 1:1:3:1:1 through its middle, in both directions',
    async (frame, pupil) => {
      const eye = { x: 0, y: 0, corner: 'topLeft' } as const;
      const coverage = await coverageOf([...eyeFrameContours(frame, eye), eyePupilContour(pupil, eye)], {
        side: 70,
        scale: 10,
        offset: 0,
      });
      const lines = [
        Array.from({ length: 70 }, (_, column) => coverage[35 * 70 + column] ?? 0),
        Array.from({ length: 70 }, (_, row) => coverage[row * 70 + 35] ?? 0),
      ];
      for (const line of lines) {
        const runs = runLengths(line.map((covered) => covered > 0.5));
        expect(runs).toHaveLength(5);
        for (const [index, expected] of [10, 10, 30, 10, 10].entries()) {
          expect(Math.abs((runs[index] ?? 0) - expected)).toBeLessThanOrEqual(pupil === 'diamond' ? 6 : 0);
        }
      }
    },
  );
});

describe('an SVG path', () => {
  it('is short: axis-parallel lines, quarter circles as arcs, thousandths of a module', () => {
    expect(svgPath([roundedBox({ x: 1, y: 2, width: 3, height: 1 }, [0, 0, 0, 0])])).toBe('M1 2h3v1h-3v-1z');
    expect(svgPath([roundedBox({ x: 0, y: 0, width: 1 / 3, height: 1 }, [0, 0, 0, 0])])).toBe(
      'M0 0h0.333v1h-0.333v-1z',
    );
    expect(svgPath([roundedBox({ x: 0, y: 0, width: 1, height: 1 }, [0.5, 0.5, 0.5, 0.5])])).toBe(
      'M0.5 0a0.5 0.5 0 0 1 0.5 0.5a0.5 0.5 0 0 1 -0.5 0.5a0.5 0.5 0 0 1 -0.5 -0.5a0.5 0.5 0 0 1 0.5 -0.5z',
    );
  });

  it('of a hole reverses its arcs', () => {
    expect(svgPath([reversed(roundedBox({ x: 0, y: 0, width: 1, height: 1 }, [0.5, 0.5, 0.5, 0.5]))])).not.toContain(
      ' 0 0 1 ',
    );
  });
});

const anyGrid = fc.integer({ min: 1, max: 7 }).chain((size) =>
  fc.record({
    size: fc.constant(size),
    cells: fc.array(fc.boolean(), { minLength: size * size, maxLength: size * size }),
  }),
);

const cellOf =
  (size: number, cells: readonly boolean[]) =>
  (x: number, y: number): boolean =>
    cells[y * size + x] === true;

/** How much of each pixel the path covers, from 0 to 1, row by row, as drawn by another renderer. */
async function coverageOf(
  contours: readonly Contour[],
  { side, scale, offset }: { side: number; scale: number; offset: number },
): Promise<number[]> {
  const path = `<path transform="translate(${offset} ${offset}) scale(${scale})" d="${svgPath(contours)}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${path}</svg>`;
  const alphas = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  return [...alphas].map((alpha) => alpha / 255);
}

function runLengths(values: readonly boolean[]): number[] {
  const lengths: number[] = [];
  for (const [index, value] of values.entries()) {
    if (index === 0 || value !== values[index - 1]) lengths.push(1);
    else lengths.push((lengths.pop() ?? 0) + 1);
  }
  return lengths;
}

/** Shoelace formula; positive for clockwise outlines with y pointing down. Straight outlines only. */
function signedArea(contour: Contour | undefined): number {
  const points = contour === undefined ? [] : contour.steps.map(({ to }) => to);
  return points.reduce((area, point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    return area + (point.x * next.y - next.x * point.y) / 2;
  }, 0);
}
