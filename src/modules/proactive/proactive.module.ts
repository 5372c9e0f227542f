import type { Engines } from '../../engines/engines.ts';
import { createRateLimits } from '../../platform/rate-limit/rate-limits.ts';
import type { AccountsModule } from '../accounts/accounts.module.ts';
import type { Module } from '../define-module.ts';
import type { PlansConfig } from '../plans/plans.config.ts';
import type { Services } from '../services.ts';
import type { VisitorsModule } from '../visitors/visitors.module.ts';
import { proactiveRoutes } from './proactive.routes.ts';
import { createSuggestionRules } from './suggestion-rules.ts';
import { createSuggestionWording } from './suggestion-wording.ts';

/** The proactive helper: suggestions by rules, worded by the AI provider where there is one. */
export function createProactiveModule(
  { config, tools, capabilities, pool, log }: Services<PlansConfig>,
  { accounts: { identify }, visitors: { visitors } }: { accounts: AccountsModule; visitors: VisitorsModule },
): Module {
  return {
    name: 'proactive',
    routes: (web) => {
      const definitions = tools.map(({ tool }) => tool);
      const suggest = createSuggestionRules(definitions);
      const { generateText }: Partial<Engines> = capabilities;
      const word = createSuggestionWording({ generateText, log });
      proactiveRoutes(web, {
        suggest: (situation) => {
          const suggestion = suggest(situation);
          if (!suggestion.shouldIntervene) return suggestion;
          const name = definitions.find(({ slug }) => slug === suggestion.toolContext)?.name;
          return { ...suggestion, message: word(suggestion.message, name) };
        },
        ...{ rateLimits: createRateLimits(pool), identify, visitors, hasPlans: !config.everyonePro },
      });
    },
  };
}
