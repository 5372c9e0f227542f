import PostalMime, { type Address, type Email } from 'postal-mime';
import { sniffType } from '../../engines/file-type/sniff-type.ts';
import type { ImapSession, MessageHead } from '../../platform/mail/imap.ts';
import { cleanText } from '../../shared/clean-text.ts';
import { decodeText } from '../../shared/decode-text.ts';
import { type FileType, fileTypes, safeFileName } from '../../shared/file-types.ts';
import { formatBytes, KB, MB } from '../../shared/units.ts';
import { chooseParts, type FilePart } from './choose-parts.ts';
import type { Fields } from './classify-message.ts';
import { cutQuotes, isForwardSubject } from './cut-quotes.ts';
import { htmlToPlain } from './html-to-plain.ts';

/** What a message says about itself, before any of its text is fetched. */
export type ReadHeader = {
  fields: Fields;
  /** Undefined without one address that can be answered. In lower case. */
  sender: string | undefined;
  senderName: string;
  /** Where an answer goes: the address in `Reply-To`, or else the sender. */
  answerTo: string | undefined;
  subject: string;
  /** With angle brackets; undefined when it is none. */
  messageId: string | undefined;
  /** The messages it answers, the latest first. */
  references: readonly string[];
  /** Whom it was sent and delivered to. */
  recipients: readonly string[];
};

export type ReadMessage = {
  /** What somebody wrote, without quotes and signature; never empty. */
  text: string;
  kept: readonly KeptFile[];
  /** Attachments that stay in the mailbox: 'holiday.mov (95 MB)'. */
  leftOut: readonly string[];
};

export type KeptFile = { name: string; type: FileType; content: Buffer };

const maxTextBytes = 300 * KB;
/** Of a message that the server cannot tell the parts of. */
const maxWholeBytes = 512 * KB;
const maxReferences = 20;
const maxRecipients = 50;

const keptTypes: readonly FileType[] = ['jpeg', 'png', 'gif', 'webp', 'heic', 'pdf', 'text'];
const maxFileBytes = 5 * MB;
const maxKeptBytes = 10 * MB;
const maxKeptFiles = 10;
const maxNamedFiles = 30;

const limits = { maxNestingDepth: 50, maxHeadersSize: 128 * KB };

export async function readHeader(header: Uint8Array): Promise<ReadHeader> {
  const email = await PostalMime.parse(new Uint8Array(header), limits).catch(() => undefined);
  const fields = new Map<string, string[]>();
  for (const { key, value } of email?.headers ?? []) {
    const name = key.toLowerCase();
    fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  const sender = addressesOf(email?.from)[0];
  const replyTo = (email?.replyTo ?? []).flatMap(addressesOf)[0];
  const recipients = [...(email?.to ?? []), ...(email?.cc ?? []), ...(email?.bcc ?? [])].flatMap(addressesOf);
  const delivered = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'].flatMap(
    (name) => fields.get(name) ?? [],
  );
  return {
    ...{ fields, sender, answerTo: replyTo ?? sender },
    senderName: cleanText(email?.from?.name ?? '').trim(),
    subject: cleanText(email?.subject ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
    messageId: messageIdsIn(email?.messageId)[0],
    references: [...messageIdsIn(email?.references), ...messageIdsIn(email?.inReplyTo)]
      .reverse()
      .slice(0, maxReferences),
    recipients: [...recipients, ...delivered.map((address) => address.replace(/[<>\s]/g, ''))].slice(0, maxRecipients),
  };
}

/** Strict, since an answer is sent there: exactly one mailbox, nothing that a mail server could read otherwise. */
export const isPlainAddress = (address: string): boolean =>
  address.length <= 254 && /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i.test(address);

const addressesOf = (entry: Address | undefined): string[] =>
  (entry?.group ?? (entry ? [entry] : []))
    .map(({ address }) => (address ?? '').trim().toLowerCase())
    .filter(isPlainAddress);

export const messageIdsIn = (text: string | undefined, maxLength = 20_000): string[] =>
  (text ?? '').slice(0, maxLength).match(/<[!-;=?-~]{3,250}>/g) ?? [];

/** Fetches and reads what is needed of a message: its texts and small attachments, never the whole. */
export async function readMessage(session: ImapSession, head: MessageHead, subject: string): Promise<ReadMessage> {
  const isForward = isForwardSubject(subject);
  const say = (texts: readonly string[]) => cutQuotes(texts.filter(Boolean).join('\n\n'), { isForward });
  const { structure } = head;
  if (!structure) {
    const email = await parse(await session.part(head.uid, '', maxWholeBytes));
    const leftOut = (email?.attachments ?? []).slice(0, maxNamedFiles).map(({ filename }) => nameOf(filename ?? ''));
    return { text: say([textOf(email, isForward)]) || noText, kept: [], leftOut };
  }
  const { texts, files } = chooseParts(structure);
  const read: string[] = [];
  for (const part of texts) {
    read.push(textOf(await parse(await session.part(head.uid, part, maxTextBytes)), isForward));
  }
  const isDamaged = read.every((text) => text === '') && files.every(({ type }) => !/^[a-z]+\/\S/.test(type));
  if (isDamaged) return { text: say([await readAsPlain(session, head.uid)]) || noText, kept: [], leftOut: [] };
  return { text: say(read) || noText, ...(await readFiles(session, head.uid, files)) };
}

/** The body of a message whose fields do not say what it is, as it stands. */
async function readAsPlain(session: ImapSession, uid: number): Promise<string> {
  const bytes = await session.part(uid, '', maxTextBytes);
  const start = bytes.indexOf('\r\n\r\n');
  return cleanText(decodeText(bytes.subarray(start === -1 ? 0 : start))).trim();
}

const noText = '[This message has no text.]';

const parse = (bytes: Uint8Array): Promise<Email | undefined> =>
  // Its own buffer, which PostalMime takes to be the message's alone.
  PostalMime.parse(new Uint8Array(bytes), limits).catch(() => undefined);

function textOf(email: Email | undefined, isForward: boolean): string {
  // `text` is made of the HTML where there is none.
  const hasOnlyHtml = email?.html !== undefined && !/^text\/plain/i.test(typeOf(email));
  const text = hasOnlyHtml && email.html !== undefined ? htmlToPlain(email.html, { isForward }) : (email?.text ?? '');
  return cleanText(text).trim();
}

const typeOf = (email: Email): string => email.headers.find(({ key }) => key === 'content-type')?.value ?? 'text/plain';

async function readFiles(
  session: ImapSession,
  uid: number,
  files: readonly FilePart[],
): Promise<Pick<ReadMessage, 'kept' | 'leftOut'>> {
  const kept: KeptFile[] = [];
  const leftOut: string[] = [];
  let bytes = 0;
  for (const file of files) {
    const name = nameOf(file.name);
    const mayFit = file.encodedSize <= maxFileBytes * 1.4 && bytes + file.encodedSize * 0.7 <= maxKeptBytes;
    const content =
      mayFit && kept.length < maxKeptFiles && file.mayBeKept
        ? fileIn(await parse(await session.part(uid, file.part, Math.ceil(maxFileBytes * 1.4))))
        : undefined;
    const type = content && content.length <= maxFileBytes ? await sniffType(content) : undefined;
    if (content && type && keptTypes.includes(type)) {
      bytes += content.length;
      kept.push({ name: safeFileName(name), type, content });
    } else if (leftOut.length < maxNamedFiles)
      leftOut.push(`${name} (${formatBytes(content?.length ?? Math.round(file.encodedSize * 0.73))})`);
  }
  return { kept, leftOut };
}

function fileIn(email: Email | undefined): Buffer | undefined {
  const [attachment] = email?.attachments ?? [];
  const content = attachment?.content ?? email?.html ?? email?.text;
  if (content === undefined) return undefined;
  return typeof content === 'string'
    ? Buffer.from(content)
    : Buffer.from(content instanceof Uint8Array ? content : new Uint8Array(content));
}

const nameOf = (name: string): string =>
  cleanText(name).replace(/\s+/g, ' ').trim().slice(0, 120).toWellFormed() || 'Unnamed file';

export const describeType = (type: FileType): string => fileTypes[type].name;
