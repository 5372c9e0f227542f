import type { EventLog } from '../platform/log/log.ts';
import { isEngineFailure } from '../platform/processes/process.errors.ts';
import { AppError, describeError } from '../shared/errors.ts';

type Implementation<Request, Answer> = { name: string; run: (request: Request) => Promise<Answer> };

/**
 * Tries implementations in order and returns the first answer.
 * Stops at an AppError that blames the input (4xx) and at an abort: another program would find the same; a crash or a timeout
 * says nothing about the next one. When all fail, throws an AggregateError with every error.
 */
export function withFallback<Request extends { signal: AbortSignal }, Answer>(
  capability: string,
  implementations: readonly Implementation<Request, Answer>[],
  log: EventLog,
): (request: Request) => Promise<Answer> {
  return async (request) => {
    const failures: { name: string; error: unknown }[] = [];
    for (const { name, run } of implementations) {
      request.signal.throwIfAborted();
      try {
        return await run(request);
      } catch (error) {
        if (request.signal.aborted || blamesInput(error)) throw error;
        log.warn({ err: error, capability, engine: name }, 'An engine failed; trying the next one');
        failures.push({ name, error });
      }
    }
    throw new AggregateError(
      failures.map(({ error }) => error),
      `${capability}: all engines failed: ${failures.map(({ name, error }) => `${name}: ${describeError(error)}`).join('; ')}`,
    );
  };
}

function blamesInput(error: unknown): boolean {
  return error instanceof AppError && error.status < 500 && !isEngineFailure(error);
}
