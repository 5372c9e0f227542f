import { join } from 'node:path';
import { defineRun, defineRuns, OutputFile } from '../../catalog/define-run.ts';
import type { HexColor, ImageFormat } from '../../engines/image/image-capabilities.ts';
import { defineError } from '../../shared/errors.ts';
import { type FileType, withExtension } from '../../shared/file-types.ts';
import { imageResizer } from './image-resizer.tool.ts';
import { type Fit, isEnlarged, maxPixels, maxSide, targetSize } from './target-size.ts';

const resizeErrors = {
  tooLarge: defineError<{ width: number; height: number; frames: number }>(
    'RESULT_TOO_LARGE',
    422,
    ({ width, height, frames }) =>
      `The result would be ${width} x ${height} pixels${frames > 1 ? ` in ${frames} frames` : ''}. At most ${maxSide} pixels a side and 100 megapixels in all are possible; please choose a smaller size.`,
  ),
};

const lossyQuality = 85;
const moving: readonly ImageFormat[] = ['gif', 'webp'];

const resize = defineRun(imageResizer.actions.resize)(
  ['readImage', 'encodeImage'],
  async ({ options, files, engines, directory, signal, progress }) => {
    const [input] = files.file;
    const source = await engines.readImage({ input: input.path, type: input.type, signal });
    progress(0.1, 'Resizing');

    const format = options.format === 'keep' ? formatOf(input.type) : options.format;
    const fit: Fit = options.fit ?? (options.maintainAspectRatio ? 'inside' : 'fill');
    const target = targetSize(source, { ...options, fit });
    const frames = moving.includes(format) ? source.frames : 1;
    if (Math.max(target.width, target.height) > maxSide || target.width * target.height * frames > maxPixels) {
      throw resizeErrors.tooLarge({ ...target, frames });
    }

    const output = join(directory, 'resized');
    const made = await engines.encodeImage({
      input: input.path,
      inputType: input.type,
      output,
      format,
      quality: options.quality ?? (format === 'png' ? 100 : lossyQuality),
      metadata: options.metadata,
      // The size is worked out already, so 'inside' needs no second opinion about rounding.
      resize: { ...target, fit: fit === 'inside' ? 'fill' : fit, position: { x: options.focusX, y: options.focusY } },
      background: options.background as HexColor,
      signal,
    });
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
      enlarged: isEnlarged(source, target, fit),
      animationRemoved,
      stilled: animationRemoved,
      fileName,
      format,
    };
  },
);

/** Accepted types are all formats that can be written, too. */
function formatOf(type: FileType): ImageFormat {
  if (type === 'jpeg' || type === 'png' || type === 'webp' || type === 'gif') return type;
  throw new Error(`The resizer does not accept ${type}.`);
}

export const runs = defineRuns(imageResizer, { resize });
