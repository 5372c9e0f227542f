import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Issue, newsletterPaths, newsletterStateSchema } from '../../../modules/newsletter/newsletter.contract.ts';
import { language, t } from '../../../shared/language/translate.ts';
import { callApi } from '../../kit/http/call-api.ts';
import { describeFailure } from '../../kit/http/describe-failure.ts';
import { queryOf, refetchQueries } from '../../kit/session/query-client.ts';
import { Button } from '../../kit/ui/button.tsx';
import { DialogCard } from '../../kit/ui/dialog-card.tsx';
import { FailureNote } from '../../kit/ui/failure-note.tsx';
import { LoadedThings } from '../../kit/ui/loaded-things.tsx';
import { SelectField } from '../../kit/ui/select-field.tsx';
import { showToast } from '../../kit/ui/toast.ts';
import { Thing, ThingList } from '../account/settings/settings-panel.tsx';
import { showDate } from '../account/settings/show-date.ts';

const refetchMs = 15_000;
const stateWords = { sending: t('being sent'), sent: t('sent'), stopped: t('stopped') } as const;

/** Who gets the newsletter, and sending a post to them. */
export function NewsletterPanel() {
  const newsletter = useQuery({
    ...queryOf(newsletterPaths.admin, newsletterStateSchema),
    refetchInterval: ({ state: { data } }) =>
      data?.issues.some(({ state }) => state === 'sending') ? refetchMs : false,
  });
  return (
    <LoadedThings query={newsletter} label="Loading the newsletter…">
      {({ available, confirmed, pending, issues, posts }) => (
        <>
          <p className="mb-4 text-soft">
            {available
              ? t('{confirmed} confirmed, {pending} not yet.', { confirmed: count(confirmed), pending: count(pending) })
              : 'This site sends no email (SMTP_URL), so nobody can subscribe.'}
          </p>
          {available && posts.length > 0 && <SendPost posts={posts} confirmed={confirmed} />}
          {issues.length > 0 && (
            <ThingList label="Sent posts">
              {issues.map((issue) => (
                <IssueRow key={issue.slug} issue={issue} />
              ))}
            </ThingList>
          )}
        </>
      )}
    </LoadedThings>
  );
}

const count = (subscribers: number): string =>
  t('{subscribers, plural, one {# subscriber} other {# subscribers}}', { subscribers });

function SendPost({ posts, confirmed }: { posts: readonly { slug: string; title: string }[]; confirmed: number }) {
  const [chosen, setChosen] = useState<string>();
  const [asks, setAsks] = useState(false);
  const slug = posts.some((post) => post.slug === chosen) ? chosen : posts[0]?.slug;
  const send = useMutation({
    mutationFn: () => callApi(newsletterPaths.issues, newsletterStateSchema, { body: { slug } }),
    onSuccess: async () => {
      setAsks(false);
      await refetchQueries(newsletterPaths.admin);
      showToast({ title: t('The post is being sent'), tone: 'success' });
    },
  });
  return (
    <div className="mb-5 flex max-w-2xl flex-wrap items-end gap-3">
      <SelectField
        label="Post"
        className="min-w-0 flex-1 basis-60"
        value={slug ?? ''}
        choices={posts.map((post) => ({ value: post.slug, label: post.title }))}
        onChange={setChosen}
      />
      <Button look="secondary" disabled={confirmed === 0} onClick={() => setAsks(true)}>
        Send to subscribers
      </Button>
      {asks && (
        <DialogCard title="Send this post?" onClose={() => setAsks(false)}>
          <p className="mb-5">
            It goes to {count(confirmed)}, 50 a minute. You can stop it, but not take back what was sent.
          </p>
          {send.error && <FailureNote title="Not sent" text={describeFailure(send.error)} />}
          <Button disabled={send.isPending} onClick={() => send.mutate()}>
            Send it
          </Button>
        </DialogCard>
      )}
    </div>
  );
}

function IssueRow({ issue: { slug, title, state, sent, total, startedAt } }: { issue: Issue }) {
  const stop = useMutation({
    mutationFn: () => callApi(newsletterPaths.stop, newsletterStateSchema, { body: { slug } }),
    onSuccess: () => refetchQueries(newsletterPaths.admin),
  });
  const progress = t('{sent} of {total}', {
    sent: sent.toLocaleString(language()),
    total: total.toLocaleString(language()),
  });
  return (
    <Thing
      name={title}
      details={`${stateWords[state]} · ${progress} · ${showDate(startedAt)}`}
      failure={stop.error ? describeFailure(stop.error) : undefined}
    >
      {state === 'sending' && (
        <Button look="secondary" size="small" disabled={stop.isPending} onClick={() => stop.mutate()}>
          Stop<span className="sr-only">: {title}</span>
        </Button>
      )}
    </Thing>
  );
}
