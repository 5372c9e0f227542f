import { createElement, Fragment, type ReactNode } from 'react';
import { choosePlurals } from '../../../shared/language/format-message.ts';
import { language } from '../../../shared/language/translate.ts';

type Wrap = (inside: ReactNode) => ReactNode;

/**
 * A message with elements inside: `Read <link>the guide</link> first.` The build writes the calls, from text in JSX
 * (scripts/languages/read-messages.ts).
 *
 * @param values what `{names}` stand for
 * @param wraps what makes the element of each tag around its text
 */
export function rich(
  message: string,
  values: Readonly<Record<string, ReactNode>> = {},
  wraps: Readonly<Record<string, Wrap>> = {},
): ReactNode {
  const open: { tag: string; parts: ReactNode[] }[] = [{ tag: '', parts: [] }];
  const add = (part: ReactNode) => open.at(-1)?.parts.push(part);
  for (const piece of choosePlurals(message, values, language()).split(/(<\/?\w+\/?>|\{\w+\})/)) {
    const name = /\w+/.exec(piece)?.[0] ?? '';
    if (piece.startsWith('{') && name in values) add(values[name]);
    else if (piece.startsWith('</') && open.length > 1) {
      const { tag, parts } = open.pop() as (typeof open)[number];
      add(wraps[tag]?.(createElement(Fragment, null, ...parts)) ?? null);
    } else if (piece.startsWith('<') && piece.endsWith('/>') && wraps[name]) add(wraps[name](null));
    else if (piece.startsWith('<') && wraps[name]) open.push({ tag: name, parts: [] });
    else if (piece) add(piece);
  }
  return createElement(Fragment, null, ...(open[0]?.parts ?? []));
}
