import { installEnginePackages } from './setup/engine-packages.ts';
import { stopWithParent } from './setup/new-node.mjs';
import { buildSiteIfChanged } from './setup/site.ts';

installEnginePackages();
buildSiteIfChanged();
stopWithParent(() => process.kill(process.pid, 'SIGTERM'));
await import('../src/main.ts');
