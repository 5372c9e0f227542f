import type { Transporter } from 'nodemailer';
import type { Log } from '../log/log.ts';

export type MailMessage = {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
};

export type Mail = {
  /** False when no mail server is set: then nothing is sent, and features that need mail say so. */
  readonly available: boolean;
  /** Sends in the background, several times if need be; a failure is logged without the message. */
  post: (message: MailMessage) => void;
  /** Waits for what is being sent, for a moment. */
  close: () => Promise<void>;
};

const attempts = 3;
const retryMs = 2_000;
const patienceMs = 10_000;
// A stopping application waits no longer for a mail server.
const farewellMs = 3_000;

/**
 * Outgoing mail.
 * @param smtpUrl `smtps://user:password@host:465`, or `smtp://...`, which changes to TLS when the server offers it; unset: none
 */
export function createMail(params: { smtpUrl: string | undefined; from: string; log: Log }): Mail {
  const { smtpUrl, from, log } = params;
  if (smtpUrl === undefined) {
    return { available: false, post: () => undefined, close: async () => undefined };
  }
  // Loaded only where mail is sent.
  const opening: Promise<Transporter> = import('nodemailer').then(({ createTransport }) =>
    createTransport(
      { url: smtpUrl, connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: 2 * patienceMs },
      { from: { name: 'Satchel', address: from } },
    ),
  );
  const closing = new AbortController();
  const underway = new Set<Promise<void>>();

  async function deliver(message: MailMessage): Promise<void> {
    const transport = await opening;
    for (let attempt = 1; ; attempt++) {
      try {
        // As an object, so that nothing in the address can name a second recipient.
        await transport.sendMail({ ...message, to: { name: '', address: message.to } });
        return;
      } catch (error) {
        const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
        log.warn({ reason, attempt }, 'A message could not be sent');
        if (attempt === attempts || closing.signal.aborted) return;
        await pause(retryMs, closing.signal);
      }
    }
  }

  return {
    available: true,
    post: (message) => {
      const sending = deliver(message).finally(() => underway.delete(sending));
      underway.add(sending);
    },
    close: async () => {
      closing.abort();
      const late = new AbortController();
      await Promise.race([Promise.all(underway), pause(farewellMs, late.signal)]);
      late.abort();
      (await opening).close();
    },
  };
}

/** Ends early when the signal aborts. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
