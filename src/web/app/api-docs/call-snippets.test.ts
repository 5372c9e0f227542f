import { expect, test } from 'vitest';
import { type ApiCall, documentSchema, readCalls } from './api-document.ts';
import { buildRequest, initialTexts } from './call-request.ts';
import { writeSnippet } from './call-snippets.ts';

const origin = 'https://files.example.org';

test('a call with files is a form in every language', () => {
  const { call, request } = fill('post-api-merge', { texts: { name: "it's" }, files: { file_0: ['a.pdf', 'b.pdf'] } });
  expect(writeSnippet('curl', { call, request, origin })).toBe(
    `curl 'https://files.example.org/api/merge' \\
  -H 'Authorization: Bearer satchel_YOUR_KEY' \\
  -F 'file_0=@a.pdf' \\
  -F 'file_1=@b.pdf' \\
  --form-string 'name=it'\\''s'`,
  );
  const javascript = writeSnippet('javascript', { call, request, origin });
  expect(javascript).toContain('form.append("file_1", await openAsBlob("b.pdf"), "b.pdf");');
  expect(javascript).toContain('form.append("name", "it\'s");');
  const python = writeSnippet('python', { call, request, origin });
  expect(python).toContain('        ("file_0", open("a.pdf", "rb")),');
  expect(python).toContain('        ("name", "it\'s"),');
});

test('files that were not chosen yet stand in the code all the same', () => {
  const { call, request } = fill('post-api-merge', {});
  expect(writeSnippet('curl', { call, request, origin })).toContain("-F 'file_1=@second.pdf'");
});

test('a call with JSON has numbers and yes or no as what they are', () => {
  const { call, request } = fill('post-api-words', { texts: { count: '3', upper: 'true' } });
  expect(request.json).toEqual({ text: 'Hello', count: 3, upper: true });
  expect(writeSnippet('curl', { call, request, origin })).toContain(`-d '{"text":"Hello","count":3,"upper":true}'`);
  expect(writeSnippet('python', { call, request, origin })).toContain(
    'json={"text": "Hello", "count": 3, "upper": True},',
  );
});

test('what belongs into the address goes there, and what is empty is left out', () => {
  const { call, request } = fill('get-api-jobs-id', { texts: { id: 'a/b', after: '', part: 'x y' } });
  expect(request).toEqual({ method: 'GET', path: '/api/jobs/a%2Fb?part=x+y', headers: {} });
  expect(writeSnippet('curl', { call, request, origin })).toBe(
    `curl 'https://files.example.org/api/jobs/a%2Fb?part=x+y' \\\n  -H 'Cookie: satchel.session_token=YOUR_SESSION'`,
  );
});

test('a refusal is listed with its code and sentence', () => {
  expect(find('post-api-words').refusals).toEqual([{ status: '413', code: 'TEXT_TOO_LONG', message: 'Too long.' }]);
});

function fill(id: string, given: { texts?: Record<string, string>; files?: Record<string, string[]> }) {
  const call = find(id);
  const files = Object.entries(given.files ?? {}).map(([name, names]) => [
    name,
    names.map((each) => new File([], each)),
  ]);
  const texts = { ...initialTexts(call), ...given.texts };
  return { call, request: buildRequest(call, { texts, files: Object.fromEntries(files), asJob: false }) };
}

function find(id: string): ApiCall {
  const call = readCalls(document).find((each) => each.id === id);
  if (!call) throw new Error(`There is no call ${id}.`);
  return call;
}

const text = { type: 'string' };
const document = documentSchema.parse({
  info: { version: '1' },
  components: {},
  paths: {
    '/api/merge': {
      post: {
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                properties: { file_0: { ...text, format: 'binary', 'x-numbered': true }, name: text },
                required: ['file_0'],
              },
            },
          },
        },
      },
    },
    '/api/words': {
      post: {
        requestBody: {
          content: {
            'application/json': {
              schema: {
                properties: { text, count: { type: 'number' }, upper: { type: 'boolean' } },
                examples: [{ text: 'Hello' }],
              },
            },
          },
        },
        responses: {
          413: {
            content: {
              'application/json': { examples: { A: { value: { code: 'TEXT_TOO_LONG', message: 'Too long.' } } } },
            },
          },
        },
      },
    },
    '/api/jobs/{id}': {
      get: {
        security: [{ session: [] }],
        parameters: [
          { name: 'id', in: 'path', required: true },
          { name: 'after', in: 'query' },
          { name: 'part', in: 'query' },
        ],
      },
    },
  },
});
