import { Suspense } from 'react';
import type { MetaFunction } from 'react-router';
import type { SitePage } from '../../../catalog/site-page.ts';
import { t } from '../../../shared/language/translate.ts';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import { pageHead } from '../head/page-head.ts';

const OpenFiles = lazyPart(() => import('../offline/open-files.tsx'));

export const handle = { path: '/open' } satisfies SitePage;

export const meta: MetaFunction = () =>
  pageHead({
    path: handle.path,
    title: t('Open files'),
    description: t('What to do with files of another program.'),
    hidden: true,
  });

/** Where files arrive that another program shares with the installed site, or opens in it. */
export default function OpenPage() {
  return (
    <div className="page-width pt-10">
      <h1 className="mb-6 text-3xl sm:text-4xl">Open files</h1>
      <Suspense fallback={null}>
        <OpenFiles />
      </Suspense>
    </div>
  );
}
