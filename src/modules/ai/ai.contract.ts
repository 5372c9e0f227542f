import { z } from 'zod';
import { aiPlaces } from '../../shared/ai.ts';

const providerSchema = z.object({
  /** 'Anthropic', or the host where it has no other name. */
  name: z.string(),
  host: z.string(),
  /** Whether it is on this server, on its own network, or on the internet. */
  place: z.enum(aiPlaces),
});

export const aiPath = '/api/ai';

/** `GET /api/ai`: where texts go when a tool uses AI. Null: nowhere, built-in engines do the work. */
export const aiSchema = z.object({
  provider: providerSchema.nullable(),
  /** The one that is asked when the first one fails. */
  fallback: providerSchema.nullable(),
});
export type Ai = z.infer<typeof aiSchema>;

export const adminAiPath = '/api/admin/ai';

/** `GET /api/admin/ai`: what the provider did in the last 30 days, the latest day first. */
export const aiUsageSchema = z.object({
  isSet: z.boolean(),
  /** Tokens of everybody today, and how many there may be. */
  today: z.object({ used: z.number(), max: z.number() }),
  rows: z.array(
    z.object({
      /** 'YYYY-MM-DD', in UTC. */
      day: z.string(),
      task: z.string(),
      provider: z.string(),
      model: z.string(),
      /** With those that failed. */
      calls: z.number(),
      failed: z.number(),
      inputTokens: z.number(),
      outputTokens: z.number(),
      /** By AI_PRICES; 0 without a price. */
      dollars: z.number(),
    }),
  ),
});
export type AiUsage = z.infer<typeof aiUsageSchema>;
