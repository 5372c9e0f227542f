import { fileUrl } from '../../modules/files/files.contract.ts';
import { withExtension } from '../../shared/file-types.ts';
import { CallError } from '../../web/kit/http/call-error.ts';
import { callAction } from '../../web/kit/tool-shell/call-action.ts';
import { guessFileType } from '../../web/kit/tool-shell/guess-file-type.ts';

/** Above what is lost in it shows in a scan. */
const copyQuality = 95;

/**
 * A JPEG of a photo in a format that most browsers do not show (HEIC, TIFF), made by the server, so that its corners can be set.
 * Nothing of it stays there. Undefined for other photos, and where the server cannot make it: the photo is scanned all the same.
 */
export async function makeShowable(photo: File): Promise<File | undefined> {
  const type = guessFileType(photo);
  if (type !== 'heic' && type !== 'tiff') return undefined;
  // Few need it: the others do not load it.
  const { imageCompressor } = await import('../image-compressor/image-compressor.tool.ts');
  try {
    const { result, inputs } = await callAction(imageCompressor.actions.compress, {
      files: { file: [photo] },
      options: { format: 'jpeg', quality: copyQuality },
    });
    const answer = await fetch(result.downloadUrl);
    const copy = answer.ok ? await answer.blob() : undefined;
    const stored = Object.values(inputs).flat();
    for (const url of [result.downloadUrl, ...stored.map((id) => fileUrl(id, photo.name))]) {
      // What is not deleted now goes when its time is over.
      fetch(url, { method: 'DELETE' }).catch(() => undefined);
    }
    return copy && new File([copy], withExtension(photo.name, 'jpeg'), { type: 'image/jpeg' });
  } catch (error) {
    if (error instanceof CallError || error instanceof TypeError) return undefined;
    throw error;
  }
}
