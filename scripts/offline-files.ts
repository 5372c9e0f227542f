import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { OfflineFiles } from '../src/shared/offline-files.ts';
import { MB } from '../src/shared/units.ts';
import { tools } from '../src/tools/tools.index.ts';

const worker = join(import.meta.dirname, '../src/web/app/offline/worker/service-worker.ts');

/** Larger files are kept once they are used: the reader of PDFs has 4 MB. */
const largestFile = MB;
const insteadPath = '/offline';

/** The tools that work without a network, by slug. */
const offlineSlugs: readonly string[] = tools.flatMap((tool) =>
  'worksOffline' in tool && tool.worksOffline ? tool.slug : [],
);

/**
 * What the service worker keeps: the pages of these tools and every file that they can load.
 *
 * @param client the folder of the built code
 * @param pages the folder of the built pages, of any plan mode: their code is the same
 * @param names all files of `client`, relative to it
 */
export function findOfflineFiles(client: string, pages: string, names: readonly string[]): OfflineFiles {
  const known = new Set(names.filter((name) => name.startsWith('assets/')));
  const paths = offlineSlugs.map((slug) => `/tools/${slug}`);
  const html = [...paths, insteadPath].map((path) => readFileSync(join(pages, path, 'index.html'), 'utf8'));
  const reached = new Set<string>();
  const waiting = html.flatMap((page) => assetsIn(page, known));
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    if (/\.(js|css)$/.test(name)) waiting.push(...loadedBy(name, readFileSync(join(client, name), 'utf8'), known));
  }
  const mark = [...reached].find((name) => isManifest(name));
  if (mark === undefined) throw new Error('The pages name no list of routes.');
  const isSmall = (name: string) => statSync(join(client, name)).size <= largestFile;
  const files = [...reached].sort();
  const result = {
    mark: `/${mark}`,
    pages: paths,
    instead: insteadPath,
    files: [...files.filter(isSmall), 'favicon.svg', 'manifest.webmanifest', 'icon-192.png'].map((name) => `/${name}`),
    onUse: files.filter((name) => !isSmall(name)).map((name) => `/${name}`),
  };
  const version = createHash('sha256').update(JSON.stringify(result)).update(html.join()).digest('hex').slice(0, 16);
  return { version, ...result };
}

/** The same files in another language. */
export const inLanguage = (
  offlineFiles: OfflineFiles,
  prefix: string,
  fileIn: (file: string) => string,
): OfflineFiles => ({
  version: createHash('sha256')
    .update(offlineFiles.version)
    .update(fileIn(offlineFiles.mark))
    .digest('hex')
    .slice(0, 16),
  mark: fileIn(offlineFiles.mark),
  pages: offlineFiles.pages.map((path) => prefix + path),
  instead: prefix + offlineFiles.instead,
  files: offlineFiles.files.map(fileIn),
  onUse: offlineFiles.onUse.map(fileIn),
});

/** The service worker as one script, with what it keeps of each language. */
export async function buildServiceWorker(offlineFiles: Readonly<Record<string, OfflineFiles>>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { offlineFiles: JSON.stringify(offlineFiles) },
    build: {
      write: false,
      rolldownOptions: { input: worker, output: { format: 'iife', entryFileNames: 'service-worker.js' } },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const [script] = outputs;
  if (outputs.length !== 1 || script?.type !== 'chunk') throw new Error('The service worker must be one file.');
  return script.code;
}

/** What a file can load. The list of routes and that of the tools' pages name all there are, most of which need the network. */
function loadedBy(name: string, text: string, known: ReadonlySet<string>): string[] {
  if (isManifest(name)) return [];
  const found = assetsIn(text, known);
  if (!/\/tool-desk-/.test(name)) return found;
  const isOtherTool = (asset: string) =>
    tools.some(({ slug }) => asset.startsWith(`assets/${slug}.page-`) && !offlineSlugs.includes(slug));
  const direct = new Set(
    [...text.matchAll(/(?:from|import)\s*\(?\s*[`"']\.\/([\w.-]+)/g)].map(([, file]) => `assets/${file}`),
  );
  return found.filter((asset) => direct.has(asset) && !isOtherTool(asset));
}

const isManifest = (name: string): boolean => /^assets\/manifest-[\w-]+\.js$/.test(name);

const assetsIn = (text: string, known: ReadonlySet<string>): string[] =>
  [...new Set(text.match(/[\w.-]+\.(?:js|css|woff2|wasm|svg|png|json|txt|bin)\b/g))]
    .map((file) => `assets/${file}`)
    .filter((name) => known.has(name));
