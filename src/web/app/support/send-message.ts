import type { z } from 'zod';
import { contactPath, ticketsCall } from '../../../modules/conversations/conversation-words.contract.ts';
import {
  contactBody,
  type Sent,
  sentSchema,
  ticketBody,
} from '../../../modules/conversations/conversations.contract.ts';
import { fieldErrors } from '../../../shared/field-errors.ts';
import { callApi } from '../../kit/http/call-api.ts';

/* Loaded with the first key: the schemas are half as much code as the page. */

const schemas: Readonly<Record<string, z.ZodType>> = { [contactPath]: contactBody, [ticketsCall]: ticketBody };

/** One sentence per wrong field. */
export function checkMessage(path: string, body: object): Record<string, string> {
  const checked = schemas[path]?.safeParse(body);
  return checked?.error ? fieldErrors(checked.error.issues) : {};
}

/** @param key the same for a repeated call, which makes no second ticket */
export const sendMessage = (path: string, body: object, key: string): Promise<Sent> =>
  callApi(path, sentSchema, { body, headers: { 'idempotency-key': key } });
