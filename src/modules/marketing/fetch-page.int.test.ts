import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createFetchPage } from './fetch-page.ts';

const signal = new AbortController().signal;
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that stands for the public host 'blog.example.com'. */
async function startHost(listener: RequestListener) {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return `http://blog.example.com:${port}`;
}

const here = [{ address: '127.0.0.1', family: 4 }];
/** Takes this machine for a public one. */
const fetchHere = createFetchPage({ agent: 'Test', resolve: async () => here, isPrivate: () => false });
const html = { 'content-type': 'text/html; charset=utf-8' };

describe('a page elsewhere', () => {
  test('is read, by a program that says who it is and takes no cookies', async () => {
    const url = await startHost((request, response) => {
      response
        .writeHead(200, html)
        .end(`${request.headers.host} ${request.headers['user-agent']} ${request.headers.cookie}`);
    });
    expect(await fetchHere(`${url}/a`, signal)).toEqual({
      url: `${url}/a`,
      html: `${new URL(url).host} Test undefined`,
    });
  });

  test('is read after redirects on its host, and not after others', async () => {
    const url = await startHost((request, response) => {
      if (request.url === '/1') response.writeHead(301, { location: '/2' }).end();
      else if (request.url === '/2') response.writeHead(200, html).end('two');
      else if (request.url === '/loop') response.writeHead(302, { location: '/loop' }).end();
      else response.writeHead(302, { location: String(request.url).slice(1) }).end();
    });
    expect(await fetchHere(`${url}/1`, signal)).toMatchObject({ html: 'two' });
    expect(await fetchHere(`${url}/loop`, signal)).toEqual({ problem: 'It redirects again and again.' });
    for (const to of ['http://127.0.0.1:22/', 'https://evil.example/', 'file:///etc/passwd', 'http://']) {
      expect(await fetchHere(`${url}/${to}`, signal)).toEqual({
        problem: expect.stringMatching(/^It redirects elsewhere/),
      });
    }
  });

  test.each<[RequestListener, string]>([
    [(_, response) => response.writeHead(404, html).end(), 'It answers 404.'],
    [(_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('x'), 'It is no web page.'],
    [(_, response) => response.writeHead(200, html).end('x'.repeat(3_000_000)), 'It has more than 2 MB.'],
    [(request) => request.socket.end('nonsense\r\n\r\n'), 'Its server cannot be reached.'],
    [(request) => request.socket.destroy(), 'Its server cannot be reached.'],
  ])('that is not to be had is explained (%#)', async (listener, problem) => {
    const url = await startHost(listener);
    expect(await fetchHere(url, signal)).toEqual({ problem });
  });

  test('that never ends is left after a while', async () => {
    const url = await startHost((_, response) => response.writeHead(200, html).write('x'));
    const fetchSoon = createFetchPage({
      agent: 'Test',
      resolve: async () => here,
      isPrivate: () => false,
      withinMs: 200,
    });
    expect(await fetchSoon(url, signal)).toEqual({ problem: 'It did not answer within 0.2 s.' });
  });

  test('that never ends is left when the task is', async () => {
    const url = await startHost((_, response) => response.writeHead(200, html).write('x'));
    const stopping = new AbortController();
    const asked = fetchHere(url, stopping.signal);
    setTimeout(() => stopping.abort(), 100);
    await expect(asked).rejects.toThrow();
  });
});

describe('what is in this network is not asked', () => {
  const refused = { problem: 'Its host has a private address, which is not asked.' };
  const resolvingTo = (...addresses: string[]) =>
    createFetchPage({
      agent: 'Test',
      resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    });

  test.each([
    '127.0.0.1',
    '10.0.0.1',
    '169.254.169.254',
    '::1',
    '::ffff:127.0.0.1',
    'fd00::1',
    'fe80::1%eth0',
    '0.0.0.0',
  ])('a name that resolves to %s', async (address) =>
    expect(await resolvingTo(address)('http://blog.example.com/', signal)).toEqual(refused),
  );

  test('a name with one public address and a private one', async () => {
    expect(await resolvingTo('93.184.216.34', '10.0.0.1')('http://blog.example.com/', signal)).toEqual(refused);
  });

  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://0x7f.1/',
    'http://[::ffff:10.0.0.1]/',
  ])('the address %s', async (url) => expect(await resolvingTo('93.184.216.34')(url, signal)).toEqual(refused));

  test('a name that resolves to a public address first and to a private one later is asked for once only', async () => {
    let asked = 0;
    const url = await startHost((_, response) => response.writeHead(200, html).end('rebound'));
    const fetchPage = createFetchPage({
      agent: 'Test',
      // The first answer counts for the check and for the connection: a second one would be private.
      resolve: async () => (++asked === 1 ? here : [{ address: '10.0.0.1', family: 4 }]),
      isPrivate: ({ address }) => address !== '127.0.0.1',
    });
    expect(await fetchPage(url, signal)).toMatchObject({ html: 'rebound' });
    expect(asked).toBe(1);
  });

  test('a name that is not known', async () => {
    const fetchPage = createFetchPage({
      agent: 'Test',
      resolve: async () => {
        throw Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
      },
    });
    expect(await fetchPage('http://blog.example.com/', signal)).toEqual({ problem: 'Its host is not known.' });
  });
});
