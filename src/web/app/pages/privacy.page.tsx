import { Link } from 'react-router';
import type { SitePage } from '../../../catalog/site-page.ts';
import { registrationDays } from '../../../modules/accounts/account-paths.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { hasPlans, planMode } from '../../kit/session/plan-mode.ts';
import { pageMeta } from '../head/page-head.ts';
import {
  applicationLifetime,
  conversationLifetime,
  fileLifetime,
  paymentProcessor,
  siteOrigin,
  siteValue,
} from '../head/site-values.ts';
import { LegalPage, type LegalSection } from '../legal/legal-page.tsx';

export const handle = {
  path: '/privacy',
  listed: { in: ['footer'], name: 'Privacy', rank: 80 },
} satisfies SitePage;

export const meta = pageMeta({
  path: handle.path,
  title: t('Privacy Policy'),
  description: t(
    'What this site keeps about you and your files, for how long, who else handles it, and how to have it deleted.',
  ),
});

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      summary={
        <>
          Your files are yours. They are kept for {fileLifetime()} at most, nobody reads them, and no page of this site
          loads trackers, advertising or fonts from elsewhere.
        </>
      }
      sections={sections()}
    />
  );
}

/** The times and services are those of the running instance: the server puts them into the page. */
const sections = (): readonly LegalSection[] => [
  {
    id: 'scope',
    title: t('What this covers'),
    content: (
      <p>
        This policy describes what the site at {siteOrigin()} does with your files and your data. Satchel is free
        software that anyone can run; whoever runs this site is responsible for it.
      </p>
    ),
  },
  {
    id: 'files',
    title: t('Your files'),
    content: (
      <>
        <p>
          Some tools work in your browser alone: what you open there is never sent, and their pages say so. The others
          send your file to this site, where a program does the work.
        </p>
        <ul>
          <li>
            Uploads and results are deleted {fileLifetime()} after they arrived, or at once when you press Delete.
            Uploads of work that failed or was cancelled are deleted at once, or after 15 minutes where you can try
            again.
          </li>
          <li>
            A file is reached only through its own long, random address. We do not publish these, and list them for you
            alone, under Recent. Whoever has the address can read the file; only you can delete it.
          </li>
          <li>
            With each file we keep who made it (your account, or the visitor cookie below) and a keyed hash of the
            network address, to limit how much one visitor stores. Both go with the file.
          </li>
          <li>
            Text that was read in a scan is kept no longer than its image. What a phone hands over to your computer's
            list is removed when you close the connection, and at the latest two and a half hours after it was opened.
          </li>
          <li>The record of a deletion does not hold the file's name.</li>
          <li>Files are not used to train anything, and no person looks at them.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'account',
    title: t('Your account'),
    content: (
      <>
        <p>Most tools need no account. If you make one, we keep, until you delete it:</p>
        <ul>
          <li>your username and email address, and your password as a hash that cannot be turned back;</li>
          <li>
            where you are signed in: the time, the address and the browser of each session, so that you can end it;
          </li>
          <li>
            the means you set up to sign in: passkeys, the secret of your authenticator app, hashes of your API keys;
          </li>
          <li>email to you until it is sent, a day at most;</li>
          {hasPlans() && (
            <>
              <li>
                how often you used tools that have an allowance and, where the same file counts once, a mark by which it
                is known again until the day or month is over (a keyed hash: it tells nothing of the file);
              </li>
              <li>your plan, and until when an administrator gave you Pro;</li>
              <li>the identifiers under which the payment service knows you, if you paid. Never your card.</li>
            </>
          )}
        </ul>
        <p>
          Where this site confirms addresses by email, an account begins when you open the link. What you entered before
          that is removed after {registrationDays} days if the link is not opened.
        </p>
        {planMode() === 'sold' && (
          <p>
            Free days are for once. When you begin a trial, we keep keyed hashes of your card's fingerprint (the payment
            service's name for its number) and of your email address for two years, and of your network address for 30
            days, also after you delete your account. They tell nobody who you are; a new trial with the same card,
            address or network is recognised by them. No other use is made of them.
          </p>
        )}
      </>
    ),
  },
  {
    id: 'links',
    title: t('Short links'),
    content: (
      <>
        <p>Whoever clicks a short link made here is counted without a cookie. We keep:</p>
        <ul>
          <li>
            the half hour, the country, the host of the page with the link, the kind of device, the browser, the system
            and the language: nothing that says who it was;
          </li>
          <li>
            until the end of the day, a hash of network address and browser, made with a key that is deleted with it, so
            that a visitor counts once a day.
          </li>
        </ul>
        <p>
          Links belong to your account, or to the visitor cookie below. A deleted link can be restored for a day; then
          its target and statistics are gone, and only its name stays, so that nobody else can take it over.
        </p>
      </>
    ),
  },
  {
    id: 'newsletter',
    title: t('Newsletter and applications'),
    content: (
      <>
        <p>
          If you ask for the newsletter, we keep your email address and the day you confirmed it, and use them for
          nothing else. Every issue has a link to leave, which deletes your address. An address that is not confirmed is
          deleted after 7 days.
        </p>
        <p>
          If you apply for a job, the operator of this site keeps your name, your email address, your message and your
          CV for {applicationLifetime()}. Only administrators can open a CV, and each time is recorded.
        </p>
      </>
    ),
  },
  {
    id: 'messages',
    title: t('Messages to us'),
    content: (
      <>
        <p>When you write to us, on a page, to the assistant or by email, we keep:</p>
        <ul>
          <li>your message and our answers, your name and your email address, as you gave them;</li>
          <li>
            the browser and language it came from, the kind of account, and which account or visitor cookie wrote it, so
            that you find it again;
          </li>
          <li>for a report, the number, tool and error of the failed job. Never its file, nor the file's name.</li>
        </ul>
        <p>
          All of it is deleted {conversationLifetime()} after the matter was solved or last written about, or with your
          account. Whoever has the link of a ticket can read it. Where an AI provider is named below, it may read a
          message once to judge how urgent it is.
        </p>
      </>
    ),
  },
  {
    id: 'visits',
    title: t('Visits of these pages'),
    content: (
      <>
        <p>
          This site counts its visits itself, without a cookie and without anybody else. When your browser has nothing
          else to do, a page tells the site:
        </p>
        <ul>
          <li>
            {hasPlans()
              ? 'which page was opened, which tool was used, whether somebody registered, subscribed or clicked on an advertisement: not what you did there, and never a file or its name;'
              : 'which page was opened, which tool was used, whether somebody registered: not what you did there, and never a file or its name;'}
          </li>
          <li>
            the host of the page that led you here, the kind of device, the browser and the language, and the name of a
            campaign if the link has one;
          </li>
          <li>
            the words of a search on this site that found nothing, up to four and only if they are plain words. Nobody
            sees them before three people have searched for the same.
          </li>
        </ul>
        <p>
          So that a visitor counts once a day, a hash of network address, browser and language is kept until the end of
          the day, made with a key that is deleted with it. Your address is not kept. If your browser asks sites not to
          track you (Do Not Track or Global Privacy Control), nothing is sent and nothing is counted.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: t('Cookies and storage'),
    content: (
      <>
        <p>Only cookies that the site cannot do without, all of them its own:</p>
        <ul>
          <li>a session cookie while you are signed in, and a mark that tells the page to ask who you are;</li>
          <li>
            a signed device cookie once you have signed in, which is sent when you sign in again and never otherwise:
            wrong passwords that others try elsewhere do not lock you out here;
          </li>
          <li>
            {hasPlans()
              ? 'a signed visitor cookie when you use a tool that has an allowance, send a file or write in the support chat without being signed in.'
              : 'a signed visitor cookie when you send a file or write in the support chat without being signed in.'}{' '}
            {t('It counts, lets you delete your files, and identifies you nowhere else.')}
          </li>
          <li>a cookie with the language that you chose at the foot of a page, if you chose one.</li>
        </ul>
        <p>
          Your settings and drafts (theme, options of a tool, the scanner's list with its photos) stay in your browser's
          own storage and are not sent. So do the files you chose and how far you were, so that a reload loses nothing:
          for a day, until you remove them from the list, or until you sign out. Passwords are not kept. There is no
          cookie for advertising or statistics.
        </p>
        <p>
          For suggestions the page sends the paths of the last pages of this visit, which tools you used, the kind of
          browser, and the code of an error or the type of a file that was refused: no file names and no texts. The
          server answers and forgets it. You can turn suggestions off at the foot of every page.
        </p>
        <p>
          {hasPlans()
            ? 'The support chat is kept in this browser until you clear it or sign out. The server answers from what this site says, and from your own plan, allowances and last failed job, and forgets the question; where an AI provider puts answers into words, the chat says so and lets you turn it off.'
            : 'The support chat is kept in this browser until you clear it or sign out. The server answers from what this site says, and from your own last failed job, and forgets the question; where an AI provider puts answers into words, the chat says so and lets you turn it off.'}{' '}
          {t(
            'When you rate an answer, we keep which one it was, and for a day a keyed hash that tells that several were rated by the same person. What goes to a person becomes a ticket: when you ask for one, and by itself when you write of trouble with a payment, lost data, security or anger, or rate three answers bad. The chat tells you each time.',
          )}
        </p>
      </>
    ),
  },
  {
    id: 'processors',
    title: t('Who else handles data'),
    content: (
      <>
        <p>This is how this site is set up right now:</p>
        <dl className="divide-y divide-line border-line border-y">
          <Processor task={t('Your files are stored by')}>{siteValue('storagePlace')}</Processor>
          {hasPlans() && <Processor task={t('Payments are handled by')}>{paymentProcessor()}</Processor>}
          {hasPlans() && <Processor task={t('Advertisements come from')}>{siteValue('adsProcessor')}</Processor>}
          <Processor task={t('Email is sent through')}>{siteValue('mailProcessor')}</Processor>
          <Processor task={t('AI tools pass your text or image to')}>{siteValue('aiProcessor')}</Processor>
          <Processor task={t('The translator passes your text to')}>{siteValue('translationProcessor')}</Processor>
        </dl>
        <p>
          {planMode() === 'sold'
            ? 'Nobody else gets anything, unless a law compels us. Card numbers go from your browser straight to the payment service and never pass through this site.'
            : 'Nobody else gets anything, unless a law compels us.'}
        </p>
      </>
    ),
  },
  {
    id: 'logs',
    title: t('Logs and counts'),
    content: (
      <p>
        The server counts how many files and jobs it worked on, and notes failures so that they can be repaired. File
        names, file contents and the addresses of pages you opened are not in these notes.
      </p>
    ),
  },
  {
    id: 'rights',
    title: t('Your rights'),
    content: (
      <p>
        On your <AccountLink>account page</AccountLink> you can correct your name and address, download everything we
        keep about you, and delete your account with all of it. You need not ask anyone.
      </p>
    ),
  },
  {
    id: 'changes',
    title: t('Changes'),
    content: (
      <p>
        When something here changes, the date at the top changes with it. What a setting decides (times, services) is
        always shown as it is at the moment you read it.
      </p>
    ),
  },
];

function Processor({ task, children }: { task: string; children: string }) {
  return (
    <div className="grid gap-x-6 py-3 sm:grid-cols-[15rem_minmax(0,1fr)]">
      <dt className="text-soft">{task}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

function AccountLink({ children }: { children: string }) {
  return (
    <Link to="/account" className="text-link">
      {children}
    </Link>
  );
}
