import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSettings } from '../../src/modules/content/content.config.ts';
import { readFrom } from '../../src/platform/config/config.ts';
import { processEnvironment } from '../../src/platform/config/environment.ts';
import { root } from './paths.mjs';

const sources = [
  'src/{web,tools,catalog,pdf,shared}/**/*',
  'src/modules/**/*.contract.ts',
  'src/modules/content/*.ts',
  'content/**/*',
  'src/platform/http/site.ts',
  'scripts/{build-site,code-budgets,content-plugin,offline-files,paint-first,preview-images,refuse-server-code,web-manifest}.ts',
  'scripts/languages/*.ts',
  '{vite,react-router}.config.ts',
  'tsconfig*.json',
  'package-lock.json',
];
const serverOnly = /\.(test|run|routes|suite)\.ts$|\/fixtures\//;
const fingerprintFile = join(root, 'build/sources');

/** Builds the site unless it was built from these exact sources. Returns whether it exists. */
export function buildSiteIfChanged(): boolean {
  const fingerprint = fingerprintSources();
  if (existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === fingerprint) return true;
  console.log('Building the site.');
  const { status, error } = spawnSync(process.execPath, [join(root, 'scripts/build-site.ts')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (error) throw error;
  if (status !== 0) return false;
  writeFileSync(fingerprintFile, fingerprint);
  return true;
}

function fingerprintSources(): string {
  const hash = createHash('sha256');
  const own = readFrom(processEnvironment)(contentSettings.contentDir);
  const files = [...filesIn(root, sources), ...(own === undefined ? [] : filesIn(own, ['**/*']))];
  for (const entry of files.filter((path) => !serverOnly.test(path))) {
    hash.update(`${entry.replace(root, '')}\0`).update(readFileSync(entry));
  }
  return hash.digest('hex');
}

const filesIn = (folder: string, patterns: readonly string[]): string[] =>
  globSync(patterns, { cwd: folder, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => join(found.parentPath, found.name))
    .sort();

if (import.meta.main) process.exitCode = buildSiteIfChanged() ? 0 : 1;
