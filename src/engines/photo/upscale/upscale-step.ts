import type { PhotoStep, Tile } from '../photo-tile.ts';
import { enlarge, lanczosMargin } from './lanczos.ts';

export type UpscalePlan = { step: 'upscale'; scale: 2 | 3 | 4 };

export function createUpscaleStep({ scale }: UpscalePlan): PhotoStep {
  return { name: 'upscale', scale, margin: lanczosMargin, apply: (tile) => upscaleTile(tile, scale) };
}

function upscaleTile(tile: Tile, scale: number): Tile {
  const { x, y, width, height, channels } = tile;
  const hasAlpha = channels === 4;
  const samples = enlarge(hasAlpha ? premultiplied(tile.data) : tile.data, { width, height, channels, scale });
  // Rounded and clamped.
  const data = new Uint8ClampedArray(hasAlpha ? unpremultiplied(samples) : samples);
  return {
    ...{ x: x * scale, y: y * scale, width: width * scale, height: height * scale, channels },
    data: new Uint8Array(data.buffer),
  };
}

/** So that the colour of invisible pixels does not bleed into visible ones. */
function premultiplied(pixels: Uint8Array): Float32Array {
  const result = Float32Array.from(pixels);
  for (let at = 0; at < result.length; at += 4) {
    const alpha = (pixels[at + 3] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel += 1) result[at + channel] = (pixels[at + channel] ?? 0) * alpha;
  }
  return result;
}

function unpremultiplied(samples: Float32Array): Float32Array {
  for (let at = 0; at < samples.length; at += 4) {
    const alpha = Math.min(255, Math.max(0, samples[at + 3] ?? 0)) / 255;
    for (let channel = 0; channel < 3; channel += 1) {
      samples[at + channel] = alpha === 0 ? 0 : (samples[at + channel] ?? 0) / alpha;
    }
  }
  return samples;
}
