import { z } from 'zod';
import { pixelsFor, printResolutions, printSizes, sizePresets } from './size-presets.ts';
import { fits, maxSide, namesASize, type SizeRequest } from './target-size.ts';

/** How the visitor says which size is wanted. */
export const sizeModes = ['pixels', 'percent', 'longest', 'preset', 'print'] as const;
export type SizeMode = (typeof sizeModes)[number];

const pixels = z.number().int().min(1).max(maxSide).optional();

/** What the page's settings hold; kept in the browser between visits. */
export const resizeChoiceSchema = z.object({
  mode: z.enum(sizeModes).default('pixels'),
  width: pixels,
  height: pixels,
  percent: z.number().min(1).max(1000).default(50),
  longestSide: z.number().int().min(1).max(maxSide).default(1920),
  preset: z.string().default(sizePresets[0]?.name ?? ''),
  print: z.string().default(printSizes[0].name),
  dotsPerInch: z.number().default(300),
  landscape: z.boolean().default(false),
  fit: z.enum(fits).default('inside'),
  focusX: z.number().min(0).max(1).default(0.5),
  focusY: z.number().min(0).max(1).default(0.5),
  background: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .default('#ffffff'),
  format: z.enum(['keep', 'jpeg', 'png', 'webp', 'avif']).default('keep'),
});
export type ResizeChoice = z.infer<typeof resizeChoiceSchema>;

/** The size the settings ask for, or undefined while they name none. */
export function requestOf(choice: ResizeChoice): SizeRequest | undefined {
  const { mode, fit } = choice;
  switch (mode) {
    case 'percent':
      return { percent: choice.percent, fit };
    case 'longest':
      return { longestSide: choice.longestSide, fit };
    case 'preset': {
      const preset = sizePresets.find(({ name }) => name === choice.preset);
      return preset && { ...preset.size, fit };
    }
    case 'print':
      return printRequest(choice);
    case 'pixels':
      return namesASize({ width: choice.width, height: choice.height })
        ? { width: choice.width, height: choice.height, fit }
        : undefined;
  }
}

function printRequest({ print, dotsPerInch, landscape, fit }: ResizeChoice): SizeRequest | undefined {
  const size = printSizes.find(({ name }) => name === print);
  if (!size || !printResolutions.some((resolution) => resolution === dotsPerInch)) return undefined;
  const [short, long] = [pixelsFor(size.widthMm, dotsPerInch), pixelsFor(size.heightMm, dotsPerInch)];
  return { width: landscape ? long : short, height: landscape ? short : long, fit };
}

/** Whether a size of other proportions is asked for, so that it matters how the image meets it. */
export const fitMatters = (request: SizeRequest | undefined): boolean =>
  request?.width !== undefined && request.height !== undefined;
