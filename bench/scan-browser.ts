import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';

/** Where the scanner's worker runs: an otherwise empty page in Chromium. */
export type ScanPage = { page: Page; close: () => Promise<void> };

const contentPolicy =
  "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; img-src 'self' blob:";
const chromiumPath = '/usr/bin/chromium';

/** Opens a page with `photo` at /photo and the scanner's service as `window.scan`, under the site's ban on eval. */
export async function openScanPage(photo: Buffer): Promise<ScanPage> {
  const files = new Map<string, { type: string; content: Buffer | string }>([
    [
      '/',
      {
        type: 'text/html',
        content: '<!doctype html><title>Scanner</title><script type="module" src="/page.js"></script>',
      },
    ],
    ['/photo', { type: 'image/jpeg', content: photo }],
    ['/page.js', { type: 'text/javascript', content: await bundle('src/web/scan/scan-service.ts', exposeService) }],
    ['/scan-worker.js', { type: 'text/javascript', content: await bundle('src/web/scan/scan-worker.ts') }],
  ]);
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    response.writeHead(file ? 200 : 404, {
      'content-type': file?.type ?? 'text/plain',
      'content-security-policy': contentPolicy,
    });
    response.end(file?.content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  const close = async () => {
    await browser.close();
    server.close();
  };
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction('window.scan !== undefined');
    return { page, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** One JavaScript file, bundled like the site. */
async function bundle(entry: string, change?: (code: string) => string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['es'], fileName: 'bundle' } },
  });
  const outputs = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  const main = outputs.find((part) => part.type === 'chunk');
  if (main?.type !== 'chunk') throw new Error(`${entry} was not bundled.`);
  return change ? change(main.code) : main.code;
}

const exposeService = (code: string): string => {
  const local = code.replace(/new URL\([^)]*scan-worker[^)]*\)/, '"/scan-worker.js"');
  return local.replace(/export\s*\{\s*(\w+) as createScanService\s*\};?/, 'window.scan = $1();');
};
