import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { SitePage } from '../../../catalog/site-page.ts';
import { t } from '../../../shared/language/translate.ts';
import { toolCards } from '../../../tools/cards.index.ts';
import { Button } from '../../kit/ui/button.tsx';
import { pageMeta } from '../head/page-head.ts';

export const handle = { path: '/diagnostic' } satisfies SitePage;

export const meta = pageMeta({
  path: handle.path,
  title: t('Diagnostic'),
  description: t('Whether this page and the server behind it work in your browser.'),
  hidden: true,
});

const shownTools = 4;

type Check = { state: 'waiting' } | { state: 'ok' | 'failed'; text: string };
type Facts = { userAgent: string; url: string; language: string; screen: string; cookies: string; storage: string };

/** What somebody can copy into a message when the site does not work for them. It shows nothing but their own data. */
export default function DiagnosticPage() {
  const [facts, setFacts] = useState<Facts>();
  const [server, setServer] = useState<Check>({ state: 'waiting' });
  const [account, setAccount] = useState<Check>({ state: 'waiting' });
  const check = () => {
    setServer({ state: 'waiting' });
    setAccount({ state: 'waiting' });
    checkServer().then(setServer);
    checkAccount().then(setAccount);
  };
  useEffect(() => {
    setFacts(readFacts());
    checkServer().then(setServer);
    checkAccount().then(setAccount);
  }, []);
  return (
    <div className="page-width pt-12 sm:pt-16">
      <h1 className="text-4xl sm:text-5xl">Diagnostic</h1>
      <p className="mt-3 max-w-[60ch] text-lg text-soft">
        Whether the site works in your browser. Copy this into your message when you report a problem.
      </p>
      <dl className="mt-8 max-w-3xl divide-y divide-line rounded-[16px] border border-line bg-card">
        <Row
          name={t('Client')}
          check={facts ? { state: 'ok', text: t('Working: this page runs its code.') } : { state: 'waiting' }}
        />
        <Row name="API" check={server} />
        <Row name={t('Account')} check={account} />
        <Row name={t('Address')} text={facts?.url} />
        <Row name={t('Language')} text={facts?.language} />
        <Row name={t('Screen')} text={facts?.screen} />
        <Row name={t('Cookies')} text={facts?.cookies} />
        <Row name={t('Storage')} text={facts?.storage} />
        <Row name={t('Browser')} text={facts?.userAgent} />
      </dl>
      <Button look="secondary" className="mt-5" onClick={check}>
        Check again
      </Button>
      <section className="mt-10" aria-labelledby="try">
        <h2 id="try" className="text-2xl">
          Try a tool
        </h2>
        <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
          {toolCards.slice(0, shownTools).map(({ path, name }) => (
            <li key={path}>
              <Link to={path} className="inline-flex min-h-8 items-center text-link">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Row({ name, check, text }: { name: string; check?: Check; text?: string }) {
  return (
    <div className="grid gap-x-6 gap-y-1 px-5 py-3.5 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="font-semibold">{name}</dt>
      <dd className="break-words">
        {check ? undefined : (text ?? '…')}
        {check && (
          <span role="status" className={check.state === 'failed' ? 'text-danger' : undefined}>
            {check.state === 'waiting' ? 'Checking…' : check.text}
          </span>
        )}
      </dd>
    </div>
  );
}

async function checkServer(): Promise<Check> {
  const started = performance.now();
  try {
    const response = await fetch('/api/health', { cache: 'no-store' });
    const took = `${Math.round(performance.now() - started)} ms`;
    const { status, version } = await response.json();
    if (response.ok)
      return {
        state: 'ok',
        text: t('Working ({status}, version {version}), answered in {took}.', { status, version, took }),
      };
    return {
      state: 'failed',
      text: t('Answered with status {code} ({status}) after {took}.', { code: response.status, status, took }),
    };
  } catch (error) {
    return {
      state: 'failed',
      text: t('No answer: {reason}', { reason: error instanceof Error ? error.message : String(error) }),
    };
  }
}

async function checkAccount(): Promise<Check> {
  // Asking while signed out would be answered with a 401, which is normal and which the browser's console shows as an error.
  if (!document.documentElement.dataset.account) return { state: 'ok', text: t('Not signed in.') };
  try {
    const response = await fetch('/api/user', { cache: 'no-store' });
    if (response.status === 401) return { state: 'ok', text: t('Not signed in (401, as is normal for a visitor).') };
    if (response.ok) return { state: 'ok', text: t('Signed in.') };
    return {
      state: 'failed',
      text: `${response.status}: ${(await response.text()).slice(0, 300) || response.statusText}`,
    };
  } catch (error) {
    return {
      state: 'failed',
      text: t('No answer: {reason}', { reason: error instanceof Error ? error.message : String(error) }),
    };
  }
}

function readFacts(): Facts {
  const { userAgent, languages, cookieEnabled } = navigator;
  return {
    userAgent,
    // Without the fragment, which may hold the secret of a link.
    url: location.href.replace(/#.*$/, ''),
    language: languages.join(', '),
    screen: t('{width} × {height} at {ratio}', { width: innerWidth, height: innerHeight, ratio: devicePixelRatio }),
    cookies: cookieEnabled ? t('Allowed') : t('Blocked: sign-in and free allowances need them.'),
    storage: canStore() ? t('Allowed') : t('Blocked: settings and lists last only until the page is closed.'),
  };
}

function canStore(): boolean {
  try {
    localStorage.setItem('satchel.diagnostic', '1');
    localStorage.removeItem('satchel.diagnostic');
    return true;
  } catch {
    return false;
  }
}
