import { readdir, readFile } from 'node:fs/promises';

/** For tests: ids of running processes whose command line contains the text. */
export async function processesWith(text: string): Promise<number[]> {
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name) || Number(name) === process.pid) continue;
    const [commandLine, status] = await Promise.all([
      readProc(`/proc/${name}/cmdline`),
      readProc(`/proc/${name}/status`),
    ]);
    if (commandLine.includes(text) && !/^State:\s+Z/m.test(status)) found.push(Number(name));
  }
  return found;
}

async function readProc(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    // It ended in between.
    return '';
  }
}
