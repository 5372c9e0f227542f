/**
 * Acronyms kept in capitals even when a whole line is in capitals. Only those that are not also words ('US', 'IT' and 'WHO'
 * are).
 */
const knownAcronyms = new Set(
  (
    'AI API ASAP ATM BBC CEO CFO CIA CNN CPU CSS CSV CTO DIY DNA DVD EU FAQ FBI GDP GPS GPU HIV HR HTML HTTP HTTPS IBM ' +
    'IDE IMF IP JSON LCD LED MIT MP3 NASA NATO NBA NFL NGO NYC OCR OECD OPEC PDF PHP PIN PNG RAM RNA RSS SDK SEO SMS SQL SVG ' +
    'TV UFO UK UN UNESCO UNICEF URL USA USB UTC VAT VIP VPN WTO WWF XML YAML ZIP'
  ).split(' '),
);

/** Whether a word is one of these acronyms, in any case. */
export const isKnownAcronym = (word: string) => knownAcronyms.has(word.toUpperCase());

/** Names that begin small or have capitals inside. Only those that are no word otherwise. */
const brands = new Map(
  (
    'AdSense AirPods AirTag BitTorrent BuzzFeed ChatGPT DeepMind DevOps DreamWorks DuckDuckGo ' +
    'eBay eSIM easyJet FaceTime FedEx FileZilla FireWire GitHub GitLab GraphQL HomePod HubSpot iBook iCloud iMac iMessage iMovie ' +
    'iOS iPad iPadOS iPhone iPod iTunes JavaScript jQuery LibreOffice LinkedIn macOS MacBook McDonald McDonalds ' +
    'MongoDB MySQL NetBeans NoSQL NVIDIA OneDrive OneNote OpenAI OpenOffice PayPal PlayStation PostgreSQL PowerPoint PowerShell ' +
    'QuickTime SharePoint SketchUp SoundCloud SpaceX SQLite TeamViewer TikTok tvOS TypeScript VMware ' +
    'visionOS watchOS WeChat WhatsApp WiFi WordPress YouTube'
  )
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);
const brandEnding = /^(.+?)((?:['’]s|s)?)$/i;

/** The spelling of a well-known name, whatever its case: 'IPHONES' → 'iPhones'. Undefined for other words. */
export function brandSpelling(word: string): string | undefined {
  const whole = brands.get(word.toLowerCase());
  const [, stem = '', ending = ''] = brandEnding.exec(word) ?? [];
  const name = brands.get(stem.toLowerCase());
  return whole ?? (name === undefined ? undefined : name + ending.toLowerCase());
}

/** Two capitals or more, digits among them and a plural s behind them allowed: 'NASA', 'MP3', 'URLs', 'B2B'. */
const acronym = /^(?=(?:\p{N}*\p{Lu}\p{M}*){2})[\p{Lu}\p{M}\p{N}]+s?$/u;
export const isAcronym = (word: string) => acronym.test(word);

/** Capitals inside a word: 'iPhone', 'McDonald', 'JavaScript'. */
const mixedCase = /\p{Ll}\p{M}*\p{N}*\p{Lu}/u;
export const isMixedCase = (word: string) => mixedCase.test(word);

/** A single word in capitals up to this length counts as an acronym, a longer one as shouting. */
const longestAcronym = 5;

/** Whether a line is all in capitals, so that they do not mark acronyms or names. */
export function isShouted(line: string): boolean {
  if (/\p{Ll}/u.test(line) || !/\p{Lu}/u.test(line)) return false;
  const words = line.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.length > 1 || (words[0]?.length ?? 0) > longestAcronym;
}
