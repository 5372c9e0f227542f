import type { IncomingMessage } from 'node:http';
import type { AppError } from '../../shared/errors.ts';

/**
 * Tells whoever reads the body that it ends here, and why, so that they refuse the call. The request itself is not destroyed:
 * that would end the connection before the answer. Where nobody reads, nobody would answer, and the connection ends.
 */
export function failBody(raw: IncomingMessage, error: AppError): void {
  if (raw.listenerCount('error') > 0) raw.emit('error', error);
  else raw.destroy();
}
