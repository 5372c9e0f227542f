import { setImmediate as breathe } from 'node:timers/promises';
import { type AuditedPage, auditPage } from './audit-page.ts';
import type { AuditReport, Finding } from './marketing.contract.ts';

/** Asks this site itself for a path, without the network. */
export type AskSite = (path: string) => Promise<{ status: number; type: string; body: string }>;

/** More are not audited: no site of ours has so many. */
const maxPages = 2000;

/** The paths of the sitemap. */
export async function pathsOfSite(askSite: AskSite): Promise<string[]> {
  const { body } = await askSite('/sitemap.xml');
  const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = '']) =>
    URL.canParse(address) ? [new URL(address).pathname] : [],
  );
  return paths.slice(0, maxPages);
}

/**
 * Audits every page of the sitemap, and asks for everything on this site that they link to.
 * @param before the audit that changes are told against
 */
export async function auditSite(
  askSite: AskSite,
  before: AuditReport | undefined,
  signal: AbortSignal,
): Promise<AuditReport> {
  const pages: AuditedPage[] = [];
  for (const path of await pathsOfSite(askSite)) {
    signal.throwIfAborted();
    const { status, body } = await askSite(path);
    pages.push(auditPage({ path, status, html: body }));
    // Calls of visitors come in between.
    await breathe();
  }
  const broken = await findBrokenPaths(askSite, pages, signal);
  const findings = [
    ...pages.flatMap(({ path, problems }) => problems.map((text) => ({ path, text }))),
    ...findTwins(pages, 'title'),
    ...findTwins(pages, 'description'),
    ...pages.flatMap(({ path, paths }) =>
      paths
        .filter((to) => broken.has(to))
        .map((to) => ({ path, text: `Its link to ${to} leads nowhere (${broken.get(to)}).` })),
    ),
  ];
  const facts = pages.map(({ paths: _, problems: __, ...page }) => page);
  const changes = before && compare(before, { findings, paths: facts.map(({ path }) => path) });
  return { at: new Date().toISOString(), pages: facts, findings, ...(changes && { changes }) };
}

async function findBrokenPaths(
  askSite: AskSite,
  pages: readonly AuditedPage[],
  signal: AbortSignal,
): Promise<Map<string, number>> {
  const known = new Set(pages.map(({ path }) => path));
  const broken = new Map<string, number>(
    pages.filter(({ status }) => status >= 400).map(({ path, status }) => [path, status]),
  );
  for (const path of new Set(pages.flatMap(({ paths }) => paths))) {
    if (known.has(path)) continue;
    signal.throwIfAborted();
    const { status } = await askSite(path);
    if (status >= 400) broken.set(path, status);
    await breathe();
  }
  return broken;
}

/** Pages that say the same of themselves compete with each other. */
function findTwins(pages: readonly AuditedPage[], field: 'title' | 'description'): Finding[] {
  const groups = Map.groupBy(
    pages.filter((page) => page[field] !== ''),
    (page) => page[field],
  );
  return [...groups.values()]
    .filter(({ length }) => length > 1)
    .flatMap(([first, ...others]) =>
      others.map(({ path }) => ({ path, text: `Its ${field} is the same as that of ${first?.path}.` })),
    );
}

const nameOf = ({ path, text }: Finding): string => `${path} ${text}`;

function compare(before: AuditReport, now: { findings: readonly Finding[]; paths: readonly string[] }) {
  const old = new Set(before.findings.map(nameOf));
  const current = new Set(now.findings.map(nameOf));
  const oldPaths = before.pages.map(({ path }) => path);
  return {
    since: before.at,
    appeared: now.findings.filter((finding) => !old.has(nameOf(finding))),
    solved: before.findings.filter((finding) => !current.has(nameOf(finding))),
    newPages: now.paths.filter((path) => !oldPaths.includes(path)),
    gonePages: oldPaths.filter((path) => !now.paths.includes(path)),
  };
}
