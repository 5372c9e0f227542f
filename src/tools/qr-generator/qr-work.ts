import { zipSync } from 'fflate';
import { t } from '../../shared/language/translate.ts';
import type { QrDesign, RgbaImage } from '../../shared/qr/draw-code.ts';
import { qrSvg } from '../../shared/qr/qr-svg.ts';
import { withDensity } from './png-density.ts';
import { type QrBatch, readBatch } from './qr-batch.ts';
import { designCode } from './qr-design.ts';
import { designOf, imageOf, type QrOrder } from './qr-order.ts';
import { placementOf, type QrPainter } from './qr-painter.ts';
import { qrPdf } from './qr-pdf.ts';
import { type FoundCode, plainDecoder, readCodes } from './qr-reader.ts';
import { checkScan, type ScanVerdict } from './qr-scan-check.ts';

export const qrFormats = ['png', 'svg', 'pdf'] as const;
export type QrFormat = (typeof qrFormats)[number];

export type Inspected = {
  verdict: ScanVerdict;
  /** The image read back; undefined when it does not scan. */
  png: Uint8Array<ArrayBuffer> | undefined;
};

/** The file of a code that scans, or what to change. */
export type Made = { ok: true; file: Uint8Array<ArrayBuffer> } | { ok: false; problem: string };

/** The requests to the page's worker: everything that draws or reads many pixels. The reader must have been prepared. */
export function createQrWork(painter: QrPainter) {
  const check = (order: QrOrder, design: QrDesign): Promise<ScanVerdict> =>
    checkScan(design, imageOf(order.look).pixels, { draw: painter.pixels, decode: plainDecoder });

  async function pngOf({ look }: QrOrder, design: QrDesign): Promise<Uint8Array<ArrayBuffer>> {
    const { pixels, dpi } = imageOf(look);
    const png = await painter.png(design, pixels);
    return dpi === undefined ? png : withDensity(png, dpi);
  }

  return {
    /** Preloads what is needed later, for offline use. */
    warmUp: async (_none: undefined): Promise<void> => {
      const design = designCode('ready');
      await plainDecoder(await painter.pixels(design, placementOf(design, 50)));
      await qrPdf([design], 10);
    },

    inspect: async (order: QrOrder): Promise<Inspected> => {
      const design = designOf(order);
      const verdict = await check(order, design);
      return { verdict, png: verdict.scans ? await pngOf(order, design) : undefined };
    },

    /** Makes a file once the code has been read back. */
    make: async ({ format, ...order }: QrOrder & { format: QrFormat }): Promise<Made> => {
      const design = designOf(order);
      const verdict = await check(order, design);
      if (!verdict.scans) {
        const sentences = verdict.needed === 'all' ? verdict.changes : verdict.changes.slice(0, 1);
        const advice = sentences.map(({ text }) => text).join(' ');
        return { ok: false, problem: t('It does not scan reliably. {advice}', { advice }) };
      }
      const { size, millimetres } = order.look;
      if (format === 'png') return { ok: true, file: await pngOf(order, design) };
      if (format === 'pdf') return { ok: true, file: new Uint8Array(await qrPdf([design], millimetres)) };
      const svg = qrSvg(design, size === 'print' ? `${millimetres}mm` : size);
      return { ok: true, file: new TextEncoder().encode(svg) };
    },

    readRows: ({ csv, ...order }: Omit<QrOrder, 'text'> & { csv: string }): QrBatch =>
      readBatch(csv, order.kind, (text) => designOf({ ...order, text })),

    /** A ZIP of these files. PNG is compressed already. */
    pack: (files: readonly { name: string; content: Uint8Array }[]): Uint8Array<ArrayBuffer> =>
      zipSync(
        Object.fromEntries(
          files.map(({ name, content }) => [name, [content, { level: name.endsWith('.png') ? 0 : 6 }]]),
        ),
      ),

    read: (image: RgbaImage): Promise<FoundCode[]> => readCodes(image),
  };
}

export type QrWork = ReturnType<typeof createQrWork>;
