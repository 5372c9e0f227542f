import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
export const packages = join(root, 'node_modules');

/** The Node of the `node` package. */
export const newNode = join(packages, '.bin', 'node');

/** The setup's state between starts; deleted with the packages. */
export const memory = join(packages, '.cache', 'setup');
