import { z } from 'zod';

/* What server and `browser-worker.ts` say to each other. */

export type PrintTask = { maxPages: number; tagged: boolean };

export const inputName = 'page';
export const outputName = 'pdf';

export const printedSchema = z.object({ pages: z.number().int().min(1), leftOut: z.number().int().min(0) });
