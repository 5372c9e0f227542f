import { type HelpResult, helpSearchPath, helpSearchSchema } from '../../../modules/knowledge/knowledge.contract.ts';
import { callApi } from '../../kit/http/call-api.ts';

/** What the help says about a question, best first. */
export async function findAnswers(question: string): Promise<HelpResult[]> {
  const search = new URLSearchParams({ q: question, limit: '5' });
  return (await callApi(`${helpSearchPath}?${search}`, helpSearchSchema, { method: 'GET' })).results;
}
