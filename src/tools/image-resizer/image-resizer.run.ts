import { copyFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRun, defineRuns, OutputFile } from '../../catalog/define-run.ts';
import type { HexColor, ImageFormat } from '../../engines/image/image-capabilities.ts';
import { depthNotes } from '../../shared/depth-note.ts';
import { defineError } from '../../shared/errors.ts';
import { withExtension } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import { imageResizer } from './image-resizer.tool.ts';
import { lossyQuality, resultFormat } from './result-format.ts';
import {
  croppedSize,
  type Fit,
  isEnlarged,
  maxPixels,
  maxSide,
  type Size,
  stepsTo,
  targetSize,
} from './target-size.ts';

const resizeErrors = {
  tooLarge: defineError<{ width: number; height: number; frames: number }>(
    'RESULT_TOO_LARGE',
    422,
    ({ width, height, frames }) =>
      frames > 1
        ? t(
            'The result would be {width} x {height} pixels in {frames, plural, one {# frame} other {# frames}}. The limit is {maxSide} pixels per side and 100 megapixels in all. Please choose a smaller size.',
            { width, height, frames, maxSide },
          )
        : t(
            'The result would be {width} x {height} pixels. The limit is {maxSide} pixels per side and 100 megapixels in all. Please choose a smaller size.',
            { width, height, maxSide },
          ),
  ),
};

const lossless: readonly ImageFormat[] = ['png', 'tiff'];
const withFrames: readonly ImageFormat[] = ['gif', 'webp', 'tiff'];

const resize = defineRun(imageResizer.actions.resize)(
  ['readImage', 'encodeImage', 'stripImageMetadata'],
  async ({ options, files, engines, directory, signal, progress }) => {
    const [input] = files.file;
    const source = await engines.readImage({ input: input.path, type: input.type, signal });
    progress(0.1, t('Resizing'));

    const format = resultFormat(input.type, options.format);
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
            ...stepsTo(target, fit, crop),
            position: { x: options.focusX, y: options.focusY },
            enlarge: options.enlarge || options.percent !== undefined,
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
      notes: depthNotes(source, made),
    };
  },
);

const isSame = (one: Size, other: Size): boolean => one.width === other.width && one.height === other.height;

export const runs = defineRuns(
  imageResizer,
  { resize },
  { resize: [resizeErrors.tooLarge({ width: 20_000, height: 20_000, frames: 1 })] },
);
