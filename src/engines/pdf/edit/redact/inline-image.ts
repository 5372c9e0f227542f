import { type PDFContext, PDFDict, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { asName, dictionaryEntry, entry, rawEntry } from '../../objects/access.ts';
import { ObjectReader, PdfSyntaxError } from '../../objects/object-reader.ts';
import { isWhiteSpace } from '../../objects/syntax.ts';
import type { DrawnImage } from '../content/page-items.ts';

/** Short names of entries (ISO 32000-2, table 91). */
const fullNames: Readonly<Record<string, string>> = {
  BPC: 'BitsPerComponent',
  CS: 'ColorSpace',
  D: 'Decode',
  DP: 'DecodeParms',
  F: 'Filter',
  H: 'Height',
  IM: 'ImageMask',
  I: 'Interpolate',
  W: 'Width',
};

/** An inline image (8.9.7) as an object; undefined when it is damaged. */
export function inlineImage({ node, operator }: DrawnImage, context: PDFContext): PDFRawStream | undefined {
  const written = node.bytes.subarray(operator.start, operator.end);
  const data = written.indexOf('ID', 2, 'latin1');
  if (data < 0) return undefined;
  const head = Buffer.concat([Buffer.from('<<'), written.subarray(2, data), Buffer.from('>>')]);
  const entries = tryRead(head, context);
  if (!entries) return undefined;
  const dictionary = PDFDict.withContext(context);
  for (const [key, value] of entries.entries()) {
    const name = asName(key) ?? '';
    dictionary.set(PDFName.of(fullNames[name] ?? name), value);
  }
  const space = asName(entry(dictionary, 'ColorSpace'));
  const named = space === undefined ? undefined : rawEntry(dictionaryEntry(node.resources, 'ColorSpace'), space);
  if (named) dictionary.set(PDFName.of('ColorSpace'), named);
  dictionary.set(PDFName.of('Type'), PDFName.of('XObject'));
  dictionary.set(PDFName.of('Subtype'), PDFName.of('Image'));
  const end = written.length - 'EI'.length;
  return PDFRawStream.of(dictionary, written.subarray(data + 3, isWhiteSpace(written[end - 1]) ? end - 1 : end));
}

function tryRead(head: Buffer, context: PDFContext): PDFDict | undefined {
  try {
    const found = new ObjectReader(head, context).readObject(0);
    return found instanceof PDFDict ? found : undefined;
  } catch (error) {
    if (error instanceof PdfSyntaxError) return undefined;
    throw error;
  }
}
