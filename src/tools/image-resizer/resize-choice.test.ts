import { expect, test } from 'vitest';
import { cropProportions, fillsSize, fitMatters, largestCrop, requestOf, resizeChoiceSchema } from './resize-choice.ts';

const choice = (values: object) => resizeChoiceSchema.parse(values);

test('nothing is requested until a side is given', () => {
  expect(requestOf(choice({}))).toBeUndefined();
  expect(requestOf(choice({ width: 300 }))).toEqual({ width: 300, height: undefined, fit: 'inside' });
});

test('values of other size modes do not leak into the chosen one', () => {
  expect(requestOf(choice({ mode: 'percent', width: 300, percent: 25 }))).toEqual({ percent: 25, fit: 'inside' });
  expect(requestOf(choice({ mode: 'longest', width: 300 }))).toEqual({ longestSide: 1920, fit: 'inside' });
});

test('a preset gives its size', () => {
  const request = requestOf(choice({ mode: 'preset', preset: 'Link preview' }));
  expect(request).toEqual({ width: 1200, height: 630, fit: 'cover' });
  expect(requestOf(choice({ mode: 'preset', preset: 'gone' }))).toBeUndefined();
});

test('a print size becomes pixels, in portrait or landscape', () => {
  const a4 = { mode: 'print', print: 'A4', presetFit: 'contain' };
  expect(requestOf(choice(a4))).toMatchObject({ width: 2480, height: 3508 });
  expect(requestOf(choice({ ...a4, landscape: true, dotsPerInch: 150 }))).toMatchObject({ width: 1754, height: 1240 });
});

test('the fit matters only when both sides are fixed', () => {
  expect(fitMatters(requestOf(choice({ width: 300 })))).toBe(false);
  expect(fitMatters(requestOf(choice({ width: 300, height: 200 })))).toBe(true);
  expect(fitMatters(requestOf(choice({ mode: 'percent' })))).toBe(false);
});

test('a preset is cropped to fill although sizes in pixels are fitted', () => {
  expect(fillsSize(choice({ mode: 'preset', preset: 'Instagram square', fit: 'inside' }))).toBe(true);
  expect(cropProportions(choice({ mode: 'preset', preset: 'Instagram portrait' }))).toBe(0.8);
  expect(cropProportions(choice({ mode: 'preset', presetFit: 'contain' }))).toBeUndefined();
});

test('a crop has the chosen proportions, and is as large as the image allows', () => {
  expect(cropProportions(choice({ mode: 'percent', cropRatio: '16:9' }))).toBeCloseTo(16 / 9);
  expect(cropProportions(choice({ mode: 'percent', cropRatio: 'free' }))).toBe('free');
  expect(largestCrop({ width: 400, height: 300 }, 1)).toEqual({ left: 0.125, top: 0, width: 0.75, height: 1 });
  expect(largestCrop({ width: 300, height: 400 }, 1)).toEqual({ left: 0, top: 0.125, width: 1, height: 0.75 });
  expect(largestCrop({ width: 400, height: 300 }, 'free')).toEqual({ left: 0, top: 0, width: 1, height: 1 });
});
