import type { FileType } from '../../shared/file-types.ts';
import type { ImageResize } from '../../shared/resize-plan.ts';

/** Facts from an image's header. */
export type ImageFacts = {
  /** Displayed size in pixels, with orientation applied; of one frame when animated. */
  width: number;
  height: number;
  /** Animation frames or TIFF pages; 1 for a still image. */
  frames: number;
  hasAlpha: boolean;
  /** 16 bits per sample. */
  isDeep?: boolean | undefined;
};

/** Reads an image's header. Throws an AppError for unreadable or too large images. */
export type ReadImage = (request: { input: string; type: FileType; signal: AbortSignal }) => Promise<ImageFacts>;

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';

/** `'#rrggbb'` or, with alpha, `'#rrggbbaa'`. */
export type HexColor = `#${string}`;

export type EncodeImageRequest = {
  input: string;
  inputType: FileType;
  output: string;
  format: ImageFormat;
  /** 1 to 100, the same look in JPEG, WebP and AVIF. 100 is lossless where the format can be (PNG, WebP, TIFF). */
  quality: number;
  /** 'keep' carries EXIF, XMP and IPTC over. Either way orientation is applied and colours stay right. */
  metadata: 'keep' | 'strip';
  resize?: ImageResize;
  /** Fills transparency where the format has none, and the padding of 'contain'. Defaults to white. */
  background?: HexColor;
  /** Pixels per inch for printing, by default the source's. Stored in JPEG, PNG and TIFF, even when metadata is stripped. */
  density?: number;
  signal: AbortSignal;
};

/**
 * Re-encodes an image, optionally resized. Keeps animations and pages if the format can; otherwise only the first frame, and
 * `frames` is 1.
 * Throws an AppError when the input cannot be decoded or does not fit the format.
 */
export type EncodeImage = (request: EncodeImageRequest) => Promise<{ bytes: number } & ImageFacts>;

/**
 * Copies an image without EXIF, XMP, IPTC, comments and embedded previews; image data stays byte for byte, orientation and
 * colour profile are kept. `removed` is false when the copy is identical.
 * Throws an AppError when the file's structure does not allow it.
 */
export type StripImageMetadata = (request: {
  input: string;
  type: FileType;
  output: string;
  signal: AbortSignal;
}) => Promise<{ removed: boolean; bytes: number }>;

/**
 * Minifies an SVG without changing its look; 'strip' also removes its metadata element.
 * Throws an AppError for scripts, external links and entity declarations.
 */
export type MinifySvg = (request: {
  input: string;
  output: string;
  metadata: 'keep' | 'strip';
  signal: AbortSignal;
}) => Promise<{ bytes: number } & ImageFacts>;
