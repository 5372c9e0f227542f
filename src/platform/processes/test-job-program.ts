import { spawn } from 'node:child_process';
import { readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '../../shared/errors.ts';
import { serveJobs } from './serve-jobs.ts';

/** For tests: a supervised program that behaves in every possible way. */
export type TestJob =
  | { do: 'copy' }
  | { do: 'look'; at: string }
  | { do: 'read'; path: string }
  | { do: 'refuse' }
  | { do: 'throw' }
  | { do: 'crash' }
  | { do: 'hang'; marker: string }
  | { do: 'fill memory'; mb: number; stay: boolean }
  | { do: 'fill disk'; mb: number }
  | { do: 'report'; steps: string[] }
  | { do: 'print'; text: string }
  | { do: 'link'; to: string }
  | { do: 'spoil input' }
  | { do: 'answer nonsense' };

const held: Buffer[] = [];
let jobs = 0;

serveJobs<TestJob>(async ({ request, inputs, outputs, progress }) => {
  jobs += 1;
  const [input = ''] = Object.values(inputs);
  const [output = ''] = Object.values(outputs);
  switch (request.do) {
    case 'copy':
      await writeFile(output, await readFile(input));
      return { said: 'copied', jobs };
    case 'look':
      return { said: (await readdir(request.at)).sort().join(','), jobs };
    case 'read':
      return { said: await readFile(request.path, 'utf8'), jobs };
    case 'refuse':
      throw new AppError({ code: 'TEST_REFUSED', status: 422, message: 'This file is not for us.', log: 'details' });
    case 'throw':
      throw new Error('a defect of the program');
    case 'crash':
      process.stderr.write('the last words\n');
      process.kill(process.pid, 'SIGSEGV');
      return new Promise(() => undefined);
    case 'hang':
      spawn('sleep', [request.marker], { stdio: 'ignore' });
      return new Promise(() => undefined);
    case 'fill memory':
      held.push(Buffer.alloc(request.mb * 1024 * 1024, 1));
      return request.stay ? new Promise(() => undefined) : { said: 'full', jobs };
    case 'fill disk':
      for (let file = 0; file < request.mb; file += 1) {
        await writeFile(join(tmpdir(), `file${file}`), Buffer.alloc(1024 * 1024, 1));
      }
      return new Promise(() => undefined);
    case 'report':
      for (const [index, step] of request.steps.entries()) progress(index / request.steps.length, step);
      return { said: 'reported', jobs };
    case 'print':
      process.stdout.write(request.text);
      return { said: 'printed', jobs };
    case 'link':
      await symlink(request.to, output);
      return { said: 'linked', jobs };
    case 'spoil input':
      await writeFile(input, 'spoiled');
      return { said: 'spoiled', jobs };
    case 'answer nonsense':
      return { said: 42 };
  }
});
