import { join } from 'node:path';
import { defineRun, defineRuns, type InputFile, OutputFile, type RunContext } from '../../catalog/define-run.ts';
import type { ImageFacts, ImageFormat } from '../../engines/image/image-capabilities.ts';
import { depthNotes } from '../../shared/depth-note.ts';
import { AppError } from '../../shared/errors.ts';
import { type FileType, fileTypes, withExtension } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import { KB } from '../../shared/units.ts';
import { imageCompressorErrors } from './image-compressor.errors.ts';
import { imageCompressor } from './image-compressor.tool.ts';
import { searchQuality } from './quality-search.ts';

const { compress } = imageCompressor.actions;
const needs = ['readImage', 'encodeImage', 'stripImageMetadata', 'minifySvg'] as const;
type Context = RunContext<typeof compress, (typeof needs)[number]>;

/** A finished image in the run's directory, or the source itself. */
type Candidate = ImageFacts & {
  path: string;
  bytes: number;
  quality: number;
  /** The image data is the source's own. */
  unchanged: boolean;
};

/** Re-encoding that saves less than this is compared with the source without its metadata, which loses nothing at all. */
const worthwhileShare = 0.9;

export const compressRun = defineRun(compress)(needs, async (context) => {
  const [source] = context.files.file;
  const type = resultType(source.type, context.options.format);
  context.progress(0.02, t('Reading'));
  const result = type === 'svg' ? await compressSvg(context, source) : await compressImage(context, source, type);
  const { targetBytes } = context.options;
  if (targetBytes !== undefined && result.bytes > targetBytes) {
    throw imageCompressorErrors.targetNotReached({ smallest: result.bytes, target: targetBytes });
  }
  const name = withExtension(source.name, type);
  return {
    originalSize: source.bytes,
    compressedSize: result.bytes,
    downloadUrl: new OutputFile({ path: result.path, name, type }),
    fileName: name,
    format: type,
    width: result.width,
    height: result.height,
    unchanged: result.unchanged,
    quality: result.quality,
    notes: result.notes,
  };
});

export const runs = defineRuns(
  imageCompressor,
  { compress: compressRun },
  { compress: [imageCompressorErrors.targetNotReached({ smallest: 240 * KB, target: 100 * KB })] },
);

type Result = Candidate & { notes: string[] };

function resultType(source: FileType, format: Context['options']['format']): ImageFormat | 'svg' {
  if (format !== 'keep') return format;
  switch (source) {
    case 'png':
    case 'webp':
    case 'avif':
    case 'gif':
    case 'tiff':
    case 'svg':
      return source;
    default:
      // Hardly anything but cameras writes HEIC; JPEG opens everywhere.
      return 'jpeg';
  }
}

async function compressImage(context: Context, source: InputFile, format: ImageFormat): Promise<Result> {
  const facts = await context.engines.readImage({ input: source.path, type: source.type, signal: context.signal });
  const keepsFormat = format === source.type;
  const losesFrames = facts.frames > 1 && !holdsFrames(source.type, format);
  if (keepsFormat && losesFrames) {
    const note = t('Animated {format} images are not encoded again; the image is unchanged.', {
      format: fileTypes[format].name,
    });
    return { ...(await keepSource(context, source, facts)), notes: [note] };
  }
  try {
    const encoded = await encode(context, source, format);
    const result = keepsFormat ? await smallerOf(context, source, facts, encoded) : encoded;
    const notes = [
      ...(losesFrames ? [firstFrameNote(source.type, facts.frames)] : []),
      ...(result.unchanged ? [] : depthNotes(facts, result)),
    ];
    if (source.type === 'tiff' && context.options.metadata === 'keep' && !result.unchanged) notes.push(tiffNote());
    return { ...result, notes };
  } catch (error) {
    if (!keepsFormat || !hasCode(error, 'IMAGE_PAGES_DIFFER')) throw error;
    return { ...(await keepSource(context, source, facts)), notes: [pagesNote()] };
  }
}

const tiffNote = () => t('Camera data (EXIF) of TIFF images cannot be carried over; XMP, IPTC and colours are.');
const pagesNote = () => t('The pages of this TIFF differ in size or are stored rotated; the images are unchanged.');

/** GIF and WebP hold animations, TIFF holds pages. */
function holdsFrames(source: FileType, format: ImageFormat): boolean {
  if (source === 'tiff') return format === 'tiff';
  return (source === 'gif' || source === 'webp') && (format === 'gif' || format === 'webp');
}

function firstFrameNote(source: FileType, frames: number): string {
  return source === 'tiff'
    ? t('Only the first of {frames} pages is kept: several pages can be kept as TIFF only.', { frames })
    : t('Only the first of {frames} frames is kept: an animation can be kept as GIF or WebP.', { frames });
}

const hasCode = (error: unknown, code: string) => error instanceof AppError && error.code === code;

/** At the requested quality, or the best one that meets the target size. */
async function encode(context: Context, source: InputFile, format: ImageFormat): Promise<Candidate> {
  const { options, engines, directory, signal, progress } = context;
  let encodes = 0;
  const encodeAt = async (quality: number): Promise<Candidate> => {
    progress(
      0.05 + 0.9 * (1 - 0.75 ** encodes),
      encodes === 0 ? t('Compressing') : t('Trying quality {quality}', { quality }),
    );
    encodes += 1;
    const path = join(directory, `quality-${quality}.${fileTypes[format].extensions[0]}`);
    const { metadata } = options;
    const request = { input: source.path, inputType: source.type, output: path, format, quality, metadata, signal };
    return { ...(await engines.encodeImage(request)), path, quality, unchanged: false };
  };
  const { quality, targetBytes } = options;
  if (targetBytes === undefined) return encodeAt(quality);
  return (await searchQuality({ encode: encodeAt, maxQuality: quality, targetBytes })).encoded;
}

/**
 * The encoded image, or the source when that is not larger. Unwanted metadata is removed from the source without touching the
 * image data; where its structure does not allow that, the encoded image is returned even if larger: location data must not
 * leak.
 */
async function smallerOf(
  context: Context,
  source: InputFile,
  facts: ImageFacts,
  encoded: Candidate,
): Promise<Candidate> {
  if (encoded.bytes < source.bytes * worthwhileShare) return encoded;
  try {
    const kept = await keepSource(context, source, facts);
    return kept.bytes <= encoded.bytes ? kept : encoded;
  } catch (error) {
    if (!hasCode(error, 'IMAGE_METADATA_NOT_REMOVABLE')) throw error;
    return encoded;
  }
}

/** The source itself, without its metadata unless that is to be kept. */
async function keepSource(context: Context, source: InputFile, facts: ImageFacts): Promise<Candidate> {
  const own = { ...facts, path: source.path, bytes: source.bytes, quality: 100, unchanged: true };
  if (context.options.metadata === 'keep') return own;
  const path = join(context.directory, `stripped.${fileTypes[source.type].extensions[0]}`);
  const { removed, bytes } = await context.engines.stripImageMetadata({
    input: source.path,
    type: source.type,
    output: path,
    signal: context.signal,
  });
  return removed ? { ...own, path, bytes } : own;
}

async function compressSvg(context: Context, source: InputFile): Promise<Result> {
  const { engines, directory, options, signal } = context;
  const path = join(directory, 'minified.svg');
  const minified = await engines.minifySvg({ input: source.path, output: path, metadata: options.metadata, signal });
  const smaller =
    minified.bytes < source.bytes
      ? { ...minified, path, quality: 100, unchanged: false }
      : { ...minified, path: source.path, bytes: source.bytes, quality: 100, unchanged: true };
  return { ...smaller, notes: [] };
}
