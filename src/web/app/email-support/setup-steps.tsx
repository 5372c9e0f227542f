import { t } from '../../../shared/language/translate.ts';
import { CopyButton } from '../../kit/ui/copy-button.tsx';

/** How an operator connects the mailbox. */
export function SetupSteps({ account, isSet }: { account: string | null; isSet: boolean }) {
  const user = encodeURIComponent(account ?? 'support@example.org');
  const settings = [
    `IMAP_URL=imaps://${user}@imap.gmail.com`,
    'IMAP_PASSWORD=abcd efgh ijkl mnop',
    `SMTP_URL=smtps://${user}:abcdefghijklmnop@smtp.gmail.com`,
  ].join('\n');
  return (
    <section aria-labelledby="setup">
      <h2 id="setup" className="mb-3 text-2xl">
        {isSet ? 'How it is set up' : 'Set it up'}
      </h2>
      <ol className="max-w-prose list-decimal space-y-2.5 ps-6">
        <li>Switch on IMAP for the account, in the settings of your mail provider.</li>
        <li>
          Switch on two-step verification, then make an app password. It has 16 letters, usually shown in groups of
          four. Your normal password does not work with most providers.
        </li>
        <li>
          Give this site the settings below, with your provider’s servers and your own password, and start it again. The
          blanks in an app password do not matter for IMAP_PASSWORD; in an address, leave them out.
        </li>
        <li>Press Send Test Email on this page. It says what is wrong, if anything is.</li>
      </ol>
      <div className="mt-4 max-w-2xl rounded-[14px] border border-line bg-card p-4">
        <pre className="whitespace-pre-wrap text-sm [overflow-wrap:anywhere]">{settings}</pre>
        <div className="mt-3">
          <CopyButton text={settings} what={t('settings')}>
            Copy
          </CopyButton>
        </div>
      </div>
      <p className="mt-4 max-w-prose text-soft">
        The mailbox is only read: no email in it is changed, marked or deleted. Emails that were there before are left
        alone. Where passwords are not allowed, IMAP_REFRESH_TOKEN takes an OAuth 2 token; npm run config lists all
        settings.
      </p>
    </section>
  );
}
