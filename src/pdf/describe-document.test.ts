import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { degrees, PDFDocument, PDFHexString, PDFName, rgb } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeDocument } from './describe-document.ts';
import { type Pdfium, startPdfium } from './pdfium.ts';
import { PdfiumDocument } from './pdfium-document.ts';

let pdfium: Pdfium;
beforeAll(async () => {
  const wasm = await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  pdfium = await startPdfium({ wasm: Uint8Array.from(wasm).buffer });
});

describe('a PDF that is opened in the browser', () => {
  it('tells the size of each page as it is shown, and its own rotation', async () => {
    const { pages, labels, isRepaired, isEncrypted } = describeBytes(await sample());
    expect(pages).toEqual([
      { width: 300, height: 400, rotation: 0 },
      { width: 400, height: 300, rotation: 90 },
    ]);
    expect({ labels, isRepaired, isEncrypted }).toEqual({ labels: undefined, isRepaired: false, isEncrypted: false });
  });

  it('tells its bookmarks with the pages they lead to', async () => {
    expect(describeBytes(await sample({ withOutline: true })).outline).toEqual([
      { title: 'Prologue é 写', level: 1, page: 1 },
    ]);
  });

  it('is repaired when its table of contents is damaged, and says so', async () => {
    const text = Buffer.from(await sample()).toString('latin1');
    const damaged = Buffer.from(text.replace(/startxref\s+\d+/, 'startxref\n7'), 'latin1');
    const { pages, isRepaired } = describeBytes(damaged);
    expect(pages).toHaveLength(2);
    expect(isRepaired).toBe(true);
  });

  it('is signed when somebody has signed it, not when a field waits for that', async () => {
    const signature = { Type: 'Sig', ByteRange: [0, 9, 12, 9], Contents: PDFHexString.of('30820102') };
    const field = (V?: typeof signature) => withForm(() => ({ Fields: [{ FT: 'Sig', ...(V && { V }) }] }));
    expect(describeBytes(await field())).toMatchObject({ isSigned: false, hasForm: true, hasXfa: false });
    expect(describeBytes(await field(signature))).toMatchObject({ isSigned: true });
  });

  it('tells that its form has a second version', async () => {
    const source = await withForm(({ context }) => ({ Fields: [], XFA: context.register(context.stream('<xdp/>')) }));
    expect(describeBytes(source)).toMatchObject({ hasXfa: true });
  });

  it('opens with its password only, and says whether it is missing or wrong', async () => {
    const locked = await sample({ password: 'sesame' });
    expect(() => describeBytes(locked)).toThrow(expect.objectContaining({ code: 'PASSWORD_NEEDED' }));
    expect(() => describeBytes(locked, 'guess')).toThrow(expect.objectContaining({ code: 'WRONG_PASSWORD' }));
    expect(describeBytes(locked, 'sesame')).toMatchObject({ isEncrypted: true, pages: { length: 2 } });
  });

  it.each([
    ['no PDF at all', Buffer.from('Dear Sir or Madam')],
    ['cut off after its header', Buffer.from('%PDF-1.7\n')],
  ])('is refused when it is %s', (_, bytes) => {
    expect(() => describeBytes(bytes)).toThrow(expect.objectContaining({ code: 'NOT_A_PDF' }));
  });
});

function describeBytes(bytes: Uint8Array, password?: string) {
  using document = PdfiumDocument.open(pdfium, bytes, password);
  return describeDocument(pdfium.api, document.handle);
}

async function withForm(form: (pdf: PDFDocument) => LiteralObject): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  pdf.catalog.set(PDFName.of('AcroForm'), pdf.context.obj(form(pdf)));
  return pdf.save({ useObjectStreams: false });
}

type LiteralObject = Parameters<PDFDocument['context']['obj']>[0] & object;

async function sample({ withOutline, password }: { withOutline?: boolean; password?: string } = {}) {
  const pdf = await PDFDocument.create();
  pdf.addPage([300, 400]).drawRectangle({ x: 20, y: 20, width: 100, height: 100, color: rgb(0.5, 0.1, 0.1) });
  const turned = pdf.addPage([300, 400]);
  turned.setRotation(degrees(90));
  if (withOutline) {
    const { context } = pdf;
    const outline = context.nextRef();
    const entry = context.register(
      context.obj({ Title: PDFHexString.fromText('Prologue é 写'), Parent: outline, Dest: [turned.ref, 'Fit'] }),
    );
    context.assign(outline, context.obj({ Type: 'Outlines', First: entry, Last: entry, Count: 1 }));
    pdf.catalog.set(PDFName.of('Outlines'), outline);
  }
  if (password) pdf.encrypt({ userPassword: password, ownerPassword: password });
  return pdf.save({ useObjectStreams: false });
}
