import { domainToUnicode } from 'node:url';

const scripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Cherokee',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Thai',
  'Georgian',
];
const patterns = scripts.map((script) => ({ script, pattern: new RegExp(`\\p{Script=${script}}`, 'u') }));

// Letters of other scripts that look like Latin ones (Unicode UTS 39, confusables).
const likeLatin = /^[аеорсухіјѕһԁԛԝвкмнтгпӏοαρυνκιγωւսօոցհ0-9-]+$/u;

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
    if (found.length > 1) {
      return `The name ${name} mixes ${found[0]} and ${found[1]} letters, so it may look like another site. It is really ${host}.`;
    }
    if (found.length === 1 && found[0] !== 'Latin' && likeLatin.test(label.toLowerCase())) {
      return `The name ${name} is written in ${found[0]} letters that look like Latin ones. It is really ${host}.`;
    }
  }
  return undefined;
}
