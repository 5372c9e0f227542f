import type { ToolDefinition } from '../../catalog/define-tool.ts';
import { type FileType, fileTypes, listTypes } from '../../shared/file-types.ts';
import { describeLimits, isProOnly } from '../plans/limits.contract.ts';
import { idOfQuestion, type Passage } from './passage.ts';

/** What each tool does and how, what it takes, its limits, and its questions. */
export const passagesOfTools = (
  tools: readonly ToolDefinition[],
  { hasPlans }: { hasPlans: boolean },
): readonly Passage[] => tools.flatMap((tool) => passagesOf(tool, hasPlans));

function passagesOf(tool: ToolDefinition, hasPlans: boolean): Passage[] {
  const { slug, name, faq = [], planFaq = [] } = tool;
  const path = `/tools/${slug}`;
  const otherNames = [tool.tagline, tool.keywords, tool.uses?.map(({ verb }) => verb)].flat().join('. ');
  const common = { path, tool: slug, about: `${name}. ${otherNames}` };
  return [
    {
      ...common,
      ...{ id: slug, kind: 'tool', title: name, text: describeTool(tool) },
      words: [otherNames, tool.title, ...namesOfTypes(tool)].join('. '),
    },
    ...limitsOf(tool, hasPlans).map((text) => ({
      ...common,
      ...{ id: `${slug}/limits`, kind: 'limits' as const, title: `Limits: ${name}`, text },
      words: 'limit limits maximum max size large big how many how much allowance per day month a day free left count',
    })),
    ...[...faq, ...planFaq].map(({ question, answer }) => ({
      ...common,
      ...{ id: `${slug}/${idOfQuestion(question)}`, kind: 'question' as const, title: question, text: answer },
      words: '',
    })),
  ];
}

function describeTool(tool: ToolDefinition): string {
  const types = acceptedTypes(tool);
  return [
    tool.summary,
    `How: ${tool.steps.map((step, index) => `${index + 1}. ${step}.`).join(' ')}`,
    ...(types.length > 0 && !types.includes('any') ? [`It takes ${listTypes(types, 'and')}.`] : []),
    ...(isProOnly(tool) ? ['It needs Pro.'] : []),
  ].join('\n');
}

function limitsOf(tool: ToolDefinition, hasPlans: boolean): string[] {
  const limits = describeLimits(tool);
  if (limits.length === 0) return [];
  const lines = limits.map(({ what, free, pro }) =>
    !hasPlans || free === pro ? `${what}: ${pro}.` : `${what}: ${free} with Free, ${pro} with Pro.`,
  );
  return [`${tool.name}:\n${lines.join('\n')}`];
}

function acceptedTypes({ actions }: ToolDefinition): FileType[] {
  const fields = Object.values(actions).flatMap(({ files }) => Object.values(files ?? {}));
  return [...new Set(fields.flatMap(({ accepts }) => accepts))];
}

const namesOfTypes = (tool: ToolDefinition): string[] =>
  acceptedTypes(tool).flatMap((type) => [fileTypes[type].name, ...fileTypes[type].extensions]);
