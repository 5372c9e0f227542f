import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { defineRun, defineRuns } from '../../catalog/define-run.ts';
import { drawCode, type QrDesign, type RgbaImage } from '../../shared/qr/draw-code.ts';
import { dataUrl } from './data-url.ts';
import { designCode } from './qr-design.ts';
import { qrErrors } from './qr-errors.ts';
import { qrGenerator } from './qr-generator.tool.ts';
import { sharpPainter } from './qr-painter.run.ts';
import { placementOf } from './qr-painter.ts';
import { plainDecoder, prepareQrReader } from './qr-reader.ts';
import { largerSize } from './qr-scan-changes.ts';

const generate = defineRun(qrGenerator.actions.generate)([], async ({ options: { text, size } }) => {
  const design = designCode(text);
  await readBack(design, await sharpPainter.pixels(design, placementOf(design, size)));
  return { url: dataUrl(await sharpPainter.png(design, size), 'image/png'), size, text: design.matrix.text };
});

/** @throws qrErrors.unreadable when the image cannot be read back */
async function readBack(design: QrDesign, image: RgbaImage): Promise<void> {
  const { side } = drawCode(design);
  const { size: modules, text } = design.matrix;
  // Less than a pixel per module cannot be read.
  const isReadable = image.width >= side && (await read(image)).includes(text);
  if (!isReadable) {
    throw qrErrors.unreadable({ modules, size: image.width, larger: largerSize(side, image.width) });
  }
}

async function read(image: RgbaImage): Promise<readonly string[]> {
  readerIsReady ??= loadReader();
  await readerIsReady;
  return plainDecoder(image);
}

let readerIsReady: Promise<void> | undefined;

/** The reader's WebAssembly, 1 MB, loaded with the first call. */
async function loadReader(): Promise<void> {
  const file = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareQrReader({ bytes: file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) });
}

export const runs = defineRuns(
  qrGenerator,
  { generate },
  {
    generate: [
      qrErrors.noText(),
      qrErrors.textTooLong({ characters: 3000, fitting: 2331, level: 'M', fittingAtLowest: 2953 }),
      qrErrors.unreadable({ modules: 177, size: 200, larger: 400 }),
    ],
  },
);
