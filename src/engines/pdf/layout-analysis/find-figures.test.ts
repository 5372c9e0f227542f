import { describe, expect, test } from 'vitest';
import type { PageObjects } from '../../../pdf/reading/page-objects.ts';
import type { Box, Fill, Segment } from '../../../pdf/reading/page-reading.ts';
import { findFigures } from './find-figures.ts';
import { gridRules, lines, segment } from './sample-readings.ts';

const page: Box = { left: 0, top: 0, right: 595, bottom: 842 };
const long = 'Words that fill a line of running text from one edge of the frame to the other one';

/** A frame from (100, 100) to (400, 300). */
const frame = gridRules([100, 400], [100, 300]);
/** Arrows from one label to the next. */
const arrows: Box[] = [0, 1, 2, 3, 4].map((index) => ({
  left: 150,
  right: 250,
  top: 120 + index * 35,
  bottom: 140 + index * 35,
}));
const labels = [0, 1, 2, 3].map((index) => segment({ text: `Step ${index}`, left: 260, baseline: 130 + index * 40 }));
const caption = segment({ text: 'Figure 3-5 How the steps follow', left: 100, baseline: 315 });

const found = (objects: Partial<PageObjects>, segments: readonly Segment[]) =>
  findFigures({ rules: [], fills: [], drawings: [], images: [], isCut: false, ...objects }, segments, page).figures;

describe('a frame', () => {
  test('around arrows and labels is one figure with the labels, and its caption stays text', () => {
    const [figure, ...others] = found({ rules: frame, drawings: arrows }, [...labels, caption]);
    expect(others).toEqual([]);
    expect(figure).toMatchObject({ box: { left: 100, right: 400, top: 100, bottom: 300 }, labels });
  });

  test('around the strips of one image and its labels is one figure', () => {
    const strips = [0, 1, 2, 3].map((index) => ({
      ...{ left: 105, right: 395, top: 105 + index * 45, bottom: 150 + index * 45 },
      ...{ object: index, isUpright: true },
    }));
    const figures = found({ rules: frame, images: strips }, labels);
    expect(figures).toMatchObject([{ image: undefined, labels }]);
  });

  test('around one image leaves the image as it is', () => {
    const image = { left: 105, right: 395, top: 105, bottom: 295, object: 1, isUpright: true };
    expect(found({ rules: frame, images: [image] }, [])).toMatchObject([{ image }]);
  });

  test('around running text with an icon leaves the text', () => {
    const text = lines([long, long, long], 200, { left: 110, right: 390 });
    const icon = arrows.map((arrow) => ({ ...arrow, left: 105, right: 125 }));
    const figures = found({ rules: frame, drawings: icon }, text);
    expect(figures.flatMap((figure) => figure.labels)).toEqual([]);
  });

  test('around a list with marks leaves the list', () => {
    const list = lines(['The first', 'The second', 'The third', 'The fourth', 'The fifth', 'The sixth'], 120, {
      left: 130,
      right: 200,
    });
    const marks = list.map(({ top }) => ({ left: 110, right: 124, top, bottom: top + 14 }));
    const figures = found({ rules: frame, drawings: marks }, list);
    expect(figures.flatMap((figure) => figure.labels)).toEqual([]);
  });

  test('with lines from side to side is a table, whatever is drawn in its cells', () => {
    const rules = gridRules([100, 250, 400], [100, 150, 200, 250, 300]);
    const inCells = arrows.map((arrow) => ({ ...arrow, left: 330, right: 370 }));
    const [figure] = found({ rules, drawings: inCells }, labels);
    expect(figure).toMatchObject({ box: { left: 330, right: 370 }, labels: [] });
  });

  test('with areas of several colours is a figure only where its caption says so', () => {
    const area = (color: string, inset: number): Fill => ({
      ...{ left: 100 + inset, right: 400 - inset, top: 100 + inset, bottom: 300 - inset },
      color,
    });
    const fills = [area('#f2f2f2', 0), area('#ffff99', 20)];
    expect(found({ rules: frame, fills }, [...labels, caption])).toMatchObject([{ labels }]);
    expect(found({ rules: frame, fills }, labels)).toEqual([]);
    const table = segment({ text: 'Table 3-5 The steps', left: 100, baseline: 315 });
    expect(found({ rules: frame, fills }, [...labels, table])).toEqual([]);
  });
});

test.each(['Figure 1', 'FIGURE 2.3', 'Fig. 4', 'Abbildung 5', 'Abb. 6', 'Figura 7', 'Рис. 8', '図9'])(
  '%s begins a caption',
  (text) => {
    const fills: Fill[] = [
      { left: 100, right: 400, top: 100, bottom: 300, color: '#f2f2f2' },
      { left: 120, right: 380, top: 120, bottom: 280, color: '#ffff99' },
    ];
    const below = segment({ text, left: 100, baseline: 315 });
    expect(found({ rules: frame, fills }, [...labels, below])).toHaveLength(1);
  },
);

test('a word drawn as outlines is one figure, with its straight letters', () => {
  const letters = [0, 14, 36].map((left) => ({ left: 100 + left, right: 112 + left, top: 50, bottom: 70 }));
  const stroke = { direction: 'vertical' as const, at: 131, from: 50, to: 70 };
  expect(found({ drawings: letters }, [])).toMatchObject([{ box: { left: 100, right: 126 } }]);
  expect(found({ drawings: letters, rules: [stroke] }, [])).toMatchObject([{ box: { left: 100, right: 148 } }]);
});
