import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { extname, join, posix, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  addressIn,
  isLanguage,
  languageCookie,
  preferredLanguage,
  prefixOf,
  splitAddress,
} from '../../shared/language/languages.ts';
import { openPath, sharePath } from '../../shared/offline-files.ts';
import { type PlanMode, planModes } from '../../shared/plan-modes.ts';
import { type SiteValueName, siteTokens } from '../../shared/site-tokens.ts';
import { speak, speechOf } from '../language/speak.ts';
import {
  chooseEncoding,
  type EncodableText,
  type Encoding,
  encodableText,
  encodedEndings,
  encodedEtag,
  encodings,
  etagOf,
  sendText,
} from './encoded-text.ts';
import { describeSite, type SiteSettings } from './site-values.ts';

/** What `npm run build` records in `site.json`, beside the folders `client` and `pages`. */
export const siteManifestSchema = z.object({
  /** The pages in each plan mode. */
  pages: z.record(
    z.enum(planModes),
    z.array(
      z.object({
        /** Path without a trailing slash: '/pricing'. */
        path: z.string(),
        /** File name in the folder of its mode. */
        file: z.string(),
        /** Hashes of the page's inline scripts for the content security policy: 'sha256-...'. */
        scripts: z.array(z.string()),
        /** Whether search engines may index it. */
        listed: z.boolean(),
      }),
    ),
  ),
  /** Placeholders for values that only the running server knows. */
  tokens: z.record(z.enum(Object.keys(siteTokens) as [SiteValueName, ...SiteValueName[]]), z.string()),
});
export type SiteManifest = z.infer<typeof siteManifestSchema>;
type SitePages = SiteManifest['pages'][PlanMode];

/** A page for what is not found; '/blog/404' for addresses below '/blog'. */
const isNotFound = ({ path }: { path: string }): boolean => path.endsWith('/404');

type SiteOptions = SiteSettings & {
  /** The folder that `npm run build` wrote. */
  directory: string;
  /** Which variant of the built pages is served. */
  planMode: PlanMode;
  /** Pages, by path, that may load from other sites; no others may. */
  outside?: Readonly<Record<string, OutsideSources>>;
};

/** Origins in content security policy syntax: 'https://js.example.com', 'https://*.example.com'. */
export type OutsideSources = { scripts: readonly string[]; frames: readonly string[]; connections: readonly string[] };

/** Serves the built site: pages with this instance's values, and static files. Throws an Error when the site was not built. */
export function serveSite(app: FastifyInstance, options: SiteOptions): void {
  const manifest = readManifest(options.directory);
  const built = manifest.pages[options.planMode];
  const client = join(options.directory, 'client');
  const folder = join(options.directory, 'pages', options.planMode);
  const pages = new Map(built.map((page) => [page.path, openPage(page, folder, manifest, options)]));
  const notFound = pages.get('/404');
  if (!notFound) throw new Error(`${folder} has no page for what is not found. Run \`npm run build\`.`);

  for (const [path, page] of pages) {
    if (isNotFound({ path })) continue;
    app.get(path, async (request, reply) => {
      const other = otherLanguage(request, path);
      // Caches between here and the visitors must not answer one with the language of another.
      if (splitAddress(path).language === 'en') reply.header('vary', 'accept-language, cookie, sec-fetch-mode');
      return other
        ? reply.header('cache-control', 'no-store').redirect(other, 302)
        : sendPage(await page(), 200, request, reply);
    });
  }
  for (const file of [...readFiles(client), ...readFiles(folder)]) {
    app.get(file.path, (request, reply) => sendFile(file, request, reply));
  }
  // Hundreds of KB: every page names its address in each language.
  const sitemap = encodableText(renderSitemap(built, options.publicUrl));
  app.get('/sitemap.xml', (request, reply) => sendText(sitemap, request, reply.type('application/xml; charset=utf-8')));
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /s/\nAllow: /api/docs$\nSitemap: ${options.publicUrl}/sitemap.xml\n`,
      ),
  );
  // What a program shares with the installed site goes to its service worker; without one, nothing of it is read.
  const decline = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply.header('connection', 'close').redirect(`${openPath}?shared=none`, 303);
  app.post(sharePath, { onRequest: decline }, decline);
  app.get('/*', async (request, reply) => {
    // Two slashes in front would be read as another host.
    const { pathname, search } = new URL(request.url.replace(/^\/+/, '/'), 'http://site');
    const trimmed = pathname.replace(/\/+$/, '');
    if (trimmed !== pathname && pages.has(trimmed)) return reply.redirect(trimmed + search, 308);
    if (pathname.startsWith('/api/')) return reply.callNotFound();
    const { language } = splitAddress(pathname);
    const missing =
      pages.get(posix.join(posix.dirname(trimmed), '404')) ?? pages.get(`${prefixOf(language)}/404`) ?? notFound;
    return sendPage(await missing(), 404, request, reply);
  });
}

/**
 * Where somebody belongs who opens an address of an English page and reads another language better: what they chose in the footer
 * counts, then what their browser asks for. Scripts and programs get what they ask for.
 */
function otherLanguage(request: FastifyRequest, path: string): string | undefined {
  const { cookie = '', 'sec-fetch-mode': mode = 'navigate', 'accept-language': wanted } = request.headers;
  if (mode !== 'navigate' || splitAddress(path).language !== 'en') return undefined;
  const chosen = languageChoice.exec(cookie)?.[1];
  const language = isLanguage(chosen) ? chosen : preferredLanguage(wanted);
  if (language === 'en') return undefined;
  return addressIn(language, path) + new URL(request.url, 'http://site').search;
}

const languageChoice = new RegExp(`(?:^|;\\s*)${languageCookie}=([a-z]{2})(?:;|$)`);

function readManifest(directory: string): SiteManifest {
  const file = join(directory, 'site.json');
  if (!existsSync(file)) throw new Error(`The site is not built: ${file} is missing. Run \`npm run build\`.`);
  return siteManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

type Page = { text: EncodableText; policy: string };

/**
 * English pages are read at once, so that a new build next to a running server does not break them; those of other languages when
 * somebody asks for the first time.
 */
function openPage(
  page: SitePages[number],
  folder: string,
  manifest: SiteManifest,
  options: SiteOptions,
): () => Promise<Page> {
  const { language } = splitAddress(page.path);
  const read = async () => {
    const speech = await speechOf(language);
    return speak(speech, () => readPage(page, folder, manifest, options));
  };
  let opened = language === 'en' ? Promise.resolve(readPage(page, folder, manifest, options)) : undefined;
  // A failure is not kept: the next visitor tries again.
  return () =>
    (opened ??= read().catch((error) => {
      opened = undefined;
      throw error;
    }));
}

function readPage(page: SitePages[number], folder: string, manifest: SiteManifest, options: SiteOptions): Page {
  const values = Object.entries(describeSite(options));
  const html = values.reduce(
    (text, [name, value]) => text.replaceAll(manifest.tokens[name as SiteValueName], escapeHtml(value)),
    readFileSync(join(folder, page.file), 'utf8'),
  );
  const policy = contentSecurityPolicy(
    page.scripts,
    options.outside?.[splitAddress(page.path).path] ?? outsideOfAll(options),
  );
  return { text: encodableText(html), policy };
}

/** Allows only this site's files, the page's inline scripts and listed sources; no other site may frame it. */
const contentSecurityPolicy = (scripts: readonly string[], outside: OutsideSources = nothingOutside): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map((hash) => `'${hash}'`), ...outside.scripts].join(' '),
    "style-src 'self'",
    "img-src 'self' blob: data:",
    ["connect-src 'self'", ...outside.connections].join(' '),
    "worker-src 'self' blob:",
    ["frame-src 'self'", ...outside.frames].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Only the scanner uses the camera. Client-side navigation keeps the first document's policy, so it is the same on every
 * page.
 */
const permissionsPolicy = 'camera=(self), microphone=(), geolocation=(), display-capture=()';

const nothingOutside: OutsideSources = { scripts: [], frames: [], connections: [] };

/** Of all pages but those that load from elsewhere themselves: advertisements never stand beside a payment. */
const outsideOfAll = ({ adsFrameUrl }: SiteOptions): OutsideSources =>
  adsFrameUrl ? { ...nothingOutside, frames: [new URL(adsFrameUrl).origin] } : nothingOutside;

/**
 * The policy for scripts that run as workers, which do not inherit their page's: this site's files and WebAssembly. No effect
 * on other scripts.
 */
const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

const sendPage = (page: Page, status: number, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
  sendText(
    page.text,
    request,
    reply.status(status).headers({
      'content-security-policy': page.policy,
      'content-type': 'text/html; charset=utf-8',
      'permissions-policy': permissionsPolicy,
    }),
  );

type SiteFile = {
  path: string;
  etag: string;
  type: string;
  hashed: boolean;
  body: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
};

/**
 * All files of a built folder but pages and compressed copies. Kept in memory (about 40 MB, mostly WebAssembly), so that a
 * new build next to a running server does not break the pages it serves.
 */
function readFiles(folder: string): SiteFile[] {
  const names = globSync('**/*', { cwd: folder }).map((name) => name.replaceAll(sep, '/'));
  const present = new Set(names);
  const copies = (name: string) =>
    encodings
      .filter((encoding) => present.has(name + encodedEndings[encoding]))
      .map((encoding) => [encoding, readFileSync(join(folder, name + encodedEndings[encoding]))]);
  return names
    .filter((name) => !/\.(html|br|gz)$/.test(name) && statSync(join(folder, name)).isFile())
    .map((name) => {
      const body = readFileSync(join(folder, name));
      return {
        path: `/${name}`,
        etag: etagOf(body),
        type: contentTypes[extname(name)] ?? 'application/octet-stream',
        hashed: name.startsWith('assets/'),
        body,
        encoded: Object.fromEntries(copies(name)),
      };
    });
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

function sendFile(file: SiteFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const wanted = chooseEncoding(request.headers['accept-encoding']);
  const copy = wanted && file.encoded[wanted];
  const etag = encodedEtag(file.etag, copy && wanted);
  reply.headers({
    // Hashed names never change their content; others are revalidated with a 304.
    'cache-control': file.hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'content-type': file.type,
    etag,
    vary: 'accept-encoding',
    ...(file.type.startsWith('text/javascript') && { 'content-security-policy': workerPolicy }),
  });
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  if (copy) reply.header('content-encoding', wanted);
  return reply.send(copy ?? file.body);
}

/** Every page that search engines may list, with its address in each language. */
function renderSitemap(pages: SitePages, publicUrl: string): string {
  const listed = pages.filter((page) => page.listed);
  const versions = Map.groupBy(listed, ({ path }) => splitAddress(path).path);
  const urls = listed.map(({ path }) => {
    const others = versions.get(splitAddress(path).path) ?? [];
    const links = others.map(
      (each) =>
        `<xhtml:link rel="alternate" hreflang="${splitAddress(each.path).language}" href="${escapeHtml(publicUrl + each.path)}"/>`,
    );
    return `  <url><loc>${escapeHtml(publicUrl + path)}</loc>${others.length > 1 ? links.join('') : ''}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
