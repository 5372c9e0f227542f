import ColorSpace from 'colorjs.io/src/ColorSpace.js';
import contrastAPCA from 'colorjs.io/src/contrast/APCA.js';
import srgb from 'colorjs.io/src/spaces/srgb.js';
import type { Hex } from './color-space.ts';

ColorSpace.register(srgb);

/**
 * The lightness contrast (Lc) of text on a background by APCA 0.0.98G-4g, as colorjs.io computes it: up to 106 for dark text
 * on light, down to -108 for light text on dark, 0 for invisible text. Not symmetric.
 * Apart from contrast.ts because its 16 KB of code are only needed by the contrast matrix.
 */
export const apcaContrast = (text: Hex, background: Hex): number => contrastAPCA(background, text);

export type ApcaUse = 'body' | 'text' | 'large' | 'spot' | 'none';

/**
 * APCA's simple ("bronze") levels: columns of body text from Lc 75, other text from 60, large or heavy text such as headlines
 * from 45, placeholders and disabled parts from 30.
 * https://git.apcacontrast.com/documentation/APCA_in_a_Nutshell
 */
export function apcaUseOf(contrast: number): ApcaUse {
  const size = Math.abs(contrast);
  if (size >= 75) return 'body';
  if (size >= 60) return 'text';
  if (size >= 45) return 'large';
  return size >= 30 ? 'spot' : 'none';
}
