/**
 * Compresses one PDF in its own process and prints its peak memory in bytes:
 *
 *   node bench/pdf-compress-memory.ts FILE
 */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { compressPdf } from '../src/engines/pdf/compress/compress-pdf.ts';
import { SourceDrawer } from '../src/engines/pdf/compress/document/source-drawer.ts';
import { loadPdfium } from '../src/engines/pdf/pdfium/pdfium-library.ts';

sharp.concurrency(1);
sharp.cache(false);
const [, , file = ''] = process.argv;
const request = { level: 'balanced', grayscale: false, removeMetadata: false, allowSigned: true } as const;
const source = await readFile(file);
const { bytes } = await compressPdf(
  { pdfium: await loadPdfium(), sourceDrawer: new SourceDrawer() },
  source,
  request,
  () => {},
);
console.log(
  JSON.stringify({ peakBytes: process.resourceUsage().maxRSS * 1024, ratio: (bytes ?? source).length / source.length }),
);
