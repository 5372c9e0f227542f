import { t } from '../../shared/language/translate.ts';
import { type Hex, hexOfHsl, hexOfOklch, hslOfHex, oklchOfHex } from './color-space.ts';

export type PaletteTypeId =
  | 'complementary'
  | 'triadic'
  | 'analogous'
  | 'monochromatic'
  | 'split-complementary'
  | 'tetradic';

/** The colour wheel: the classic one of HSL, or OKLCH, where all hues look equally light. */
export type Wheel = 'hsl' | 'oklch';

/** Degrees on the wheel and percent of lightness away from the base. Both zero is the base. */
type Turn = { hue: number; lightness: number };

export type PaletteType = { id: PaletteTypeId; name: string; description: string; turns: readonly Turn[] | 'ladder' };

/** Limits of derived colours' lightness in percent (the product's specification). */
export const derivedLightness = { min: 10, max: 90 } as const;

const ladderSteps = 6;
const lighter = 20;

const onHues = (...hues: number[]): Turn[] => hues.map((hue) => ({ hue, lightness: 0 }));
const withTints = (...hues: number[]): Turn[] =>
  hues.flatMap((hue) => [
    { hue, lightness: 0 },
    { hue, lightness: lighter },
  ]);
const withTintsAndShades = (...hues: number[]): Turn[] =>
  hues.flatMap((hue) => [
    { hue, lightness: -lighter },
    { hue, lightness: 0 },
    { hue, lightness: lighter },
  ]);

export const paletteTypes: readonly PaletteType[] = [
  {
    id: 'complementary',
    name: t('Complementary'),
    description: t('Two opposite hues, each darker and lighter.'),
    turns: withTintsAndShades(0, 180),
  },
  { id: 'triadic', name: t('Triadic'), description: t('Three hues a third apart.'), turns: withTints(0, 120, 240) },
  { id: 'analogous', name: t('Analogous'), description: t('Neighbouring hues.'), turns: onHues(-60, -30, 0, 30, 60) },
  { id: 'monochromatic', name: t('Monochromatic'), description: t('One hue from dark to light.'), turns: 'ladder' },
  {
    id: 'split-complementary',
    name: t('Split complementary'),
    description: t('A hue and both neighbours of its opposite.'),
    turns: withTints(0, 150, 210),
  },
  { id: 'tetradic', name: t('Tetradic'), description: t('Four hues a quarter apart.'), turns: onHues(0, 90, 180, 270) },
];

export const isPaletteType = (id: string): id is PaletteTypeId => paletteTypes.some((type) => type.id === id);

/** The palette of a base colour. The base is unchanged; all others have a lightness from 10 to 90 percent. */
export function derivePalette(base: Hex, typeId: PaletteTypeId, wheel: Wheel = 'hsl'): Hex[] {
  const type = paletteTypes.find(({ id }) => id === typeId);
  if (!type) throw new RangeError(`no palette type ${typeId}`);
  const turn = turnerOf(base, wheel);
  if (type.turns === 'ladder') return ladder(base, turn);
  return type.turns.map((by) =>
    by.hue === 0 && by.lightness === 0 ? base : turn(by.hue, turn.lightness + by.lightness),
  );
}

type Turner = { (hue: number, lightness: number): Hex; lightness: number };

/** Derives colours from the base by degrees and lightness percent on one of the wheels. */
function turnerOf(base: Hex, wheel: Wheel): Turner {
  const clamp = (lightness: number) => Math.min(Math.max(lightness, derivedLightness.min), derivedLightness.max);
  if (wheel === 'oklch') {
    const { lightness, chroma, hue } = oklchOfHex(base);
    const turn = (by: number, to: number) => hexOfOklch({ lightness: clamp(to) / 100, chroma, hue: hue + by });
    return Object.assign(turn, { lightness: lightness * 100 });
  }
  const { hue, saturation, lightness } = hslOfHex(base);
  const turn = (by: number, to: number) => hexOfHsl({ hue: hue + by, saturation, lightness: clamp(to) });
  return Object.assign(turn, { lightness });
}

/** Even steps from dark to light, with the base replacing the nearest. */
function ladder(base: Hex, turn: Turner): Hex[] {
  const { min, max } = derivedLightness;
  const step = (max - min) / (ladderSteps - 1);
  const nearest = Math.min(Math.max(Math.round((turn.lightness - min) / step), 0), ladderSteps - 1);
  return Array.from({ length: ladderSteps }, (_, index) => (index === nearest ? base : turn(0, min + index * step)));
}
