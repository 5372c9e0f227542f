import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Of the server that the journeys share. Not among the packages, which the programs it starts see with the rights they have there. */
export const dataDirFor = (port: number): string => join(tmpdir(), `satchel-e2e-${port}`);
