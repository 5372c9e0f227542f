import { inspectDocument } from '../../../pdf/inspect-document.ts';
import type { PdfFacts } from '../../../pdf/pdf-facts.ts';
import type { Pdfium } from '../../../pdf/pdfium.ts';
import { PdfiumDocument } from '../../../pdf/pdfium-document.ts';
import { AppError } from '../../../shared/errors.ts';
import { countObjects } from '../objects/refuse-overload.ts';

/** Larger files are not copied: it would cost more memory than the facts are worth. */
const maxCopiedBytes = 200_000_000;
/** PDFium takes about 30 microseconds to copy an object. */
const maxCopiedObjects = 100_000;

/** Describes a PDF, even a locked one. Throws WRONG_PASSWORD, PDF_ENCRYPTION_UNKNOWN, NOT_A_PDF and PDF_TOO_LARGE. */
export function inspectFile(pdfium: Pdfium, content: Buffer, password = ''): PdfFacts {
  try {
    using document = PdfiumDocument.open(pdfium, content, password);
    const copies = content.length <= maxCopiedBytes && countObjects(content) <= maxCopiedObjects;
    return inspectDocument(pdfium.api, document.handle, {
      bytes: content.length,
      hasPassword: password !== '',
      copies,
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'PASSWORD_NEEDED') return lockedFacts(content);
    throw error;
  }
}

function lockedFacts(content: Uint8Array): PdfFacts {
  const header = new TextDecoder('latin1').decode(content.subarray(0, 1024));
  return {
    bytes: content.length,
    version: /%PDF-(\d\.\d)/.exec(header)?.[1] ?? null,
    pages: 0,
    pageSizes: [],
    locked: 'password',
    forbidden: [],
    signatures: 0,
    scan: { pagesChecked: 0, withoutText: 0, withText: 0 },
    repaired: false,
    damagedPages: [],
    fonts: [],
    standards: [],
    tagged: false,
    language: null,
    form: 'none',
    outlineEntries: 0,
    attachments: [],
    scripts: false,
    launches: false,
    title: null,
    author: null,
    producer: null,
    creator: null,
    created: null,
  };
}
