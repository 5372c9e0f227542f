import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** An import between two files of the project, relative to its root: 'src/tools/pdf-merger/pdf-merger.run.ts'. */
export type Import = { from: string; to: string };

// Biome formats all imports alike, so a pattern is reliable. Type imports count, too.
const importPattern = /(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*'(\.{1,2}\/[^'?]+)/g;

/** Every relative import below `src`, including tests. */
export function readImports(root: string): Import[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return files.flatMap((from) => findImports(from, readFileSync(join(root, from), 'utf8')));
}

export const findImports = (from: string, source: string): Import[] =>
  [...source.matchAll(importPattern)]
    .map(([, path = '']) => ({ from, to: posix.join(posix.dirname(from), path) }))
    .filter(({ to }) => to.startsWith('src/') && !to.endsWith('/'));
