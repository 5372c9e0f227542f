/** The fields of a message by lower-case name, each in the order they came. */
export type Fields = ReadonlyMap<string, readonly string[]>;

/**
 * Who a message is from: a person, or a program that no program may answer (RFC 3834, 2). 'own' is from this mailbox or this site,
 * 'spam' what the mail server took for such.
 */
export type MessageKind = 'person' | 'own' | 'bounce' | 'automatic' | 'list' | 'spam';

export type Classified = {
  kind: MessageKind;
  /** Whether a program may answer: somebody reads it there, and the sender is who it says as far as can be seen. */
  mayAnswer: boolean;
};

/**
 * @param sender the address in `From`, in lower case
 * @param ownAddresses of this site and its mailbox, in lower case
 */
export function classifyMessage(fields: Fields, sender: string, ownAddresses: readonly string[]): Classified {
  const kind = kindOf(fields, sender, ownAddresses);
  return { kind, mayAnswer: kind === 'person' && !isUnanswerable(fields, sender) };
}

function kindOf(fields: Fields, sender: string, ownAddresses: readonly string[]): MessageKind {
  const first = (name: string) => fields.get(name)?.[0]?.trim().toLowerCase() ?? '';
  const has = (name: string) => fields.has(name);
  if (ownAddresses.includes(withoutTag(sender))) return 'own';
  const isFromMailer = /^(?:mailer-daemon|postmaster|mail-daemon|mdaemon)@/.test(sender);
  const isReport = /^multipart\/report\b/.test(first('content-type'));
  if (isFromMailer || isReport || first('return-path') === '<>' || has('x-failed-recipients')) return 'bounce';
  const submitted = first('auto-submitted').split(/[;\s]/)[0];
  const isMarked = submitted !== undefined && submitted !== '' && submitted !== 'no';
  const precedence = first('precedence');
  if (isMarked || precedence === 'auto_reply' || automaticFields.some(has)) return 'automatic';
  if (/^(?:bulk|list|junk)$/.test(precedence) || listFields.some(has)) return 'list';
  const isSpam =
    first('x-spam-flag') === 'yes' || /^yes\b/.test(first('x-spam-status')) || /^(?:yes|spam)\b/.test(first('x-spam'));
  return isSpam ? 'spam' : 'person';
}

const automaticFields = ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-auto-reply-from', 'x-mail-autoreply'];
const listFields = ['list-id', 'list-unsubscribe', 'list-post', 'list-help', 'x-mailing-list', 'feedback-id'];

function isUnanswerable(fields: Fields, sender: string): boolean {
  const replyTo = fields.get('reply-to')?.join(' ').toLowerCase();
  const isElsewhere = replyTo !== undefined && replyTo.trim() !== '' && !replyTo.includes(sender);
  // Only the topmost is that of our own mail server; what is below it, anybody may have written.
  const verdict = fields.get('authentication-results')?.[0] ?? '';
  const isForged = /\bdmarc\s*=\s*(?:fail|permerror)\b/i.test(verdict);
  return isElsewhere || isForged || fields.has('x-auto-response-suppress') || noReply.test(sender);
}

const noReply =
  /^(?:[^@]*[._+-])?(?:no-?_?reply|do-?_?not-?_?reply|notifications?|bounces?|automated?|robot|daemon)(?:[._+-][^@]*)?@/;

/** 'ada+news@example.org' → 'ada@example.org'. */
export const withoutTag = (address: string): string => address.replace(/^([^@+]+)\+[^@]*@/, '$1@');
