import { StandardFontEmbedder, StandardFonts } from '@cantoo/pdf-lib';
import type { FlowRun, FlowTextStyle } from '../../document-writers/flow-document.ts';

type FontName = Parameters<typeof StandardFontEmbedder.for>[0];

/** Average width of families beside the standard font that they are measured with. */
const familyScales: Readonly<Record<string, number>> = {
  'Arial Narrow': 0.82,
  Calibri: 0.91,
  Cambria: 1.06,
  Georgia: 1.1,
  Verdana: 1.18,
};
const serifFamilies: ReadonlySet<string> = new Set([
  'Times New Roman',
  'Cambria',
  'Georgia',
  'Garamond',
  'Palatino Linotype',
  'Book Antiqua',
  'Century Schoolbook',
]);
/** Of letters that the standard fonts lack, in font sizes. */
const otherWidth = 0.55;
/** Chinese and Japanese letters are square, Korean ones a little narrower. */
const squareLetter = /[\u2e80-\ua4cf\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/;
const koreanLetter = /[\u1100-\u115f\uac00-\ud7a3]/;
const koreanWidth = 0.9;

const letterWidths = new Map<FontName, Map<string, number>>();

/** The width of a text on one line in points, in the fonts that office programs will use. */
export function widthOfText(text: string, style: LetterStyle): number {
  const font = fontOf(style);
  const widths = letterWidths.get(font) ?? new Map<string, number>();
  letterWidths.set(font, widths);
  let width = 0;
  for (const letter of text) {
    const known = widths.get(letter) ?? widthOfLetter(letter, font);
    widths.set(letter, known);
    width += known;
  }
  const scriptScale = style.position === 'normal' ? 1 : 0.65;
  return width * style.size * scriptScale * (familyScales[style.family] ?? 1) * ((style.scale ?? 100) / 100);
}

type LetterStyle = Pick<FlowTextStyle, 'family' | 'size' | 'bold' | 'monospace' | 'position' | 'scale'>;

/** Whether the widths of a family's letters are known, not estimated. */
export const hasExactWidths = (family: string): boolean =>
  family === 'Arial' || family === 'Times New Roman' || family === 'Courier New';

function fontOf({ family, bold, monospace }: LetterStyle): FontName {
  if (monospace) return StandardFonts.Courier as unknown as FontName;
  const name = serifFamilies.has(family)
    ? bold
      ? StandardFonts.TimesRomanBold
      : StandardFonts.TimesRoman
    : bold
      ? StandardFonts.HelveticaBold
      : StandardFonts.Helvetica;
  return name as unknown as FontName;
}

/** In font sizes. */
function widthOfLetter(letter: string, font: FontName): number {
  if (/\p{M}|\p{Cf}/u.test(letter)) return 0;
  if (squareLetter.test(letter)) return 1;
  if (koreanLetter.test(letter)) return koreanWidth;
  const [base = letter] = letter.normalize('NFD');
  const metrics = StandardFontEmbedder.for(font);
  try {
    return metrics.widthOfTextAtSize(base, 1);
  } catch {
    return otherWidth;
  }
}

/** The width of runs on one line, without tabs. */
export const widthOfRuns = (runs: readonly FlowRun[]): number =>
  runs.reduce((sum, run) => sum + (run.kind === 'text' ? widthOfText(run.text, run.style) : 0), 0);

/** The width of the widest word, which may have several styles. */
export function widestWord(runs: readonly FlowRun[]): number {
  let widest = 0;
  let word = 0;
  for (const run of runs) {
    if (run.kind !== 'text') {
      word = 0;
      continue;
    }
    for (const [index, part] of run.text.split(breaks).entries()) {
      if (index > 0) word = 0;
      word += widthOfText(part, run.style);
      widest = Math.max(widest, word);
    }
  }
  return widest;
}

/** Where lines may wrap: spaces, after hyphens, and between Chinese and Japanese letters. */
const breaks =
  /\s+|(?<=[-/\u2010\u2013])|(?<=[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60])|(?=[\u2e80-\u9fff\uf900-\ufaff])/;
