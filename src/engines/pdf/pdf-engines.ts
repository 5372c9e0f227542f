import type { Engine } from '../engines.ts';
import { type CompressEngineDependencies, createCompressEngine } from './compress/compress-engine.ts';
import { createPagesEngine } from './merge/pages-engine.ts';
import { createPdfiumEngine } from './pdfium/pdfium-engine.ts';

/** Everything that works on PDFs, ready to be wired in `open-services.ts`. Nothing runs before the first job. */
export function createPdfEngines(dependencies: CompressEngineDependencies): Engine[] {
  return [createPdfiumEngine(), createPagesEngine(), createCompressEngine(dependencies)];
}
