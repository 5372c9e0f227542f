import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startApplication } from './start-application.ts';
import { percentile, type Row, type Suite } from './suite.ts';

const clients = 50;
const signingIn = 8;
const seconds = 5;
const limitMs = 5;
/** Clients with occasional requests: about a thousand calls a second together. */
const pauseMs = 50;
const password = 'a lamp in the rain';

/**
 * Every page's first call, alone and while passwords are hashed as fast as possible. The server's time starts when it takes
 * up the request; the wait before that, and the clients' own work, count only for the clients.
 */
export const suite: Suite = {
  name: 'user-call',
  about: `GET /api/user by ${clients} clients at once, 95th percentile at the server, beside a route of the same server that answers a constant.`,
  run: async () => {
    const app = await startApplication();
    const agent = new Agent({ keepAlive: true, maxSockets: clients + signingIn });
    const call: Call = (method, path, body, cookie) => send(agent, app.url + path, method, body, cookie);
    try {
      const cookies = await Promise.all(Array.from({ length: clients }, (_, index) => signUp(call, index)));
      const ask = (path: string) => load(call, path, cookies);
      await ask('/api/user');
      const nothing = await ask('/bench/nothing');
      const user = await ask('/api/user');
      const pacedNothing = await load(call, '/bench/nothing', cookies, pauseMs);
      const pacedUser = await load(call, '/api/user', cookies, pauseMs);
      const stop = keepSigningIn(call);
      const busyNothing = await ask('/bench/nothing');
      const busyUser = await ask('/api/user');
      const signedIn = await stop();
      const stranger = await load(call, '/api/user', ['']);
      return [
        toRow('signed in, without pause', user, nothing),
        toRow(`signed in, a pause of ${pauseMs} ms between calls`, pacedUser, pacedNothing),
        toRow(
          `signed in, while ${(signedIn / (2 * seconds)).toFixed(1)} passwords a second are hashed`,
          busyUser,
          busyNothing,
        ),
        toRow('signed out (401), one client', stranger, nothing),
      ];
    } finally {
      agent.destroy();
      await app.stop();
    }
  },
};

type CallAnswer = {
  status: number;
  text: string;
  /** The answer's cookies, as the next request sends them. */
  cookie: string;
};
type Call = (method: string, path: string, body?: unknown, cookie?: string) => Promise<CallAnswer>;
type Times = { server: number[]; client: number[] };

function toRow(what: string, ours: Times, peer: Times): Row {
  const inWords = ({ server, client }: Times) =>
    `${percentile(server, 95).toFixed(2)} ms (${(client.length / seconds).toFixed(0)}/s, client ${percentile(client, 95).toFixed(1)} ms)`;
  const p95 = percentile(ours.server, 95);
  return {
    what,
    ours: inWords(ours),
    peer: inWords(peer),
    ratio: p95 / percentile(peer.server, 95),
    target: `ours at most ${limitMs} ms`,
    holds: p95 <= limitMs,
  };
}

/** All clients at once for some seconds; returns the server's measurements and the clients' counts. */
async function load(call: Call, path: string, cookies: readonly string[], pause = 0): Promise<Times> {
  await call('GET', '/bench/timings');
  const client: number[] = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    cookies.map(async (cookie) => {
      while (performance.now() < end) {
        const start = performance.now();
        await call('GET', path, undefined, cookie);
        client.push(performance.now() - start);
        if (pause > 0) await sleep(pause);
      }
    }),
  );
  const timings = JSON.parse((await call('GET', '/bench/timings')).text) as Record<string, number[]>;
  return { server: timings[path] ?? [], client };
}

/** Hashes passwords nonstop until the returned function is called, which returns their number. */
function keepSigningIn(call: Call): () => Promise<number> {
  let going = true;
  let count = 0;
  const workers = Array.from({ length: signingIn }, async (_, index) => {
    while (going) {
      const { status } = await call('POST', '/api/login', { email: emailOf(index), password });
      if (status !== 200) throw new Error(`A sign-in was answered ${status}.`);
      count++;
    }
  });
  return async () => {
    going = false;
    await Promise.all(workers);
    return count;
  };
}

const emailOf = (index: number) => `client${index}@example.org`;

async function signUp(call: Call, index: number): Promise<string> {
  await call('POST', '/api/register', { username: `Client ${index}`, email: emailOf(index), password });
  const { status, cookie } = await call('POST', '/api/login', { email: emailOf(index), password });
  if (status !== 200) throw new Error(`A sign-in was answered ${status}.`);
  return cookie;
}

function send(
  agent: Agent,
  url: string,
  method: string,
  body: unknown,
  cookie: string | undefined,
): Promise<CallAnswer> {
  const content = body === undefined ? undefined : JSON.stringify(body);
  const headers = { ...(cookie && { cookie }), ...(content !== undefined && { 'content-type': 'application/json' }) };
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const set = answer.headers['set-cookie'] ?? [];
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          cookie: set.map((line) => line.split(';')[0]).join('; '),
        });
      });
    });
    sent.on('error', reject);
    sent.end(content);
  });
}
