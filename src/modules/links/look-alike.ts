import { domainToUnicode } from 'node:url';
import { language, t } from '../../shared/language/translate.ts';

const scripts = ['Latn', 'Cyrl', 'Grek', 'Armn', 'Cher', 'Hebr', 'Arab', 'Deva', 'Thai', 'Geor'];
const patterns = scripts.map((script) => ({ script, pattern: new RegExp(`\\p{Script=${script}}`, 'u') }));

// Letters of other scripts that look like Latin ones (Unicode UTS 39, confusables).
const likeLatin = /^[аеорсухіјѕһԁԛԝвкмнтгпӏοαρυνκιγωւսօոցհ0-9-]+$/u;

/** `'Cyrl'` → `'Cyrillic'` */
const nameOf = (script: string): string => new Intl.DisplayNames(language(), { type: 'script' }).of(script) ?? script;

/**
 * A sentence about a host that can be taken for another one: letters of two scripts in one name, or letters of another script
 * that all look like Latin ones. Undefined for hosts of one script, in whatever language.
 * @param host as the URL standard writes it: 'xn--pple-43d.com'
 */
export function lookAlikeWarning(host: string): string | undefined {
  if (!host.includes('xn--')) return undefined;
  const name = domainToUnicode(host);
  for (const label of name.split('.').slice(0, -1)) {
    const found = patterns.filter(({ pattern }) => pattern.test(label)).map(({ script }) => script);
    const [first, second] = found;
    if (first && second) {
      return t(
        'The name {name} mixes {first} and {second} letters, so it may look like another site. It is really {host}.',
        { name, first: nameOf(first), second: nameOf(second), host },
      );
    }
    if (first && first !== 'Latn' && likeLatin.test(label.toLowerCase())) {
      return t('The name {name} is written in {script} letters that look like Latin ones. It is really {host}.', {
        ...{ name, script: nameOf(first), host },
      });
    }
  }
  return undefined;
}

/** The warning of a stored link in the reader's language; the one stored is in its maker's. */
export const warningOfTarget = ({ host, warning }: { host: string; warning: string | null }): string | null =>
  lookAlikeWarning(host) ?? warning;
