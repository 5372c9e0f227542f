import { t } from './language/translate.ts';

type Depth = { isDeep?: boolean | undefined };

/** What is said when 16 bits per colour channel became 8. */
export const depthNotes = (source: Depth, result: Depth): string[] =>
  source.isDeep && !result.isDeep
    ? [t('The source has 16 bits per colour channel, the result 8. TIFF keeps them, and PNG at quality 100.')]
    : [];
