import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { type Ai, aiPath, aiSchema } from '../../../modules/ai/ai.contract.ts';
import { queryClient, queryOf } from '../session/query-client.ts';
import { useRemembered } from '../tool-shell/use-remembered.ts';

const engineSchema = z.enum(['auto', 'builtin']);
export type EngineChoice = z.infer<typeof engineSchema>;

export type TextEngine = {
  /** Undefined until the server has said where texts go. */
  ai: Ai | undefined;
  isUnknown: boolean;
  /** For the call's option: no text goes to a provider that the page has not named. */
  engine: EngineChoice;
  /** Kept in this browser, for all text tools. */
  setEngine: (engine: EngineChoice) => void;
};

/** Which engine works on texts: the site's AI provider, if it has one, or the built-in one. */
export function useTextEngine(): TextEngine {
  const { data: ai, isError } = useQuery(queryOf(aiPath, aiSchema), queryClient);
  const [chosen, setEngine] = useRemembered<EngineChoice>('text-engine', engineSchema, 'auto');
  return { ai, isUnknown: isError, engine: ai ? chosen : 'builtin', setEngine };
}
