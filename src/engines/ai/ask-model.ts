import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, type LanguageModel, Output, streamText } from 'ai';
import type { z } from 'zod';
import type { AiProviderConfig } from './ai.config.ts';
import { AttemptFailure } from './attempt-failure.ts';
import { estimateTokens } from './pieces.ts';
import { AnswerTooLarge, createProviderFetch } from './provider-fetch.ts';

// The SDK's warnings would be lines on the console, outside of our log.
globalThis.AI_SDK_LOG_WARNINGS = false;

export type Tokens = { input: number; output: number };

export type ModelAnswer = {
  text: string;
  /** 'length': it reached `maxOutputTokens` and is not whole. */
  end: 'whole' | 'length';
  tokens: Tokens;
};

export type AskModel = ReturnType<typeof createAskModel>;

/** One call of one model, always streamed, so that silence is noticed. Throws an AttemptFailure, or the signal's reason. */
export function createAskModel(provider: AiProviderConfig) {
  const modelOf = openProvider(provider);

  return async (request: {
    model: string;
    instructions: string;
    prompt: string;
    /** Asks the provider to hold the answer to this shape. */
    schema?: z.ZodType | undefined;
    maxOutputTokens: number;
    /** How long the provider may send nothing. */
    silenceMs: number;
    signal: AbortSignal;
    onText?: ((soFar: string) => void) | undefined;
  }): Promise<ModelAnswer> => {
    const { signal, silenceMs, onText } = request;
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), silenceMs);
    let text = '';
    let tokens: Tokens | undefined;
    let reason = 'unknown';
    // A server may not know the bound. Few tokens are longer than 8 characters.
    const largestAnswer = request.maxOutputTokens * 8 + 10_000;
    // Thoughts are paid for, too.
    let thoughts = '';
    const estimate = (): Tokens => ({
      input: estimateTokens(request.instructions) + estimateTokens(request.prompt),
      // The provider was told the bound.
      output: Math.min(estimateTokens(text) + estimateTokens(thoughts), request.maxOutputTokens),
    });
    const fail = (error: unknown): AttemptFailure => {
      const failure =
        silence.signal.aborted && !signal.aborted ? new AttemptFailure('silent', error) : failureOf(error);
      // Nothing is paid for a call that was refused, or that nobody took.
      const wasTaken = signal.aborted || ['silent', 'broken', 'unusable', 'declined'].includes(failure.kind);
      failure.tokens = tokens ?? (wasTaken ? estimate() : { input: 0, output: 0 });
      return failure;
    };
    try {
      const { stream } = streamText({
        model: modelOf(request.model),
        instructions: request.instructions,
        prompt: request.prompt,
        ...(request.schema && { output: Output.object({ schema: request.schema }) }),
        maxOutputTokens: request.maxOutputTokens,
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, silence.signal]),
        telemetry: { isEnabled: false },
        // Errors are part of the stream; by default they would be printed.
        onError: () => undefined,
      });
      for await (const part of stream) {
        timer.refresh();
        if (text.length + thoughts.length > largestAnswer) throw new AttemptFailure('unusable', undefined);
        if (part.type === 'text-delta') {
          text += part.text;
          onText?.(text);
        } else if (part.type === 'reasoning-delta') thoughts += part.text;
        else if (part.type === 'error') throw part.error;
        else if (part.type === 'abort') throw new Error('The call was aborted.');
        else if (part.type === 'finish') {
          reason = part.finishReason;
          const { inputTokens, outputTokens } = part.totalUsage;
          const estimated = estimate();
          // Some servers do not tell, others tell 0.
          tokens = { input: inputTokens || estimated.input, output: outputTokens || estimated.output };
        }
      }
      if (reason === 'content-filter') throw new AttemptFailure('declined', undefined);
      if (reason !== 'stop' && reason !== 'length' && reason !== 'tool-calls') {
        throw new AttemptFailure('broken', new Error(`The answer ended with '${reason}'.`));
      }
      return { text, end: reason === 'length' ? 'length' : 'whole', tokens: tokens ?? estimate() };
    } catch (error) {
      throw fail(error);
    } finally {
      clearTimeout(timer);
      // Ends the connection of a call that was given up while the provider goes on.
      silence.abort();
    }
  };
}

function openProvider({ protocol, baseUrl, apiKey }: AiProviderConfig): (model: string) => LanguageModel {
  const settings = { baseURL: baseUrl, fetch: createProviderFetch(baseUrl) };
  // Without a key of ours, the SDK would look for one in the environment.
  if (protocol === 'anthropic') return createAnthropic({ ...settings, apiKey: apiKey ?? 'none' });
  const isOpenAi = new URL(baseUrl).hostname === 'api.openai.com';
  return createOpenAICompatible({
    ...settings,
    name: 'provider',
    ...(apiKey !== undefined && { apiKey }),
    includeUsage: true,
    supportsStructuredOutputs: true,
    // OpenAI's newer models refuse the old name.
    ...(isOpenAi && {
      transformRequestBody: ({ max_tokens: max, ...body }) => ({ ...body, max_completion_tokens: max }),
    }),
  });
}

const tooLong = /context|too long|too large|maximum.{0,40}tokens|prompt.{0,20}long/i;

function failureOf(error: unknown): AttemptFailure {
  if (error instanceof AttemptFailure) return error;
  if (error instanceof AnswerTooLarge || (error instanceof Error && error.cause instanceof AnswerTooLarge)) {
    return new AttemptFailure('unusable', error);
  }
  if (!APICallError.isInstance(error)) return new AttemptFailure('broken', error);
  const { statusCode: status, responseHeaders, responseBody = '' } = error;
  if (status === undefined) return new AttemptFailure('unavailable', error);
  if (status === 429 || status === 503 || status === 529) {
    return new AttemptFailure('busy', error, retryAfterMs(responseHeaders));
  }
  if (status === 413 || (status === 400 && tooLong.test(responseBody))) return new AttemptFailure('tooLong', error);
  if (status === 408 || status >= 500) return new AttemptFailure('unavailable', error);
  if (status >= 300) return new AttemptFailure('rejected', error);
  return new AttemptFailure('broken', error);
}

function retryAfterMs(headers: Readonly<Record<string, string>> | undefined): number | undefined {
  const text = headers?.['retry-after'];
  if (text === undefined) return undefined;
  const ms = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
