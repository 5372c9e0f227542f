import { expect, test } from 'vitest';
import type { ToolDefinition } from '../catalog/define-tool.ts';
import { withoutPlans } from '../catalog/without-plans.ts';
import { plans } from '../shared/plans.ts';
import { tools } from './tools.index.ts';

const registry: readonly ToolDefinition[] = tools;
const planWords = /\b(Pro|Free users|free plan|upgrade|allowance|trial)\b/i;

test.each(registry.map((tool) => [tool.slug, tool] as const))('%s has the limits of Pro for all', (_slug, tool) => {
  const { actions } = withoutPlans(tool);
  for (const [name, { files = {}, texts = {}, batch }] of Object.entries(actions)) {
    const limits = [
      ...Object.entries(files).flatMap(([field, { maxBytes, many }]) => [
        { limit: maxBytes, before: tool.actions[name]?.files?.[field]?.maxBytes },
        { limit: many?.max, before: tool.actions[name]?.files?.[field]?.many?.max },
      ]),
      ...Object.entries(texts).map(([field, { maxCharacters }]) => ({
        limit: maxCharacters,
        before: tool.actions[name]?.texts?.[field]?.maxCharacters,
      })),
      { limit: batch, before: tool.actions[name]?.batch },
    ];
    for (const { limit, before } of limits) expect(limit).toEqual(before && { free: before.pro, pro: before.pro });
  }
});

test.each(registry.map((tool) => [tool.slug, tool] as const))('no sentence of %s names a plan', (_slug, tool) => {
  const { actions, ...words } = withoutPlans(tool);
  expect(JSON.stringify({ ...words, badge: undefined })).not.toMatch(planWords);
  for (const { files = {}, texts = {}, proOnly, allowance, summary } of Object.values(actions)) {
    expect([proOnly, allowance]).toEqual([undefined, undefined]);
    const sentences = plans.flatMap((plan) => [
      ...Object.values(files).flatMap(({ maxBytes, messages, many }) => [
        messages.tooLarge({ who: 'Pro users', maxBytes: maxBytes[plan], fileName: 'a.pdf' }),
        many && messages.tooMany?.({ who: 'Pro users', max: many.max[plan] }),
        messages.missing,
        messages.wrongType,
      ]),
      ...Object.values(texts).map(({ maxCharacters, messages }) =>
        messages.tooLong({ who: 'Pro users', maxCharacters: maxCharacters[plan] }),
      ),
    ]);
    expect([summary, ...sentences.map((sentence) => JSON.stringify(sentence))].join('\n')).not.toMatch(planWords);
  }
});
