import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { fontUrl } from '../../../modules/fonts/fonts.contract.ts';
import { chooseFont } from '../../../pdf/choose-font.ts';

/** `FPDF_SYSFONTINFO` (fpdf_sysfontinfo.h): a version and eight function pointers of 4 bytes each, in this order. */
const structBytes = 36;
const pointerBytes = 4;

/**
 * Gives PDFium in this worker the fonts that files use without bringing them along; without them Chinese, Japanese, Korean and
 * Arabic text stays blank. Each comes from this site, and only when a page asks for it.
 */
export function attachFonts({ pdfium, FPDF_SetSystemFontInfo }: WrappedPdfiumModule): void {
  /** Handles are positions in this list, plus one: 0 means that there is no such font. */
  const paths: string[] = [];
  const contents = new Map<string, Uint8Array | undefined>();

  const contentOf = (handle: number): Uint8Array | undefined => {
    const path = paths[handle - 1];
    if (path === undefined) return undefined;
    if (!contents.has(path)) contents.set(path, loadNow(fontUrl(path)));
    return contents.get(path);
  };

  const mapFont = (...request: number[]): number => {
    const [, weight = 400, italic = 0, charset = 0, pitchFamily = 0, face = 0, exact = 0] = request;
    if (exact !== 0) pdfium.setValue(exact, 0, 'i32');
    const name = face === 0 ? '' : latin1At(pdfium.HEAPU8, face);
    const path = chooseFont({ face: name, weight, italic: italic !== 0, charset, pitchFamily });
    if (path === undefined) return 0;
    if (!paths.includes(path)) paths.push(path);
    return paths.indexOf(path) + 1;
  };

  /** Answers the size of the whole font, or copies it when it fits; PDFium does without single tables. */
  const getFontData = (...request: number[]): number => {
    const [, handle = 0, table = 0, buffer = 0, bufferBytes = 0] = request;
    const content = table === 0 ? contentOf(handle) : undefined;
    if (!content) return 0;
    if (buffer !== 0 && bufferBytes >= content.length) pdfium.HEAPU8.set(content, buffer);
    return content.length;
  };

  // Each a function of its own: the same one twice would be entered under the first signature only.
  const callbacks: readonly [work: (...values: number[]) => number | undefined, signature: string][] = [
    [() => undefined, 'vi'], // Release
    [() => undefined, 'vii'], // EnumFonts: PDFium asks MapFont for each font instead
    [mapFont, 'iiiiiiii'],
    [() => 0, 'iii'], // GetFont
    [getFontData, 'iiiiii'],
    [() => 0, 'iiiii'], // GetFaceName
    [() => 0, 'iii'], // GetFontCharset
    [() => undefined, 'vii'], // DeleteFont: contents are kept for the next file
  ];
  // Never freed: PDFium keeps it as long as it lives.
  const struct = pdfium.wasmExports.malloc(structBytes);
  pdfium.setValue(struct, 1, 'i32');
  for (const [index, [work, signature]] of callbacks.entries()) {
    pdfium.setValue(struct + pointerBytes * (index + 1), pdfium.addFunction(work, signature), 'i32');
  }
  FPDF_SetSystemFontInfo(struct);
}

/** Waits for the answer, which a worker may: PDFium is in the middle of drawing. Undefined when it cannot be had. */
function loadNow(url: string): Uint8Array | undefined {
  const request = new XMLHttpRequest();
  request.open('GET', url, false);
  request.responseType = 'arraybuffer';
  try {
    request.send();
  } catch {
    // Without network the text is drawn with a font that PDFium brings along, or stays blank.
    return undefined;
  }
  return request.status === 200 && request.response instanceof ArrayBuffer
    ? new Uint8Array(request.response)
    : undefined;
}

/** Names in files are in any encoding: one character per byte. */
function latin1At(memory: Uint8Array, address: number): string {
  return String.fromCharCode(...memory.subarray(address, memory.indexOf(0, address)));
}
