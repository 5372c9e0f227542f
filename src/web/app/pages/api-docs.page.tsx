import { Suspense, useEffect, useState } from 'react';
import type { SitePage } from '../../../catalog/site-page.ts';
import { t } from '../../../shared/language/translate.ts';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import { ApiIntroduction } from '../api-docs/api-introduction.tsx';
import { LoadingBrowser } from '../api-docs/loading-calls.tsx';
import { pageMeta } from '../head/page-head.ts';

export const handle = {
  path: '/api/docs',
  listed: { in: ['header', 'phone', 'footer'], name: 'API', rank: 30 },
} satisfies SitePage;

export const meta = pageMeta({
  path: handle.path,
  title: 'API',
  description: t(
    'Every tool as an HTTP call: fields, limits, answers and errors, with examples that run in the page and code to copy.',
  ),
});

const CallBrowser = lazyPart(() => import('../api-docs/call-browser.tsx'));

export default function ApiDocsPage() {
  // The calls come from the server, so they are no part of the page that was made in advance.
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return (
    <div className="page-width pt-12 sm:pt-16">
      <h1 className="text-4xl sm:text-5xl">API</h1>
      <p className="mt-3 max-w-[62ch] text-lg text-soft">
        Whatever a page of this site does, a program can do with one HTTP call. Try every call here, or copy its code.
      </p>
      <ApiIntroduction />
      {isInBrowser ? (
        <Suspense fallback={<LoadingBrowser />}>
          <CallBrowser documentPath={`${handle.path}/json`} />
        </Suspense>
      ) : (
        <LoadingBrowser />
      )}
    </div>
  );
}
