import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApi } from './api.ts';
import { type Answer, Idempotency } from './idempotency.ts';
import { Ledger, newId } from './ledger.ts';
import { ProviderError } from './provider-error.ts';
import { parseForm, readText, requireText } from './requests.ts';
import { stripeJs } from './stripe-js.ts';
import { Subscriptions } from './subscriptions.ts';
import { WebhookSender, type WebhookTarget } from './webhooks.ts';

/** What goes wrong with the next calls: the answer is lost after the work, or the call fails before. */
type Trouble = 'lose-answer' | 'fail' | 'slow';

export type FakeStripe = {
  url: string;
  ledger: Ledger;
  subscriptions: Subscriptions;
  /** Makes this many calls go wrong. */
  trouble: (kind: Trouble, calls: number) => void;
  /** Sends all further events there; undefined drops them. */
  sendWebhooksTo: (target: WebhookTarget | undefined) => void;
  close: () => Promise<void>;
};

const slowMs = 300;
const maxBodyBytes = 100_000;

/**
 * A local payment provider that keeps Stripe's HTTP contract for what this project uses: object shapes, idempotency keys,
 * errors, signed webhooks with retries, the browser script, and an adjustable clock.
 */
export async function startFakeStripe(params: { port?: number; webhook?: WebhookTarget } = {}): Promise<FakeStripe> {
  const sender = new WebhookSender();
  sender.setTarget(params.webhook);
  const ledger = new Ledger({ onEvent: (event) => sender.send(event) });
  const subscriptions = new Subscriptions(ledger);
  const api = createApi(ledger, subscriptions);
  const idempotency = new Idempotency();
  const troubles: Trouble[] = [];

  const server = createServer((request, response) => {
    answerRequest(request, response).catch((error: unknown) => {
      send(response, { status: 500, body: { error: { type: 'api_error', message: String(error) } } });
    });
  });
  server.listen(params.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  ledger.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answerRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', ledger.url);
    if (request.method === 'GET' && /\/stripe\.js$/.test(pathname)) return sendScript(response);
    if (/^\/(portal|invoices)\//.test(pathname)) return sendPage(response, pathname, search);
    if (request.method === 'OPTIONS') return send(response, { status: 204, body: undefined, headers: openToBrowsers });
    const body = await readBody(request);
    const trouble = pathname.startsWith('/v1/') ? troubles.shift() : undefined;
    if (trouble === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
    const answer = await attempt(async () => {
      if (trouble === 'fail') throw new ProviderError(500, { type: 'api_error', message: 'Something went wrong.' });
      if (pathname.startsWith('/test/')) return control(pathname, body);
      return call(request, pathname, search, body);
    });
    if (trouble === 'lose-answer') return void response.destroy();
    send(response, answer);
  }

  async function call(request: IncomingMessage, path: string, search: string, body: string): Promise<Answer> {
    const method = request.method ?? 'GET';
    const fields = parseForm(method === 'POST' ? body : search.slice(1));
    const [, kind, id] = /^\/v1\/(payment|setup)_intents\/(\w+)\/confirm$/.exec(path) ?? [];
    if (kind && id) {
      authorize(request, 'pk_');
      const number = requireText(fields, 'payment_method_data', 'card', 'number');
      const intent = subscriptions.confirm(id, requireText(fields, 'client_secret'), number);
      return { status: 200, body: intent, headers: openToBrowsers };
    }
    authorize(request, 'sk_');
    const key = method === 'POST' ? request.headers['idempotency-key'] : undefined;
    return idempotency.run(typeof key === 'string' ? key : undefined, `${method} ${path} ${body}`, async () => ({
      status: 200,
      body: structuredClone(api({ method, path, fields })),
    }));
  }

  /** Controls for tests and developers: advance time, make a card fail, read everything. */
  function control(path: string, body: string): Answer {
    const fields = parseForm(body);
    if (path === '/test/advance') {
      subscriptions.advanceTo(ledger.now() + Number(requireText(fields, 'seconds')));
    } else if (path === '/test/cards') {
      const fails = readText(fields, 'fail') === 'true';
      for (const card of ledger.cards.keys()) {
        if (fails) ledger.failingCards.add(card);
        else ledger.failingCards.delete(card);
      }
    } else if (path !== '/test/state') {
      throw new ProviderError(404, { type: 'invalid_request_error', message: `Unknown control: ${path}` });
    }
    const state = {
      now: ledger.now(),
      subscriptions: [...ledger.subscriptions.values()],
      events: ledger.events.length,
    };
    return { status: 200, body: state };
  }

  function sendScript(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
    response.end(stripeJs(ledger.url));
  }

  return {
    url: ledger.url,
    ledger,
    subscriptions,
    trouble: (kind, calls) => void troubles.push(...new Array<Trouble>(calls).fill(kind)),
    sendWebhooksTo: (target) => sender.setTarget(target),
    close: async () => {
      sender.close();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const openToBrowsers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'POST',
};

function authorize(request: IncomingMessage, prefix: string): void {
  const [, key = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (key.startsWith(`${prefix}test_`)) return;
  throw new ProviderError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
}

/** The answer of `work`, its refusals included; anything else that is thrown is a bug of the fake. */
async function attempt(work: () => Promise<Answer> | Answer): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { status: error.status, body: error.body, headers: openToBrowsers };
  }
}

function send(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': newId('req'), ...headers });
  response.end(body === undefined ? '' : JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) {
    body += chunk;
    if (body.length > maxBodyBytes)
      throw new ProviderError(413, { type: 'invalid_request_error', message: 'Too large.' });
  }
  return body;
}

/** Stands in for the provider's hosted pages. */
function sendPage(response: ServerResponse, pathname: string, search: string): void {
  const back = new URLSearchParams(search).get('return_url') ?? '';
  const link = /^https?:\/\//.test(back)
    ? `<a href="${back.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)}">Return</a>`
    : '';
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><title>Fake provider</title><h1>Fake provider</h1><p>${pathname.split('/')[1]}</p>${link}`,
  );
}
