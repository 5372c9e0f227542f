import { basename, join } from 'node:path';
import type { Engines } from '../../engines/engines.ts';
import type { RecognisedPage } from '../../engines/ocr/ocr-capabilities.ts';
import type { ImageType } from './scan-record.run.ts';

/** What is read with less confidence may lie upside down or be badly lit. */
const doubtfulPage = 70;
/** By how much a second reading must be surer than the first to be worth a new image. */
const worthIt = 5;

/**
 * Reads an image as it is and, when that goes badly, once more: turned upright, straightened and cleaned, as `path` then is.
 * The better reading counts.
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
