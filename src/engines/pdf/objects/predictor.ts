import type { PDFDict } from '@cantoo/pdf-lib';
import { pdfErrors } from '../pdf.errors.ts';
import { numberEntry } from './access.ts';

/**
 * Undoes predictors of Flate and LZW data (ISO 32000-2, 7.4.4.4): 2 is TIFF's; from 10 on, PNG's, where each row begins with
 * its filter type. Throws PDF_STREAM_DAMAGED for impossible parameters.
 */
export function undoPredictor(data: Buffer<ArrayBuffer>, parameters: PDFDict | undefined): Buffer<ArrayBuffer> {
  const predictor = numberEntry(parameters, 'Predictor') ?? 1;
  if (predictor < 2) return data;
  const colors = numberEntry(parameters, 'Colors') ?? 1;
  const bits = numberEntry(parameters, 'BitsPerComponent') ?? 8;
  const columns = numberEntry(parameters, 'Columns') ?? 1;
  const bitsOfRow = colors * bits * columns;
  if (!(bitsOfRow > 0 && bitsOfRow < 2 ** 31)) throw pdfErrors.streamDamaged(undefined, { log: 'predictor measures' });
  const layout = { rowBytes: (bitsOfRow + 7) >> 3, pixelBytes: Math.max(1, (colors * bits + 7) >> 3) };
  return predictor === 2 ? undoTiff(data, { ...layout, colors, bits }) : undoPng(data, layout);
}

/** 10 to 15 stand for PNG's; rows tell which. */
export function isKnownPredictor(parameters: PDFDict | undefined): boolean {
  const predictor = numberEntry(parameters, 'Predictor') ?? 1;
  return predictor === 1 || predictor === 2 || (predictor >= 10 && predictor <= 15);
}

function undoTiff(
  data: Buffer<ArrayBuffer>,
  { rowBytes, colors, bits }: { rowBytes: number; colors: number; bits: number },
): Buffer<ArrayBuffer> {
  if (bits !== 8) throw pdfErrors.streamDamaged(undefined, { log: `TIFF prediction with ${bits} bits` });
  for (let row = 0; row + rowBytes <= data.length; row += rowBytes) {
    for (let at = row + colors; at < row + rowBytes; at++) {
      data[at] = (data[at] ?? 0) + (data[at - colors] ?? 0);
    }
  }
  return data;
}

/** PNG filter types (PNG specification, 9): 0 none, 1 left, 2 above, 3 average, 4 Paeth. */
function undoPng(
  data: Buffer<ArrayBuffer>,
  { rowBytes, pixelBytes }: { rowBytes: number; pixelBytes: number },
): Buffer<ArrayBuffer> {
  const rows = Math.ceil(data.length / (rowBytes + 1));
  const output = Buffer.alloc(rows * rowBytes);
  for (let row = 0; row < rows; row++) {
    const source = row * (rowBytes + 1) + 1;
    const target = row * rowBytes;
    const filter = data[source - 1] ?? 0;
    const length = Math.min(rowBytes, data.length - source);
    for (let index = 0; index < length; index++) {
      const left = index >= pixelBytes ? (output[target + index - pixelBytes] ?? 0) : 0;
      const above = row > 0 ? (output[target + index - rowBytes] ?? 0) : 0;
      const corner = row > 0 && index >= pixelBytes ? (output[target + index - rowBytes - pixelBytes] ?? 0) : 0;
      output[target + index] = (data[source + index] ?? 0) + predictionOf(filter, left, above, corner);
    }
  }
  return output;
}

function predictionOf(filter: number, left: number, above: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4:
      return paeth(left, above, corner);
    default:
      return 0;
  }
}

function paeth(left: number, above: number, corner: number): number {
  const estimate = left + above - corner;
  const [toLeft, toAbove, toCorner] = [
    Math.abs(estimate - left),
    Math.abs(estimate - above),
    Math.abs(estimate - corner),
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
