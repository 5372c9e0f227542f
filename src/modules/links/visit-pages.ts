import { language, t } from '../../shared/language/translate.ts';

/** What visitors of a short link see when they are not sent on at once: plain pages without scripts, cookies or other sites. */
export type VisitPage = { status: number; html: string };

export const stylePath = '/s/-/page.css';

export const style = `:root{color-scheme:light dark;--ink:#1b1d1c;--soft:#565b58;--paper:#f6f5f1;--card:#fff;--line:#d9d8d2;--accent:#15543f;--on:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#eceae4;--soft:#b3b1aa;--paper:#151716;--card:#1e2120;--line:#3a3e3c;--accent:#8fd6b8;--on:#10231b}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;grid-template-columns:minmax(0,36rem);justify-content:center;align-content:center;padding:1.25rem;font:1rem/1.55 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
main{padding:clamp(1.25rem,5vw,2.25rem);background:var(--card);border:1px solid var(--line);border-radius:20px}
h1{margin:0 0 .75rem;overflow-wrap:anywhere;font-size:1.5rem;line-height:1.25}p{margin:.75rem 0}.target{padding:.75rem 1rem;border:1px solid var(--line);border-radius:12px;overflow-wrap:anywhere;font-family:ui-monospace,monospace;font-size:.95rem}
.soft{color:var(--soft)}.warn{padding:.75rem 1rem;border-left:4px solid #b3261e}label{display:block;margin:.75rem 0 .35rem;font-weight:600}
input,textarea{width:100%;padding:.7rem .85rem;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--soft);border-radius:10px}
button,.button{display:inline-block;margin-top:1rem;padding:.7rem 1.2rem;font:inherit;font-weight:600;color:var(--on);background:var(--accent);border:0;border-radius:12px;text-decoration:none;cursor:pointer}
.plain{color:var(--ink);background:none;border:1px solid var(--soft)}a{color:var(--accent)}a.button{color:var(--on)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}details{margin-top:1.5rem}summary{cursor:pointer}form+form,.row{margin-top:.25rem}`;

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

function page(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="${language()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow"><title>${escapeHtml(title)} - Satchel</title><link rel="stylesheet" href="${stylePath}">${head}</head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}

/** @param home the site's address */
const leadsHome = (home: string) =>
  `<p><a class="button" href="${escapeHtml(home)}/">${escapeHtml(t('Go to Satchel'))}</a></p>`;

const unknown = () => ({
  status: 404,
  title: t('There is no such link'),
  text: t('Please check the address: capitals matter, and a letter may be missing at its end.'),
});

const ended: Readonly<Record<string, () => { status: number; title: string; text: string }>> = {
  unknown,
  expired: () => ({
    status: 410,
    title: t('This link has expired'),
    text: t('Its maker set a time for it, which is over. Please ask them for a new one.'),
  }),
  'used-up': () => ({
    status: 410,
    title: t('This link has been used up'),
    text: t('Its maker set how often it works. Please ask them for a new one.'),
  }),
  paused: () => ({
    status: 403,
    title: t('This link is paused'),
    text: t('Its maker has paused it. Please try again later, or ask them.'),
  }),
  deleted: () => ({ status: 410, title: t('This link was deleted'), text: t('Its maker has deleted it.') }),
  removed: () => ({
    status: 410,
    title: t('This link was removed'),
    text: t('The operator of this site has removed it.'),
  }),
  stopped: () => ({
    status: 403,
    title: t('This link is stopped'),
    text: t('The operator of this site has stopped it.'),
  }),
  blocked: () => ({
    status: 403,
    title: t('This link is blocked'),
    text: t('It leads to a site that the operator of this site has blocked.'),
  }),
};

/** @param kind a state of a link in which it leads nowhere, or 'unknown' */
export function endedPage(kind: string, home: string): VisitPage {
  const { status, title, text } = (ended[kind] ?? unknown)();
  return { status, html: page(title, `<p>${escapeHtml(text)}</p>${leadsHome(home)}`) };
}

/** @param refusal a sentence about the last attempt */
export function passwordPage(path: string, refusal?: { status: number; sentence: string }): VisitPage {
  const alert = refusal ? `<p class="warn" role="alert" id="refusal">${escapeHtml(refusal.sentence)}</p>` : '';
  const body = `<p>${escapeHtml(t('The maker of this link has set a password for it.'))}</p>${alert}<form method="post" action="${escapeHtml(path)}"><label for="password">${escapeHtml(t('Password'))}</label><input id="password" name="password" type="password" autocomplete="off" required maxlength="100" autofocus${refusal ? ' aria-describedby="refusal"' : ''}><button>${escapeHtml(t('Open the link'))}</button></form>`;
  return { status: refusal?.status ?? 200, html: page(t('This link has a password'), body) };
}

/** A warning to pass before the target. */
export const warningPage = (path: string, target: string, sentence: string, home: string): VisitPage => ({
  status: 200,
  html: page(
    t('Please look twice'),
    `<p class="warn">${escapeHtml(sentence)}</p><p>${escapeHtml(t('This link leads to:'))}</p><p class="target">${escapeHtml(target)}</p><form method="post" action="${escapeHtml(path)}"><input type="hidden" name="go" value="on"><button class="plain">${escapeHtml(t('Open it anyway'))}</button></form>${leadsHome(home)}`,
  ),
});

/** Where a link leads, with a form to report it. */
export function previewPage(request: {
  path: string;
  shortUrl: string;
  /** Undefined when the link has a password. */
  target: string | undefined;
  title: string;
  warning: string | null;
  createdAt: Date;
  home: string;
}): VisitPage {
  const { path, shortUrl, target, title, warning, createdAt, home } = request;
  const about = [
    title === '' ? '' : `<p><strong>${escapeHtml(title)}</strong></p>`,
    warning === null ? '' : `<p class="warn">${escapeHtml(warning)}</p>`,
    target === undefined
      ? `<p>${escapeHtml(t('It has a password, so where it leads is not shown.'))}</p>`
      : `<p class="target">${escapeHtml(target)}</p>`,
    `<p class="soft">${escapeHtml(t('Made on {day}.', { day: createdAt.toISOString().slice(0, 10) }))}</p>`,
    `<p><a class="button" href="${escapeHtml(path)}" rel="nofollow noopener">${escapeHtml(t('Open it'))}</a></p>`,
  ];
  const report = `<details><summary>${escapeHtml(t('Report this link'))}</summary><form method="post" action="${escapeHtml(path)}+"><label for="reason">${escapeHtml(t('What is wrong with it?'))}</label><textarea id="reason" name="reason" rows="3" maxlength="500" required></textarea><button class="plain">${escapeHtml(t('Report'))}</button></form></details>`;
  return {
    status: 200,
    html: page(
      t('Where {shortUrl} leads', { shortUrl }),
      `${about.join('')}${report}<p class="soft"><a href="${escapeHtml(home)}/">Satchel</a></p>`,
    ),
  };
}

export const reportedPage = (home: string): VisitPage => ({
  status: 200,
  html: page(
    t('Thank you'),
    `<p>${escapeHtml(t('The operator of this site will look at this link.'))}</p>${leadsHome(home)}`,
  ),
});

export const refusedPage = (status: number, sentence: string, home: string): VisitPage => ({
  status,
  html: page(t('That did not work'), `<p class="warn" role="alert">${escapeHtml(sentence)}</p>${leadsHome(home)}`),
});

/** What programs read that show a card of a link: its maker's own title and picture. */
export const cardPage = (request: {
  shortUrl: string;
  title: string;
  description: string;
  image: string | null;
}): VisitPage => {
  const { shortUrl, title, description, image } = request;
  const tags = [
    ['og:title', title],
    ['og:description', description],
    ['og:url', shortUrl],
    ['og:type', 'website'],
    ['og:image', image ?? ''],
    ['twitter:card', image === null ? 'summary' : 'summary_large_image'],
  ]
    .filter(([, content]) => content !== '')
    .map(([name, content = '']) => `<meta property="${name}" content="${escapeHtml(content)}">`);
  return { status: 200, html: page(title || shortUrl, `<p>${escapeHtml(description)}</p>`, tags.join('')) };
};
