import { type ImapAccount, ImapFailure, openImap } from '../../platform/mail/imap.ts';
import { openSmtp } from '../../platform/mail/smtp.ts';
import { createId } from '../../shared/ids.ts';
import { t } from '../../shared/language/translate.ts';
import type { MailboxTest } from './mailbox.contract.ts';
import type { MailboxRepository } from './mailbox.repository.ts';
import type { ReplyAddresses } from './reply-address.ts';

/**
 * Opens the mailbox and sends it an email, now and in this process, so that what fails can be told. When that email arrives, the
 * watcher notes it.
 */
export function createMailboxTest(dependencies: {
  account: ImapAccount;
  repository: MailboxRepository;
  replyAddresses: ReplyAddresses;
  address: string;
  hasPlusAddresses: boolean;
  smtpUrl: string | undefined;
  /** MAIL_FROM. */
  from: string;
}): () => Promise<MailboxTest> {
  const { account, repository, replyAddresses, address, hasPlusAddresses, smtpUrl, from } = dependencies;

  return async () => {
    if (smtpUrl === undefined)
      return failed(t('No mail server is set to send with. Set SMTP_URL, and start the site again.'));
    try {
      (await openImap(account)).close();
    } catch (error) {
      if (!(error instanceof ImapFailure)) throw error;
      return failed(error.message);
    }
    const name = `t${Date.now().toString(36)}`;
    const smtp = await openSmtp({ smtpUrl, from });
    // Before it is sent, since it may arrive at once.
    await repository.testSent(name);
    const outcome = await smtp.send({
      messageId: `<${createId()}@${address.slice(address.lastIndexOf('@') + 1)}>`,
      recipient: hasPlusAddresses ? replyAddresses.addressFor(name) : address,
      subject: t('Test of the support mailbox'),
      text: `${t('This email was sent by the button Send Test Email. Nobody needs to answer it.')}\n`,
      details: {
        from: { name: 'Satchel Support', address },
        // Where addresses with a plus are not used, this is what it is recognised by.
        references: [replyAddresses.messageIdFor(name)],
      },
    });
    smtp.close();
    if (outcome.state === 'sent') return { success: true };
    return failed(t('The mail server of SMTP_URL did not take the email ({reason}).', { reason: outcome.reason }));
  };
}

const failed = (error: string): MailboxTest => ({ success: false, error });
