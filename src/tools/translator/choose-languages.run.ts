import { t } from '../../shared/language/translate.ts';
import type { DetectedLanguage } from '../../shared/translation/detect-language.ts';
import { type Language, nameOfLanguage } from '../../shared/translation/languages.ts';
import { languagesOf } from './translation-options.ts';
import { translatorErrors } from './translator.errors.ts';

/** @throws LANGUAGE_NOT_DETECTED and SAME_LANGUAGE */
export async function chooseLanguages(
  options: Parameters<typeof languagesOf>[0],
  sample: string,
): Promise<{ source: Language; target: Language; detected?: DetectedLanguage }> {
  const { from, to } = languagesOf(options);
  if (from !== 'auto') return { source: from, target: to };
  // Its statistics take 40 MB.
  const { detectLanguage } = await import('../../shared/translation/detect-language.ts');
  const detected = detectLanguage(sample);
  if (!detected) throw translatorErrors.notDetected();
  if (detected.language === to) throw translatorErrors.sameLanguage({ language: nameOfLanguage(to) });
  return { source: detected.language, target: to, detected };
}

/** Says how many sentences stayed as they were. */
export function noteKept(texts: readonly { sentences: readonly { isKept: boolean }[] }[]): string[] {
  const count = texts.flatMap(({ sentences }) => sentences).filter(({ isKept }) => isKept).length;
  if (count === 0) return [];
  return [
    t(
      '{count, plural, one {# sentence was} other {# sentences were}} not translated: numbers, links or code would have been lost.',
      { count },
    ),
  ];
}
