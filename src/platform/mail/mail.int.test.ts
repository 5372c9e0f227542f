import { once } from 'node:events';
import { createServer } from 'node:net';
import pino from 'pino';
import { expect, test } from 'vitest';
import { startMailServer } from '../../testing/mail-server.ts';
import { createMail } from './mail.ts';

const from = 'satchel@example.org';
const message = {
  to: 'ada@example.org',
  subject: 'Grüße',
  text: 'A link: https://example.org/#token=abc\n\n.\nÜber alles.',
};

test('a message arrives as it was written', async () => {
  const server = await startMailServer();
  const mail = createMail({ smtpUrl: server.url, from, log: pino({ level: 'silent' }) });
  mail.post(message);
  await mail.close();
  await server.close();
  expect(server.received).toMatchObject([{ from, to: ['ada@example.org'] }]);
  expect(server.received[0]?.text.trim()).toBe(message.text);
});

test('an address names one recipient, whatever it holds', async () => {
  const server = await startMailServer();
  const mail = createMail({ smtpUrl: server.url, from, log: pino({ level: 'silent' }) });
  mail.post({ ...message, to: 'ada@example.org, eve@example.org' });
  mail.post({ ...message, to: 'ada@example.org\r\nRCPT TO:<eve@example.org>' });
  await mail.close();
  await server.close();
  for (const { to } of server.received) expect(to).not.toContain('eve@example.org');
});

test('a server that is away is tried again, and the log says why without the message', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const mail = createMail({ smtpUrl: `smtp://127.0.0.1:${await freePort()}`, from, log });
  mail.post(message);
  await expect.poll(() => lines.length).toBe(3);
  await mail.close();
  expect(lines.join()).toContain('"reason":"ESOCKET"');
  expect(lines.join()).not.toMatch(/ada|token/);
});

test('without a server nothing is sent, and it says so', async () => {
  const mail = createMail({ smtpUrl: undefined, from, log: pino({ level: 'silent' }) });
  expect(mail.available).toBe(false);
  mail.post(message);
  await mail.close();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address !== null && typeof address === 'object' ? address.port : 0;
}
