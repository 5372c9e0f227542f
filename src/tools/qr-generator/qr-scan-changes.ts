import type { Sentence } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
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
      sentence: {
        title: t('Widen the quiet zone'),
        text: t('Please set the quiet zone to {standard} modules.', { standard: quietZone.standard }),
      },
      apply: restyled({ quietZone: quietZone.standard }),
    });
  }
  if (logo !== undefined) changes.push(...logoChanges(design));
  if (style.eyeFrame !== 'square' || style.eyePupil !== 'square') {
    changes.push({
      sentence: {
        title: t('Choose other eyes'),
        text: t('Readers do not find these eyes. Please try another shape, such as squares.'),
      },
      apply: restyled({ eyeFrame: 'square', eyePupil: 'square' }),
    });
  }
  if (style.dots !== 'square') {
    changes.push({
      sentence: {
        title: t('Choose other dots'),
        text: t('These dots do not read well here. Please try another shape, such as squares.'),
      },
      apply: restyled({ dots: 'square' }),
    });
  }
  if (!isBlackOnWhite(style)) {
    const { ink, background } = defaultStyle;
    changes.push({
      sentence: {
        title: t('Choose stronger colours'),
        text: t('Please choose a darker colour on a lighter background.'),
      },
      apply: restyled({ ink, background, eyeFrameColor: undefined, eyePupilColor: undefined }),
    });
  }
  const larger = largerSize(drawCode(design).side, sizePixels);
  if (larger !== undefined) {
    changes.push({
      sentence: {
        title: t('Choose a larger size'),
        text: t(
          'This code has {modules} modules on each side, too many for {pixels} pixels. Please choose at least {larger} pixels, or shorten the content.',
          { modules: matrix.size, pixels: sizePixels, larger },
        ),
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
        title: t('Make the logo smaller'),
        text: t(
          'The logo covers more than error level {errorLevel} can correct. Please make it {percent} percent wide or less.',
          { errorLevel: matrix.errorLevel, percent: Math.round(smaller * 100) },
        ),
      },
      apply: restyled({ logoWidth: smaller }),
    });
  }
  if (hasFixedLevel !== true && matrix.errorLevel !== 'H' && smallestVersion(matrix.text, 'H') !== undefined) {
    changes.push({
      sentence: {
        title: t('Raise the error level'),
        text: t('Please choose error level H, which corrects the most.'),
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
