import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import type { EventLog } from '../../platform/log/log.ts';
import type { AiTask } from '../../shared/ai.ts';
import { AppError, describeError } from '../../shared/errors.ts';
import type { RunCaller } from '../../shared/run-caller.ts';
import { SECOND_MS } from '../../shared/units.ts';
import type { AiProviderConfig } from './ai.config.ts';
import { aiErrors } from './ai.errors.ts';
import type { TokenLedger } from './ai-capabilities.ts';
import type { AskModel, ModelAnswer, Tokens } from './ask-model.ts';
import { AttemptFailure, type FailureKind } from './attempt-failure.ts';
import { describeProvider } from './describe-provider.ts';
import { estimateTokens } from './pieces.ts';

export type AskInTurn = ReturnType<typeof createAskInTurn>;

/** Worth a second try of the same model, after a pause. */
const pauseMs: Partial<Record<FailureKind, number>> = { busy: SECOND_MS, unavailable: 300, broken: 300, unusable: 0 };

// With another model to ask, nobody waits long for this one.
const longestPauseBeforeNextMs = 5 * SECOND_MS;

/** Asks the models of a task in order, each at most twice, until one gives an answer that `read` accepts. */
export function createAskInTurn(dependencies: {
  providers: readonly AiProviderConfig[];
  ledger: TokenLedger;
  timeoutMs: number;
  log: EventLog;
}) {
  const { providers, ledger, timeoutMs, log } = dependencies;
  const opened = providers.map((config) => ({ config, name: describeProvider(config).name, ask: openOnce(config) }));
  // Models that answer only when the provider is not asked to hold the answer to a schema.
  const withoutSchema = new Set<string>();

  return async <Result>(request: {
    task: AiTask;
    instructions: string;
    prompt: string;
    schema?: z.ZodType | undefined;
    maxOutputTokens: number;
    caller: RunCaller;
    signal: AbortSignal;
    onText?: ((soFar: string) => void) | undefined;
    /** Throws an AttemptFailure for an answer that cannot be used. */
    read: (answer: ModelAnswer) => Result;
  }): Promise<{ result: Result; provider: string; model: string; tokens: Tokens }> => {
    const { task, instructions, prompt, maxOutputTokens, caller, read } = request;
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), timeoutMs);
    const endsAt = performance.now() + timeoutMs;
    const signal = AbortSignal.any([request.signal, deadline.signal]);
    const most = estimateTokens(instructions) + estimateTokens(prompt) + maxOutputTokens;

    /** One call with its place in the ledger. */
    async function attempt(provider: (typeof opened)[number], model: string, schema: z.ZodType | undefined) {
      const ask = await provider.ask();
      const reservation = await ledger.reserve(caller, most).catch((error) => {
        if (error instanceof AppError) throw error;
        throw aiErrors.unavailable(undefined, {
          cause: error,
          log: `No tokens could be counted: ${describeError(error)}`,
        });
      });
      const settle = (tokens: Tokens, failed: boolean) =>
        reservation
          .settle({ task, provider: provider.name, model, tokens, failed })
          .catch((error) => log.error({ err: error, task }, 'Could not record the tokens of a call'));
      try {
        const answer = await ask({
          ...{ model, instructions, prompt, schema, maxOutputTokens, signal, onText: request.onText },
          silenceMs: timeoutMs / 2,
        });
        const result = readAnswer(read, answer);
        await settle(answer.tokens, false);
        return { result, provider: provider.name, model, tokens: answer.tokens };
      } catch (error) {
        await settle(error instanceof AttemptFailure ? error.tokens : { input: 0, output: 0 }, true);
        throw error;
      }
    }

    const failures: AttemptFailure[] = [];
    try {
      const turns = opened.flatMap((provider) => provider.config.models[task].map((model) => ({ provider, model })));
      for (const [turn, { provider, model }] of turns.entries()) {
        const isLast = turn === turns.length - 1;
        const key = `${provider.name} ${model}`;
        let schema = withoutSchema.has(key) ? undefined : request.schema;
        for (let retries = 0; retries < 2; retries++) {
          try {
            const answered = await attempt(provider, model, schema);
            if (schema !== request.schema) withoutSchema.add(key);
            return answered;
          } catch (error) {
            request.signal.throwIfAborted();
            if (!(error instanceof AttemptFailure)) throw error;
            failures.push(error);
            const about = { task, provider: provider.name, model, reason: error.message };
            log.warn(about, 'A call of the AI provider failed');
            if (error.kind === 'declined') throw aiErrors.declined();
            if (deadline.signal.aborted) throw aiErrors.tooSlow();
            if (error.kind === 'rejected' && schema) {
              // Perhaps it does not know how to hold answers to a schema; the instructions ask for it in words, too.
              schema = undefined;
              continue;
            }
            const pause = error.retryAfterMs ?? pauseMs[error.kind];
            if (pause === undefined || retries > 0) break;
            const left = endsAt - performance.now() - SECOND_MS;
            if (pause > (isLast ? left : Math.min(left, longestPauseBeforeNextMs))) break;
            await wait(pause, undefined, { signal }).catch(() => request.signal.throwIfAborted());
          }
        }
      }
      throw explain(failures);
    } finally {
      clearTimeout(timer);
    }
  };
}

function readAnswer<Result>(read: (answer: ModelAnswer) => Result, answer: ModelAnswer): Result {
  try {
    return read(answer);
  } catch (error) {
    if (error instanceof AttemptFailure) error.tokens = answer.tokens;
    throw error;
  }
}

/** Loads the SDK with the first call: it takes a third of a second and 40 MB. */
function openOnce(config: AiProviderConfig): () => Promise<AskModel> {
  let opening: Promise<AskModel> | undefined;
  return () => {
    opening ??= import('./ask-model.ts').then(({ createAskModel }) => createAskModel(config));
    return opening;
  };
}

/** The refusal after every model failed: what the last one said that could have answered. */
function explain(failures: readonly AttemptFailure[]): AppError {
  const last = failures.findLast(({ kind }) => kind !== 'rejected');
  const details = { log: failures.map(({ message }) => message).join('; ') };
  if (!last) return aiErrors.misconfigured(undefined, details);
  if (last.kind === 'busy') {
    const seconds = last.retryAfterMs === undefined ? undefined : Math.max(1, Math.ceil(last.retryAfterMs / SECOND_MS));
    return aiErrors.busy({ seconds }, { ...details, headers: { 'retry-after': String(seconds ?? 60) } });
  }
  if (last.kind === 'silent') return aiErrors.tooSlow(undefined, details);
  if (last.kind === 'unusable') return aiErrors.unusable(undefined, details);
  if (last.kind === 'tooLong') return aiErrors.tooLong(undefined, details);
  return aiErrors.unavailable(undefined, details);
}
