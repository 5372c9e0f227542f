import type { ContentFile } from '../content/content.contract.ts';
import { ownPathPattern } from './knowledge.contract.ts';
import type { Passage } from './passage.ts';

type HelpArticle = Pick<ContentFile<'help'>, 'slug' | 'title' | 'description' | 'tool' | 'markdown' | 'headings'>;

/** Each section of the help articles, without those about tools that this site does not have. */
export const passagesOfArticles = (articles: readonly HelpArticle[], slugs: readonly string[]): readonly Passage[] =>
  articles.filter(({ tool }) => tool === undefined || slugs.includes(tool)).flatMap(sectionsOf);

function sectionsOf({ slug, title, description, tool, markdown, headings }: HelpArticle): Passage[] {
  const [intro = '', ...sections] = markdown.split(/^## .*$/m).map(readText);
  const common = { kind: 'help', about: '', ...(tool !== undefined && { tool }) } as const;
  const path = `/help/${slug}`;
  return [
    { ...common, id: `help/${slug}`, title, text: intro || description, words: description, path },
    ...headings.flatMap(({ id, text: heading }, index) => {
      const text = sections[index] ?? '';
      const place = `${path}#${id}`;
      // A list of links says nothing by itself.
      if (text === '' || heading === 'Related' || !ownPathPattern.test(place)) return [];
      return [{ ...common, id: `help/${slug}/${id}`, title: heading, text, words: title, path: place }];
    }),
  ];
}

/** Markdown as it is read aloud. */
const readText = (markdown: string): string =>
  markdown
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replaceAll(/^\s*(?:[-*]|\d+\.)\s+/gm, '• ')
    .replaceAll(/^#+ /gm, '')
    .trim();
