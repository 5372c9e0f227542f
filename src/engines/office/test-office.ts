import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { createSandbox, type SandboxLevel } from '../../platform/processes/sandbox.ts';
import type { DocumentFormat } from '../../shared/document-formats.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { createBrowserEngine } from '../browser/browser-engine.ts';
import { createOfficeEngine } from './office-engine.ts';

/* For tests: an office engine in its own folder. */

export type Office = Awaited<ReturnType<typeof openOffice>>;

/** @param browser prints pages, unless false */
export async function openOffice(
  strongest?: SandboxLevel,
  browser: false | { deadlineMs?: number; program?: string } = {},
) {
  const root = await mkdtemp(join(tmpdir(), 'satchel-office-'));
  const slotsDirectory = join(root, 'slots');
  await mkdir(slotsDirectory);
  const sandbox = createSandbox({ policy: 'auto', log: silentLog, ...(strongest ? { strongest } : {}) });
  const common = { sandbox, slotsDirectory, log: silentLog, processes: 1 };
  const printer = createBrowserEngine({ ...common, ...browser });
  if (!printer.provides.printHtml) throw new Error((await printer.status()).reason);
  const engine = createOfficeEngine({ ...common, engines: browser ? printer.provides : {} });
  const { convertOffice } = engine.provides;
  if (!convertOffice) throw new Error((await engine.status()).reason);
  let outputs = 0;
  return {
    file: async (name: string, content: Uint8Array) => {
      const path = join(root, name);
      await writeFile(path, content);
      return path;
    },
    folder: (name: string) => join(root, name),
    convert: async (
      input: string,
      format: DocumentFormat,
      options: { name?: string; password?: string; sheet?: string } = {},
    ) => {
      outputs += 1;
      const output = join(root, `output-${outputs}`);
      const converted = await convertOffice({
        input,
        name: options.name ?? input,
        output,
        format,
        password: options.password,
        sheet: options.sheet,
        progress: () => undefined,
        signal: new AbortController().signal,
      });
      return { output, converted };
    },
    /** Ends it and removes everything; returns what was left where documents are converted. */
    close: async () => {
      await Promise.all([engine.close(), printer.close()]);
      const left = await readdir(slotsDirectory);
      await rm(root, { recursive: true, force: true });
      return left;
    },
    /** Whether one of this engine's LibreOffices has a document. */
    isConverting: async () => {
      // Folders being created or removed have none.
      const inputs = (await readdir(slotsDirectory)).map((slot) =>
        readdir(join(slotsDirectory, slot, 'input')).catch(() => []),
      );
      return (await Promise.all(inputs)).some((names) => names.length > 0);
    },
    /** @param what in the command lines of the programs to kill */
    killPrograms: async (what = 'soffice.bin') => {
      let killed = 0;
      for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
        const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
        if (!line.startsWith('/usr/lib/') || !line.includes(what) || !line.includes(slotsDirectory)) continue;
        process.kill(Number(pid), 'SIGKILL');
        killed += 1;
      }
      return killed;
    },
  };
}

/** Every part of a file as text, with packages unpacked. */
export async function everythingIn(path: string, encoding: 'utf8' | 'latin1' = 'utf8'): Promise<string> {
  const content = await readFile(path);
  if (content.toString('latin1', 0, 2) !== 'PK') return content.toString(encoding);
  return Object.entries(unzipSync(content))
    .map(([name, part]) => `${name}\n${Buffer.from(part).toString(encoding)}`)
    .join('\n');
}
