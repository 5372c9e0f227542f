import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';

/** A JPEG photograph of lines of text, which fills a page at 150 dpi. */
export function photographOf(lines: readonly string[]): Promise<Buffer> {
  const drawn = lines.map((line, index) => `<text x="150" y="${300 + index * 90}">${line}</text>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754" font-family="sans-serif" font-size="60"><rect width="100%" height="100%" fill="#fff"/>${drawn}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}

/** A PDF whose only page is such a photograph. */
export async function scannedPdf(lines: readonly string[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const image = await pdf.embedJpg(await photographOf(lines));
  pdf.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
  return pdf.save();
}
