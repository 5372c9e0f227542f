import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { signedInCookie } from './account-paths.contract.ts';
import { cookiePrefix, sessionSeconds } from './auth.ts';

export type SessionCookies = ReturnType<typeof createSessionCookies>;

/**
 * The session cookie in better-auth's format: the token and its HMAC-SHA-256, so that forged cookies are rejected without a
 * query.
 */
export function createSessionCookies({ secret, publicUrl }: { secret: string; publicUrl: string }) {
  const secure = publicUrl.startsWith('https:');
  const name = `${secure ? '__Secure-' : ''}${cookiePrefix}.session_token`;
  const shared = `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  const sign = (token: string): string => createHmac('sha256', secret).update(token).digest('base64');
  const signed = (token: string): string => encodeURIComponent(`${token}.${sign(token)}`);

  const set = (reply: FastifyReply, value: string, hint: string, maxAge: number) => {
    reply.header('set-cookie', [
      `${name}=${value}; Max-Age=${maxAge}; ${shared}; HttpOnly`,
      `${signedInCookie}=${hint}; Max-Age=${maxAge}; ${shared}`,
    ]);
  };

  return {
    /** The token in a `Cookie` header, if its signature is valid. */
    read: (header: string | undefined): string | undefined => {
      const value = cookieValue(header, name);
      if (value === undefined) return undefined;
      const dot = value.lastIndexOf('.');
      const token = value.slice(0, dot);
      const given = Buffer.from(value.slice(dot + 1));
      const expected = Buffer.from(sign(token));
      return dot > 0 && given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
    },
    write: (reply: FastifyReply, token: string) => set(reply, signed(token), '1', sessionSeconds),
    clear: (reply: FastifyReply) => set(reply, '', '', 0),
    /** A `Cookie` header for better-auth. */
    toHeader: (token: string): string => `${name}=${signed(token)}`,
    /** Whether there are session cookies, valid or not. */
    present: (header: string | undefined): boolean =>
      cookieValue(header, name) !== undefined || cookieValue(header, signedInCookie) !== undefined,
    nameOfSession: name,
  };
}

export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const equals = part.indexOf('=');
    if (equals < 0 || part.slice(0, equals).trim() !== name) continue;
    try {
      return decodeURIComponent(part.slice(equals + 1).trim());
    } catch {
      // Malformed: not set by us.
      return undefined;
    }
  }
  return undefined;
}
