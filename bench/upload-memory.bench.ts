import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { MB } from '../src/shared/units.ts';
import { startApplication } from './start-application.ts';
import type { Suite } from './suite.ts';

const uploadBytes = 500 * MB;
const limitBytes = 64 * MB;

/** Checks that a large upload does not pass through memory as a whole. */
export const suite: Suite = {
  name: 'upload-memory',
  about: 'Growth of resident memory of the web process while a 500 MB file streams in.',
  run: async () => {
    const app = await startApplication();
    try {
      // A first small call loads code that would count as growth.
      await upload(app.url, MB);
      const before = await app.residentBytes();
      let peak = before;
      let done = false;
      const watch = (async () => {
        while (!done) {
          peak = Math.max(peak, await app.residentBytes());
          await sleep(20);
        }
      })();
      const status = await upload(app.url, uploadBytes);
      done = true;
      await watch;
      const growth = peak - before;
      return [
        {
          what: `500 MB upload (answered ${status})`,
          ours: `${(growth / MB).toFixed(0)} MB more`,
          peer: `${(before / MB).toFixed(0)} MB before`,
          target: 'under 64 MB more',
          holds: growth < limitBytes,
        },
      ];
    } finally {
      await app.stop();
    }
  },
};

/** Sends this many bytes that look like a JPEG while they are accepted; returns the answer's status. */
async function upload(url: string, bytes: number): Promise<number> {
  const boundary = 'satchel-bench';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="large.jpg"\r\n\r\n`;
  const tail = `\r\n--${boundary}--\r\n`;
  const chunk = Buffer.alloc(MB, 0x5a);
  async function* body() {
    yield Buffer.from(head);
    yield Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), chunk.subarray(4)]);
    for (let sent = chunk.length; sent < bytes; sent += chunk.length) yield chunk;
    yield Buffer.from(tail);
  }
  const call = request(`${url}/api/tools/image-compress`, {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  const answered = once(call, 'response');
  await pipeline(body, call);
  const [answer] = (await answered) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode ?? 0;
}
