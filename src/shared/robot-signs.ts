import { z } from 'zod';
import { SECOND_MS } from './units.ts';

/** Nobody fills in a form in less. */
const shortestWritingMs = 2 * SECOND_MS;

/** Fields of public forms by which robots give themselves away: one that nobody sees, and the time from the first key to sending. */
export const robotSigns = {
  website: z.string().max(2000).optional(),
  /** In milliseconds. */
  writingTime: z.coerce.number().min(0).optional(),
};

/** Whether a robot filled in the form. It gets the same answer as anybody, so that it does not learn. */
export const isRobots = (signs: { website?: string | undefined; writingTime?: number | undefined }): boolean =>
  (signs.website !== undefined && signs.website.trim() !== '') ||
  (signs.writingTime !== undefined && signs.writingTime < shortestWritingMs);
