import type { Transaction } from '../../platform/database/database.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { t } from '../../shared/language/translate.ts';
import type { SendReply } from '../conversations/conversations.usecases.ts';
import type { ReplyAddresses } from './reply-address.ts';

export type AnswerMails = ReturnType<typeof createAnswerMails>;

type About = {
  to: string;
  subject: string;
  number: string;
  text: string;
  /** `Message-ID`s of the conversation so far, the oldest first. */
  references: readonly string[];
};

const maxReferences = 20;

/** Emails in a conversation: from the mailbox's address, in the thread, with an address that leads back to the conversation. */
export function createAnswerMails(dependencies: {
  mail: Pick<Mail, 'post'>;
  replyAddresses: ReplyAddresses;
  /** The mailbox's own. */
  address: string;
  hasPlusAddresses: boolean;
}) {
  const { mail, replyAddresses, address, hasPlusAddresses } = dependencies;

  /** Returns the email's `Message-ID`. */
  async function post(
    about: About,
    writtenBy: 'answering program' | 'person',
    transaction: Transaction,
  ): Promise<string> {
    const { to, subject, number, text } = about;
    const references = about.references.slice(-maxReferences);
    const inReplyTo = references.at(-1);
    const messageId = replyAddresses.messageIdFor(number);
    await mail.post(
      {
        ...{ to, text, messageId, writtenBy },
        subject: `${/^re:/i.test(subject) ? '' : 'Re: '}${subject.replaceAll(/\s*\[#\d{8}\]/g, '') || t('Your message')} [#${number}]`,
        from: { name: 'Satchel Support', address },
        replyTo: hasPlusAddresses ? replyAddresses.addressFor(number) : address,
        ...(inReplyTo !== undefined && { inReplyTo, references }),
      },
      transaction,
    );
    return messageId;
  }

  return {
    postAutomatic: (about: About, transaction: Transaction): Promise<string> =>
      post({ ...about, text: `${about.text}\n\n${automaticFooter()}` }, 'answering program', transaction),

    /** @param about.link the page on which the person can read the conversation */
    postReply: (about: About & { link: string }, transaction: Transaction): Promise<string> =>
      post({ ...about, text: `${about.text}\n\n${replyFooter(about)}` }, 'person', transaction),
  };
}

const automaticFooter = () =>
  `--\n${t('This answer was written automatically. If it does not help, please reply to this email: a person reads it then.')}\n`;

const replyFooter = ({ number, link }: { number: string; link: string }) =>
  `--\n${t('Ticket {number}. To answer, reply to this email. All messages are at {link}', { number, link })}\n`;

/** Sends operators' answers by the mailbox. */
export const createSendReply = (dependencies: {
  answerMails: AnswerMails;
  /** `Message-ID`s of a conversation, the oldest first. */
  messageIdsOf: (conversationId: number) => Promise<string[]>;
}): SendReply => ({
  isReady: () => true,
  send: async ({ conversation: { id, email, subject, number }, message: { text }, link }, transaction) => {
    if (email === null) throw new Error('Whoever has no address gets no email.');
    const references = await dependencies.messageIdsOf(id);
    return dependencies.answerMails.postReply({ to: email, subject, number, text, references, link }, transaction);
  },
});
