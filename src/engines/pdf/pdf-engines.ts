import type { Engine } from '../engines.ts';
import { createPdfiumEngine } from './pdfium/pdfium-engine.ts';

/** Everything that works on PDFs, ready to be wired in `compose.ts`. Nothing runs before the first job. */
export function createPdfEngines(): Engine[] {
  return [createPdfiumEngine()];
}
