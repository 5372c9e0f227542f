import { describe, expect, test } from 'vitest';
import { layPages } from './page-layout.ts';

const mm = (points: number) => Math.round((points * 254) / 72) / 10;

describe('an ID card', () => {
  const side = { scanMode: 'id-card', width: 1012, height: 638 } as const;

  test('has both sides on one A4 page in their true size, and a third side begins a new page', () => {
    const pages = layPages([side, side, side], 'auto');
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

  test('that stands upright does so on the page, too', () => {
    const [sheet] = layPages([{ ...side, width: 638, height: 1012 }], 'auto');
    expect(mm(sheet?.images[0]?.place.height ?? 0)).toBe(85.6);
  });

  test('is not put beside a page of another mode', () => {
    const page = { scanMode: 'document', width: 2000, height: 2829 } as const;
    expect(layPages([side, page, side], 'auto')).toHaveLength(3);
  });
});

test.each([
  ['a page of A4, a little wrong as photos are', 'document', 2000, 2800, [210, 297]],
  ['a page of A4 across', 'document', 2829, 2000, [297, 210]],
  ['a letter', 'document', 1700, 2200, [215.9, 279.4]],
  ['a receipt', 'receipt', 600, 2400, [80, 320]],
  ['a business card', 'business-card', 1020, 660, [85, 55]],
  ['a page of a book', 'book', 1400, 2100, [140, 210]],
  ['a strip of paper', 'document', 1000, 4000, [74.3, 297]],
] as const)('%s gets the page it belongs on, filled by its image', (_what, scanMode, width, height, size) => {
  const [page] = layPages([{ scanMode, width, height }], 'auto');
  expect([mm(page?.width ?? 0), mm(page?.height ?? 0)]).toEqual(size);
  const place = page?.images[0]?.place;
  expect((place?.width ?? 0) / (place?.height ?? 1)).toBeCloseTo(width / height, 6);
  expect(place?.width).toBeLessThanOrEqual((page?.width ?? 0) + 1e-6);
  expect(place?.height).toBeLessThanOrEqual((page?.height ?? 0) + 1e-6);
});

test('a chosen paper is turned as the image is, and the image lies in its middle', () => {
  const [page] = layPages([{ scanMode: 'receipt', width: 1000, height: 3000 }], 'letter');
  expect([mm(page?.width ?? 0), mm(page?.height ?? 0)]).toEqual([215.9, 279.4]);
  const place = page?.images[0]?.place;
  expect((place?.left ?? 0) * 2 + (place?.width ?? 0)).toBeCloseTo(page?.width ?? 0, 6);
});
