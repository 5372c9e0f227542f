import { describe, expect, it } from 'vitest';
import { fitPage, gap, insertionAt, layOut } from './grid-geometry.ts';

describe('a grid of pages', () => {
  it('has as many columns as fit, and two on the smallest phone', () => {
    expect(layOut(1000, 116).columns).toBe(7);
    expect(layOut(200, 280).columns).toBe(2);
    const { columns, cellWidth } = layOut(200, 280);
    expect(columns * cellWidth + gap).toBeLessThanOrEqual(200);
  });

  it('takes what is dropped on the left half of a page before it, on the right half after it', () => {
    const grid = layOut(1000, 116);
    const at = (index: number, part: number) =>
      insertionAt(grid, 10, index * (grid.cellWidth + gap) + part * grid.cellWidth, 5);
    expect(at(2, 0.2)).toBe(2);
    expect(at(2, 0.8)).toBe(3);
  });

  it('puts what is dropped at the end of a row or below the last page where it looks to be', () => {
    const grid = layOut(1000, 116);
    expect(insertionAt(grid, 10, 999, 5)).toBe(7);
    expect(insertionAt(grid, 10, 0, grid.rowHeight + 5)).toBe(7);
    expect(insertionAt(grid, 10, 999, 5 * grid.rowHeight)).toBe(10);
    expect(insertionAt(grid, 10, -50, -50)).toBe(0);
  });

  it('shows a turned page on its side', () => {
    const page = { width: 200, height: 400, rotation: 0 as const };
    expect(fitPage(page, 0, { width: 100, height: 100 })).toMatchObject({ width: 50, height: 100 });
    expect(fitPage(page, 90, { width: 100, height: 100 })).toMatchObject({ width: 100, height: 50 });
  });
});
