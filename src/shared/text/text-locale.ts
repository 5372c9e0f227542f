/** Letters sampled: enough to be sure of the script, few enough for every keystroke. */
const sampledSlices = 16;
const sliceLength = 256;

/** Scripts with segmentation rules of their own, and a locale for each. */
const scriptLocales: readonly { letters: RegExp; locale: string }[] = [
  { letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, locale: 'ja' },
  { letters: /\p{Script=Han}/gu, locale: 'zh' },
  { letters: /\p{Script=Hangul}/gu, locale: 'ko' },
  { letters: /\p{Script=Thai}/gu, locale: 'th' },
  { letters: /\p{Script=Lao}/gu, locale: 'lo' },
  { letters: /\p{Script=Khmer}/gu, locale: 'km' },
  { letters: /\p{Script=Myanmar}/gu, locale: 'my' },
  { letters: /\p{Script=Arabic}/gu, locale: 'ar' },
  { letters: /\p{Script=Hebrew}/gu, locale: 'he' },
  { letters: /\p{Script=Devanagari}/gu, locale: 'hi' },
  { letters: /\p{Script=Bengali}/gu, locale: 'bn' },
  { letters: /\p{Script=Tamil}/gu, locale: 'ta' },
  { letters: /\p{Script=Telugu}/gu, locale: 'te' },
  { letters: /\p{Script=Greek}/gu, locale: 'el' },
  { letters: /\p{Script=Cyrillic}/gu, locale: 'ru' },
  { letters: /\p{Script=Georgian}/gu, locale: 'ka' },
  { letters: /\p{Script=Armenian}/gu, locale: 'hy' },
  { letters: /\p{Script=Ethiopic}/gu, locale: 'am' },
];

/** Ordinary Japanese text is a third kana; a tenth beside Han letters already means Japanese. */
const kanaShareOfJapanese = 0.1;

/**
 * The locale for segmenting this text, by its most common script: 'zh', 'ja', 'th', 'ar' and so on, 'en' for Latin letters
 * and texts without letters. It names segmentation rules, not the language.
 */
export function localeOfText(text: string): string {
  const sample = sampleOf(text);
  const latin = { locale: 'en', count: countMatches(sample, /\p{Script=Latin}/gu) };
  const counts = [
    latin,
    ...scriptLocales.map(({ letters, locale }) => ({ locale, count: countMatches(sample, letters) })),
  ];
  const kana = counts.find(({ locale }) => locale === 'ja');
  const han = counts.find(({ locale }) => locale === 'zh');
  if (kana && han && kana.count > (kana.count + han.count) * kanaShareOfJapanese) {
    kana.count += han.count;
    han.count = 0;
  }
  return counts.reduce((best, candidate) => (candidate.count > best.count ? candidate : best)).locale;
}

/** Slices spread evenly over the text; all of a short one. */
function sampleOf(text: string): string {
  const sampled = sampledSlices * sliceLength;
  if (text.length <= sampled) return text;
  const step = (text.length - sliceLength) / (sampledSlices - 1);
  let sample = '';
  for (let slice = 0; slice < sampledSlices; slice++) {
    const start = Math.round(slice * step);
    sample += text.slice(start, start + sliceLength);
  }
  return sample;
}

const countMatches = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;
