import { z } from 'zod';
import { type OpenedHandoff, openedHandoffSchema } from '../../../modules/handoffs/handoffs.contract.ts';
import { forgetForVisit, keepForVisit, readForVisit } from '../kept-for-visit.web.ts';

/** A computer that reloads the page stays connected with its phone. */
const name = 'phone';
const keptSchema = z.object({ opened: openedHandoffSchema, after: z.number() });

/** The connection that this tab had before a reload, and the place of the last page that came. */
export const readKeptHandoff = () => readForVisit(name, keptSchema);

export const keepHandoff = (opened: OpenedHandoff, after: number) => keepForVisit(name, { opened, after });

export const forgetHandoff = () => forgetForVisit(name);
