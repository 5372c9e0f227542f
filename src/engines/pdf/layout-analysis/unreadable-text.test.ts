import { expect, test } from 'vitest';
import { isOutlined, isUnreadable } from './unreadable-text.ts';

test('letters without a name, or of six scripts within a word, cannot be read', () => {
  expect(isUnreadable(['\ue041\ue042\ue043\ue044'.repeat(15)])).toBe(true);
  expect(isUnreadable(Array<string>(8).fill('Ϧଋ¤мǥ ƹϟୡȥйဎഁнୡ ϡࣧ¤оဌʾѬ'))).toBe(true);
});

test('formulas, Japanese and words of two languages can', () => {
  expect(isUnreadable(Array<string>(9).fill('αx + βy = λz where sin φ and cosθ meet'))).toBe(false);
  expect(isUnreadable(Array<string>(9).fill('東京タワーは東京都港区にあるテレビ塔です'))).toBe(false);
  expect(isUnreadable(Array<string>(9).fill('купить iPhone или Windows-ноутбук'))).toBe(false);
  expect(isUnreadable(['\ue041 \ue042'])).toBe(false);
});

test('a page of many small shapes is text drawn as outlines, one with large ones is not', () => {
  const shapes = (height: number) =>
    Array.from({ length: 120 }, (_, index) => ({ left: index, right: index + 5, top: 0, bottom: height }));
  expect([12, 300].map((height) => isOutlined({ drawings: shapes(height) }))).toEqual([true, false]);
});
