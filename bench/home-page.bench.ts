import { existsSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { KB } from '../src/shared/units.ts';
import { startApplication } from './start-application.ts';
import type { Row, Suite } from './suite.ts';

const chromium = '/usr/bin/chromium';
const pages = ['/', '/tools/image-compressor'];
const maxScriptBytes = 120 * KB;
const minScore = 95;

/** What a first visitor's browser has to load and how the pages score in Lighthouse, on its simulated slow phone. */
export const suite: Suite = {
  name: 'home-page',
  about: 'Lighthouse (phone, simulated 4G, local Chromium) and the size of the scripts of a page.',
  run: async () => {
    if (!existsSync(chromium)) throw new Error(`${chromium} is missing: apt-get install chromium`);
    const app = await startApplication();
    const chrome = await launch({
      chromePath: chromium,
      chromeFlags: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
    try {
      const rows: Row[] = [];
      for (const page of pages) rows.push(...(await audit(app.url, page, chrome.port)));
      return rows;
    } finally {
      chrome.kill();
      await app.stop();
    }
  },
};

async function audit(url: string, page: string, port: number): Promise<Row[]> {
  const result = await lighthouse(url + page, { port, logLevel: 'error' });
  if (!result) throw new Error('Lighthouse gave no result.');
  const { categories, audits } = result.lhr;
  const rows: Row[] = Object.values(categories).map(({ title, score }) => ({
    what: `${page} ${title}`,
    ours: String(Math.round((score ?? 0) * 100)),
    peer: '',
    target: `at least ${minScore}`,
    holds: (score ?? 0) * 100 >= minScore,
  }));
  const shift = audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
  rows.push({ what: `${page} layout shift`, ours: shift.toFixed(4), peer: '', target: '0', holds: shift < 0.0005 });
  const scripts = await scriptBytes(audits['network-requests']?.details);
  rows.push({
    what: `${page} scripts, compressed`,
    ours: `${(scripts / KB).toFixed(1)} KB`,
    peer: '',
    target: 'under 120 KB',
    holds: scripts < maxScriptBytes,
  });
  return rows;
}

/** Compressed bytes of all scripts the page loaded; the headers around them are not JavaScript. */
async function scriptBytes(details: unknown): Promise<number> {
  const { items = [] } = (details ?? {}) as { items?: { resourceType?: string; url: string }[] };
  const urls = items.filter(({ resourceType }) => resourceType === 'Script').map(({ url }) => url);
  const lengths = urls.map(async (url) => {
    const answer = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    return Number(answer.headers.get('content-length') ?? Number.NaN);
  });
  return (await Promise.all(lengths)).reduce((sum, length) => sum + length, 0);
}
