import './zod-without-eval.ts';
import fontUrl from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import { type ReactNode, Suspense, useEffect } from 'react';
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
} from 'react-router';
import type { SitePage } from '../../catalog/site-page.ts';
import { directionOf } from '../../shared/language/languages.ts';
import { language } from '../../shared/language/translate.ts';
import { signedInScript } from '../kit/session/signed-in-mark.ts';
import './app.css';
import { laterPart } from '../kit/tool-shell/later-part.ts';
import { pageIsShown } from '../kit/tool-shell/page-is-shown.ts';
import { ToastOutlet } from '../kit/ui/toast-outlet.tsx';
import { AdSlot } from './ads/ad-slot.tsx';
import { adsScript } from './ads/ads-choice.ts';
import { ChatHost } from './assistant/chat-host.tsx';
import { siteValueAttributes } from './head/site-values.ts';
import { markHydrated } from './mark-hydrated.ts';
import { RecentHost } from './recent/recent-host.tsx';
import { CommandPaletteHost } from './shell/command-palette-host.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { LoadingError } from './shell/loading-error.tsx';
import { themeScript } from './shell/theme.ts';

const Suggestions = laterPart(() => import('./proactive/suggestions.tsx'));

export const links: LinksFunction = () => [
  { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The script below sets attributes before React hydrates.
    <html lang={language()} dir={directionOf(language())} {...siteValueAttributes()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f4f0e6" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131511" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this project. */}
        <script dangerouslySetInnerHTML={{ __html: `${themeScript};${signedInScript};${adsScript}` }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

const hasAdsOf = ({ handle }: { handle: unknown }): boolean =>
  (handle as Partial<SitePage> | undefined)?.hasAds === true;

export default function Root() {
  const { pathname } = useLocation();
  useEffect(() => countWhenIdle(pathname), [pathname]);
  useEffect(startWorkerWhenIdle, []);
  useEffect(() => {
    // A tool's desk says so itself, when its code has come.
    if (!document.querySelector('[data-desk]')) markHydrated();
    // Some banks confirm a payment on their own page, which leads back here.
    if (window.location.search.includes('redirect_status='))
      import('./account/payment/show-payment-outcome.ts')
        .then(({ showPaymentOutcome }) => showPaymentOutcome())
        .catch(reportError);
  }, []);
  const hasAds = useMatches().some(hasAdsOf);
  return (
    <>
      <a
        href="#main"
        className="absolute top-2 inset-s-2 z-50 -translate-y-20 rounded-lg bg-accent px-4 py-2 font-semibold text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <Header />
      <Suspense fallback={null}>
        <Suggestions />
      </Suspense>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {hasAds && <AdSlot position="top" className="page-width" />}
        <Outlet />
        {hasAds && <AdSlot position="bottom" className="page-width ads-shown:mt-16" />}
      </main>
      <Footer />
      <CommandPaletteHost />
      <RecentHost />
      <ChatHost />
      <ToastOutlet />
    </>
  );
}

/** Counting is nobody's hurry: its code comes when the page is shown and the browser idle. Without a network nothing is counted. */
function startWorkerWhenIdle(): void {
  pageIsShown()
    .then(() => import('./offline/start-worker.ts'))
    .then(({ startWorker }) => startWorker())
    .catch(() => undefined);
}

function countWhenIdle(path: string): void {
  pageIsShown()
    .then(() => import('../kit/analytics/count-page.ts'))
    .then(({ countPage }) => countPage(path))
    .catch(() => undefined);
}

export function ErrorBoundary() {
  return <LoadingError error={useRouteError()} />;
}
