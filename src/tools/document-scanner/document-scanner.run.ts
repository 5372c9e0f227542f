import { defineRun, defineRuns } from '../../catalog/define-run.ts';
import { documentScanner } from './document-scanner.tool.ts';
import { generatePdf } from './generate-pdf.run.ts';
import { ocr } from './ocr.run.ts';
import { processScan } from './process-scan.run.ts';

const languages = defineRun(documentScanner.actions.languages)(['ocrLanguages'], async ({ engines }) => ({
  languages: await engines.ocrLanguages(),
}));

export const runs = defineRuns(documentScanner, { process: processScan, generatePdf, ocr, languages });
