/**
 * An image as it will stand in a PDF: its bytes and the entries of its dictionary that follow from them (ISO 32000-2, 8.9.5).
 */
export type EncodedImage = {
  data: Buffer;
  width: number;
  height: number;
  /** BitsPerComponent. */
  bits: number;
  coding:
    | { filter: 'DCTDecode' }
    | { filter: 'CCITTFaxDecode' }
    /** `predictor` names the samples per pixel that the row filters of PNG were applied to. */
    | { filter: 'FlateDecode'; predictor?: { channels: number } };
  /** The colour space, where it is not the one the image had. */
  space?:
    | { kind: 'gray' }
    /** The colour space that an indexed image picked its colours from. */
    | { kind: 'base' }
    /** A palette of colours of the space, or of its base. */
    | { kind: 'indexed'; palette: Buffer };
};
