import { useMutation, useQuery } from '@tanstack/react-query';
import { Bot, Check, Mail, Send, Server, X } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type MailboxStatus,
  mailboxPaths,
  mailboxStatusSchema,
  mailboxTestSchema,
} from '../../../modules/mailbox/mailbox.contract.ts';
import { language, t } from '../../../shared/language/translate.ts';
import { callApi } from '../../kit/http/call-api.ts';
import { queryOf, refetchQueries } from '../../kit/session/query-client.ts';
import { Button } from '../../kit/ui/button.tsx';
import { LoadedThings } from '../../kit/ui/loaded-things.tsx';
import { showToast, tellFailure } from '../../kit/ui/toast.ts';
import { SetupSteps } from './setup-steps.tsx';
import { StatusCard } from './status-card.tsx';

const pollMs = 30_000;
// A test email usually arrives within seconds.
const pollAfterTestMs = 2000;
const awaitTestMs = 120_000;

const statusQuery = queryOf(mailboxPaths.status, mailboxStatusSchema);
let hasFailed = false;

/** The failure is told when it begins, not with every poll. */
async function loadStatus(signal: AbortSignal): Promise<MailboxStatus> {
  try {
    const status = await callApi(mailboxPaths.status, mailboxStatusSchema, { method: 'GET', signal });
    hasFailed = false;
    return status;
  } catch (error) {
    if (!signal.aborted && !hasFailed)
      tellFailure({ title: t('Error'), text: t('Failed to fetch email support status') });
    hasFailed = true;
    throw error;
  }
}

/** The state of the support mailbox, its test, and how it is set up. */
export function EmailSupport() {
  const status = useQuery({
    queryKey: statusQuery.queryKey,
    queryFn: ({ signal }) => loadStatus(signal),
    refetchInterval: ({ state: { data } }) => (isTestUnderWay(data) ? pollAfterTestMs : pollMs),
    refetchOnMount: 'always',
  });
  return (
    <LoadedThings query={status} label="Loading the state of the mailbox…">
      {(data) => (
        <div className="space-y-10">
          <Cards status={data} />
          <TestEmail status={data} />
          <SetupSteps account={data.emailAccount} isSet={data.status !== 'inactive'} />
        </div>
      )}
    </LoadedThings>
  );
}

const isTestUnderWay = (status: MailboxStatus | undefined): boolean =>
  status?.lastTest?.arrivedAt === null && Date.now() - Date.parse(status.lastTest.sentAt) < awaitTestMs;

const words = {
  active: t('Active'),
  error: t('Error'),
  inactive: t('Unknown'),
  connecting: t('Unknown'),
} as const;
const tones = { active: 'good', error: 'bad', inactive: 'neutral', connecting: 'neutral' } as const;

function Cards({ status }: { status: MailboxStatus }) {
  const { lastCheck, reason, since, emailAccount, monitoringActive, aiProvider, features, lastDay } = status;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <StatusCard icon={Server} title="System status" badge={words[status.status]} tone={tones[status.status]}>
        {reason !== null && <p role={status.status === 'error' ? 'alert' : undefined}>{reason}</p>}
        <Facts
          facts={[
            [t('Last check'), lastCheck === null ? t('never') : showTime(lastCheck)],
            ...(since !== null ? [[t('Since'), showTime(since)] as const] : []),
          ]}
        />
      </StatusCard>
      <StatusCard
        icon={Mail}
        title="Email account"
        badge={monitoringActive ? t('Monitoring active') : t('Monitoring inactive')}
        tone={monitoringActive ? 'good' : 'neutral'}
      >
        <p className="font-semibold text-ink [overflow-wrap:anywhere]">{emailAccount ?? 'None is set.'}</p>
        <Facts
          facts={[
            [t('In conversations, last 24 hours'), String(lastDay.conversations)],
            [t('Answered automatically'), String(lastDay.answeredAutomatically)],
            [t('Left in the mailbox'), String(lastDay.leftInMailbox)],
          ]}
        />
        <p>Left there are newsletters, bounces and other programs’ emails.</p>
      </StatusCard>
      <StatusCard icon={Bot} title="AI provider">
        <p className="font-semibold text-ink">{aiProvider}</p>
        <p>
          {features.aiPowered
            ? 'It words the automatic answers, from this site’s help.'
            : 'Answers come from this site’s help as it is. AI_PROVIDER sets a provider.'}
        </p>
      </StatusCard>
      <StatusCard icon={Check} title="Features">
        <ul className="space-y-1.5">
          <Feature isOn={features.automaticResponses}>Automatic responses, only where the answer is sure</Feature>
          <Feature isOn={features.escalationSystem}>Escalation system: all else waits for a person</Feature>
          <Feature isOn={features.aiPowered}>AI-powered</Feature>
        </ul>
      </StatusCard>
    </div>
  );
}

function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="space-y-1">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt>{name}</dt>
          <dd className="text-ink tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Feature({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  const Icon = isOn ? Check : X;
  return (
    <li className="flex gap-2.5">
      <Icon className={`mt-0.5 size-5 shrink-0 ${isOn ? 'text-accent' : 'text-soft'}`} aria-hidden="true" />
      <span>
        <span className="sr-only">{isOn ? 'On:' : 'Off:'} </span>
        {children}
      </span>
    </li>
  );
}

function TestEmail({ status: { lastTest } }: { status: MailboxStatus }) {
  const test = useMutation({
    mutationFn: () => callApi(mailboxPaths.test, mailboxTestSchema),
    onSuccess: ({ success, error }) => {
      if (success) showToast({ title: t('Test Successful'), text: t('Test email sent successfully'), tone: 'success' });
      else tellFailure({ title: t('Test Failed'), text: error || t('Failed to send test email') });
    },
    onError: () => tellFailure({ title: t('Test Failed'), text: t('Network error while testing email system') }),
    onSettled: () => refetchQueries(mailboxPaths.status),
  });
  return (
    <section aria-labelledby="test-email">
      <h2 id="test-email" className="mb-2 text-2xl">
        Test
      </h2>
      <p className="mb-4 max-w-prose text-soft">
        Opens the mailbox, sends it an email, and waits until that arrives. Nobody else gets one.
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button disabled={test.isPending} onClick={() => test.mutate()}>
          <Send className="size-4" aria-hidden="true" />
          {test.isPending ? 'Sending Test Email...' : 'Send Test Email'}
        </Button>
        <p role="status" className="text-soft">
          {lastTest && describeTest(lastTest)}
        </p>
      </div>
    </section>
  );
}

function describeTest({ sentAt, arrivedAt }: NonNullable<MailboxStatus['lastTest']>): string {
  const sent = showTime(sentAt);
  if (arrivedAt === null) return t('The test email of {sent} has not arrived yet.', { sent });
  const seconds = Math.max(1, Math.round((Date.parse(arrivedAt) - Date.parse(sentAt)) / 1000));
  return seconds < 120
    ? t('The test email of {sent} arrived {seconds} s later.', { sent, seconds })
    : t('The test email of {sent} arrived {minutes, plural, one {# minute} other {# minutes}} later.', {
        sent,
        minutes: Math.round(seconds / 60),
      });
}

const times = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'medium' });
const showTime = (time: string): string => times.format(new Date(time));
