/**
 * What only the running server knows is written into the pages as tokens when they are built; the server puts the values in
 * when it hands a page out, so that changing a setting needs no new build.
 */
export const siteTokens = {
  /** The address visitors reach the site under, without a trailing slash. */
  origin: 'https://satchel.invalid',
  /** How long files are kept, in words: '24 hours'. */
  fileLifetime: 'satchel-file-lifetime',
  /** Who besides this site's server gets something to do, in words for the privacy policy. */
  storagePlace: 'satchel-storage-place',
  mailProcessor: 'satchel-mail-processor',
  paymentProcessor: 'satchel-payment-processor',
  aiProcessor: 'satchel-ai-processor',
} as const;

export type SiteValueName = keyof typeof siteTokens;
