import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';

export const invalidKey = defineError('INVALID_IDEMPOTENCY_KEY', 400, () =>
  t('An Idempotency-Key has 8 to 200 letters, digits or symbols, without spaces. Please send a valid one.'),
);

/**
 * Identifies a repeated call with an Idempotency-Key: the same for the same key, path and maker. Undefined without the
 * header.
 */
export function callKeyOf({ headers }: FastifyRequest, path: string, maker: string): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key)) throw invalidKey();
  return createHash('sha256').update(`${maker}\n${path}\n${key}`).digest('base64url');
}
