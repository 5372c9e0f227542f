import { Parser } from 'htmlparser2';

/** Whether a page links to this site, and whether search engines are told not to follow that. */
export function findBacklink(html: string, pageUrl: string, ownHost: string): 'none' | 'followed' | 'nofollow' {
  let found: 'none' | 'followed' | 'nofollow' = 'none';
  const own = ownHost.replace(/^www\./, '');
  const parser = new Parser({
    onopentag: (name, { href, rel = '' }) => {
      if (name !== 'a' || href === undefined || found === 'followed' || !URL.canParse(href, pageUrl)) return;
      if (new URL(href, pageUrl).host.replace(/^www\./, '') !== own) return;
      found = /\b(nofollow|sponsored|ugc)\b/i.test(rel) ? 'nofollow' : 'followed';
    },
  });
  parser.end(html);
  return found;
}
