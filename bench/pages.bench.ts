import { existsSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { startApplication } from './start-application.ts';
import type { Row, Suite } from './suite.ts';

const chromium = '/usr/bin/chromium';
const minScore = 95;
const maxPaintMs = 2_000;

/** How every page of the sitemap scores in Lighthouse, on its simulated slow phone. */
export const suite: Suite = {
  name: 'pages',
  about: 'Every public page in Lighthouse (phone, simulated 4G, local Chromium).',
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
      for (const page of await publicPages(app.url)) rows.push(...(await audit(app.url, page, chrome.port)));
      return rows;
    } finally {
      chrome.kill();
      await app.stop();
    }
  },
};

/** The paths in the sitemap. */
async function publicPages(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

async function audit(url: string, page: string, port: number): Promise<Row[]> {
  const result = await lighthouse(url + page, { port, logLevel: 'error' });
  if (!result) throw new Error('Lighthouse gave no result.');
  const { categories, audits } = result.lhr;
  const scores = Object.values(categories).map(({ title, score }) => ({
    title,
    score: Math.round((score ?? 0) * 100),
  }));
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const shift = number('cumulative-layout-shift');
  const paint = number('largest-contentful-paint');
  return [
    {
      what: `${page} ${scores.map(({ title }) => title.toLowerCase()).join(', ')}`,
      ours: scores.map(({ score }) => score).join(' '),
      peer: '',
      target: `at least ${minScore} each`,
      holds: scores.every(({ score }) => score >= minScore),
    },
    {
      what: `${page} largest contentful paint`,
      ours: `${(paint / 1000).toFixed(2)} s`,
      peer: '',
      target: `under ${maxPaintMs / 1000} s`,
      holds: paint < maxPaintMs,
    },
    { what: `${page} layout shift`, ours: shift.toFixed(4), peer: '', target: '0', holds: shift < 0.0005 },
  ];
}
