import type { FileType } from '../../shared/file-types.ts';

/** Of JPEG, WebP and AVIF; PNG and TIFF stay lossless. */
export const lossyQuality = 85;

/** What the result is written as: every accepted type but HEIC can be. Throws for types that are not accepted. */
export function resultFormat(type: FileType, wanted: 'keep' | 'jpeg' | 'png' | 'webp' | 'avif') {
  if (wanted !== 'keep') return wanted;
  if (type === 'heic') return 'jpeg';
  if (type === 'jpeg' || type === 'png' || type === 'webp' || type === 'gif' || type === 'avif' || type === 'tiff')
    return type;
  throw new Error(`The resizer does not accept ${type}.`);
}
