import { z } from 'zod';
import type { FileType } from '../../shared/file-types.ts';
import type { Corners } from '../../shared/scan/corners.ts';
import type { ScanLook } from './scan-capabilities.ts';

/* Requests to the scan processes, and their answers. File names are relative to the exchange folder. */

export const photoName = 'photo';
export const pageNames = ['page-1', 'page-2'] as const;

export type FindTask = { task: 'find'; type: FileType; upright: boolean };

export type FlattenTask = {
  task: 'flatten';
  type: FileType;
  upright: boolean;
  corners?: Corners | undefined;
} & ScanLook;

export type ScanTask = FindTask | FlattenTask;

const pointSchema = z.object({ x: z.number(), y: z.number() });
const cornersSchema = z.tuple([pointSchema, pointSchema, pointSchema, pointSchema]);
const pixels = z.number().int().positive();

export const foundSchema = z.object({
  width: pixels,
  height: pixels,
  corners: cornersSchema,
  confidence: z.number().min(0).max(1),
  sure: z.boolean(),
});

export const flattenedSchema = z.object({
  pages: z
    .array(z.object({ width: pixels, height: pixels, pixelsPerInch: z.number().positive().optional() }))
    .min(1)
    .max(pageNames.length),
  corners: cornersSchema,
  sure: z.boolean(),
});
