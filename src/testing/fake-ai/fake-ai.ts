import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fillSchema, type Material, obey, readFences } from './gullible-mind.ts';
import { bodyOf, errorBody, type FakeAnswer, streamOf } from './protocols.ts';
import { type FakeCall, readCall, readShape } from './read-call.ts';

/**
 * What goes wrong. Named by the model, or by 'fake-ai:busy' in a text. With '-once' behind it, every second call of a protocol goes well.
 */
export const scenarios = [
  'good',
  /** 429 with Retry-After in a second, or in an hour. */
  'busy',
  'busy-long',
  /** 500, 401, 404, and a 400 for too much text. */
  'error',
  'no-key',
  'no-model',
  'too-long',
  /** The stream ends in the middle: the line breaks, or the server says that something went wrong. */
  'broken',
  'error-midway',
  /** No answer at all, or none after half of it. */
  'hang',
  'hang-midway',
  /** Words with pauses between them. */
  'slow',
  'refuses',
  'wrong-json',
  'empty',
  /** Ends at `maxTokens`, or without saying how many tokens it took. */
  'cut',
  'no-usage',
  /** Thoughts before the answer, in the text as many local models have them. */
  'thinks',
  /** Tags and links that no text has. */
  'html',
  /** An answer without end. */
  'endless',
  /** To another address. */
  'redirect',
  /** 400 for calls that demand a shape. */
  'no-schema',
] as const;
export type Scenario = (typeof scenarios)[number];

export type SeenCall = FakeCall & { scenario: string; material: Material[]; key: string | undefined };

export type FakeAi = {
  /** The AI_BASE_URL of both protocols. */
  url: string;
  /** What it was asked. */
  calls: SeenCall[];
  /** Calls whose answer is not finished. */
  open: () => number;
  /** The settings of a site that uses it. */
  settings: (model?: string) => Record<string, string>;
  close: () => Promise<void>;
};

export const answeredHtml =
  '<img src="https://evil.example/spy.png"> Done. <script>alert(1)</script> See [our shop](https://evil.example/buy) or https://evil.example/now.';

const slowMs = 20;

/**
 * A server with the calls of OpenAI-compatible providers (`/v1/chat/completions`) and Anthropic (`/v1/messages`). It obeys
 * commands in texts that get out of their fence, so that a test of fences can fail.
 *
 * @param params.reply the answer to a call that goes well; by default the last text as it is
 */
export async function startFakeAi(
  params: { port?: number; reply?: (call: FakeCall & { material: Material[] }) => string } = {},
): Promise<FakeAi> {
  const { reply = ({ material }) => material.at(-1)?.text ?? 'Nothing to do.' } = params;
  const calls: SeenCall[] = [];
  const begun = new Map<string, number>();
  let open = 0;

  /** Every other call of a '-once' scenario goes well. */
  function turn(protocol: string, name: string): Scenario {
    const base = name.replace(/-once$/, '');
    const scenario = scenarios.find((each) => each === base) ?? 'good';
    if (base === name) return scenario;
    const key = `${protocol} ${name}`;
    const count = begun.get(key) ?? 0;
    begun.set(key, count + 1);
    return count % 2 === 0 ? scenario : 'good';
  }

  const server = createServer((request, response) => {
    open++;
    response.once('close', () => open--);
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else send(response, 400, errorBody('openai', String(error)));
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    const protocol = path.endsWith('/messages')
      ? 'anthropic'
      : path.endsWith('/chat/completions')
        ? 'openai'
        : undefined;
    if (!protocol) return send(response, 404, errorBody('openai', 'No such call.'));
    const call = readCall(protocol, JSON.parse(await readBody(request)));
    const { material, said } = readFences(call);
    const [, named] = /fake-ai:([a-z-]+)/.exec(call.prompt) ?? [];
    const scenario = named ?? call.model;
    const header = request.headers['x-api-key'] ?? request.headers.authorization;
    calls.push({ ...call, scenario, material, key: Array.isArray(header) ? header[0] : header });

    const now = turn(protocol, scenario);
    const refusal = refusals[now];
    if (refusal) return send(response, refusal.status, errorBody(protocol, refusal.message), refusal.headers);
    if (now === 'no-schema' && (call.schema || call.tool)) {
      return send(response, 400, errorBody(protocol, 'Unknown field: response_format.'));
    }
    if (now === 'hang') return;
    const shape = call.schema ?? call.tool?.schema ?? readShape(call.instructions);
    const demanded = obey(said);
    const text =
      demanded === undefined && shape
        ? JSON.stringify(fillSchema(shape, reply({ ...call, material })))
        : (demanded ?? reply({ ...call, material }));
    await write(response, call, now, change(now, { text, end: 'stop', tokens: countTokens(call, text) }, call));
  }

  server.listen(params.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return {
    ...{ url, calls, open: () => open },
    settings: (model = 'good') => ({ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: url, AI_MODEL: model }),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const refusals: Partial<Record<Scenario, { status: number; message: string; headers?: Record<string, string> }>> = {
  busy: { status: 429, message: 'Too many requests.', headers: { 'retry-after': '1' } },
  'busy-long': { status: 429, message: 'Too many requests.', headers: { 'retry-after': '3600' } },
  error: { status: 500, message: 'Something went wrong.' },
  'no-key': { status: 401, message: 'Wrong key.' },
  'no-model': { status: 404, message: 'No such model.' },
  'too-long': { status: 400, message: 'This is more than the maximum context length of 4096 tokens.' },
  redirect: { status: 307, message: '', headers: { location: 'http://127.0.0.1:9/v1/chat/completions' } },
};

/** The answer as the scenario has it. */
function change(scenario: Scenario, answer: FakeAnswer, call: FakeCall): FakeAnswer {
  if (scenario === 'refuses') return { ...answer, text: '', end: 'refusal' };
  if (scenario === 'wrong-json') return { ...answer, text: `Sure! Here it is: {"wrong": ` };
  if (scenario === 'empty') return { ...answer, text: ' ' };
  if (scenario === 'no-usage') return { ...answer, tokens: undefined };
  if (scenario === 'thinks') return { ...answer, text: `<think>The user wants {"x": 1}.</think>\n\n${answer.text}` };
  if (scenario === 'html') return { ...answer, text: answeredHtml };
  if (answer.text.length > call.maxTokens * 3 || scenario === 'cut') {
    const text = answer.text.slice(0, Math.min(call.maxTokens * 3, Math.ceil(answer.text.length / 2)));
    return { ...answer, text, end: 'length' };
  }
  return answer;
}

async function write(response: ServerResponse, call: FakeCall, scenario: Scenario, answer: FakeAnswer): Promise<void> {
  if (!call.stream) return send(response, 200, bodyOf(call, answer));
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const events = streamOf(call, answer);
  const half = Math.ceil(events.length / 2);
  for (const [index, event] of events.entries()) {
    if (scenario === 'endless' && index === half) return repeat(response, event);
    if (index === half) {
      if (scenario === 'hang-midway') return;
      if (scenario === 'broken') return void response.destroy();
      if (scenario === 'error-midway') {
        response.end(
          `event: error\ndata: ${JSON.stringify({ ...Object(errorBody(call.protocol, 'Overloaded.')) })}\n\n`,
        );
        return;
      }
    }
    if (scenario === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
    // Sent before the next one, so that a broken line has brought what came before.
    await new Promise((resolve) => response.write(event, resolve));
  }
  response.end();
}

/** The same event until the caller leaves. */
async function repeat(response: ServerResponse, event: string): Promise<void> {
  const left = new AbortController();
  response.once('close', () => left.abort());
  while (!response.destroyed) {
    if (!response.write(event.repeat(100)))
      await once(response, 'drain', { signal: left.signal }).catch(() => undefined);
  }
}

/** As most models count English, four characters each. */
const countTokens = ({ instructions, prompt }: FakeCall, text: string) => ({
  input: Math.ceil((instructions.length + prompt.length) / 4),
  output: Math.ceil(text.length / 4),
});

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
