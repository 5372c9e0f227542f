import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadPdfium } from '../src/engines/pdf/pdfium/pdfium-library.ts';
import { measureAdding } from './pdf-edit-adding.ts';
import { measureFields } from './pdf-edit-fields.ts';
import { measureRedacting } from './pdf-edit-redact.ts';
import { measureReplacing } from './pdf-edit-replace.ts';
import type { Suite } from './suite.ts';

export const suite: Suite = {
  name: 'pdf-edit',
  about:
    'words replaced, parts redacted, forms filled and text added in real PDFs, then looked for with PDFium, pdf.js, pdftotext, mutool, qpdf and in all bytes',
  run: async () => {
    const corpus = join(resolve(process.env.CORPUS_DIR ?? '../shared/corpus'), 'pdf');
    if (!existsSync(corpus)) {
      console.log(`  No corpus at ${corpus} (set CORPUS_DIR): nothing to measure with.`);
      return [];
    }
    const folder = await mkdtemp(join(tmpdir(), 'satchel-bench-edit-'));
    try {
      const pdfium = await loadPdfium();
      return [
        ...(await measureReplacing(corpus, pdfium)),
        ...(await measureRedacting(corpus, pdfium, folder)),
        ...(await measureFields(corpus, pdfium, folder)),
        ...(await measureAdding(corpus, pdfium, folder)),
      ];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
