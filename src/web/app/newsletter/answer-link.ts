import { doneSchema, newsletterPaths } from '../../../modules/newsletter/newsletter.contract.ts';
import { callApi } from '../../kit/http/call-api.ts';

/** Confirms or leaves with a mailed token. Rejects with a CallError. */
export const answerLink = async (act: 'confirm' | 'leave', token: string): Promise<string> =>
  (await callApi(newsletterPaths[act], doneSchema, { body: { token } })).message;
