/*
 * The units of WordprocessingML (ECMA-376 part 1): a twip is a twentieth of a point, an EMU 1/12,700.
 */

/** Word refuses pages of more than 22 inches, and what is longer on them. */
const maxTwips = 31_680;

/** Points as twips. */
export const twips = (points: number): number =>
  Number.isFinite(points) ? Math.max(-maxTwips, Math.min(maxTwips, Math.round(points * 20))) : 0;

/** Points as half points, in which letters are measured; Word has them from 1 to 1,638 points. */
export const halfPoints = (points: number): number =>
  Number.isFinite(points) ? Math.max(2, Math.min(3276, Math.round(points * 2))) : 22;

/** Points as English Metric Units, in which images are measured. At least one. */
export const emus = (points: number): number =>
  Number.isFinite(points) ? Math.max(1, Math.min(maxTwips * 635, Math.round(points * 12_700))) : 1;
