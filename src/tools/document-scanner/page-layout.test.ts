import { describe, expect, test } from 'vitest';
import { layOutPages } from './page-layout.ts';

const mm = (points: number) => Math.round((points * 254) / 72) / 10;

describe('an ID card', () => {
  const side = { scanMode: 'id-card', width: 1012, height: 638 } as const;

  test('has both sides on one A4 page in true size, and a third side starts a new page', () => {
    const pages = layOutPages([side, side, side], 'auto');
    expect(pages.map(({ images }) => images.map(({ index }) => index))).toEqual([[0, 1], [2]]);
    const [sheet] = pages;
    expect([mm(sheet?.width ?? 0), mm(sheet?.height ?? 0)]).toEqual([210, 297]);
    for (const { place } of sheet?.images ?? []) {
      expect([mm(place.width), mm(place.height)]).toEqual([85.6, 54]);
      expect(mm(place.left)).toBe(62.2);
    }
    const [front, back] = sheet?.images ?? [];
    expect(back?.place.top).toBeGreaterThan((front?.place.top ?? 0) + (front?.place.height ?? 0));
  });

  test('in portrait stays in portrait', () => {
    const [sheet] = layOutPages([{ ...side, width: 638, height: 1012 }], 'auto');
    expect(mm(sheet?.images[0]?.place.height ?? 0)).toBe(85.6);
  });

  test('does not share a page with another mode', () => {
    const page = { scanMode: 'document', width: 2000, height: 2829 } as const;
    expect(layOutPages([side, page, side], 'auto')).toHaveLength(3);
  });
});

test.each([
  ['an A4 page, slightly off as photos are', 'document', 2000, 2800, [210, 297]],
  ['an A4 page in landscape', 'document', 2829, 2000, [297, 210]],
  ['a letter', 'document', 1700, 2200, [215.9, 279.4]],
  ['a receipt', 'receipt', 600, 2400, [80, 320]],
  ['a business card', 'business-card', 1020, 660, [85, 55]],
  ['a book page', 'book', 1400, 2100, [140, 210]],
  ['a strip of paper', 'document', 1000, 4000, [74.3, 297]],
] as const)('%s gets the matching paper size, filled by its image', (_what, scanMode, width, height, size) => {
  const [page] = layOutPages([{ scanMode, width, height }], 'auto');
  expect([mm(page?.width ?? 0), mm(page?.height ?? 0)]).toEqual(size);
  const place = page?.images[0]?.place;
  expect((place?.width ?? 0) / (place?.height ?? 1)).toBeCloseTo(width / height, 6);
  expect(place?.width).toBeLessThanOrEqual((page?.width ?? 0) + 1e-6);
  expect(place?.height).toBeLessThanOrEqual((page?.height ?? 0) + 1e-6);
});

test('a chosen paper size follows the orientation of the image, which is centred', () => {
  const [page] = layOutPages([{ scanMode: 'receipt', width: 1000, height: 3000 }], 'letter');
  expect([mm(page?.width ?? 0), mm(page?.height ?? 0)]).toEqual([215.9, 279.4]);
  const place = page?.images[0]?.place;
  expect((place?.left ?? 0) * 2 + (place?.width ?? 0)).toBeCloseTo(page?.width ?? 0, 6);
});
