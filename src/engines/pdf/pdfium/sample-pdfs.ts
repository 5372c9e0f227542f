import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

/* PDFs for tests, generated so that each test shows what is in its file. */

/** A4 in points. */
const a4: [number, number] = [595, 842];

/** One page per text, in 20 point Helvetica that is not embedded. */
export async function textPdf(pages: readonly string[], size = a4): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const text of pages) {
    const page = document.addPage(size);
    page.drawText(text, { x: 50, y: size[1] - 80, size: 20, font });
  }
  return document.save();
}

/** One page with an open password and a different owner password. */
export async function lockedPdf(password: string): Promise<Uint8Array> {
  const document = await PDFDocument.load(await textPdf(['Secret']));
  document.encrypt({ userPassword: password, ownerPassword: `owner-${password}` });
  return document.save();
}

/** A page with text in a Chinese font that is not embedded, as older Chinese programs wrote it. */
export function foreignFontPdf(): Uint8Array {
  // GBK for 'China'.
  const stream = 'BT /F1 40 Tf 40 80 Td <D6D0B9FA> Tj ET';
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /GBK-EUC-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 7 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /StemV 80 >>',
  ]);
}

/** A file of objects 1, 2, 3 ...; the first is the catalogue. */
export function rawPdf(objects: readonly string[]): Uint8Array {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
