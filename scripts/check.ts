/** `npm run check`: all that can be said of the code without running it, side by side. */
import { checks, runSideBySide } from './stages.ts';

const { failed } = await runSideBySide(checks.map((stage) => [stage]));
process.exitCode = failed > 0 ? 1 : 0;
