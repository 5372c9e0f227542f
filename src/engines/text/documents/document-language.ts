/** Attributes for languages by their letters: Office and OpenDocument choose fonts and spelling by these groups. */
type Group = 'western' | 'asian' | 'complex';

const groupOf = (language: string): Group => {
  if (['ja', 'ko', 'zh'].includes(language)) return 'asian';
  return ['ar', 'hi', 'th'].includes(language) ? 'complex' : 'western';
};

/** Portuguese as translators are asked for it. */
const regionOf = (language: string): string =>
  language === 'pt' ? 'PT' : (new Intl.Locale(language).maximize().region ?? '');

const wordAttributes: Readonly<Record<Group, string>> = { western: 'w:val', asian: 'w:eastAsia', complex: 'w:bidi' };

/** Sets the language in which Word checks the spelling, where the document names one. */
export function setWordLanguage(source: string, language: string): string {
  const attribute = wordAttributes[groupOf(language)];
  const own = ` ${attribute}="${language}-${regionOf(language)}"`;
  const old = new RegExp(`\\s${attribute}="[^"]*"`);
  return source.replace(/<w:lang\b[^<>]*>/g, (tag) => tag.replace(old, '').replace('<w:lang', `<w:lang${own}`));
}

/** The same for text in drawings and slides. */
export const setDrawingLanguage = (source: string, language: string): string =>
  source.replace(
    /(<a:(?:rPr|endParaRPr|defRPr)\b[^<>]*?\slang=")[^"]*/g,
    (_all, before: string) => `${before}${language}-${regionOf(language)}`,
  );

const openDocumentSuffixes: Readonly<Record<Group, string>> = { western: '', asian: '-asian', complex: '-complex' };

/** The same for OpenDocument. Text without a language, such as code, stays so. */
export function setOpenDocumentLanguage(source: string, language: string): string {
  const group = groupOf(language);
  const prefix = group === 'western' ? 'fo' : 'style';
  const suffix = openDocumentSuffixes[group];
  return source.replace(/<style:text-properties\b[^<>]*>/g, (tag) =>
    tag
      .replace(new RegExp(`(\\s${prefix}:language${suffix}=")(?!zxx|none)[^"]*`), `$1${language}`)
      .replace(new RegExp(`(\\s${prefix}:country${suffix}=")(?!none)[^"]*`), `$1${regionOf(language)}`),
  );
}
