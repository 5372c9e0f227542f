import { type FontStyles, latinFonts as latin, scriptFonts, styled, symbolFont as symbols } from './font-files.ts';

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

const byCharset: Readonly<Record<number, FontStyles>> = {
  [charsets.japanese]: scriptFonts.japanese,
  [charsets.korean]: scriptFonts.korean,
  [charsets.simplifiedChinese]: scriptFonts.simplifiedChinese,
  [charsets.traditionalChinese]: scriptFonts.traditionalChinese,
  [charsets.hebrew]: scriptFonts.hebrew,
  [charsets.arabic]: scriptFonts.arabic,
  [charsets.thai]: scriptFonts.thai,
};

/** PDFium has its own versions of these two, with their encodings. */
const builtIn = /^(symbol|zapf ?dingbats)\b/i;
const symbolFaces = /wingdings|webdings|dingbats|symbol|emoji/i;

/** The substitute for a font that is not embedded, as a path below node_modules. Undefined if PDFium's own is right. */
export function chooseFont(request: FontRequest): string | undefined {
  if (builtIn.test(request.face)) return undefined;
  const styles = byCharset[request.charset] ?? chooseByName(request);
  const bold = request.weight >= 600 || /bold|black|heavy/i.test(request.face);
  const italic = request.italic || /italic|oblique/i.test(request.face);
  return styled(styles, { bold, italic });
}

function chooseByName({ face, charset, pitchFamily }: FontRequest): FontStyles {
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
