import { z } from 'zod';

const most = { rules: 500, words: 2_000 };
/** In UTF-16 units. Longer passages are no words. */
export const longestWord = 100;

/** What a writer has switched off or taught; kept in the browser. */
export const ownRulesSchema = z.object({
  ignoredRules: z.array(z.string().max(60)).max(most.rules).default([]),
  ownWords: z.array(z.string().max(longestWord)).max(most.words).default([]),
});
export type OwnRules = z.infer<typeof ownRulesSchema>;

export const noOwnRules: OwnRules = ownRulesSchema.parse({});

/** The oldest go when there are too many: the call refuses more. */
export const withoutRule = (own: OwnRules, rule: string): OwnRules => ({
  ...own,
  ignoredRules: [...new Set([...own.ignoredRules, rule])].slice(-most.rules),
});

export const withWord = (own: OwnRules, word: string): OwnRules => ({
  ...own,
  ownWords: [...new Set([...own.ownWords, word.toLowerCase()])].slice(-most.words),
});

/** 'AnA' → 'An a', 'SpellCheck' → 'Spell check'. */
export function ruleName(rule: string): string {
  const words = rule.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether the finding is about a word that could be in one's own dictionary. */
export const isAboutSpelling = (rule: string): boolean =>
  ['SpellCheck', 'Spelling', 'UnsureSpelling', 'Misspelling'].includes(rule);
