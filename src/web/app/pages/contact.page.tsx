import { Clock, LifeBuoy, Mail, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SitePage } from '../../../catalog/site-page.ts';
import { t } from '../../../shared/language/translate.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { openChat } from '../assistant/chat-host.tsx';
import { pageMeta } from '../head/page-head.ts';
import { siteValue } from '../head/site-values.ts';
import { ContactForm } from '../support/contact-form.tsx';
import { SupportEmail } from '../support/support-email.tsx';

export const handle = {
  path: '/contact',
  codeBudgetKb: 132,
  listed: { in: ['phone', 'footer'], name: 'Contact', rank: 60 },
} satisfies SitePage;

export const meta = pageMeta({
  path: handle.path,
  title: t('Contact'),
  description: t('Write to us. Here is how soon people get an answer, and when somebody is in the office.'),
});

export default function ContactPage() {
  return (
    <div className="page-width pt-12 sm:pt-16">
      <h1 className="text-4xl sm:text-5xl">Contact</h1>
      <p className="mt-3 max-w-[60ch] text-lg text-soft">
        A question, an idea, something that annoys you: write to us. A person reads it.
      </p>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ContactForm />
        <aside className="space-y-5">
          <Panel aria-labelledby="response-times">
            <Title icon={<LifeBuoy className="size-5 text-accent" aria-hidden="true" />} id="response-times">
              Support response times
            </Title>
            <dl className="mt-3 space-y-2">
              <Row name={t('General questions')} value={t('within {time}', { time: siteValue('answersGeneral') })} />
              <Row name={t('Technical issues')} value={t('within {time}', { time: siteValue('answersTechnical') })} />
              <Row name={t('Billing')} value={t('within {time}', { time: siteValue('answersBilling') })} />
            </dl>
          </Panel>
          {/* Hidden where the operator has none. */}
          <Panel aria-labelledby="office-hours" className="has-[p:empty]:hidden">
            <Title icon={<Clock className="size-5 text-accent" aria-hidden="true" />} id="office-hours">
              Office hours
            </Title>
            {/* One text: the built page cannot know how many lines there will be. */}
            <p className="mt-3 whitespace-pre-line">{siteValue('supportHours')}</p>
          </Panel>
          <Panel aria-labelledby="email-us">
            <Title icon={<Mail className="size-5 text-accent" aria-hidden="true" />} id="email-us">
              By email
            </Title>
            <p className="mt-3">
              <SupportEmail />
            </p>
          </Panel>
          <Button look="secondary" className="w-full" onClick={openChat}>
            <MessageCircle className="size-5" aria-hidden="true" />
            Chat with AI Assistant
          </Button>
          <p className="px-1 text-soft">
            Something failed? The{' '}
            <Link to="/support" className="text-link">
              support page
            </Link>{' '}
            has answers and tickets.
          </p>
        </aside>
      </div>
    </div>
  );
}

function Title({ icon, id, children }: { icon: ReactNode; id: string; children: string }) {
  return (
    <h2 id={id} className="flex items-center gap-2.5 text-lg">
      {icon}
      {children}
    </h2>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-soft">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
