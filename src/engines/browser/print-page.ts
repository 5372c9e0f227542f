import { open, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { engineErrors } from '../../platform/processes/process.errors.ts';
import { MB } from '../../shared/units.ts';
import { browserErrors } from './browser.errors.ts';
import type { DevTools, Session } from './devtools.ts';
import type { PrintTask } from './print-tasks.ts';
import { removeOutside } from './remove-outside.ts';

export type OpenPage = Session & {
  /** Rejects when the page crashes. */
  crashed: Promise<never>;
  close: () => Promise<void>;
};

/** Never resolves (RFC 2606). A page from the network may not open local files. */
const address = 'http://document.invalid/';
/** Without `allow-scripts`: no scripts, no refresh, no forms, an origin of its own. */
const policy = 'sandbox';

const inches = { a4Width: 210 / 25.4, a4Height: 297 / 25.4, margin: 15 / 25.4 };
const maxPdfBytes = 500 * MB;
const chunkBytes = MB;

const nothing = z.unknown();

/** A blank page in a context of its own, which shares nothing with others. */
export async function openPage(devTools: DevTools): Promise<OpenPage> {
  const { browserContextId } = await devTools.call(
    'Target.createBrowserContext',
    { disposeOnDetach: true },
    z.object({ browserContextId: z.string() }),
  );
  const { targetId } = await devTools.call(
    'Target.createTarget',
    { url: 'about:blank', browserContextId },
    z.object({ targetId: z.string() }),
  );
  const { sessionId } = await devTools.call(
    'Target.attachToTarget',
    { targetId, flatten: true },
    z.object({ sessionId: z.string() }),
  );
  const page = devTools.session(sessionId);
  const crash = Promise.withResolvers<never>();
  crash.promise.catch(() => undefined);
  page.on('Inspector.targetCrashed', nothing, () => crash.reject(browserErrors.stopsBrowser()));
  await Promise.all([
    page.tell('Page.enable'),
    page.tell('Log.enable'),
    page.tell('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
    page.tell('Emulation.setScriptExecutionDisabled', { value: true }),
  ]);
  return {
    ...page,
    crashed: crash.promise,
    close: () => devTools.tell('Target.disposeBrowserContext', { browserContextId }),
  };
}

/** Prints a page and returns its number of pages and how many parts were not loaded. */
export async function printPage(
  page: OpenPage,
  task: PrintTask & { input: string; output: string },
): Promise<{ pages: number; leftOut: number }> {
  return Promise.race([
    page.crashed,
    load(page, task.input).then(async (leftOut) => {
      await page.tell('Runtime.evaluate', { expression: removeOutside(address), awaitPromise: true });
      return { pages: await print(page, task), leftOut: leftOut.size };
    }),
  ]);
}

const pausedSchema = z.object({
  requestId: z.string(),
  resourceType: z.string(),
  request: z.object({ url: z.string() }),
});
const loggedSchema = z.object({ entry: z.object({ text: z.string() }) });

/** Opens the page; returns the addresses of what it asked for, none of which is loaded. */
async function load(page: OpenPage, input: string): Promise<ReadonlySet<string>> {
  const body = await readFile(input, 'base64');
  const asked = new Set<string>();
  let served = false;
  page.on('Fetch.requestPaused', pausedSchema, ({ requestId, resourceType, request: { url } }) => {
    if (!served && url === address) {
      served = true;
      const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
      const responseHeaders = Object.entries(headers).map(([name, value]) => ({ name, value }));
      return answer(page, 'Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body });
    }
    if (url !== address) asked.add(url);
    // A frame stays empty; a failure would show the browser's own page.
    if (resourceType === 'Document') return answer(page, 'Fetch.fulfillRequest', { requestId, responseCode: 204 });
    return answer(page, 'Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
  });
  page.on('Log.entryAdded', loggedSchema, ({ entry }) => {
    const [, file] = /^Not allowed to load local resource: (.*)/.exec(entry.text) ?? [];
    if (file !== undefined) asked.add(file);
  });
  const loaded = Promise.withResolvers<void>();
  page.on('Page.loadEventFired', nothing, () => loaded.resolve());
  await page.tell('Page.navigate', { url: address });
  await loaded.promise;
  return asked;
}

/** A request may be gone by the time it is answered, with the frame it was for. */
function answer(page: Session, method: string, params: Readonly<Record<string, unknown>>): void {
  page.tell(method, params).catch(() => undefined);
}

async function print(page: Session, { output, maxPages, tagged }: PrintTask & { output: string }): Promise<number> {
  const { stream: handle } = await page.call(
    'Page.printToPDF',
    {
      printBackground: true,
      // Of @page; its margins hold in any case.
      preferCSSPageSize: true,
      paperWidth: inches.a4Width,
      paperHeight: inches.a4Height,
      ...{ marginTop: inches.margin, marginBottom: inches.margin },
      ...{ marginLeft: inches.margin, marginRight: inches.margin },
      pageRanges: `1-${maxPages}`,
      generateTaggedPDF: tagged,
      generateDocumentOutline: tagged,
      transferMode: 'ReturnAsStream',
    },
    z.object({ stream: z.string() }),
  );
  await using file = await open(output, 'w');
  const pages = new PageCount();
  let bytes = 0;
  for (let eof = false; !eof; ) {
    const chunk = await page.call(
      'IO.read',
      { handle, size: chunkBytes },
      z.object({ data: z.string(), base64Encoded: z.boolean().default(false), eof: z.boolean() }),
    );
    const content = Buffer.from(chunk.data, chunk.base64Encoded ? 'base64' : 'utf8');
    bytes += content.length;
    if (bytes > maxPdfBytes) throw engineErrors.overLimit();
    await file.write(content);
    pages.read(content);
    eof = chunk.eof;
  }
  return pages.count;
}

/** The largest `/Count` of Chromium's page tree, which it never compresses. */
class PageCount {
  count = 1;
  #tail = '';

  read(chunk: Buffer): void {
    const text = this.#tail + chunk.toString('latin1');
    for (const [, count] of text.matchAll(/\/Type \/Pages\n\/Count (\d+)\n/g)) {
      this.count = Math.max(this.count, Number(count));
    }
    this.#tail = text.slice(-100);
  }
}
