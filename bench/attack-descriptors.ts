import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE_MS } from '../src/shared/units.ts';
import type { AttackResult } from './attack.ts';
import { startApplication } from './start-application.ts';
import { seconds } from './suite.ts';

const bodies = 3_000;
const idle = 1_000;
const dripMs = 5_000;
// Long enough to reach a limit on slow bodies.
const attackMs = MINUTE_MS;
const descriptorLimit = 1_500;
// By then, slow bodies have been ended and their files closed.
const leftLimit = 100;

/** Thousands of uploads that drip a byte now and then, and silent connections, all from one address. */
export async function attack(): Promise<AttackResult> {
  const app = await startApplication({ realCallers: true });
  const sockets: Socket[] = [];
  try {
    await visit(app.url);
    const before = await app.openDescriptors();
    const { hostname, port } = new URL(app.url);
    const open = () => {
      const socket = connect({ host: hostname, port: Number(port) });
      // Disconnection is what the attacker expects.
      socket.on('error', () => undefined);
      socket.resume();
      sockets.push(socket);
      return socket;
    };
    for (let count = 0; count < bodies; count++) {
      open().write(beginUpload);
      if (count % 100 === 0) await sleep(20);
    }
    for (let count = 0; count < idle; count++) open();

    let most = 0;
    let slowest = 0;
    const start = performance.now();
    while (performance.now() - start < attackMs) {
      await sleep(dripMs);
      for (const socket of sockets.slice(0, bodies)) if (socket.writable) socket.write('a');
      most = Math.max(most, (await app.openDescriptors()) - before);
      slowest = Math.max(slowest, await visit(app.url));
    }
    const left = (await app.openDescriptors()) - before;
    return {
      name: 'descriptors',
      figures: {
        'most descriptors': `${most} more than ${before}`,
        'after a minute': `${left} more`,
        'slowest page of another visitor': seconds(slowest),
      },
      held: most <= descriptorLimit && left <= leftLimit,
    };
  } finally {
    for (const socket of sockets) socket.destroy();
    await app.stop();
  }
}

const beginUpload = [
  'POST /api/tools/image-compress HTTP/1.1',
  'host: 127.0.0.1',
  'content-type: multipart/form-data; boundary=drip',
  'content-length: 1000000',
  '',
  '--drip',
  'content-disposition: form-data; name="file"; filename="drip.jpg"',
  '',
  '',
].join('\r\n');

/** Milliseconds until the home page loaded, for a visitor at another address. */
const visit = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const call = request(url, { localAddress: '127.0.0.2', agent: false, timeout: MINUTE_MS }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`The home page answered ${answer.statusCode}.`));
      answer.resume().once('end', () => resolve(performance.now() - start));
    });
    call.once('timeout', () => call.destroy(new Error('The home page did not answer within a minute.')));
    call.once('error', reject);
    call.end();
  });
