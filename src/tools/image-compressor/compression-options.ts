import type { ActionOptions } from '../../catalog/define-tool.ts';
import { KB } from '../../shared/units.ts';
import type { imageCompressor } from './image-compressor.tool.ts';

/*
 * The bounds that page and definition share: the page imports only types of the definition.
 */

export type CompressionOptions = ActionOptions<typeof imageCompressor.actions.compress>;

export const qualities = { min: 10, max: 100, step: 5 };
export const formats = ['keep', 'jpeg', 'png', 'webp', 'avif'] as const;
export const metadataChoices = ['strip', 'keep'] as const;
export const minTargetBytes = KB;
/** With a size limit, the limit decides and not the slider. Above this, files grow and nobody sees why. */
export const highestQualityForLimit = 95;
