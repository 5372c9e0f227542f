import { defineError } from '../../shared/errors.ts';
import type { CornersCheck } from '../../shared/scan/corners.ts';

const faults: Record<Exclude<CornersCheck, 'ok'>, string> = {
  notFour: 'four corners are needed, each with x and y as numbers',
  outside: 'a corner lies outside of the image',
  crossed: 'its sides cross each other',
  bent: 'one of its corners points inwards',
  tooSmall: 'there is nothing between its corners',
};

export const scanErrors = {
  cornersInvalid: defineError(
    'SCAN_CORNERS_INVALID',
    422,
    ({ fault }: { fault: Exclude<CornersCheck, 'ok'> }) =>
      `The page cannot be cut out along these edges: ${faults[fault]}. Please place the four corners on the corners of the page.`,
  ),
  notPhoto: defineError(
    'SCAN_NOT_A_PHOTO',
    415,
    () => 'A drawing cannot be scanned. Please use a photo as JPEG, PNG, WebP, HEIC or TIFF.',
  ),
};

/** Why a photo is not scanned, as callers read it. */
export const scanRefusals = [scanErrors.cornersInvalid({ fault: 'outside' }), scanErrors.notPhoto()];
