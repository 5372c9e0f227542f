import type { Logger } from 'pino';
import type { FileType } from '../shared/file-types.ts';

/*
 * What the heavy work can be asked for: one small function type per capability. Implementations live in the folders beside
 * this file and are wired in `compose.ts`; tools see only these types. Every path is absolute and inside the job's directory.
 */

/** Where engines write what only the operator reads: object first, sentence second. */
export type EngineLog = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;

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

/** The size a picture is brought to. A side that is left out follows from the other by the picture's own proportions. */
export type ImageResize = {
  width?: number;
  height?: number;
  /**
   * How the picture meets a size of other proportions: 'fill' stretches it, 'inside' stays within the size, 'cover' fills
   * the size and cuts off what hangs over, 'contain' stays within the size and pads the rest with the background.
   */
  fit: 'fill' | 'inside' | 'cover' | 'contain';
  /** What stays in sight with 'cover', and where the picture sits with 'contain': from 0 (left, top) to 1. Centre by default. */
  position?: { x: number; y: number };
  /** False keeps a picture that is smaller than the size as it is. */
  enlarge?: boolean;
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
  /** Behind transparent parts where the format has no transparency, and around the picture with 'contain'. White by default. */
  background?: HexColor;
  signal: AbortSignal;
};

/**
 * Decodes an image and encodes it again, at its own size or another. Animations and pages are kept when the format can hold
 * them; otherwise the first one is taken and the answer's `frames` is 1.
 * Throws an AppError when the input cannot be decoded or does not fit into the format.
 */
export type EncodeImage = (request: EncodeImageRequest) => Promise<{ bytes: number } & ImageFacts>;

/**
 * Copies an image without EXIF, XMP, IPTC, comments and embedded previews; the coded picture stays byte for byte the same,
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

/** Every capability by name. A run asks for the ones it needs; a machine may lack some. */
export type Engines = {
  readImage: ReadImage;
  encodeImage: EncodeImage;
  stripImageMetadata: StripImageMetadata;
  minifySvg: MinifySvg;
};
export type Capability = keyof Engines;

export type EngineStatus = {
  /** 'ready' works now; 'idle' works but its process is not running yet; 'off' cannot work here, `reason` says why. */
  state: 'ready' | 'idle' | 'off';
  version?: string;
  reason?: string;
};

/** One program, library or provider, with what it can do on this machine. */
export type Engine = {
  name: string;
  /** The capabilities this engine implements; empty ones are off here. */
  provides: Partial<Engines>;
  status: () => Promise<EngineStatus>;
  /** Stops its processes and threads. */
  close: () => Promise<void>;
};
