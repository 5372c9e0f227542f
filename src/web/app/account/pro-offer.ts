import type { ToolDefinition } from '../../../catalog/define-tool.ts';
import { describeLimits, isProOnly } from '../../../modules/plans/limits.contract.ts';

/** What Pro adds to a tool, in words for its page. */
export type ProOffer = { title: string; text: string; proOnly: boolean };

/** How many limits the offer names. */
const named = 2;

/** Undefined where Pro changes nothing. */
export function proOffer(tool: Pick<ToolDefinition, 'name' | 'actions'>): ProOffer | undefined {
  const sentence = Object.values(tool.actions).find(({ proOnly }) => proOnly)?.proOnly;
  if (sentence && isProOnly(tool)) return { title: `${tool.name} is part of Pro`, text: sentence.text, proOnly: true };
  const raised = describeLimits(tool).filter(({ free, pro }) => free !== pro);
  if (raised.length === 0) return undefined;
  const text = raised
    .slice(0, named)
    .map(({ what, free, pro }) => `${what}: ${inSentence(pro)} instead of ${inSentence(free)}`)
    .join('. ');
  return { title: `More of the ${tool.name} with Pro`, text: `${text}.`, proOnly: false };
}

/** `'Unlimited'` → `'unlimited'`; sizes keep their units. */
const inSentence = (value: string): string => (/^[A-Z][a-z ]+$/.test(value) ? value.toLowerCase() : value);
