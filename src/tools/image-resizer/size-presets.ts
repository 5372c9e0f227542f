import type { Size } from './target-size.ts';

export type SizePreset = { name: string; group: 'Social' | 'Screen' | 'Passport and ID'; size: Size };

/** Millimetres to print pixels: an inch is 25.4 mm. */
export const pixelsFor = (millimetres: number, dotsPerInch: number): number =>
  Math.round((millimetres / 25.4) * dotsPerInch);

const printed = (widthMm: number, heightMm: number): Size => ({
  width: pixelsFor(widthMm, 300),
  height: pixelsFor(heightMm, 300),
});

/** Common sizes by name. Passport sizes are for printing at 300 dots per inch. */
export const sizePresets: readonly SizePreset[] = [
  { name: 'Instagram square', group: 'Social', size: { width: 1080, height: 1080 } },
  { name: 'Instagram portrait', group: 'Social', size: { width: 1080, height: 1350 } },
  { name: 'Story or Reel', group: 'Social', size: { width: 1080, height: 1920 } },
  { name: 'Link preview', group: 'Social', size: { width: 1200, height: 630 } },
  { name: 'X post', group: 'Social', size: { width: 1600, height: 900 } },
  { name: 'LinkedIn banner', group: 'Social', size: { width: 1584, height: 396 } },
  { name: 'YouTube thumbnail', group: 'Social', size: { width: 1280, height: 720 } },
  { name: 'HD', group: 'Screen', size: { width: 1280, height: 720 } },
  { name: 'Full HD', group: 'Screen', size: { width: 1920, height: 1080 } },
  { name: '4K', group: 'Screen', size: { width: 3840, height: 2160 } },
  { name: 'Passport 35 x 45 mm', group: 'Passport and ID', size: printed(35, 45) },
  { name: 'US passport 2 x 2 in', group: 'Passport and ID', size: { width: 600, height: 600 } },
  { name: 'China visa 33 x 48 mm', group: 'Passport and ID', size: printed(33, 48) },
];

export const printSizes = [
  { name: '10 x 15 cm', widthMm: 100, heightMm: 150 },
  { name: '13 x 18 cm', widthMm: 130, heightMm: 180 },
  { name: '20 x 30 cm', widthMm: 200, heightMm: 300 },
  { name: 'A4', widthMm: 210, heightMm: 297 },
  { name: 'A3', widthMm: 297, heightMm: 420 },
  { name: 'Letter', widthMm: 215.9, heightMm: 279.4 },
] as const;

export const printResolutions = [150, 300, 600] as const;
