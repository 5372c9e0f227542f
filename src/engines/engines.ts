import type { FileType } from '../shared/file-types.ts';

/*
 * What the heavy work can be asked for: one small function type per capability. Implementations live in the folders beside
 * this file and are wired in `compose.ts`; tools see only these types. Every path is absolute and inside the job's directory.
 */

/** Facts about an image, read from its header. */
export type ImageFacts = {
  /** Size in pixels as the viewer sees it, the orientation tag applied; of one frame when animated. */
  width: number;
  height: number;
  /** 1 for a still image. */
  frames: number;
  hasAlpha: boolean;
};

/** Reads an image's header. Throws an AppError for what is not a readable image or is too large to decode. */
export type ReadImage = (request: { input: string; type: FileType; signal: AbortSignal }) => Promise<ImageFacts>;

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';

export type EncodeImageRequest = {
  input: string;
  inputType: FileType;
  output: string;
  format: ImageFormat;
  /** 1 to 100. At 100 PNG and WebP are lossless. */
  quality: number;
  /** 'keep' carries EXIF, XMP and IPTC over. Orientation is applied to the pixels and colour stays right in both cases. */
  metadata: 'keep' | 'strip';
  signal: AbortSignal;
};

/**
 * Decodes an image and encodes it again at its own size. Animation is kept when the format can hold it.
 * Throws an AppError when the input cannot be decoded.
 */
export type EncodeImage = (request: EncodeImageRequest) => Promise<{ bytes: number } & ImageFacts>;

/** Rewrites an SVG smaller without changing how it looks. Throws an AppError for scripts, outside links and entity tricks. */
export type MinifySvg = (request: { input: string; output: string; signal: AbortSignal }) => Promise<{ bytes: number }>;

/** Every capability by name. A run asks for the ones it needs; a machine may lack some. */
export type Engines = {
  readImage: ReadImage;
  encodeImage: EncodeImage;
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
