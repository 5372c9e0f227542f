import type { FastifyInstance } from 'fastify';
import type { Notifications } from '../../platform/database/notifications.ts';
import type { AdminGuard } from '../admin/admin-guard.ts';
import type { AuditLog } from '../admin/audit-log.ts';
import { type BlockList, blockChannel } from './block-list.ts';
import {
  type AdminLink,
  adminLinkPaths,
  adminLinkSchema,
  adminLinksQuery,
  adminLinksSchema,
  blockedHostBody,
  blockedHostsSchema,
  linkLimits,
  moderateBody,
} from './links.contract.ts';
import { linkErrors } from './links.errors.ts';
import type { LinksRepository, ListedLink } from './links.repository.ts';
import type { LinksService } from './links.usecases.ts';

/** What administrators do about links that harm. */
export function moderationRoutes(
  app: FastifyInstance,
  dependencies: {
    links: LinksService;
    repository: LinksRepository;
    blockList: BlockList;
    notifications: Pick<Notifications, 'publish'>;
    guard: AdminGuard;
    audit: AuditLog;
  },
): void {
  const { links, repository, blockList, notifications, guard, audit } = dependencies;

  const toAdminLink = async (row: ListedLink & { reports: { at: Date; reason: string }[] }): Promise<AdminLink> => {
    const { id, shortUrl, code, url, state, createdAt, clicks } = await links.toLink(row);
    const reports = row.reports.map(({ at, reason }) => ({ at: at.toISOString(), reason }));
    return { id, shortUrl, code, url, state, createdAt, clicks, hasWarningPage: row.hasWarningPage > 0, reports };
  };

  async function hostsNow() {
    await blockList.refresh();
    const rows = await repository.blockedHosts();
    return {
      hosts: rows.map(({ host, createdAt }) => ({ host, createdAt: createdAt.toISOString() })),
      fromFile: blockList.countInFile(),
    };
  }

  guard.routes(app, (admin) => {
    admin.get(
      adminLinkPaths.links,
      { summary: 'Short links, newest first.', query: adminLinksQuery, result: adminLinksSchema },
      async ({ query: { search, reported, page } }) => {
        const { pageSize } = linkLimits;
        const found = await repository.search({
          ...{ search, reported: reported === 'true', limit: pageSize, offset: (page - 1) * pageSize },
        });
        return { links: await Promise.all(found.rows.map(toAdminLink)), total: found.total, page, pageSize };
      },
    );

    admin.post(
      adminLinkPaths.state,
      {
        summary: 'Warns before a link, stops it, removes it, or clears its reports.',
        body: moderateBody,
        result: adminLinkSchema,
        refusals: [linkErrors.unknown()],
      },
      async ({ actor, body: { id, act } }) => {
        const row = await links.moderate(Number(id), act);
        if (!row) throw linkErrors.unknown();
        await audit.record({
          actor,
          act: `link.${act}`,
          target: links.prefixOf(row.domain) + row.code,
          details: { url: row.url },
        });
        return toAdminLink({ ...row, reports: act === 'clear' ? [] : await repository.reportsOf(row.id) });
      },
    );

    admin.get(
      adminLinkPaths.hosts,
      { summary: 'The hosts that no short link may lead to.', result: blockedHostsSchema },
      hostsNow,
    );

    admin.post(
      adminLinkPaths.hosts,
      { summary: 'Blocks a host and its subdomains.', body: blockedHostBody, result: blockedHostsSchema },
      async ({ actor, body: { host } }) => {
        await repository.block(host);
        await notifications.publish(blockChannel, host);
        await audit.record({ actor, act: 'host.block', target: host });
        return hostsNow();
      },
    );

    admin.delete(
      adminLinkPaths.hosts,
      { summary: 'Unblocks a host.', body: blockedHostBody, result: blockedHostsSchema },
      async ({ actor, body: { host } }) => {
        if (await repository.unblock(host)) await audit.record({ actor, act: 'host.unblock', target: host });
        await notifications.publish(blockChannel, host);
        return hostsNow();
      },
    );
  });
}
