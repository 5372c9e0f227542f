import { prepareZXingModule, type ReaderOptions, type ReadResult, readBarcodes } from 'zxing-wasm/reader';
import type { RgbaImage } from '../../shared/qr/draw-code.ts';

/** Finds codes in an image and returns their texts. */
export type QrDecoder = (image: RgbaImage) => Promise<readonly string[]>;

/**
 * Sets where the reader's WebAssembly comes from: its bytes, or an address of ours. Must be called before the first reading;
 * otherwise the library would fetch it from a foreign server.
 */
export function prepareQrReader(wasm: { bytes: ArrayBuffer } | { url: string }): void {
  prepareZXingModule({ overrides: 'bytes' in wasm ? { wasmBinary: wasm.bytes } : { locateFile: () => wasm.url } });
}

/**
 * Reads like a plain scanner app: dark on light only. Our own codes must pass this one.
 *
 * Texts beyond ASCII are UTF-8 without an ECI mark, as generators write them; like phones, this reader detects that itself.
 */
export const plainDecoder: QrDecoder = async (image) =>
  (await read(image, { tryInvert: false })).map(({ text }) => text);

/** A code found in an image: its text and corners in pixels, clockwise from its own top left. */
export type FoundCode = { text: string; corners: { x: number; y: number }[]; format: string };

/** Everything readable in a photo or camera image, including inverted and rotated codes and other barcodes. */
export async function readCodes(image: RgbaImage): Promise<FoundCode[]> {
  const results = await read(image, { formats: [], tryInvert: true });
  return results.map(({ text, position, format }) => ({
    text,
    corners: [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft],
    format,
  }));
}

async function read({ data, width, height }: RgbaImage, options: ReaderOptions): Promise<ReadResult[]> {
  const pixels = { data, width, height, colorSpace: 'srgb' } as const;
  return readBarcodes(pixels, { formats: ['QRCode'], textMode: 'Plain', ...options });
}
