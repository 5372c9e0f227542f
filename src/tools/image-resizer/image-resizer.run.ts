import { copyFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRun, defineRuns, OutputFile } from '../../catalog/define-run.ts';
import type { HexColor, ImageFormat } from '../../engines/image/image-capabilities.ts';
import { defineError } from '../../shared/errors.ts';
import { type FileType, withExtension } from '../../shared/file-types.ts';
import { imageResizer } from './image-resizer.tool.ts';
import { croppedSize, type Fit, isEnlarged, isPart, maxPixels, maxSide, type Size, targetSize } from './target-size.ts';

const resizeErrors = {
  tooLarge: defineError<{ width: number; height: number; frames: number }>(
    'RESULT_TOO_LARGE',
    422,
    ({ width, height, frames }) =>
      `The result would be ${width} x ${height} pixels${frames > 1 ? ` in ${frames} frames` : ''}. The limit is ${maxSide} pixels per side and 100 megapixels in all. Please choose a smaller size.`,
  ),
};

const lossyQuality = 85;
const lossless: readonly ImageFormat[] = ['png', 'tiff'];
const withFrames: readonly ImageFormat[] = ['gif', 'webp', 'tiff'];

const resize = defineRun(imageResizer.actions.resize)(
  ['readImage', 'encodeImage', 'stripImageMetadata'],
  async ({ options, files, engines, directory, signal, progress }) => {
    const [input] = files.file;
    const source = await engines.readImage({ input: input.path, type: input.type, signal });
    progress(0.1, 'Resizing');

    const format = options.format === 'keep' ? formatOf(input.type) : options.format;
    const fit: Fit = options.fit ?? (options.maintainAspectRatio ? 'inside' : 'fill');
    const crop = { left: options.cropX, top: options.cropY, width: options.cropWidth, height: options.cropHeight };
    const part = croppedSize(source, crop);
    const target = targetSize(part, { ...options, fit });
    const frames = withFrames.includes(format) ? source.frames : 1;
    if (Math.max(target.width, target.height) > maxSide || target.width * target.height * frames > maxPixels) {
      throw resizeErrors.tooLarge({ ...target, frames });
    }

    const output = join(directory, 'resized');
    // Re-encoding costs quality and often size: an unchanged image is not re-encoded.
    const isUnchanged =
      !options.enlarge && isSame(target, source) && format === input.type && options.quality === undefined;
    const make = async () => {
      if (isUnchanged && options.metadata === 'keep') await copyFile(input.path, output);
      else if (isUnchanged) await engines.stripImageMetadata({ input: input.path, type: input.type, output, signal });
      else {
        return engines.encodeImage({
          input: input.path,
          inputType: input.type,
          output,
          format,
          quality: options.quality ?? (lossless.includes(format) ? 100 : lossyQuality),
          metadata: options.metadata,
          resize: {
            ...target,
            // The size is computed already: 'inside' could round it differently.
            fit: fit === 'inside' ? 'fill' : fit,
            position: { x: options.focusX, y: options.focusY },
            enlarge: options.enlarge || options.percent !== undefined,
            ...(isPart(crop) ? { crop } : {}),
          },
          background: options.background as HexColor,
          signal,
        });
      }
      return { ...source, bytes: (await stat(output)).size };
    };
    const made = await make();
    const fileName = withExtension(input.name, format);
    const animationRemoved = source.frames > 1 && made.frames === 1;
    return {
      downloadUrl: new OutputFile({ path: output, name: fileName, type: format }),
      newWidth: made.width,
      newHeight: made.height,
      originalWidth: source.width,
      originalHeight: source.height,
      originalSize: input.bytes,
      newSize: made.bytes,
      enlarged: (options.enlarge || options.percent !== undefined) && isEnlarged(part, target, fit),
      animationRemoved,
      stilled: animationRemoved,
      fileName,
      format,
    };
  },
);

const isSame = (one: Size, other: Size): boolean => one.width === other.width && one.height === other.height;

/** Every accepted type but HEIC can be written, too. */
function formatOf(type: FileType): ImageFormat {
  if (type === 'heic') return 'jpeg';
  if (type === 'jpeg' || type === 'png' || type === 'webp' || type === 'gif' || type === 'avif' || type === 'tiff')
    return type;
  throw new Error(`The resizer does not accept ${type}.`);
}

export const runs = defineRuns(imageResizer, { resize });
