/** PDFium's request for a font that is not embedded (`MapFont` of `FPDF_SYSFONTINFO`, fpdf_sysfontinfo.h). */
export type FontRequest = {
  /** Font name, such as 'ArialMT' or 'Times New Roman'; may be empty. */
  face: string;
  /** 100 to 900; 400 is regular. */
  weight: number;
  italic: boolean;
  /** A Windows character set; see `charsets`. */
  charset: number;
  /** Bit 0: monospaced; bits 4 to 7: 1 for serif. */
  pitchFamily: number;
};

/** Windows character sets that need their own fonts (`FXFONT_*_CHARSET`, fpdf_sysfontinfo.h). */
const charsets = {
  symbol: 2,
  japanese: 128,
  korean: 129,
  simplifiedChinese: 134,
  traditionalChinese: 136,
  hebrew: 177,
  arabic: 178,
  thai: 222,
};

type Styles = { regular: string; bold?: string; italic?: string; boldItalic?: string };

const expo = (folder: string, name: string): Required<Styles> => ({
  regular: `@expo-google-fonts/${folder}/400Regular/${name}_400Regular.ttf`,
  bold: `@expo-google-fonts/${folder}/700Bold/${name}_700Bold.ttf`,
  italic: `@expo-google-fonts/${folder}/400Regular_Italic/${name}_400Regular_Italic.ttf`,
  boldItalic: `@expo-google-fonts/${folder}/700Bold_Italic/${name}_700Bold_Italic.ttf`,
});

const noto = (folder: string, name: string, ending: string): Styles => ({
  regular: `@embedpdf/fonts-${folder}/fonts/${name}-Regular.${ending}`,
  bold: `@embedpdf/fonts-${folder}/fonts/${name}-Bold.${ending}`,
});

/**
 * Free fonts with the same metrics, so that lines keep their length: Arimo for Arial and Helvetica, Tinos for Times, Cousine
 * for Courier, Carlito for Calibri, Caladea for Cambria.
 */
const latin = {
  sans: expo('arimo', 'Arimo'),
  serif: expo('tinos', 'Tinos'),
  mono: expo('cousine', 'Cousine'),
  calibri: expo('carlito', 'Carlito'),
  cambria: expo('caladea', 'Caladea'),
};

const byCharset: Readonly<Record<number, Styles>> = {
  [charsets.japanese]: noto('jp', 'NotoSansJP', 'otf'),
  [charsets.korean]: noto('kr', 'NotoSansKR', 'otf'),
  [charsets.simplifiedChinese]: noto('sc', 'NotoSansHans', 'otf'),
  [charsets.traditionalChinese]: noto('tc', 'NotoSansHant', 'otf'),
  [charsets.hebrew]: noto('hebrew', 'NotoSansHebrew', 'ttf'),
  [charsets.arabic]: noto('arabic', 'NotoNaskhArabic', 'ttf'),
  [charsets.thai]: {
    regular: '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
    bold: '@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf',
  },
};

const symbols: Styles = {
  regular: '@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf',
};

/** PDFium has its own versions of these two, with their encodings. */
const builtIn = /^(symbol|zapf ?dingbats)\b/i;
const symbolFaces = /wingdings|webdings|dingbats|symbol|emoji/i;

/** Every font that `chooseFont` may return. */
export const fontPaths: ReadonlySet<string> = new Set(
  [...Object.values(latin), ...Object.values(byCharset), symbols].flatMap((styles) => Object.values(styles)),
);

/** The substitute for a font that is not embedded, as a path below node_modules. Undefined if PDFium's own is right. */
export function chooseFont(request: FontRequest): string | undefined {
  if (builtIn.test(request.face)) return undefined;
  const styles = byCharset[request.charset] ?? chooseByName(request);
  const bold = request.weight >= 600 || /bold|black|heavy/i.test(request.face);
  const italic = request.italic || /italic|oblique/i.test(request.face);
  if (bold && italic && styles.boldItalic !== undefined) return styles.boldItalic;
  if (bold && styles.bold !== undefined) return styles.bold;
  if (italic && styles.italic !== undefined) return styles.italic;
  return styles.regular;
}

function chooseByName({ face, charset, pitchFamily }: FontRequest): Styles {
  if (symbolFaces.test(face)) return symbols;
  if (/calibri|carlito/i.test(face)) return latin.calibri;
  if (/cambria|caladea/i.test(face)) return latin.cambria;
  if (/arial|helvet|sans|verdana|tahoma|segoe/i.test(face)) return latin.sans;
  if (/courier|consol|mono|typewriter|fixed/i.test(face)) return latin.mono;
  if (/times|serif|roman|georgia|garamond|palatino|bookman|schoolbook|minion/i.test(face)) return latin.serif;
  if (charset === charsets.symbol) return symbols;
  if ((pitchFamily & 1) === 1) return latin.mono;
  return pitchFamily >> 4 === 1 ? latin.serif : latin.sans;
}
