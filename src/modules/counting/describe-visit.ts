import { isbot } from 'isbot';
import { browserOf, type Device, deviceOf, systemOf } from '../../shared/user-agent.ts';

/** What a visit was. Only those of people count; the others are shown apart. */
export type VisitKind = 'click' | 'robot' | 'preview' | 'prefetch';

/** The headers of a visit that statistics and targets depend on. */
export type VisitHeaders = {
  userAgent: string;
  acceptLanguage: string;
  referrer: string;
  /** Sec-Purpose, Purpose or X-Moz. */
  purpose: string;
};

// Longer headers are somebody's play; patterns stay quick on the rest.
const maxHeader = 512;

export function readVisitHeaders(headers: Readonly<Record<string, string | string[] | undefined>>): VisitHeaders {
  const read = (name: string) => String(headers[name] ?? '').slice(0, maxHeader);
  return {
    userAgent: read('user-agent'),
    acceptLanguage: read('accept-language'),
    referrer: read('referer'),
    purpose: read('sec-purpose') || read('purpose') || read('x-purpose') || read('x-moz'),
  };
}

// Programs that fetch a link to show a card of it, by the names they give themselves.
const previewers =
  /facebookexternalhit|facebookcatalog|meta-externalagent|twitterbot|slackbot|slack-imgproxy|telegrambot|whatsapp|discordbot|linkedinbot|skypeuripreview|microsoftpreview|teams|pinterestbot|redditbot|vkshare|viber|snapchat|iframely|embedly|mastodon|bluesky|cardyb|signal-desktop|line-poker|kakaotalk-scrap|applebot.*imessage|googlemessages|zoombot|notion|quora link preview|tumblr|flipboard|nuzzel|bitlybot/i;

/** Whether this is a person, and if not, what. */
export function kindOf({ userAgent, purpose }: VisitHeaders, method: string): VisitKind {
  if (/prefetch|preview|prerender/i.test(purpose)) return 'prefetch';
  if (previewers.test(userAgent)) return 'preview';
  // Browsers do not send HEAD for a click, and always say what they are.
  if (method === 'HEAD' || userAgent === '' || isbot(userAgent)) return 'robot';
  return 'click';
}

/** The language wanted most: 'de' for 'de-AT,de;q=0.9,en;q=0.8'. Empty if none is named. */
export const languageOf = (acceptLanguage: string): string =>
  /^\s*([a-z]{2,3})(?:[-_;,\s]|$)/i.exec(acceptLanguage)?.[1]?.toLowerCase() ?? '';

/** The host of the page with the link, without 'www.'; empty if unknown. */
export function referrerOf(referrer: string): string {
  if (!/^https?:\/\//i.test(referrer) || !URL.canParse(referrer)) return '';
  return new URL(referrer).hostname.replace(/^www\./, '').slice(0, 100);
}

/** What is kept of a visit besides its time, place and country. */
export const describeHeaders = (
  headers: VisitHeaders,
): { referrer: string; device: Device; browser: string; system: string; language: string } => ({
  referrer: referrerOf(headers.referrer),
  device: deviceOf(headers.userAgent),
  browser: browserOf(headers.userAgent) ?? '',
  system: systemOf(headers.userAgent) ?? '',
  language: languageOf(headers.acceptLanguage),
});
