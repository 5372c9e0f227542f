import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../platform/http/network-of.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limits.ts';
import { cleanText, isBlank } from '../../shared/clean-text.ts';
import { AppError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import { codePattern } from '../../shared/links/alias.ts';
import { KB } from '../../shared/units.ts';
import { deviceOf } from '../../shared/user-agent.ts';
import type { Passwords } from '../accounts/passwords.ts';
import { kindOf, languageOf, readVisitHeaders, type VisitHeaders } from '../counting/describe-visit.ts';
import type { ClickWriter } from './click-writer.ts';
import { readCountry } from './country-lookup.ts';
import type { FindLink, VisitedLink } from './find-link.ts';
import type { LinksRepository } from './links.repository.ts';
import type { LinksService } from './links.usecases.ts';
import { warningOfTarget } from './look-alike.ts';
import {
  cardPage,
  endedPage,
  passwordPage,
  previewPage,
  refusedPage,
  reportedPage,
  style,
  stylePath,
  type VisitPage,
  warningPage,
} from './visit-pages.ts';

/** So many different reporters put a warning before a link, until an administrator has looked. */
const reportsForWarning = 3;

const longestForm = 4 * KB;

// Pages of ours: no scripts, nothing of other sites, in no frame.
const policy =
  "default-src 'none'; style-src 'self'; form-action 'self' https: http:; base-uri 'none'; frame-ancestors 'none'";

type Dependencies = {
  findLink: FindLink;
  links: Pick<LinksService, 'stateOf' | 'isBlockedTarget' | 'prefixOf' | 'warn'>;
  repository: Pick<LinksRepository, 'takeVisit' | 'report'>;
  clicks: Pick<ClickWriter, 'add'>;
  countryLookup: () => Promise<(address: string) => string>;
  countryHeader: string | undefined;
  passwords: Pick<Passwords, 'verify'>;
  /** Wrong passwords of one link from one address, and of one link from anywhere. */
  passwordLimits: { here: RateLimiter; link: RateLimiter };
  reportLimit: RateLimiter;
  publicUrl: string;
  shortDomains: readonly string[];
  signingSecret: string;
};

/** Redirects and the pages around them: `/s/<code>` on this site, `/<code>` on the operator's short domains. */
export function visitRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  app.register(async (visits) => {
    // Forms without scripts.
    visits.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestForm },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    visits.get(stylePath, { schema: { hide: true } }, sendStyle);
    addVisits(visits, '/s/', '', dependencies);
    for (const domain of dependencies.shortDomains) {
      const onDomain = { schema: { hide: true }, constraints: { host: domain }, config: { shortDomain: domain } };
      visits.get('/', onDomain, (_request, reply) => reply.redirect(dependencies.publicUrl, 302));
      visits.get(stylePath, onDomain, sendStyle);
      addVisits(visits, '/', domain, dependencies);
    }
  });
}

const sendStyle = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.headers({ 'cache-control': 'public, max-age=3600' }).type('text/css; charset=utf-8').send(style);

function addVisits(app: FastifyInstance, base: string, domain: string, dependencies: Dependencies): void {
  const { findLink, publicUrl: home } = dependencies;
  const url = `${base}:code`;
  const onDomain = domain === '' ? {} : { constraints: { host: domain }, config: { shortDomain: domain } };
  const shared = { url, schema: { hide: true }, ...onDomain };
  const visit = createVisit(dependencies);
  const find = async (code: string) => (codePattern.test(code) ? await findLink(domain, code) : undefined);
  const codeOf = (request: FastifyRequest) => (request.params as { code: string }).code;

  app.route({
    ...shared,
    method: ['GET', 'HEAD'],
    handler: async (request, reply) => {
      const code = codeOf(request);
      const wantsPreview = code.endsWith('+');
      const row = await find(wantsPreview ? code.slice(0, -1) : code);
      if (!row) return sendPage(reply, endedPage('unknown', home));
      const path = base + row.code;
      if (wantsPreview) return sendPage(reply, await previewOf(row, path, dependencies));
      return visit({ row, path, request, reply, form: {} });
    },
  });

  app.route({
    ...shared,
    method: 'POST',
    bodyLimit: longestForm,
    handler: async (request, reply) => {
      const code = codeOf(request);
      const form = (request.body ?? {}) as VisitForm;
      const row = await find(code.replace(/\+$/, ''));
      if (!row) return sendPage(reply, endedPage('unknown', home));
      const path = base + row.code;
      if (code.endsWith('+')) return sendPage(reply, await report(row, form.reason ?? '', request, dependencies));
      return visit({ row, path, request, reply, form });
    },
  });
}

function sendPage(reply: FastifyReply, { status, html }: VisitPage): FastifyReply {
  return reply
    .status(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

/** What the forms of our pages send. */
type VisitForm = { password?: string; go?: string; reason?: string };

type Visiting = {
  row: VisitedLink;
  path: string;
  request: FastifyRequest;
  reply: FastifyReply;
  form: VisitForm;
};

/** Answers a visit: the redirect, or the page that stands before or instead of it. */
function createVisit(dependencies: Dependencies) {
  const { links, repository, clicks, passwords, passwordLimits, publicUrl: home } = dependencies;

  /** To where an ended link leads. */
  const leadOn = async (reply: FastifyReply, url: string) =>
    (await links.isBlockedTarget(url)) ? sendPage(reply, endedPage('blocked', home)) : redirect(reply, url, 302);

  return async ({ row, path, request, reply, form }: Visiting) => {
    const headers = readVisitHeaders(request.headers);
    const kind = kindOf(headers, request.method === 'HEAD' ? 'HEAD' : 'GET');
    const countVisit = () => clicks.add(toVisit(row, kind, headers, request, dependencies));
    const state = await links.stateOf(row);
    const hasExpired = state === 'expired' || state === 'used-up';
    if (hasExpired && row.expiredUrl !== null) return leadOn(reply, row.expiredUrl);
    if (state !== 'active') return sendPage(reply, endedPage(state, home));

    if (row.passwordHash !== null) {
      const { password } = form;
      if (password === undefined) return sendPage(reply, passwordPage(path));
      try {
        const place = `${row.id} ${networkOf(request.ip)}`;
        await passwordLimits.here.take(place);
        await passwordLimits.link.take(String(row.id));
        if (!(await passwords.verify({ hash: row.passwordHash, password: password.slice(0, 200) }))) {
          return sendPage(
            reply,
            passwordPage(path, { status: 403, sentence: t('That is not the password. Please try again.') }),
          );
        }
        await passwordLimits.here.giveBack(place);
        await passwordLimits.link.giveBack(String(row.id));
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500) throw error;
        reply.headers(error.headers);
        return sendPage(reply, passwordPage(path, { status: error.status, sentence: error.message }));
      }
    }
    const target = await targetFor(row, headers, request, dependencies);
    if (target !== row.url && (await links.isBlockedTarget(target))) return sendPage(reply, endedPage('blocked', home));
    const warning = warningOf(row);
    // A password form has passed it already: that form is posted, and so is the one of the warning.
    if (warning !== undefined && form.go === undefined && form.password === undefined) {
      return sendPage(reply, warningPage(path, target, warning, home));
    }
    if (kind === 'preview' && (row.title !== '' || row.image !== null)) {
      countVisit();
      return sendPage(reply, cardPage({ shortUrl: links.prefixOf(row.domain) + row.code, ...row }));
    }
    if (row.maxVisits !== null) {
      // Whoever says to be a robot could use it without end.
      if (kind !== 'click') return sendPage(reply, await previewOf(row, path, dependencies));
      if (!(await repository.takeVisit(row.id))) {
        return row.expiredUrl === null ? sendPage(reply, endedPage('used-up', home)) : leadOn(reply, row.expiredUrl);
      }
    }
    countVisit();
    return redirect(reply, target, request.method === 'POST' ? 303 : row.redirect);
  };
}

function redirect(reply: FastifyReply, url: string, status: number): FastifyReply {
  return reply
    .headers({
      // Browsers would keep a 301 for good, and neither count nor follow a change of the target.
      'cache-control': status === 301 ? 'private, max-age=90' : 'private, no-store',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-robots-tag': 'noindex, nofollow',
    })
    .redirect(url, status);
}

const warningOf = (row: VisitedLink): string | undefined => {
  if (row.hasWarningPage > 0) return t('This link was reported. It may lead to a site that cheats or harms you.');
  return warningOfTarget(row) ?? undefined;
};

const needsCountry = ({ targets }: VisitedLink): boolean => targets.some(({ country }) => country !== undefined);

/** The first other target that fits the visitor, or the link's own. */
async function targetFor(
  row: VisitedLink,
  headers: VisitHeaders,
  request: FastifyRequest,
  { countryLookup, countryHeader }: Dependencies,
): Promise<string> {
  if (row.targets.length === 0) return row.url;
  const device = deviceOf(headers.userAgent);
  const language = languageOf(headers.acceptLanguage);
  const told = countryHeader === undefined ? undefined : request.headers[countryHeader];
  const country = needsCountry(row)
    ? told === undefined
      ? (await countryLookup())(request.ip)
      : readCountry(told)
    : '';
  const fits = row.targets.find(
    (rule) =>
      (rule.device === undefined || rule.device === device) &&
      (rule.language === undefined || rule.language === language) &&
      (rule.country === undefined || rule.country === country),
  );
  return fits?.url ?? row.url;
}

function toVisit(
  row: VisitedLink,
  kind: ReturnType<typeof kindOf>,
  headers: VisitHeaders,
  request: FastifyRequest,
  { countryHeader }: Dependencies,
) {
  const told = countryHeader === undefined ? undefined : String(request.headers[countryHeader] ?? '');
  const query = new URLSearchParams(request.url.split('?')[1] ?? '');
  const campaign = query.get('utm_campaign') ?? new URL(row.url).searchParams.get('utm_campaign') ?? '';
  return {
    ...{ linkId: row.id, at: Date.now(), kind, address: request.ip, headers, country: told },
    campaign: cleanText(campaign).slice(0, 100),
  };
}

async function previewOf(row: VisitedLink, path: string, { links, publicUrl }: Dependencies): Promise<VisitPage> {
  const state = await links.stateOf(row);
  if (state !== 'active') return endedPage(state, publicUrl);
  return previewPage({
    ...{ path, shortUrl: links.prefixOf(row.domain) + row.code, title: row.title, createdAt: row.createdAt },
    target: row.passwordHash === null ? row.url : undefined,
    ...{ warning: warningOf(row) ?? null, home: publicUrl },
  });
}

async function report(
  row: VisitedLink,
  text: string,
  request: FastifyRequest,
  { links, repository, reportLimit, publicUrl, signingSecret }: Dependencies,
): Promise<VisitPage> {
  const reason = cleanText(text).trim().slice(0, 500);
  if (isBlank(reason)) return refusedPage(400, t('Please say what is wrong with the link.'), publicUrl);
  const network = networkOf(request.ip);
  try {
    await reportLimit.take(network);
  } catch (error) {
    if (error instanceof AppError && error.status === 429) return refusedPage(429, error.message, publicUrl);
    throw error;
  }
  const reporter = createHmac('sha256', signingSecret).update(`report:${network}`).digest('base64url').slice(0, 22);
  const reporters = await repository.report({ linkId: row.id, reporter, reason, at: new Date() });
  if (reporters >= reportsForWarning && row.hasWarningPage === 0) await links.warn(row);
  return reportedPage(publicUrl);
}
