import { describe, expect, test } from 'vitest';
import type { GenerateText } from '../../engines/ai/ai-capabilities.ts';
import type { FetchPage } from './fetch-page.ts';
import type { Item } from './marketing.contract.ts';
import { createMarketingTasks } from './marketing-tasks.ts';

const signal = new AbortController().signal;
const publicUrl = 'https://files.example.org';

describe('the check of backlinks', () => {
  const entry = (id: string, status: Item<'backlinks'>['status']): Item<'backlinks'> => ({
    ...{ id, status, name: id, url: `https://${id}.example.com/`, authority: null, contact: '', check: null },
    createdAt: '2026-01-01T00:00:00Z',
  });
  const pages: Record<string, Awaited<ReturnType<FetchPage>>> = {
    'https://new.example.com/': { url: 'https://new.example.com/', html: `<a href="${publicUrl}">Satchel</a>` },
    'https://gone.example.com/': { url: 'https://gone.example.com/', html: 'nothing' },
    'https://away.example.com/': { problem: 'It answers 500.' },
  };

  test('calls a link that stands active, one that is gone submitted, and leaves what it could not see', async () => {
    const kept: unknown[] = [];
    const { tasks } = prepare({
      backlinks: [entry('new', 'pending'), entry('gone', 'active'), entry('away', 'active')],
      keepCheck: (list) => kept.push(list),
      fetchPage: async (url) => pages[url] ?? { problem: 'unknown' },
    });
    expect(await tasks.backlink(signal)).toBe('Checked 3 pages: 1 link here, 1 do not, 1 could not be read.');
    expect(kept).toEqual([
      ['new', 'found', 'active'],
      ['gone', 'missing', 'submitted'],
      ['away', 'unreachable', 'active'],
    ]);
  });

  test('says so when there is nothing to check', async () => {
    await expect(prepare({}).tasks.backlink(signal)).rejects.toThrow('add pages to the list');
  });
});

describe('ideas of the AI provider', () => {
  const answering = (ideas: unknown): GenerateText => (async () => ({ value: { ideas } })) as unknown as GenerateText;

  test('join the others, without what makes no sense and what is there already', async () => {
    const { tasks, added } = prepare({
      ideas: ['known'],
      generateText: answering([
        { title: ' Shrink a PDF \u0000', difficulty: 99 },
        { title: 'Known', difficulty: 3 },
        { title: ' ', difficulty: 1 },
        { title: 'x'.repeat(400), difficulty: Number.NaN },
      ]),
    });
    expect(await tasks.content(signal)).toBe('Added 3 ideas.');
    expect(added).toEqual([
      expect.objectContaining({ title: 'Shrink a PDF', difficulty: 10, source: 'ai' }),
      expect.objectContaining({ title: 'x'.repeat(200), difficulty: null, source: 'ai' }),
      expect.objectContaining({ title: 'How to use the PDF Merger', source: 'tool' }),
    ]);
  });

  test('are not missed when the provider fails: the rest is there, and the reason', async () => {
    const { tasks } = prepare({
      generateText: async () => {
        throw new Error('The provider is away.');
      },
    });
    expect(await tasks.content(signal)).toBe('Added 1 ideas. The AI provider did not help: The provider is away.');
  });
});

function prepare(given: {
  backlinks?: Item<'backlinks'>[];
  ideas?: string[];
  keepCheck?: (kept: unknown[]) => void;
  fetchPage?: FetchPage;
  generateText?: GenerateText;
}) {
  const { backlinks = [], ideas = [], keepCheck = () => undefined, generateText } = given;
  const added: unknown[] = [];
  const items = {
    list: async (list: string) => (list === 'backlinks' ? backlinks : ideas.map((title) => ({ title }))),
    addFound: async (_list: string, found: readonly unknown[]) => added.push(...found),
    keepCheck: async ({ id }: Item<'backlinks'>, { outcome }: { outcome: string }, status: string) =>
      keepCheck([id, outcome, status]),
  };
  const tasks = createMarketingTasks({
    ...{
      generateText,
      publicUrl,
      tools: [{ slug: 'pdf-merger', name: 'PDF Merger', summary: 'Several PDFs become one.' }],
    },
    items: items as unknown as Parameters<typeof createMarketingTasks>[0]['items'],
    repository: undefined as never,
    askSite: async () => ({ status: 404, type: '', body: '' }),
    fetchPage: given.fetchPage ?? (async () => ({ problem: 'unused' })),
    missedSearches: async () => [],
  });
  return { tasks, added };
}
