import { once } from 'node:events';
import { request } from 'node:http';
import { MB, MINUTE_MS } from '../src/shared/units.ts';
import type { AttackResult } from './attack.ts';
import { startApplication } from './start-application.ts';
import { seconds } from './suite.ts';

const forms = 6;
// Enough to kill a process that keeps it all.
const megabytesEach = 400;
const growthLimitBytes = 256 * MB;

/** Six simultaneous forms of unknown length, with endless text fields. */
export async function attack(): Promise<AttackResult> {
  const app = await startApplication({ realCallers: true });
  try {
    await visit(app.url);
    const before = await app.residentBytes();
    let attacking = true;
    let slowest = 0;
    const visits = (async () => {
      while (attacking) slowest = Math.max(slowest, await visit(app.url));
    })();
    const answers = await Promise.all(Array.from({ length: forms }, () => sendEndlessForm(app.url)));
    attacking = false;
    await visits;
    const growth = (await app.peakResidentBytes()) - before;
    return {
      name: 'memory',
      figures: {
        answers: [...new Set(answers)].join(' and '),
        'resident memory': `${(growth / MB).toFixed(0)} MB more than ${(before / MB).toFixed(0)} MB`,
        'slowest page meanwhile': seconds(slowest),
      },
      held: growth < growthLimitBytes && answers.every((answer) => answer === '413' || answer === '400'),
    };
  } finally {
    await app.stop();
  }
}

/** Milliseconds until the home page loaded. */
async function visit(url: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url, { signal: AbortSignal.timeout(MINUTE_MS) });
  if (answer.status !== 200) throw new Error(`The home page answered ${answer.status}.`);
  await answer.text();
  return performance.now() - start;
}

/** Sends text fields until answered or disconnected; returns the status, or how it ended. */
async function sendEndlessForm(url: string): Promise<string> {
  const boundary = 'satchel-bench';
  const call = request(`${url}/api/tools/image-compress`, {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    agent: false,
  });
  let end: string | undefined;
  const ended = new Promise<string>((resolve) => {
    call.once('response', (answer) => {
      answer.resume();
      resolve(String(answer.statusCode));
    });
    call.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  }).then((how) => {
    end = how;
    return how;
  });
  // Just under the limit of one field.
  const value = Buffer.alloc(MB - 1, 'a');
  for (let sent = 0; sent < megabytesEach && end === undefined; sent++) {
    call.write(`--${boundary}\r\ncontent-disposition: form-data; name="field-${sent}"\r\n\r\n`);
    call.write(value);
    if (!call.write('\r\n')) await Promise.race([once(call, 'drain'), ended]);
  }
  if (end === undefined) call.end(`--${boundary}--\r\n`);
  const how = await ended;
  call.destroy();
  return how;
}
