import { z } from 'zod';
import { ConfigError } from '../../platform/config/config.ts';
import { defineSetting, type ReadSetting, wholeNumber } from '../../platform/config/setting.ts';
import { type AiTask, aiTasks } from '../../shared/ai.ts';
import { SECOND_MS } from '../../shared/units.ts';

const protocols = ['', 'openai-compatible', 'anthropic'] as const;
const anthropicUrl = 'https://api.anthropic.com/v1';

/** Dollars for a million tokens. */
export type Price = { input: number; output: number };

/** A provider, with the models to try per task, in order. */
export type AiProviderConfig = {
  protocol: 'openai-compatible' | 'anthropic';
  baseUrl: string;
  apiKey: string | undefined;
  models: Readonly<Record<AiTask, readonly string[]>>;
};

export type AiConfig = ReturnType<typeof readAiConfig>;
export type AiSettings = NonNullable<AiConfig['ai']>;

const models = z.string().transform((text) => text.split(',').flatMap((model) => model.trim() || []));

const webAddress = z
  .union([z.literal(''), z.url({ protocol: /^https?$/ }).refine((text) => !/[?#@]/.test(text))])
  .transform((text) => text.replace(/\/+$/, '') || undefined);

const prices = z.string().transform((text, context) => {
  const table = new Map<string, Price>();
  for (const entry of text.split(',')) {
    if (entry.trim() === '') continue;
    const [, model, input, output] = /^\s*(\S+)\s*=\s*(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)\s*$/.exec(entry) ?? [];
    if (model === undefined) {
      context.addIssue({ code: 'custom', message: 'Not a price' });
      return z.NEVER;
    }
    table.set(model, { input: Number(input), output: Number(output) });
  }
  return table;
});

const taskModel = (name: string, work: string) =>
  defineSetting({
    name,
    doc: `The model for ${work}.`,
    allowed: 'the name of a model, or several with commas, to try in order',
    schema: models,
    default: undefined,
    unset: 'AI_MODEL',
  });

const tokensADay = (name: string, doc: string, byDefault: string) =>
  defineSetting({
    name,
    doc,
    allowed: 'a whole number from 0 to 999999999',
    schema: wholeNumber(0, 999_999_999),
    default: byDefault,
  });

export const aiSettings = {
  aiProvider: defineSetting({
    name: 'AI_PROVIDER',
    doc: 'What writes summaries, answers, corrections and translations. Ollama, llama.cpp, vLLM and most hosted services are openai-compatible.',
    allowed: 'openai-compatible or anthropic',
    schema: z.enum(protocols),
    default: undefined,
    unset: 'no text leaves the server; the built-in engines do the work',
  }),
  aiBaseUrl: defineSetting({
    name: 'AI_BASE_URL',
    doc: "The address of the provider's calls, such as http://127.0.0.1:11434/v1 for Ollama.",
    allowed: 'a web address without a query',
    schema: webAddress,
    default: undefined,
    unset: `needed for openai-compatible; ${anthropicUrl} for anthropic`,
  }),
  aiApiKey: defineSetting({
    name: 'AI_API_KEY',
    doc: 'The key of your account there.',
    allowed: 'a key without spaces',
    schema: z.string().regex(/^[\x21-\x7e]*$/),
    default: undefined,
    unset: 'none is sent',
    secret: true,
  }),
  aiModel: defineSetting({
    name: 'AI_MODEL',
    doc: 'The model. With several, the next is tried when one fails. `npm run try-ai` shows whether it is good enough.',
    allowed: 'the name of a model, or several with commas',
    schema: models,
    default: undefined,
    unset: 'needed with AI_PROVIDER',
  }),
  aiModelSummary: taskModel('AI_MODEL_SUMMARY', 'summaries'),
  aiModelQuestions: taskModel('AI_MODEL_QUESTIONS', 'questions about a document'),
  aiModelWriting: taskModel('AI_MODEL_WRITING', 'the writing assistant'),
  aiModelTranslation: taskModel('AI_MODEL_TRANSLATION', 'translations'),
  aiModelSupport: taskModel('AI_MODEL_SUPPORT', 'the support chat'),
  aiFallbackProvider: defineSetting({
    name: 'AI_FALLBACK_PROVIDER',
    doc: 'A second provider, asked when the first one fails. Pages name both.',
    allowed: 'openai-compatible or anthropic',
    schema: z.enum(protocols),
    default: undefined,
    unset: 'none',
  }),
  aiFallbackBaseUrl: defineSetting({
    name: 'AI_FALLBACK_BASE_URL',
    doc: 'Its address.',
    allowed: 'a web address without a query',
    schema: webAddress,
    default: undefined,
    unset: 'as for AI_BASE_URL',
  }),
  aiFallbackApiKey: defineSetting({
    name: 'AI_FALLBACK_API_KEY',
    doc: 'The key of your account there.',
    allowed: 'a key without spaces',
    schema: z.string().regex(/^[\x21-\x7e]*$/),
    default: undefined,
    unset: 'none is sent',
    secret: true,
  }),
  aiFallbackModel: defineSetting({
    name: 'AI_FALLBACK_MODEL',
    doc: 'Its model.',
    allowed: 'the name of a model, or several with commas',
    schema: models,
    default: undefined,
    unset: 'needed with AI_FALLBACK_PROVIDER',
  }),
  aiContextTokens: defineSetting({
    name: 'AI_CONTEXT_TOKENS',
    doc: 'How many tokens fit into one call, question and answer together: of the smallest model here. Longer texts go in pieces.',
    allowed: 'a whole number from 2000 to 1000000',
    schema: wholeNumber(2000, 1_000_000),
    default: '16000',
  }),
  aiTimeoutSeconds: defineSetting({
    name: 'AI_TIMEOUT_SECONDS',
    doc: 'How long one answer may take, with retries. A provider that is silent for half of it is given up.',
    allowed: 'a whole number from 5 to 600',
    schema: wholeNumber(5, 600),
    default: '120',
  }),
  aiFreeTokensPerDay: tokensADay('AI_FREE_TOKENS_PER_DAY', 'Tokens a day for a user without Pro.', '100000'),
  aiProTokensPerDay: tokensADay('AI_PRO_TOKENS_PER_DAY', 'Tokens a day for a Pro user.', '1000000'),
  aiSiteTokensPerDay: tokensADay('AI_SITE_TOKENS_PER_DAY', 'Tokens a day for everybody together.', '10000000'),
  aiPrices: defineSetting({
    name: 'AI_PRICES',
    doc: 'What models cost, in dollars for a million tokens in and out, for the costs that administrators see.',
    allowed: 'a list such as small-model=0.25/2, large-model=3/15',
    schema: prices,
    default: undefined,
    unset: 'costs are not known',
  }),
};

/** @throws ConfigError when a provider lacks its model, address or key */
export function readAiConfig(read: ReadSetting) {
  const perTask: Record<AiTask, readonly string[]> = {
    summary: read(aiSettings.aiModelSummary),
    questions: read(aiSettings.aiModelQuestions),
    writing: read(aiSettings.aiModelWriting),
    translation: read(aiSettings.aiModelTranslation),
    support: read(aiSettings.aiModelSupport),
  };
  const first = readProvider('AI_', {
    protocol: read(aiSettings.aiProvider),
    baseUrl: read(aiSettings.aiBaseUrl),
    apiKey: read(aiSettings.aiApiKey),
    models: read(aiSettings.aiModel),
    perTask,
  });
  const second = readProvider('AI_FALLBACK_', {
    protocol: read(aiSettings.aiFallbackProvider),
    baseUrl: read(aiSettings.aiFallbackBaseUrl),
    apiKey: read(aiSettings.aiFallbackApiKey),
    models: read(aiSettings.aiFallbackModel),
  });
  const rest = {
    contextTokens: read(aiSettings.aiContextTokens),
    timeoutMs: read(aiSettings.aiTimeoutSeconds) * SECOND_MS,
    tokensPerDay: {
      free: read(aiSettings.aiFreeTokensPerDay),
      pro: read(aiSettings.aiProTokensPerDay),
      site: read(aiSettings.aiSiteTokensPerDay),
    },
    prices: read(aiSettings.aiPrices),
  };
  if (first) return { ai: { provider: first, fallback: second, ...rest } };
  if (second)
    throw new ConfigError('AI_FALLBACK_PROVIDER is set without AI_PROVIDER. Set AI_PROVIDER, too, or only that.');
  return { ai: undefined };
}

function readProvider(
  prefix: string,
  settings: {
    protocol: (typeof protocols)[number];
    baseUrl: string | undefined;
    apiKey: string;
    models: readonly string[];
    perTask?: Readonly<Record<AiTask, readonly string[]>>;
  },
): AiProviderConfig | undefined {
  const { protocol, models, perTask } = settings;
  if (protocol === '') {
    if (settings.baseUrl === undefined && settings.apiKey === '' && models.length === 0) return undefined;
    throw new ConfigError(
      `${prefix}PROVIDER is not set, but ${prefix}BASE_URL, ${prefix}API_KEY or ${prefix}MODEL is. It must be openai-compatible or anthropic.`,
    );
  }
  const baseUrl = settings.baseUrl ?? (protocol === 'anthropic' ? anthropicUrl : undefined);
  if (baseUrl === undefined)
    throw new ConfigError(`${prefix}PROVIDER needs ${prefix}BASE_URL, the address of its calls.`);
  if (models.length === 0) throw new ConfigError(`${prefix}PROVIDER needs ${prefix}MODEL, the name of a model.`);
  const apiKey = settings.apiKey || undefined;
  if (baseUrl === anthropicUrl && apiKey === undefined) {
    throw new ConfigError(`${prefix}PROVIDER needs ${prefix}API_KEY, the key of your account at Anthropic.`);
  }
  const modelsOf = (task: AiTask) => (perTask?.[task].length ? perTask[task] : models);
  return {
    ...{ protocol, baseUrl, apiKey },
    models: Object.fromEntries(aiTasks.map((task) => [task, modelsOf(task)])) as Record<AiTask, readonly string[]>,
  };
}
