import { safeFileName } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';

/** The default name pattern. */
export const defaultPattern = '{name}.{ext}';
export const maxPatternLength = 200;

/** The placeholders and their meanings. */
export const placeholders = {
  name: 'the name of the file',
  n: 'its number in the list',
  ext: 'the extension of the result',
  date: 'the day, as 2026-01-31',
} as const;
type Placeholder = keyof typeof placeholders;

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(placeholders, name);

/**
 * The name of a result. `{n}` is the number, `{nnn}` the number padded to three digits; `ext` is the extension of the content
 * and is appended when missing, so a name never claims another type. The result is safe as a file name; a path becomes its
 * last part.
 */
export function nameResult(pattern: string, values: { name: string; n: number; ext: string; date: string }): string {
  const { ext } = values;
  const stem = safeFileName(withoutEnding(values.name), '').replaceAll(/[{}]/g, '');
  const filled = pattern.replaceAll(/\{(\w+)\}/g, (whole, key: string) => {
    if (/^n+$/.test(key)) return String(values.n).padStart(key.length, '0');
    if (key === 'name') return stem;
    if (key === 'ext') return ext;
    return key === 'date' ? values.date : whole;
  });
  const ending = `.${ext}`;
  const flat = filled.replaceAll(/[/\\]/g, '-').replace(/^[-.\s]+/, '');
  const body = flat.toLowerCase().endsWith(ending.toLowerCase()) ? flat.slice(0, -ending.length) : flat;
  const safe = safeFileName(body, safeFileName(stem, 'file'));
  return `${
    [...safe]
      .slice(0, maxNameLength - ending.length)
      .join('')
      .replace(/[.\s]+$/, '') || 'file'
  }${ending}`;
}

const maxNameLength = 200;

/** Why a pattern is invalid, in a sentence; undefined when it is valid. */
export function objectionToPattern(pattern: string): string | undefined {
  if (pattern.length > maxPatternLength)
    return t('A name pattern has up to {max} characters.', { max: maxPatternLength });
  for (const [, key = ''] of pattern.matchAll(/\{([^{}]*)\}/g)) {
    if (!isPlaceholder(key) && !/^n{1,9}$/.test(key)) {
      return t('There is no placeholder {{given}}. Use {name}, {n}, {ext} or {date}.', { given: key.slice(0, 20) });
    }
  }
  return undefined;
}

/** 'photo.final.jpg' → 'photo.final'; a name that starts with its only dot is kept. */
function withoutEnding(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(0, dot) : name;
}
