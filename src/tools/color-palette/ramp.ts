import { type Hex, hexOfOklch, luminanceOf, oklchOfHex } from './color-space.ts';
import { ratioOfLuminances } from './contrast.ts';

export const rampSteps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;
export type RampStep = (typeof rampSteps)[number];

export type RampColor = { step: RampStep; hex: Hex; isBase: boolean };

/**
 * The luminance range of every step, and its share of the full chroma.
 *
 * The bounds make `guaranteedContrast` true for every hue: they are those of evenly spaced OKLCH lightnesses (0.072 apart;
 * halfway between two steps, cubed), with the one below 500 moved to 0.1833, where white text has 4.5:1.
 */
const bands: readonly { step: RampStep; darkest: number; lightest: number; chroma: number }[] = [
  { step: 50, darkest: 0.815, lightest: 1, chroma: 0.16 },
  { step: 100, darkest: 0.6405, lightest: 0.815, chroma: 0.32 },
  { step: 200, darkest: 0.493, lightest: 0.6405, chroma: 0.55 },
  { step: 300, darkest: 0.37, lightest: 0.493, chroma: 0.8 },
  { step: 400, darkest: 0.2696, lightest: 0.37, chroma: 0.95 },
  { step: 500, darkest: 0.1833, lightest: 0.2696, chroma: 1 },
  { step: 600, darkest: 0.1265, lightest: 0.1833, chroma: 0.98 },
  { step: 700, darkest: 0.0795, lightest: 0.1265, chroma: 0.88 },
  { step: 800, darkest: 0.0459, lightest: 0.0795, chroma: 0.75 },
  { step: 900, darkest: 0.0234, lightest: 0.0459, chroma: 0.6 },
  { step: 950, darkest: 0, lightest: 0.0234, chroma: 0.45 },
];

/** OKLCH lightness of the first and last step. */
const lightEnd = 0.97;
const darkEnd = 0.25;

/** Pale bases would otherwise need chroma no screen has. */
const maxChroma = 0.32;

/**
 * The ramp of a base colour from 50 to 950. The base is unchanged, at the step of its own luminance; above and below it OKLCH
 * lightness changes in even steps, hue stays, and chroma falls off towards both ends and is mapped into sRGB. A step outside
 * its band moves to the band's edge, so that the contrast guarantees hold for every hue.
 */
export function makeRamp(base: Hex): RampColor[] {
  const { lightness, chroma, hue } = oklchOfHex(base);
  const light = luminanceOf(base);
  const anchor = bands.findIndex(({ darkest }) => light >= darkest);
  const fullChroma = chroma / (bands[anchor]?.chroma ?? 1);
  return bands.map((band, index) => {
    if (index === anchor) return { step: band.step, hex: base, isBase: true };
    const even =
      index < anchor
        ? lightEnd + ((lightness - lightEnd) * index) / anchor
        : lightness + ((darkEnd - lightness) * (index - anchor)) / (bands.length - 1 - anchor);
    const wanted = { lightness: even, chroma: Math.min(fullChroma * band.chroma, maxChroma), hue };
    return { step: band.step, hex: fitIntoBand(wanted, band), isBase: false };
  });
}

const finestStep = 1 / 1024;

/** Moves lightness in less than visible steps until the colour, rounded to eight bits, is inside its band. */
function fitIntoBand(
  { lightness, chroma, hue }: { lightness: number; chroma: number; hue: number },
  { darkest, lightest }: { darkest: number; lightest: number },
): Hex {
  let target = Math.min(Math.max(lightness, 0), 1);
  for (;;) {
    const hex = hexOfOklch({ lightness: target, chroma, hue });
    const light = luminanceOf(hex);
    if (light < darkest) target += finestStep;
    else if (light > lightest) target -= finestStep;
    else return hex;
    if (target < 0 || target > 1) return hex;
  }
}

/** A step of any ramp, or white or black against it. */
export type RampGround = RampStep | 'white' | 'black';

/**
 * The minimum contrast (WCAG 2.2) of these two in every ramp, whatever its base: 600 on white 4.5, 500 on black 4.6, 700 on
 * 50 4.9, 900 on 100 7.2. 1 means no guarantee.
 */
export function guaranteedContrast(one: RampGround, other: RampGround): number {
  const [first, second] = [bandOf(one), bandOf(other)];
  const [lighter, darker] =
    first.lightest + first.darkest >= second.lightest + second.darkest ? [first, second] : [second, first];
  return lighter.darkest > darker.lightest ? ratioOfLuminances(lighter.darkest, darker.lightest) : 1;
}

function bandOf(ground: RampGround): { darkest: number; lightest: number } {
  if (ground === 'white') return { darkest: 1, lightest: 1 };
  if (ground === 'black') return { darkest: 0, lightest: 0 };
  const band = bands.find(({ step }) => step === ground);
  if (!band) throw new RangeError(`no ramp step ${ground}`);
  return band;
}
