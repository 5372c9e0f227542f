import { t } from '../../shared/language/translate.ts';
import { findLost } from '../../shared/writing/protected-passages.ts';

/** More would not be read. */
const shownPassages = 5;

/**
 * What a provider's answer has that nobody wrote, and the names it lacks, as notes for the writer. Links, numbers and
 * quotations that it lacks are not here: such an answer is not shown at all.
 */
export function checkAnswer(text: string, improved: string, language: string | undefined): string[] {
  const [written, rewritten] = [namesIn(text, language), namesIn(improved, language)];
  const added = [...findLost(improved, text), ...missingFrom(rewritten, text)];
  const lost = missingFrom(written, improved);
  return [
    ...(added.length > 0 ? [t('Not in your text, so please check: {added}.', { added: list(added) })] : []),
    ...(lost.length > 0 ? [t('In your text, but no longer here: {lost}.', { lost: list(lost) })] : []),
  ];
}

/** Capitalised words inside sentences. In German every noun has a capital. */
const namesIn = (text: string, language: string | undefined): string[] =>
  language === 'de'
    ? []
    : (text.match(/(?<=[\p{L}\p{M}\p{N},;)] |\b(?:Dr|Mrs?|Ms|Prof)\. )\p{Lu}[\p{L}\p{M}]+(?:-\p{L}[\p{L}\p{M}]*)*/gu) ??
      []);

function missingFrom(names: readonly string[], text: string): string[] {
  const words = new Set(text.toLowerCase().match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu));
  return [...new Set(names)].filter((name) => !words.has(name.toLowerCase()));
}

function list(passages: readonly string[]): string {
  const shown = passages
    .slice(0, shownPassages)
    .map((passage) => `‘${passage}’`)
    .join(', ');
  return passages.length > shownPassages ? t('{passages} and more', { passages: shown }) : shown;
}
