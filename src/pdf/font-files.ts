/** The faces of a family, as paths below node_modules. */
export type FontStyles = { regular: string; bold?: string; italic?: string; boldItalic?: string };

const expo = (folder: string, name: string): Required<FontStyles> => ({
  regular: `@expo-google-fonts/${folder}/400Regular/${name}_400Regular.ttf`,
  bold: `@expo-google-fonts/${folder}/700Bold/${name}_700Bold.ttf`,
  italic: `@expo-google-fonts/${folder}/400Regular_Italic/${name}_400Regular_Italic.ttf`,
  boldItalic: `@expo-google-fonts/${folder}/700Bold_Italic/${name}_700Bold_Italic.ttf`,
});

/** Noto Sans for a script, such as 'OlChiki'; none of these has an italic. */
const notoSans = (script: string): FontStyles => {
  const folder = script.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  const { regular, bold } = expo(`noto-sans-${folder}`, `NotoSans${script}`);
  return { regular, bold };
};

/** Noto Sans with a single face. */
const notoSansRegular = (script: string): FontStyles => ({ regular: notoSans(script).regular });

const noto = (folder: string, name: string, ending: string): FontStyles => ({
  regular: `@embedpdf/fonts-${folder}/fonts/${name}-Regular.${ending}`,
  bold: `@embedpdf/fonts-${folder}/fonts/${name}-Bold.${ending}`,
});

/**
 * Free fonts with the same metrics, so that lines keep their length: Arimo for Arial and Helvetica, Tinos for Times, Cousine
 * for Courier, Carlito for Calibri, Caladea for Cambria. The first three also have Greek, Cyrillic and Vietnamese.
 */
export const latinFonts = {
  sans: expo('arimo', 'Arimo'),
  serif: expo('tinos', 'Tinos'),
  mono: expo('cousine', 'Cousine'),
  calibri: expo('carlito', 'Carlito'),
  cambria: expo('caladea', 'Caladea'),
};

const { regular, bold } = expo('noto-serif-tibetan', 'NotoSerifTibetan');
const serifTibetan: FontStyles = { regular, bold };

export const scriptFonts = {
  japanese: noto('jp', 'NotoSansJP', 'otf'),
  korean: noto('kr', 'NotoSansKR', 'otf'),
  simplifiedChinese: noto('sc', 'NotoSansHans', 'otf'),
  traditionalChinese: noto('tc', 'NotoSansHant', 'otf'),
  hebrew: noto('hebrew', 'NotoSansHebrew', 'ttf'),
  arabic: noto('arabic', 'NotoNaskhArabic', 'ttf'),
  thai: notoSans('Thai'),
  devanagari: notoSans('Devanagari'),
  bengali: notoSans('Bengali'),
  gurmukhi: notoSans('Gurmukhi'),
  gujarati: notoSans('Gujarati'),
  tamil: notoSans('Tamil'),
  telugu: notoSans('Telugu'),
  kannada: notoSans('Kannada'),
  malayalam: notoSans('Malayalam'),
  sinhala: notoSans('Sinhala'),
  lao: notoSans('Lao'),
  myanmar: notoSans('Myanmar'),
  khmer: notoSans('Khmer'),
  armenian: notoSans('Armenian'),
  georgian: notoSans('Georgian'),
  ethiopic: notoSans('Ethiopic'),
  canadianAboriginal: notoSans('CanadianAboriginal'),
  cherokee: notoSans('Cherokee'),
  javanese: notoSans('Javanese'),
  meeteiMayek: notoSans('MeeteiMayek'),
  nko: notoSansRegular('NKo'),
  olChiki: notoSans('OlChiki'),
  oriya: notoSans('Oriya'),
  syriac: notoSans('Syriac'),
  thaana: notoSans('Thaana'),
  tibetan: serifTibetan,
  tifinagh: notoSansRegular('Tifinagh'),
} satisfies Record<string, FontStyles>;

export const symbolFont: FontStyles = {
  regular: '@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf',
};

/** Every font here. */
export const fontPaths: ReadonlySet<string> = new Set(
  [...Object.values(latinFonts), ...Object.values(scriptFonts), symbolFont].flatMap((styles) => Object.values(styles)),
);

/** The closest face that the family has. */
export function styled(styles: FontStyles, { bold, italic }: { bold: boolean; italic: boolean }): string {
  if (bold && italic && styles.boldItalic !== undefined) return styles.boldItalic;
  if (bold && styles.bold !== undefined) return styles.bold;
  if (italic && styles.italic !== undefined) return styles.italic;
  return styles.regular;
}
