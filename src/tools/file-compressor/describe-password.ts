import { t } from '../../shared/language/translate.ts';

/** Characters from which a password is fair or good. */
const fairLength = 10;
const goodLength = 14;

/** Rates a ZIP password: whoever has the file can guess offline, at any speed. */
export function describePassword(password: string): string | undefined {
  const length = [...password].length;
  if (length === 0) return undefined;
  if (new Set(password).size < 4 || length < fairLength) {
    return t('Weak: programs that guess can find this in a short time. Several words are better.');
  }
  const isPlain = /^(?:\p{Ll}+|\p{Lu}+|\p{Nd}+)$/u.test(password);
  if (length < goodLength || isPlain) return t('Fair: a few more words or characters make it much harder to guess.');
  return t('Good: keep it somewhere safe. Without it nobody can open the ZIP, not even this site.');
}
