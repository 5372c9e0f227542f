import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { pdfEditSchema } from '../../../../pdf/editing/pdf-edits.ts';
import type { Pdfium } from '../../../../pdf/pdfium.ts';
import { PdfiumDocument } from '../../../../pdf/pdfium-document.ts';
import { readPageText } from '../../../../pdf/text/page-text.ts';
import { loadPdfium } from '../../pdfium/pdfium-library.ts';
import { EditedDocument } from '../edited-document.ts';
import { DocumentFonts } from '../fonts/document-fonts.ts';
import { type FieldEdit, fillFields } from './fill-fields.ts';
import { fillWithPdfium } from './pdfium-form.ts';
import { unreadFields } from './prove-fields.ts';
import { sampleField, sampleForm } from './sample-forms.ts';

let pdfium: Pdfium;
beforeAll(async () => {
  pdfium = await loadPdfium();
});

const lines = 'First line\nSecond line of this text, which goes on and on and on to wrap';
const [multiline, comb, combo] = ['/Ff 4096', '/Ff 16777216/MaxLen 12', '/Ff 131072'];
const options = '/Opt[(One)(Two)[(3)(Three)]]';

describe('a filled field looks as PDFium itself would draw it', () => {
  test.each([
    ['of a fixed size', '/DA(/Helv 12 Tf 0 0 1 rg)', 'Ünï 42'],
    ['as large as fits its height', '/DA(/Helv 0 Tf 0 g)', 'Ünï 42'],
    [
      'as large as fits its width',
      '/DA(/Helv 0 Tf 0 g)',
      'A text that is too long for the size that would fit its height',
    ],
    ['in the middle', '/DA(/TiRo 12 Tf 0 g)/Q 1', 'Ünï 42'],
    ['at the right', '/DA(/Cour 12 Tf 0 g)/Q 2', 'Ünï 42'],
    ['one character per cell', `/DA(/Helv 12 Tf 0 g)${comb}`, '0123456789'],
    ['one character per cell, as large as fits', `/DA(/Helv 0 Tf 0 g)${comb}`, '0123456789'],
    ['of several lines', `/DA(/Helv 12 Tf 0 g)${multiline}`, lines],
    ['of several lines, as large as fits', `/DA(/Helv 0 Tf 0 g)${multiline}`, lines],
    ['that is a password', '/DA(/Helv 12 Tf 0 g)/Ff 8192', 'secret'],
    ['with a bevelled border', '/DA(/Helv 12 Tf 0 g)/BS<</W 2/S/B>>', 'Ünï 42'],
    ['with an inset border', '/DA(/Helv 12 Tf 0 g)/BS<</W 1/S/I>>', 'Ünï 42'],
    ['with a dashed border', '/DA(/Helv 12 Tf 0 g)/BS<</W 1/S/D>>', 'Ünï 42'],
  ])('text %s', async (_case, entries, value) => {
    const rect = value === lines ? '20 200 220 290' : '20 300 220 330';
    const source = sampleForm([sampleField('field', entries, { rect })]);
    const { bytes } = await fill(source, [['field', value]]);
    const typed = value.replaceAll('\n', '\r');
    expect(compare(source, bytes, fillWithPdfium(pdfium, source, { field: typed }))).toBeLessThan(0.01);
  });

  test('turned text', async () => {
    const field = sampleField('field', '/DA(/Helv 12 Tf 0 g)', { rect: '20 100 60 300' }).replace(
      '/MK<<',
      '/MK<</R 90',
    );
    const source = sampleForm([field]);
    const { bytes } = await fill(source, [['field', 'Ünï 42']]);
    expect(compare(source, bytes, fillWithPdfium(pdfium, source, { field: 'Ünï 42' }))).toBeLessThan(0.01);
  });

  test('a list with its chosen row', async () => {
    const source = sampleForm([sampleField('field', options, { type: 'choice', rect: '20 200 220 290' })]);
    const { bytes } = await fill(source, [['field', 'Three']]);
    // Its rows end a twentieth of a pixel apart.
    expect(compare(source, bytes, fillWithPdfium(pdfium, source, { field: 2 }))).toBeLessThan(0.1);
  });
});

describe('another reader finds', () => {
  test('texts, options and lists of options', async () => {
    const source = sampleForm([
      sampleField('text', '', { rect: '0 0 90 20' }),
      sampleField('lines', multiline, { rect: '20 100 220 180' }),
      sampleField('combo', `${options}${combo}`, { type: 'choice' }),
      sampleField('free', `${options}/Ff 393216`, { type: 'choice' }),
      sampleField('list', `${options}/Ff 2097152`, { type: 'choice' }),
    ]);
    const { bytes, outcomes } = await fill(source, [
      ['text', 'Zoë (1) \\ €'],
      ['lines', lines],
      ['combo', 'Three'],
      ['free', 'Something else'],
      ['list', ['3', 'One']],
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['done', 'done', 'done', 'done', 'done']);
    expect(await readValues(bytes)).toEqual({
      text: 'Zoë (1) \\ €',
      lines,
      combo: ['3'],
      free: ['Something else'],
      list: ['One', '3'],
    });
    expect(bytes.subarray(0, source.length).equals(source)).toBe(true);
  });

  test('ticked boxes and the chosen one of several buttons, also where the file has no appearances for them', async () => {
    const appearances = '/AP<</N<</Ja 15 0 R/Off 15 0 R>>>>/AS/Off';
    const source = sampleForm(
      [
        sampleField('ticked', appearances, { type: 'button' }),
        sampleField('cleared', appearances.replace('/AS/Off', '/AS/Ja/V/Ja'), { type: 'button' }),
        sampleField('plain', '', { type: 'button', rect: '20 20 40 40' }),
        '<</FT/Btn/Ff 32768/T(choice)/Opt[(Alpha)(Beta)]/Kids[11 0 R 12 0 R]>>',
      ],
      {
        extra: [
          '<</Type/Annot/Subtype/Widget/Parent 10 0 R/Rect[60 20 80 40]/AP<</N<</0 15 0 R>>>>>>',
          '<</Type/Annot/Subtype/Widget/Parent 10 0 R/Rect[90 20 110 40]/AP<</N<</1 15 0 R>>>>>>',
          'null',
          'null',
          '<</Type/XObject/Subtype/Form/BBox[0 0 1 1]/Length 0>>\nstream\n\nendstream',
        ],
      },
    );
    const { bytes } = await fill(source, [
      ['ticked', true],
      ['cleared', false],
      ['plain', true],
      ['choice', 'Beta'],
    ]);
    const reopened = await EditedDocument.open(Buffer.from(bytes), { pdfium: async () => pdfium });
    const states = [7, 8, 9, 11, 12].map((number) => String(objectOf(reopened, number)).match(/\/AS (\S+)/)?.[1]);
    expect(states).toEqual(['/Ja', '/Off', '/Yes', '/Off', '/1']);
    expect(await readValues(bytes)).toMatchObject({ ticked: 'Ja', cleared: 'Off', plain: 'Yes' });
    expect(compare(source, bytes, source)).toBeGreaterThan(0);
  });

  test('a value in every widget of a name, whether the file has one field of it or two', async () => {
    const source = sampleForm(
      [sampleField('name'), sampleField('name', '', { rect: '20 20 220 50' }), '<</T(person)/Kids[10 0 R]>>'],
      {
        extra: [
          '<</T(city)/FT/Tx/Parent 9 0 R/Kids[11 0 R 12 0 R]>>',
          ...['20 100 90 120', '100 100 190 120'].map(
            (rect) => `<</Type/Annot/Subtype/Widget/Parent 10 0 R/Rect[${rect}]/V(old)>>`,
          ),
        ],
      },
    );
    const { bytes, outcomes } = await fill(source, [
      ['name', 'Ann'],
      ['person.city', 'Oslo'],
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['done', 'done']);
    const reopened = await EditedDocument.open(bytes, { pdfium: async () => pdfium });
    for (const number of [7, 8]) expect(String(objectOf(reopened, number))).toMatch(/\/V <FEFF0041006E006E>/i);
    for (const number of [11, 12]) {
      expect(String(objectOf(reopened, number))).toContain('/AP');
      expect(String(objectOf(reopened, number))).not.toContain('/V');
    }
  });
});

describe('a value that the form does not allow is refused with a sentence', () => {
  test.each<[string, string, unknown, string]>([
    ['too long', sampleField('f', '/MaxLen 3'), 'four', 'this field takes up to 3 characters, and the text has 4.'],
    ['read-only', sampleField('f', '/Ff 1'), 'x', 'the form does not let this field be changed: it is read-only.'],
    [
      'no option',
      sampleField('f', options, { type: 'choice' }),
      'Four',
      "'Four' is not one of its options: One, Two, Three.",
    ],
    [
      'several options',
      sampleField('f', options, { type: 'choice' }),
      ['One', 'Two'],
      'this field takes only one option.',
    ],
    ['no text', sampleField('f'), true, 'this field takes a text.'],
    ['a file', sampleField('f', '/Ff 1048576'), 'x', 'this field takes a file, not a text.'],
    ['a button', sampleField('f', '/Ff 65536', { type: 'button' }), true, 'this is a button, which has no value.'],
    ['a state', sampleField('f', '', { type: 'button' }), 'Maybe', "'Maybe' is not one of its options: Yes."],
    ['none', sampleField('f', '/Ff 49152', { type: 'button' }), false, 'one of these options must be chosen.'],
    [
      'a signature',
      sampleField('f').replace('/FT/Tx', '/FT/Sig'),
      'x',
      'this field is for a digital signature, which cannot be typed.',
    ],
  ])('%s', async (_case, field, value, sentence) => {
    const source = sampleForm([field]);
    const { outcomes, bytes } = await fill(source, [['f', value]]);
    expect(outcomes).toEqual([{ index: 0, status: 'failed', message: `'f' was not filled: ${sentence}` }]);
    expect(bytes.equals(source)).toBe(true);
  });

  test('a field or a form that is not there', async () => {
    const { outcomes } = await fill(sampleForm([sampleField('name')]), [['nome', 'x']]);
    expect(outcomes).toEqual([{ index: 0, status: 'failed', message: "This form has no field named 'nome'." }]);
    const without = await fill(sampleForm([]), [['name', 'x']]);
    expect(without.outcomes[0]?.message).toBe('This PDF has no form fields.');
    const dynamic = await fill(sampleForm([], { form: '/XFA[]' }), [['name', 'x']]);
    expect(dynamic.outcomes[0]?.message).toMatch(/^This is a dynamic XFA form/);
  });
});

describe('what else the form says', () => {
  test('is kept in step: other fields are drawn, XFA and usage rights go, computed and required fields are named', async () => {
    const source = sampleForm(
      [
        sampleField('one', '/V(old)/RV(<p>old</p>)'),
        sampleField('other', '/V(here before)', { rect: '20 200 220 230' }),
        sampleField('must', '/Ff 2', { rect: '20 100 220 130' }),
        sampleField('sum', '/AA<</C<</S/JavaScript/JS(1)>>>>', { rect: '20 20 220 50' }),
      ],
      { form: '/NeedAppearances true/XFA[]', catalog: '/Perms<</UR3 4 0 R>>' },
    );
    const { bytes, warnings } = await fill(source, [['one', 'new']]);
    expect(warnings).toEqual([
      'The XFA part of this form was removed: it would have shown other values than those filled in.',
      'Scripts do not run here, so these fields were not computed: sum.',
      'Required fields are empty: must.',
    ]);
    expect(textOf(await flattened(bytes))).toMatch(/new[\s\S]*here before/);
    const { catalog } = await EditedDocument.open(bytes, { pdfium: async () => pdfium });
    expect(String(catalog)).not.toMatch(/NeedAppearances|XFA|UR3/);
    expect(bytes.subarray(source.length).toString('latin1')).not.toContain('/RV');
  });

  test('a text longer than its box, and line breaks where there is one line, are told', async () => {
    const source = sampleForm([sampleField('name', '', { rect: '20 20 60 40' })]);
    const { outcomes } = await fill(source, [['name', 'A text\nthat is rather long']]);
    expect(outcomes[0]).toEqual({
      index: 0,
      status: 'changed',
      message:
        "'name': This field has one line, so that line breaks became spaces. The text is longer than its box, which shows only its start.",
    });
  });

  test("another font writes what the form's own lacks, and that is told", async () => {
    const source = sampleForm([sampleField('name', multiline, { rect: '20 300 220 390' })]);
    const told = (message: string) => ({ index: 0, status: 'changed', message });
    const { outcomes, bytes } = await fill(source, [['name', 'Łódź\nשלום\n北京']]);
    expect(outcomes).toEqual([told("'name': The form's font lacks some of the characters, so another one is used.")]);
    expect(await readValues(bytes)).toEqual({ name: 'Łódź\nשלום\n北京' });
    const text = textOf((await fill(bytes, [], { flatten: true })).bytes);
    for (const word of ['Łódź', 'שלום', '北京']) expect(text).toContain(word);
    const unknown = await fill(source, [['name', 'A𓀀']]);
    expect(unknown.outcomes[0]?.message).toMatch(/^'name': Some characters cannot be drawn/);
    expect(await readValues(unknown.bytes)).toEqual({ name: 'A𓀀' });
  });
});

test('a flattened form has its values as text of the page, and no fields; what was hidden is not drawn', async () => {
  const source = sampleForm(
    [
      sampleField('name'),
      sampleField('undrawn', '/V(not drawn before)', { rect: '20 200 220 230' }),
      sampleField('hidden', '', { rect: '20 100 220 130' }).replace('/F 4', '/F 2'),
      sampleField('kept', '/Ff 1/V(as it was)/AP<</N 11 0 R>>', { rect: '20 20 220 50' }),
    ],
    {
      extra: [
        '<</Type/XObject/Subtype/Form/BBox[0 0 100 15]/Resources<</Font<</F 4 0 R>>>>/Length 34>>\nstream\nBT /F 10 Tf 2 4 Td (as it was) Tj ET\nendstream',
      ],
    },
  );
  const { bytes } = await fill(
    source,
    [
      ['name', 'Ann'],
      ['hidden', 'secret'],
    ],
    { flatten: true },
  );
  expect(await readValues(bytes)).toEqual({});
  expect(textOf(bytes)).toMatch(/Ann[\s\S]*not drawn before[\s\S]*as it was/);
  expect(textOf(bytes)).not.toContain('secret');
  const { bytes: filled } = await fill(source, [['name', 'Ann']]);
  expect(compare(source, bytes, filled)).toBeLessThan(0.01);
});

test('a result without a value that was filled in is found', async () => {
  const source = sampleForm([sampleField('name'), sampleField('box', '', { type: 'button', rect: '20 20 40 40' })]);
  const edits = [fieldEdit(['name', 'Ann'], 0), fieldEdit(['box', true], 1)];
  const { bytes, shownOn } = await fill(source, [
    ['name', 'Ann'],
    ['box', true],
  ]);
  expect(unreadFields({ pdfium, result: bytes }, edits, { shownOn })).toEqual([]);
  expect(unreadFields({ pdfium, result: source }, edits, { shownOn })).toEqual([0, 1]);
});

type Options = Partial<Parameters<typeof fillFields>[2]>;

async function fill(source: Buffer, values: readonly (readonly [name: string, value: unknown])[], given: Options = {}) {
  const document = await EditedDocument.open(source, { pdfium: async () => pdfium });
  const edits = values.map(fieldEdit);
  const fonts = new DocumentFonts(document);
  const filled = fillFields(document, edits, { fonts, ...given });
  await fonts.finish();
  const parts: Uint8Array[] = [];
  document.save({ sink: (part) => parts.push(part) });
  return { ...filled, bytes: Buffer.concat(parts) };
}

function fieldEdit([name, value]: readonly [name: string, value: unknown], index: number): FieldEdit {
  const edit = pdfEditSchema.parse({ type: 'field', name, value });
  if (edit.type !== 'field') throw new Error('not a field');
  return { index, edit };
}

const flattened = async (bytes: Buffer) => (await fill(bytes, [], { flatten: true })).bytes;

function textOf(bytes: Uint8Array): string {
  using document = PdfiumDocument.open(pdfium, bytes);
  return readPageText(document, 0);
}

/** The share of what filling changed that two results draw differently. */
function compare(source: Uint8Array, one: Uint8Array, other: Uint8Array): number {
  const [before, first, second] = [source, one, other].map((bytes) => {
    using document = PdfiumDocument.open(pdfium, bytes);
    return document.render(0, { size: { dpi: 144 } }).data;
  });
  if (!before || !first || !second) throw new Error('Three pages were drawn');
  const isFar = (a: Uint8Array, b: Uint8Array, at: number) =>
    [0, 1, 2].some((channel) => Math.abs((a[at + channel] ?? 0) - (b[at + channel] ?? 0)) > 40);
  let [changed, different] = [0, 0];
  for (let at = 0; at < before.length; at += 4) {
    if (isFar(before, first, at)) changed++;
    if (isFar(first, second, at)) different++;
  }
  if (changed === 0) throw new Error('Filling changed nothing that can be seen');
  return different / changed;
}

/** Values by field name, as pdf.js reads them. */
async function readValues(bytes: Uint8Array): Promise<Record<string, unknown>> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  try {
    const page = await (await task.promise).getPage(1);
    const widgets = (await page.getAnnotations()).filter(({ subtype }) => subtype === 'Widget');
    return Object.fromEntries(widgets.map(({ fieldName, fieldValue }) => [fieldName, fieldValue]));
  } finally {
    await task.destroy();
  }
}

const objectOf = ({ context }: EditedDocument, number: number) =>
  context.enumerateIndirectObjects().find(([ref]) => ref.objectNumber === number)?.[1];
