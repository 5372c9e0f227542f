import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { AppError, defineError } from '../../shared/errors.ts';
import { MB, MINUTE_MS, SECOND_MS } from '../../shared/units.ts';
import type { Log } from '../log/log.ts';
import { ClientLeft } from './client-left.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Refusals say `success: false` and repeat their sentence as `error`, as answers say `success: true`. */
    tellsSuccess?: boolean;
  }
}

const httpErrors = {
  noSuchCall: defineError('NOT_FOUND', 404, () => 'There is no such call. All calls are listed at /api/docs.'),
  unreadable: defineError(
    'BAD_REQUEST',
    400,
    () => 'The request could not be read. Please check its format and try again.',
  ),
  tooLarge: defineError('BODY_TOO_LARGE', 413, () => 'The request is too large. Please send less at a time.'),
  wrongType: defineError(
    'UNSUPPORTED_MEDIA_TYPE',
    415,
    () => 'This call does not take that content type. See /api/docs.',
  ),
  internal: defineError('INTERNAL', 500, () => 'Something went wrong on our side. Please try again in a moment.'),
};

// What nginx answers, and every reader of its logs knows; no client ever sees it.
const clientLeftStatus = 499;

/** A Fastify instance with the habits all routes share: error answers, headers, limits and quiet logs. It has no routes yet. */
export async function createHttpServer(params: { log: Log; trustProxy: boolean }): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = params.log;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    trustProxy: params.trustProxy,
    // Request lines hold file and job ids, which are as good as the files; failures are logged below, without addresses.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MB,
    // Headers must come soon, a body may take long (500 MB over a slow line), and answers wait for jobs.
    requestTimeout: 0,
    connectionTimeout: 0,
    keepAliveTimeout: 72 * SECOND_MS,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: true,
  });
  app.server.headersTimeout = MINUTE_MS;

  // Definitions are checked by their own zod schemas (modules/tool-calls); route schemas only feed the documentation.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));

  await app.register(helmet, {
    // The site sets its own policy per page (site.ts); answers of the API are never pages.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
  });
  await app.register(multipart);

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ClientLeft) {
      request.log.debug({ route: request.routeOptions.url }, 'Client left before its answer');
      return reply.status(clientLeftStatus).send();
    }
    const told = toAppError(error);
    if (told.status >= 500)
      request.log.error({ err: error, code: told.code, route: request.routeOptions.url }, 'Request failed');
    return reply
      .status(told.status)
      .headers({ ...told.headers, 'cache-control': 'no-store' })
      .send({
        ...told.toBody(),
        ...(request.routeOptions.config.tellsSuccess && { success: false, error: told.message }),
      });
  });
  app.setNotFoundHandler((_request, reply) => {
    const { status } = httpErrors.noSuchCall();
    return reply.status(status).send(httpErrors.noSuchCall().toBody());
  });
  return app;
}

/** The one place where anything thrown becomes an answer. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status = error instanceof Error ? (error as { statusCode?: number }).statusCode : undefined;
  const cause = { cause: error };
  if (status === 413) return httpErrors.tooLarge(undefined, cause);
  if (status === 415) return httpErrors.wrongType(undefined, cause);
  if (status !== undefined && status >= 400 && status < 500) return httpErrors.unreadable(undefined, cause);
  return httpErrors.internal(undefined, cause);
}
