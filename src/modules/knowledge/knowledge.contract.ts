import { z } from 'zod';
import { cleanText } from '../../shared/clean-text.ts';
import { t } from '../../shared/language/translate.ts';
import { passageKinds } from './passage-kinds.contract.ts';

/*
 * What the product says of itself, searched in words of one's own.
 *
 *   GET    /api/help/search?q=...          the passages that answer a question, best first
 *   GET    /api/admin/articles             what operators added, with `page`
 *   POST   /api/admin/articles             adds an article, or changes the one with this `id`
 *   DELETE /api/admin/articles             deletes one
 */
export const helpSearchPath = '/api/help/search';
export const adminArticlesPath = '/api/admin/articles';

export const articleLimits = { title: 200, text: 10_000, words: 500, path: 200, all: 1000, pageSize: 25 } as const;
const longestQuestion = 500;
const longestText = 400;

/** A page of this site: never another host, and nothing that a browser takes for one. */
export const ownPathPattern = /^\/(?![/\\])[A-Za-z0-9/_.~-]*(?:\?[A-Za-z0-9=&_.~-]*)?(?:#[A-Za-z0-9_.~-]*)?$/;

export const helpSearchQuery = z.object({
  q: z
    .string(t('Please ask one question at a time.'))
    .trim()
    .max(
      longestQuestion,
      t('Please ask in at most {max, plural, one {# character} other {# characters}}.', { max: longestQuestion }),
    )
    .describe('A question or some words, in any language the product knows words of.')
    .default(''),
  limit: z.coerce.number().int().min(1).max(20).catch(8).default(8).describe('How many, 8 by default.'),
});

export const helpResultSchema = z.object({
  /** Stable as long as the passage's question is: 'pdf-merger', 'error/FILE_EMPTY', 'article/3'. */
  id: z.string(),
  kind: z.enum(passageKinds),
  title: z.string(),
  /** Its beginning, as plain text. */
  text: z.string(),
  /** The page of this site that says more. */
  path: z.string(),
  /** The tool it is about, by its slug. */
  tool: z.string().nullable(),
});
export type HelpResult = z.infer<typeof helpResultSchema>;

export const helpSearchSchema = z.object({ results: z.array(helpResultSchema) });

/** `'A long text'` → `'A long…'`, at the end of a word. */
export function shorten(text: string, length: number = longestText): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length - 40)).trimEnd()}…`;
}

const text = (name: string, max: number) =>
  z
    .string(t('{name} must be text.', { name }))
    .transform((value) => cleanText(value).trim())
    .pipe(
      z
        .string()
        .max(max, t('{name} may have up to {max, plural, one {# character} other {# characters}}.', { name, max })),
    );

export const articleBody = z.strictObject({
  /** The article to change; a new one without it. */
  id: z
    .string()
    .regex(/^\d{1,15}$/, t('There is no such article.'))
    .optional(),
  title: text(t('The title'), articleLimits.title).pipe(z.string().min(3, t('The title needs at least 3 characters.'))),
  text: text(t('The text'), articleLimits.text).pipe(z.string().min(1, t('Please write what the answer is.'))),
  words: text(t('Other words'), articleLimits.words).default(''),
  path: z
    .string(t('The page must be text.'))
    .trim()
    .max(
      articleLimits.path,
      t('{name} may have up to {max, plural, one {# character} other {# characters}}.', {
        name: t('The page'),
        max: articleLimits.path,
      }),
    )
    .regex(ownPathPattern, t('The page must be one of this site, such as /help.'))
    .default('/help'),
});

export const articleIdBody = z.strictObject({ id: z.string().regex(/^\d{1,15}$/, t('There is no such article.')) });

export const articlesQuery = z.object({ page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1) });

export const articleSchema = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  words: z.string(),
  path: z.string(),
  updatedAt: z.iso.datetime(),
});
export type Article = z.infer<typeof articleSchema>;

export const articlesSchema = z.object({
  articles: z.array(articleSchema),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
});
