const segmenters = new Map<string, Intl.Segmenter>();

/** The cached segmenter of a locale and granularity: building one costs more than segmenting a page of text. */
export function segmenterFor(locale: string, granularity: 'grapheme' | 'word' | 'sentence'): Intl.Segmenter {
  const key = `${locale}/${granularity}`;
  const known = segmenters.get(key);
  if (known) return known;
  const made = new Intl.Segmenter(locale, { granularity });
  segmenters.set(key, made);
  return made;
}
