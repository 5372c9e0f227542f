import type { IncomingMessage } from 'node:http';
import type { AppError } from '../../shared/errors.ts';

/**
 * Fails the body for its reader, which then refuses the call. The request is not destroyed, which would close the connection
 * before the answer. If nobody reads the body, nobody would answer, so the connection is closed.
 */
export function failBody(raw: IncomingMessage, error: AppError): void {
  if (raw.listenerCount('error') > 0) raw.emit('error', error);
  else raw.destroy();
}
