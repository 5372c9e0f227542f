import { t } from '../../shared/language/translate.ts';
import { formatBytes } from '../../shared/units.ts';

/** The longer side of a copy, in pixels: A4 at 500 dots per inch, more than recognition needs. */
const copySide = 5800;
const copyQuality = 0.9;

/** The photo or its copy, as sent. */
export type SentPhoto = {
  file: File;
  /** Scale from the photo's pixels to those of `file`. */
  scale: number;
  /** A sentence for the visitor when a copy is sent. */
  note: string | undefined;
};

/**
 * The photo, or a smaller copy when it exceeds the limit. A photo this browser cannot open is returned as it is: the server
 * says what is wrong with it.
 */
export async function shrinkToFit(file: File, maxBytes: number): Promise<SentPhoto> {
  if (file.size <= maxBytes) return { file, scale: 1, note: undefined };
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return { file, scale: 1, note: undefined };
  const scale = Math.min(1, copySide / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas to make a smaller copy with.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const copy = await canvas.convertToBlob({ type: 'image/jpeg', quality: copyQuality });
  return {
    file: new File([copy], file.name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' }),
    scale,
    note: t('The photo has {original}, so a copy of {sent} was sent. The original stays on your device.', {
      original: formatBytes(file.size),
      sent: formatBytes(copy.size),
    }),
  };
}
