import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { serveJobs } from '../../platform/processes/serve-jobs.ts';
import { scaleCorners } from '../../shared/scan/corners.ts';
import { findCorners } from '../../shared/scan/find-corners.ts';
import type { PixelImage } from '../../shared/scan/pixel-image.ts';
import { refineCorners } from '../../shared/scan/refine-corners.ts';
import { flattenPhoto } from './flatten-photo.ts';
import { readPhoto } from './read-photo.ts';
import type { ScanLook } from './scan-capabilities.ts';
import { type FindTask, type FlattenTask, pageNames, photoName, type ScanTask } from './scan-tasks.ts';

/* The process that opens photos of pages. Codecs read hostile files, so it is sandboxed (docs/decisions/0002). */

// One photo per process and one process per core, as for other images.
sharp.concurrency(1);
// Keeps nothing of one visitor's photo in memory for the next.
sharp.cache(false);

/** Enough to find corners to within a pixel or two of a large photo, and quick to decode. */
const detectionPixels = 3_000_000;
/** Pages are cut from this size: A4 at 300 pixels per inch is 8.7 megapixels, and photos show more than the page. */
const sourcePixels = 16_000_000;

serveJobs<ScanTask>(({ request, inputs, outputs }) => {
  const photo = inputs[photoName] ?? '';
  return request.task === 'find' ? find(request, photo) : flatten(request, photo, outputs);
});

async function find({ type, upright }: FindTask, path: string) {
  const { pixels, width, height, scale } = await readPhoto(path, { type, upright, maxPixels: detectionPixels });
  const { corners, confidence, sure } = findCorners(pixels);
  const exact = sure ? refineCorners(pixels, corners) : corners;
  return { width, height, corners: scaleCorners(exact, 1 / scale), confidence, sure };
}

async function flatten(task: FlattenTask, path: string, outputs: Readonly<Record<string, string>>) {
  const photo = await readPhoto(path, { ...task, maxPixels: sourcePixels });
  const { pages, corners, sure } = flattenPhoto(photo, task);
  // Both files must exist; the server skips an empty one.
  for (const [index, name] of pageNames.entries()) {
    const page = pages[index];
    const output = outputs[name];
    if (page && output !== undefined) await writePage(page.pixels, output, task, page.pixelsPerInch);
    else if (output !== undefined) await writeFile(output, '');
  }
  return {
    pages: pages.map(({ pixels: { width, height }, pixelsPerInch }) => ({ width, height, pixelsPerInch })),
    corners,
    sure,
  };
}

const jpegQuality = 85;
/** Pages of unknown size print at about page size. */
const typicalDensity = 300;

async function writePage(
  { data, width, height, channels }: PixelImage,
  output: string,
  { format, color }: ScanLook,
  pixelsPerInch = typicalDensity,
): Promise<void> {
  const page = sharp(data, { raw: { width, height, channels } }).withDensity(pixelsPerInch);
  const colored = channels === 1 ? page.toColourspace('b-w') : page;
  if (format === 'jpeg') {
    await colored.jpeg({ quality: jpegQuality, chromaSubsampling: '4:4:4' }).toFile(output);
    return;
  }
  // Two colours fit into one bit per pixel.
  await colored.png(color === 'blackAndWhite' ? { palette: true, colours: 2, dither: 0 } : {}).toFile(output);
}
