import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { systemPackages } from '../src/tools/packages.index.ts';
import { stopWithParent } from './setup/new-node.mjs';
import { memory } from './setup/paths.mjs';
import { buildSiteIfChanged } from './setup/site.ts';
import { installSystemPackages } from './setup/system-packages.ts';

stopWithParent(() => process.kill(process.pid, 'SIGTERM'));
installSystemPackages(systemPackages);
if (!buildSiteIfChanged()) process.exit(1);
// A fifth of the start is recompiling what was compiled last time; child processes save it, too.
process.env.NODE_COMPILE_CACHE = join(memory, 'compiled');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
await import('../src/main.ts');
