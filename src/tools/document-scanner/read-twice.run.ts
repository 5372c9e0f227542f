import { basename, join } from 'node:path';
import type { Engines } from '../../engines/engines.ts';
import type { RecognisedPage } from '../../engines/ocr/ocr-capabilities.ts';
import type { ImageType } from './scan-record.run.ts';

/** Below this confidence the page may be upside down or badly lit. */
const doubtfulPage = 70;
/** A second reading must gain this much confidence to be worth a new image. */
const worthIt = 5;

type Request = { input: string; type: ImageType; languages: readonly string[]; scratch: string; signal: AbortSignal };
/** A reading, and the image at `path` that its words stand on. */
type Reading = { page: RecognisedPage; path: string };

/** Recognises an image that was turned upright, straightened and cleaned first. Only cleaned, it stays the image. */
export async function readStraight(engines: Pick<Engines, 'recogniseImage'>, request: Request): Promise<Reading> {
  const image = join(request.scratch, `${basename(request.input)}.upright.${request.type === 'png' ? 'png' : 'jpg'}`);
  const page = await engines.recogniseImage({ ...request, preparation: 'clean', image });
  const isMoved = page.turned !== 0 || page.skewDegrees !== 0;
  return { page, path: isMoved ? image : request.input };
}

/**
 * Recognises a flattened and cleaned page as it is and, when confidence is low, once more as any image. Returns the better
 * reading.
 */
export async function readTwice(
  engines: Pick<Engines, 'recogniseImage'>,
  request: Request,
  { isUpright = false }: { isUpright?: boolean } = {},
): Promise<Reading> {
  const page = await engines.recogniseImage({ ...request, preparation: 'asIs' });
  const first = { page, path: request.input };
  if (isUpright || page.confidence >= doubtfulPage) return first;
  const again = await readStraight(engines, request);
  return again.page.confidence > page.confidence + worthIt ? again : first;
}
