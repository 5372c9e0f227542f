import { Suspense } from 'react';
import type { SitePage } from '../../../catalog/site-page.ts';
import { t } from '../../../shared/language/translate.ts';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import { SkeletonRows } from '../../kit/ui/skeleton.tsx';
import { RequireAdmin } from '../admin/require-admin.tsx';
import { pageMeta } from '../head/page-head.ts';

const EmailSupport = lazyPart(async () => ({
  default: (await import('../email-support/email-support.tsx')).EmailSupport,
}));

const title = t('Email support');

export const handle = {
  path: '/email-support',
  around: 'queries',
  codeBudgetKb: 142,
  listed: { in: ['account'], name: 'Email support', rank: 14, icon: 'mail', onlyFor: 'admin' },
} satisfies SitePage;

export const meta = pageMeta({
  path: handle.path,
  title,
  description: t('The state of the mailbox that people write to for support.'),
  hidden: true,
});

export default function EmailSupportPage() {
  return (
    <RequireAdmin title={title}>
      {() => (
        <div className="page-width pt-10 sm:pt-14">
          <h1 className="mb-3 text-4xl sm:text-5xl">{title}</h1>
          <p className="mb-8 max-w-prose text-soft">
            Emails to the support address become conversations, and the answers to those go out as emails.
          </p>
          <Suspense fallback={<SkeletonRows label="Loading the state of the mailbox…" rows={6} />}>
            <EmailSupport />
          </Suspense>
        </div>
      )}
    </RequireAdmin>
  );
}
