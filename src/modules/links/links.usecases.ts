import { AppError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import { aliasesNear, cleanAlias, isReservedAlias, randomCode } from '../../shared/links/alias.ts';
import { hostOf, readTarget } from '../../shared/links/target.ts';
import { DAY_MS } from '../../shared/units.ts';
import type { Passwords } from '../accounts/passwords.ts';
import type { BlockList } from './block-list.ts';
import type { VisitedLink } from './find-link.ts';
import type { ChangeLink, Link, LinkState, Range, Statistics } from './links.contract.ts';
import { linkLimits } from './links.contract.ts';
import { atField, linkErrors, targetError } from './links.errors.ts';
import type { LinkRow, LinksRepository, ListedLink, NewLink } from './links.repository.ts';
import { lookAlikeWarning, warningOfTarget } from './look-alike.ts';
import { firstDay, sumStatistics } from './statistics.ts';

export type LinksService = ReturnType<typeof createLinks>;

type Settings = Omit<ChangeLink, 'url' | 'isPaused'>;

/** How long a deletion can be undone. */
const undoMs = DAY_MS;
/** Of one maker. */
const maxLinks = 100_000;
const codeAttempts = 8;

/** Short links of their makers, who are named as in modules/visitors. */
export function createLinks(dependencies: {
  repository: LinksRepository;
  blockList: Pick<BlockList, 'isBlocked'>;
  passwords: Passwords;
  publicUrl: string;
  shortDomains: readonly string[];
  now?: () => Date;
}) {
  const { repository, blockList, passwords, publicUrl, shortDomains } = dependencies;
  const { now = () => new Date() } = dependencies;
  const ownHosts = [new URL(publicUrl).hostname, ...shortDomains.map((domain) => domain.replace(/:\d+$/, ''))];
  const { protocol } = new URL(publicUrl);
  const prefixOf = (domain: string) => (domain === '' ? `${publicUrl}/s/` : `${protocol}//${domain}/`);

  /** @throws AppError 400 for an address that is refused, 403 for a blocked one */
  async function checkTarget(text: string): Promise<{ url: string; host: string; warning: string | null }> {
    const target = readTarget(text, ownHosts);
    if ('problem' in target) throw targetError(target.problem);
    if (await blockList.isBlocked(target.host)) throw linkErrors.blocked({ host: target.host });
    return { ...target, warning: lookAlikeWarning(target.host) ?? null };
  }

  /** The target in a field besides the link's own. */
  const checkTargetIn = async (field: string, text: string, number?: number) => {
    try {
      return (await checkTarget(text)).url;
    } catch (error) {
      throw error instanceof AppError ? atField(error, field, number) : error;
    }
  };
  const checkOptional = async (field: string, text: string | null) =>
    text === null || text.trim() === '' ? null : checkTargetIn(field, text);

  /** @throws AppError 400 and 403 as above, about the address concerned */
  async function readSettings(settings: Settings): Promise<Partial<NewLink>> {
    const { expiresAt, expiredUrl, maxVisits, password, redirect, tags, note, title, description, image, targets } =
      settings;
    if (image && !/^https:\/\//i.test(image.trim())) {
      throw linkErrors.badSetting({ sentence: t("The picture's address must begin with https://.") });
    }
    return {
      ...(expiresAt !== undefined && { expiresAt: expiresAt === null ? null : new Date(expiresAt) }),
      ...(expiredUrl !== undefined && { expiredUrl: await checkOptional('expiredUrl', expiredUrl) }),
      ...(maxVisits !== undefined && { maxVisits, visits: 0 }),
      ...(password !== undefined && { passwordHash: password === null ? null : await passwords.hash(password) }),
      ...(redirect !== undefined && { redirect }),
      ...(tags !== undefined && { tags: [...new Set(tags)] }),
      ...(note !== undefined && { note }),
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      ...(image !== undefined && { image: await checkOptional('image', image) }),
      ...(targets !== undefined && {
        targets: await Promise.all(
          targets.map(async (rule, index) => ({
            ...rule,
            url: await checkTargetIn('targets', rule.url, index + 1),
          })),
        ),
      }),
    };
  }

  async function require(owners: readonly string[], id: number): Promise<ListedLink> {
    const row = await repository.find(owners, id);
    if (!row) throw linkErrors.unknown();
    return row;
  }

  async function update(row: LinkRow, changes: Partial<NewLink>): Promise<void> {
    if (Object.keys(changes).length > 0) await repository.update(row.id, changes);
  }

  /** With names near it that are free. */
  async function aliasTaken(domain: string, alias: string) {
    const near = aliasesNear(alias, now().getUTCFullYear());
    const taken = await repository.taken(domain, near);
    const free = near.filter((name) => !taken.has(name)).slice(0, 3);
    return linkErrors.aliasTaken({ alias, free }, { fields: { alias: free.join(', ') } });
  }

  const toMade = (row: LinkRow) => ({
    ...{ id: String(row.id), shortUrl: prefixOf(row.domain) + row.code, code: row.code, url: row.url },
    ...{ createdAt: row.createdAt.toISOString(), warning: warningOfTarget(row) },
  });

  const isBlockedNow = async (row: VisitedLink) => row.host !== '' && (await blockList.isBlocked(row.host));

  async function stateOf(row: VisitedLink): Promise<LinkState> {
    if (row.state !== 'active') return row.state;
    if (await isBlockedNow(row)) return 'blocked';
    if (row.expiresAt && row.expiresAt <= now()) return 'expired';
    return row.maxVisits !== null && row.visits >= row.maxVisits ? 'used-up' : 'active';
  }

  const toLink = async (row: ListedLink): Promise<Link> => ({
    id: String(row.id),
    shortUrl: prefixOf(row.domain) + row.code,
    code: row.code,
    domain: row.domain || null,
    url: row.url,
    state: await stateOf(row),
    warning: warningOfTarget(row),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    expiredUrl: row.expiredUrl,
    maxVisits: row.maxVisits,
    hasPassword: row.passwordHash !== null,
    redirect: row.redirect === 301 ? 301 : 302,
    ...{ tags: row.tags, note: row.note, title: row.title, description: row.description, image: row.image },
    ...{ targets: row.targets, clicks: row.clicks, visitors: row.visitors },
    isInAccount: row.owner?.startsWith('user:') ?? false,
  });

  return {
    prefixOf,
    stateOf,
    toLink,
    /** Whether another target of a link may not be opened any more. */
    isBlockedTarget: (url: string): Promise<boolean> => blockList.isBlocked(hostOf(url)),

    /** @throws AppError 400, 403 or 409 as described in links.errors.ts */
    make: async (request: {
      url: string;
      alias: string;
      domain: string | undefined;
      settings: Settings;
      owner: string;
      /** A repeated call finds the link of the first. */
      callKey?: string | undefined;
      onRepeat?: (() => void) | undefined;
    }) => {
      const { url, alias, domain = '', settings, owner, callKey, onRepeat } = request;
      const findEarlier = async () => {
        const earlier = callKey === undefined ? undefined : await repository.findByCallKey(callKey);
        if (earlier) onRepeat?.();
        return earlier && toMade(earlier);
      };
      const earlier = await findEarlier();
      if (earlier) return earlier;
      if (domain !== '' && !shortDomains.includes(domain)) throw linkErrors.unknownDomain({ domain });
      const chosen = cleanAlias(alias);
      if (chosen === '' && alias.trim() !== '') throw linkErrors.emptyAlias();
      if (isReservedAlias(chosen)) throw linkErrors.reservedAlias({ alias: chosen });
      const target = await checkTarget(url);
      if ((await repository.countOf(owner)) >= maxLinks) throw linkErrors.tooMany({ max: maxLinks });
      const row = { ...target, ...(await readSettings(settings)), domain, owner, createdAt: now(), callKey };
      const code = chosen === '' ? randomCode : () => chosen;
      for (let attempt = 0; attempt < codeAttempts; attempt++) {
        const made = await repository.insert({ ...row, code: code() });
        if (made) return toMade(made);
        const meanwhile = await findEarlier();
        if (meanwhile) return meanwhile;
        if (chosen !== '') throw await aliasTaken(domain, chosen);
      }
      throw new Error('No free code was found.');
    },

    /** @param owners the names of the caller; the first is their account's if they have one */
    list: async (owners: readonly string[], query: { search: string; tag: string; page: number }) => {
      const { pageSize } = linkLimits;
      const isSignedIn = owners[0]?.startsWith('user:') ?? false;
      const [{ rows, total }, tags, here] = await Promise.all([
        repository.list(owners, { ...query, limit: pageSize, offset: (query.page - 1) * pageSize }),
        repository.tagsOf(owners),
        isSignedIn && owners.length > 1
          ? repository.list(owners.slice(1), { search: '', tag: '', limit: 1, offset: 0 })
          : undefined,
      ]);
      return {
        ...{ links: await Promise.all(rows.map(toLink)), total, page: query.page, pageSize, tags },
        ...{ domains: [...shortDomains], prefix: prefixOf(''), notInAccount: here?.total ?? 0 },
      };
    },

    get: async (owners: readonly string[], id: number): Promise<Link> => toLink(await require(owners, id)),

    change: async (
      owners: readonly string[],
      id: number,
      { url, isPaused, ...settings }: ChangeLink,
    ): Promise<Link> => {
      const row = await require(owners, id);
      if (row.state === 'stopped' || row.state === 'removed') throw linkErrors.notYours();
      await update(row, {
        ...(url !== undefined && (await checkTarget(url))),
        ...(isPaused !== undefined && { state: isPaused ? ('paused' as const) : ('active' as const) }),
        ...(await readSettings(settings)),
      });
      return toLink(await require(owners, id));
    },

    remove: async (owners: readonly string[], id: number): Promise<void> => {
      const row = await require(owners, id);
      // What an administrator has removed stays so.
      if (row.state === 'removed' || row.state === 'deleted') throw linkErrors.unknown();
      await update(row, { state: 'deleted', stateBefore: row.state, deletedAt: now() });
    },

    restore: async (owners: readonly string[], id: number): Promise<Link> => {
      const row = await repository.find(owners, id, { deleted: true });
      if (!row) throw linkErrors.unknown();
      await update(row, { state: row.stateBefore ?? 'active', stateBefore: null, deletedAt: null });
      return toLink(await require(owners, id));
    },

    takeAlong: async (owners: readonly string[]): Promise<number> => {
      const [account, ...others] = owners;
      return account?.startsWith('user:') ? repository.move(others, account) : 0;
    },

    statistics: async (owners: readonly string[], id: number, range: Range, zone: string): Promise<Statistics> => {
      const { createdAt } = await require(owners, id);
      const time = now();
      const days = await repository.days(id, firstDay(range, time, zone, createdAt));
      return sumStatistics({ days, range, zone, createdAt, now: time });
    },

    /** Everything of an owner, for tables and exports, in pages of a thousand. */
    all: async function* (owners: readonly string[]): AsyncGenerator<Link> {
      const limit = 1000;
      for (let offset = 0; ; offset += limit) {
        const { rows } = await repository.list(owners, { search: '', tag: '', limit, offset });
        for (const row of rows) yield toLink(row);
        if (rows.length < limit) return;
      }
    },

    /** Puts a warning before a link. */
    warn: ({ id }: VisitedLink): Promise<void> => repository.update(id, { hasWarningPage: 1 }),

    /** An administrator's act; undefined for a link that is not there. */
    moderate: async (id: number, act: 'clear' | 'warn' | 'stop' | 'remove') => {
      const row = await repository.findAny(id);
      if (!row || row.state === 'deleted') return undefined;
      if (act === 'clear') await repository.clearReports(id);
      await update(row, {
        ...(act === 'clear' && { hasWarningPage: 0, ...(row.state === 'stopped' && { state: 'active' as const }) }),
        ...(act === 'warn' && { hasWarningPage: 1 }),
        ...(act === 'stop' && { state: 'stopped' as const }),
        ...(act === 'remove' && { state: 'removed' as const }),
      });
      return repository.findAny(id);
    },

    sweep: (): Promise<void> => repository.purgeDeleted(new Date(now().getTime() - undoMs)),
  };
}
