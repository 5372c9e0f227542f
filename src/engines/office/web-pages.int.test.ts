import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SandboxLevel } from '../../platform/processes/sandbox.ts';
import { createPdfiumEngine } from '../pdf/pdfium/pdfium-engine.ts';
import { type Office, openOffice } from './test-office.ts';

const pdfium = createPdfiumEngine();
const { renderPdf, readPdfText, inspectPdf } = pdfium.provides;
afterAll(() => pdfium.close());
const { signal } = new AbortController();
const progress = () => undefined;

const designed = `<!doctype html><html lang="en"><head><title>Invoice 42</title><style>
@page { size: 150mm 100mm; margin: 10mm }
body { margin: 0 } .hidden { display: none }
.row { display: flex; height: 20mm } .row div { flex: 1; background: #0000ff; border: 2mm solid #ff0000 }
.grid { display: grid; grid-template-columns: 1fr 3fr; height: 20mm } .grid :first-child { background: #ffff00 }
svg { display: block; width: 20mm; height: 20mm }
.next { break-before: page; background: #00ff00; height: 30mm }
</style></head><body><p class="hidden">HIDDEN</p>
<div class="row"><div></div><div></div></div><div class="grid"><div></div><div></div></div>
<svg viewBox="0 0 10 10"><defs><linearGradient id="g"><stop stop-color="#ff00ff"/></linearGradient></defs><rect width="10" height="10" fill="url(#g)"/></svg>
<div class="next">Second page, Grüße. <a href="https://example.org/">out</a> <a href="other.html">beside</a></div></body></html>`;

describe('a web page', () => {
  let office: Office;
  beforeAll(async () => {
    office = await openOffice();
  });
  afterAll(async () => {
    expect(await office.close()).toEqual([]);
  });

  test('is printed as a browser shows it', async () => {
    const { output, converted } = await office.convert(await office.file('page.html', Buffer.from(designed)), 'pdf');
    expect(converted).toMatchObject({ pages: 2, warnings: [] });
    const [first, second] = await draw(output);
    // Millimetres on the page: two boxes with borders, a quarter of the grid, the drawing.
    expect(first?.(11, 20)).toBe('red');
    expect(first?.(40, 20)).toBe('blue');
    expect(first?.(76, 20)).toBe('red');
    expect(first?.(110, 20)).toBe('blue');
    expect(first?.(40, 40)).toBe('yellow');
    expect(first?.(60, 40)).toBe('white');
    expect(first?.(20, 60)).toBe('magenta');
    expect(first?.(5, 5)).toBe('white');
    expect(second?.(100, 30)).toBe('lime');
    const text = await textOf(output);
    expect(text).toContain('Second page, Grüße.');
    expect(text).not.toContain('HIDDEN');
    const facts = await inspectPdf?.({ input: output, signal });
    expect(facts).toMatchObject({ title: 'Invoice 42' });
    const content = await readFile(output, 'latin1');
    expect(content).toContain('/StructTreeRoot');
    expect(content).toContain('https://example.org/');
    expect(content).not.toMatch(/document\.invalid|other\.html/);
  });

  test('has A4 pages where it names no other, and the print styles of an email or Markdown', async () => {
    const markdown = '# Title\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n<div style="display:none">HIDDEN</div>\n';
    const { output } = await office.convert(await office.file('notes.md', Buffer.from(markdown)), 'pdf');
    expect(await textOf(output)).toMatch(/Title\s+a\s+b\s+1\s+2/);
    expect(await textOf(output)).not.toContain('HIDDEN');
    expect(await readFile(output, 'latin1')).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
    const email = `From: a@example.org\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p style="display:none">HIDDEN</p><div style="background:#00ff00;height:100mm">Grüße</div>`;
    const printed = await office.convert(await office.file('mail.eml', Buffer.from(email)), 'pdf');
    expect(await textOf(printed.output)).not.toContain('HIDDEN');
    const [page] = await draw(printed.output);
    expect(page?.(100, 100)).toBe('lime');
  });

  test('is printed by a new browser when the old one was killed', async () => {
    expect(await office.killPrograms('chromium')).toBeGreaterThan(0);
    const { converted } = await office.convert(await office.file('page.html', Buffer.from(designed)), 'pdf');
    expect(converted.pages).toBe(2);
  });

  test('that is very long is cut, and says so', async () => {
    const lines = '<p style="break-after:page">x</p>'.repeat(1600);
    const { converted } = await office.convert(await office.file('long.html', page(lines)), 'pdf');
    expect(converted.pages).toBe(1500);
    expect(converted.warnings).toEqual([expect.stringContaining('only its first 1,500 pages')]);
  });

  test('with more elements than a browser can take loses its styles, and says so', async () => {
    const { output, converted } = await office.convert(
      await office.file('elements.html', page(`<p style="color:red">Words</p>${'<i></i>'.repeat(50_000)}`)),
      'pdf',
    );
    expect(converted.warnings).toEqual([expect.stringContaining('too long to be printed with its styles')]);
    expect(await textOf(output)).toContain('Words');
  });
});

test('a page that never ends is refused, and the next one printed', async () => {
  const office = await openOffice(undefined, { deadlineMs: 6000 });
  const groups = Array.from(
    { length: 9 },
    (_, level) => `<g id="g${level + 1}">${`<use href="#g${level}"/>`.repeat(10)}</g>`,
  );
  const endless = `<svg><defs><rect id="g0" width="5" height="5"/>${groups.join('')}</defs><use href="#g9"/></svg>`;
  const converting = office.convert(await office.file('endless.html', page(endless)), 'pdf');
  await expect(converting).rejects.toMatchObject({
    code: expect.stringMatching(/ENGINE_TIMED_OUT|ENGINE_OUT_OF_MEMORY|PAGE_STOPS_BROWSER/),
    status: 422,
  });
  const { converted } = await office.convert(await office.file('page.html', Buffer.from(designed)), 'pdf');
  expect(converted.pages).toBe(2);
  expect(await office.close()).toEqual([]);
});

test.each([
  ['without a browser', false],
  ['with one that does not start', { program: '/bin/false' }],
] as const)('%s, a page with styles says that they are lost', async (_, browser) => {
  const office = await openOffice(undefined, browser);
  const { converted } = await office.convert(await office.file('page.html', Buffer.from(designed)), 'pdf');
  expect(converted.warnings).toEqual([expect.stringContaining('no browser on this site')]);
  const plain = await office.convert(await office.file('plain.html', page('<p>Words</p>')), 'pdf');
  expect(plain.converted.warnings).toEqual([]);
  await office.close();
});

describe('nothing reaches out of a page:', () => {
  const requests: string[] = [];
  let server: Server;
  let hostile: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push(request.url ?? '');
      response.writeHead(404).end();
    });
    server.on('connection', () => requests.push('connection'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const place = server.address();
    hostile = hostilePage(`http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`);
  });
  afterAll(() => void server.close());

  test.each([
    ['the strongest sandbox'],
    ['the sandbox of containers', 'landlock+seccomp'],
    ['no sandbox at all', 'none'],
  ] as [string, SandboxLevel?][])('in %s', async (_, level) => {
    const office = await openOffice(level);
    const { output, converted } = await office.convert(await office.file('page.html', Buffer.from(hostile)), 'pdf');
    const text = await textOf(output);
    for (const words of ['Words', 'alternative', 'embedded', 'without scripts', 'deep']) expect(text).toContain(words);
    expect(text).not.toMatch(/root:|SCRIPT RAN/);
    expect(await readFile(output, 'latin1')).not.toContain('etc/passwd');
    expect(converted.warnings).toEqual([
      expect.stringMatching(/^\d+ images or other parts of this document are external and were not loaded\.$/),
    ]);
    expect(await office.close()).toEqual([]);
    expect(requests).toEqual([]);
  });

  test('though a browser without protection makes requests for it, and runs its scripts', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'satchel-careless-'));
    const input = join(folder, 'page.html');
    await writeFile(input, hostile.replace(/<meta[^>]*refresh[^>]*>/, ''));
    const flags = ['--no-sandbox', '--disable-gpu', `--user-data-dir=${folder}/profile`, '--dump-dom'];
    const careless = spawn('/usr/lib/chromium/chromium-headless-shell', [...flags, input], { stdio: 'ignore' });
    const expected = ['connection', '/style.css', '/import.css', '/image.png', '/frame.html', '/fetch'];
    await vi.waitUntil(() => expected.every((request) => requests.includes(request)), { timeout: 60_000 });
    careless.kill('SIGKILL');
    await once(careless, 'close');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
});

const page = (body: string) => Buffer.from(`<!doctype html><html><body>${body}</body></html>`);

const hostilePage = (address: string) => `<!doctype html><html><head>
<meta http-equiv="refresh" content="0;url=file:///etc/passwd">
<link rel="stylesheet" href="${address}/style.css"><link rel="dns-prefetch" href="${address}"><link rel="preconnect" href="${address}">
<link rel="prefetch" href="${address}/prefetch"><link rel="prerender" href="${address}/prerender"><link rel="icon" href="${address}/icon.png">
<style>@import url(${address}/import.css); @import "file:///etc/passwd"; @font-face { font-family: x; src: url(${address}/font.woff2) }
p { font-family: x; background: url(${address}/background.png) }</style>
<script src="${address}/script.js"></script></head><body onload="document.body.append('SCRIPT RAN')"><p>Words</p>
<script>document.write('SCRIPT RAN'); fetch('${address}/fetch'); new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1' }] })</script>
<img src="${address}/image.png" alt="alternative"><img src="file:///etc/passwd"><img srcset="${address}/set.png 2x" loading="lazy">
<iframe srcdoc="<b>embedded</b><script>document.write('SCRIPT RAN')</script><img src='${address}/inner.png'>"></iframe>
<iframe src="file:///etc/passwd"></iframe><iframe src="${address}/frame.html"></iframe><iframe src="javascript:document.write('SCRIPT RAN')"></iframe>
<object data="file:///etc/passwd"></object><object data="${address}/object"></object><embed src="${address}/embed">
<video src="${address}/video.mp4" poster="${address}/poster.png" autoplay></video><audio src="${address}/audio.mp3"></audio>
<svg><image href="${address}/svg.png"/><use href="${address}/use.svg#a"/><a href="javascript:alert(1)"><text y="9">link</text></a><foreignObject width="99" height="9"><iframe src="${address}/foreign"></iframe></foreignObject></svg>
<form action="${address}/form"><input type="image" src="${address}/input.png"></form><noscript>without scripts</noscript>
<a href="file:///etc/passwd" ping="${address}/ping">file</a>${'<table><tr><td>'.repeat(300)}deep</body></html>`;

async function textOf(pdf: string): Promise<string> {
  const output = `${pdf}.txt`;
  await readPdfText?.({ input: pdf, output, separator: 'none', progress, signal });
  return readFile(output, 'utf8');
}

const names: Record<string, string> = {
  '255,0,0': 'red',
  '0,0,255': 'blue',
  '255,255,0': 'yellow',
  '255,255,255': 'white',
  '255,0,255': 'magenta',
  '0,255,0': 'lime',
};

/** The pages, as functions from millimetres to colours. */
async function draw(pdf: string) {
  const directory = await mkdtemp(join(tmpdir(), 'satchel-drawn-'));
  const look = { format: 'png', dpi: 25.4 * 4, quality: 100, gray: false, transparent: false } as const;
  const drawn = await renderPdf?.({ input: pdf, directory, ...look, progress, signal });
  const pages = (drawn?.images ?? []).map(async ({ path, width }) => {
    const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return (x: number, y: number) => {
      const at = (y * 4 * width + x * 4) * info.channels;
      const color = data.subarray(at, at + 3).join();
      return names[color] ?? color;
    };
  });
  const colors = await Promise.all(pages);
  await rm(directory, { recursive: true, force: true });
  return colors;
}
