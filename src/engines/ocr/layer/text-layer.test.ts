import { expect, test } from 'vitest';
import { textLayer } from './text-layer.ts';

test('a line of more words than any page has is laid over it, whoever wrote them', () => {
  const words = Array.from({ length: 150_000 }, (_, index) => ({
    text: 'a',
    box: { x: index, y: 10, width: 1, height: 10 },
    ...{ baseline: 18, fontSize: 10, confidence: 100, block: 1, paragraph: 1, line: 1 },
  }));
  const content = textLayer(words, [1, 0, 0, -1, 0, 100]).toString('latin1');
  expect(content.match(/<0061/g)).toHaveLength(words.length);
});
