import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, findBarriersInBothThemes, journey as plainJourney, settled } from './journey.ts';

/** The shared site behind a line that can be cut, and that can show a later build of it. */
type Line = { address: string; cut: () => void; mend: () => void; deploy: () => void };

const journey = plainJourney.extend<{ line: Line; baseURL: string }>({
  line: async ({ playwright: _ }, use) => {
    let isCut = false;
    let isLater = false;
    const server = createServer((request, response) => {
      if (isCut) request.socket.destroy();
      else forward(request, response, isLater);
    });
    const address = `http://127.0.0.1:${await listen(server)}`;
    await use({
      address,
      cut: () => {
        isCut = true;
        server.closeIdleConnections();
      },
      mend: () => {
        isCut = false;
      },
      deploy: () => {
        isLater = true;
      },
    });
    server.closeAllConnections();
    server.close();
  },
  baseURL: async ({ line }, use) => use(line.address),
});
journey.use({ serviceWorkers: 'allow' });

const sharedSite = new URL(`http://127.0.0.1:${process.env.E2E_PORT ?? 3987}`);

/** In a later build the list of routes has another name, which is all that tells two builds apart. */
const later = (text: string) =>
  text.replaceAll(/manifest-([\w]+)\.js/g, 'manifest-later$1.js').replaceAll(/version:`\w+`/g, 'version:`later`');

function forward(request: IncomingMessage, response: ServerResponse, isLater: boolean): void {
  const path = (request.url ?? '/').replace('manifest-later', 'manifest-');
  const { origin, referer: _referer, ...rest } = request.headers;
  const own = { host: sharedSite.host, ...(origin && { origin: sharedSite.origin }), 'accept-encoding': 'identity' };
  const headers = { ...rest, ...own };
  const onward = ask({
    ...{ host: sharedSite.hostname, port: sharedSite.port, method: request.method },
    path,
    headers,
  });
  onward.on('response', (answer) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk) => chunks.push(chunk));
    answer.on('end', () => {
      const isText = /html|javascript/.test(String(answer.headers['content-type']));
      const body = Buffer.concat(chunks);
      response.statusCode = answer.statusCode ?? 500;
      for (const [name, value] of Object.entries(answer.headers)) {
        // The hashes of the inline scripts are those of the real build.
        const isOfRealBuild = ['etag', 'content-length', ...(isLater ? ['content-security-policy'] : [])].includes(
          name,
        );
        if (value !== undefined && !isOfRealBuild) response.setHeader(name, value);
      }
      response.end(isLater && isText ? later(body.toString()) : body);
    });
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

/** Visits the site once, and waits until everything is kept. */
async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.reload();
}

const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(`(async () => {
    const lists = (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname));
    return (await Promise.all(lists)).flat();
  })()`);
const cacheNames = (page: Page): Promise<string[]> => page.evaluate('caches.keys()');

journey(
  'after one visit five tools work without a network, and other pages say so',
  async ({ page, line, provoked }) => {
    provoked.push(/ERR_|Failed to/);
    await visit(page);
    line.cut();

    await page.goto('/tools/word-counter');
    await page.getByRole('textbox').first().fill('three small words');
    await expect(page.getByRole('region', { name: 'Counts' })).toContainText('3');
    await page.reload();
    await expect(page.getByRole('textbox').first()).toHaveValue('three small words');

    await page.goto('/tools/case-converter');
    await page.getByRole('textbox').first().fill('from here to there');
    await expect(page.getByText('From Here to There').or(page.getByText('From Here To There')).first()).toBeVisible();

    await page.goto('/tools/password-generator');
    await expect(page.getByRole('button', { name: /copy/i }).first()).toBeVisible();

    await page.goto('/tools/color-palette');
    await expect(page.getByText(/#[0-9a-f]{6}/i).first()).toBeVisible();

    await page.goto('/tools/qr-generator');
    await page.getByRole('textbox').first().fill('https://example.org/offline');
    await expect(page.getByRole('img', { name: /QR/ }).first()).toBeVisible();

    await page.goto('/tools/pdf-merger');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
    expect(await findBarriersInBothThemes(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Word Counter' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Word Counter');

    await page.goto('/help?topic=links');
    await expect(page).toHaveURL('/offline?for=%2Fhelp%3Ftopic%3Dlinks');
    line.mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/help?topic=links');
    await page.goto('/offline?for=//example.org/');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/tools/pdf-merger');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('PDF Merger');
  },
);

journey('what is kept is the same for everybody: no calls, no results, nothing of an account', async ({ page }) => {
  await visit(page, '/tools/image-compressor');
  await page.locator('input[type=file]').first().setInputFiles('src/tools/image-compressor/fixtures/photo.jpg');
  await page.getByRole('button', { name: /^Compress/ }).click();
  await expect(page.getByRole('link', { name: /^Download/ })).toBeVisible();
  const paths = await cachedPaths(page);
  expect(paths.length).toBeGreaterThan(50);
  const tools = ['word-counter', 'case-converter', 'password-generator', 'color-palette', 'qr-generator'];
  const others = paths.filter(
    (path) => !/^\/(assets\/|favicon\.svg$|manifest\.webmanifest$|icon-192\.png$|offline$)/.test(path),
  );
  expect(others.sort()).toEqual(tools.flatMap((slug) => [`/tools/${slug}`, `/tools/${slug}.data`]).sort());
});

journey(
  'a new build takes over when no page of the old one is open, and those go on until then',
  async ({ page, line, context }) => {
    await visit(page, '/tools/word-counter');
    const before = await cacheNames(page);
    expect(before).toHaveLength(1);
    line.deploy();
    const second = await context.newPage();
    await second.goto('/tools/case-converter');
    // The new page is of the new build at once.
    expect(await second.content()).toContain('manifest-later');
    await second.evaluate('navigator.serviceWorker.getRegistration().then((it) => it.update()).then(() => undefined)');
    await expect
      .poll(() => second.evaluate('navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting !== null)'))
      .toBe(true);
    expect(await cacheNames(page)).toEqual(expect.arrayContaining([...before]));
    await page.getByRole('textbox').first().fill('still counting');
    await expect(page.getByRole('region', { name: 'Counts' })).toContainText('2');

    await page.close();
    await second.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => cacheNames(second)).toEqual(['satchel-offline-later']);
  },
);

journey('a PDF and a photo that other programs share wait for a choice, also after a reload', async ({ page }) => {
  await visit(page);
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/tools/') && calls.push(request.url()));
  await share(page, [{ name: 'letter.pdf', type: 'application/pdf', text: '%PDF-1.4' }]);
  await expect(page).toHaveURL(/\/open\?shared=/);
  await expect(page.getByRole('main')).toContainText('letter.pdf');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('letter.pdf');
  expect(await findBarriersInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make smaller' }).click();
  await expect(page).toHaveURL('/tools/pdf-compressor');
  await expect(page.getByText('letter.pdf').first()).toBeVisible();

  await settled(page);
  await page.goto('/');
  await share(page, [{ name: 'photo.heic', type: 'image/heic', text: 'x' }]);
  await page.getByRole('button', { name: 'Convert to JPG' }).click();
  await expect(page).toHaveURL('/tools/image-compressor');
  await expect(page.getByText('photo.heic').first()).toBeVisible();
  expect(calls).toEqual([]);
  await page.goto('/open?shared=00000000-0000-0000-0000-000000000000');
  await expect(page.getByRole('alert')).toContainText('not here any more');
});

journey('another site that posts to the address of shares reaches nothing', async ({ page, line, provoked }) => {
  provoked.push(/Asked another site/, /favicon|404/);
  await visit(page);
  const evil = createServer((_request, response) => response.end('<!doctype html><title>Evil</title>'));
  const port = await listen(evil);
  await page.goto(`http://localhost:${port}/`);
  await share(page, [{ name: '../../evil.html', type: 'text/html', text: '<script>alert(1)</script>' }], line.address);
  await expect(page).toHaveURL(`${line.address}/`);
  expect(
    await page.evaluate("indexedDB.databases().then((all) => all.some(({ name }) => name === 'satchel-shared'))"),
  ).toBe(false);

  // It can hide where it comes from: then the visitor is asked, and nothing else happens.
  await page.goto(`http://localhost:${port}/`);
  await page.evaluate(`document.head.insertAdjacentHTML('beforeend', '<meta name=referrer content=no-referrer>')`);
  const calls: string[] = [];
  page.on(
    'request',
    (request) => request.method() === 'POST' && request.url().includes('/api/tools') && calls.push(request.url()),
  );
  await share(page, [{ name: 'evil.html', type: 'text/html', text: '<script>alert(1)</script>' }], line.address);
  await expect(page.getByRole('main')).toContainText('evil.html');
  expect(calls).toEqual([]);
  evil.close();
});

/** What the system does with files that another program shares: a form with files. */
async function share(
  page: Page,
  files: readonly { name: string; type: string; text: string }[],
  site = '',
): Promise<void> {
  await Promise.all([
    page.waitForEvent('framenavigated'),
    page.evaluate(`(() => {
      const transfer = new DataTransfer();
      for (const { name, type, text } of ${JSON.stringify(files)}) transfer.items.add(new File([text], name, { type }));
      const form = Object.assign(document.createElement('form'), { method: 'post', action: '${site}/share', enctype: 'multipart/form-data' });
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files', multiple: true });
      input.files = transfer.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    })()`),
  ]);
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
