/* Units of WordprocessingML (ECMA-376 part 1): a twip is a twentieth of a point, an EMU 1/12,700. */

/** Word's maximum page size of 22 inches. */
const maxTwips = 31_680;

export const twips = (points: number): number =>
  Number.isFinite(points) ? Math.max(-maxTwips, Math.min(maxTwips, Math.round(points * 20))) : 0;

/** Points as half-points, for font sizes; Word allows 1 to 1,638 points. */
export const halfPoints = (points: number): number =>
  Number.isFinite(points) ? Math.max(2, Math.min(3276, Math.round(points * 2))) : 22;

/** Points as English Metric Units, for images. At least one. */
export const emus = (points: number): number =>
  Number.isFinite(points) ? Math.max(1, Math.min(maxTwips * 635, Math.round(points * 12_700))) : 1;
