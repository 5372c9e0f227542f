import { language, t } from '../../shared/language/translate.ts';

/** The product's languages, in its order. */
const ownLanguages = ['eng', 'spa', 'fra', 'deu', 'por', 'ita'];

/** Tesseract codes that differ from ISO 639-3, which `Intl` knows. */
const deviatingNames = (): Readonly<Record<string, string>> => ({
  chi_sim: t('Chinese (simplified)'),
  chi_sim_vert: t('Chinese (simplified, vertical)'),
  chi_tra: t('Chinese (traditional)'),
  chi_tra_vert: t('Chinese (traditional, vertical)'),
  jpn_vert: t('Japanese (vertical)'),
  kor_vert: t('Korean (vertical)'),
  aze_cyrl: t('Azerbaijani (Cyrillic)'),
  srp_latn: t('Serbian (Latin)'),
  uzb_cyrl: t('Uzbek (Cyrillic)'),
  deu_latf: t('German (Fraktur)'),
  frk: t('German (Fraktur)'),
  enm: t('Middle English'),
  frm: t('Middle French'),
  grc: t('Ancient Greek'),
  ita_old: t('Italian (old)'),
  spa_old: t('Spanish (old)'),
  kat_old: t('Georgian (old)'),
});

/** Models that are not languages: orientation and formulas. */
const notLanguages = new Set(['osd', 'equ', 'snum']);

/** Tesseract's languages by code and name, the product's own first. */
export function describeLanguages(models: readonly string[]): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(language(), { type: 'language' });
  const deviating = deviatingNames();
  const own = (code: string) => (ownLanguages.includes(code) ? ownLanguages.indexOf(code) : ownLanguages.length);
  return models
    .filter((code) => /^[a-z]{3}(_[a-z]+)*$/.test(code) && !notLanguages.has(code))
    .map((code) => ({ code, name: deviating[code] ?? names.of(code) ?? code }))
    .sort((one, other) => own(one.code) - own(other.code) || one.name.localeCompare(other.name, language()));
}
