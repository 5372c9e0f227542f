/* Infers style from font names as PDFs have them: 'ABCDEF+TimesNewRomanPS-BoldItalicMT', 'CMBX10'. */

export type FontTraits = { bold: boolean; italic: boolean; monospace: boolean; serif: boolean };

/** Six capitals and a plus sign mark a subset font (ISO 32000-1, 9.6.4). */
export const withoutSubsetMark = (name: string): string => name.replace(/^[A-Z]{6}\+/, '');

/** TeX's Computer and Latin Modern families encode the style: CMBX is bold, CMTI italic, CMTT monospaced. */
const tex = {
  bold: /^(cmb|cmssbx|lmroman\d+-bold|sfbx|sfb|nimbus.*bold|.*-medi|.*-demi|ecbx|msbm)/i,
  italic: /^(cmti|cmmi|cmsl|cmbxti|cmmib|cmssi|sfti|sfsl|ecti)|ital|obliq|kursiv|-it$|-i$|slanted/i,
  monospace: /^(cmtt|cmsltt|sftt|ectt|lmmono)/i,
  serif: /^(cmr|cmb|cmti|cmsl|cmmi|cmcsc|sfrm|sfbx|sfti|ecrm|ecbx|ecti|lmroman)/i,
};

const forceBold = 0x40000;

/** Traits inferred from a font's name; `flags` are its descriptor's (ISO 32000-1, table 123). */
export function traitsOf(name: string, flags: number, weight: number): FontTraits {
  const plain = withoutSubsetMark(name);
  const monospace = tex.monospace.test(plain) || /mono|courier|consol|typewriter|menlo|fixed|source ?code/i.test(plain);
  return {
    bold:
      (flags & forceBold) !== 0 ||
      // PDFium estimates weight from stem width, which many files state wrongly.
      (weight >= 700 && !/regular|book|light|medium|roman/i.test(plain)) ||
      tex.bold.test(plain) ||
      /bold|black|heavy|semib|demi(?!l)|(^|[-,])(bd|bdit|blk|hv)($|mt)/i.test(plain),
    italic: (flags & 0x40) !== 0 || tex.italic.test(plain),
    monospace: monospace || (flags & 0x1) !== 0,
    serif:
      (flags & 0x2) !== 0 ||
      tex.serif.test(plain) ||
      /times|(?<!sans.*)serif|roman|georgia|garamond|palatino|palladio|bookman|schoolbook|minion|cambria|caladea|charter|libertine|caslon|baskerville|didot|bodoni|century|utopia|tinos|nimbusrom/i.test(
        plain,
      ),
  };
}

/** TeX's families have the style in a few letters and the design size: CMR10, CMBX12, SFTI1000. */
const texFace = /^(cm|sf|ec)(?:r|b|bx|ti|sl|bxti|bxsl)\d+$/;
const styleAtEnd = [
  /[-,](?:regular|regu|roman|book|normal|medi|demi|bold|bd|b)?(?:italic|ital|it|i|oblique|obli|slanted)?$/,
  /(?:regular|bold)?(?:italic|oblique)?$/,
];

/** The same for all faces of a family, such as 'arial' for 'ArialMT' and 'Arial-BoldItalicMT'. */
export function familyKey(name: string): string {
  const plain = withoutSubsetMark(name).toLowerCase().replaceAll(/[\s_]/g, '');
  const tex = texFace.exec(plain)?.[1];
  if (tex !== undefined) return tex;
  const family = styleAtEnd.reduce((rest, style) => rest.replace(style, ''), plain.replace(/mt$/, ''));
  // Latin Modern has a face for each design size.
  return family.replace(/ps$/, '').replace(/^(lm[a-z]+)\d+$/, '$1');
}

/** Families that office programs have or replace with metric-compatible ones, and their names in PDFs. */
const knownFamilies: readonly [pattern: RegExp, family: string][] = [
  [/courier|cousine|nimbusmon|liberation ?mono/i, 'Courier New'],
  [/consolas/i, 'Consolas'],
  [/calibri|carlito/i, 'Calibri'],
  [/cambria ?math/i, 'Cambria Math'],
  [/cambria|caladea/i, 'Cambria'],
  [/arial ?narrow|helvetica.*(narrow|condensed)|liberation ?sans ?narrow/i, 'Arial Narrow'],
  [/arial|helvet|arimo|nimbussan|liberation ?sans/i, 'Arial'],
  [
    /times|tinos|nimbusrom|liberation ?serif|^(cm(r|b|ti|sl|mi|csc|sy|ex)|sf(rm|bx|ti)|ec(rm|bx|ti)|lmroman)/i,
    'Times New Roman',
  ],
  [/verdana|dejavu ?sans(?! ?mono)|bitstream ?vera ?sans(?! ?mono)/i, 'Verdana'],
  [/georgia|gelasio/i, 'Georgia'],
  [/tahoma/i, 'Tahoma'],
  [/trebuchet/i, 'Trebuchet MS'],
  [/segoe ?ui/i, 'Segoe UI'],
  [/garamond/i, 'Garamond'],
  [/palatino|palladio|pagella/i, 'Palatino Linotype'],
  [/bookman|bookantiqua/i, 'Book Antiqua'],
  [/century ?schoolbook|schola/i, 'Century Schoolbook'],
  [/century ?gothic|avantgarde/i, 'Century Gothic'],
  [/comic ?sans/i, 'Comic Sans MS'],
  [/impact/i, 'Impact'],
  [/simsun|stsong|songti|fangsong|simfang/i, 'SimSun'],
  [/simhei|heiti|yahei/i, 'Microsoft YaHei'],
  [/ms-?mincho|mincho/i, 'MS Mincho'],
  [/ms-?gothic|kozgo|hiragino/i, 'MS Gothic'],
  [/malgun|batang|gulim|dotum/i, 'Malgun Gothic'],
  [/traditional ?arabic|naskh|amiri/i, 'Traditional Arabic'],
];

/** The family to use in office documents: the same if known there, else the nearest common one. */
export function officeFamily(name: string, { monospace, serif }: Pick<FontTraits, 'monospace' | 'serif'>): string {
  const plain = withoutSubsetMark(name).replaceAll(/[_,]/g, ' ');
  const known = knownFamilies.find(([pattern]) => pattern.test(plain));
  if (known) return known[1];
  if (monospace) return 'Courier New';
  return serif ? 'Times New Roman' : 'Arial';
}
