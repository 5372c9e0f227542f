import { expect, test } from 'vitest';
import { steadySizes } from './recognised-sizes.ts';
import { segment } from './sample-readings.ts';

test('lines that were measured a little differently get the size of most of their letters', () => {
  const sizes = [10, 10.5, 9.5, 10, 10.9, 16, 16.5];
  const lines = sizes.map((size, index) =>
    segment({ text: `Line of letters number ${index}`, size, left: 72, baseline: 100 + index * 20 }),
  );
  expect(steadySizes(lines).map(({ pieces }) => pieces[0]?.style.size)).toEqual([10, 10, 10, 10, 10, 16, 16]);
});
