import { withExtension } from '../../shared/file-types.ts';
import { CallError } from '../../web/kit/http/call-error.ts';
import { convertFile } from '../../web/kit/tool-shell/convert-file.ts';
import { guessFileType } from '../../web/kit/tool-shell/guess-file-type.ts';

/** JPEG quality: less would show in the scan. */
const copyQuality = 95;

/**
 * A JPEG made by the server from a photo most browsers do not show (HEIC, TIFF), so that its corners can be set. Undefined
 * for other photos, and when the server cannot make it: the photo can be scanned all the same.
 */
export async function makeShowable(photo: File): Promise<File | undefined> {
  const type = guessFileType(photo);
  if (type !== 'heic' && type !== 'tiff') return undefined;
  try {
    const copy = await convertFile(photo, { type, to: 'jpg', options: { quality: copyQuality } });
    return copy && new File([copy.content], withExtension(photo.name, 'jpeg'), { type: 'image/jpeg' });
  } catch (error) {
    if (error instanceof CallError || error instanceof TypeError) return undefined;
    throw error;
  }
}
