/** `npm run check`: all static checks, in parallel. */
import { checks, runSideBySide } from './stages.ts';

const { failed } = await runSideBySide(checks.map((stage) => [stage]));
process.exitCode = failed > 0 ? 1 : 0;
