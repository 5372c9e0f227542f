import { pdfCodes } from '../../../pdf/pdf-errors.ts';
import { type Pdfium, startPdfium } from '../../../pdf/pdfium.ts';
import { PdfiumDocument } from '../../../pdf/pdfium-document.ts';
import { AppError } from '../../../shared/errors.ts';
import { MB } from '../../../shared/units.ts';
import { joinPdfLines, type PdfLine } from './pdf-lines.ts';
import type { ReadPdfText } from './read-text-file.ts';
import { textFileErrors } from './text-file-errors.ts';

const kind = 'PDF';

const lockedCodes: readonly string[] = [pdfCodes.locked, pdfCodes.wrongPassword, 'PDF_ENCRYPTION_UNKNOWN'];

const bytesPerDouble = 8;
const bytesPerUnit = 2;

/** The limit of a text area; also guards against pages that draw the same letters over and over. */
const maxTextLength = 16 * MB;

/**
 * Starts PDFium and returns its PDF text reader.
 *
 * @param wasm the content of `@embedpdf/pdfium/pdfium.wasm`
 */
export async function createPdfReader(wasm: ArrayBuffer): Promise<ReadPdfText> {
  const pdfium = await startPdfium({ wasm });
  return async (bytes) => readPdf(pdfium, bytes);
}

/**
 * A PDF's text in content order, with blank lines between paragraphs.
 *
 * @throws TEXT_FILE_LOCKED, TEXT_FILE_DAMAGED, TEXT_FILE_TOO_LONG, TEXT_FILE_NO_TEXT
 */
function readPdf(pdfium: Pdfium, bytes: Uint8Array): string {
  // Not `using`: not every browser supports it.
  const document = open(pdfium, bytes);
  try {
    const text = joinPdfLines(readPages(document));
    if (text === '') throw textFileErrors.noText({ kind });
    return text;
  } finally {
    document.close();
  }
}

function open(pdfium: Pdfium, bytes: Uint8Array): PdfiumDocument {
  try {
    return PdfiumDocument.open(pdfium, bytes);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code } = error;
    if (code === 'PDF_TOO_LARGE' || code === 'PDF_OUT_OF_MEMORY')
      throw textFileErrors.tooLong({ maxBytes: maxTextLength }, { cause: error });
    throw lockedCodes.includes(code)
      ? textFileErrors.locked({ kind }, { cause: error })
      : textFileErrors.damaged({ kind }, { cause: error });
  }
}

function readPages(document: PdfiumDocument): PdfLine[][] {
  const { api } = document.pdfium;
  const pages: PdfLine[][] = [];
  let length = 0;
  for (let index = 0; index < document.pageCount; index++) {
    const page = api.FPDF_LoadPage(document.handle, index);
    // An unreadable page is skipped, as in viewers; a document with no readable page has no text and says so.
    if (page === 0) continue;
    const textPage = api.FPDFText_LoadPage(page);
    const lines = textPage === 0 ? [] : readLines(document.pdfium, textPage);
    if (textPage !== 0) api.FPDFText_ClosePage(textPage);
    api.FPDF_ClosePage(page);
    pages.push(lines);
    for (const { text } of lines) length += text.length;
    if (length > maxTextLength) throw textFileErrors.tooLong({ maxBytes: maxTextLength });
  }
  return pages;
}

function readLines({ api, memory }: Pdfium, textPage: number): PdfLine[] {
  const count = api.FPDFText_CountChars(textPage);
  return memory.scope(2 * bytesPerDouble + (count + 1) * bytesPerUnit, (buffer) => {
    const units = buffer + 2 * bytesPerDouble;
    // The written length includes a terminating zero.
    const written = api.FPDFText_GetText(textPage, 0, count, units);
    const text = new TextDecoder('utf-16le').decode(memory.view(units, Math.max(0, written - 1) * bytesPerUnit));
    const lines: PdfLine[] = [];
    for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
      const first = api.FPDFText_GetCharIndexFromTextIndex(textPage, index);
      api.FPDFText_GetCharOrigin(textPage, first, buffer, buffer + bytesPerDouble);
      const [x, y] = [memory.float64(buffer), memory.float64(buffer + bytesPerDouble)];
      lines.push({ text: line, x, y, size: api.FPDFText_GetFontSize(textPage, first) });
    }
    return lines;
  });
}
