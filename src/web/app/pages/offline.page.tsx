import { useEffect } from 'react';
import type { MetaFunction } from 'react-router';
import type { SitePage } from '../../../catalog/site-page.ts';
import { splitAddress } from '../../../shared/language/languages.ts';
import { t } from '../../../shared/language/translate.ts';
import { toolCards } from '../../../tools/cards.index.ts';
import { localPath } from '../../kit/local-path.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ToolIcon } from '../../kit/ui/tool-icon.tsx';
import { pageHead } from '../head/page-head.ts';

export const handle = { path: '/offline' } satisfies SitePage;

export const meta: MetaFunction = () =>
  pageHead({
    path: handle.path,
    title: t('Without a network'),
    description: t('The tools that work without a network.'),
    hidden: true,
  });

/** The page that was asked for; the home page when the address does not name one of this site. */
function wantedPage(): string {
  const wanted = new URLSearchParams(location.search).get('for') ?? '/';
  const url = new URL(wanted, location.origin);
  return wanted.startsWith('/') && url.origin === location.origin && splitAddress(url.pathname).path !== handle.path
    ? url.href
    : localPath('/');
}

const tryAgain = (): void => location.replace(wantedPage());

/** Shown instead of pages that need the network while there is none. */
export default function OfflinePage() {
  useEffect(() => {
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, []);
  return (
    <div className="page-width pt-10">
      <h1 className="text-3xl sm:text-4xl">You are offline</h1>
      <p className="mt-3 max-w-[60ch] text-lg text-soft">
        What you opened needs the network. These tools work without one, because they do everything in your browser:
      </p>
      <ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {toolCards
          .filter(({ worksOffline }) => worksOffline)
          .map(({ slug, path, name, tagline, icon }) => (
            <li key={slug}>
              {/* A full load: only these pages are kept in the browser. */}
              <a
                href={path}
                className="flex items-start gap-3 rounded-[16px] border border-line bg-card p-4 shadow-card hover:border-accent"
              >
                <ToolIcon icon={icon} className="mt-0.5 size-5 shrink-0 text-accent" />
                <span>
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-[0.9375rem] text-soft">{tagline}</span>
                </span>
              </a>
            </li>
          ))}
      </ul>
      <p className="mt-8 max-w-[60ch] text-soft">
        All other tools send your file to the server, so they have to wait. Nothing is lost: what is on the pages of
        tools is still there when you are back online.
      </p>
      <Button look="secondary" className="mt-4" onClick={tryAgain}>
        Try again
      </Button>
    </div>
  );
}
