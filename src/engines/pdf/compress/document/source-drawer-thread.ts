import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { PdfiumDocument } from '../../../../pdf/pdfium-document.ts';
import { AppError } from '../../../../shared/errors.ts';
import { loadPdfium } from '../../pdfium/pdfium-library.ts';
import { drawPage } from './draw-page.ts';
import type { DrawnSource, DrawSource } from './source-drawer.ts';

/** Limit of page images kept for comparison, in bytes. */
const keptBytes = 120_000_000;

const port = parentPort;
if (port === null) throw new Error('This file only runs as a thread of SourceDrawer');
const loading = loadPdfium();
let current = 0;

port.on('message', async ({ job, source, password }: DrawSource) => {
  current = job;
  const pdfium = await loading;
  try {
    if (current === job) await drawAhead();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, status, message } = error;
    port.postMessage({ job, refused: { code, status, message } } satisfies DrawnSource);
  }
  port.postMessage({ job, ended: true } satisfies DrawnSource);

  async function drawAhead(): Promise<void> {
    using document = tryOpen();
    let bytes = 0;
    for (let page = 0; document && page < document.pageCount && bytes < keptBytes; page++) {
      const image = drawPage(document, page);
      bytes += image?.data.length ?? 0;
      port?.postMessage({ job, page, image } satisfies DrawnSource);
      // A new source may have arrived.
      await setImmediate();
      if (current !== job) return;
    }
  }

  /** A file that does not open here is reported by the main thread, which opens it, too. */
  function tryOpen(): PdfiumDocument | undefined {
    try {
      return PdfiumDocument.open(pdfium, source, password);
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }
});
