import { join } from 'node:path';
import { defineRun, defineRuns, type InputFile, OutputFile } from '../../catalog/define-run.ts';
import type { ImageFormat } from '../../engines/image/image-capabilities.ts';
import { type FileType, withExtension } from '../../shared/file-types.ts';
import { photoEnhancer, typesOf } from './photo-enhancer.tool.ts';
import { previewArea } from './preview-area.ts';

const { enhance, preview } = photoEnhancer.actions;

const previewQuality = 90;

const enhanceRun = defineRun(enhance)(['readImage', 'enhancePhoto'], async (context) => {
  const { options, files, engines, directory, signal, progress } = context;
  const [source] = files.file;
  const original = await engines.readImage({ input: source.path, type: source.type, signal });
  const format = options.format === 'keep' ? formatOf(source.type) : options.format;
  const output = join(directory, 'enhanced');
  const enhanced = await engines.enhancePhoto({
    input: source.path,
    type: source.type,
    output,
    modes: typesOf(options),
    strength: options.strength,
    scale: options.scale,
    scratches: maskOf(files.scratches),
    format,
    quality: options.quality,
    metadata: options.metadata,
    progress,
    signal,
  });
  const fileName = resultName(source.name, format);
  return {
    enhancedUrl: new OutputFile({ path: output, name: fileName, type: format }),
    enhancementType: options.enhancementType,
    fileName,
    format,
    width: enhanced.width,
    height: enhanced.height,
    originalWidth: original.width,
    originalHeight: original.height,
    originalSize: source.bytes,
    enhancedSize: enhanced.bytes,
    steps: enhanced.steps,
    notes: enhanced.warnings,
  };
});

const previewRun = defineRun(preview)(['readImage', 'enhancePhoto', 'estimateEnhancement'], async (context) => {
  const { options, files, engines, directory, signal, progress } = context;
  const [source] = files.file;
  const { width: photoWidth, height: photoHeight } = await engines.readImage({
    input: source.path,
    type: source.type,
    signal,
  });
  const modes = typesOf(options);
  const { strength, scale } = options;
  const by = modes.includes('upscale') ? scale : 1;
  const part = previewArea(options, { width: photoWidth, height: photoHeight }, by);
  const output = join(directory, 'preview');
  await engines.enhancePhoto({
    input: source.path,
    type: source.type,
    output,
    ...{ modes, strength, scale },
    region: { x: part.left, y: part.top, width: part.width, height: part.height },
    scratches: maskOf(files.scratches),
    format: 'jpeg',
    quality: previewQuality,
    metadata: 'strip',
    progress,
    signal,
  });
  const { seconds } = await engines.estimateEnhancement({
    width: photoWidth,
    height: photoHeight,
    ...{ modes, strength, scale, signal },
  });
  return {
    previewUrl: new OutputFile({ path: output, name: withExtension(source.name, 'jpeg'), type: 'jpeg' }),
    ...part,
    photoWidth,
    photoHeight,
    estimatedSeconds: Math.ceil(seconds * 10) / 10,
  };
});

const maskOf = ([mask]: readonly InputFile[]) => mask && { path: mask.path, type: mask.type };

/** Throws for types that are not accepted. */
function formatOf(type: FileType): ImageFormat {
  if (type === 'jpeg' || type === 'png' || type === 'webp') return type;
  throw new Error(`The photo enhancer does not accept ${type}.`);
}

/** `'beach.png'` → `'beach-enhanced.jpg'` */
const resultName = (name: string, format: ImageFormat): string =>
  withExtension(name, format).replace(/(\.[^.]+)$/, '-enhanced$1');

export const runs = defineRuns(photoEnhancer, { enhance: enhanceRun, preview: previewRun });
