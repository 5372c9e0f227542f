import { expect, test } from 'vitest';
import { maxPreviewPixels } from './enhancement-options.ts';
import { previewArea } from './preview-area.ts';

const photo = { width: 4000, height: 3000 };

test('a preview shows what of the view is in the photo', () => {
  expect(previewArea({ left: 3900, top: 2900, width: 640, height: 400 }, photo, 2)).toEqual({
    ...{ left: 3900, top: 2900, width: 100, height: 100 },
  });
  expect(previewArea({ left: 9000, top: 9000, width: 5, height: 5 }, photo, 2)).toEqual({
    ...{ left: 3999, top: 2999, width: 1, height: 1 },
  });
});

test.each([1, 2, 3, 4])('a preview of a large view is of its middle, at %i times too', (scale) => {
  const { left, top, width, height } = previewArea({ left: 0, top: 0, ...photo }, photo, scale);
  expect(width * height * scale * scale).toBeLessThanOrEqual(maxPreviewPixels);
  expect(Math.abs(left + width / 2 - 2000)).toBeLessThanOrEqual(1);
  expect(Math.abs(top + height / 2 - 1500)).toBeLessThanOrEqual(1);
});

test('a preview of a line of pixels has at least one', () => {
  expect(previewArea({ left: 0, top: 0, width: 100_000, height: 1 }, { width: 40_000, height: 1 }, 4)).toMatchObject({
    height: 1,
  });
});
