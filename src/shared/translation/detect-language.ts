import { detectAll } from 'tinyld';
import { type Language, languages } from './languages.ts';

export type DetectedLanguage = {
  language: Language;
  /** From 0 to 1: the share of short texts with such a result that are in this language. */
  confidence: number;
};

/** More tells nothing new. In UTF-16 units. */
const sampleLength = 5_000;

/** Scripts with one language among ours. */
const scripts: readonly { letters: RegExp; language: Language }[] = [
  { letters: /\p{Script=Cyrillic}/gu, language: 'ru' },
  { letters: /\p{Script=Hangul}/gu, language: 'ko' },
  { letters: /\p{Script=Arabic}/gu, language: 'ar' },
  { letters: /\p{Script=Devanagari}/gu, language: 'hi' },
  { letters: /\p{Script=Thai}/gu, language: 'th' },
];

const latinLanguages = languages.filter((language) => !['ru', 'ja', 'ko', 'zh', 'ar', 'hi', 'th'].includes(language));

/** Letters that, among ours, only these languages have. */
const ownLetters: readonly { letters: RegExp; languages: readonly Language[] }[] = [
  { letters: /[øæ]/iu, languages: ['da'] },
  { letters: /[ąęłńśźż]/iu, languages: ['pl'] },
  { letters: /[ğış]/iu, languages: ['tr'] },
  { letters: /[đơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu, languages: ['vi'] },
  { letters: /[ãõ]/iu, languages: ['pt', 'vi'] },
  { letters: /[¿¡ñ]/iu, languages: ['es'] },
  { letters: /ß/u, languages: ['de'] },
  { letters: /å/iu, languages: ['sv', 'da'] },
  { letters: /ä/iu, languages: ['sv', 'de'] },
];

/**
 * The language of a text, by its script, its letters and then tinyld's statistics; undefined where nothing tells: no letters,
 * or a script that none of our languages has.
 */
export function detectLanguage(text: string): DetectedLanguage | undefined {
  const sample = text.trimStart().slice(0, sampleLength).normalize('NFC');
  const letters = count(sample, /\p{L}/gu);
  if (letters === 0) return undefined;
  const byScript = languageOfScript(sample, letters);
  if (byScript) return byScript;
  if (count(sample, /\p{Script=Latin}/gu) < letters / 2) return undefined;
  return languageOfLatin(sample, letters);
}

function languageOfScript(sample: string, letters: number): DetectedLanguage | undefined {
  const kana = count(sample, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = count(sample, /\p{Script=Han}/gu);
  // Ordinary Japanese is a third kana; Chinese with a Japanese name in it has less than a tenth.
  const isJapanese = kana > (kana + han) / 10;
  const found = [
    { language: isJapanese ? ('ja' as const) : ('zh' as const), letters: kana + han },
    ...scripts.map(({ letters: ofScript, language }) => ({ language, letters: count(sample, ofScript) })),
  ];
  const most = found.reduce((best, each) => (each.letters > best.letters ? each : best));
  // Three Latin letters write what one Han character does.
  const weight = most.language === 'zh' || most.language === 'ja' ? 3 : 1;
  const share = (most.letters * weight) / (letters + most.letters * (weight - 1));
  // Texts in these scripts have more foreign names in Latin letters than the other way round.
  return share > 0.35 ? { language: most.language, confidence: Math.min(0.99, 0.5 + share / 2) } : undefined;
}

function languageOfLatin(sample: string, letters: number): DetectedLanguage | undefined {
  // In a long text, a name may have the odd letter.
  const rules = letters > 200 ? [] : ownLetters.filter(({ letters: own }) => own.test(sample));
  const fitting = latinLanguages.filter((language) => rules.every((rule) => rule.languages.includes(language)));
  const [only, ...others] = fitting;
  if (only && others.length === 0) return { language: only, confidence: 0.99 };
  // Several languages in one text: no letter rules any of them out.
  const possible = fitting.length > 0 ? fitting : latinLanguages;
  const [first, second] = detectAll(sample, { only: [...possible] });
  const language = languages.find((each) => each === first?.lang);
  if (!first || !language) return undefined;
  // Measured on sentences of 2 to 8 words: 0.5 is right half of the time, from 0.7 on nearly always.
  const lead = first.accuracy / (first.accuracy + (second?.accuracy ?? 0));
  return { language, confidence: Math.min(0.97, 0.5 + (lead - 0.5) * 2.4) };
}

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;
