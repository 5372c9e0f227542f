import type { FileType } from '../../shared/file-types.ts';

/** Facts about an image, read from its header. */
export type ImageFacts = {
  /** Size in pixels as the viewer sees it, the orientation tag applied; of one frame when animated. */
  width: number;
  height: number;
  /** Frames of an animation or pages of a TIFF; 1 for a still image. */
  frames: number;
  hasAlpha: boolean;
};

/** Reads an image's header. Throws an AppError for what is not a readable image or is too large to decode. */
export type ReadImage = (request: { input: string; type: FileType; signal: AbortSignal }) => Promise<ImageFacts>;

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';

/** `'#rrggbb'` or, with opacity, `'#rrggbbaa'`. */
export type HexColor = `#${string}`;

/** A part of an image, in parts of its width and height from 0 to 1. */
export type ImageRegion = { left: number; top: number; width: number; height: number };

/** The size an image is brought to. A side that is left out follows from the other by the image's own proportions. */
export type ImageResize = {
  width?: number;
  height?: number;
  /**
   * How the image meets a size of other proportions: 'fill' stretches it, 'inside' stays within the size, 'cover' fills
   * the size and cuts off what hangs over, 'contain' stays within the size and pads the rest with the background.
   */
  fit: 'fill' | 'inside' | 'cover' | 'contain';
  /** What stays in sight with 'cover', and where the image sits with 'contain': from 0 (left, top) to 1. Centre by default. */
  position?: { x: number; y: number };
  /** False keeps an image that is smaller than the size as it is. */
  enlarge?: boolean;
  /** Only this part of the upright image is taken; all of it by default. */
  crop?: ImageRegion;
};

export type EncodeImageRequest = {
  input: string;
  inputType: FileType;
  output: string;
  format: ImageFormat;
  /** 1 to 100. At 100 the result is lossless where the format can be (PNG, WebP, TIFF). */
  quality: number;
  /** 'keep' carries EXIF, XMP and IPTC over. Orientation is applied to the pixels and colour stays right in both cases. */
  metadata: 'keep' | 'strip';
  resize?: ImageResize;
  /** Behind transparent parts where the format has no transparency, and around the image with 'contain'. White by default. */
  background?: HexColor;
  /** Pixels per inch, for printing; the source's own by default. Stored in JPEG, PNG and TIFF, whatever happens to metadata. */
  density?: number;
  signal: AbortSignal;
};

/**
 * Decodes an image and encodes it again, at its own size or another. Animations and pages are kept when the format can hold
 * them; otherwise the first one is taken and the answer's `frames` is 1.
 * Throws an AppError when the input cannot be decoded or does not fit into the format.
 */
export type EncodeImage = (request: EncodeImageRequest) => Promise<{ bytes: number } & ImageFacts>;

/**
 * Copies an image without EXIF, XMP, IPTC, comments and embedded previews; the coded image stays byte for byte the same,
 * orientation and colour profile are kept. `removed` is false when there was nothing to remove; the copy is identical then.
 * Throws an AppError when the file's structure does not allow it.
 */
export type StripImageMetadata = (request: {
  input: string;
  type: FileType;
  output: string;
  signal: AbortSignal;
}) => Promise<{ removed: boolean; bytes: number }>;

/**
 * Rewrites an SVG smaller without changing how it looks; 'strip' also removes its metadata element.
 * Throws an AppError for scripts, outside links and entity tricks.
 */
export type MinifySvg = (request: {
  input: string;
  output: string;
  metadata: 'keep' | 'strip';
  signal: AbortSignal;
}) => Promise<{ bytes: number } & ImageFacts>;
