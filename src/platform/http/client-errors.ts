import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import { type AppError, defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';

export const clientErrors = {
  malformed: defineError('BAD_REQUEST', 400, () =>
    t('The request could not be read. Please check its format and try again.'),
  ),
  headersTooLarge: defineError('HEADERS_TOO_LARGE', 431, () =>
    t('The headers of this request are too large. Please delete the cookies of this site and try again.'),
  ),
  headersTooSlow: defineError('REQUEST_TOO_SLOW', 408, () =>
    t('The request did not arrive in time. Please check your connection and try again.'),
  ),
};

/** Answers invalid HTTP, for which there is no request object, and closes the connection. */
export const answerClientError: NonNullable<FastifyServerOptions['clientErrorHandler']> = (error, socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else socket.end(rawAnswer(refusalOf(error)), () => closeSoon(socket));
};

/** A refusal as raw HTTP, for when there is no request. */
function rawAnswer(refusal: AppError): string {
  const body = JSON.stringify(refusal.toBody());
  return [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
    '',
    body,
  ].join('\r\n');
}

// Discards what the client still sends until it has read the answer.
const graceMs = 1_000;

function closeSoon(socket: Socket): void {
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), graceMs);
  socket.once('close', () => clearTimeout(timer));
}

function refusalOf({ code }: NodeJS.ErrnoException): AppError {
  if (code === 'HPE_HEADER_OVERFLOW') return clientErrors.headersTooLarge();
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return clientErrors.headersTooSlow();
  return clientErrors.malformed();
}
