import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
export const packages = join(root, 'node_modules');

/** The Node that the `node` package brings. */
export const newNode = join(packages, '.bin', 'node');

/** What the setup remembers from one start to the next; gone with the packages. */
export const memory = join(packages, '.cache', 'setup');
