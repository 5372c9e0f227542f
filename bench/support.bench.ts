import pg from 'pg';
import { type ChatAnswer, chatAnswerSchema, chatPath } from '../src/modules/assistant/assistant.contract.ts';
import { type HelpResult, helpSearchPath, helpSearchSchema } from '../src/modules/knowledge/knowledge.contract.ts';
import { startApplication } from './start-application.ts';
import { percentile, type Row, type Suite, time } from './suite.ts';
import { isRight, readQuestions, type SupportQuestion } from './support/questions.ts';

const clients = 20;
const roundMs = 8000;
const maxP95Ms = 150;
const wanted = { first: 0.8, amongThree: 0.92 };

/** A site with plans, payment and mail, so that every passage is there. */
const settings = {
  ...{ STRIPE_SECRET_KEY: 'sk_test_bench', STRIPE_PUBLISHABLE_KEY: 'pk_test_bench' },
  ...{ STRIPE_WEBHOOK_SECRET: 'whsec_bench', SMTP_URL: 'smtp://127.0.0.1:9', WORKER_CONCURRENCY: '1' },
  // Each question comes from an address of its own: rate limits are not what is measured.
  TRUST_PROXY: 'true',
};

export const suite: Suite = {
  name: 'support',
  about:
    'Questions in the words of users, with spelling errors and in six languages, beside plain `plainto_tsquery` over the same passages; then the assistant with 20 clients at once, load and server on the same cores.',
  run: async () => {
    const application = await startApplication({ realCallers: true, settings });
    const pool = new pg.Pool({ connectionString: application.databaseUrl, max: 2 });
    try {
      const questions = readQuestions();
      const ours = (question: string) => askSearch(application.url, question);
      await ours('files');
      const peer = (question: string) => askPlainly(pool, question);
      const answered = questions.filter(({ answers }) => answers.length > 0);
      const all = { ours: await rank(answered, ours), peer: await rank(answered, peer) };
      return [
        ...shares(all, 'all', () => true),
        ...shares(all, 'held out', ({ isHeldOut }) => isHeldOut),
        await unanswered(
          application.url,
          pool,
          questions.filter(({ answers }) => answers.length === 0),
        ),
        await load(application.url, questions),
      ];
    } finally {
      await pool.end();
      await application.stop();
    }
  },
};

type Ranked = { question: SupportQuestion; place: number }[];

/** The place of the right passage of each question, from 0; -1 where it is not among the first. */
async function rank(
  questions: readonly SupportQuestion[],
  ask: (question: string) => Promise<Pick<HelpResult, 'id'>[]>,
) {
  const ranked: Ranked = [];
  for (const question of questions) {
    const found = await ask(question.question);
    ranked.push({ question, place: found.findIndex(({ id }) => isRight(id, question)) });
  }
  return ranked;
}

function shares(
  { ours, peer }: { ours: Ranked; peer: Ranked },
  which: string,
  counts: (question: SupportQuestion) => boolean,
): Row[] {
  const share = (ranked: Ranked, places: number) => {
    const counted = ranked.filter(({ question }) => counts(question));
    const right = counted.filter(({ place }) => place >= 0 && place < places).length;
    return { right, all: counted.length, part: right / counted.length };
  };
  return (['first', 'amongThree'] as const).map((name) => {
    const [we, they] = [ours, peer].map((ranked) => share(ranked, name === 'first' ? 1 : 3));
    if (!we || !they) throw new Error('There are two.');
    return {
      what: `right passage ${name === 'first' ? 'first' : 'among three'} (${which})`,
      ours: `${we.right} of ${we.all} (${percent(we.part)})`,
      peer: `${they.right} (${percent(they.part)})`,
      target: `at least ${percent(wanted[name])}`,
      holds: we.part >= wanted[name],
    };
  });
}

const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;

let address = 0;
const anotherAddress = () => ({
  'x-forwarded-for': `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address++ & 255}`,
});

async function askSearch(url: string, question: string): Promise<HelpResult[]> {
  const answer = await fetch(`${url}${helpSearchPath}?q=${encodeURIComponent(question)}`, {
    headers: anotherAddress(),
  });
  if (!answer.ok) throw new Error(`${question}: ${answer.status}`);
  return helpSearchSchema.parse(await answer.json()).results;
}

/** The peer: what PostgreSQL's full text search gives by itself. */
async function askPlainly(pool: pg.Pool, question: string): Promise<{ id: string }[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from knowledge_passages, plainto_tsquery('english', $1) as query
     where search @@ query order by ts_rank(search, query) desc, id limit 8`,
    [question],
  );
  return rows;
}

const askAssistant = async (url: string, message: string): Promise<ChatAnswer> => {
  const answer = await fetch(url + chatPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...anotherAddress() },
    body: JSON.stringify({ message, context: 'support_chat' }),
  });
  if (!answer.ok) throw new Error(`${message}: ${answer.status}`);
  return chatAnswerSchema.parse(await answer.json());
};

/** Questions about what there is not. The peer has an answer when it finds any passage. */
async function unanswered(url: string, pool: pg.Pool, questions: readonly SupportQuestion[]): Promise<Row> {
  let [ours, theirs] = [0, 0];
  for (const { question } of questions) {
    const { kind, sources } = await askAssistant(url, question);
    if (kind === 'unknown' && sources.length === 0) ours++;
    if ((await askPlainly(pool, question)).length === 0) theirs++;
  }
  return {
    what: 'about what does not exist: nothing made up',
    ours: `${ours} of ${questions.length}`,
    peer: String(theirs),
    target: 'all',
    holds: ours === questions.length,
  };
}

/** Every client asks its next question when it has its answer. */
async function load(url: string, questions: readonly SupportQuestion[]): Promise<Row> {
  const times: number[] = [];
  const until = performance.now() + roundMs;
  let next = 0;
  const client = async () => {
    while (performance.now() < until) {
      const message = questions[next++ % questions.length]?.question ?? '';
      times.push(await time(() => askAssistant(url, message)));
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const p95 = percentile(times, 95);
  return {
    what: `answer at ${clients} clients, p95`,
    ours: `${p95.toFixed(0)} ms (median ${percentile(times, 50).toFixed(0)} ms, ${Math.round((times.length / roundMs) * 1000)} a second)`,
    peer: '',
    target: `under ${maxP95Ms} ms`,
    holds: p95 < maxP95Ms,
  };
}
