import type { Passage } from './passage.ts';

/** A refusal of a call, as its documentation has it. */
export type DescribedRefusal = {
  code: string;
  message: string;
  /** The tag of the call in the documentation: a tool's name, or 'Account'. */
  tag: string;
};

/** What only administrators see. */
const administration = 'Administration';

/** The refusals in the schema of a route (`describeRefusals` in platform/http). */
export function refusalsOfSchema(schema: unknown): DescribedRefusal[] {
  const {
    tags = [],
    response = {},
    hide,
  } = (schema ?? {}) as {
    tags?: string[];
    response?: Record<string, { content?: Record<string, { examples?: Record<string, { value?: unknown }> }> }>;
    hide?: boolean;
  };
  if (hide || tags.includes(administration)) return [];
  const examples = Object.values(response).flatMap(({ content }) =>
    Object.values(content?.['application/json']?.examples ?? {}),
  );
  return examples.flatMap(({ value }) => {
    const { code, message } = (value ?? {}) as { code?: string; message?: string };
    return code === undefined || message === undefined ? [] : [{ code, message, tag: tags[0] ?? '' }];
  });
}

/**
 * What each message means: the messages say themselves what failed, why and what to do. One passage per code, with the shortest
 * of its messages first.
 *
 * @param tools by name, for the link to the one that a message comes from
 */
export function passagesOfErrors(
  refusals: readonly DescribedRefusal[],
  tools: readonly { name: string; slug: string }[],
): readonly Passage[] {
  const byCode = Map.groupBy(refusals, ({ code }) => code);
  return [...byCode]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, found]): Passage => {
      const messages = [...new Set(found.map(({ message }) => message))].toSorted((a, b) => a.length - b.length);
      const sources = tools.filter(({ name }) => found.some(({ tag }) => tag === name));
      const [only] = sources.length === 1 ? sources : [];
      return {
        ...{ id: `error/${code}`, kind: 'error', title: messages[0] ?? code },
        text: messages.slice(0, maxShown).join('\n'),
        path: only ? `/tools/${only.slug}` : '/help',
        words: [code.toLowerCase().replaceAll('_', ' '), code, ...messages.slice(maxShown, maxMessages)].join(' '),
        about: only?.name ?? '',
        ...(only && { tool: only.slug }),
      };
    });
}

const maxShown = 3;
const maxMessages = 20;
