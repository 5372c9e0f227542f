import { KB } from '../src/shared/units.ts';

/** What a page may load, in KB: each 10 take 50 ms at the 1.6 Mbit/s of Lighthouse's phone. */
const usual = 116;

const larger: Readonly<Record<string, number>> = {
  '/tools/image-compressor': 122,
  '/tools/bulk-processor': 178,
  '/tools/case-converter': 157,
  '/tools/color-palette': 147,
  '/tools/document-converter': 158,
  '/tools/document-scanner': 208,
  '/tools/file-compressor': 161,
  '/tools/image-resizer': 158,
  '/tools/password-generator': 156,
  '/tools/pdf-compressor': 168,
  '/tools/pdf-converter': 190,
  '/tools/pdf-merger': 183,
  '/tools/pdf-splitter': 167,
  '/tools/qr-generator': 185,
  '/tools/word-counter': 160,
  '/account': 175,
  '/admin': 159,
  '/forgot-password': 151,
  '/login': 153,
  '/register': 152,
  '/reset-password': 152,
  '/subscribe': 160,
  '/verify-email': 150,
};

/** How much code, compressed, the first visit of a page may load before the visitor does anything, in bytes. */
export const codeBudget = (path: string): number => (larger[path] ?? usual) * KB;
