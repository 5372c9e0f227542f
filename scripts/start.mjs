// `npm start` and, with --dev, `npm run dev`. Runs on every Node since 18 and goes on with Node 26.
import { handOverToNewNode, isNewNode } from './setup/new-node.mjs';
import { installNpmPackages } from './setup/npm-packages.mjs';

const development = process.argv.includes('--dev');

installNpmPackages({ development });
if (!isNewNode) handOverToNewNode();
else if (development) await import('./dev.ts');
else await import('./start.ts');
