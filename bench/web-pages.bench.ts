import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PrintHtml } from '../src/engines/browser/browser-capabilities.ts';
import { createBrowserEngine } from '../src/engines/browser/browser-engine.ts';
import { residentMb } from '../src/platform/processes/process-group.ts';
import { createSandbox } from '../src/platform/processes/sandbox.ts';
import { silentLog } from '../src/testing/silent-log.ts';
import { alternate, atLeast, type Row, type Suite, seconds, time } from './suite.ts';

const run = promisify(execFile);
const rounds = 10;

const style = '.row { display: flex; gap: 8px } .row div { flex: 1; background: #cde; border: 2px solid #369 }';
const block =
  '<h2>Section</h2><p>Words that fill the lines of a page.</p><div class="row"><div>a</div><div>b</div></div>';
const pages = { 'a small page': 2, '50 pages': 400 };

/** Our resident, sandboxed Chromium beside a fresh one per page, without a sandbox. */
export const suite: Suite = {
  name: 'web-pages',
  about: 'Web pages to PDF: a resident Chromium beside a fresh `chromium-headless-shell --print-to-pdf` each time.',
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'satchel-bench-web-pages-'));
    const slotsDirectory = join(folder, 'slots');
    await mkdir(slotsDirectory);
    const sandbox = createSandbox({ policy: 'auto', log: silentLog });
    await sandbox.ready();
    const engine = createBrowserEngine({ sandbox, slotsDirectory, log: silentLog });
    try {
      const { printHtml } = engine.provides;
      if (!printHtml) throw new Error((await engine.status()).reason);
      return await compare(folder, printHtml);
    } finally {
      await engine.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function compare(folder: string, printHtml: PrintHtml): Promise<Row[]> {
  const output = join(folder, 'ours.pdf');
  const { signal } = new AbortController();
  const ours = (input: string) => printHtml({ input, output, maxPages: 1500, tagged: true, signal });
  const flags = ['--no-sandbox', '--disable-gpu', `--user-data-dir=${folder}/profile`, '--no-pdf-header-footer'];
  const peer = (input: string) =>
    run('chromium-headless-shell', [...flags, `--print-to-pdf=${folder}/peer.pdf`, `file://${input}`]);
  const rows: Row[] = [];
  for (const [what, blocks] of Object.entries(pages)) {
    const input = join(folder, `${blocks}.html`);
    await writeFile(input, `<!doctype html><html><head><style>${style}</style></head><body>${block.repeat(blocks)}`);
    if (rows.length === 0)
      rows.push(row('the first page', await time(() => ours(input)), await time(() => peer(input)), 0.3));
    const times = await alternate(
      rounds,
      () => ours(input),
      () => peer(input),
    );
    rows.push(row(`${what}, each`, times.ours, times.peer, what === 'a small page' ? 4 : 1));
  }
  console.log(`  Everything started here holds ${Math.round(residentMb(process.pid))} MB, shared pages counted again.`);
  return rows;
}

const row = (what: string, ours: number, peer: number, least: number): Row => ({
  what,
  ours: seconds(ours),
  peer: `${seconds(peer)} (chromium)`,
  ...atLeast(least, peer / ours),
});
