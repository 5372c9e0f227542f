/**
 * Placeholders in the built pages for values known only at runtime, which the server fills in: settings change without a new
 * build.
 */
export const siteTokens = {
  /** The public URL, without a trailing slash. */
  origin: 'https://satchel.invalid',
  /** How long files are stored, in words: '24 hours'. */
  fileLifetime: 'satchel-file-lifetime',
  /** Third parties that process data, in words for the privacy policy. */
  storagePlace: 'satchel-storage-place',
  mailProcessor: 'satchel-mail-processor',
  paymentProcessor: 'satchel-payment-processor',
  aiProcessor: 'satchel-ai-processor',
  translationProcessor: 'satchel-translation-processor',
  /** Where advertisements come from: a web address, its host, and both in words. The first two are empty without. */
  adsFrame: 'satchel-ads-frame',
  adsHost: 'satchel-ads-host',
  adsProcessor: 'satchel-ads-processor',
  /** Whether there is a newsletter: 'on' or 'off'. */
  newsletter: 'satchel-newsletter',
} as const;

export type SiteValueName = keyof typeof siteTokens;
