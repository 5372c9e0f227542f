import { colorsNamed } from 'culori/fn';
import { t } from '../../shared/language/translate.ts';
import { type Hex, type Oklab, oklabOfHex } from './color-space.ts';

type NamedColor = { name: string; hex: Hex; place: Oklab };

/** The named colours of CSS (CSS Color Module Level 4, 6.1). For synonyms the first name is used. */
const named: readonly NamedColor[] = (() => {
  const byHex = new Map<Hex, NamedColor>();
  for (const [name, value] of Object.entries(colorsNamed)) {
    const hex: Hex = `#${value.toString(16).padStart(6, '0')}`;
    if (!byHex.has(hex)) byHex.set(hex, { name, hex, place: oklabOfHex(hex) });
  }
  return [...byHex.values()];
})();

export type ColorName = { name: string; hex: Hex; isExact: boolean; distance: number };

/** The CSS colour that looks most like this one, with its distance in OKLab. Names that are `taken` are passed over. */
export function nearestColorName(hex: Hex, taken: ReadonlySet<string> = new Set()): ColorName {
  const place = oklabOfHex(hex);
  let best: ColorName = { name: 'black', hex: '#000000', isExact: false, distance: Number.POSITIVE_INFINITY };
  for (const candidate of named) {
    if (taken.has(candidate.name)) continue;
    const { l, a, b } = candidate.place;
    const distance = Math.hypot(l - place.l, a - place.a, b - place.b);
    if (distance < best.distance) {
      best = { name: candidate.name, hex: candidate.hex, isExact: candidate.hex === hex, distance };
    }
  }
  return best;
}

const leadingWord = /^(dark|deep|dim|hot|light|medium|old|pale)(?=[a-z])/;
const lastWord =
  /(?<=[a-z])(almond|blue|blush|brick|brown|chiffon|cream|drab|gray|green|grey|orchid|pink|puff|purple|red|rose|smoke|violet|whip|white|yellow)$/;

/** 'palevioletred' as words: 'pale violet red'. */
export function spellOut(name: string): string {
  return name.replace(leadingWord, '$1 ').replace(lastWord, ' $1');
}

/** 'royal blue', or 'near royal blue' for a colour that has no name of its own. */
const wordsFor = ({ name, isExact }: ColorName): string =>
  isExact ? spellOut(name) : t('near {color}', { color: spellOut(name) });

/** A description for each colour of a palette. Different colours get different names: the one that is nearer keeps it. */
export function describeColors(colors: readonly Hex[]): string[] {
  const names = new Map<Hex, ColorName>();
  const taken = new Set<string>();
  const left = new Set(colors);
  while (left.size > 0) {
    const nearest = [...left].map((hex) => ({ hex, found: nearestColorName(hex, taken) }));
    const [next] = nearest.toSorted((one, other) => one.found.distance - other.found.distance);
    if (!next) break;
    names.set(next.hex, next.found);
    taken.add(next.found.name);
    left.delete(next.hex);
  }
  return colors.map((hex) => wordsFor(names.get(hex) ?? nearestColorName(hex)));
}
