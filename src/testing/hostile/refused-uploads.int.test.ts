import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleRuns } from '../../modules/tool-calls/sample-tool.ts';
import { MB } from '../../shared/units.ts';
import { startTestApplication, type TestApplication } from '../test-application.ts';
import { type LimitedServer, startLimitedServer } from './limited-server.ts';
import { exchange, RawClient, requestHead } from './raw-client.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication([sampleRuns]);
});
afterAll(() => app.close());

const upload = new Uint8Array(26 * MB).fill(97);
const formType = 'multipart/form-data; boundary=x';
const part = (name: string, fileName: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="${fileName}"\r\n\r\n`;
const signature = '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR';
const png = new Uint8Array([...Buffer.from(signature, 'latin1'), ...upload]);

/** What is refused and how: with a length, which alone is too much for some, and chunked. */
const refusals = [
  ['a file that is too large', 'POST', '/api/tools/sample-copy', 'file', png, {}, 413, 413],
  ['a file of the wrong type', 'POST', '/api/tools/sample-copy', 'file', upload, {}, 413, 415],
  ['a file in an unknown field', 'POST', '/api/tools/sample-copy', 'other', png, {}, 413, 400],
  ['what is for Pro users', 'POST', '/api/tools/sample-polish', 'file', png, {}, 403, 403],
  [
    'a key that nobody has',
    'POST',
    '/api/tools/sample-copy',
    'file',
    png,
    { authorization: 'Bearer satchel_x' },
    401,
    401,
  ],
  [
    'another site',
    'POST',
    '/api/tools/sample-copy',
    'file',
    png,
    { cookie: 'a=b', origin: 'http://evil.test' },
    403,
    403,
  ],
  ['a path that is not there', 'POST', '/api/tools/nothing', 'file', png, {}, 404, 404],
  ['a method that is not there', 'PUT', '/api/tools/sample-copy', 'file', png, {}, 404, 404],
] as const;

describe('a client that sends everything before it reads learns why its upload is refused:', () => {
  describe.each(refusals)('%s', (_what, method, path, field, content, headers, atOnce, arriving) => {
    test('through fetch, with a length', async () => {
      const body = new FormData();
      body.append(field, new File([content], 'a.png'));
      const answer = await fetch(app.url + path, { method, body, headers });
      expect(answer.status).toBe(atOnce);
      expect(await answer.json()).toMatchObject({ code: expect.any(String), message: expect.stringMatching(/\.$/) });
    });

    test('through fetch, in chunks', async () => {
      const begin = Buffer.from(part(field, 'a.png'));
      const body = new Blob([begin, content, '\r\n--x--\r\n']).stream();
      const init = { method, body, headers: { ...headers, 'content-type': formType }, duplex: 'half' as const };
      const answer = await fetch(app.url + path, init);
      expect(answer.status).toBe(arriving);
      expect(await answer.json()).toMatchObject({ code: expect.any(String), message: expect.stringMatching(/\.$/) });
    });

    test.each(['HTTP/1.1', 'HTTP/1.0'])('over a plain socket, %s', async (version) => {
      const begin = Buffer.from(part(field, 'a.png'));
      const length = String(begin.length + content.length + 9);
      const head = requestHead(method, path, {
        ...headers,
        ...{ 'content-type': formType, 'content-length': length, connection: 'close' },
      }).replace('HTTP/1.1', version);
      const { hostname, port } = new URL(app.url);
      const socket = connect({ host: hostname, port: Number(port) });
      socket.write(head);
      socket.write(begin);
      socket.write(content);
      // Reads nothing until everything is sent.
      await new Promise((sent) => socket.write('\r\n--x--\r\n', sent));
      let answer = '';
      socket.on('data', (bytes) => {
        answer += bytes;
      });
      await once(socket, 'close');
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${atOnce} `));
      expect(answer).toMatch(/\.","code":"[A-Z_]+"|"code":"[A-Z_]+".*\."/);
    });

    test('and one that asks first is not told to send it', async () => {
      const head = { ...headers, 'content-type': formType, 'content-length': '900000000000', expect: '100-continue' };
      expect(await exchange(app.url, requestHead(method, path, head))).toMatchObject({ status: atOnce });
    });
  });
});

test('a client that asks first is told to send what can be taken', async () => {
  const client = await RawClient.open(app.url);
  const body = JSON.stringify({ text: 'hi' });
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length), expect: '100-continue' };
  client.send(requestHead('POST', '/api/tools/sample-echo', headers));
  expect(await client.answer()).toMatchObject({ status: 100 });
  client.send(body);
  expect(await client.answer()).toMatchObject({ status: 200, body: '{"text":"hi"}' });
  client.close();
});

describe('who goes on sending after a refusal', () => {
  let server: LimitedServer;
  beforeAll(async () => {
    server = await startLimitedServer({ refusedBodies: { bytes: MB, graceMs: 60_000 } });
  });
  afterAll(() => server.close());

  test('is cut off after a bounded number of bytes', async () => {
    const client = await RawClient.open(server.url);
    client.send(requestHead('POST', '/nothing', { 'content-length': String(1000 * MB) }));
    expect(await client.answer()).toMatchObject({ status: 404, headers: { connection: 'close' } });
    while (!client.socket.destroyed && client.socket.bytesWritten < 100 * MB) {
      await new Promise((sent) => client.socket.write(upload.subarray(0, MB), sent));
    }
    // Kernel buffers on both sides hold some of it.
    expect(client.socket.bytesWritten).toBeLessThan(20 * MB);
    client.close();
  });
});

test('who keeps a refused connection open and sends nothing is cut off as well', async () => {
  const server = await startLimitedServer({ refusedBodies: { bytes: MB, graceMs: 100 } });
  const client = await RawClient.open(server.url);
  client.send(requestHead('POST', '/nothing', { 'content-length': '1000' }));
  expect(await client.answer()).toMatchObject({ status: 404 });
  const { app: instance } = server;
  const open = () => new Promise((resolve) => instance.server.getConnections((_error, count) => resolve(count)));
  await expect.poll(open).toBe(0);
  client.close();
  await server.close();
});
