import { colorsNamed } from 'culori/fn';
import { colorDistance, type Hex } from './color-space.ts';

/** The named colours of CSS (CSS Color Module Level 4, 6.1). Of two names for one colour the first is taken. */
const named: ReadonlyMap<Hex, string> = (() => {
  const byHex = new Map<Hex, string>();
  for (const [name, value] of Object.entries(colorsNamed)) {
    const hex: Hex = `#${value.toString(16).padStart(6, '0')}`;
    if (!byHex.has(hex)) byHex.set(hex, name);
  }
  return byHex;
})();

export type ColorName = { name: string; hex: Hex; isExact: boolean; distance: number };

/** The CSS colour that looks most like this one, with its distance in OKLab. */
export function nearestColorName(hex: Hex): ColorName {
  let best: ColorName = { name: 'black', hex: '#000000', isExact: false, distance: Number.POSITIVE_INFINITY };
  for (const [candidate, name] of named) {
    const distance = colorDistance(hex, candidate);
    if (distance < best.distance) best = { name, hex: candidate, isExact: candidate === hex, distance };
  }
  return best;
}
