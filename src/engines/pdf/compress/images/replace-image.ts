import { type PDFDict, PDFHexString, PDFName, PDFNumber, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import type { PdfImage } from './describe-image.ts';
import type { EncodedImage } from './encoded-image.ts';

const name = (text: string) => PDFName.of(text);

/** The image object with its new encoding. Unrelated entries (masks, marks, structure) stay. */
export function replaceImage(image: PdfImage, encoded: EncodedImage): PDFRawStream {
  const { dict } = image.stream;
  // Short names occur where inline images were turned into objects; only full names count.
  for (const key of ['Filter', 'F', 'DecodeParms', 'DP', 'Length', 'W', 'H', 'BPC']) dict.delete(name(key));
  dict.set(name('Width'), PDFNumber.of(encoded.width));
  dict.set(name('Height'), PDFNumber.of(encoded.height));
  dict.set(name('BitsPerComponent'), PDFNumber.of(encoded.bits));
  setCoding(dict, encoded);
  const space = spaceOf(image, encoded);
  if (space) {
    dict.delete(name('CS'));
    dict.set(name('ColorSpace'), space);
    // Inverted inks become upright in gray.
    if (encoded.space?.kind === 'gray' && image.space?.kind === 'cmyk') dict.delete(name('Decode'));
  }
  return PDFRawStream.of(dict, encoded.data);
}

/** ISO 32000-2, tables 8 and 11. */
function setCoding(dict: PDFDict, { coding, width, height, bits }: EncodedImage): void {
  dict.set(name('Filter'), name(coding.filter));
  if (coding.filter === 'CCITTFaxDecode')
    dict.set(name('DecodeParms'), dict.context.obj({ K: -1, Columns: width, Rows: height }));
  if (coding.filter === 'FlateDecode' && coding.predictor) {
    const { channels } = coding.predictor;
    const parameters = { Predictor: 15, Colors: channels, BitsPerComponent: bits, Columns: width };
    dict.set(name('DecodeParms'), dict.context.obj(parameters));
  }
}

function spaceOf({ stream, space, spaceObject }: PdfImage, encoded: EncodedImage): PDFObject | undefined {
  if (!encoded.space) return undefined;
  if (encoded.space.kind === 'gray') return name('DeviceGray');
  const base = space?.kind === 'indexed' ? space.baseObject : spaceObject;
  if (encoded.space.kind === 'base' || !base) return base;
  const { palette } = encoded.space;
  const indexed = stream.dict.context.obj([name('Indexed'), base, PDFNumber.of(palette.length / 3 - 1)]);
  indexed.push(PDFHexString.of(palette.toString('hex')));
  return indexed;
}
