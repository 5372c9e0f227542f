import type { ActionOptions } from '../../catalog/define-tool.ts';
import { KB } from '../../shared/units.ts';
import type { imageCompressor } from './image-compressor.tool.ts';

/* Bounds shared by page and definition: the page imports only types of the definition. */

export type CompressionOptions = ActionOptions<typeof imageCompressor.actions.compress>;

export const qualities = { min: 10, max: 100, step: 5 };
export const formats = ['keep', 'jpeg', 'png', 'webp', 'avif'] as const;
export const metadataChoices = ['strip', 'keep'] as const;
export const minTargetBytes = KB;
/** With a target size, the quality slider has no effect; above this, files only grow. */
export const highestQualityForLimit = 95;
