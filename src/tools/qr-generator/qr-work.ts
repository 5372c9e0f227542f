import { zipSync } from 'fflate';
import type { RgbaImage } from './drawing/draw-code.ts';
import { type QrBatch, readBatch } from './qr-batch.ts';
import { designCode } from './qr-design.ts';
import { designOf, type QrOrder } from './qr-order.ts';
import { qrPdf } from './qr-pdf.ts';
import { qrPixels } from './qr-pixels.ts';
import { encodePng } from './qr-png.ts';
import { type FoundCode, plainDecoder, readCodes } from './qr-reader.ts';
import { checkScan, type ScanVerdict } from './qr-scan-check.ts';
import { qrSvg } from './qr-svg.ts';

export const qrFormats = ['png', 'svg', 'pdf'] as const;
export type QrFormat = (typeof qrFormats)[number];

export type Inspected = {
  verdict: ScanVerdict;
  /** The image that was read; undefined when it does not scan. */
  png: Uint8Array<ArrayBuffer> | undefined;
};

/** A file of a code that scans, or what to change. */
export type Made = { ok: true; file: Uint8Array<ArrayBuffer> } | { ok: false; problem: string };

/** What the page asks its worker: everything that draws many pixels or reads them. The reader must have been prepared. */
export const qrWork = {
  /** Loads what is needed later, so that it is there when the network is not. */
  warmUp: async (_none: undefined): Promise<void> => {
    const design = designCode('ready');
    await plainDecoder(qrPixels(design, 50));
    await qrPdf([design], 10);
  },

  inspect: async (order: QrOrder): Promise<Inspected> => {
    const design = designOf(order);
    const verdict = await checkScan(design, order.look.size, plainDecoder);
    return { verdict, png: verdict.scans ? encodePng(qrPixels(design, order.look.size)) : undefined };
  },

  /** Makes a file, after the code was read back. */
  make: async ({ format, ...order }: QrOrder & { format: QrFormat }): Promise<Made> => {
    const design = designOf(order);
    const verdict = await checkScan(design, order.look.size, plainDecoder);
    if (!verdict.scans) {
      const sentences = verdict.needed === 'all' ? verdict.changes : verdict.changes.slice(0, 1);
      return { ok: false, problem: `It does not scan reliably. ${sentences.map(({ text }) => text).join(' ')}` };
    }
    if (format === 'png') return { ok: true, file: encodePng(qrPixels(design, order.look.size)) };
    if (format === 'svg') return { ok: true, file: new TextEncoder().encode(qrSvg(design, order.look.size)) };
    return { ok: true, file: new Uint8Array(await qrPdf([design], order.look.pdfMillimetres)) };
  },

  readRows: ({ csv, ...order }: Omit<QrOrder, 'text'> & { csv: string }): QrBatch =>
    readBatch(csv, order.kind, (text) => designOf({ ...order, text })),

  /** A ZIP of these files. PNG is compressed already. */
  pack: (files: readonly { name: string; content: Uint8Array }[]): Uint8Array<ArrayBuffer> =>
    zipSync(
      Object.fromEntries(files.map(({ name, content }) => [name, [content, { level: name.endsWith('.png') ? 0 : 6 }]])),
    ),

  read: (image: RgbaImage): Promise<FoundCode[]> => readCodes(image),
};

export type QrWork = typeof qrWork;
