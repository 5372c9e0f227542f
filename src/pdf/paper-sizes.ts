import { t } from '../shared/language/translate.ts';

/** Common paper sizes, portrait, in points (ISO 216, ANSI Y14.1). */
const papers = [
  { name: 'A3', width: 842, height: 1191 },
  { name: 'A4', width: 595, height: 842 },
  { name: 'A5', width: 420, height: 595 },
  { name: 'Letter', width: 612, height: 792 },
  { name: 'Legal', width: 612, height: 1008 },
  { name: 'Tabloid', width: 792, height: 1224 },
];
/** Programs round differently. */
const tolerance = 3;
const mmPerPoint = 25.4 / 72;

/** The name of a page size in points: 'A4', 'Letter landscape', '120 × 80 mm'. */
export function paperName({ width, height }: { width: number; height: number }): string {
  const isLandscape = width > height;
  const [short, long] = isLandscape ? [height, width] : [width, height];
  const paper = papers.find(
    (candidate) => Math.abs(candidate.width - short) <= tolerance && Math.abs(candidate.height - long) <= tolerance,
  );
  if (paper) return isLandscape ? t('{name} landscape', { name: paper.name }) : paper.name;
  return `${Math.round(width * mmPerPoint)} × ${Math.round(height * mmPerPoint)} mm`;
}
