import { PDFDocument, PDFName, PDFString, rgb, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';

/* PDFs for tests, generated so that each test shows what is in its file. */

/** A photo-like PNG: soft shapes and a little noise. Size in pixels. */
export async function photo(width: number, height: number): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3);
  let seed = 7;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      const noise = (seed / 2_147_483_648) * 12;
      const at = (y * width + x) * 3;
      data[at] = 110 + 80 * Math.sin((x / width) * 9) + noise;
      data[at + 1] = 110 + 80 * Math.cos((y / height) * 7) + noise;
      data[at + 2] = 110 + 80 * Math.sin(((x + y) / width) * 5) + noise;
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

export type ReportOptions = {
  /** Size of the image; it is drawn 200 points wide. */
  pixels?: { width: number; height: number };
  /** An image to use instead of a generated one. */
  png?: Buffer;
  script?: boolean;
};

/**
 * Two pages: text, an oversampled image, a link from the first page to the second, an outline, a text field, a title and an
 * author.
 */
export async function reportPdf({ pixels, png, script = false }: ReportOptions = {}): Promise<Buffer> {
  const document = await PDFDocument.create();
  const { width, height } = pixels ?? { width: 900, height: 600 };
  const image = await document.embedPng(png ?? (await photo(width, height)));
  const font = await document.embedFont(StandardFonts.Helvetica);
  const first = document.addPage([595, 842]);
  first.drawText('Annual report', { x: 60, y: 760, size: 28, font });
  first.drawImage(image, { x: 60, y: 560, width: 200, height: (200 * image.height) / image.width });
  first.drawText('See the figures on the next page.', { x: 60, y: 500, size: 12, font });
  const second = document.addPage([595, 842]);
  second.drawText('Figures', { x: 60, y: 760, size: 20, font });
  for (let bar = 0; bar < 8; bar++)
    second.drawRectangle({ x: 60 + 50 * bar, y: 500, width: 36, height: 30 + 25 * bar, color: rgb(0.2, 0.4, 0.6) });
  const { context } = document;
  const link = context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [60, 495, 300, 515], Dest: [second.ref, 'Fit'] });
  first.node.set(PDFName.of('Annots'), context.obj([context.register(link)]));
  const outlineItem = context.register(context.obj({ Title: PDFString.of('Figures'), Dest: [second.ref, 'Fit'] }));
  const outline = context.register(context.obj({ Type: 'Outlines', First: outlineItem, Last: outlineItem, Count: 1 }));
  document.catalog.set(PDFName.of('Outlines'), outline);
  const field = document.getForm().createTextField('approvedBy');
  field.setText('Board');
  field.addToPage(second, { x: 60, y: 420, width: 200, height: 24 });
  document.setTitle('Annual report');
  document.setAuthor('The board');
  if (script) document.addJavaScript('greeting', 'app.alert("hello")');
  return Buffer.from(await document.save({ useObjectStreams: false }));
}
