import { z } from 'zod';
import type { EventLog } from '../../platform/log/log.ts';
import { type AiTask, aiTasks } from '../../shared/ai.ts';
import type { Engine } from '../engines.ts';
import type { AiSettings } from './ai.config.ts';
import { aiErrors, aiRefusals } from './ai.errors.ts';
import type { DescribeAi, GeneratedText, GenerateText, TokenLedger, UntrustedText } from './ai-capabilities.ts';
import { type AskInTurn, createAskInTurn } from './ask-in-turn.ts';
import type { ModelAnswer, Tokens } from './ask-model.ts';
import { AttemptFailure } from './attempt-failure.ts';
import { type AnswerCleaner, createAnswerCleaner, withoutThoughts } from './clean-answer.ts';
import { describeProvider } from './describe-provider.ts';
import { fence } from './fence.ts';
import { cutIntoPieces, estimateTokens } from './pieces.ts';

/** The operator's AI provider; without settings it can do nothing, and loads nothing. */
export function createAiEngine(dependencies: {
  settings: AiSettings | undefined;
  ledger: TokenLedger;
  log: EventLog;
}): Engine {
  const { settings, ledger, log } = dependencies;
  const refusals = [...aiRefusals, ...ledger.refusals];
  if (!settings) {
    return {
      name: 'ai',
      provides: {},
      refusals,
      status: async () => ({
        state: 'off',
        reason: 'No AI provider is set (AI_PROVIDER); built-in engines do the work',
      }),
      close: async () => undefined,
    };
  }
  const providers = settings.fallback ? [settings.provider, settings.fallback] : [settings.provider];
  const { timeoutMs, contextTokens } = settings;
  const closing = new AbortController();
  const askInTurn = createAskInTurn({ providers, ledger, timeoutMs, log });
  const describeAi: DescribeAi = async () => ({
    provider: describeProvider(settings.provider),
    fallback: settings.fallback ? describeProvider(settings.fallback) : null,
    models: Object.fromEntries(aiTasks.map((task) => [task, settings.provider.models[task][0] ?? ''])) as Record<
      AiTask,
      string
    >,
  });
  return {
    name: 'ai',
    provides: { generateText: createGenerateText({ askInTurn, contextTokens, closing: closing.signal }), describeAi },
    refusals,
    status: async () => ({
      state: 'idle',
      version: providers.map((each) => describeProvider(each).host).join(', then '),
    }),
    close: async () => closing.abort(),
  };
}

type Request<Value> = Parameters<GenerateText>[0] & { schema?: z.ZodType<Value> | undefined };

/** The answer to one call. */
type Answer<Value> = Omit<GeneratedText<Value>, 'pieces'>;

const defaultMaxOutputTokens = 1024;
// The rules of the fence, its lines, and how the provider puts messages together.
const overheadTokens = 400;
// Longer answers than about 5,000 tokens are refused by some models, and lose their thread with others.
const largestRewriteTokens = 2500;
const mostPieces = 60;
const piecesAtOnce = 3;
// Each pass makes a text shorter by far.
const mostPasses = 4;
// Cleaning the whole answer with every token would cost more than the token.
const shownEveryMs = 150;

function createGenerateText(dependencies: {
  askInTurn: AskInTurn;
  contextTokens: number;
  closing: AbortSignal;
}): GenerateText {
  const { askInTurn, contextTokens, closing } = dependencies;

  async function ask<Value>(
    request: Request<Value>,
    call: { note?: string; parts: readonly UntrustedText[]; cleaner: AnswerCleaner; maxOutputTokens: number },
  ): Promise<Answer<Value>> {
    const { task, schema, caller, signal, onText } = request;
    const { note, parts, cleaner, maxOutputTokens } = call;
    const form = schema && `Answer with nothing but JSON of this schema:\n${JSON.stringify(z.toJSONSchema(schema))}`;
    const ours = [request.instructions, note, form].filter((each) => each !== undefined).join('\n\n');
    const { marker, ...messages } = fence({ instructions: ours, parts });
    const { result, provider, model, tokens } = await askInTurn({
      ...{ task, ...messages, schema, maxOutputTokens, caller, signal },
      onText: onText && !schema ? sometimes((soFar) => onText(cleaner.cleanUnfinished(soFar, marker))) : undefined,
      read: (answer) => readAnswer(answer, { schema, cleaner, marker }),
    });
    return { ...result, provider, model, tokens };
  }

  /** The instructions for each piece, then for the answers, until they fit. */
  async function reduce<Value>(
    request: Request<Value>,
    cleaner: AnswerCleaner,
    pass = 1,
  ): Promise<GeneratedText<Value>> {
    const maxOutputTokens = request.maxOutputTokens ?? defaultMaxOutputTokens;
    const { others, last } = takeLast(request.parts);
    const room = contextTokens - fixedTokens(request, others) - maxOutputTokens;
    const tokens = estimateTokens(last.text);
    if (tokens <= room) {
      const note = pass > 1 ? joinNote : undefined;
      const call = { parts: request.parts, cleaner, maxOutputTokens, ...(note !== undefined && { note }) };
      return { ...(await ask(request, call)), pieces: 1 };
    }
    if (room < minRoom || tokens / room > mostPieces || pass > mostPasses) throw aiErrors.tooLong();
    const pieces = cutIntoPieces(last.text, room);
    let done = 0;
    const answers = await eachOf(pieces, request.signal, async (text, index, signal) => {
      const answer = await ask<Value>(
        { ...request, onText: undefined, signal },
        {
          note: `The text '${last.name}' is piece ${index + 1} of ${pieces.length} of a longer one. Follow the task for this piece.`,
          parts: [...others, { name: last.name, text }],
          ...{ cleaner, maxOutputTokens },
        },
      );
      request.onProgress?.(++done / (pieces.length + 1));
      return answer;
    });
    const joined = answers.map(({ text }) => text).join('\n\n');
    // Texts that get no shorter would be sent again and again.
    if (estimateTokens(joined) > tokens * 0.8) throw aiErrors.tooLong();
    const name = `Answers for the pieces of '${last.name}', in order`;
    const whole = await reduce({ ...request, parts: [...others, { name, text: joined }] }, cleaner, pass + 1);
    return { ...whole, tokens: sum([whole, ...answers]), pieces: pieces.length };
  }

  /** The instructions for each piece; the answers joined as the pieces were. */
  async function inOrder(request: Request<undefined>, cleaner: AnswerCleaner): Promise<GeneratedText> {
    const { others, last } = takeLast(request.parts);
    // An answer may be twice as long as its piece.
    const room = Math.min(Math.floor((contextTokens - fixedTokens(request, others)) / 3), largestRewriteTokens);
    if (room < minRoom / 2 || estimateTokens(last.text) / room > mostPieces) throw aiErrors.tooLong();
    const waiting = cutIntoPieces(last.text, room);
    const total = last.text.length;
    const answers: Answer<undefined>[] = [];
    let sent = 0;
    let written = '';
    for (let piece = waiting.shift(); piece !== undefined; piece = waiting.shift()) {
      const [, start = '', text = '', end = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(piece) ?? [];
      if (text === '') {
        written += piece;
        continue;
      }
      const before = written + start;
      const isPiece = waiting.length > 0 || answers.length > 0;
      const answer = await ask<undefined>(
        { ...request, onText: request.onText && ((soFar) => request.onText?.(before + soFar)) },
        {
          ...(isPiece && {
            note: `The text '${last.name}' is a piece of a longer one. Do the task for all of this piece.`,
          }),
          parts: [...others, { name: last.name, text }],
          cleaner,
          maxOutputTokens: 2 * estimateTokens(text) + 256,
        },
      );
      answers.push(answer);
      if (answer.isCut) {
        // Half of it gives an answer that is half as long.
        const halves = cutIntoPieces(piece, Math.ceil(estimateTokens(piece) / 2));
        if (halves.length === 1 || estimateTokens(piece) < smallestPiece) throw aiErrors.unusable();
        waiting.unshift(...halves);
        continue;
      }
      sent += piece.length;
      written = before + answer.text + end;
      request.onProgress?.(sent / total);
    }
    const lastAnswer = answers.at(-1);
    if (!lastAnswer) throw aiErrors.unusable();
    return { ...lastAnswer, text: written, tokens: sum(answers), pieces: answers.length };
  }

  return async <Value>(request: Request<Value>): Promise<GeneratedText<Value>> => {
    const signal = AbortSignal.any([request.signal, closing]);
    const own = { ...request, signal };
    const cleaner = createAnswerCleaner(request.parts.map(({ text }) => text));
    if (request.long === 'inOrder') {
      // Its type allows no schema, and so no other value.
      const { schema: _, ...plain } = own;
      return (await inOrder(plain, cleaner)) as GeneratedText<Value>;
    }
    if (request.long === 'reduce') return reduce(own, cleaner);
    const maxOutputTokens = request.maxOutputTokens ?? defaultMaxOutputTokens;
    if (fixedTokens(request, request.parts) + maxOutputTokens > contextTokens) throw aiErrors.tooLong();
    return { ...(await ask(own, { parts: request.parts, cleaner, maxOutputTokens })), pieces: 1 };
  };
}

const minRoom = 500;
const smallestPiece = 60;
const joinNote =
  'The text was too long for one call, so the task was done for each of its pieces. The last text has the answers in order: make one answer of them, as if you had done the task for the whole text.';

const fixedTokens = ({ instructions, schema }: Request<unknown>, parts: readonly UntrustedText[]): number =>
  overheadTokens +
  estimateTokens(instructions) +
  (schema ? estimateTokens(JSON.stringify(z.toJSONSchema(schema))) : 0) +
  parts.reduce((tokens, { text }) => tokens + estimateTokens(text) + 40, 0);

function takeLast(parts: readonly UntrustedText[]): { others: readonly UntrustedText[]; last: UntrustedText } {
  const last = parts.at(-1);
  if (!last) throw new RangeError('A long text needs a part.');
  return { others: parts.slice(0, -1), last };
}

const sum = (answers: readonly { tokens: Tokens }[]): Tokens => ({
  input: answers.reduce((total, { tokens }) => total + tokens.input, 0),
  output: answers.reduce((total, { tokens }) => total + tokens.output, 0),
});

/** @throws AttemptFailure for an empty answer, and for one without the schema's shape */
function readAnswer<Value>(
  { text, end }: ModelAnswer,
  { schema, cleaner, marker }: { schema: z.ZodType<Value> | undefined; cleaner: AnswerCleaner; marker: string },
): Pick<GeneratedText<Value>, 'text' | 'value' | 'isCut'> {
  if (!schema) {
    const cleaned = cleaner.clean(text, marker);
    if (cleaned === '') throw new AttemptFailure('unusable', undefined);
    // Without a schema, `Value` is undefined.
    return { text: cleaned, value: undefined as Value, isCut: end === 'length' };
  }
  const parsed = schema.safeParse(cleaner.cleanData(parseJson(text), marker));
  if (!parsed.success) throw new AttemptFailure('unusable', undefined);
  return { text: JSON.stringify(parsed.data), value: parsed.data, isCut: false };
}

/** The object in an answer, which some models surround with thoughts, fences or remarks. */
function parseJson(answer: string): unknown {
  const text = withoutThoughts(answer, '');
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}')];
  try {
    return JSON.parse(text.slice(start, end + 1));
  } catch (error) {
    throw new AttemptFailure('unusable', error);
  }
}

/** Calls at once at most every `shownEveryMs`. */
function sometimes(show: (text: string) => void): (text: string) => void {
  let next = 0;
  return (text) => {
    const now = performance.now();
    if (now < next) return;
    next = now + shownEveryMs;
    show(text);
  };
}

/** Work on each item, a few at a time. The first failure ends the others, and is thrown once they have ended. */
async function eachOf<Item, Result>(
  items: readonly Item[],
  signal: AbortSignal,
  work: (item: Item, index: number, signal: AbortSignal) => Promise<Result>,
): Promise<Result[]> {
  const failed = new AbortController();
  const both = AbortSignal.any([signal, failed.signal]);
  const results: Result[] = [];
  const waiting = items.entries();
  const lane = async () => {
    for (const [index, item] of waiting) {
      try {
        results[index] = await work(item, index, both);
      } catch (error) {
        failed.abort(error);
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(piecesAtOnce, items.length) }, lane));
  both.throwIfAborted();
  return results;
}
