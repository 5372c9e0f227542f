import { colorsNamed } from 'culori/fn';
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

/** The most similar CSS colour, with its distance in OKLab. */
export function nearestColorName(hex: Hex): ColorName {
  const place = oklabOfHex(hex);
  let best: ColorName = { name: 'black', hex: '#000000', isExact: false, distance: Number.POSITIVE_INFINITY };
  for (const candidate of named) {
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

/** 'royal blue', or 'near royal blue' for a colour without a name. */
export function describeColor(hex: Hex): string {
  const { name, isExact } = nearestColorName(hex);
  return isExact ? spellOut(name) : `near ${spellOut(name)}`;
}
