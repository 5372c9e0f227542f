import { closeSync, openSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ImagesTask, PageTally, PdfAnswers } from '../pdfium/pdf-tasks.ts';
import {
  DamagedImageError,
  type EmbeddableImage,
  embedErrors,
  maxMegapixels,
  UnsupportedImageError,
} from './embeddable-image.ts';
import { ImageBook } from './image-book.ts';
import { readJpeg } from './jpeg-image.ts';
import { placeImage } from './place-image.ts';
import { readPng } from './png-image.ts';

/** Writes one page for each image; only one image is in memory at a time. */
export async function writeImages(task: ImagesTask, tally: PageTally): Promise<PdfAnswers['images']> {
  tally.expect(task.images.length);
  const file = openSync(task.output, 'w');
  try {
    const book = new ImageBook((bytes) => writeWhole(file, bytes));
    for (const [index, { path, type }] of task.images.entries()) {
      const image = readEmbeddable(await readFile(path), type, index);
      book.add(image, placeImage(image, task.sheet));
      tally.advance();
    }
    return { pages: task.images.length, bytes: book.finish(task.title) };
  } finally {
    closeSync(file);
  }
}

function writeWhole(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
}

/**
 * A JPEG or PNG ready to be written. `index` is its position, for errors. Throws IMAGE_DAMAGED, IMAGE_UNSUPPORTED and
 * IMAGE_TOO_MANY_PIXELS.
 */
export function readEmbeddable(content: Buffer, type: 'jpeg' | 'png', index: number): EmbeddableImage {
  const number = index + 1;
  try {
    refuseHuge(content, type, index);
    return type === 'jpeg' ? readJpeg(content) : readPng(content);
  } catch (error) {
    const details = { cause: error, file: index };
    if (error instanceof UnsupportedImageError) throw embedErrors.unsupported({ number, what: error.message }, details);
    if (error instanceof DamagedImageError || error instanceof RangeError) {
      throw embedErrors.damaged({ number }, { ...details, log: error.message });
    }
    throw error;
  }
}

/** PNG has its size at byte 16; JPEGs are not unpacked here. */
function refuseHuge(content: Buffer, type: 'jpeg' | 'png', index: number): void {
  if (type !== 'png' || content.length < 24) return;
  const pixels = content.readUInt32BE(16) * content.readUInt32BE(20);
  if (pixels > maxMegapixels * 1_000_000) {
    throw embedErrors.tooLarge({ number: index + 1, maxMegapixels }, { file: index });
  }
}
