import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { AppError } from '../../../shared/errors.ts';
import { MINUTE_MS, SECOND_MS } from '../../../shared/units.ts';
import { translateErrors } from './translate.errors.ts';

const timeoutMs = MINUTE_MS;
const longestPauseMs = 5 * SECOND_MS;

/**
 * Asks a translation provider, and once more when it fails or is busy.
 * Throws AppErrors (503) and the signal's reason. Why it refuses a call goes to the log, never to users; of other answers nothing
 * does, since they can quote the text.
 */
export async function askProvider<Answer>(request: {
  name: string;
  url: URL;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; without it, the request is a GET. */
  body?: object;
  answer: z.ZodType<Answer>;
  signal: AbortSignal;
}): Promise<Answer> {
  try {
    return await askOnce(request);
  } catch (error) {
    request.signal.throwIfAborted();
    if (!(error instanceof ProviderFailure) || !error.isPassing) throw explain(error, request.name);
    await pause(Math.min(error.retryAfterMs, longestPauseMs), undefined, { signal: request.signal });
    try {
      return await askOnce(request);
    } catch (again) {
      request.signal.throwIfAborted();
      throw explain(again, request.name);
    }
  }
}

class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly status: number | undefined;
  /** Whether asking again may help. */
  readonly isPassing: boolean;
  readonly retryAfterMs: number;

  constructor(
    message: string,
    params: { status?: number; isPassing: boolean; retryAfterMs?: number; cause?: unknown },
  ) {
    super(message, { cause: params.cause });
    this.status = params.status;
    this.isPassing = params.isPassing;
    this.retryAfterMs = params.retryAfterMs ?? SECOND_MS / 2;
  }
}

async function askOnce<Answer>({
  url,
  headers,
  body,
  answer,
  signal,
}: Parameters<typeof askProvider<Answer>>[0]): Promise<Answer> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    // The operator names the address; a redirect would be somebody else's.
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  }).catch((cause) => {
    throw new ProviderFailure('No answer', { isPassing: true, cause });
  });
  const text = await response.text().catch((cause) => {
    throw new ProviderFailure('The answer broke off', { isPassing: true, cause });
  });
  const { status } = response;
  if (!response.ok) {
    throw new ProviderFailure(`Status ${status}${status < 500 ? `: ${text.slice(0, 200)}` : ''}`, {
      status,
      isPassing: status === 429 || status >= 500,
      ...retryAfterOf(response),
    });
  }
  const read = answer.safeParse(parseJson(text));
  if (!read.success)
    throw new ProviderFailure(`Not the answer expected, of ${text.length} characters`, { isPassing: true });
  return read.data;
}

/** Whether the provider answered with this status. */
export const refusedWith = (error: unknown, status: number): boolean =>
  error instanceof AppError && error.cause instanceof ProviderFailure && error.cause.status === status;

function retryAfterOf(response: Response): { retryAfterMs?: number } {
  const seconds = Number(response.headers.get('retry-after'));
  return seconds > 0 ? { retryAfterMs: seconds * SECOND_MS } : {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** 456 is DeepL's 'quota exceeded'. */
const usedUp = [429, 456];

function explain(error: unknown, name: string): unknown {
  if (!(error instanceof ProviderFailure)) return error;
  const details = { cause: error, log: `${name}: ${error.message}` };
  if (error.status !== undefined && usedUp.includes(error.status))
    return translateErrors.providerBusy({ name }, details);
  if (error.status !== undefined && error.status < 500) return translateErrors.providerRefused({ name }, details);
  return translateErrors.providerFailed({ name }, details);
}
