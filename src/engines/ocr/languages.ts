/** The product's languages, in its order. */
const ownLanguages = ['eng', 'spa', 'fra', 'deu', 'por', 'ita'];

/** Tesseract codes that differ from ISO 639-3, which `Intl` knows. */
const deviatingCodes: Readonly<Record<string, string>> = {
  chi_sim: 'Chinese (simplified)',
  chi_sim_vert: 'Chinese (simplified, vertical)',
  chi_tra: 'Chinese (traditional)',
  chi_tra_vert: 'Chinese (traditional, vertical)',
  jpn_vert: 'Japanese (vertical)',
  kor_vert: 'Korean (vertical)',
  aze_cyrl: 'Azerbaijani (Cyrillic)',
  srp_latn: 'Serbian (Latin)',
  uzb_cyrl: 'Uzbek (Cyrillic)',
  deu_latf: 'German (Fraktur)',
  frk: 'German (Fraktur)',
  enm: 'Middle English',
  frm: 'Middle French',
  grc: 'Ancient Greek',
  ita_old: 'Italian (old)',
  spa_old: 'Spanish (old)',
  kat_old: 'Georgian (old)',
};

/** Models that are not languages: orientation and formulas. */
const notLanguages = new Set(['osd', 'equ', 'snum']);

/** Tesseract's languages by code and English name, the product's own first. */
export function describeLanguages(models: readonly string[]): { code: string; name: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const own = (code: string) => (ownLanguages.includes(code) ? ownLanguages.indexOf(code) : ownLanguages.length);
  return models
    .filter((code) => /^[a-z]{3}(_[a-z]+)*$/.test(code) && !notLanguages.has(code))
    .map((code) => ({ code, name: deviatingCodes[code] ?? names.of(code) ?? code }))
    .sort((one, other) => own(one.code) - own(other.code) || one.name.localeCompare(other.name, 'en'));
}
