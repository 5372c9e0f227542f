import { fileURLToPath } from 'node:url';
import type { ToolRuns } from './catalog/define-run.ts';
import { runProgram } from './processes/program.ts';

runProgram({
  entry: fileURLToPath(import.meta.url),
  siteDirectory: fileURLToPath(new URL('../build', import.meta.url)),
  loadTools: async () => {
    const [{ toolRuns }, { tools }] = await Promise.all([
      import('./tools/runs.index.ts'),
      import('./tools/tools.index.ts'),
    ]);
    // Tools that work only in the page have no runs.
    return tools.map((tool): ToolRuns => toolRuns.find((entry) => entry.tool.slug === tool.slug) ?? { tool, runs: {} });
  },
});
