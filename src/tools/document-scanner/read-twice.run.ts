import { basename, join } from 'node:path';
import type { Engines } from '../../engines/engines.ts';
import type { RecognisedPage } from '../../engines/ocr/ocr-capabilities.ts';
import type { ImageType } from './scan-record.run.ts';

/** Below this confidence the page may be upside down or badly lit. */
const doubtfulPage = 70;
/** A second reading must gain this much confidence to be worth a new image. */
const worthIt = 5;

/**
 * Recognises an image as it is and, when confidence is low, once more turned upright, straightened and cleaned (then the
 * image at `path`). Returns the better reading.
 */
export async function readTwice(
  engines: Pick<Engines, 'recogniseImage'>,
  request: { input: string; type: ImageType; languages: readonly string[]; scratch: string; signal: AbortSignal },
  { isUpright = false }: { isUpright?: boolean } = {},
): Promise<{ page: RecognisedPage; path: string }> {
  const page = await engines.recogniseImage({ ...request, preparation: 'asIs' });
  if (isUpright || page.confidence >= doubtfulPage) return { page, path: request.input };
  const image = join(request.scratch, `${basename(request.input)}.upright.${request.type === 'png' ? 'png' : 'jpg'}`);
  const again = await engines.recogniseImage({ ...request, preparation: 'clean', image });
  return again.confidence > page.confidence + worthIt ? { page: again, path: image } : { page, path: request.input };
}
