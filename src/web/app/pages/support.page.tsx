import { BookOpen, LifeBuoy, type LucideIcon, MessagesSquare, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SitePage } from '../../../catalog/site-page.ts';
import { ticketsPath } from '../../../modules/conversations/conversation-words.contract.ts';
import { readReport } from '../../../modules/conversations/report-link.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { ButtonAnchor } from '../../kit/ui/button.tsx';
import { Disclosure } from '../../kit/ui/disclosure.tsx';
import { openChat } from '../assistant/chat-host.tsx';
import { pageMeta } from '../head/page-head.ts';
import { fileLifetime, siteValue } from '../head/site-values.ts';
import { HelpAnswers } from '../support/help-answers.tsx';
import { useSupportAddress } from '../support/support-email.tsx';
import { TicketForm } from '../support/ticket-form.tsx';
import { useFragment } from '../support/use-fragment.ts';

export const handle = {
  path: '/support',
  codeBudgetKb: 134,
  listed: { in: ['phone', 'footer'], name: 'Support', rank: 62 },
} satisfies SitePage;

export const meta = pageMeta({
  path: handle.path,
  title: t('Support'),
  description: t(
    'Search the help, read the answers to common questions, or open a ticket and follow it without an account.',
  ),
});

/** Of the page. The report of a failed job is in the fragment. */
const ticketId = 'ticket';

export default function SupportPage() {
  const report = readReport(useFragment() ?? '');
  const address = useSupportAddress();
  return (
    <div className="page-width pt-12 sm:pt-16">
      <h1 className="text-4xl sm:text-5xl">Support</h1>
      <p className="mt-3 max-w-[60ch] text-lg text-soft">
        Most questions have an answer here. For the others there is us.
      </p>
      <div className="mt-8 max-w-3xl">
        <HelpAnswers />
      </div>
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Card icon={BookOpen} title="Help" to="/help">
          Every tool step by step, and what to do when something fails.
        </Card>
        <Card icon={Ticket} title="Your tickets" to={ticketsPath}>
          Read our answers, and add what is missing.
        </Card>
        <Card icon={MessagesSquare} title="Contact" to="/contact">
          How soon we answer, and when somebody is in the office.
        </Card>
        <Card icon={LifeBuoy} title="Support ticket" to={`#${ticketId}`}>
          Something does not work? Tell us, and follow it here.
        </Card>
      </ul>
      <div className="mt-12 grid items-start gap-x-14 gap-y-12 lg:grid-cols-2">
        <section aria-labelledby="questions">
          <h2 id="questions" className="mb-2 text-2xl">
            Frequently asked questions
          </h2>
          {questions().map(({ question, answer }) => (
            <Disclosure key={question} title={question}>
              {answer}
            </Disclosure>
          ))}
          <h2 className="mt-10 mb-3 text-2xl">Quick help</h2>
          <ul className="flex flex-wrap gap-2">
            {quickHelp.map(({ to, name }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-9 items-center rounded-full border border-edge bg-card px-4 hover:border-accent hover:text-accent"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <section id={ticketId} aria-labelledby="open-a-ticket" className="scroll-mt-24">
          <h2 id="open-a-ticket" className="mb-4 text-2xl">
            {report ? 'Report what failed' : 'Open a support ticket'}
          </h2>
          <p className="mb-5 text-soft">
            In a hurry?{' '}
            <button type="button" className="text-link" onClick={openChat}>
              Chat with AI Assistant
            </button>
          </p>
          <TicketForm key={report?.job} report={report} />
          {address && (
            <p className="mt-6 border-line border-t pt-5 text-soft">
              Or write from your own mailbox:{' '}
              <ButtonAnchor look="secondary" size="small" className="mt-2 sm:ms-2" href={`mailto:${address}`}>
                Email {address}
              </ButtonAnchor>
            </p>
          )}
        </section>
      </div>
    </div>
  );
}

const quickHelp = [
  { to: '/help', name: t('A file is refused') },
  { to: '/api/docs', name: t('Use the tools from a program') },
  { to: '/account?section=security', name: t('Sign-in and security') },
  { to: '/account?section=data', name: t('Take out or delete my data') },
  { to: '/privacy', name: t('What you keep about me') },
  { to: '/forgot-password', name: t('I forgot my password') },
];

const questions = (): { question: string; answer: ReactNode }[] => [
  {
    question: t('What happens to my files?'),
    answer: t(
      'They are deleted {fileLifetime} after they arrived, or at once when you press Delete. Nobody looks at them, and a ticket never carries one.',
      { fileLifetime: fileLifetime() },
    ),
  },
  {
    question: t('How do I follow my ticket?'),
    answer: t(
      'Each ticket has a page of its own, with a link that you get when you send it. You need no account; with one, your tickets are on your account page, too.',
    ),
  },
  {
    question: t('How soon do you answer?'),
    answer: t(
      'General questions within {general}, technical ones within {technical}, questions about payment within {billing}.',
      {
        general: siteValue('answersGeneral'),
        technical: siteValue('answersTechnical'),
        billing: siteValue('answersBilling'),
      },
    ),
  },
  {
    question: t('A tool failed. What do you need from me?'),
    answer: t(
      'Press “Report this” beside the error. The report has the number of the failed job, from which we see the tool, the error and the size of the file. Please add what kind of file it was; do not send it.',
    ),
  },
];

function Card({ icon: Icon, title, to, children }: { icon: LucideIcon; title: string; to: string; children: string }) {
  return (
    <li className="group relative rounded-[16px] border border-line bg-card p-5 shadow-card">
      <Icon className="size-6 text-accent" aria-hidden="true" />
      <h2 className="mt-3 text-lg">
        <Link to={to} className="after:absolute after:inset-0 after:rounded-[16px] group-hover:text-accent">
          {title}
        </Link>
      </h2>
      <p className="mt-1 text-[0.9375rem] text-soft">{children}</p>
    </li>
  );
}
