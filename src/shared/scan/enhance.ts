import { blackAndWhite } from './black-and-white.ts';
import { type PaperLight, readPaperLight, rowOfCells } from './paper-light.ts';
import { grayOf, type PixelImage } from './pixel-image.ts';

export type EnhanceOptions = {
  color: 'color' | 'gray' | 'blackAndWhite';
  /** 'light' mostly evens out light; 'strong' darkens faint ink and whitens more. */
  strength: 'auto' | 'light' | 'strong';
  /** 'paper' is white where blank; a 'card' keeps its own colour. Defaults to 'paper'. */
  surface?: 'paper' | 'card';
};

/**
 * Relative to paper brightness: from `white` on it is blank; ink brightness times `ink` becomes black. `gamma` above 1
 * darkens faint ink.
 */
const levels = {
  light: { white: 0.98, ink: 0.4, gamma: 1 },
  auto: { white: 0.91, ink: 0.9, gamma: 1 },
  strong: { white: 0.84, ink: 1.1, gamma: 1.7 },
} as const;
type Levels = { white: number; ink: number; gamma: number };

/** Below this brightness there is no white paper to calibrate on. */
const darkestPaper = 48;

/**
 * Cleans a flattened page: removes shadows and colour casts by dividing by the local paper brightness; blank paper becomes
 * white, ink dark. Returns 3 channels for 'color' (1 if the image is gray), otherwise 1; 'blackAndWhite' has only 0 and 255.
 */
export function enhance(image: PixelImage, { color, strength, surface = 'paper' }: EnhanceOptions): PixelImage {
  const source = color === 'color' ? opaque(image) : asGray(image);
  const light = readPaperLight(source);
  const even = surface === 'card' || brightest(light) < darkestPaper ? source : divideByLight(source, light);
  if (color === 'blackAndWhite') return blackAndWhite(even, strength);
  stretch(even, levels[strength], surface === 'card');
  return even;
}

/** A writable copy without alpha. */
function opaque({ data, width, height, channels }: PixelImage): PixelImage {
  if (channels !== 4) return { data: data.slice(0, width * height * channels), width, height, channels };
  const result = new Uint8ClampedArray(width * height * 3);
  for (let from = 0, to = 0; to < result.length; from += 4, to += 3) {
    result[to] = data[from] ?? 0;
    result[to + 1] = data[from + 1] ?? 0;
    result[to + 2] = data[from + 2] ?? 0;
  }
  return { data: result, width, height, channels: 3 };
}

const asGray = (image: PixelImage): PixelImage => ({
  data: grayOf(image),
  width: image.width,
  height: image.height,
  channels: 1,
});

/** The 95th percentile of cell brightness. */
function brightest({ channels }: PaperLight): number {
  const cells = Float32Array.from(channels[1] ?? channels[0] ?? []).sort();
  return cells[Math.floor(cells.length * 0.95)] ?? 0;
}

/** Maximum brightening: a large dark print is no shadow. */
const maxGain = 4;

/** Divides by the light in place; paper becomes 255. */
function divideByLight(image: PixelImage, light: PaperLight): PixelImage {
  const { data, width, height, channels } = image;
  const least = brightest(light) / maxGain;
  const keptTint = tintToKeep(light);
  const gains = light.channels.map((cells, channel) =>
    cells.map((level) => (255 * (keptTint[channel] ?? 1)) / Math.max(least, level)),
  );
  const line = new Float32Array(width);
  for (let y = 0; y < height; y += 1) {
    for (const [channel, cells] of gains.entries()) {
      rowOfCells(cells, light, y, line);
      for (let x = 0, at = y * width * channels + channel; x < width; x += 1, at += channels) {
        data[at] = Math.min(255, (data[at] ?? 0) * (line[x] ?? 0));
      }
    }
  }
  return image;
}

/**
 * Up to here a tint comes from the lamp (lightest minus darkest channel, relative to the lightest); from there on it is the
 * paper's.
 */
const [lampTint, paperTint] = [0.35, 0.55];

/** Factor per channel that keeps strongly coloured paper; 1 for white paper. */
function tintToKeep({ channels }: PaperLight): number[] {
  const middles = channels.map((cells) => Float32Array.from(cells).sort()[cells.length >> 1] ?? 0);
  const most = Math.max(1, ...middles);
  const tint = (most - Math.min(...middles)) / most;
  const share = Math.max(0, Math.min(1, (tint - lampTint) / (paperTint - lampTint)));
  return middles.map((middle) => 1 + share * (middle / most - 1));
}

/** Share of pixels that are certainly ink, if there is any. */
const inkShare = 0.015;

/** Stretches all channels equally, in place: ink dark, paper white. */
function stretch(image: PixelImage, { white, ink, gamma }: Levels, isCard: boolean): void {
  const histogram = histogramOf(image);
  const total = histogram.reduce((sum, count) => sum + count, 0);
  const black = Math.min(150, meanOfDarkest(histogram, total * inkShare) * ink);
  const blank = Math.max(black + 40, isCard ? lightestLevel(histogram, total * 0.005) : 255 * white);
  const table = Uint8Array.from({ length: 256 }, (_, level) => {
    const share = Math.max(0, Math.min(1, (level - black) / (blank - black)));
    return Math.round(255 * share ** (isCard ? 1 : gamma));
  });
  const { data } = image;
  for (let at = 0; at < data.length; at += 1) data[at] = table[data[at] ?? 0] ?? 0;
}

/** Of brightness; in colour images of the green channel. */
function histogramOf({ data, channels }: PixelImage): Uint32Array {
  const histogram = new Uint32Array(256);
  for (let at = channels === 1 ? 0 : 1; at < data.length; at += channels) {
    const level = data[at] ?? 0;
    histogram[level] = (histogram[level] ?? 0) + 1;
  }
  return histogram;
}

function meanOfDarkest(histogram: Uint32Array, count: number): number {
  let [taken, sum] = [0, 0];
  for (let level = 0; level < 200 && taken < count; level += 1) {
    taken += histogram[level] ?? 0;
    sum += level * (histogram[level] ?? 0);
  }
  return taken === 0 ? 0 : sum / taken;
}

function lightestLevel(histogram: Uint32Array, count: number): number {
  let left = count;
  for (let level = 255; level > 0; level -= 1) {
    left -= histogram[level] ?? 0;
    if (left <= 0) return level;
  }
  return 0;
}
