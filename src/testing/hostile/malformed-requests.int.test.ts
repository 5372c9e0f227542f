import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleRuns } from '../../modules/tool-calls/sample-tool.ts';
import { KB, MB } from '../../shared/units.ts';
import { startTestApplication, type TestApplication } from '../test-application.ts';
import { chunk, exchange, lastChunk, RawClient, requestHead } from './raw-client.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication([sampleRuns]);
});
afterAll(() => app.close());

const echo = '/api/tools/sample-echo';
const copy = '/api/tools/sample-copy';
const json = { 'content-type': 'application/json' };
const start = `POST ${echo} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`;
const get = (path: string) => requestHead('GET', path);
const post = (body: string) =>
  requestHead('POST', echo, { ...json, 'content-length': String(Buffer.byteLength(body, 'latin1')) }) + body;
const form = (body: string, type = 'multipart/form-data; boundary=x') =>
  requestHead('POST', copy, { 'content-type': type, 'content-length': String(Buffer.byteLength(body, 'latin1')) }) +
  body;
const part = (disposition: string, content = '', headers = '') =>
  `--x\r\ncontent-disposition: ${disposition}\r\n${headers}\r\n${content}\r\n`;
const png = '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR and more';
const end = '--x--\r\n';

const requestLines = {
  'no HTTP at all': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
  'only line breaks and noise': '\r\n\r\n\0\0\0\r\n\r\n',
  'an unknown method': requestHead('EXPLODE', '/'),
  'a method with a space': 'GE T / HTTP/1.1\r\nhost: localhost\r\n\r\n',
  'a version that is not there': 'GET / HTTP/9.9\r\nhost: localhost\r\n\r\n',
  'no version': 'GET /api/nothing\r\nhost: localhost\r\n\r\n',
  'no host': 'GET / HTTP/1.1\r\n\r\n',
  'two hosts': 'GET /api/nothing HTTP/1.1\r\nhost: localhost\r\nhost: evil.test\r\n\r\n',
  'a NUL in the path': get('/api/files/\0/a.png'),
  'an encoded NUL in the path': get('/api/files/%00/a.png'),
  'a path that leads out': get('/../../../../etc/passwd'),
  'an encoded path that leads out': get('/%2e%2e/%2e%2e/%2e%2e/etc/passwd'),
  'a path that leads out with backslashes': get('/..%5c..%5c..%5cetc/passwd'),
  'a twice encoded path that leads out': get('/api/files/%252e%252e%252f%252e%252e/x'),
  'a broken percent encoding': get('/api/files/%zz/%'),
  'bytes that are no UTF-8': get('/api/files/%ff%fe/x'),
  'an id of 10,000 characters': get(`/api/files/${'a'.repeat(10 * KB)}/x`),
  'a whole address of another site': get('http://evil.test/api/health'),
  'no path': get('*'),
  'a path of 100 KB': get(`/${'a'.repeat(100 * KB)}`),
  'an archive of 1,500 files': get(`/api/files/archive?${'id=aaaa&'.repeat(1_500)}`),
  'a query that names prototypes': get('/api/files/archive?__proto__[a]=1&constructor[prototype][a]=1'),
};

const headers = {
  'a header of 1 MB': `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(MB)}\r\n\r\n`,
  '100,000 headers': `GET / HTTP/1.1\r\nhost: localhost\r\n${'x: a\r\n'.repeat(100_000)}\r\n`,
  'a header without a colon': 'GET / HTTP/1.1\r\nhost: localhost\r\nnonsense\r\n\r\n',
  'a header name with a space': 'GET / HTTP/1.1\r\nhost: localhost\r\nx y: 1\r\n\r\n',
  'a NUL in a header': 'GET / HTTP/1.1\r\nhost: localhost\r\nx: a\0b\r\n\r\n',
  'a folded header': 'GET /api/nothing HTTP/1.1\r\nhost: localhost\r\nx: a\r\n b\r\n\r\n',
  'lines that end with LF alone': 'GET /api/nothing HTTP/1.1\nhost: localhost\n\n',
  'an unknown expectation': `${start}expect: tea\r\ncontent-length: 2\r\n\r\n{}`,
  'a broken content type': `${start.replace('application/json', '/;;=')}content-length: 2\r\n\r\n{}`,
  'another encoding of the body': `${start}content-encoding: br\r\ncontent-length: 2\r\n\r\n{}`,
};

const framing = {
  'two lengths': `${start}content-length: 2\r\ncontent-length: 4\r\n\r\n{}{}`,
  'lengths in a list': `${start}content-length: 2, 4\r\n\r\n{}{}`,
  'a negative length': `${start}content-length: -1\r\n\r\n{}`,
  'a length with a sign': `${start}content-length: +2\r\n\r\n{}`,
  'a length in hex': `${start}content-length: 0x2\r\n\r\n{}`,
  'a length of forty digits': `${start}content-length: ${'9'.repeat(40)}\r\n\r\n{}`,
  'a length and chunks': `${start}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n${chunk('{}')}${lastChunk}`,
  'chunks and a length': `${start}transfer-encoding: chunked\r\ncontent-length: 4\r\n\r\n${chunk('{}')}${lastChunk}`,
  'chunks hidden with a tab': `${start}transfer-encoding:\tchunked, identity\r\n\r\n${chunk('{}')}${lastChunk}`,
  'chunked twice': `${start}transfer-encoding: chunked, chunked\r\n\r\n${chunk('{}')}${lastChunk}`,
  'chunked misspelt': `${start}transfer-encoding: xchunked\r\n\r\n${chunk('{}')}${lastChunk}`,
  'a name with a space before its colon': `${start}transfer-encoding : chunked\r\n\r\n${chunk('{}')}${lastChunk}`,
  'a chunk size that is no number': `${start}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n${lastChunk}`,
  'a chunk size that is negative': `${start}transfer-encoding: chunked\r\n\r\n-2\r\n{}\r\n${lastChunk}`,
  'a chunk size beyond every number': `${start}transfer-encoding: chunked\r\n\r\n${'f'.repeat(40)}\r\n{}\r\n${lastChunk}`,
  'a chunk longer than it says': `${start}transfer-encoding: chunked\r\n\r\n1\r\n{}{}{}\r\n${lastChunk}`,
  'a chunk with an endless extension': `${start}transfer-encoding: chunked\r\n\r\n2;${'a'.repeat(MB)}\r\n{}\r\n${lastChunk}`,
  'trailers of 1 MB': `${start}transfer-encoding: chunked\r\n\r\n${chunk('{')}0\r\nx: ${'a'.repeat(MB)}\r\n\r\n`,
};

const jsonBodies = {
  nothing: post(''),
  'half of it': post('{"text":"'),
  'lists 30,000 deep': post('['.repeat(30_000) + ']'.repeat(30_000)),
  'objects 7,000 deep': post(`${'{"text":'.repeat(7_000)}1${'}'.repeat(7_000)}`),
  __proto__: post('{"__proto__":{"text":"a"}}'),
  'constructor.prototype': post('{"constructor":{"prototype":{"text":"a"}}}'),
  'a number beyond every number': post('{"text":1e999999}'),
  'bytes that are no UTF-8 for the name of its field': post('{"\u00ff\u00fe":"a"}'),
  'a text longer than any call takes': post(JSON.stringify({ text: 'a'.repeat(MB) })),
  'plain text': `${requestHead('POST', echo, { 'content-type': 'text/plain', 'content-length': '2' })}hi`,
  'a form where JSON is wanted': form(end).replace(copy, echo),
};

const file = 'form-data; name="file"; filename="a.png"';
const forms = {
  'no boundary': form(part(file, png) + end, 'multipart/form-data'),
  'an empty boundary': form(part(file, png) + end, 'multipart/form-data; boundary='),
  'a boundary of 10 KB': form(part(file, png) + end, `multipart/form-data; boundary=${'x'.repeat(10 * KB)}`),
  'a boundary of 1 MB': form(part(file, png) + end, `multipart/form-data; boundary=${'x'.repeat(MB)}`),
  'another kind of multipart': form(part(file, png) + end, 'multipart/mixed; boundary=x'),
  'no parts': form(end),
  'no end': form(part(file, png)),
  'nothing but boundaries': form('--x\r\n'.repeat(20_000) + end),
  'part headers of 1 MB': form(part(file, png, `x-pad: ${'a'.repeat(MB)}\r\n`) + end),
  'part headers of 20 KB before its name': form(
    `--x\r\nx-pad: ${'a'.repeat(20 * KB)}\r\n${part(file, png).slice(5)}${end}`,
  ),
  '1,000 headers of a part': form(`--x\r\n${'x: a\r\n'.repeat(1_000)}${part(file, png).slice(5)}${end}`),
  'a part without headers': form(`--x\r\n\r\n${png}\r\n${end}`),
  'a field name of 100 KB': form(part(`form-data; name="${'a'.repeat(100 * KB)}"`, 'a') + end),
  'a field name of 2 KB': form(part(`form-data; name="${'a'.repeat(2 * KB)}"`, 'a') + end),
  'a field without a name': form(part('form-data', 'a') + end),
  'a file without a name': form(part('form-data; filename="a.png"', png) + end),
  'a field called __proto__': form(part('form-data; name="__proto__"', 'a') + end),
  'a file called constructor': form(part('form-data; name="constructor"; filename="a.png"', png) + end),
  'a file name of 10 KB': form(part(`form-data; name="file"; filename="${'a'.repeat(10 * KB)}.png"`, png) + end),
  'a file name with a line break': form(part('form-data; name="file"; filename="a\nb.png"', png) + end),
  '10,000 fields': form(part('form-data; name="text"', 'a').repeat(10_000) + end),
  '500 fields': form(part('form-data; name="text"', 'a').repeat(500) + end),
  'a field that says it is JSON and is not': form(
    part('form-data; name="text"', '{', 'content-type: application/json\r\n') + end,
  ),
  'a field of JSON 100,000 deep': form(
    part('form-data; name="text"', '['.repeat(100_000) + ']'.repeat(100_000), 'content-type: application/json\r\n') +
      end,
  ),
  'a field of JSON with prototypes': form(
    part('form-data; name="text"', '{"__proto__":{"a":1}}', 'content-type: application/json\r\n') + end,
  ),
  'a part in an unknown transfer encoding and set of characters': form(
    part(
      'form-data; name="steps"',
      'x',
      'content-transfer-encoding: \0\r\ncontent-type: text/plain; charset=\u00ff\r\n',
    ) + end,
  ),
  'an id of a file that leads out': form(part('form-data; name="file"', '../../../../etc/passwd') + end),
};

describe.each(Object.entries({ requestLines, headers, framing, jsonBodies, forms }))('%s', (_kind, requests) => {
  test.each(Object.entries(requests))('with %s are refused, and the next request is served', async (_what, bytes) => {
    const answer = await exchange(app.url, Buffer.from(bytes, 'latin1'));
    // Or the connection ends without an answer.
    if (answer) {
      expect(answer.status).toSatisfy((status: number) => status >= 400 && status < 500);
      if (answer.status !== 417) {
        expect(JSON.parse(answer.body)).toMatchObject({
          code: expect.stringMatching(/^[A-Z_]+$/),
          message: expect.stringMatching(/^\S.*\.$/),
        });
      }
    }
    expect(await exchange(app.url, post('{"text":"still here"}'))).toMatchObject({
      status: 200,
      body: '{"text":"still here"}',
    });
  });
});

test('nothing that follows a refused request on the same connection is taken for another', async () => {
  const smuggled = requestHead('GET', '/api/health');
  for (const bytes of Object.values(framing)) {
    const client = await RawClient.open(app.url);
    client.send(Buffer.from(bytes + smuggled, 'latin1'));
    const first = await client.answer();
    if (first) expect(first.status).toSatisfy((status: number) => status >= 400 && status < 500);
    expect(await client.answer()).toBeUndefined();
    client.close();
  }
});

test.each([
  ['a path', '../../../etc/passwd.png', 'passwd.png'],
  ['a Windows path', 'C:\\Windows\\a.png', 'a.png'],
  ['a NUL', 'a\0b.png', 'ab.png'],
])('of a file name that holds %s only a name is left', async (_what, sent, kept) => {
  const answer = await exchange(
    app.url,
    Buffer.from(form(part(`form-data; name="file"; filename="${sent}"`, png) + end), 'latin1'),
  );
  expect(answer?.status).toBe(200);
  expect(JSON.parse(answer?.body ?? '').name).toBe(kept);
});

test('10,000 parameters of a query are too much, and 1,500 change nothing', async () => {
  expect(await exchange(app.url, get(`/api/nothing?${'p=1&'.repeat(10_000)}`))).toMatchObject({ status: 431 });
  const query = Array.from({ length: 1_500 }, (_, index) => `p${index}=1`).join('&');
  expect(await exchange(app.url, get(`/api/nothing?${query}`))).toMatchObject({ status: 404 });
});
