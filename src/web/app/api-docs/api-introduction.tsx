import { FileUp, KeyRound, type LucideIcon, MessageCircleWarning, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** What holds for all calls, in four short texts. */
export function ApiIntroduction() {
  return (
    <div className="mt-8 grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <Point icon={KeyRound} title="Who you are">
        Tools work without an account. With one, send an{' '}
        <Link to="/account?section=keys" className="text-link">
          API key
        </Link>{' '}
        as <Code translate="no">Authorization: Bearer satchel_…</Code> and its plan counts.
      </Point>
      <Point icon={FileUp} title="Files">
        Files go as <Code translate="no">multipart/form-data</Code>, everything else as JSON. In place of a file you can
        send the id of one that is stored: the part of its address behind <Code translate="no">/api/files/</Code>. A
        call with ids only may be JSON, too.
      </Point>
      <Point icon={Timer} title="Work that takes a while">
        A call waits for its result. With <Code translate="no">Prefer: respond-async</Code> it answers 202 at once, with
        a job to follow. With an <Code translate="no">Idempotency-Key</Code> a repeated call finds its first job, or the
        short link that it made.
      </Point>
      <Point icon={MessageCircleWarning} title="Errors">
        A refusal has a 4xx or 5xx status and <Code translate="no">{'{ "message", "code" }'}</Code>: a sentence for
        people, and a code that stays the same. Where waiting helps, <Code translate="no">Retry-After</Code> says how
        long.
      </Point>
    </div>
  );
}

function Point({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[auto_1fr] gap-x-3">
      <Icon className="mt-0.5 size-5 text-accent" aria-hidden="true" />
      <div className="min-w-0">
        <h2 className="font-semibold text-base tracking-normal">{title}</h2>
        <p className="mt-1 text-[0.9375rem] text-soft">{children}</p>
      </div>
    </section>
  );
}

/** `translate="no"` keeps its text as it is in every language. */
export function Code({ children, translate }: { children: ReactNode; translate?: 'no' }) {
  return (
    <code
      translate={translate}
      className="rounded bg-accent-soft px-1 py-0.5 font-mono text-[0.8125em] text-ink [overflow-wrap:anywhere]"
    >
      {children}
    </code>
  );
}
