import { z } from 'zod';
import { pixelsFor, printResolutions, printSizes, sizePresets } from './size-presets.ts';
import {
  type Crop,
  type Fit,
  fits,
  formats,
  maxSide,
  namesASize,
  type Size,
  type SizeRequest,
  wholeImage,
} from './target-size.ts';

/** The ways to give a size. */
export const sizeModes = ['pixels', 'percent', 'longest', 'preset', 'print'] as const;
export type SizeMode = (typeof sizeModes)[number];

/** Crop proportions; `free` allows any, `none` keeps the whole image. */
export const cropRatios = ['none', 'free', '1:1', '4:5', '4:3', '3:2', '16:9'] as const;
export type CropRatio = (typeof cropRatios)[number];

const pixels = z.number().int().min(1).max(maxSide).optional();

/** The page's settings, saved in the browser between visits. */
export const resizeChoiceSchema = z.object({
  mode: z.enum(sizeModes).default('pixels'),
  width: pixels,
  height: pixels,
  percent: z.number().min(1).max(1000).default(50),
  longestSide: z.number().int().min(1).max(maxSide).default(1920),
  preset: z.string().default(sizePresets[0]?.id ?? ''),
  print: z.string().default(printSizes[0].id),
  dotsPerInch: z.number().default(300),
  landscape: z.boolean().default(false),
  fit: z.enum(fits).default('inside'),
  /** A preset or paper size means exactly that size: the image is cropped to fill it. */
  presetFit: z.enum(fits).default('cover'),
  cropRatio: z.enum(cropRatios).default('none'),
  background: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .default('#ffffff'),
  format: z.enum(formats).default('keep'),
});
export type ResizeChoice = z.infer<typeof resizeChoiceSchema>;

const namesSize = ({ mode }: ResizeChoice): boolean => mode === 'preset' || mode === 'print';

/** How the image fits a size of other proportions. */
export const fitOf = (choice: ResizeChoice): Fit => (namesSize(choice) ? choice.presetFit : choice.fit);
export const withFit = (choice: ResizeChoice, fit: Fit): Partial<ResizeChoice> =>
  namesSize(choice) ? { presetFit: fit } : { fit };

/** The size the settings request; undefined while they name none. */
export function requestOf(choice: ResizeChoice): SizeRequest | undefined {
  const fit = fitOf(choice);
  switch (choice.mode) {
    case 'percent':
      return { percent: choice.percent, fit };
    case 'longest':
      return { longestSide: choice.longestSide, fit };
    case 'preset': {
      const preset = sizePresets.find(({ id }) => id === choice.preset);
      return preset && { ...preset.size, fit };
    }
    case 'print':
      return printRequest(choice, fit);
    case 'pixels':
      return namesASize({ width: choice.width, height: choice.height })
        ? { width: choice.width, height: choice.height, fit }
        : undefined;
  }
}

function printRequest({ print, dotsPerInch, landscape }: ResizeChoice, fit: Fit): SizeRequest | undefined {
  const size = printSizes.find(({ id }) => id === print);
  if (!size || !printResolutions.some((resolution) => resolution === dotsPerInch)) return undefined;
  const [short, long] = [pixelsFor(size.widthMm, dotsPerInch), pixelsFor(size.heightMm, dotsPerInch)];
  return { width: landscape ? long : short, height: landscape ? short : long, fit };
}

/** Whether both sides are fixed, so that the fit matters. */
export const fitMatters = (request: SizeRequest | undefined): boolean =>
  request?.width !== undefined && request.height !== undefined;

/** Whether images are cropped to fill a size. */
export const fillsSize = (choice: ResizeChoice): boolean => fitOf(choice) === 'cover' && fitMatters(requestOf(choice));

/** Width by height of the crop; undefined when the whole image stays. */
export function cropProportions(choice: ResizeChoice): number | 'free' | undefined {
  const { width: wide, height: high } = requestOf(choice) ?? {};
  if (fillsSize(choice) && wide !== undefined && high !== undefined) return wide / high;
  if (choice.cropRatio === 'none') return undefined;
  if (choice.cropRatio === 'free') return 'free';
  const [width = 1, height = 1] = choice.cropRatio.split(':').map(Number);
  return width / height;
}

/** The largest centred part of these proportions. */
export function largestCrop(size: Size, proportions: number | 'free'): Crop {
  if (proportions === 'free') return wholeImage;
  const ratio = proportions / (size.width / size.height);
  const [width, height] = [Math.min(1, ratio), Math.min(1, 1 / ratio)];
  return { left: (1 - width) / 2, top: (1 - height) / 2, width, height };
}
