import type { Engine } from '../../engines/engines.ts';
import { createRateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import { DAY_MS } from '../../shared/units.ts';
import type { AccountsModule } from '../accounts/accounts.module.ts';
import { createPasswords, type PasswordCost } from '../accounts/passwords.ts';
import { createAdminGuard } from '../admin/admin-guard.ts';
import { createAuditLog } from '../admin/audit-log.ts';
import type { Module } from '../define-module.ts';
import type { Services } from '../services.ts';
import { userSubject } from '../visitors/subjects.ts';
import type { VisitorsModule } from '../visitors/visitors.module.ts';
import { createBlockList } from './block-list.ts';
import { createClickWriter } from './click-writer.ts';
import { createCountryLookup } from './country-lookup.ts';
import { createFindLink } from './find-link.ts';
import type { LinksConfig } from './links.config.ts';
import type { Link } from './links.contract.ts';
import { linkErrors } from './links.errors.ts';
import { createLinksRepository } from './links.repository.ts';
import { linkRoutes } from './links.routes.ts';
import { createLinks, type LinksService } from './links.usecases.ts';
import { moderationRoutes } from './moderation.routes.ts';
import { visitRoutes } from './visits.routes.ts';

// Enough for what a link's password guards, and quick enough for a visit.
const passwordCost: PasswordCost = { N: 2 ** 13, r: 8, p: 1 };
const HOUR_SECONDS = 3600;

const siteErrors = {
  shortDomain: defineError('NOT_FOUND', 404, () => t('There is nothing at this address but short links.')),
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operator's short domain that this route is for. */
    shortDomain?: string;
  }
}

/** Short links, their redirects and their statistics. */
export function createLinksModule(
  services: Services<LinksConfig>,
  others: { accounts: AccountsModule; visitors: VisitorsModule },
): Module {
  const { config, database, pool, notifications, signingSecret, log } = services;
  const { publicUrl, shortDomains, countryHeader } = config;
  const repository = createLinksRepository(database);
  const passwords = createPasswords(passwordCost);
  const blockList = createBlockList({
    list: async () => (await repository.blockedHosts()).map(({ host }) => host),
    ...{ file: config.linkBlocklistFile, notifications, log },
  });
  const findLink = createFindLink({ pool });
  const links = createLinks({ repository, blockList, passwords, publicUrl, shortDomains });
  const { ready: countryLookup } = createCountryLookup({ file: config.geoDatabase, log });
  const clicks = createClickWriter({ pool, countryLookup, log });
  const { define } = createRateLimits(pool);
  const { identify } = others.accounts;
  return {
    name: 'links',
    engine: createLinkEngine(links),
    hooks: (web) => {
      if (shortDomains.length === 0) return;
      // The rest of the site is at its own address only.
      web.addHook('onRequest', async (request) => {
        const isShort = shortDomains.includes(request.host.toLowerCase());
        if (isShort && request.routeOptions.config.shortDomain === undefined) throw siteErrors.shortDomain();
      });
    },
    routes: (web) => {
      linkRoutes(web, { links, identify, makers: others.visitors.makers });
      moderationRoutes(web, {
        ...{ links, repository, blockList, notifications, guard: createAdminGuard({ identify }) },
        audit: createAuditLog(database),
      });
      visitRoutes(web, {
        ...{
          findLink,
          links,
          repository,
          clicks,
          countryLookup,
          countryHeader,
          passwords,
          publicUrl,
          shortDomains,
          signingSecret,
        },
        passwordLimits: {
          here: define({ name: 'link-password-here', points: 10, seconds: HOUR_SECONDS / 4 }),
          link: define({ name: 'link-password', points: 200, seconds: HOUR_SECONDS }),
        },
        reportLimit: define({ name: 'link-report', points: 10, seconds: HOUR_SECONDS }),
      });
    },
    schedule: [
      { name: 'sweep-links', cron: '23 * * * *', run: links.sweep },
      {
        name: 'sweep-link-clicks',
        cron: '3 * * * *',
        run: async () => {
          await repository.deleteVisitorsBefore(new Date().toISOString().slice(0, 10));
          await repository.deleteClicksBefore(new Date(Date.now() - config.linkClicksDays * DAY_MS));
        },
      },
    ],
    figures: [{ id: 'links', name: () => t('Short links'), read: repository.countAll }],
    personalData: {
      name: 'links',
      collect: async (userId) => {
        const all: Link[] = [];
        for await (const link of links.all([userSubject(userId)])) all.push(link);
        return all;
      },
      erase: (userId) => repository.purgeOf(userSubject(userId)),
    },
    close: clicks.close,
  };
}

const createLinkEngine = (links: LinksService): Engine => ({
  name: 'Short links',
  provides: {
    makeShortLink: ({ caller, ...request }) => {
      if (caller.maker === undefined) throw new Error('A short link needs a maker.');
      return links.make({ ...request, owner: caller.maker, callKey: caller.callKey, onRepeat: caller.onRepeat });
    },
  },
  refusals: [
    linkErrors.urlRequired(),
    linkErrors.invalidUrl(),
    linkErrors.urlTooLong(),
    linkErrors.scheme(),
    linkErrors.passwordInUrl(),
    linkErrors.privateHost(),
    linkErrors.ownHost(),
    linkErrors.shortLink(),
    linkErrors.blocked({ host: 'example.com' }),
    linkErrors.emptyAlias(),
    linkErrors.reservedAlias({ alias: 'admin' }),
    linkErrors.aliasTaken({ alias: 'sale', free: ['sale-2', 'sale-3'] }),
    linkErrors.unknownDomain({ domain: 'example.com' }),
    linkErrors.badSetting({ sentence: t("The picture's address must begin with https://.") }),
    linkErrors.tooMany({ max: 100_000 }),
  ],
  status: async () => ({ state: 'ready' }),
  close: async () => undefined,
});
