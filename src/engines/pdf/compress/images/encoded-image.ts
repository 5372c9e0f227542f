/** An image ready for a PDF: its bytes and the dictionary entries that follow from them (ISO 32000-2, 8.9.5). */
export type EncodedImage = {
  data: Buffer;
  width: number;
  height: number;
  bits: number;
  coding:
    | { filter: 'DCTDecode' }
    | { filter: 'CCITTFaxDecode' }
    /** `predictor` is set when PNG row filters were applied, with the samples per pixel. */
    | { filter: 'FlateDecode'; predictor?: { channels: number } };
  /** Set when the colour space changed. */
  space?:
    | { kind: 'gray' }
    /** The base space of an indexed image. */
    | { kind: 'base' }
    /** A palette in the image's space, or its base. */
    | { kind: 'indexed'; palette: Buffer };
};
