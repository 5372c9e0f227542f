import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutIntoPieces, estimateTokens } from './pieces.ts';

test('pieces fit, and are the text', () => {
  const words = fc.array(
    fc.constantFrom('word', 'a', '. ', '\n', '\n\n', ' ', '\u65e5\u672c', '\u{1f600}', 'x'.repeat(100)),
    {
      maxLength: 200,
    },
  );
  fc.assert(
    fc.property(words, fc.integer({ min: 2, max: 100 }), (parts, maxTokens) => {
      const text = parts.join('');
      const pieces = cutIntoPieces(text, maxTokens);
      expect(pieces.join('')).toBe(text);
      expect(pieces.every((piece) => piece.isWellFormed())).toBe(true);
      // A surrogate pair that begins at the bound is not cut.
      expect(pieces.filter((piece) => estimateTokens(piece) > maxTokens + 1)).toEqual([]);
    }),
  );
});

test('paragraphs stay together where they fit, then sentences', () => {
  const text = 'One two three four five.\n\nSix seven. Eight nine ten eleven twelve thirteen.';
  expect(cutIntoPieces(text, 12)).toEqual([
    'One two three four five.\n\n',
    'Six seven. ',
    'Eight nine ten eleven twelve ',
    'thirteen.',
  ]);
});
