import { z } from 'zod';
import { t } from '../../shared/language/translate.ts';
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
  document: t('Document'),
  'id-card': t('ID card'),
  receipt: t('Receipt'),
  'business-card': t('Business card'),
  book: t('Book'),
} as const satisfies Record<ScanChoice['scanMode'], string>;

/** What each mode does, for its menu. */
export const modeHints = {
  document: t('One sheet, cropped and straightened.'),
  'id-card': t('Front, then back: both on one A4 page in true size.'),
  receipt: t('A long, narrow page with strong contrast.'),
  'business-card': t('Reads name, phone and email for your address book.'),
  book: t('Splits and flattens two open pages.'),
} as const satisfies Record<ScanChoice['scanMode'], string>;
