import { z } from 'zod';
import { colorModes, enhancements, scanFormats, scanModes } from './document-scanner.contract.ts';

/** The settings for the next scans, saved in the browser. */
export const scanChoiceSchema = z.object({
  scanMode: z.enum(scanModes),
  enhancement: z.enum(enhancements),
  outputFormat: z.enum(scanFormats),
  colorMode: z.enum(colorModes),
  languages: z.array(z.string()).min(1).max(5),
  /** Takes the photo automatically when the paper is steady. */
  autoCapture: z.boolean(),
});
export type ScanChoice = z.infer<typeof scanChoiceSchema>;

export const defaultScanChoice: ScanChoice = {
  scanMode: 'document',
  enhancement: 'auto',
  outputFormat: 'pdf',
  colorMode: 'auto',
  languages: ['eng'],
  autoCapture: false,
};

export const modeNames = {
  document: 'Document',
  'id-card': 'ID card',
  receipt: 'Receipt',
  'business-card': 'Business card',
  book: 'Book',
} as const satisfies Record<ScanChoice['scanMode'], string>;

/** What each mode does, for its menu. */
export const modeHints = {
  document: 'One sheet, cropped and straightened.',
  'id-card': 'Front, then back: both on one A4 page in true size.',
  receipt: 'A long, narrow page with strong contrast.',
  'business-card': 'Reads name, phone and email for your address book.',
  book: 'Splits and flattens two open pages.',
} as const satisfies Record<ScanChoice['scanMode'], string>;
