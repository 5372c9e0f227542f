import type { ActionOptions } from '../../catalog/define-tool.ts';
import { KB } from '../../shared/units.ts';
import type { imageCompressor } from './image-compressor.tool.ts';

export type CompressionOptions = ActionOptions<typeof imageCompressor.actions.compress>;

export const qualities = { min: 10, max: 100, step: 5 };
export const formats = ['keep', 'jpeg', 'png', 'webp', 'avif'] as const;
export const metadataChoices = ['strip', 'keep'] as const;
export const minTargetBytes = KB;

export const defaultOptions = { quality: 80, format: 'keep', metadata: 'strip' } as const;

/** Checks like the schema of the definition, for the page, which shows its settings before it has schemas. */
export const optionsCheck = {
  safeParse: (value: unknown): { data: CompressionOptions | undefined } => ({ data: readOptions(value) }),
};

function readOptions(value: unknown): CompressionOptions | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields: Partial<Record<keyof CompressionOptions, unknown>> = value;
  const { quality, targetBytes } = fields;
  const format = formats.find((known) => known === fields.format);
  const metadata = metadataChoices.find((known) => known === fields.metadata);
  if (!isQuality(quality) || !format || !metadata || !isTarget(targetBytes)) return undefined;
  return { quality, format, metadata, targetBytes };
}

const isQuality = (value: unknown): value is number =>
  typeof value === 'number' && value >= qualities.min && value <= qualities.max && value % qualities.step === 0;

const isTarget = (value: unknown): value is number | undefined =>
  value === undefined || (typeof value === 'number' && Number.isSafeInteger(value) && value >= minTargetBytes);
