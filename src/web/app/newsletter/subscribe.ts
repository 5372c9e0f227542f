import { newsletterPaths, subscribeBody, subscribedSchema } from '../../../modules/newsletter/newsletter.contract.ts';
import { callApi } from '../../kit/http/call-api.ts';
import { CallError } from '../../kit/http/call-error.ts';

/** Asks for the newsletter. Rejects with a CallError, also for what is no address. */
export async function subscribe(fields: { email: string; website: string; writingTime?: number }): Promise<string> {
  const checked = subscribeBody.safeParse(fields);
  if (!checked.success) throw new CallError('INVALID', checked.error.issues[0]?.message ?? '');
  return (await callApi(newsletterPaths.subscribe, subscribedSchema, { body: checked.data })).message;
}
