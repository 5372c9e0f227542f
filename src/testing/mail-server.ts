import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export type ReceivedMail = {
  from: string;
  to: string[];
  subject: string;
  text: string;
  messageId: string;
  /** The message as it came. */
  content: string;
};

export type TestMailServer = {
  /** For the setting SMTP_URL. */
  url: string;
  port: number;
  received: ReceivedMail[];
  close: () => Promise<void>;
};

type Options = {
  /** A port that was free a moment ago; any by default. */
  port?: number;
  /** Replaces the reply to an SMTP line, for example by '550 No such mailbox'. */
  answer?: (line: string) => string | undefined;
  /** Called with a message before its acceptance is confirmed. */
  onReceived?: (mail: ReceivedMail) => Promise<void>;
};

/** A mail server that keeps its messages, with as much SMTP (RFC 5321) as a sender needs. */
export async function startMailServer(options: Options = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(socket, received, options);
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has an address with a port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function serve(socket: Socket, received: ReceivedMail[], { answer, onReceived }: Options): void {
  let buffered = '';
  let content: string | undefined;
  let from = '';
  let to: string[] = [];
  const say = (line: string) => socket.write(`${line}\r\n`);
  const answers: Record<string, (line: string) => void> = {
    ehlo: () => say('250 test'),
    mail: (line) => {
      from = bracketed(line);
      to = [];
      say('250 OK');
    },
    rcpt: (line) => {
      to.push(bracketed(line));
      say('250 OK');
    },
    data: () => {
      content = '';
      say('354 Go on');
    },
    quit: () => {
      say('221 Bye');
      socket.end();
    },
  };
  const take = (line: string) => {
    if (content === undefined) {
      const special = answer?.(line);
      if (special !== undefined) return say(special);
      const reply = answers[line.slice(0, 4).toLowerCase()];
      return reply ? reply(line) : say('250 OK');
    }
    if (line !== '.') {
      content += `${line.startsWith('..') ? line.slice(1) : line}\n`;
      return;
    }
    const mail = { from, to, content, ...parseMessage(content) };
    received.push(mail);
    content = undefined;
    if (onReceived) onReceived(mail).then(() => say('250 Kept'));
    else say('250 Kept');
  };
  say('220 test');
  socket.setEncoding('utf8');
  socket.on('data', (chunk) => {
    const lines = (buffered + chunk).split('\r\n');
    buffered = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
}

const bracketed = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? '';

function parseMessage(content: string): Pick<ReceivedMail, 'subject' | 'text' | 'messageId'> {
  const border = content.indexOf('\n\n');
  const head = content.slice(0, border).replace(/\n[ \t]+/g, ' ');
  const body = content.slice(border + 2);
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  const encoding = field('Content-Transfer-Encoding').toLowerCase();
  const text = encoding === 'quoted-printable' ? decodeQuotedPrintable(body) : body;
  return { subject: field('Subject'), text, messageId: field('Message-ID') };
}

/** RFC 2045, 6.7. */
const decodeQuotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
