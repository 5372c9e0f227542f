import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { AdminConversation } from '../../../modules/conversations/administration.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { CopyButton } from '../../kit/ui/copy-button.tsx';
import { LoadedThings } from '../../kit/ui/loaded-things.tsx';
import { Message, showTime } from '../support/message.tsx';
import { SystemData } from './conversation-list.tsx';
import { channelNames, describeEvent, stateNames } from './names.ts';
import { NotesPanel } from './notes-panel.tsx';
import { ReplyForm } from './reply-form.tsx';
import { SeverityBadge } from './severity-badge.tsx';
import { StepsPanel } from './steps-panel.tsx';
import { useConversation } from './use-conversation.ts';
import type { useFilters } from './use-filters.ts';

/** One conversation with what administrators can do about it. */
export function ConversationView(props: {
  number: string;
  me: string;
  linkTo: ReturnType<typeof useFilters>['linkTo'];
}) {
  const { number, me, linkTo } = props;
  const conversation = useConversation(number);
  return (
    <div>
      <Link to={linkTo(undefined)} className="inline-flex min-h-9 items-center gap-2 text-link">
        <ArrowLeft className="size-4" aria-hidden="true" />
        All conversations
      </Link>
      <div className="mt-4">
        <LoadedThings query={conversation} label="Loading the conversation…">
          {(loaded) => <Loaded conversation={loaded} me={me} linkTo={linkTo} />}
        </LoadedThings>
      </div>
    </div>
  );
}

function Loaded({
  conversation,
  me,
  linkTo,
}: Omit<Parameters<typeof ConversationView>[0], 'number'> & { conversation: AdminConversation }) {
  const { number, subject, severity, severityReasons, needsImmediate, channel, context, systemData } = conversation;
  const { messages, mergedInto, merged, others, events, problem, samePeople } = conversation;
  const title = useRef<HTMLHeadingElement>(null);
  // The list, with the pressed link in it, is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <article aria-labelledby="conversation-subject" className="min-w-0">
        {needsImmediate && (
          <p className="mb-3 rounded-[10px] bg-danger-soft px-3 py-1.5 font-semibold text-danger">
            Requires Immediate Attention
          </p>
        )}
        <h2 ref={title} id="conversation-subject" tabIndex={-1} className="text-2xl [overflow-wrap:anywhere]">
          <bdi>{subject}</bdi>
        </h2>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
          <SeverityBadge severity={severity} />
          <span className="tabular-nums">{number}</span>
          {[...new Set([channelNames[channel], context, ...severityReasons])].join(' · ')}
        </p>
        <Person conversation={conversation} />
        {mergedInto && (
          <p className="mt-3 rounded-[10px] bg-accent-soft px-3 py-2">
            Merged into{' '}
            <Link to={linkTo(mergedInto)} className="text-link">
              {mergedInto}
            </Link>
            .
          </p>
        )}
        {problem && (
          <p className="mt-3">
            {problem}
            {samePeople > 1 && (
              <>
                :{' '}
                <Link to={{ search: new URLSearchParams({ problem }).toString() }} className="text-link">
                  {t('{people, plural, one {# person has this problem} other {# people have this problem}}', {
                    people: samePeople,
                  })}
                </Link>
              </>
            )}
          </p>
        )}
        {systemData && <SystemData data={systemData} />}
        <ol aria-label="Messages" className="mt-6 space-y-4">
          {messages.map(({ id, author, authorName, delivery, ...message }) => (
            <Message
              key={id}
              {...message}
              who={
                author === 'operator'
                  ? (authorName ?? t('Support'))
                  : author === 'assistant'
                    ? t('Assistant')
                    : personOf(conversation)
              }
              isOwn={author !== 'person'}
              note={delivery && <span>{delivery === 'email' ? 'by email' : 'on the ticket page'}</span>}
            />
          ))}
        </ol>
        <ReplyForm key={number} conversation={conversation} me={me} />
      </article>
      <aside className="min-w-0 space-y-6">
        <StepsPanel conversation={conversation} me={me} />
        <NotesPanel conversation={conversation} />
        <Related
          title="Merged into this one"
          numbers={merged.map((one) => ({ number: one, label: one }))}
          linkTo={linkTo}
        />
        <Related
          title="Others of this person"
          numbers={others.map((other) => ({
            number: other.number,
            label: `${other.subject} (${stateNames[other.state]})`,
          }))}
          linkTo={linkTo}
        />
        {events.length > 0 && (
          <section aria-labelledby="steps-so-far">
            <h3 id="steps-so-far" className="mb-2 text-lg">
              Steps so far
            </h3>
            <ol className="space-y-1.5 text-[0.9375rem] text-soft">
              {events.map(({ actor, act, details, at }) => (
                <li key={`${at} ${act}`} className="[overflow-wrap:anywhere]">
                  {describeEvent(actor ?? t('The site'), act, details)}, <time dateTime={at}>{showTime(at)}</time>
                </li>
              ))}
            </ol>
          </section>
        )}
      </aside>
    </div>
  );
}

const personOf = ({ name, email }: AdminConversation): string => name || email || t('Somebody');

/** Who wrote, and how an answer reaches them. */
function Person({ conversation: { name, email, delivery, link } }: { conversation: AdminConversation }) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="[overflow-wrap:anywhere]">
        {name || 'No name'} · {email ?? 'no email address'}
      </p>
      {email && (
        <CopyButton text={email} what={t('address')}>
          Copy address
        </CopyButton>
      )}
      <CopyButton text={link} what={t('link of the ticket')}>
        Copy link
      </CopyButton>
      {delivery === 'page' && (
        <p className="basis-full text-soft">
          {email === null
            ? 'Your answer waits on the page of their ticket.'
            : 'This site sends no email: your answer waits on the page of their ticket. To tell them, send them the link yourself.'}
        </p>
      )}
    </div>
  );
}

function Related(props: {
  title: string;
  numbers: readonly { number: string; label: string }[];
  linkTo: ReturnType<typeof useFilters>['linkTo'];
}) {
  const { title, numbers, linkTo } = props;
  if (numbers.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="mb-2 text-lg">{title}</h3>
      <ul className="space-y-1.5">
        {numbers.map(({ number, label }) => (
          <li key={number} className="[overflow-wrap:anywhere]">
            <Link to={linkTo(number)} className="text-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
