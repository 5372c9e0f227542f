import { t } from '../../shared/language/translate.ts';
import type { Size } from './target-size.ts';

/** The id is kept in the settings of visitors. */
export type SizePreset = { id: string; name: string; size: Size };

/** Millimetres to print pixels: an inch is 25.4 mm. */
export const pixelsFor = (millimetres: number, dotsPerInch: number): number =>
  Math.round((millimetres / 25.4) * dotsPerInch);

const printed = (widthMm: number, heightMm: number): Size => ({
  width: pixelsFor(widthMm, 300),
  height: pixelsFor(heightMm, 300),
});

/** Common sizes by name. Passport sizes are for printing at 300 dots per inch. */
export const sizePresets: readonly SizePreset[] = [
  { id: 'Instagram square', name: t('Instagram square'), size: { width: 1080, height: 1080 } },
  { id: 'Instagram portrait', name: t('Instagram portrait'), size: { width: 1080, height: 1350 } },
  { id: 'Story or Reel', name: t('Story or Reel'), size: { width: 1080, height: 1920 } },
  { id: 'Link preview', name: t('Link preview'), size: { width: 1200, height: 630 } },
  { id: 'X post', name: t('X post'), size: { width: 1600, height: 900 } },
  { id: 'LinkedIn banner', name: t('LinkedIn banner'), size: { width: 1584, height: 396 } },
  { id: 'YouTube thumbnail', name: t('YouTube thumbnail'), size: { width: 1280, height: 720 } },
  { id: 'HD', name: 'HD', size: { width: 1280, height: 720 } },
  { id: 'Full HD', name: 'Full HD', size: { width: 1920, height: 1080 } },
  { id: '4K', name: '4K', size: { width: 3840, height: 2160 } },
  { id: 'Passport 35 x 45 mm', name: t('Passport 35 x 45 mm'), size: printed(35, 45) },
  { id: 'US passport 2 x 2 in', name: t('US passport 2 x 2 in'), size: { width: 600, height: 600 } },
  { id: 'China visa 33 x 48 mm', name: t('China visa 33 x 48 mm'), size: printed(33, 48) },
];

export const printSizes = [
  { id: '10 x 15 cm', name: '10 x 15 cm', widthMm: 100, heightMm: 150 },
  { id: '13 x 18 cm', name: '13 x 18 cm', widthMm: 130, heightMm: 180 },
  { id: '20 x 30 cm', name: '20 x 30 cm', widthMm: 200, heightMm: 300 },
  { id: 'A4', name: 'A4', widthMm: 210, heightMm: 297 },
  { id: 'A3', name: 'A3', widthMm: 297, heightMm: 420 },
  { id: 'Letter', name: t('Letter'), widthMm: 215.9, heightMm: 279.4 },
] as const;

export const printResolutions = [150, 300, 600] as const;
