import { z } from 'zod';
import { type ImapCredentials, ImapFailure } from '../../platform/mail/imap.ts';
import { t } from '../../shared/language/translate.ts';
import { MINUTE_MS, SECOND_MS } from '../../shared/units.ts';
import type { MailboxSecret } from './mailbox.config.ts';

const answerSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive().catch(3600),
});
const answersWithinMs = 15 * SECOND_MS;
const maxAnswerLength = 20_000;

/**
 * Gives what a mailbox is opened with. Access tokens are fetched with the refresh token and kept until shortly before they expire
 * (RFC 6749, 6).
 */
export function createCredentials(secret: MailboxSecret, now: () => number = Date.now): () => Promise<ImapCredentials> {
  if (!('refreshToken' in secret)) return async () => secret;
  let kept: { accessToken: string; until: number } | undefined;
  return async () => {
    if (!kept || kept.until <= now()) {
      const { access_token, expires_in } = await fetchToken(secret);
      kept = { accessToken: access_token, until: now() + expires_in * SECOND_MS - MINUTE_MS };
    }
    return { accessToken: kept.accessToken };
  };
}

async function fetchToken(secret: Extract<MailboxSecret, { refreshToken: string }>) {
  const { refreshToken, tokenUrl, clientId, clientSecret } = secret;
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  if (clientId !== undefined) body.set('client_id', clientId);
  if (clientSecret !== undefined) body.set('client_secret', clientSecret);
  const { host } = new URL(tokenUrl);
  const signal = AbortSignal.timeout(answersWithinMs);
  let status: number;
  let text: string;
  try {
    const answer = await fetch(tokenUrl, { method: 'POST', body, signal, redirect: 'error' });
    status = answer.status;
    text = (await answer.text()).slice(0, maxAnswerLength);
  } catch (error) {
    throw new ImapFailure(t('{host}, which gives the access tokens, does not answer.', { host }), false, error);
  }
  const parsed = answerSchema.safeParse(asJson(text));
  // Not what it said, which may have the token in it.
  if (!parsed.success)
    throw new ImapFailure(
      t('{host} gave no access token ({status}). Is the refresh token still valid?', { host, status }),
      true,
      undefined,
    );
  return parsed.data;
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
