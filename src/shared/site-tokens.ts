/** Values of the running site that its built pages show: settings change without a new build. */
const names = [
  /** How long files are stored, in words: '24 hours'. */
  'fileLifetime',
  /** Third parties that process data, in words for the privacy policy. */
  'storagePlace',
  'mailProcessor',
  'paymentProcessor',
  'aiProcessor',
  'translationProcessor',
  /** Where advertisements come from: a web address, its host, and both in words. The first two are empty without. */
  'adsFrame',
  'adsHost',
  'adsProcessor',
  /** Whether there is a newsletter: 'on' or 'off'. */
  'newsletter',
  /** The address for support; a sentence where there is none. */
  'supportEmail',
  /** Office hours, a line each; empty where there are none. */
  'supportHours',
  /** Within how long people get an answer, in words: '24 hours'. */
  'answersGeneral',
  'answersTechnical',
  'answersBilling',
  /** How long conversations are kept, in words: '365 days'. */
  'conversationLifetime',
  /** How long job applications are kept, in words: '180 days'. */
  'applicationLifetime',
] as const;

/** 'origin' is the public URL, without a trailing slash. */
export type SiteValueName = 'origin' | (typeof names)[number];

/** `'fileLifetime'` → 'file-lifetime'. */
export const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Placeholders in the built pages, which the server fills in. */
export const siteTokens = Object.fromEntries([
  ['origin', 'https://satchel.invalid'],
  ...names.map((name) => [name, `satchel-${dashed(name)}`]),
]) as Readonly<Record<SiteValueName, string>>;
