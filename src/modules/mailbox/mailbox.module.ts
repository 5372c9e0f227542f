import { createHash } from 'node:crypto';
import type { Engines } from '../../engines/engines.ts';
import { type ImapAccount, openImap } from '../../platform/mail/imap.ts';
import { createRateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { createId } from '../../shared/ids.ts';
import { t } from '../../shared/language/translate.ts';
import { DAY_MS } from '../../shared/units.ts';
import type { AccountsModule } from '../accounts/accounts.module.ts';
import { createAdminGuard } from '../admin/admin-guard.ts';
import { createAuditLog } from '../admin/audit-log.ts';
import type { ConversationsModule } from '../conversations/conversations.module.ts';
import type { Module } from '../define-module.ts';
import type { Services } from '../services.ts';
import { createCredentials } from './access-token.ts';
import { createAnswerMails, createSendReply } from './answer-mails.ts';
import { withoutTag } from './classify-message.ts';
import type { MailboxAccount } from './mailbox.config.ts';
import type { MailboxStatus } from './mailbox.contract.ts';
import { createMailboxRepository } from './mailbox.repository.ts';
import { mailboxRoutes } from './mailbox.routes.ts';
import { describeMailbox } from './mailbox-status.ts';
import { createNoteRefused } from './note-undelivered.ts';
import { type AnswerQuestion, createReceiveMessage } from './receive-message.ts';
import { createReplyAddresses } from './reply-address.ts';
import { createMailboxTest } from './test-mailbox.ts';
import { type WatchTimes, watchMailbox } from './watch-mailbox.ts';

export type MailboxModuleConfig = {
  mailbox: MailboxAccount | undefined;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
};

/** Longer than any server keeps an email that was not fetched, after which the same one could come again. */
const keptMs = 400 * DAY_MS;

/** The mailbox that people write to for support: emails become conversations, and operators' answers go out as emails. */
export function createMailboxModule(
  services: Services<MailboxModuleConfig>,
  others: {
    accounts: AccountsModule;
    conversations: ConversationsModule;
    /** Answers questions by itself, where it is sure. */
    answer: AnswerQuestion | undefined;
    times?: Partial<WatchTimes>;
  },
): Module {
  const { config, database, pool, mail, signingSecret, capabilities, log } = services;
  const { conversations } = others.conversations;
  const { answer } = others;
  const { mailbox, smtpUrl, publicUrl } = config;
  const repository = createMailboxRepository(database, nameOf(mailbox));
  const from = config.mailFrom ?? `no-reply@${new URL(publicUrl).hostname}`;

  const status = async (): Promise<MailboxStatus> => {
    const { describeAi }: Partial<Engines> = capabilities;
    const provider = (await describeAi?.())?.provider;
    const automaticResponses = mailbox !== undefined && mail.available && answer !== undefined;
    return describeMailbox({
      ...{ address: mailbox?.address, row: await repository.find(), lastDay: await repository.lastDay() },
      aiProvider: provider?.name ?? t('Built-in'),
      features: { automaticResponses, escalationSystem: true, aiPowered: provider !== undefined },
    });
  };
  const watched = mailbox && openMailbox(mailbox);

  function openMailbox(account: MailboxAccount) {
    const { address, hasPlusAddresses, secret } = account;
    const imap: ImapAccount = { ...account, credentials: createCredentials(secret) };
    const replyAddresses = createReplyAddresses({ address, signingSecret });
    const answerMails = createAnswerMails({ mail, replyAddresses, address, hasPlusAddresses });
    const messageIdsOf = async (id: number) =>
      (await conversations.messages(id)).flatMap(({ messageId }) => messageId ?? []);
    if (mail.available) conversations.sendRepliesWith(createSendReply({ answerMails, messageIdsOf }));
    mail.onRefused(createNoteRefused(conversations));
    const receive = createReceiveMessage({
      ...{ repository, conversations, mail, replyAddresses, answerMails, answer, publicUrl, signingSecret },
      ownAddresses: [address, account.user, from].map((own) => withoutTag(own.toLowerCase())),
    });
    return {
      test: createMailboxTest({ account: imap, repository, replyAddresses, address, hasPlusAddresses, smtpUrl, from }),
      watch: () =>
        watchMailbox({
          ...{ id: createId(), repository, receive, log },
          open: (signal) => openImap(imap, signal),
          ...(others.times && { times: others.times }),
        }),
    };
  }

  return {
    name: 'mailbox',
    ...(watched && { watch: watched.watch }),
    routes: (web) =>
      mailboxRoutes(web, {
        status,
        test:
          watched?.test ??
          (async () => ({ success: false, error: t('No mailbox is set. Set IMAP_URL, and start the site again.') })),
        testLimit: createRateLimits(pool).define({ name: 'mailbox-test', points: 10, seconds: 600 }),
        findAttachment: repository.findAttachment,
        guard: createAdminGuard({ identify: others.accounts.identify }),
        audit: createAuditLog(database),
      }),
    personalData: { name: 'emails', collect: repository.emailsOf, erase: repository.eraseEmailsOf },
    schedule: [{ name: 'sweep-mailbox', cron: '41 3 * * *', run: () => repository.deleteBefore(keptMs) }],
    ...(mailbox && smtpUrl === undefined && { processors: { mail: mailbox.host } }),
    ...(mailbox && smtpUrl !== undefined && { processors: { mail: hostsOf(smtpUrl, mailbox) } }),
    health: [
      {
        name: 'mailbox',
        whenRejected: 'degraded',
        check: async () => {
          if (!mailbox) return { state: 'unset' };
          const { status: state, since } = await status();
          if (state !== 'error') return { state: 'ok' };
          // Anybody may read this: no account, and nothing that the mail server said.
          return {
            state: 'degraded',
            reason: t('The support mailbox cannot be read.'),
            ...(since !== null && { since }),
          };
        },
      },
    ],
  };
}

const nameOf = (mailbox: MailboxAccount | undefined): string =>
  createHash('sha256').update(`${mailbox?.host} ${mailbox?.user} ${mailbox?.folder}`).digest('base64url');

const hostsOf = (smtpUrl: string, { host }: MailboxAccount): string => {
  const sending = new URL(smtpUrl).host;
  return sending.startsWith(host) ? sending : `${sending} and ${host}`;
};
