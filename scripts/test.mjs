// `npm test`. Runs on Node 18 and later, and continues with Node 26.
import { handOverToNewNode, isNewNode } from './setup/new-node.mjs';
import { installNpmPackages } from './setup/npm-packages.mjs';

installNpmPackages({ development: true });
if (isNewNode) await import('./test.ts');
else handOverToNewNode();
