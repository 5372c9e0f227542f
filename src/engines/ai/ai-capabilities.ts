import type { z } from 'zod';
import type { AiProvider, AiTask } from '../../shared/ai.ts';
import type { AppError } from '../../shared/errors.ts';
import type { RunCaller } from '../../shared/run-caller.ts';

/*
 * Text from the operator's AI provider. Without one, these capabilities are missing: a run names them in `uses`
 * (`defineRun(action, ['generateText'])`) and does its work with the built-in engine when `engines.generateText` is undefined,
 * or when the caller chose `engine: 'builtin'`.
 *
 * Each call counts its tokens against the day's budgets of `caller` (the run's own) and of the site; nothing else is needed
 * for that. Texts are never stored or logged.
 */

/** A text of a user or out of a file. The engine fences it: instructions in it are not followed. */
export type UntrustedText = {
  /** What it is, in our words: 'Document', 'Question'. Never the name of a file. */
  name: string;
  text: string;
};

export type GeneratedText<Value = undefined> = {
  /** Plain text: without HTML and without links that no part has. The JSON, where a schema was given. */
  text: string;
  /** The answer in the schema's shape. */
  value: Value;
  /** The provider's name, and the model that answered. */
  provider: string;
  model: string;
  tokens: { input: number; output: number };
  /** The answer reached `maxOutputTokens` and lacks its end. Never with 'inOrder'. */
  isCut: boolean;
  /** In how many pieces a long text was sent. */
  pieces: number;
};

/**
 * Asks the provider. Retries once, then tries the next model; aborting ends the call.
 *
 * Throws AppErrors whose codes begin with AI_: `AI_BUDGET_USED_UP` and `AI_SITE_BUDGET_USED_UP` (429), `AI_TEXT_TOO_LONG` (413),
 * `AI_DECLINED` (422), and 503s while no provider gives a usable answer. The built-in engine can do the work instead.
 */
export type GenerateText = <Value = undefined>(request: {
  task: AiTask;
  /** What to do with the parts, and how to answer. Ours alone: never with a word of a user or file in it. */
  instructions: string;
  parts: readonly UntrustedText[];
  /** The answer's shape, an object: it comes parsed in `value`. */
  schema?: z.ZodType<Value> | undefined;
  /**
   * What to do when the parts do not fit the model: the last one goes in pieces, cut between paragraphs or sentences.
   * 'reduce' follows the instructions for each piece and then for the answers together: summaries.
   * 'inOrder' joins the answers as the pieces were joined: rewriting and translation. Not with a schema.
   * Without it, such a text is refused.
   */
  long?: 'reduce' | 'inOrder' | undefined;
  /** Upper bound of each answer, 1,024 by default; with 'inOrder' as many as the pieces need. */
  maxOutputTokens?: number | undefined;
  caller: RunCaller;
  signal: AbortSignal;
  /** The answer so far, cleaned; each replaces the one before. Not with a schema. */
  onText?: ((soFar: string) => void) | undefined;
  /** From 0 to 1, for long texts. */
  onProgress?: ((fraction: number) => void) | undefined;
}) => Promise<GeneratedText<Value>>;

/** Where texts go: the provider, and the other one that is asked when it fails; with the first model per task. */
export type DescribeAi = () => Promise<{
  provider: AiProvider;
  fallback: AiProvider | null;
  models: Readonly<Record<AiTask, string>>;
}>;

/** Counts tokens against the day's budgets of callers and the site. */
export type TokenLedger = {
  /** Takes the most that a call can use. Throws AI_BUDGET_USED_UP or AI_SITE_BUDGET_USED_UP, taking nothing, when less is left. */
  reserve: (caller: RunCaller, tokens: number) => Promise<TokenReservation>;
  /** What it refuses with, for the documentation of the calls. */
  refusals: readonly AppError[];
};

export type TokenReservation = {
  /** Records what the call used, and gives back the rest. */
  settle: (used: {
    task: AiTask;
    provider: string;
    model: string;
    tokens: { input: number; output: number };
    failed: boolean;
  }) => Promise<void>;
};
