import { fileURLToPath } from 'node:url';
import { sampleRuns } from '../modules/tool-calls/sample-tool.ts';
import { runProgram } from '../processes/program.ts';

/** What `npm start` runs, with only the sample tool and without the site: for tests that end its processes. */
runProgram({ entry: fileURLToPath(import.meta.url), loadTools: async () => [sampleRuns] });
