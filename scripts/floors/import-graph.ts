import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** One import of a file of the project by another, both relative to its root: 'src/tools/pdf-merger/pdf-merger.run.ts'. */
export type Import = { from: string; to: string };

// Biome formats every import the same way, so a pattern reads them reliably. Type imports count: they are knowledge, too.
const importPattern = /(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*'(\.{1,2}\/[^'?]+)/g;

/** Every relative import below `src`, tests included. */
export function readImports(root: string): Import[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return files.flatMap((from) => findImports(from, readFileSync(join(root, from), 'utf8')));
}

export const findImports = (from: string, source: string): Import[] =>
  [...source.matchAll(importPattern)]
    .map(([, path = '']) => ({ from, to: posix.join(posix.dirname(from), path) }))
    .filter(({ to }) => to.startsWith('src/') && !to.endsWith('/'));
