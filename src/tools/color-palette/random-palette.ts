import { colorDistance, type Hex, hexOfOklch } from './color-space.ts';

/** How many colours a random palette has (the product's specification). */
export const randomPaletteSize = 6;

/** Successive hues this far apart never bunch up (the golden angle, in degrees). */
const goldenAngle = 137.508;

const lightnessRange = { min: 0.38, max: 0.88 };
const chromaRange = { min: 0.07, max: 0.19 };

/** Colours closer than this in OKLab would look like a mistake. */
const minDistance = 0.08;
const maxTries = 40;

/**
 * A random palette of clearly different colours. The same random numbers give the same palette.
 * @param random numbers from 0 (included) to 1 (excluded), such as `Math.random`
 * @param locked colours to keep, by index; an index beyond six makes the palette longer
 */
export function randomPalette(random: () => number, locked: readonly (Hex | undefined)[] = []): Hex[] {
  const length = Math.max(randomPaletteSize, locked.length);
  const startHue = random() * 360;
  const lightnesses = shuffle(evenSteps(length), random);
  const palette: Hex[] = [];
  const kept = locked.filter((hex) => hex !== undefined);
  for (let index = 0; index < length; index++) {
    palette.push(
      locked[index] ??
        pickColor(random, [...palette, ...kept], startHue + index * goldenAngle, lightnesses[index] ?? 0.5),
    );
  }
  return palette;
}

/** Tries hues around the wanted one until the colour is far enough from the others; otherwise takes the farthest. */
function pickColor(random: () => number, others: readonly Hex[], hue: number, lightness: number): Hex {
  const attempt = (freedom: number) => {
    const hex = hexOfOklch({
      lightness: within(lightnessRange, lightness + (random() - 0.5) * 0.1 * freedom),
      chroma: chromaRange.min + random() * (chromaRange.max - chromaRange.min),
      hue: hue + (random() - 0.5) * 20 * freedom,
    });
    return { hex, distance: Math.min(...others.map((other) => colorDistance(hex, other)), 1) };
  };
  let best = attempt(1);
  for (let tries = 2; tries <= maxTries && best.distance < minDistance; tries++) {
    const next = attempt(tries);
    if (next.distance > best.distance) best = next;
  }
  return best.hex;
}

function evenSteps(length: number): number[] {
  const { min, max } = lightnessRange;
  return Array.from({ length }, (_, index) => min + ((max - min) * (index + 0.5)) / length);
}

/** Draws all values in random order. */
function shuffle(values: readonly number[], random: () => number): number[] {
  const left = [...values];
  return values.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}

const within = ({ min, max }: { min: number; max: number }, value: number) => Math.min(Math.max(value, min), max);
