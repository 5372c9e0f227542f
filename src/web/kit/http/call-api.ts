import type { z } from 'zod';
import { language } from '../../../shared/language/translate.ts';
import { callErrors, errorOfAnswer } from './call-error.ts';

type ApiRequest = {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
};

/**
 * Calls the server with JSON and returns the validated answer.
 * Rejects with a CallError that carries a sentence for the visitor.
 */
export async function callApi<Result>(
  path: string,
  schema: z.ZodType<Result>,
  request: ApiRequest = {},
): Promise<Result> {
  const body: unknown = await (await send(path, request)).json().catch((error) => {
    throw callErrors.invalidAnswer(error);
  });
  const result = schema.safeParse(body);
  if (!result.success) throw callErrors.invalidAnswer(result.error);
  return result.data;
}

/** The same without a result. */
export async function postApi(path: string, request: ApiRequest = {}): Promise<void> {
  await send(path, request);
}

async function send(path: string, { method = 'POST', body, headers, signal }: ApiRequest): Promise<Response> {
  const response = await fetch(path, {
    method,
    signal: signal ?? null,
    headers: {
      'accept-language': language(),
      ...headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((error) => {
    throw signal?.aborted ? signal.reason : callErrors.network(error);
  });
  if (response.ok) return response;
  // A proxy may answer with something other than the server's JSON; the status is enough then.
  throw errorOfAnswer(response.status, await response.json().catch(() => undefined));
}
