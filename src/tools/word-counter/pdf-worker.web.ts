import { fetchPdfium } from '../../web/kit/pdf/load-pdfium.ts';
import { answerQuestions } from '../../web/kit/worker/answer-questions.ts';
import { createPdfReader } from './text-files/pdf-text.ts';
import { readTextFile } from './text-files/read-text-file.ts';
import { textFileErrors } from './text-files/text-file-errors.ts';

const pdfWork = {
  async readFile(file: Blob) {
    const readPdf = await createPdfReader(await loadPdfium());
    return readTextFile(new Uint8Array(await file.arrayBuffer()), { readPdf });
  },
};
export type PdfWork = typeof pdfWork;

async function loadPdfium(): Promise<ArrayBuffer> {
  try {
    return await fetchPdfium();
  } catch (cause) {
    throw textFileErrors.noReader({ kind: 'PDF' }, { cause });
  }
}

answerQuestions(pdfWork);
