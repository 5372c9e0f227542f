import { samplePdf } from '../../objects/sample-objects.ts';

/** For tests: a page of 400 by 400 points with these fields, each a widget with a box and a border unless it says otherwise. */
export function sampleForm(
  fields: readonly string[],
  { form = '', catalog = '', extra = [] }: { form?: string; catalog?: string; extra?: readonly string[] } = {},
): Buffer {
  const first = 7;
  const refs = fields.map((_, index) => `${first + index} 0 R`).join(' ');
  const fonts = '/DR<</Font<</Helv 4 0 R/TiRo 5 0 R/Cour 6 0 R>>>>/DA(/Helv 12 Tf 0 g)';
  return samplePdf([
    `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${refs}]${fonts}${form}>>${catalog}>>`,
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 400]/Annots[${refs}]>>`,
    ...['Helvetica', 'Times-Roman', 'Courier'].map(
      (name) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`,
    ),
    ...fields,
    ...extra,
  ]);
}

const types = { text: 'Tx', choice: 'Ch', button: 'Btn' } as const;

/** The body of a field's object. */
export const sampleField = (
  name: string,
  entries = '',
  { type = 'text', rect = '20 300 220 330' }: { type?: keyof typeof types; rect?: string } = {},
): string =>
  `<</Type/Annot/Subtype/Widget/FT/${types[type]}/T(${name})/F 4/Rect[${rect}]/MK<</BC[0 0 0.6]>>/P 3 0 R${entries}>>`;
