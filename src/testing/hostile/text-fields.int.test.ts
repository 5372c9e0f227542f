import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleRuns } from '../../modules/tool-calls/sample-tool.ts';
import { MB } from '../../shared/units.ts';
import { startTestApplication, type TestApplication } from '../test-application.ts';
import { chunk, RawClient, requestHead } from './raw-client.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication([sampleRuns]);
});
afterAll(() => app.close());

const formType = 'multipart/form-data; boundary=x';
const head = (headers: Record<string, string>) =>
  requestHead('POST', '/api/tools/sample-copy', { 'content-type': formType, ...headers });
const field = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

describe('a form whose text never ends', () => {
  test.each([
    ['in many fields', '', field('text', 'a'.repeat(60_000))],
    ['in fields of many names', '', Array.from({ length: 500 }, (_, index) => field(`n${index}`, 'a')).join('')],
    ['in one field', '--x\r\ncontent-disposition: form-data; name="text"\r\n\r\n', 'a'.repeat(60_000)],
    ['before its first part', '', 'a'.repeat(60_000)],
    ['in the headers of a part', '--x\r\n', `x-pad: ${'a'.repeat(60_000)}\r\n`],
    ['in the name of a field', '--x\r\ncontent-disposition: form-data; name="', 'a'.repeat(60_000)],
    ['behind its end', '--x--\r\n', 'a'.repeat(60_000)],
    ['in a part that is no field', '--x\r\ncontent-type: text/plain\r\n\r\n', 'a'.repeat(60_000)],
  ])('%s is refused after a bounded number of bytes', async (_where, begin, again) => {
    const client = await RawClient.open(app.url);
    try {
      client.send(head({ 'transfer-encoding': 'chunked' }));
      if (begin) client.send(chunk(begin));
      const taken = await client.flood(Buffer.from(chunk(again)), 100 * MB);
      // Mostly the kernel's buffers.
      expect(taken).toBeLessThan(20 * MB);
      const answer = await client.answer();
      expect(answer).toMatchObject({ status: expect.toSatisfy((status) => status === 413 || status === 400) });
      expect(JSON.parse(answer?.body ?? '')).toEqual({
        code: expect.any(String),
        message: expect.stringMatching(/^[A-Z].*\.$/),
      });
    } finally {
      client.close();
    }
  });
});
