import { z } from 'zod';
import { listOf, readAs, sourceSchema } from '../../web/kit/tool-shell/kept-items.ts';
import type { FileSource } from '../../web/kit/tool-shell/passed-files.ts';
import { bulkProcessor } from './bulk-processor.tool.ts';
import type { BulkItem } from './queue-state.ts';
import { plainRecipeSchema } from './recipes.ts';

/** A file of the list as it is kept for a reload: with itself, unless the server has it or there was no room. */
export type KeptBulkItem = BulkItem & { source?: FileSource | undefined };

const statusSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('pending'), waiting: z.boolean() }),
  z.object({
    state: z.literal('processing'),
    phase: z.enum(['uploading', 'working']),
    progress: z.number(),
    step: z.string().nullable(),
  }),
  z.object({ state: z.literal('completed'), result: bulkProcessor.actions.process.result }),
  z.object({ state: z.literal('error'), message: z.string(), code: z.string(), pro: z.string().optional() }),
]) satisfies z.ZodType<BulkItem['status']>;

const itemSchema = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.number(),
  status: statusSchema,
  order: plainRecipeSchema.extend({ number: z.number(), date: z.string(), key: z.string().optional() }).optional(),
  stored: z.string().optional(),
  job: z.string().optional(),
  source: sourceSchema.optional(),
}) satisfies z.ZodType<KeptBulkItem>;

/** A list that an earlier version of the site may have written; what does not fit is left out. */
export const readBulkItems = readAs(listOf(itemSchema));
