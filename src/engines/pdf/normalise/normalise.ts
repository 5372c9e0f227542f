import type { Pdfium } from '../../../pdf/pdfium.ts';
import { PdfiumDocument } from '../../../pdf/pdfium-document.ts';
import { AppError } from '../../../shared/errors.ts';
import { openPdf, type PdfFile } from '../objects/open-pdf.ts';
import { listPages, type PageList, type PdfPage } from '../objects/page-tree.ts';
import { refuseTooManyObjects } from '../objects/refuse-overload.ts';
import { rebuildPageTree, repairContents } from '../objects/repair-pages.ts';
import { pdfErrors } from '../pdf.errors.ts';

/** A decrypted and, if needed, repaired PDF with at least one page. */
export type ReadablePdf = {
  file: PdfFile;
  pages: PdfPage[];
  /** The file was damaged; what could be read is kept. */
  repaired: boolean;
  /** The file was encrypted, with an open or owner password. */
  wasEncrypted: boolean;
};

type Reading = { password?: string | undefined; pdfium: () => Promise<Pdfium> };

/**
 * Opens a PDF. Falls back to PDFium for encrypted or damaged files; sound ones never load it.
 * Throws PASSWORD_NEEDED, WRONG_PASSWORD, PDF_ENCRYPTION_UNKNOWN, NOT_A_PDF, PDF_NO_PAGES, PDF_TOO_MANY_PAGES,
 * PDF_TOO_COMPLEX and PDF_STREAM_TOO_LARGE.
 */
export async function normalise(bytes: Buffer, reading: Reading): Promise<ReadablePdf> {
  const { isSound, ...readable } = await open(bytes, reading);
  const pages = isSound ? readable.pages : rebuildPageTree(readable.file, readable.pages);
  const hadOddContents = repairContents(pages);
  return { ...readable, pages, repaired: readable.repaired || !isSound || hadOddContents };
}

async function open(bytes: Buffer, { password, pdfium }: Reading): Promise<ReadablePdf & Pick<PageList, 'isSound'>> {
  refuseTooManyObjects(bytes);
  const own = readOwn(bytes);
  if ('pages' in own && !own.isDoubtful) return { ...own, repaired: false, wasEncrypted: false };
  if ('refusal' in own && !mayHoldPages(bytes)) throw own.refusal;
  const wasEncrypted = 'encrypted' in own;
  const opened = openWithPdfium(await pdfium(), bytes, password, own);
  if (opened === undefined) return requirePages({ ...requireOwn(own), repaired: true, wasEncrypted });
  using document = opened;
  if ('pages' in own && own.pages.length === document.pageCount) {
    return requirePages({ ...own, repaired: own.file.recovered, wasEncrypted });
  }
  const copy = readOwn(Buffer.from(document.saveCopy({ unlock: true }).buffer));
  return requirePages({ ...requireOwn(copy), repaired: !wasEncrypted, wasEncrypted });
}

/** Without any of these PDFium would find nothing, and might search for very long. */
const mayHoldPages = (bytes: Buffer): boolean =>
  ['/Catalog', '/Pages', '/ObjStm'].some((name) => bytes.includes(name, 0, 'latin1'));

type OwnReading =
  | (PageList & { file: PdfFile })
  | { encrypted: true }
  /** Unreadable without PDFium. */
  | { refusal: AppError };

function readOwn(bytes: Buffer): OwnReading {
  try {
    const file = openPdf(bytes);
    const { pages, isDoubtful, isSound } = listPages(file);
    return { file, pages, isSound, isDoubtful: isDoubtful || file.recovered || pages.length === 0 };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'PDF_ENCRYPTED') return { encrypted: true };
    if (error.code === 'NOT_A_PDF') return { refusal: error };
    throw error;
  }
}

/** Undefined when only PDFium can read it. */
function openWithPdfium(
  pdfium: Pdfium,
  bytes: Buffer,
  password: string | undefined,
  own: OwnReading,
): PdfiumDocument | undefined {
  try {
    return PdfiumDocument.open(pdfium, bytes, password);
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_A_PDF' && 'pages' in own) return undefined;
    throw error;
  }
}

function requireOwn(own: OwnReading): Pick<ReadablePdf, 'file' | 'pages'> & Pick<PageList, 'isSound'> {
  if ('pages' in own) return own;
  throw 'refusal' in own ? own.refusal : pdfErrors.unknownEncryption();
}

function requirePages<Readable extends ReadablePdf>(readable: Readable): Readable {
  if (readable.pages.length === 0) throw pdfErrors.noPages();
  return readable;
}
