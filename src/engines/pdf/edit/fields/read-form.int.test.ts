import { beforeAll, expect, test } from 'vitest';
import { readPageForm } from '../../../../pdf/editing/read-form.ts';
import type { Pdfium } from '../../../../pdf/pdfium.ts';
import { PdfiumDocument } from '../../../../pdf/pdfium-document.ts';
import { loadPdfium } from '../../pdfium/pdfium-library.ts';
import { sampleField, sampleForm } from './sample-forms.ts';

let pdfium: Pdfium;
beforeAll(async () => {
  pdfium = await loadPdfium();
});

test('every field that someone can fill in is read, where its page shows it', () => {
  const options = '/Opt[[(1)(One)](Two)]';
  const { controls } = read([
    sampleField('text', '/TU(Your name)/Ff 4098/V(a\\rb)/DA(/Helv 9 Tf)', { rect: '20 300 220 330' }),
    sampleField('date', '/MaxLen 8/Ff 16777216/AA<</F<</S/JavaScript/JS(AFDate_FormatEx\\("dd.mm.yy"\\))>>>>'),
    sampleField('password', '/Ff 8193'),
    sampleField('combo', `${options}/Ff 393216/V(Three)`, { type: 'choice' }),
    sampleField('list', `${options}/Ff 2097152/V[(1)(Two)]`, { type: 'choice' }),
    sampleField('box', '/AP<</N<</Ja 4 0 R/Off 4 0 R>>>>/AS/Ja/V/Ja', { type: 'button' }),
    sampleField('signature').replace('/FT/Tx', '/FT/Sig'),
    sampleField('push', '/Ff 65536', { type: 'button' }),
    sampleField('hidden').replace('/F 4', '/F 2'),
  ]);
  const text = { kind: 'text', isRequired: false, isReadOnly: false, isMultiline: false, isPassword: false };
  expect(controls).toEqual([
    expect.objectContaining({
      ...text,
      ...{ name: 'text', label: 'Your name', value: 'a\nb', fontSize: 9, isRequired: true, isMultiline: true },
      ...{ box: { left: 20, right: 220, top: 70, bottom: 100 }, maxLength: undefined, hint: undefined },
    }),
    expect.objectContaining({
      ...text,
      name: 'date',
      maxLength: 8,
      isComb: true,
      hint: 'Date: dd.mm.yy',
      fontSize: 12,
    }),
    expect.objectContaining({ ...text, name: 'password', isPassword: true, isReadOnly: true }),
    expect.objectContaining({
      name: 'combo',
      kind: 'choice',
      options: ['One', 'Two'],
      chosen: ['Three'],
      isEditable: true,
    }),
    expect.objectContaining({ name: 'list', chosen: ['One', 'Two'], takesSeveral: true, isList: true }),
    expect.objectContaining({ name: 'box', kind: 'checkBox', isOn: true, option: 'Ja' }),
  ]);
});

test('a limit that a field inherits is found without changing the document', () => {
  const source = sampleForm(['<</T(code)/FT/Tx/MaxLen 7/V(AB)/Kids[8 0 R]>>'], {
    extra: ['<</Type/Annot/Subtype/Widget/Parent 7 0 R/Rect[0 0 100 20]>>'],
  });
  const bytes = Buffer.from(source.toString('latin1').replace('/Annots[7 0 R]', '/Annots[8 0 R]'), 'latin1');
  using document = PdfiumDocument.open(pdfium, bytes);
  expect(readPageForm(document, 0).controls).toMatchObject([{ name: 'code', maxLength: 7, value: 'AB' }]);
  expect(readPageForm(document, 0).controls).toMatchObject([{ name: 'code', maxLength: 7, value: 'AB' }]);
});

test('a control knows how its text looks and which way it is turned', () => {
  const fields = [
    sampleField('plain'),
    sampleField('right', '/Q 2/DA(/TiRo 0 Tf 1 0 0 rg)'),
    sampleField('up').replace('/MK<<', '/MK<</R 90'),
  ];
  const plain = { font: 'sans', color: '#000000', align: 'left', turns: 0, fontSize: 12 };
  const right = { font: 'serif', color: '#ff0000', align: 'right', turns: 0, fontSize: 0 };
  expect(read(fields).controls).toMatchObject([plain, right, { turns: 3 }]);
  const turned = Buffer.from(
    sampleForm(fields).toString('latin1').replace('/MediaBox', '/Rotate 90/MediaBox'),
    'latin1',
  );
  using document = PdfiumDocument.open(pdfium, turned);
  expect(readPageForm(document, 0).controls).toMatchObject([{ turns: 1 }, { turns: 1 }, { turns: 0 }]);
});

test('a form for Adobe Reader alone is known, and a document without a form has none', () => {
  expect(read([], { form: '/XFA[]', catalog: '/NeedsRendering true' }).isDynamic).toBe(true);
  expect(read([])).toEqual({ isDynamic: false, controls: [] });
});

function read(fields: readonly string[], options?: Parameters<typeof sampleForm>[1]) {
  using document = PdfiumDocument.open(pdfium, sampleForm(fields, options));
  return readPageForm(document, 0);
}
