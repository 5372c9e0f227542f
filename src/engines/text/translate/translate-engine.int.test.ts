import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createRunCommand, type RunCommand } from '../../../platform/processes/run-command.ts';
import { createSandbox } from '../../../platform/processes/sandbox.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import type { GenerateText } from '../../ai/ai-capabilities.ts';
import type { Engines } from '../../engines.ts';
import { sampleSentences } from './sample-sentences.ts';
import type { TranslateProvider } from './translate.config.ts';
import type { Translate } from './translate-capabilities.ts';
import { createTranslateEngine } from './translate-engine.ts';

let temporaryDirectory: string;
let runCommand: RunCommand;
const servers: Server[] = [];
beforeAll(async () => {
  temporaryDirectory = await mkdtemp(join(tmpdir(), 'satchel-translate-'));
  runCommand = createRunCommand({ sandbox: createSandbox({ policy: 'auto', log: silentLog }), temporaryDirectory });
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});
afterAll(() => rm(temporaryDirectory, { recursive: true, force: true }));

const sentences = sampleSentences(500);

/** Turns words around and drops a placeholder now and then, like a bad engine. */
const careless = (text: string, index: number): string => {
  const words = text.split(' ').toReversed().join(' ').toUpperCase();
  return index % 3 === 0 ? words.replace(/<X ID="\d+"\/>|XQ\d+X|⟦\d+⟧/, '') : words;
};

const providers: Record<string, () => Promise<ReturnType<typeof open>>> = {
  'Apertium by a third language': async () => open({}),
  DeepL: async () => open({ provider: { kind: 'deepl', url: await serve(deepl), apiKey: 'key' } }),
  LibreTranslate: async () =>
    open({ provider: { kind: 'libretranslate', url: await serve(libretranslate), apiKey: undefined } }),
  'an AI provider': async () => open({ engines: { generateText: carelessModel, describeAi } }),
};

test.each(Object.entries(providers))('%s loses none of the protected parts of 500 sentences', async (_name, start) => {
  const { translate } = await start();
  const { texts } = await translate({ ...request, texts: sentences.map(({ text }) => text) });
  const lost = sentences.flatMap(({ parts }, index) =>
    parts.filter((part) => texts[index]?.text.includes(part) !== true),
  );
  expect(lost).toEqual([]);
  expect(texts.flatMap(({ sentences }) => sentences).filter(({ isKept }) => isKept).length).toBeLessThan(10);
  expect(texts.filter(({ text }, index) => text !== sentences[index]?.text).length).toBeGreaterThan(450);
});

test('Apertium translates, and says that it is a draft and which language was in between', async () => {
  const { translate } = open({});
  const direct = await translate({ ...request, target: 'es', texts: ['The house is big.', '  I like it\n'] });
  expect(direct.texts.map(({ text }) => text)).toEqual(['La casa es grande.', '  Me gusta\n']);
  expect(direct).toMatchObject({ engine: { name: 'Apertium', isDraft: true, host: null }, via: undefined, notes: [] });
  const through = await translate({ ...request, target: 'it', texts: ['The house is big.'] });
  expect(through).toMatchObject({ texts: [{ text: 'La casa è grande.' }], via: 'es' });
  await expect(translate({ ...request, target: 'th', texts: ['x'] })).rejects.toMatchObject({
    code: 'DIRECTION_NOT_SERVED',
    message:
      'Nothing on this site translates from English to Thai. Please choose a language that is offered for English.',
  });
});

test("characters of Apertium's own format come back as they are", async () => {
  const { translate } = open({});
  const odd = '¿ \\ ^ $ @ / < > { } [ ] ~ * # | + = _ ?';
  const { texts } = await translate({ ...request, texts: [odd, `The house ${odd}`, '🎉 12', ''] });
  expect(texts.map(({ text }) => text)).toEqual([odd, expect.stringContaining('\\ ^ $ @ /'), '🎉 12', '']);
});

test('glossary terms come back as the glossary says, from every engine', async () => {
  for (const start of Object.values(providers)) {
    const { translate } = await start();
    const glossary = [{ term: 'Satchel' }, { term: 'house', translation: 'Hauskonto' }];
    const { texts } = await translate({ ...request, texts: ['The house of Satchel is big.'], glossary });
    expect(texts[0]?.text).toContain('Satchel');
    expect(texts[0]?.text).toContain('Hauskonto');
  }
});

test('DeepL is asked as its API wants it', async () => {
  const calls: Call[] = [];
  const url = await serve((call) => {
    calls.push(call);
    return deepl(call);
  });
  const { translate, describeTranslation } = open({ provider: { kind: 'deepl', url, apiKey: 'secret' } });
  await translate({ ...request, source: 'de', target: 'en', formality: 'formal', texts: ['Tom & <b>Jerry</b>'] });
  expect(calls.find(({ path }) => path === '/v2/translate')).toMatchObject({
    headers: { authorization: 'DeepL-Auth-Key secret' },
    body: {
      text: ['Tom &amp; <m id="0"/>Jerry<m id="1"/>'],
      ...{ source_lang: 'DE', target_lang: 'EN-US', formality: 'prefer_more', tag_handling: 'xml' },
    },
  });
  const [first, second] = await describeTranslation();
  expect(first).toMatchObject({
    engine: { name: 'DeepL', place: 'server', formalities: ['fr'] },
    directions: { de: ['en', 'fr'] },
  });
  expect(second?.engine.name).toBe('Apertium');
});

test('a provider that fails is asked twice, and then Apertium does it and says so', async () => {
  let asked = 0;
  const url = await serve((call) => {
    if (call.path === '/languages') return libretranslate(call);
    asked += 1;
    return { status: 503, body: { error: 'overloaded' } };
  });
  const { translate } = open({ provider: { kind: 'libretranslate', url, apiKey: 'k' } });
  const drafted = await translate({ ...request, target: 'es', texts: ['The house is big.'] });
  expect(asked).toBe(2);
  expect(drafted).toMatchObject({
    texts: [{ text: 'La casa es grande.' }],
    engine: { name: 'Apertium' },
    notes: ['LibreTranslate could not translate this now. Apertium on this site translated it instead.'],
  });
  await expect(translate({ ...request, target: 'de', texts: ['x'] })).rejects.toMatchObject({
    status: 503,
    code: 'TRANSLATOR_NOT_ANSWERING',
  });
});

test('LibreTranslate is asked as its API wants it, in smaller parts where a call has too much for it', async () => {
  const calls: Call['body'][] = [];
  const url = await serve((call) => {
    if (call.path === '/lt/languages') return libretranslate({ ...call, path: '/languages' });
    calls.push(call.body);
    return (call.body.q ?? []).length > 2
      ? { status: 400, body: { error: 'Invalid request: request (5) exceeds text limit (2)' } }
      : libretranslate(call);
  });
  const { translate } = open({ provider: { kind: 'libretranslate', url: `${url}/lt`, apiKey: 'secret' } });
  const { texts } = await translate({ ...request, target: 'de', texts: ['a b', 'c d', 'e f', 'g h', 'i j'] });
  expect(texts.map(({ text }) => text)).toEqual(['B A', 'D C', 'F E', 'H G', 'J I']);
  expect(calls.map(({ q }) => q?.length)).toEqual([5, 3, 2, 1, 2]);
  expect(calls[2]).toEqual({ q: ['a b', 'c d'], source: 'en', target: 'de', format: 'text', api_key: 'secret' });
});

test('what a provider answers is not logged where it can quote the text', async () => {
  for (const answer of [
    { status: 500, body: { error: 'Cannot translate text: my secret' } },
    { body: { translated: 'my secret' } },
  ]) {
    const url = await serve((call) => (call.path === '/languages' ? libretranslate(call) : answer));
    const { translate } = open({ provider: { kind: 'libretranslate', url, apiKey: 'k' } });
    const error = await translate({ ...request, target: 'de', texts: ['my secret'] }).catch((failure) => failure);
    expect(error).toMatchObject({ code: 'TRANSLATOR_NOT_ANSWERING', log: expect.not.stringContaining('secret') });
  }
});

test.each([
  [403, 'TRANSLATOR_REFUSED'],
  [456, 'TRANSLATOR_BUSY'],
])('status %d of a provider is %s', async (status, code) => {
  const url = await serve((call) => (call.path === '/v2/translate' ? { status, body: {} } : deepl(call)));
  const { translate } = open({ provider: { kind: 'deepl', url, apiKey: 'key' } });
  await expect(translate({ ...request, source: 'de', target: 'fr', texts: ['x'] })).rejects.toMatchObject({ code });
});

test("'builtin' asks nobody outside", async () => {
  let asked = 0;
  const url = await serve((call) => {
    asked += 1;
    return deepl(call);
  });
  const { translate } = open({ provider: { kind: 'deepl', url, apiKey: 'key' } });
  const { engine } = await translate({ ...request, target: 'es', engine: 'builtin', texts: ['The house.'] });
  expect({ name: engine.name, asked }).toEqual({ name: 'Apertium', asked: 0 });
});

test('a text that loses a part in every attempt stays as it was', async () => {
  const silent: GenerateText = async (asked) =>
    answerOf(asked, () => ({ translations: [] as { n: number; text: string }[] }));
  const { translate } = open({ engines: { generateText: silent, describeAi } });
  const { texts } = await translate({ ...request, target: 'de', texts: ['Call {name} now.'] });
  expect(texts).toMatchObject([{ text: 'Call {name} now.', sentences: [{ isKept: true }] }]);
});

const request = {
  ...({ source: 'en', target: 'fr', engine: 'auto', formality: 'default' } as const),
  glossary: [],
  caller: { plan: 'pro', userId: undefined, subject: 'test' } as const,
  signal: AbortSignal.timeout(120_000),
} satisfies Partial<Parameters<Translate>[0]>;

function open(params: { provider?: TranslateProvider; engines?: Partial<Engines> }) {
  const { provider, engines = {} } = params;
  const { provides } = createTranslateEngine({ runCommand, temporaryDirectory, provider, engines, log: silentLog });
  const { translate, describeTranslation } = provides;
  if (!translate || !describeTranslation) throw new Error('It provides both');
  return { translate, describeTranslation };
}

type Call = {
  path: string;
  headers: IncomingMessage['headers'];
  body: { text?: string[]; q?: string[]; [name: string]: unknown };
};
type Answer = { status?: number; body: unknown };

async function serve(answer: (call: Call) => Answer): Promise<string> {
  const server = createServer(async (incoming, response) => {
    const text = (await incoming.toArray()).join('');
    const path = new URL(incoming.url ?? '/', 'http://127.0.0.1').pathname;
    const { status = 200, body } = answer({ path, headers: incoming.headers, body: text ? JSON.parse(text) : {} });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on a port');
  return `http://127.0.0.1:${address.port}`;
}

function deepl({ path, body }: Call): Answer {
  if (path === '/v2/languages') {
    return {
      body: ['EN', 'DE', 'FR'].map((language) => ({ language, name: language, supports_formality: language === 'FR' })),
    };
  }
  const { text: texts = [] } = body;
  const lowerTags = (text: string) => text.replace(/<([XM]) ID=/g, (_all, kind) => `<${kind.toLowerCase()} id=`);
  return {
    body: {
      translations: texts.map((text, index) => ({
        text: lowerTags(careless(joinTags(text), index)).replaceAll('\u0001', ' '),
      })),
    },
  };
}

/** Its placeholders have a space, at which `careless` would cut them. */
const joinTags = (xml: string): string => xml.replace(/<([xm]) id/g, '<$1\u0001id');

function libretranslate({ path, body }: Call): Answer {
  if (path === '/languages') {
    return { body: ['en', 'fr', 'de', 'es'].map((code) => ({ code, name: code, targets: ['en', 'fr', 'de', 'es'] })) };
  }
  const { q: texts = [] } = body;
  return { body: { translatedText: texts.map(careless) } };
}

const describeAi: Engines['describeAi'] = async () => ({
  provider: { name: 'Model', host: '127.0.0.1', place: 'server' },
  fallback: null,
  models: { summary: 'm', questions: 'm', writing: 'm', translation: 'm', support: 'm' },
});

const carelessModel: GenerateText = async (asked) =>
  answerOf(asked, (list) => ({ translations: list.map(({ n, text }) => ({ n, text: careless(text, n) })) }));

async function answerOf<Value>(
  { parts, schema }: Parameters<typeof carelessModel<Value>>[0],
  answer: (list: { n: number; text: string }[]) => unknown,
) {
  const value = schema?.parse(answer(JSON.parse(parts[0]?.text ?? '[]'))) as Value;
  const tokens = { input: 0, output: 0 };
  return { text: '', value, provider: 'Model', model: 'm', tokens, isCut: false, pieces: 1 };
}
