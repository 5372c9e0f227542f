import { z } from 'zod';
import { readAiConfig } from '../src/engines/ai/ai.config.ts';
import { createAiEngine } from '../src/engines/ai/ai-engine.ts';
import { createTokenLedger, siteSubject, tokenMeter } from '../src/modules/ai/token-ledger.ts';
import { periodOf } from '../src/modules/usage/periods.ts';
import { createUsageRepository } from '../src/modules/usage/usage.repository.ts';
import { readFrom } from '../src/platform/config/config.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { AppError } from '../src/shared/errors.ts';
import { type FakeAi, scenarios, startFakeAi } from '../src/testing/fake-ai/fake-ai.ts';
import { silentLog } from '../src/testing/silent-log.ts';
import { startApplication } from './start-application.ts';
import { percentile, type Row, type Suite, seconds } from './suite.ts';

const calls = 1000;
const atOnce = 50;
const timeoutMs = 3000;
/** What is waited for besides the provider: the database, on a busy machine. */
const slackMs = 5000;
const tokensPerDay = { free: 100_000, pro: 100_000_000, site: 100_000_000 };

/** Every failure of a provider, in both protocols, mixed at random into calls of many users at once. */
export const suite: Suite = {
  name: 'ai',
  about: `${calls} calls of an AI provider that fails in every way, ${atOnce} at once, with budgets in PostgreSQL.`,
  run: async () => {
    const [app, fake] = await Promise.all([startApplication(), startFakeAi()]);
    const { database, close } = await openDatabase({
      ...{ url: app.databaseUrl, maxConnections: 10, onConnectionError: () => undefined },
    });
    const settled = new Map<string, number>();
    const ledger = createTokenLedger({ database, settings: { tokensPerDay, prices: new Map() } });
    const counting: typeof ledger = {
      ...ledger,
      reserve: async (caller, tokens) => {
        const { settle } = await ledger.reserve(caller, tokens);
        return {
          settle: async (used) => {
            await settle(used);
            const sum = used.tokens.input + used.tokens.output;
            for (const name of [caller.subject, siteSubject]) settled.set(name, (settled.get(name) ?? 0) + sum);
          },
        };
      },
    };
    try {
      const engines = openEngines(fake, counting);
      const waiting = Array.from({ length: calls }, (_, index) => index).entries();
      const answers: Answer[] = [];
      const lane = async () => {
        for (const [index] of waiting) answers.push(await callOnce(engines, index));
      };
      await Promise.all(Array.from({ length: atOnce }, lane));

      const counters = createUsageRepository(database);
      const counted = await counters.used([...settled.keys()], tokenMeter, periodOf('day', new Date()).start);
      const wrong = [...settled].filter(([subject, tokens]) => (counted.get(subject) ?? 0) !== tokens);
      const over = [...counted].filter(([subject, tokens]) => subject !== siteSubject && tokens > tokensPerDay.free);
      return toRows(answers, { wrong: wrong.length, over: over.length, open: fake.open() });
    } finally {
      await close();
      await fake.close();
      await app.stop();
    }
  },
};

type Answer = { code: string; ms: number; hasSentence: boolean };
type Ask = (scenario: string, index: number) => Promise<unknown>;

const schema = z.object({ title: z.string(), lines: z.array(z.string()) });
const story = 'The ferry left at nine. It carried 40 people. Nobody was late. ';

function openEngines(fake: FakeAi, ledger: Parameters<typeof createAiEngine>[0]['ledger']): Ask[] {
  return ['openai-compatible', 'anthropic'].flatMap((protocol) => {
    const { ai } = readAiConfig(readFrom({ ...fake.settings(), AI_PROVIDER: protocol, AI_CONTEXT_TOKENS: '4000' }));
    const { generateText } = createAiEngine({
      ...{ settings: ai && { ...ai, timeoutMs }, ledger, log: silentLog },
    }).provides;
    if (!generateText) throw new Error('A provider is set.');
    const ask =
      (more: Partial<Parameters<typeof generateText>[0]>, repeat = 1): Ask =>
      (scenario, index) =>
        generateText({
          ...{ task: 'summary', instructions: 'Sum it up.', signal: new AbortController().signal },
          parts: [{ name: 'Document', text: `fake-ai:${scenario} ${story.repeat(repeat)}` }],
          caller: { plan: 'free', userId: `user${index % 20}`, subject: `user:user${index % 20}` },
          ...more,
        });
    return [ask({}), ask({ schema }), ask({ long: 'inOrder' }), ask({ long: 'reduce' }, 200)];
  });
}

async function callOnce(engines: readonly Ask[], index: number): Promise<Answer> {
  const names = scenarios.flatMap((scenario) => [scenario, `${scenario}-once`]);
  const name = names[index % names.length] ?? 'good';
  const start = performance.now();
  const within = Promise.withResolvers<never>();
  // Long texts are several calls after each other.
  const timer = setTimeout(() => within.reject(new Error('hangs')), 8 * timeoutMs + slackMs);
  try {
    await Promise.race([engines[Math.floor(index / names.length) % engines.length]?.(name, index), within.promise]);
    return { code: 'answered', ms: performance.now() - start, hasSentence: true };
  } catch (error) {
    const ms = performance.now() - start;
    if (!(error instanceof AppError)) return { code: String(error), ms, hasSentence: false };
    return { code: error.code, ms, hasSentence: /^[A-Z].{20,}\.$/.test(error.message) };
  } finally {
    clearTimeout(timer);
  }
}

function toRows(answers: readonly Answer[], found: { wrong: number; over: number; open: number }): Row[] {
  const kinds = Map.groupBy(answers, ({ code }) => code);
  const none = (what: string, count: number): Row => ({
    what,
    ours: `${count}`,
    peer: '',
    target: '0',
    holds: count === 0,
  });
  return [
    ...[...kinds].map(([code, each]) => ({
      ...{ what: code, ours: `${each.length}`, peer: '', target: '', holds: true },
    })),
    {
      what: 'time of a call, 95th percentile',
      ours: seconds(
        percentile(
          answers.map(({ ms }) => ms),
          95,
        ),
      ),
      ...{ peer: '', target: '', holds: true },
    },
    none('calls that hang', kinds.get('Error: hangs')?.length ?? 0),
    none('answers without a sentence', answers.filter(({ hasSentence }) => !hasSentence).length),
    none('budgets that are not what was used', found.wrong),
    none('users over their budget', found.over),
    none('calls still open at the provider', found.open),
  ];
}
