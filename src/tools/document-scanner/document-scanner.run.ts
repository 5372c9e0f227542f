import { defineRun, defineRuns } from '../../catalog/define-run.ts';
import { scannerErrors } from './document-scanner.errors.ts';
import { documentScanner } from './document-scanner.tool.ts';
import { generatePdf, maxWords } from './generate-pdf.run.ts';
import { ocr } from './ocr.run.ts';
import { processScan } from './process-scan.run.ts';

const languages = defineRun(documentScanner.actions.languages)(['ocrLanguages'], async ({ engines }) => ({
  languages: await engines.ocrLanguages(),
}));

export const runs = defineRuns(
  documentScanner,
  { process: processScan, generatePdf, ocr, languages },
  {
    generatePdf: [
      scannerErrors.notOneEach({ what: 'rotations', given: 2, images: 3 }),
      scannerErrors.tooManyWords({ max: maxWords }),
    ],
  },
);
