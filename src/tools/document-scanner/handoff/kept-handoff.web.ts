import { z } from 'zod';
import { type OpenedHandoff, openedHandoffSchema } from '../../../modules/handoffs/handoffs.contract.ts';
import { keepForVisit, readForVisit } from '../kept-for-visit.web.ts';

/** Keeps the computer connected to its phone across a reload. */
const name = 'phone';
const keptSchema = z.object({ opened: openedHandoffSchema, after: z.number() });

/** This tab's connection before a reload, and the position of the last page received. */
export const readKeptHandoff = () => readForVisit(name, keptSchema);

export const keepHandoff = (opened: OpenedHandoff, after: number) => keepForVisit(name, { opened, after });

export const forgetHandoff = () => keepForVisit(name, undefined);
