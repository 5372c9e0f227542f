import { Suspense } from 'react';
import type { SitePage } from '../../../catalog/site-page.ts';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import { SkeletonRows } from '../../kit/ui/skeleton.tsx';
import { AiPanel } from '../admin/ai-panel.tsx';
import { AuditPanel } from '../admin/audit-panel.tsx';
import { RequireAdmin } from '../admin/require-admin.tsx';
import { UsersPanel } from '../admin/users-panel.tsx';
import { pageMeta } from '../head/page-head.ts';

const LinksPanel = lazyPart(async () => ({ default: (await import('../admin/links-panel.tsx')).LinksPanel }));

const title = 'Administration';

export const handle = {
  path: '/admin',
  around: 'queries',
  codeBudgetKb: 160,
  listed: { in: ['account'], name: 'Admin', rank: 10, icon: 'shield-check', onlyFor: 'admin' },
} satisfies SitePage;

export const meta = pageMeta({
  path: handle.path,
  title,
  description: 'Users, roles, short links, what the AI provider did and the log of what administrators did.',
  hidden: true,
});

export default function AdminPage() {
  return (
    <RequireAdmin title={title}>
      {(admin) => (
        <div className="page-width space-y-14 pt-10 sm:pt-14">
          <h1 className="text-4xl sm:text-5xl">{title}</h1>
          <UsersPanel admin={admin} />
          <Suspense fallback={<SkeletonRows label="Loading the links…" rows={2} />}>
            <LinksPanel />
          </Suspense>
          <AiPanel />
          <AuditPanel />
        </div>
      )}
    </RequireAdmin>
  );
}
