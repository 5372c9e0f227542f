import { KB } from '../src/shared/units.ts';

/** What a page may load, in KB: each 10 take 50 ms at the 1.6 Mbit/s of Lighthouse's phone. */
const usual = 125;

const larger: Readonly<Record<string, number>> = {
  '/tools/image-compressor': 133,
  '/tools/bulk-processor': 175,
  '/tools/case-converter': 165,
  '/tools/color-palette': 155,
  '/tools/document-converter': 160,
  '/tools/document-scanner': 200,
  '/tools/file-compressor': 168,
  '/tools/image-resizer': 162,
  '/tools/password-generator': 163,
  '/tools/pdf-compressor': 171,
  '/tools/pdf-converter': 205,
  '/tools/pdf-merger': 203,
  '/tools/pdf-splitter': 200,
  '/tools/qr-generator': 193,
  '/tools/word-counter': 168,
  '/account': 180,
  '/admin': 160,
  '/forgot-password': 150,
  '/login': 160,
  '/register': 158,
  '/reset-password': 158,
  '/subscribe': 160,
  '/verify-email': 148,
};

/** How much code, compressed, the first visit of a page may load before the visitor does anything, in bytes. */
export const codeBudget = (path: string): number => (larger[path] ?? usual) * KB;
