// `npm test`. Runs on every Node since 18 and goes on with Node 26.
import { handOverToNewNode, isNewNode } from './setup/new-node.mjs';
import { installNpmPackages } from './setup/npm-packages.mjs';

installNpmPackages({ development: true });
if (isNewNode) await import('./test.ts');
else handOverToNewNode();
