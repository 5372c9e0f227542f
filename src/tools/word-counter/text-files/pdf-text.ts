import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { MB } from '../../../shared/units.ts';
import { joinPdfLines, type PdfLine } from './pdf-lines.ts';
import type { ReadPdfText } from './read-text-file.ts';
import { textFileErrors } from './text-file-errors.ts';

const kind = 'PDF';

/** What PDFium answers when it opens nothing: a password is missing, or the encryption is one it does not know. */
const lockedCodes = [4, 5];

const bytesPerDouble = 8;
const bytesPerUnit = 2;

/** The bound of a text area: beyond it nobody reads on, and a page that draws the same letters over and over is a bomb. */
const maxTextLength = 16 * MB;

/**
 * Starts PDFium and returns what reads the text of PDFs with it.
 *
 * @param wasm the content of `@embedpdf/pdfium/pdfium.wasm`
 */
export async function createPdfReader(wasm: ArrayBuffer): Promise<ReadPdfText> {
  const pdfium = await init({ wasmBinary: wasm });
  pdfium.PDFiumExt_Init();
  return async (bytes) => readPdf(pdfium, bytes);
}

/**
 * The text of a PDF in the order of its content, page after page, with a blank line between paragraphs.
 *
 * @throws TEXT_FILE_LOCKED, TEXT_FILE_DAMAGED, TEXT_FILE_TOO_LONG, TEXT_FILE_NO_TEXT
 */
function readPdf(pdfium: WrappedPdfiumModule, bytes: Uint8Array): string {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const content = malloc(bytes.length);
  if (content === 0)
    throw textFileErrors.tooLong({ maxBytes: maxTextLength }, { log: `no room for ${bytes.length} bytes` });
  pdfium.pdfium.HEAPU8.set(bytes, content);
  const document = pdfium.FPDF_LoadMemDocument(content, bytes.length, '');
  try {
    if (document === 0) {
      const code = pdfium.FPDF_GetLastError();
      throw lockedCodes.includes(code)
        ? textFileErrors.locked({ kind })
        : textFileErrors.damaged({ kind }, { log: `PDFium error ${code}` });
    }
    const text = joinPdfLines(readPages(pdfium, document));
    if (text === '') throw textFileErrors.noText({ kind });
    return text;
  } finally {
    if (document !== 0) pdfium.FPDF_CloseDocument(document);
    free(content);
  }
}

function readPages(pdfium: WrappedPdfiumModule, document: number): PdfLine[][] {
  const pages: PdfLine[][] = [];
  const count = pdfium.FPDF_GetPageCount(document);
  let length = 0;
  for (let index = 0; index < count; index++) {
    const page = pdfium.FPDF_LoadPage(document, index);
    // A page that cannot be read is left out, as in viewers; a document without any has no text and says so.
    if (page === 0) continue;
    const textPage = pdfium.FPDFText_LoadPage(page);
    const lines = textPage === 0 ? [] : readLines(pdfium, textPage);
    if (textPage !== 0) pdfium.FPDFText_ClosePage(textPage);
    pdfium.FPDF_ClosePage(page);
    pages.push(lines);
    for (const { text } of lines) length += text.length;
    if (length > maxTextLength) throw textFileErrors.tooLong({ maxBytes: maxTextLength });
  }
  return pages;
}

function readLines(pdfium: WrappedPdfiumModule, textPage: number): PdfLine[] {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const count = pdfium.FPDFText_CountChars(textPage);
  const buffer = malloc(2 * bytesPerDouble + (count + 1) * bytesPerUnit);
  const units = buffer + 2 * bytesPerDouble;
  // Among what is written is a zero at the end.
  const written = pdfium.FPDFText_GetText(textPage, 0, count, units);
  const end = units + Math.max(0, written - 1) * bytesPerUnit;
  const text = new TextDecoder('utf-16le').decode(pdfium.pdfium.HEAPU8.subarray(units, end));
  const lines: PdfLine[] = [];
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
    const first = pdfium.FPDFText_GetCharIndexFromTextIndex(textPage, index);
    pdfium.FPDFText_GetCharOrigin(textPage, first, buffer, buffer + bytesPerDouble);
    const [x = 0, y = 0] = new Float64Array(pdfium.pdfium.HEAPU8.buffer, buffer, 2);
    lines.push({ text: line, x, y, size: pdfium.FPDFText_GetFontSize(textPage, first) });
  }
  free(buffer);
  return lines;
}
