import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import {
  adminConversationsPath,
  conversationsSchema,
  type ListedConversation,
} from '../../../modules/conversations/administration.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { queryOf } from '../../kit/session/query-client.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { LoadedThings } from '../../kit/ui/loaded-things.tsx';
import { Pages } from '../../kit/ui/pages.tsx';
import { showTime } from '../support/message.tsx';
import { pollMs } from './counters.tsx';
import { channelNames, describeSeconds, stateNames } from './names.ts';
import { SeverityBadge } from './severity-badge.tsx';
import type { useFilters } from './use-filters.ts';

/** The conversations that the filters let through. */
export function ConversationList({ filters, isUnfiltered, change, linkTo }: ReturnType<typeof useFilters>) {
  const search = Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]));
  const query = useQuery({
    ...queryOf(adminConversationsPath, conversationsSchema, search),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: pollMs,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="conversations">
      <h2 ref={heading} id="conversations" tabIndex={-1} className="mb-3 text-2xl">
        Conversations
      </h2>
      <LoadedThings query={query} label="Loading the conversations…">
        {({ conversations, total, page, pageSize, firstAnswers }) => (
          <>
            <p role="status" className="mb-4 text-soft">
              {t('{total, plural, one {# conversation.} other {# conversations.}}', { total })}
              {firstAnswers.medianSeconds !== null && ` ${describeFirstAnswers(firstAnswers.medianSeconds)}`}
            </p>
            {conversations.length === 0 && (
              <EmptyState
                icon={Inbox}
                title={isUnfiltered ? 'No escalations found' : 'Nothing fits these filters'}
                text={
                  isUnfiltered ? 'The AI system is operating smoothly' : 'Please choose others, or search for less.'
                }
              />
            )}
            <ul aria-label="Conversations" className="space-y-4">
              {conversations.map((conversation) => (
                <Card key={conversation.number} conversation={conversation} to={linkTo(conversation.number)} />
              ))}
            </ul>
            <Pages
              {...{ page, total, pageSize }}
              onPage={(next) => {
                change({ page: next });
                // The list begins there, and the pressed button may be disabled now.
                heading.current?.focus();
              }}
            />
          </>
        )}
      </LoadedThings>
    </section>
  );
}

const describeFirstAnswers = (medianSeconds: number): string =>
  t('In the last 30 days, half of all people had their first answer within {time}.', {
    time: describeSeconds(medianSeconds),
  });

/** All of it is text of strangers, shown as text. */
function Card({ conversation, to }: { conversation: ListedConversation; to: { search: string } }) {
  const { number, severity, subject, createdAt, userQuery, context, systemData, needsImmediate } = conversation;
  return (
    <li className="relative rounded-[16px] border border-line bg-card p-5 shadow-card hover:border-accent">
      {needsImmediate && (
        <p className="mb-3 rounded-[10px] bg-danger-soft px-3 py-1.5 font-semibold text-danger">
          Requires Immediate Attention
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem] text-soft">
        <SeverityBadge severity={severity} />
        <time dateTime={createdAt}>{showTime(createdAt)}</time>
        <span className="tabular-nums">{number}</span>
        <span className="[overflow-wrap:anywhere]">{describeState(conversation)}</span>
      </p>
      <h3 className="mt-2 text-lg [overflow-wrap:anywhere]">
        <Link to={to} preventScrollReset={false} className="hover:text-accent">
          <bdi>{subject}</bdi>
        </Link>
      </h3>
      <p dir="auto" className="mt-1 line-clamp-4 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {userQuery}
      </p>
      <p className="mt-2 text-[0.9375rem] text-soft [overflow-wrap:anywhere]">{context}</p>
      {systemData && <SystemData data={systemData} />}
    </li>
  );
}

function describeState(conversation: ListedConversation): string {
  const { state, isSpam, channel, assignee, repeats, samePeople, severityReasons } = conversation;
  return [
    isSpam ? stateNames.spam : stateNames[state],
    channelNames[channel],
    ...(assignee ? [t('assigned to {assignee}', { assignee })] : []),
    ...(repeats > 0 ? [t('{times, plural, one {sent # time} other {sent # times}}', { times: repeats + 1 })] : []),
    ...(samePeople > 1
      ? [
          t('{people, plural, one {# person has this problem} other {# people have this problem}}', {
            people: samePeople,
          }),
        ]
      : []),
    ...(severityReasons.length > 0 ? [severityReasons.join(', ')] : []),
  ].join(' · ');
}

/** Facts about where it came from, as JSON. */
export function SystemData({ data }: { data: Readonly<Record<string, unknown>> }) {
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-8 cursor-pointer items-center text-[0.9375rem] text-link">
        System data
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must be reached by keyboard. */}
      <pre tabIndex={0} className="mt-1 max-h-80 overflow-auto rounded-[10px] bg-paper p-3 text-sm">
        {JSON.stringify(data, null, 2)}
      </pre>
    </details>
  );
}
