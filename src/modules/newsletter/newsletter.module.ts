import { createRateLimits } from '../../platform/rate-limit/rate-limits.ts';
import type { AccountsModule } from '../accounts/accounts.module.ts';
import { createAdminGuard } from '../admin/admin-guard.ts';
import { createAuditLog } from '../admin/audit-log.ts';
import type { ContentModule } from '../content/content.module.ts';
import type { Module } from '../define-module.ts';
import type { Services } from '../services.ts';
import { createNewsletterRepository } from './newsletter.repository.ts';
import { newsletterRoutes } from './newsletter.routes.ts';
import { createNewsletter } from './newsletter.usecases.ts';
import { createNewsletterTokens } from './newsletter-tokens.ts';

const HOUR_SECONDS = 3600;
const sendTask = 'begin-newsletter';

/** New posts by email, for those who have confirmed their address (decision 0136). */
export function createNewsletterModule(
  services: Services,
  others: { accounts: AccountsModule; content: ContentModule },
): Module {
  const { config, database, pool, queue, mail, signingSecret } = services;
  const { publicUrl } = config;
  const { accounts, identify } = others.accounts;
  const repository = createNewsletterRepository(database);
  const { define } = createRateLimits(pool);
  const newsletter = createNewsletter({
    ...{ repository, mail, publicUrl, posts: others.content.content.blog },
    tokens: createNewsletterTokens({ signingSecret }),
    wake: (slug) => queue.add(database, { task: sendTask, payload: {}, key: `${sendTask}:${slug}`, maxAttempts: 3 }),
    limits: {
      network: define({ name: 'newsletter-network', points: 10, seconds: HOUR_SECONDS }),
      mailbox: define({ name: 'newsletter-mailbox', points: 2, seconds: 24 * HOUR_SECONDS }),
      link: define({ name: 'newsletter-link', points: 60, seconds: HOUR_SECONDS }),
    },
  });
  /** Only a confirmed address is the user's own. */
  const addressOf = async (userId: string): Promise<string | undefined> => {
    const user = await accounts.findUser(userId);
    return user?.emailVerified ? user.email.toLowerCase() : undefined;
  };
  return {
    name: 'newsletter',
    routes: (web) =>
      newsletterRoutes(web, {
        ...{ newsletter, publicUrl },
        guard: createAdminGuard({ identify }),
        audit: createAuditLog(database),
      }),
    tasks: () => ({ [sendTask]: newsletter.sendNext }),
    schedule: [
      { name: 'send-newsletter', cron: '* * * * *', run: newsletter.sendNext },
      { name: 'sweep-newsletter', cron: '19 4 * * *', run: newsletter.sweep },
    ],
    personalData: {
      name: 'newsletter',
      collect: async (userId) => {
        const email = await addressOf(userId);
        const row = email === undefined ? undefined : await repository.findByEmail(email);
        return row ? { email: row.email, since: row.confirmedAt?.toISOString() ?? null } : null;
      },
      erase: async (userId) => {
        const email = await addressOf(userId);
        if (email !== undefined) await repository.removeByEmail(email);
      },
    },
  };
}
