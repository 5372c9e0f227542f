import type { Engine } from '../engines.ts';
import { type CompressEngineDependencies, createCompressEngine } from './compress/compress-engine.ts';
import { createPagesEngine } from './merge/pages-engine.ts';
import { createPdfiumEngine } from './pdfium/pdfium-engine.ts';

/** All PDF engines, for `open-services.ts`. Nothing starts before the first job. */
export function createPdfEngines(dependencies: CompressEngineDependencies): Engine[] {
  return [createPdfiumEngine(), createPagesEngine(), createCompressEngine(dependencies)];
}
