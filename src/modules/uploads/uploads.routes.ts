import { PassThrough, Readable } from 'node:stream';
import { type DataStore, type Locker, Server } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ClientLeft } from '../../platform/http/client-left.ts';
import { AppError } from '../../shared/errors.ts';
import { createId, idPattern } from '../../shared/ids.ts';
import { SECOND_MS } from '../../shared/units.ts';
import { describeRoute } from '../accounts/describe-route.ts';
import { fileErrors } from '../files/files.errors.ts';
import { uploadsPath } from './uploads.contract.ts';
import { uploadErrors } from './uploads.errors.ts';
import type { Uploads } from './uploads.usecases.ts';

const contentType = 'application/offset+octet-stream';
/** How long an earlier request may still write to the same upload. */
const drainMs = SECOND_MS / 2;

/** Headers the protocol reads and writes; no others pass, such as host names and CORS. */
const requestHeaders = ['content-length', 'content-type', 'tus-resumable', 'upload-offset', 'upload-length'].concat([
  'upload-metadata',
  'upload-defer-length',
  'upload-concat',
]);
const answerHeaders = ['location', 'tus-resumable', 'upload-offset', 'upload-length', 'upload-metadata'];

/** Our request behind one of the protocol, and its failure. */
type Exchange = { request: FastifyRequest; reply: FastifyReply; error?: unknown };

/** The tus calls. Its server speaks the protocol; permissions, limits and answers are ours. */
export function uploadRoutes(
  app: FastifyInstance,
  dependencies: { uploads: Uploads; store: DataStore; locker: Locker },
) {
  const { uploads, store, locker } = dependencies;
  const exchanges = new WeakMap<object, Exchange>();
  const exchangeOf = (request: object): Exchange => {
    const exchange = exchanges.get(request);
    if (!exchange) throw new Error('The tus server passed an unknown request.');
    return exchange;
  };
  const protocol = new Server({
    path: uploadsPath,
    datastore: store,
    locker,
    lockDrainTimeout: drainMs,
    relativeLocation: true,
    namingFunction: () => createId(),
    getFileIdFromRequest: (_request, id) => (id !== undefined && idPattern.test(id) ? id : undefined),
    onIncomingRequest: async (request, id) => {
      if (request.method !== 'POST') await uploads.assertOwn(id, exchangeOf(request).request);
    },
    onUploadCreate: async (protocolRequest, { id, size, metadata }) => {
      const { request, reply } = exchangeOf(protocolRequest);
      await uploads.announce({ id, size, metadata }, request, reply);
      return {};
    },
    onResponseError: (request, error) => {
      exchangeOf(request).error = error;
      return undefined;
    },
  });

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { id = '' } = request.params as { id?: string };
    const body = request.method === 'PATCH' ? bodyOf(request) : undefined;
    const protocolRequest = new Request(`http://uploads.invalid${uploadsPath}/${id}`, {
      method: request.method,
      headers: pickHeaders(request),
      ...(body && { body: body.stream, duplex: 'half' }),
    });
    const exchange: Exchange = { request, reply };
    exchanges.set(protocolRequest, exchange);
    const { status, headers, text } = await speak(protocolRequest);
    if (body?.failure()) throw body.failure();
    if (status >= 400) throw refusal(exchange.error, status, text);
    for (const name of answerHeaders) {
      const value = headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    return reply.status(status).header('cache-control', 'no-store').send();
  }

  async function speak(request: Request) {
    const response = await protocol.handleWeb(request);
    return { status: response.status, headers: response.headers, text: (await response.text()).trim() };
  }

  // Read by the protocol's server.
  app.addContentTypeParser(contentType, (_request, _body, done) => done(null));
  const documented = (summary: string, more: Partial<Parameters<typeof describeRoute>[0]>) =>
    describeRoute({ summary, tag: 'Uploads', access: 'everyone', ...more });
  const params = { id: 'The last part of Location.' };
  const notTus = uploadErrors.notTus({ problem: 'Tus-Resumable is missing' });
  app.post(
    uploadsPath,
    documented('Announces a file that is sent in parts, by the tus protocol (https://tus.io).', {
      description:
        'Upload-Length is the size of the file; Upload-Metadata has, each in Base64, its name (filename), the path of the call it is for (call) and the file field there (field). The last part of Location is the id to send in that field once all of it has arrived; send the cookie of the answer, or the same API key, with every later request.',
      status: 201,
      refusals: [notTus, uploadErrors.unknownUse(), fileErrors.tooManyUploads(), fileErrors.siteFull()],
    }),
    answer,
  );
  const path = `${uploadsPath}/:id`;
  app.head(path, documented('Returns in Upload-Offset how much of a file has arrived.', { params }), answer);
  app.patch(
    path,
    documented('Appends bytes to a file, at Upload-Offset.', {
      params,
      status: 204,
      refusals: [
        notTus,
        uploadErrors.gone(),
        uploadErrors.wrongOffset(),
        uploadErrors.tooLong(),
        uploadErrors.busy(),
        fileErrors.siteFull(),
      ],
    }),
    answer,
  );
  app.delete(
    path,
    documented('Deletes an upload.', { params, status: 204, refusals: [notTus, uploadErrors.gone()] }),
    answer,
  );
}

function pickHeaders({ method, headers }: FastifyRequest): Headers {
  const picked = new Headers();
  for (const name of requestHeaders) {
    const value = headers[name];
    // Only PATCH has content; the protocol's server would accept it with POST, too.
    if (typeof value !== 'string' || (method !== 'PATCH' && name.startsWith('content-'))) continue;
    picked.set(name, value);
  }
  return picked;
}

/**
 * The body for the protocol's server. When it breaks off, it just ends, so that what has arrived is kept; `failure` is then
 * the reason.
 */
function bodyOf({ raw }: FastifyRequest) {
  const stream = new PassThrough();
  let failure: Error | undefined;
  const breakOff = (error: Error) => {
    failure ??= error instanceof AppError ? error : new ClientLeft();
    raw.unpipe(stream);
    stream.end();
  };
  raw.once('error', breakOff);
  raw.once('close', () => {
    if (!raw.readableEnded) breakOff(new ClientLeft());
  });
  raw.pipe(stream);
  return { stream: Readable.toWeb(stream) as ReadableStream, failure: () => failure };
}

/** Translates an error of the protocol's server for the client. */
function refusal(error: unknown, status: number, text: string): unknown {
  if (error instanceof Error && status >= 500) return error;
  if (error instanceof AppError) return error;
  switch (status) {
    case 404:
    case 410:
      return uploadErrors.gone();
    case 409:
      return uploadErrors.wrongOffset();
    case 413:
      return uploadErrors.tooLong();
    default:
      return uploadErrors.notTus({ problem: text.replace(/\s+/g, ' ') });
  }
}
