import { type OfflineFiles, sharePath, type TakeOver } from '../../../../shared/offline-files.ts';
import { receiveShare } from './receive-share.ts';

/*
 * Keeps the tools that work in the browser for times without a network (decision 0135). It never touches calls, uploads, events and
 * results, and nothing of a visitor is in its cache.
 */

declare const self: ServiceWorkerGlobalScope;
/** Written by the build. */
declare const offlineFiles: Readonly<Record<string, OfflineFiles>>;

/** Of the pages that last registered it: `/service-worker.js?language=es`. */
const language = new URL(self.location.href).searchParams.get('language') ?? 'en';
const { version, mark, pages, instead, files, onUse } = (offlineFiles[language] ?? offlineFiles.en) as OfflineFiles;
const prefix = 'satchel-offline-';
const cacheName = prefix + version;
/** A network that has not answered by then is as good as none, where there is a kept page. */
const patienceMs = 6000;

const kept = new Set([...files, ...onUse]);
const dataPaths = new Set(pages.map((path) => `${path}.data`));

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeCharge());
});

self.addEventListener('message', (event) => {
  const message: TakeOver = event.data;
  if (message?.type === 'take-over') event.waitUntil(takeOver(message));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (request.method === 'POST' && url.pathname === sharePath && request.mode === 'navigate') {
    event.respondWith(receiveShare(request));
    return;
  }
  if (request.method !== 'GET' || url.pathname.startsWith('/api/') || url.pathname.startsWith('/s/')) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event, url));
  else if (kept.has(url.pathname)) event.respondWith(fromCacheFirst(request, url.pathname));
  else if (dataPaths.has(url.pathname)) event.respondWith(fromNetworkFirst(request, url.pathname));
});

/** Fails, and is tried again with the next visit, when the server has another build already. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(files);
  await Promise.all(
    [...pages, instead].map(async (path) => {
      // The same for everyone: without cookies, so that this is certain.
      const page = await fetch(path, { cache: 'no-cache', credentials: 'omit' });
      if (!page.ok || !(await page.clone().text()).includes(mark)) throw new Error(`${path} is of another build.`);
      await cache.put(path, page);
    }),
  );
  await cache.addAll([...dataPaths].map((path) => new Request(path, { cache: 'no-cache', credentials: 'omit' })));
}

/** Deletes what older versions kept: by now none of their pages is open. */
async function takeCharge(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
}

/** Pages of the last version go on with it. If the one that asks is alone and of this version, nobody needs the last one. */
async function takeOver({ files: loaded }: TakeOver): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length <= 1 && loaded.includes(mark)) await self.skipWaiting();
}

/** From the network; without one what is kept, or the page that says what works. */
async function openPage(event: FetchEvent, { pathname, search }: URL): Promise<Response> {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const isKept = pages.includes(path);
  const fromNetwork = (async () => (await event.preloadResponse) ?? fetch(event.request))();
  try {
    return await (isKept ? within(patienceMs, fromNetwork) : fromNetwork);
  } catch (error) {
    const page = await findKept(isKept ? path : instead);
    if (!page) throw error;
    if (isKept || path === instead) return page;
    // At its own address: a page is made for one.
    return Response.redirect(`${instead}?${new URLSearchParams({ for: pathname + search })}`);
  }
}

async function fromCacheFirst(request: Request, path: string): Promise<Response> {
  const found = await findKept(path);
  if (found) return found;
  const response = await fetch(request);
  if (response.status === 200) await (await caches.open(cacheName)).put(path, response.clone());
  return response;
}

async function fromNetworkFirst(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await findKept(path);
    if (found) return found;
    throw error;
  }
}

const findKept = async (path: string): Promise<Response | undefined> =>
  (await caches.open(cacheName)).match(path, { ignoreVary: true });

function within<Result>(ms: number, promise: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The network does not answer.')), ms);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
