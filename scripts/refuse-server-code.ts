import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Roles of server-only files (`<folder>.<role>.ts`). */
const serverRoles = ['run', 'routes', 'usecases', 'repository', 'tables', 'errors', 'config', 'job'];
const serverFolders = ['src/platform/', 'src/processes/', 'src/engines/', 'scripts/', 'bench/'];
const serverFiles = [
  'src/main.ts',
  'src/compose.ts',
  'src/settings.ts',
  'src/open-services.ts',
  'src/catalog/define-run.ts',
  'src/tools/runs.index.ts',
];

/**
 * Why a module must not be in browser code; undefined when it may.
 *
 * @param path the module's path relative to the project, with forward slashes
 */
export function whyServerOnly(path: string): string | undefined {
  if (path.startsWith('node:') || path.includes('__vite-browser-external')) return 'it is a Node module';
  if (serverFolders.some((folder) => path.startsWith(folder))) return 'its folder is server code';
  if (serverFiles.includes(path)) return 'it is server code';
  const role = /^src\/.+\.([a-z]+)\.tsx?$/.exec(path)?.[1];
  if (role !== undefined && serverRoles.includes(role)) return `files with the role .${role} are server code`;
  if (path.startsWith('src/modules/') && role !== 'contract')
    return 'the browser may only see the .contract of a module';
  return undefined;
}

/** Fails the build when server code would be sent to browsers. */
export function refuseServerCode(): Plugin {
  let root = '';
  return {
    name: 'satchel:refuse-server-code',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of [...Object.keys(chunk.modules), ...chunk.imports, ...chunk.dynamicImports]) {
          const path = projectPath(root, id);
          const reason = whyServerOnly(path);
          if (reason) {
            this.error(
              `${path} would be sent to browsers in ${chunk.fileName}, but ${reason}. ` +
                'Import only types from it, or move what both sides need to src/shared or a .contract.ts.',
            );
          }
        }
      }
    },
  };
}

function projectPath(root: string, id: string): string {
  const file = id.replace(/^\0/, '').replace(/\?.*$/, '');
  return file.startsWith(root) ? relative(root, file).replaceAll(sep, '/') : file;
}
