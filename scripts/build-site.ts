/**
 * Builds the site: code and styles in `client`, the pages once for each plan mode (src/shared/plan-modes.ts) and language in
 * `pages`, and `site.json` for the server (src/platform/http/site.ts). The same sources give the same files.
 *
 *   node scripts/build-site.ts            writes build/
 *   node scripts/build-site.ts FOLDER     writes FOLDER/
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listPictures, readContent } from '../src/modules/content/read-content.ts';
import { encodedEndings } from '../src/platform/http/encoded-text.ts';
import type { SiteManifest } from '../src/platform/http/site.ts';
import { hasCode } from '../src/shared/errors.ts';
import { addressIn, type Language, languages, prefixOf, splitAddress } from '../src/shared/language/languages.ts';
import type { Message } from '../src/shared/language/messages.index.ts';
import { readCatalogue } from '../src/shared/language/read-catalogue.ts';
import { type PlanMode, planModes } from '../src/shared/plan-modes.ts';
import { siteTokens } from '../src/shared/site-tokens.ts';
import { KB, MB } from '../src/shared/units.ts';
import { codeBudget } from './code-budgets.ts';
import { siteContentFolders } from './content-plugin.ts';
import { createLocalizer } from './languages/localize-site.ts';
import { readMessageIndex } from './languages/message-index.ts';
import { buildServiceWorker, findOfflineFiles, inLanguage } from './offline-files.ts';
import { paintFirst } from './paint-first.ts';
import { drawPreview } from './preview-images.ts';
import { completeManifest } from './web-manifest.ts';

const root = join(import.meta.dirname, '..');
const target = resolve(process.argv[2] ?? join(root, 'build'));
// Replaces the target only when complete: a failed build leaves the last good one.
const workshop = join(root, `node_modules/.cache/site-${process.pid}`);
const client = join(workshop, 'client');
process.on('exit', () => rmSync(workshop, { recursive: true, force: true }));

/** Code may be this much larger in other languages: their words are longer, and it is compressed in less time. */
const longerWords = 1.08;

/** The address of a file's own copy in a language: scripts have one. */
const filesOfLanguage = new Map<Language, (file: string) => string>();

// Before React is loaded: what it is in development takes several times as long for a page.
process.env.NODE_ENV = 'production';
const { createRequestHandler } = await import('react-router');

buildCode();
await renderLanguages();
copyPictures();
await drawPreviews();
const manifest: SiteManifest = {
  pages: { sold: describePages('sold'), granted: describePages('granted'), none: describePages('none') },
  tokens: siteTokens,
};
await writeOfflineParts();
await compressFiles();
checkBudgets();
writeFileSync(join(workshop, 'site.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
console.log(
  `Built ${manifest.pages.sold.length} pages; the home page has ${kilobytes(codeSize('sold', 'index.html'))} of code, compressed.`,
);
rmSync(target, { recursive: true, force: true });
moveTo(target);

/** Thousands of files take 5 s to copy; only another disk needs it. */
function moveTo(folder: string): void {
  try {
    mkdirSync(dirname(folder), { recursive: true });
    renameSync(workshop, folder);
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error;
    cpSync(workshop, folder, { recursive: true });
  }
}

function buildCode(): void {
  const router = join(createRequire(import.meta.url).resolve('@react-router/dev/package.json'), '../bin.cjs');
  const { status, error } = spawnSync(process.execPath, [router, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, SITE_BUILD_DIRECTORY: workshop },
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** Puts each language into the code, and renders its pages; nothing else of the router's output is served. */
async function renderLanguages(): Promise<void> {
  const paths = filesIn(client, '**/index.html').map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
  const withData = new Set(filesIn(client, '**/*.data').map((file) => `/${file}`));
  const localizer = createLocalizer(workshop, readMessageIndex());
  for (const language of languages) {
    if (language === 'en') continue;
    // A new message is in English until it is translated; `npm run check` names it.
    const catalogue: Readonly<Partial<Record<Message, string>>> = await readCatalogue(language);
    const { server, fileIn } = localizer.writeLanguage(language, (message) => catalogue[message] ?? message);
    filesOfLanguage.set(language, fileIn);
    await renderPages(language, server, paths, withData);
  }
  localizer.writeEnglish();
  await renderPages('en', join(workshop, 'server'), paths, withData);
  for (const leftover of [
    ...filesIn(client, '**/*.{html,data}'),
    '.vite',
    ...filesIn(workshop, 'server*').map((name) => `../${name}`),
  ]) {
    rmSync(join(client, leftover), { recursive: true, force: true });
  }
}

/** Renders the pages of a language for each plan mode. */
async function renderPages(
  language: Language,
  server: string,
  paths: readonly string[],
  withData: ReadonlySet<string>,
): Promise<void> {
  const built = await import(pathToFileURL(join(server, 'index.js')).href);
  const handle = createRequestHandler({ ...built, basename: addressIn(language, '/') }, 'production');
  const answer = async (path: string): Promise<string> => {
    const response = await handle(new Request(`http://site${path}`));
    if (!response.ok) fail(`${path}: status ${response.status} while rendering the page.`);
    return response.text();
  };
  for (const mode of planModes) {
    // Read by `planMode()` in src/web/kit/session/plan-mode.ts.
    Object.assign(globalThis, { sitePlanMode: mode });
    for (const path of paths) {
      const address = addressIn(language, path);
      const file = path.endsWith('/404') ? `${address}.html` : join(address, 'index.html');
      write(join(pagesFolder(mode), file), paintFirst(await answer(address)));
      if (!withData.has(dataPath(path))) continue;
      const data = prefixOf(language) + dataPath(path);
      write(join(pagesFolder(mode), data), await answer(data));
    }
  }
}

/** The images of content files. */
function copyPictures(): void {
  for (const [path, file] of listPictures(siteContentFolders)) {
    const copy = join(client, path);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(file, copy);
  }
}

/** The images that social networks and chats show for a post. */
async function drawPreviews(): Promise<void> {
  for (const post of readContent(siteContentFolders).blog) {
    write(join(client, `og/blog/${post.slug}.png`), await drawPreview(post));
  }
}

/** What an installed site needs: its manifest, and the service worker. */
async function writeOfflineParts(): Promise<void> {
  const manifestFile = join(client, 'manifest.webmanifest');
  write(manifestFile, `${JSON.stringify(completeManifest(JSON.parse(readFileSync(manifestFile, 'utf8'))))}\n`);
  const files = findOfflineFiles(client, pagesFolder('sold'), filesIn(client, '**/*'));
  const ofLanguages = [...filesOfLanguage].map(([language, fileIn]) => [
    language,
    inLanguage(files, prefixOf(language), fileIn),
  ]);
  write(join(client, 'service-worker.js'), await buildServiceWorker({ en: files, ...Object.fromEntries(ofLanguages) }));
}

/** Where the router asks for what a page's loader returns. */
function dataPath(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`;
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function pagesFolder(mode: PlanMode): string {
  return join(workshop, 'pages', mode);
}

function filesIn(folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: folder })
    .map((file) => file.replaceAll(sep, '/'))
    .sort();
}

function describePages(mode: PlanMode): SiteManifest['pages'][PlanMode] {
  return filesIn(pagesFolder(mode), '**/*.html').map((file) => {
    const html = readFileSync(join(pagesFolder(mode), file), 'utf8');
    return {
      path: `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`,
      file,
      scripts: inlineScripts(file, html).map(hashOf),
      listed: !html.includes('content="noindex"'),
    };
  });
}

/** The page's inline scripts. Throws on anything the content security policy would refuse. */
function inlineScripts(file: string, html: string): string[] {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\bsrc=|type="application\/ld\+json"/.test(attributes))
    .map(([, , text = '']) => text);
  const withToken = scripts.find((text) => Object.values(siteTokens).some((token) => text.includes(token)));
  if (withToken) {
    fail(`${file}: an inline script contains a token of src/shared/site-tokens.ts; its hash would no longer match.`);
  }
  const markup = html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
  if (/<style|\sstyle="/.test(markup)) {
    fail(`${file}: has an inline style, which the content security policy refuses. Use a class.`);
  }
  return scripts;
}

function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/**
 * Maximum quality takes 20 s for PDFium's 4.6 MB and saves 14 % over quality 9, which takes 0.6 s. For the copies of five languages
 * it would double the time of a build.
 */
function brotliQuality(name: string, content: Buffer): number {
  return content.length > MB || isOfLanguage(name) ? 9 : constants.BROTLI_MAX_QUALITY;
}

/** As many bits as the content's length has: to clear the memory for the default of 22 takes longer than to compress a script. */
function brotliWindow(content: Buffer): number {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_DEFAULT_WINDOW } = constants;
  // The format itself needs 16 bytes of the window.
  const bits = Math.ceil(Math.log2(content.length + 16));
  return Math.min(Math.max(bits, BROTLI_MIN_WINDOW_BITS), BROTLI_DEFAULT_WINDOW);
}

/** Whether a file of the site belongs to a language other than English. */
function isOfLanguage(name: string): boolean {
  const isPage = splitAddress(name.replace(/^pages\/\w+/, '')).language !== 'en';
  return isPage || /^client\/assets\/[a-z]{2}-/.test(name);
}

/**
 * Writes a .br and .gz beside every text file that compresses; the server compresses pages. This is half of a build's work,
 * so unchanged files keep what the last build compressed.
 */
async function compressFiles(): Promise<void> {
  const names = filesIn(workshop, '{client,pages}/**/*.{js,css,svg,data,ico,json,txt,wasm,webmanifest}');
  await Promise.all(
    names.map(async (name) => {
      const file = join(workshop, name);
      const content = await readFile(file);
      if (isUnchanged(name, content)) {
        for (const ending of Object.values(encodedEndings)) {
          if (existsSync(join(target, name + ending))) copyFileSync(join(target, name + ending), file + ending);
        }
        return;
      }
      const [brotli, gzipped] = await Promise.all([
        promisify(brotliCompress)(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: brotliQuality(name, content),
            [constants.BROTLI_PARAM_LGWIN]: brotliWindow(content),
          },
        }),
        // Every browser of today takes Brotli.
        isOfLanguage(name) ? content : promisify(gzip)(content, { level: 9 }),
      ]);
      if (brotli.length < content.length) await writeFile(file + encodedEndings.br, brotli);
      if (gzipped.length < content.length) await writeFile(file + encodedEndings.gzip, gzipped);
    }),
  );
}

/** The .br of a file that gets smaller by it shows that the last build got as far as this. */
function isUnchanged(name: string, content: Buffer): boolean {
  const last = join(target, name);
  return existsSync(last + encodedEndings.br) && readFileSync(last).equals(content);
}

function checkBudgets(): void {
  for (const mode of planModes) {
    for (const { path, file } of manifest.pages[mode]) {
      const { language, path: plain } = splitAddress(path);
      const budget = codeBudget(plain) * (language === 'en' ? 1 : longerWords);
      const size = codeSize(mode, file);
      if (size <= budget) continue;
      fail(
        `${path} loads ${kilobytes(size)} of code before the first interaction; its budget is ${kilobytes(budget)} (decision 0057). ` +
          'Load with import() what is needed only once there is a file or a press.',
      );
    }
  }
}

/** The script bytes of a page's first visit, compressed. */
function codeSize(mode: PlanMode, page: string): number {
  const html = readFileSync(join(pagesFolder(mode), page), 'utf8');
  const paths = new Set([...html.matchAll(/\/assets\/(?:[\w-]+\/)?[\w.-]+\.js/g)].map(([path]) => join(client, path)));
  const served = [...paths].map((path) => (existsSync(path + encodedEndings.br) ? path + encodedEndings.br : path));
  return served.reduce((sum, path) => sum + statSync(path).size, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} KB`;
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
