import { systemPackages } from '../src/engines/system-packages.ts';
import { stopWithParent } from './setup/new-node.mjs';
import { buildSiteIfChanged } from './setup/site.ts';
import { installSystemPackages } from './setup/system-packages.ts';

installSystemPackages(systemPackages);
buildSiteIfChanged();
stopWithParent(() => process.kill(process.pid, 'SIGTERM'));
await import('../src/main.ts');
