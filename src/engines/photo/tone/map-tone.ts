import { luma, type PixelImage } from '../../../shared/scan/pixel-image.ts';
import { linearOf, type ToneMeasure } from './measure-tone.ts';

/** Lookup tables for one photo: the same for each of its tiles. */
export type ToneMap = {
  /** White balance: a sample for each sample of red, green and blue. */
  balance: readonly [Uint8Array, Uint8Array, Uint8Array];
  /** Brightness and contrast: a sample, not rounded, for each sample. */
  curve: Float32Array;
  /** How much more saturated pale colours become; 0 leaves them. */
  vibrance: number;
};

export type ToneLook = {
  /** Share of the measured colour cast that is taken away. */
  balance: number;
  /** How far the light moves to that of a well lit photo. */
  exposure: number;
  vibrance: number;
};

export const toneLooks = {
  auto: { balance: 0.7, exposure: 0.9, vibrance: 0.25 },
  colorize: { balance: 0.85, exposure: 0.9, vibrance: 0.9 },
} as const satisfies Record<string, ToneLook>;

/** Quartiles of well lit photos after the ends are stretched, as shares of white. */
const wellLitQuartiles = [0.22, 0.43, 0.67] as const;
/** A night scene stays one: it gets brighter, not bright. */
const gammaBounds = { least: 0.38, most: 1.25 };
const gainBounds = { least: 0.625, most: 1.6 };
/** Black is not moved further: what looks gray everywhere may be fog. */
const highestBlack = 60;
const leastContrast = 40;
/** Share of the curve that keeps hue; the rest is per channel, which keeps bright colours from clipping. */
const hueShare = 0.3;

/** Plans what a look does to a photo with these measures. @param strength 0 to 1: 0 changes nothing. */
export function planTone(measure: ToneMeasure, look: ToneLook, strength: number): ToneMap {
  return {
    balance: balanceOf(measure, look.balance * strength),
    curve: curveOf(measure, look.exposure, strength),
    vibrance: look.vibrance * strength * Math.max(0, 1 - measure.saturation / 0.7),
  };
}

function balanceOf({ gray }: ToneMeasure, share: number): ToneMap['balance'] {
  const mean = Math.cbrt(gray[0] * gray[1] * gray[2]);
  const tableOf = (value: number) => {
    const gain = Math.min(gainBounds.most, Math.max(gainBounds.least, (mean / value) ** share));
    return Uint8Array.from(linearOf, (light) => sampleOf(light * gain));
  };
  return [tableOf(gray[0]), tableOf(gray[1]), tableOf(gray[2])];
}

/** The sRGB sample of linear light. */
function sampleOf(light: number): number {
  const value = light <= 0.003_130_8 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, value));
}

function curveOf(measure: ToneMeasure, exposure: number, strength: number): Float32Array {
  const low = Math.min(measure.low, highestBlack);
  const high = Math.max(measure.high, low + leastContrast);
  // The curve that brings each quartile to its place. Their mean is swayed less by a bright sky than the median alone.
  const logarithms = wellLitQuartiles.map((wanted, index) => {
    const found = Math.min(0.95, Math.max(0.02, ((measure.quartiles[index] ?? 0) - low) / (high - low)));
    return Math.log(Math.log(wanted) / Math.log(found));
  });
  const mean = logarithms.reduce((sum, value) => sum + value, 0) / logarithms.length;
  const moved = 1 + (Math.exp(mean) - 1) * exposure * certaintyOf(Math.abs(mean));
  const gamma = Math.min(gammaBounds.most, Math.max(gammaBounds.least, moved));
  return Float32Array.from({ length: 256 }, (_, sample) => {
    const stretched = Math.min(1, Math.max(0, (sample - low) / (high - low)));
    return sample + (255 * stretched ** gamma - sample) * strength;
  });
}

/** A little darker or brighter than most photos is a matter of taste, and far from them a fault: 0.3 to 1. */
function certaintyOf(distance: number): number {
  const [taste, fault] = [0.2, 0.5];
  const share = Math.min(1, Math.max(0, (distance - taste) / (fault - taste)));
  return 0.3 + 0.7 * share * share * (3 - 2 * share);
}

/** The pixels of a tile with the map applied. Alpha stays. */
export function mapTone({ data, width, height, channels }: PixelImage, map: ToneMap): Uint8Array {
  const { curve, vibrance } = map;
  const [reds, greens, blues] = map.balance;
  const result = new Uint8ClampedArray(data.length);
  for (let at = 0; at < width * height * channels; at += channels) {
    const red = reds[data[at] ?? 0] ?? 0;
    const green = greens[data[at + 1] ?? 0] ?? 0;
    const blue = blues[data[at + 2] ?? 0] ?? 0;
    const light = luma(red, green, blue);
    const below = Math.floor(light);
    const from = curve[below] ?? 0;
    const mapped = from + ((curve[below + 1] ?? from) - from) * (light - below);
    const gain = light > 0.5 ? mapped / light : 0;
    let newRed = hueShare * red * gain + (1 - hueShare) * (curve[red] ?? 0);
    let newGreen = hueShare * green * gain + (1 - hueShare) * (curve[green] ?? 0);
    let newBlue = hueShare * blue * gain + (1 - hueShare) * (curve[blue] ?? 0);
    if (vibrance > 0) {
      const most = Math.max(newRed, newGreen, newBlue);
      const saturation = most > 0 ? (most - Math.min(newRed, newGreen, newBlue)) / most : 0;
      // Vivid colours have enough, and grays stay gray.
      const more = vibrance * (1 - saturation) ** 2 * Math.min(1, saturation / 0.04);
      const gray = luma(newRed, newGreen, newBlue);
      newRed += (newRed - gray) * more;
      newGreen += (newGreen - gray) * more;
      newBlue += (newBlue - gray) * more;
    }
    result[at] = newRed;
    result[at + 1] = newGreen;
    result[at + 2] = newBlue;
    if (channels === 4) result[at + 3] = data[at + 3] ?? 255;
  }
  return new Uint8Array(result.buffer);
}
