import type { LoaderFunctionArgs } from 'react-router';
import type { ToolDefinition } from '../../../catalog/define-tool.ts';
import { withoutPlans } from '../../../catalog/without-plans.ts';
import { splitAddress } from '../../../shared/language/languages.ts';
import { tools } from '../../../tools/tools.index.ts';
import { hasPlans } from '../session/plan-mode.ts';

/** The tool of the page being built, in this plan mode. For loaders, which run at build time. */
export function toolOfPage({ url: { pathname } }: LoaderFunctionArgs): ToolDefinition {
  const [, , slug] = splitAddress(pathname).path.split('/');
  const tool: ToolDefinition | undefined = tools.find((candidate) => candidate.slug === slug);
  if (!tool) throw new Error(`No tool is registered for ${pathname}.`);
  return hasPlans() ? tool : withoutPlans(tool);
}
