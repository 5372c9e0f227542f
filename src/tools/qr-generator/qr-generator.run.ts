import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { defineRun, defineRuns } from '../../catalog/define-run.ts';
import { drawCode, type QrDesign, type RgbaImage } from './drawing/draw-code.ts';
import { designCode } from './qr-design.ts';
import { qrErrors } from './qr-errors.ts';
import { qrGenerator } from './qr-generator.tool.ts';
import { qrPixels } from './qr-pixels.ts';
import { dataUrl, encodePng } from './qr-png.ts';
import { plainDecoder, prepareQrReader } from './qr-reader.ts';
import { largerSize } from './qr-scan-changes.ts';

const generate = defineRun(qrGenerator.actions.generate)([], async ({ options: { text, size } }) => {
  const design = designCode(text);
  const picture = qrPixels(design, size);
  await readBack(design, picture);
  return { url: dataUrl(encodePng(picture), 'image/png'), size, text: design.matrix.text };
});

/** @throws qrErrors.unreadable when the picture does not say what it should. */
async function readBack(design: QrDesign, picture: RgbaImage): Promise<void> {
  const { side } = drawCode(design);
  const { size: modules, text } = design.matrix;
  // Less than a pixel for each module: there is nothing to read.
  const isReadable = picture.width >= side && (await read(picture)).includes(text);
  if (!isReadable) {
    throw qrErrors.unreadable({ modules, size: picture.width, larger: largerSize(side, picture.width) });
  }
}

async function read(picture: RgbaImage): Promise<readonly string[]> {
  readerIsReady ??= loadReader();
  await readerIsReady;
  return plainDecoder(picture);
}

let readerIsReady: Promise<void> | undefined;

/** The reader's WebAssembly, 1 MB, is loaded with the first call. */
async function loadReader(): Promise<void> {
  const file = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareQrReader({ bytes: file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) });
}

export const runs = defineRuns(qrGenerator, { generate });
