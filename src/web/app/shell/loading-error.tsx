import { useEffect } from 'react';

/** Shown when a page cannot be rendered. */
export function LoadingError({ error }: { error: unknown }) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the page tells the visitor to look there.
    console.error(error);
  }, [error]);
  return (
    <main className="page-width flex flex-1 flex-col items-start justify-center gap-4 py-24">
      <title>Loading error - check console</title>
      <h1 className="text-3xl">Loading error - check console</h1>
      <p className="max-w-prose text-soft">
        This page could not be shown. Reload it to try again; your files on the server are not affected.
      </p>
      <a className="text-link" href="/">
        Go to the home page
      </a>
    </main>
  );
}
