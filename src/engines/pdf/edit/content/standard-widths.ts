import { StandardFontEmbedder } from '@cantoo/pdf-lib';

/** The metrics of one of the 14 standard fonts (ISO 32000-2, 9.6.2.2): files may leave out their widths. */
export type StandardMetrics = {
  /** Width by glyph name, in thousandths of the size. */
  widths: ReadonlyMap<string, number>;
  /** Symbol and ZapfDingbats have glyphs and an encoding of their own. */
  isSymbolic: boolean;
};

type StandardName = Parameters<typeof StandardFontEmbedder.for>[0];

const names = new Set<string>(
  ['Courier', 'Helvetica']
    .flatMap((family) => ['', '-Bold', '-Oblique', '-BoldOblique'].map((style) => family + style))
    .concat('Times-Roman', 'Times-Bold', 'Times-Italic', 'Times-BoldItalic', 'Symbol', 'ZapfDingbats'),
);
const isStandard = (name: string): name is StandardName => names.has(name);

const read = new Map<string, StandardMetrics>();

/** The metrics of the standard font that viewers use for this name; Helvetica's for unknown names. */
export function standardMetrics(fontName: string): StandardMetrics {
  const name = standardName(fontName);
  const known = read.get(name);
  if (known || !isStandard(name)) return known ?? { widths: new Map(), isSymbolic: false };
  const characters = StandardFontEmbedder.for(name).font.CharMetrics;
  const metrics = {
    widths: new Map(characters.map(({ N, WX }) => [N, WX])),
    isSymbolic: name === 'Symbol' || name === 'ZapfDingbats',
  };
  read.set(name, metrics);
  return metrics;
}

function standardName(fontName: string): string {
  if (names.has(fontName)) return fontName;
  if (/symbol/i.test(fontName)) return 'Symbol';
  if (/dingbats/i.test(fontName)) return 'ZapfDingbats';
  const isBold = /bold|black|heavy|demi/i.test(fontName);
  const isSlanted = /italic|oblique/i.test(fontName);
  if (/times|serif(?!.*sans)|roman|georgia|garamond|cambria|palatino|book/i.test(fontName) && !/sans/i.test(fontName))
    return `Times-${isBold ? 'Bold' : ''}${isSlanted ? 'Italic' : ''}${isBold || isSlanted ? '' : 'Roman'}`;
  const style = isBold || isSlanted ? `-${isBold ? 'Bold' : ''}${isSlanted ? 'Oblique' : ''}` : '';
  return `${/courier|mono|consol|typewriter/i.test(fontName) ? 'Courier' : 'Helvetica'}${style}`;
}
