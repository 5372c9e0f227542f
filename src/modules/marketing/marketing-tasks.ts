import { z } from 'zod';
import type { GenerateText } from '../../engines/ai/ai-capabilities.ts';
import { cleanText } from '../../shared/clean-text.ts';
import { auditPage } from './audit-page.ts';
import { type AskSite, auditSite, pathsOfSite } from './audit-site.ts';
import type { FetchPage } from './fetch-page.ts';
import { findBacklink } from './find-backlink.ts';
import type { Item, LinkCheck, MarketingTask } from './marketing.contract.ts';
import type { MarketingRepository } from './marketing.repository.ts';
import type { MarketingItems } from './marketing-items.ts';

/** Does a task and returns what it did, in a sentence. Throws an Error with one otherwise. */
export type RunTask = (signal: AbortSignal) => Promise<string>;

/** A tool as drafts and ideas speak of it. */
export type MarketedTool = { slug: string; name: string; summary: string };

type Dependencies = {
  items: MarketingItems;
  repository: MarketingRepository;
  askSite: AskSite;
  fetchPage: FetchPage;
  /** What several people searched on this site without finding it. */
  missedSearches: (limit: number) => Promise<{ term: string; people: number }[]>;
  /** Undefined without an AI provider. */
  generateText: GenerateText | undefined;
  tools: readonly MarketedTool[];
  publicUrl: string;
};

/** What each task does when an administrator starts it. */
export const createMarketingTasks = (dependencies: Dependencies): Record<MarketingTask, RunTask> => ({
  seo: (signal) => auditPages(dependencies, signal),
  backlink: (signal) => checkBacklinks(dependencies, signal),
  content: (signal) => proposeContent(dependencies, signal),
  social: () => draftPosts(dependencies),
  outreach: () => draftLetters(dependencies),
});

const auditsKept = 50;

async function auditPages({ repository, askSite }: Dependencies, signal: AbortSignal): Promise<string> {
  const report = await auditSite(askSite, await repository.lastAudit(), signal);
  if (report.pages.length === 0) throw new Error('No page could be audited: this site has no sitemap.');
  await repository.addAudit(report, auditsKept);
  const { changes } = report;
  const since = changes ? `, ${changes.appeared.length} new and ${changes.solved.length} solved since last time` : '';
  return `Audited ${report.pages.length} pages: ${report.findings.length} findings${since}.`;
}

async function checkBacklinks({ items, fetchPage, publicUrl }: Dependencies, signal: AbortSignal): Promise<string> {
  const list = await items.list('backlinks');
  if (list.length === 0) throw new Error('There is nothing to check: add pages to the list of backlinks first.');
  const counts = { found: 0, missing: 0, unreachable: 0 };
  // One after the other: many of them may be on one host, which should not be flooded.
  for (const entry of list) {
    const check = await checkBacklink(entry, fetchPage, publicUrl, signal);
    counts[check.outcome]++;
    await items.keepCheck(entry, check, statusAfter(entry, check));
  }
  return `Checked ${list.length} pages: ${counts.found} link here, ${counts.missing} do not, ${counts.unreachable} could not be read.`;
}

async function checkBacklink(
  { url }: Item<'backlinks'>,
  fetchPage: FetchPage,
  publicUrl: string,
  signal: AbortSignal,
): Promise<LinkCheck> {
  const page = await fetchPage(url, signal);
  const at = new Date().toISOString();
  if ('problem' in page) return { at, outcome: 'unreachable', note: page.problem };
  const found = findBacklink(page.html, page.url, new URL(publicUrl).host);
  if (found === 'none') return { at, outcome: 'missing', note: 'The page does not link here.' };
  const note =
    found === 'followed' ? 'The page links here.' : 'The page links here, but tells search engines not to follow.';
  return { at, outcome: 'found', note };
}

/** A link that stands is active, and one that stood and is gone was submitted. A server that is away changes nothing. */
function statusAfter({ status }: Item<'backlinks'>, { outcome }: LinkCheck): Item<'backlinks'>['status'] {
  if (outcome === 'found') return 'active';
  return outcome === 'missing' && status === 'active' ? 'submitted' : status;
}

const ideasAtOnce = 20;

type Idea = Omit<Item<'ideas'>, 'id' | 'createdAt'>;
const idea = (title: string, source: Idea['source'], volume: number | null = null): Idea => ({
  ...{ title, source, volume, difficulty: null, status: 'planned' },
});

async function proposeContent(dependencies: Dependencies, signal: AbortSignal): Promise<string> {
  const { items, missedSearches, tools, askSite } = dependencies;
  const missed = await missedSearches(ideasAtOnce);
  const written = await toolsWithArticle(askSite, signal);
  const proposed = [
    ...missed.map(({ term, people }) => idea(`What people search here and do not find: ${term}`, 'search', people)),
    ...tools.filter(({ slug }) => !written.has(slug)).map(({ name }) => idea(`How to use the ${name}`, 'tool')),
  ];
  const { ideas: more, failure } = await askForIdeas(dependencies, missed, signal);
  const known = new Set((await items.list('ideas')).map(({ title }) => title.toLowerCase()));
  const fresh = [...more, ...proposed].filter(({ title }) => !known.has(title.toLowerCase()));
  const added = await items.addFound('ideas', fresh.slice(0, ideasAtOnce));
  const told = added === 0 ? 'Found no new ideas.' : `Added ${added} ideas.`;
  return failure === undefined ? told : `${told} The AI provider did not help: ${failure}`;
}

/** The tools that an article of the blog links to. */
async function toolsWithArticle(askSite: AskSite, signal: AbortSignal): Promise<Set<string>> {
  const written = new Set<string>();
  for (const path of await pathsOfSite(askSite)) {
    if (!path.startsWith('/blog/')) continue;
    signal.throwIfAborted();
    const { status, body } = await askSite(path);
    const article = /<article[\s>][\s\S]*<\/article>/.exec(body)?.[0] ?? '';
    for (const to of auditPage({ path, status, html: article }).paths) {
      if (to.startsWith('/tools/')) written.add(to.slice('/tools/'.length));
    }
  }
  return written;
}

const aiIdeas = z.object({ ideas: z.array(z.object({ title: z.string(), difficulty: z.number() })) });

async function askForIdeas(
  { generateText, tools, items }: Dependencies,
  missed: readonly { term: string }[],
  signal: AbortSignal,
): Promise<{ ideas: Idea[]; failure?: string }> {
  if (!generateText) return { ideas: [] };
  try {
    const { value } = await generateText<z.infer<typeof aiIdeas>>({
      task: 'writing',
      instructions:
        'Propose up to 5 articles for the blog of a site with free file tools: guides that answer what people search for and ' +
        'end with one of the tools. Each has a title of at most 80 characters and a difficulty from 1 to 10 to rank with it. ' +
        'Do not repeat the titles that there are.',
      parts: [
        { name: 'Tools', text: tools.map(({ name, summary }) => `${name}: ${summary}`).join('\n') },
        { name: 'Searches without a result', text: missed.map(({ term }) => term).join('\n') || 'none' },
        { name: 'Titles', text: (await items.list('ideas')).map(({ title }) => title).join('\n') || 'none' },
      ],
      schema: aiIdeas,
      caller: { plan: 'pro', userId: undefined, subject: 'marketing' },
      signal,
    });
    const ideas = value.ideas.slice(0, 5).flatMap(({ title, difficulty }) => {
      const text = cleanText(title).trim().slice(0, 200);
      const rank = Number.isFinite(difficulty) ? Math.min(10, Math.max(1, Math.round(difficulty))) : null;
      return text === '' ? [] : [{ ...idea(text, 'ai'), difficulty: rank }];
    });
    return { ideas };
  } catch (error) {
    signal.throwIfAborted();
    return { ideas: [], failure: error instanceof Error ? error.message : 'it failed.' };
  }
}

type Post = { platform: string; write: (tool: MarketedTool, url: string) => string };

/** Each in the manner of its place, to copy and change. Nothing is posted from here. */
const posts: readonly Post[] = [
  {
    platform: 'Reddit',
    write: ({ name, summary }, url) =>
      `I work on a free set of file tools. One of them is the ${name}: ${lower(summary)}. No account, files are deleted by themselves. What is missing for how you do it?\n\n${url}`,
  },
  {
    platform: 'LinkedIn',
    write: ({ name, summary }, url) =>
      `${withoutStop(summary)}: that is what the ${name} does, in the browser and without an account. Uploaded files are deleted by themselves.\n\n${url}`,
  },
  { platform: 'Twitter', write: ({ name, summary }, url) => `${name}: ${lower(summary)}. Free, no account. ${url}` },
  {
    platform: 'Facebook',
    write: ({ name, summary }, url) =>
      `${withoutStop(summary)}? The ${name} does it for free, and you need no account.\n\n${url}`,
  },
];

const withoutStop = (text: string): string => text.replace(/\.$/, '');
const lower = (text: string): string => text.slice(0, 1).toLowerCase() + withoutStop(text.slice(1));

/** One draft for each network, about the tool that was drafted least. */
async function draftPosts({ items, tools, publicUrl }: Dependencies): Promise<string> {
  const drafts = (await items.list('drafts')).filter(({ kind }) => kind === 'social');
  const timesDrafted = ({ name }: MarketedTool) => drafts.filter(({ subject }) => subject === name).length;
  const tool = tools.toSorted((a, b) => timesDrafted(a) - timesDrafted(b))[0];
  if (!tool) throw new Error('There is no tool to write about.');
  const added = await items.addFound(
    'drafts',
    posts.map(({ platform, write }) => {
      const query = new URLSearchParams({ utm_source: platform.toLowerCase(), utm_campaign: `social-${tool.slug}` });
      const text = write(tool, `${publicUrl}/tools/${tool.slug}?${query}`);
      return { kind: 'social', platform, to: '', subject: tool.name, text, status: 'pending' };
    }),
  );
  if (added === 0) throw new Error('There is no room for more drafts. Delete some first.');
  return `Drafted ${added} posts about the ${tool.name}.`;
}

/** A letter to each page that should link here and was not written to yet. */
async function draftLetters({ items, publicUrl }: Dependencies): Promise<string> {
  const drafts = (await items.list('drafts')).filter(({ kind }) => kind === 'outreach');
  const open = (await items.list('backlinks')).filter(
    ({ name, status }) => status === 'pending' && !drafts.some(({ platform }) => platform === name),
  );
  if (open.length === 0) {
    throw new Error('There is nobody to write to: every pending page on the list of backlinks has a draft already.');
  }
  const added = await items.addFound(
    'drafts',
    open.map(({ name, url, contact }) => ({
      ...{ kind: 'outreach', platform: name, to: contact, status: 'pending' },
      subject: 'Free file tools for your readers',
      text: `Hello,\n\nYour page ${url} lists useful tools. Ours might fit: ${publicUrl} has free tools for PDFs, images and documents. They need no account, and files are deleted by themselves.\n\nWould you add it? If something is missing for your readers, tell us.\n\nThank you`,
    })),
  );
  return `Drafted ${added} emails.`;
}
