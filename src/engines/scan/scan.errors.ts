import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import type { CornersCheck } from '../../shared/scan/corners.ts';

type Fault = Exclude<CornersCheck, 'ok'>;

const faults: Record<Fault, () => string> = {
  notFour: () =>
    t('The page cannot be cut out along these edges: four corners are needed, each with x and y as numbers.'),
  outside: () => t('The page cannot be cut out along these edges: a corner lies outside of the image.'),
  crossed: () => t('The page cannot be cut out along these edges: its sides cross each other.'),
  bent: () => t('The page cannot be cut out along these edges: one of its corners points inwards.'),
  tooSmall: () => t('The page cannot be cut out along these edges: there is nothing between its corners.'),
};

export const scanErrors = {
  cornersInvalid: defineError(
    'SCAN_CORNERS_INVALID',
    422,
    ({ fault }: { fault: Fault }) =>
      `${faults[fault]()} ${t('Please place the four corners on the corners of the page.')}`,
  ),
  notPhoto: defineError('SCAN_NOT_A_PHOTO', 415, () =>
    t('A drawing cannot be scanned. Please use a photo as JPEG, PNG, WebP, HEIC or TIFF.'),
  ),
};

/** Why a photo is not scanned, as callers read it. */
export const scanRefusals = [scanErrors.cornersInvalid({ fault: 'outside' }), scanErrors.notPhoto()];
