import type { Rgb } from '../qr-style.ts';

/** Lays a colour with this opacity over a pixel (Porter and Duff, source over). */
export function blend(data: Uint8ClampedArray, at: number, [red, green, blue]: Rgb, opacity: number): void {
  const below = ((data[at + 3] ?? 0) / 255) * (1 - opacity);
  const total = opacity + below;
  const over = (color: number, under: number): number => (color * opacity + under * below) / total;
  data[at] = over(red, data[at] ?? 0);
  data[at + 1] = over(green, data[at + 1] ?? 0);
  data[at + 2] = over(blue, data[at + 2] ?? 0);
  data[at + 3] = total * 255;
}
