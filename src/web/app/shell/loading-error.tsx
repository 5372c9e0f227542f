import { useEffect } from 'react';
import { t } from '../../../shared/language/translate.ts';

/** Shown when a page cannot be rendered, and when it cannot be loaded for want of a network. */
export function LoadingError({ error }: { error: unknown }) {
  const isOffline = typeof navigator !== 'undefined' && !navigator.onLine;
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the page tells the visitor to look there.
    if (!isOffline) console.error(error);
  }, [error, isOffline]);
  const title = isOffline ? t('You are offline') : t('Loading error - check console');
  return (
    <main className="page-width flex flex-1 flex-col items-start justify-center gap-4 py-24">
      <title>{title}</title>
      <h1 className="text-3xl">{title}</h1>
      <p className="max-w-prose text-soft">
        {isOffline
          ? 'This page needs the network. Go back to the page you were on, or open a tool that works without one.'
          : 'This page could not be shown. Reload it to try again; your files on the server are not affected.'}
      </p>
      <a className="text-link" href={isOffline ? '/offline' : '/'}>
        {isOffline ? 'Tools that work offline' : 'Go to the home page'}
      </a>
    </main>
  );
}
