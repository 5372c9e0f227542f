import { chooseFont } from './choose-font.ts';
import type { Pdfium } from './pdfium.ts';

/**
 * A font's content, by its path below node_modules; undefined if unavailable: PDFium then uses a built-in font or leaves the
 * text blank. Synchronous, as PDFium calls it while rendering.
 */
export type ReadFont = (path: string) => Uint8Array | undefined;

/** `FPDF_SYSFONTINFO` (fpdf_sysfontinfo.h): a version and eight function pointers, 4 bytes each. */
const structBytes = 36;

/**
 * Gives PDFium fonts for text whose fonts are not embedded. The web build only has the 14 standard fonts and leaves Chinese,
 * Japanese, Korean and Arabic blank. Fonts are read on first use.
 */
export function attachFonts({ api, memory }: Pdfium, readFont: ReadFont): void {
  const { pdfium } = api;
  /** Handles are indexes into this list, plus one: 0 means no such font. */
  const paths: string[] = [];
  const contents = new Map<string, Uint8Array | undefined>();

  const handleFor = (path: string | undefined): number => {
    if (path === undefined) return 0;
    if (!paths.includes(path)) paths.push(path);
    return paths.indexOf(path) + 1;
  };
  const contentOf = (handle: number): Uint8Array | undefined => {
    const path = paths[handle - 1];
    if (path === undefined) return undefined;
    if (!contents.has(path)) contents.set(path, readFont(path));
    return contents.get(path);
  };

  const mapFont = (...request: number[]): number => {
    const [, weight = 400, italic = 0, charset = 0, pitchFamily = 0, faceAddress = 0, exactAddress = 0] = request;
    if (exactAddress !== 0) memory.setInt32(exactAddress, 0);
    const face = faceAddress === 0 ? '' : memory.zeroTerminated(faceAddress);
    return handleFor(chooseFont({ face, weight, italic: italic !== 0, charset, pitchFamily }));
  };

  /** Returns the size of a font or one of its tables, and copies it if it fits into the buffer. */
  const getFontData = (...request: number[]): number => {
    const [, handle = 0, table = 0, buffer = 0, bufferBytes = 0] = request;
    const content = contentOf(handle);
    const part = content && table !== 0 ? tableOf(content, table >>> 0) : content;
    if (part === undefined) return 0;
    if (buffer !== 0 && bufferBytes >= part.length) memory.view(buffer, part.length).set(part);
    return part.length;
  };

  // Separate functions: the same one twice would be registered under its first signature only.
  const callbacks: readonly [work: (...values: number[]) => number | undefined, signature: string][] = [
    [() => undefined, 'vi'], // Release
    [() => undefined, 'vii'], // EnumFonts: PDFium asks MapFont per font instead
    [mapFont, 'iiiiiiii'],
    [() => 0, 'iii'], // GetFont
    [getFontData, 'iiiiii'],
    [() => 0, 'iiiii'], // GetFaceName
    [() => 0, 'iii'], // GetFontCharset
    [() => undefined, 'vii'], // DeleteFont: fonts stay loaded for the next file
  ];
  // Never freed: PDFium keeps it for its lifetime.
  const struct = memory.allocate(structBytes);
  memory.setInt32(struct, 1);
  for (const [index, [work, signature]] of callbacks.entries()) {
    memory.setInt32(struct + 4 * (index + 1), pdfium.addFunction(work, signature));
  }
  api.FPDF_SetSystemFontInfo(struct);
}

/** A table of a TrueType or OpenType font by its tag (OpenType specification, 'Table directory'). */
function tableOf(font: Uint8Array, tag: number): Uint8Array | undefined {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = view.getUint16(4);
  for (let entry = 12; entry < 12 + tables * 16; entry += 16) {
    if (view.getUint32(entry) !== tag) continue;
    const offset = view.getUint32(entry + 8);
    return font.subarray(offset, offset + view.getUint32(entry + 12));
  }
  return undefined;
}
