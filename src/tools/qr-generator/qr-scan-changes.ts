import type { Sentence } from '../../catalog/define-tool.ts';
import { drawCode, type QrDesign } from '../../shared/qr/draw-code.ts';
import { smallestVersion } from '../../shared/qr/qr-capacity.ts';
import { qrMatrix } from '../../shared/qr/qr-matrix.ts';
import { defaultStyle, logoWidth, type QrStyle, quietZone } from '../../shared/qr/qr-style.ts';
import { pageSizes } from './qr-sizes.ts';

type Attempt = { design: QrDesign; sizePixels: number };

/** A way to fix a code that does not scan. */
export type PossibleChange = { sentence: Sentence; apply: (attempt: Attempt) => Attempt };

const restyled =
  (changes: Partial<QrStyle>) =>
  ({ design, sizePixels }: Attempt): Attempt => ({
    design: { ...design, style: { ...design.style, ...changes } },
    sizePixels,
  });

/** Changes that would affect this code, the least intrusive first. */
export function possibleChanges(design: QrDesign, sizePixels: number): PossibleChange[] {
  const { style, matrix, logo } = design;
  const changes: PossibleChange[] = [];
  if (style.quietZone < quietZone.standard) {
    changes.push({
      sentence: { title: 'Widen the quiet zone', text: `Please set the quiet zone to ${quietZone.standard} modules.` },
      apply: restyled({ quietZone: quietZone.standard }),
    });
  }
  if (logo !== undefined) changes.push(...logoChanges(design));
  if (style.eyeFrame !== 'square' || style.eyePupil !== 'square') {
    changes.push({
      sentence: {
        title: 'Choose other eyes',
        text: 'Readers do not find these eyes. Please try another shape, such as squares.',
      },
      apply: restyled({ eyeFrame: 'square', eyePupil: 'square' }),
    });
  }
  if (style.dots !== 'square') {
    changes.push({
      sentence: {
        title: 'Choose other dots',
        text: 'These dots do not read well here. Please try another shape, such as squares.',
      },
      apply: restyled({ dots: 'square' }),
    });
  }
  if (!isBlackOnWhite(style)) {
    const { ink, background } = defaultStyle;
    changes.push({
      sentence: { title: 'Choose stronger colours', text: 'Please choose a darker colour on a lighter background.' },
      apply: restyled({ ink, background, eyeFrameColor: undefined, eyePupilColor: undefined }),
    });
  }
  const larger = largerSize(drawCode(design).side, sizePixels);
  if (larger !== undefined) {
    changes.push({
      sentence: {
        title: 'Choose a larger size',
        text: `This code has ${matrix.size} modules on each side, too many for ${sizePixels} pixels. Please choose at least ${larger} pixels, or shorten the content.`,
      },
      apply: (attempt) => ({ ...attempt, sizePixels: larger }),
    });
  }
  return changes;
}

const isBlackOnWhite = ({ ink, eyeFrameColor, eyePupilColor, background }: QrStyle): boolean =>
  ink.kind === 'solid' &&
  [ink.color, eyeFrameColor ?? ink.color, eyePupilColor ?? ink.color].every((color) => color === '#000000') &&
  (background === '#ffffff' || background === 'transparent');

function logoChanges({ style, matrix, hasFixedLevel }: QrDesign): PossibleChange[] {
  const smaller = Math.max(logoWidth.min, Math.floor(style.logoWidth * 70) / 100);
  const changes: PossibleChange[] = [];
  if (smaller < style.logoWidth) {
    changes.push({
      sentence: {
        title: 'Make the logo smaller',
        text: `The logo covers more than error level ${matrix.errorLevel} can correct. Please make it ${Math.round(smaller * 100)} percent wide or less.`,
      },
      apply: restyled({ logoWidth: smaller }),
    });
  }
  if (hasFixedLevel !== true && matrix.errorLevel !== 'H' && smallestVersion(matrix.text, 'H') !== undefined) {
    changes.push({
      sentence: {
        title: 'Raise the error level',
        text: 'Please choose error level H, which corrects the most.',
      },
      apply: ({ design, sizePixels }) => ({
        design: { ...design, matrix: qrMatrix(matrix.text, { errorLevel: 'H', minimumVersion: matrix.version }) },
        sizePixels,
      }),
    });
  }
  return changes;
}

/** From here on, every version in black and white was read close up. */
const PIXELS_PER_MODULE = 2.5;

/** The first larger size that gives modules enough pixels; undefined when size is not the problem. */
export function largerSize(side: number, sizePixels: number): number | undefined {
  if (sizePixels >= 2 * PIXELS_PER_MODULE * side) return undefined;
  return pageSizes.find((size) => size > sizePixels && size >= PIXELS_PER_MODULE * side);
}
