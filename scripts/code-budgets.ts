import { KB } from '../src/shared/units.ts';

/** What a page may load, in KB: each 10 take 50 ms at the 1.6 Mbit/s of Lighthouse's phone. */
const usual = 115;

const larger: Readonly<Record<string, number>> = {
  '/tools/image-compressor': 125,
  '/tools/bulk-processor': 176,
  '/tools/case-converter': 157,
  '/tools/color-palette': 147,
  '/tools/document-converter': 154,
  '/tools/document-scanner': 203,
  '/tools/file-compressor': 161,
  '/tools/image-resizer': 154,
  '/tools/password-generator': 156,
  '/tools/pdf-compressor': 164,
  '/tools/pdf-converter': 185,
  '/tools/pdf-merger': 183,
  '/tools/pdf-splitter': 167,
  '/tools/qr-generator': 185,
  '/tools/word-counter': 160,
  '/account': 181,
  '/admin': 161,
  '/forgot-password': 150,
  '/login': 161,
  '/register': 159,
  '/reset-password': 159,
  '/subscribe': 161,
  '/verify-email': 149,
};

/** How much code, compressed, the first visit of a page may load before the visitor does anything, in bytes. */
export const codeBudget = (path: string): number => (larger[path] ?? usual) * KB;
