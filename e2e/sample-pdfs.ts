import { PDFDocument, PDFHexString, PDFName, StandardFonts } from '@cantoo/pdf-lib';

type Sample = {
  pages: number;
  /** Width of the first page in points; each next page is one wider, which identifies it. */
  firstWidth: number;
  /** Bookmarks by the page they lead to, from 0. */
  bookmarks?: Readonly<Record<number, string>>;
  password?: string;
};

const height = 400;

/** A small PDF whose pages have distinct widths and large numbers. */
export async function samplePdf({ pages, firstWidth, bookmarks = {}, password }: Sample): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.HelveticaBold);
  for (let index = 0; index < pages; index++) {
    pdf.addPage([firstWidth + index, height]).drawText(String(index + 1), { x: 90, y: 160, size: 120, font });
  }
  addBookmarks(pdf, bookmarks);
  if (password) pdf.encrypt({ userPassword: password, ownerPassword: password });
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}

function addBookmarks(pdf: PDFDocument, bookmarks: Readonly<Record<number, string>>): void {
  const { context, catalog } = pdf;
  const entries = Object.entries(bookmarks).map(([page, title]) => ({ ref: context.nextRef(), page, title }));
  const [first] = entries;
  const last = entries.at(-1);
  if (!first || !last) return;
  const outline = context.nextRef();
  for (const [place, { ref, page, title }] of entries.entries()) {
    context.assign(
      ref,
      context.obj({
        Title: PDFHexString.fromText(title),
        Parent: outline,
        Dest: [pdf.getPage(Number(page)).ref, 'Fit'],
        ...(entries[place - 1] && { Prev: entries[place - 1]?.ref }),
        ...(entries[place + 1] && { Next: entries[place + 1]?.ref }),
      }),
    );
  }
  context.assign(outline, context.obj({ Type: 'Outlines', First: first.ref, Last: last.ref, Count: entries.length }));
  catalog.set(PDFName.of('Outlines'), outline);
}

/** The pages of a PDF by width, with rotation: `['301', '300 at 90']`. */
export async function pagesIn(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes);
  return pdf.getPages().map((page) => {
    const { angle } = page.getRotation();
    return angle === 0 ? `${page.getWidth()}` : `${page.getWidth()} at ${angle}`;
  });
}
