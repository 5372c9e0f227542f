import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Data folder of the shared server. Not in node_modules, which the programs it starts see with their own permissions there. */
export const dataDirFor = (port: number): string => join(tmpdir(), `satchel-e2e-${port}`);
