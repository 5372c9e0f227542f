import { join } from 'node:path';
import type { InputFile } from '../../catalog/define-run.ts';
import type { Engines } from '../../engines/engines.ts';
import { aboutFile } from '../../shared/about-file.ts';
import { AppError } from '../../shared/errors.ts';

type Tools = {
  engines: Pick<Engines, 'readImage' | 'encodeImage' | 'imagesToPdf'>;
  directory: string;
  signal: AbortSignal;
};

/** Hardly distinguishable from the source, at a fraction of its lossless size. */
const photoQuality = 92;

/**
 * Makes a one-page PDF of an image and returns its path. JPEG is embedded as it is, PNG without loss; other formats become
 * one of the two. An AppError names the image.
 */
export async function imageToPdf(
  image: InputFile,
  place: { file: number; files: number },
  { engines, directory, signal }: Tools,
): Promise<string> {
  const output = join(directory, `image-${place.file}.pdf`);
  try {
    await engines.imagesToPdf({
      images: [await toEmbeddable(image, place.file, { engines, directory, signal })],
      output,
      sheet: { size: 'fit', orientation: 'auto', marginMm: 0, fit: 'contain' },
      progress: () => undefined,
      signal,
    });
    return output;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw aboutFile(error, { name: image.name, place: place.file, count: place.files });
  }
}

async function toEmbeddable(
  { path: input, type }: InputFile,
  file: number,
  { engines, directory, signal }: Tools,
): Promise<{ path: string; type: 'jpeg' | 'png' }> {
  if (type === 'jpeg' || type === 'png') return { path: input, type };
  const { hasAlpha } = await engines.readImage({ input, type, signal });
  const isPhoto = !hasAlpha && (type === 'webp' || type === 'avif');
  const format = isPhoto ? 'jpeg' : 'png';
  const path = join(directory, `image-${file}.${format}`);
  const quality = isPhoto ? photoQuality : 100;
  await engines.encodeImage({ input, inputType: type, output: path, format, quality, metadata: 'strip', signal });
  return { path, type: format };
}
