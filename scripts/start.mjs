// `npm start` and, with --dev, `npm run dev`. Runs on Node 18 and later, and continues with Node 26.
import { handOverToNewNode, isNewNode } from './setup/new-node.mjs';
import { installNpmPackages } from './setup/npm-packages.mjs';

const development = process.argv.includes('--dev');

installNpmPackages({ development });
if (!isNewNode) handOverToNewNode();
else if (development) await import('./dev.ts');
else await import('./start.ts');
