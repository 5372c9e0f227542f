import { expect, test } from 'vitest';
import { enlarge } from './lanczos.ts';

test.each([2, 3, 4])('a wave keeps its place and shape when it is enlarged %i times', (scale) => {
  const [width, height] = [40, 30];
  const wave = (x: number, y: number) => 128 + 60 * Math.sin(x / 3) + 40 * Math.cos(y / 4);
  const samples = Float32Array.from({ length: width * height }, (_, at) => wave(at % width, Math.floor(at / width)));
  const result = enlarge(samples, { width, height, channels: 1, scale });
  for (let y = 5 * scale; y < (height - 5) * scale; y += 1) {
    for (let x = 5 * scale; x < (width - 5) * scale; x += 1) {
      const expected = wave((x + 0.5) / scale - 0.5, (y + 0.5) / scale - 0.5);
      expect(Math.abs((result[y * width * scale + x] ?? 0) - expected)).toBeLessThan(1);
    }
  }
});

test('one pixel becomes one colour', () => {
  const result = enlarge(Uint8Array.of(10, 20, 30), { width: 1, height: 1, channels: 3, scale: 2 });
  for (const [at, value] of result.entries()) expect(value).toBeCloseTo([10, 20, 30][at % 3] ?? 0, 3);
});
