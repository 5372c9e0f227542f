import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { AppError, defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import { formatBytes, KB, MB, SECOND_MS } from '../../shared/units.ts';
import { diskErrors, isDiskFull } from '../disk/disk-errors.ts';
import { sayRefusal } from '../language/say-finished.ts';
import type { Log } from '../log/log.ts';
import { isOutage } from '../outage.ts';
import { type BodyMemory, boundBodyMemory, memoryErrors } from './body-memory.ts';
import { answerClientError, clientErrors } from './client-errors.ts';
import { ClientLeft } from './client-left.ts';
import { type ConnectionLimits, connectionErrors, defaultConnections, limitConnections } from './connection-limits.ts';
import { drainOnClose, restarting } from './drain.ts';
import { refuseOtherHosts } from './host-check.ts';
import { originErrors } from './origin-check.ts';
import { answerRefusedBodies, defaultRefusedBodies, type RefusedBodies } from './refused-bodies.ts';
import { answerInRequestLanguage } from './request-language.ts';
import { type BodyPatience, defaultPatience, endSlowBodies, slowErrors } from './slow-bodies.ts';
import { type TrustedProxies, toTrustProxy } from './trusted-proxies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers carry `success: true`; refusals `success: false` and their sentence again as `error`. */
    hasSuccessField?: boolean;
  }
}

const httpErrors = {
  noSuchCall: defineError('NOT_FOUND', 404, () => t('There is no such call. All calls are listed at /api/docs.')),
  tooLarge: defineError<{ bytes: number }>('BODY_TOO_LARGE', 413, ({ bytes }) =>
    t('The request is too large: this call takes up to {bytes}. Please send less at a time.', {
      bytes: formatBytes(bytes),
    }),
  ),
  wrongType: defineError('UNSUPPORTED_MEDIA_TYPE', 415, () =>
    t('This call does not take that content type. See /api/docs.'),
  ),
  outage: defineError('TEMPORARILY_UNAVAILABLE', 503, () =>
    t('This site cannot reach its database or its files at the moment. Please try again in a minute.'),
  ),
  internal: defineError('INTERNAL', 500, () => t('Something went wrong on our side. Please try again in a moment.')),
};

// Enough for account forms, settings and texts of a few pages; larger calls set their own limit.
const defaultBodyBytes = 64 * KB;

/** Refusals that any call may get. */
export const refusalsOfEveryCall: readonly AppError[] = [
  clientErrors.malformed(),
  originErrors.crossSite(),
  slowErrors.tooSlow(),
  httpErrors.tooLarge({ bytes: defaultBodyBytes }),
  httpErrors.wrongType(),
  connectionErrors.tooMany(),
  memoryErrors.ofAddress(),
  httpErrors.internal(),
  httpErrors.outage(),
  memoryErrors.inAll(),
  restarting(),
];

const retryAfterSeconds = '10';

// nginx's code, known to readers of its logs; no client ever sees it.
const clientLeftStatus = 499;

/** Limits per client. */
export type HttpLimits = {
  connections: ConnectionLimits;
  patience: BodyPatience;
  memory: BodyMemory;
  refusedBodies: RefusedBodies;
};

const defaultLimits: HttpLimits = {
  connections: defaultConnections,
  patience: defaultPatience,
  memory: { inAll: 256 * MB, ofAddress: 64 * MB },
  refusedBodies: defaultRefusedBodies,
};

/** A Fastify instance with everything routes share: error answers, headers, limits and quiet logs. It has no routes yet. */
export async function createHttpServer(params: {
  log: Log;
  trustProxy: TrustedProxies;
  publicUrl: string;
  /** Further hosts that it answers for, besides the one of `publicUrl`. */
  otherHosts?: readonly string[];
  limits?: Partial<HttpLimits> | undefined;
  /** How long open calls may take to finish when it closes; 0 by default. */
  drainMs?: number;
}): Promise<FastifyInstance> {
  const { trustProxy, publicUrl } = params;
  const limits = { ...defaultLimits, ...params.limits };
  const loggerInstance: FastifyBaseLogger = params.log;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    trustProxy: toTrustProxy(trustProxy),
    // Request lines hold file and job ids, which give access to the files; failures are logged below without URLs.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: defaultBodyBytes,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, _request, reply) => sendRefusal(toAppError(error, 0), reply),
    // Headers must arrive soon; bodies may take long (500 MB over a slow line; see slow-bodies.ts), and answers wait for
    // jobs.
    requestTimeout: 0,
    connectionTimeout: 0,
    keepAliveTimeout: 72 * SECOND_MS,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: true,
    // host-check.ts reports a missing Host.
    http: { requireHostHeader: false, headersTimeout: 20 * SECOND_MS, connectionsCheckingInterval: 5 * SECOND_MS },
    // Open calls get their answers before it closes (drain.ts).
    return503OnClosing: false,
  });
  drainOnClose(app, params.drainMs ?? 0);
  answerRefusedBodies(app, limits.refusedBodies);
  limitConnections(app, { ...limits.connections, behindProxy: trustProxy !== false });
  refuseOtherHosts(app, { publicUrl, otherHosts: params.otherHosts ?? [] });
  answerInRequestLanguage(app);
  // Before its body is read.
  app.addHook('onRequest', async (request) => {
    if (request.is404) throw httpErrors.noSuchCall();
  });
  endSlowBodies(app, limits.patience);
  boundBodyMemory(app, limits.memory);

  // Calls are validated by their zod schemas (modules/tool-calls); route schemas are documentation only.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));

  await app.register(helmet, {
    // Pages get their own policy (site.ts); API answers are never pages.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginEmbedderPolicy: false,
    // Only with https: a home network site may have nothing else than http.
    strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: 31_536_000, includeSubDomains: false },
  });
  await app.register(multipart);

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ClientLeft) {
      request.log.debug({ route: request.routeOptions.url }, 'Client disconnected before its answer');
      return reply.status(clientLeftStatus).send();
    }
    const told = toAppError(error, request.routeOptions.bodyLimit);
    const about = { code: told.code, route: request.routeOptions.url };
    // A full server refuses often, and must not fill the disk with log lines.
    if (told.status === 503 && told.cause === undefined) request.log.warn(about, 'Request refused for now');
    else if (told.status >= 500) request.log.error({ ...about, err: error }, 'Request failed');
    return sendRefusal(told, reply, request.routeOptions.config.hasSuccessField);
  });
  app.setNotFoundHandler((_request, reply) => sendRefusal(httpErrors.noSuchCall(), reply));
  return app;
}

function sendRefusal(refusal: AppError, reply: FastifyReply, hasSuccessField = false): FastifyReply {
  const body = sayRefusal(refusal.toBody());
  return reply
    .status(refusal.status)
    .headers({ ...refusal.headers, 'cache-control': 'no-store' })
    .send({ ...body, ...(hasSuccessField && { success: false, error: body.message }) });
}

/** The one place that turns errors into answers. */
function toAppError(error: unknown, bodyLimit: number): AppError {
  if (error instanceof AppError) return error;
  const status = error instanceof Error ? (error as { statusCode?: number }).statusCode : undefined;
  const cause = { cause: error };
  if (isDiskFull(error)) return diskErrors.full(error);
  if (isOutage(error)) return httpErrors.outage(undefined, { ...cause, headers: { 'retry-after': retryAfterSeconds } });
  if (status === 413) return httpErrors.tooLarge({ bytes: bodyLimit }, cause);
  if (status === 415) return httpErrors.wrongType(undefined, cause);
  if (status !== undefined && status >= 400 && status < 500) return clientErrors.malformed(undefined, cause);
  return httpErrors.internal(undefined, cause);
}
