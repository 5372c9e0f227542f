import { t } from '../../../shared/language/translate.ts';
import { toolGroups } from '../shell/tools-by-category.ts';
import type { ApiCall } from './api-document.ts';

export type CallGroup = { id: string; name: string; text?: string; calls: readonly ApiCall[] };

/** What is not a tool's, by the tags of the document. A tag that is not here has a group of its own. */
const others: readonly { name: string; tags: readonly string[]; text: string }[] = [
  {
    name: t('Files and jobs'),
    tags: ['Files', 'Jobs'],
    text: t('Download and delete results, and follow work that takes a while.'),
  },
  {
    name: t('Uploads'),
    tags: ['Uploads'],
    text: t('Send large files ahead of a call, in parts that survive a cut connection.'),
  },
  { name: t('Phones'), tags: ['Handoffs'], text: t('How a phone hands photos to a page that is open on a computer.') },
  { name: t('Account'), tags: ['Account'], text: t('Registering, signing in, and what belongs to an account.') },
  { name: t('Billing'), tags: ['Billing'], text: t('Subscriptions and invoices.') },
  { name: t('This site'), tags: ['Instance'], text: t('What works here, and what was counted.') },
  { name: t('Administration'), tags: ['Administration'], text: t('For the administrators of this site.') },
];

/** Tools go by their slugs: their names are in the language of the page. */
const tagOf = ({ tool, tag }: ApiCall): string => tool ?? tag;

/** The calls of the tools by family, then all others. */
export function groupCalls(calls: readonly ApiCall[]): CallGroup[] {
  const families = toolGroups.map(({ menu, tools }) => ({ name: menu, tags: tools.map(({ slug }) => slug) }));
  const known = [...families, ...others];
  const rest = [...new Set(calls.map(tagOf))].filter((tag) => !known.some(({ tags }) => tags.includes(tag)));
  const groups = [...known, ...rest.map((tag) => ({ name: tag, tags: [tag] }))];
  return groups
    .map((group) => ({
      ...group,
      id: `group-${group.name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
      calls: group.tags.flatMap((tag) => calls.filter((call) => tagOf(call) === tag)),
    }))
    .filter(({ calls: found }) => found.length > 0);
}

/** Whether each word is in the call's method, path, words or the names of its fields. */
export function matches(call: ApiCall, search: string): boolean {
  const text = [call.method, call.path, call.tag, call.summary, ...call.fields.map(({ name }) => name)]
    .join(' ')
    .toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
