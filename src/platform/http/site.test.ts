import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlanMode } from '../../shared/plan-modes.ts';
import { siteTokens } from '../../shared/site-tokens.ts';
import { chooseEncoding } from './encoded-text.ts';
import { type SiteManifest, serveSite } from './site.ts';

const origin = 'https://files.example.org';
const script = 'let page = 1;'.repeat(50);
let directory: string;
let app: FastifyInstance;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'satchel-site-'));
  write('site.json', JSON.stringify(manifest));
  write('pages/granted/index.html', '<a href="TOKEN-ORIGIN/">home</a> kept TOKEN-LIFETIME');
  write('pages/granted/pricing/index.html', '<h1>Pricing</h1>');
  write('pages/granted/404.html', '<h1>404 Page Not Found</h1>');
  write('client/assets/root-a1b2.js', script);
  write('client/assets/root-a1b2.js.br', brotliCompressSync(script));
  write('pages/granted/pricing.data', '[]');
  write('pages/granted/es/pricing/index.html', '<h1>Precios</h1> TOKEN-LIFETIME');
  write('pages/granted/es/404.html', '<h1>404 en español</h1>');
  write('pages/none/index.html', 'without plans');
  write('pages/none/pricing/index.html', '<h1>Everything is included</h1>');
  write('pages/none/404.html', '<h1>404</h1>');
  app = siteApp();
  await app.ready();
});

afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true });
});

describe('a page', () => {
  test('carries the address and the settings of this instance', async () => {
    const { body } = await app.inject('/');
    expect(body).toBe('<a href="https://files.example.org/">home</a> kept 48 hours');
  });

  test('may load only its own site and its own inline scripts', async () => {
    const { headers } = await app.inject('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self' 'sha256-home'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  test('may ask for the camera itself, and for no other device', async () => {
    const { headers } = await app.inject('/');
    expect(headers['permissions-policy']).toBe('camera=(self), microphone=(), geolocation=(), display-capture=()');
  });

  test('loads from other sites only where that was allowed', async () => {
    const allowed = String((await app.inject('/pricing')).headers['content-security-policy']);
    expect(allowed).toContain("script-src 'self' https://js.pay.example");
    expect(allowed).toContain("frame-src 'self' https://js.pay.example");
    expect(allowed).toContain("connect-src 'self' https://api.pay.example");
    expect(String((await app.inject('/')).headers['content-security-policy'])).not.toContain('pay.example');
  });

  test('may frame the page with advertisements, unless it loads from elsewhere itself', async () => {
    const withAds = siteApp({ adsFrameUrl: 'https://ads.example.net/frame?zone=1' });
    const policyOf = async (path: string) => String((await withAds.inject(path)).headers['content-security-policy']);
    expect(await policyOf('/')).toContain("frame-src 'self' https://ads.example.net;");
    expect(await policyOf('/')).toContain("connect-src 'self';");
    expect(await policyOf('/pricing')).not.toContain('ads.example.net');
    await withAds.close();
  });

  test('takes nothing that a program shares where no service worker does', async () => {
    const { statusCode, headers } = await app.inject({
      ...{
        method: 'POST',
        url: '/share',
        payload: '--x\r\n',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      },
    });
    expect({ statusCode, location: headers.location }).toEqual({ statusCode: 303, location: '/open?shared=none' });
  });

  test('is asked for again on every visit, and costs nothing when it is the same', async () => {
    const first = await app.inject('/pricing');
    expect(first.headers['cache-control']).toBe('no-cache');
    const second = await app.inject({ url: '/pricing', headers: { 'if-none-match': String(first.headers.etag) } });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('comes compressed with %s to those who read it', async (encoding, decompress) => {
    const response = await app.inject({ url: '/pricing', headers: { 'accept-encoding': encoding } });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(decompress(response.rawPayload).toString()).toBe('<h1>Pricing</h1>');
  });

  test('has one address: with a slash behind it, the visitor is sent there', async () => {
    const { statusCode, headers } = await app.inject('/pricing/?plan=annual');
    expect(statusCode).toBe(308);
    expect(headers.location).toBe('/pricing?plan=annual');
  });
});

describe('an unknown address', () => {
  test.each([
    '/nothing',
    '/tools/',
    '/assets/gone.js',
    '/../../etc/passwd',
    '/%2e%2e/site.json',
    '/404',
    '//',
    '//evil.example/pricing/',
  ])('%s shows the not-found page with status 404', async (url) => {
    const { statusCode, body } = await app.inject(url);
    expect(statusCode).toBe(404);
    expect(body).toBe('<h1>404 Page Not Found</h1>');
  });

  test('of the API is answered as the API answers', async () => {
    const { statusCode, json } = await app.inject('/api/nothing');
    expect(statusCode).toBe(404);
    expect(json()).toEqual({ code: 'NOT_FOUND' });
  });
});

describe('a file', () => {
  test('with a hash in its name is kept for good', async () => {
    const { headers, body } = await app.inject('/assets/root-a1b2.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(body).toBe(script);
  });

  test('that is a script may, as a worker, load files of this site and run WebAssembly, nothing else', async () => {
    const { headers } = await app.inject('/assets/root-a1b2.js');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
  });

  test('is sent as it was compressed in advance', async () => {
    const response = await app.inject({ url: '/assets/root-a1b2.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers.vary).toBe('accept-encoding');
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(script);
  });

  test('without a compressed copy is sent as it is', async () => {
    const { headers, body } = await app.inject({ url: '/pricing.data', headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toBe('[]');
  });
});

test('search engines find the listed pages, at the address of this instance', async () => {
  const { body } = await app.inject('/sitemap.xml');
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${origin}/`,
    `${origin}/pricing`,
    `${origin}/es/pricing`,
  ]);
  const { body: robots } = await app.inject('/robots.txt');
  expect(robots).toContain('Disallow: /api/\nDisallow: /s/\nAllow: /api/docs$\n');
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const packed = await app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(body);
});

test('a site that was not built stops the start with a sentence', () => {
  expect(() =>
    serveSite(Fastify(), {
      planMode: 'granted',
      directory: join(directory, 'client'),
      publicUrl: origin,
      fileLifetimeHours: 24,
    }),
  ).toThrow('The site is not built');
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', undefined],
  ['', undefined],
])('of "%s" the best encoding is %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test('a site without plans hands out its own pages, and tells search engines of none about prices', async () => {
  const own = siteApp({ planMode: 'none' });
  const home = await own.inject('/');
  expect([home.body, String(home.headers['content-security-policy'])]).toEqual([
    'without plans',
    expect.stringContaining("'sha256-plain'"),
  ]);
  expect((await own.inject('/pricing')).body).toBe('<h1>Everything is included</h1>');
  expect((await own.inject('/pricing.data')).statusCode).toBe(404);
  expect((await own.inject('/assets/root-a1b2.js')).statusCode).toBe(200);
  const { body } = await own.inject('/sitemap.xml');
  expect(body).toContain(`<loc>${origin}/</loc>`);
  expect(body).not.toContain('/pricing');
  await own.close();
});

describe('languages', () => {
  const location = async (url: string, headers: Record<string, string>) =>
    (await app.inject({ url, headers })).headers.location;

  test('whoever reads another language better is led from the English address to theirs', async () => {
    expect(await location('/pricing?a=1', { 'accept-language': 'es-MX,en;q=0.5' })).toBe('/es/pricing?a=1');
    expect(await location('/pricing', { 'accept-language': 'ja,en;q=0.5' })).toBeUndefined();
    expect(await location('/', { 'accept-language': 'de' })).toBe('/de');
    expect(await location('/es/pricing', { 'accept-language': 'de' })).toBeUndefined();
  });

  test('what somebody chose counts more than what their browser says', async () => {
    const spanish = { 'accept-language': 'es' };
    expect(await location('/pricing', { ...spanish, cookie: 'a=b; language=en' })).toBeUndefined();
    expect(await location('/pricing', { cookie: 'language=fr' })).toBe('/fr/pricing');
    expect(await location('/pricing', { ...spanish, cookie: 'language=//evil.example' })).toBe('/es/pricing');
  });

  test('a page tells the settings of this instance in its language', async () => {
    expect((await app.inject('/es/pricing')).body).toBe('<h1>Precios</h1> 48 horas');
  });

  test('a page that could not be read is read again for the next visitor', async () => {
    const own = siteApp();
    const file = join(directory, 'pages/granted/es/pricing/index.html');
    renameSync(file, `${file}.away`);
    expect((await own.inject('/es/pricing')).statusCode).toBe(500);
    renameSync(`${file}.away`, file);
    expect((await own.inject('/es/pricing')).statusCode).toBe(200);
    await own.close();
  });

  test('no cache between answers one visitor with the language of another', async () => {
    const english = await app.inject({ url: '/pricing', headers: { 'accept-language': 'en' } });
    const led = await app.inject({ url: '/pricing', headers: { 'accept-language': 'es' } });
    for (const { headers } of [english, led]) expect(headers.vary).toContain('accept-language, cookie');
    expect(led.headers['cache-control']).toBe('no-store');
    expect((await app.inject('/es/pricing')).headers.vary).toBe('accept-encoding');
  });

  test('scripts get the page that they ask for', async () => {
    expect(await location('/pricing', { 'accept-language': 'es', 'sec-fetch-mode': 'cors' })).toBeUndefined();
  });

  test('an unknown address is answered in its language', async () => {
    const { statusCode, body } = await app.inject('/es/nothing/here');
    expect(statusCode).toBe(404);
    expect(body).toContain('en español');
  });

  test('the site map has every language of a page', async () => {
    const { body } = await app.inject('/sitemap.xml');
    expect(body).toContain(`<xhtml:link rel="alternate" hreflang="es" href="${origin}/es/pricing"/></url>`);
  });
});

const manifest: SiteManifest = {
  pages: {
    granted: [
      { path: '/', file: 'index.html', scripts: ['sha256-home'], listed: true },
      { path: '/pricing', file: 'pricing/index.html', scripts: [], listed: true },
      { path: '/404', file: '404.html', scripts: [], listed: false },
      { path: '/es/pricing', file: 'es/pricing/index.html', scripts: [], listed: true },
      { path: '/es/404', file: 'es/404.html', scripts: [], listed: false },
    ],
    none: [
      { path: '/', file: 'index.html', scripts: ['sha256-plain'], listed: true },
      { path: '/pricing', file: 'pricing/index.html', scripts: [], listed: false },
      { path: '/404', file: '404.html', scripts: [], listed: false },
    ],
    sold: [],
  },
  tokens: { ...siteTokens, origin: 'TOKEN-ORIGIN', fileLifetime: 'TOKEN-LIFETIME', storagePlace: 'TOKEN-STORAGE' },
};

function siteApp(more: { planMode?: PlanMode; adsFrameUrl?: string } = {}): FastifyInstance {
  const fastify = Fastify();
  fastify.setNotFoundHandler((_request, reply) => reply.status(404).send({ code: 'NOT_FOUND' }));
  const pay = ['https://js.pay.example'];
  const outside = { '/pricing': { scripts: pay, frames: pay, connections: ['https://api.pay.example'] } };
  serveSite(fastify, { directory, planMode: 'granted', publicUrl: origin, fileLifetimeHours: 48, outside, ...more });
  return fastify;
}

function write(name: string, content: string | Buffer): void {
  const path = join(directory, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
