import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import type { PageLink, SitePage } from '../src/catalog/site-page.ts';

export const pagesFolder = join(import.meta.dirname, '../src/web/app/pages');

/** A page and its file, relative to `src/web/app`: 'pages/pricing.page.tsx'. */
export type PageFile = SitePage & { file: string };

/** Every page of the app, by file name. Tools have pages of their own. */
export const readPages = (folder: string = pagesFolder): PageFile[] =>
  globSync('*.page.tsx', { cwd: folder })
    .sort()
    .map((file) => ({ file: `pages/${file}`, ...readHandle(file, readFileSync(join(folder, file), 'utf8')) }));

/** A page's handle, read from the source: importing a page would need a browser. */
export function readHandle(file: string, source: string): SitePage {
  const refuse = (): never => {
    throw new Error(`${file}: must export a handle: export const handle = { path: '/about' } satisfies SitePage;`);
  };
  const { program } = parseSync(file, source);
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declaration.declarations) {
      if (id.type !== 'Identifier' || id.name !== 'handle' || !init) continue;
      const { start, end } = init.type === 'TSSatisfiesExpression' ? init.expression : init;
      const page = new Function(`return (${source.slice(start, end)})`)();
      return typeof page.path === 'string' ? page : refuse();
    }
  }
  return refuse();
}

/** The links of all menus, in order. */
export const pageLinks = (pages: readonly PageFile[]): PageLink[] =>
  pages
    .flatMap(({ path, listed }) => (listed ? [{ path, ...listed }] : []))
    .sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name))
    .map(({ rank: _, ...link }) => link);
