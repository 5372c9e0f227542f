import { z } from 'zod';
import { type FileType, isFileType } from '../../../shared/file-types.ts';
import type { BegunCall, SentCall } from './call-action.ts';
import type { KeptItem } from './file-queue.ts';
import type { FileSource, StoredFile } from './passed-files.ts';

/*
 * What tool pages find again after a reload may have been written by an older version of the site. What does not fit any more is
 * left out.
 */
export const storedSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string().refine((type): type is FileType => isFileType(type)),
  bytes: z.number(),
}) satisfies z.ZodType<StoredFile>;

/** A file, or a stored one. A file that was not kept is `undefined`. */
export const sourceSchema = z.union([z.instanceof(File), storedSchema]) satisfies z.ZodType<FileSource>;

/** A list without what does not fit, such as files that were not kept. */
export const listOf = <Value>(schema: z.ZodType<Value>) =>
  z.array(z.unknown()).transform((items) =>
    items.flatMap((item) => {
      const read = schema.safeParse(item);
      return read.success ? [read.data] : [];
    }),
  );

/** For `useKeptState`: what fits the schema. */
export const readAs =
  <Value>(schema: z.ZodType<Value>) =>
  (kept: unknown): Value | undefined =>
    schema.safeParse(kept).data;

export const readSource = readAs<FileSource | undefined>(sourceSchema);

const callSchema = z.object({
  key: z.string().optional(),
  files: z.record(z.string(), z.array(sourceSchema)),
  options: z.record(z.string(), z.unknown()),
}) satisfies z.ZodType<SentCall>;

/** A call that had begun; undefined when one of its files was not kept. */
export const readBegunCall = readAs<BegunCall>(z.union([z.object({ job: z.string() }), callSchema]));

const itemSchema = z.object({
  name: z.string(),
  bytes: z.number(),
  source: sourceSchema.optional(),
  stored: storedSchema.optional(),
  job: z.string().optional(),
  call: callSchema.optional().catch(undefined),
  failure: z
    .object({
      message: z.string(),
      code: z.string(),
      pro: z.string().optional(),
      job: z.string().optional(),
      isRefusal: z.boolean().optional(),
      proHelps: z.boolean().optional(),
    })
    .optional(),
});

export function readKeptItems(kept: unknown): KeptItem[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((item) => {
    const read = itemSchema.safeParse(item);
    if (!read.success) return [];
    const { source, stored, job, failure, ...rest } = read.data;
    return [{ ...rest, source, failure, ...(stored && { stored }), ...(job !== undefined && { job }) }];
  });
}
