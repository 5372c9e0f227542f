import type { FetchMessageObject, ImapFlow, MessageStructureObject } from 'imapflow';
import { t } from '../../shared/language/translate.ts';
import { KB, MB, SECOND_MS } from '../../shared/units.ts';

/** Where a mailbox is, and who opens it. */
export type ImapAccount = {
  host: string;
  port: number;
  user: string;
  /** 'INBOX', or another folder. */
  folder: string;
  /** 'tls' from the first byte, 'starttls' before the password, or 'none', for a server on the same machine. */
  encryption: 'tls' | 'starttls' | 'none';
  credentials: () => Promise<ImapCredentials>;
  /** How long to wait for an answer while opening; 15 s by default. */
  answersWithinMs?: number;
};

export type ImapCredentials = { pass: string } | { accessToken: string };

/** What is known of a message before its parts are fetched. */
export type MessageHead = {
  uid: number;
  /** In bytes. */
  size: number;
  /** The fields as they came, cut at 64 KB. */
  header: Buffer;
  /** Undefined where the server cannot tell, as for some damaged messages. */
  structure: MessageStructureObject | undefined;
};

/** An open folder. It is only read: no message is changed, marked or deleted. */
export type ImapSession = {
  /** Changes when the server numbers its messages anew (RFC 9051, 2.3.1.1). */
  uidValidity: string;
  /** The UID that the next message gets, as of opening. */
  uidNext: number;
  /** UIDs of the messages after this one, ascending. */
  uidsAfter: (uid: number) => Promise<number[]>;
  /** UIDs of the messages that arrived on this day or later, ascending. */
  uidsSince: (day: Date) => Promise<number[]>;
  /** Undefined for a message that is gone. */
  head: (uid: number, options?: { withStructure: boolean }) => Promise<MessageHead | undefined>;
  /**
   * A part as it came, still encoded, with its own fields before it: at most `maxBytes` of it.
   * @param part '1.2', or '' for the message itself, whatever it is made of
   */
  part: (uid: number, part: string, maxBytes: number) => Promise<Buffer>;
  /** Waits until a message arrives, but not longer than this; rejects when the connection breaks. */
  news: (withinMs: number, signal: AbortSignal) => Promise<void>;
  close: () => void;
};

const defaultPatienceMs = 15 * SECOND_MS;
// Longer than `news` waits before it asks the server whether it is still there.
const silenceMs = 90 * SECOND_MS;
const maxHeaderBytes = 64 * KB;

/**
 * Opens a folder for reading.
 * @throws ImapFailure when that fails, within twice `answersWithinMs` also where the server stays silent
 */
export async function openImap(account: ImapAccount, signal?: AbortSignal): Promise<ImapSession> {
  const { ImapFlow } = await import('imapflow');
  const { host, port, user, folder, encryption, answersWithinMs = defaultPatienceMs } = account;
  const auth = { user, ...(await account.credentials()) };
  const client = new ImapFlow({
    ...{ host, port, auth, secure: encryption === 'tls', doSTARTTLS: encryption === 'starttls' },
    ...{ connectionTimeout: answersWithinMs, greetingTimeout: answersWithinMs, socketTimeout: silenceMs },
    // A hostile or broken server; no answer that is asked for is larger.
    ...{ maxLiteralSize: 16 * MB, maxLineLength: 16 * MB, maxResponseSize: 32 * MB },
    ...{ logger: false, disableCompression: true, autoIdleDelay: SECOND_MS / 2 },
    clientInfo: { name: 'Satchel' },
  });
  const lost = Promise.withResolvers<never>();
  // Often nobody waits for news when it breaks; the next command fails then.
  lost.promise.catch(() => undefined);
  client.on('error', (error) => lost.reject(error));
  client.on('close', () => lost.reject(new Error('The connection was closed.')));
  const giveUp = AbortSignal.any([AbortSignal.timeout(2 * answersWithinMs), ...(signal ? [signal] : [])]);
  const end = () => client.close();
  giveUp.addEventListener('abort', end, { once: true });
  try {
    await Promise.race([client.connect(), lost.promise]);
    await Promise.race([client.mailboxOpen(folder, { readOnly: true }), lost.promise]);
  } catch (error) {
    client.close();
    throw new ImapFailure(giveUp.aborted ? silent(account) : explain(error, account), isRefusal(error), error);
  } finally {
    giveUp.removeEventListener('abort', end);
  }
  if (!client.mailbox) throw new Error('An open folder has its state.');
  const { uidValidity, uidNext } = client.mailbox;
  return { uidValidity: String(uidValidity), uidNext, ...sessionOf(client, account, lost.promise) };
}

function sessionOf(client: ImapFlow, account: ImapAccount, lost: Promise<never>) {
  let hasNews = false;
  let onNews: () => void = () => undefined;
  client.on('exists', () => {
    hasNews = true;
    onNews();
  });
  const ask = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await Promise.race([work(), lost]);
    } catch (error) {
      throw new ImapFailure(explain(error, account), false, error);
    }
  };
  const search = async (query: Parameters<ImapFlow['search']>[0]) => {
    const found = await ask(() => client.search(query, { uid: true }));
    return (found || []).toSorted((a, b) => a - b);
  };
  const fetch = (uid: number, query: Parameters<ImapFlow['fetchOne']>[1]): Promise<FetchMessageObject | false> =>
    ask(() => client.fetchOne(String(uid), query, { uid: true }));

  return {
    // '7:*' always has the last message in it, also when that is the sixth.
    uidsAfter: async (uid: number) => (await search({ uid: `${uid + 1}:*` })).filter((found) => found > uid),
    uidsSince: (day: Date) => search({ since: day }),
    head: async (uid: number, { withStructure } = { withStructure: true }) => {
      const found = await fetch(uid, {
        ...{ uid: true, size: true, bodyStructure: withStructure },
        bodyParts: [{ key: 'HEADER', start: 0, maxLength: maxHeaderBytes }],
      });
      if (!found) return undefined;
      const header = partOf(found, 'HEADER');
      return { uid, size: found.size ?? header.length, header, structure: found.bodyStructure };
    },
    part: async (uid: number, part: string, maxBytes: number) => {
      const [fields, content] = part === '' ? ['HEADER', 'TEXT'] : [`${part}.MIME`, part];
      const found = await fetch(uid, {
        bodyParts: [
          { key: fields, start: 0, maxLength: maxHeaderBytes },
          { key: content, start: 0, maxLength: maxBytes },
        ],
      });
      if (!found) return Buffer.alloc(0);
      return Buffer.concat([partOf(found, fields), partOf(found, content)]);
    },
    news: async (withinMs: number, signal: AbortSignal) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      onNews = resolve;
      const timer = setTimeout(resolve, withinMs);
      const stop = () => resolve();
      signal.addEventListener('abort', stop, { once: true });
      if (hasNews || signal.aborted) resolve();
      try {
        await ask(() => promise);
        hasNews = false;
        // A connection that is gone without a word, such as behind a router, shows here.
        if (!signal.aborted) await ask(() => client.noop());
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
      }
    },
    close: () => client.close(),
  };
}

const partOf = ({ headers, bodyParts }: FetchMessageObject, key: string): Buffer =>
  (key === 'HEADER' ? headers : bodyParts?.get(key.toLowerCase())) ?? Buffer.alloc(0);

/** Why a mailbox cannot be read, as a sentence for the operator. */
export class ImapFailure extends Error {
  override readonly name = 'ImapFailure';
  /** Whether the server refused who we are, which trying again soon does not change. */
  readonly isRefusal: boolean;

  constructor(message: string, isRefusal: boolean, cause: unknown) {
    super(message, { cause });
    this.isRefusal = isRefusal;
  }
}

type ImapError = {
  code?: string;
  authenticationFailed?: boolean;
  tlsFailed?: boolean;
  mailboxMissing?: boolean;
  responseText?: string;
  response?: unknown;
};

const isRefusal = (error: unknown): boolean => (error as ImapError).authenticationFailed === true;

function explain(error: unknown, account: ImapAccount): string {
  if (error instanceof ImapFailure) return error.message;
  const { code = '', tlsFailed, mailboxMissing, responseText, response } = error as ImapError;
  const { host, port, folder, user } = account;
  const withReply = (sentence: string) => [sentence, ...saidBy(responseText ?? response)].join(' ');
  if (isRefusal(error))
    return withReply(t('The mail server refused the user name or the password of {user}.', { user }));
  if (mailboxMissing) return withReply(t('The mailbox has no folder {folder}.', { folder }));
  if (/TIMEOUT|ETIMEDOUT/.test(code)) return silent(account);
  if (code === 'ECONNREFUSED') return t('No mail server answers at {host}, port {port}.', { host, port });
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return t('There is no mail server named {host}, or it cannot be found now.', { host });
  if (tlsFailed || /CERT|TLS|SSL|SIGNATURE|ISSUER/.test(code))
    return code
      ? t('No safe connection to {host} came about ({code}).', { host, code })
      : t('No safe connection to {host} came about.', { host });
  return withReply(
    code
      ? t('The connection to {host} broke ({code}).', { host, code })
      : t('The connection to {host} broke.', { host }),
  );
}

const silent = ({ host, port }: ImapAccount): string =>
  t('The mail server at {host}, port {port}, does not answer.', { host, port });

/** What the server said, in one line. It is for administrators only. */
function saidBy(text: unknown): string[] {
  if (typeof text !== 'string' || text.trim() === '') return [];
  const line = text
    .replace(/\p{C}|\s+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, 200)
    .toWellFormed();
  return [t("It said: '{line}'", { line })];
}
