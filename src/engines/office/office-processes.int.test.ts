import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox } from '../../platform/processes/sandbox.ts';
import { MINUTE_MS } from '../../shared/units.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { createOfficeProcesses, type OfficeProcesses, officeDeadlineMs } from './office-processes.ts';

/* Documents that crash or hang the program, using a fake LibreOffice that does so on demand. */
const program = `
import json, os, sys, time
for line in sys.stdin:
    job = json.loads(line)
    task = job["request"].get("importFilter")
    if job["request"].get("warmUp"):
        print(json.dumps({"id": job["id"], "answer": {}}), flush=True)
        continue
    if task == "hang":
        time.sleep(600)
    if task == "die" or (task == "die once" and not os.path.exists(job["request"]["importOptions"])):
        open(job["request"].get("importOptions") or os.devnull, "w").close()
        os._exit(1)
    with open(job["outputs"]["output"], "w") as output:
        output.write(str(os.getpid()))
    print(json.dumps({"id": job["id"], "answer": {"sheets": 0}}), flush=True)
`;
let root: string;
let processes: OfficeProcesses;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'satchel-office-'));
  await mkdir(join(root, 'slots'));
  // As root, programs run under other accounts.
  await mkdir(join(root, 'marks'));
  await chmod(join(root, 'marks'), 0o777);
  await writeFile(join(root, 'worker.py'), program);
  await writeFile(join(root, 'input'), 'a document');
  processes = createOfficeProcesses({
    sandbox: createSandbox({ policy: 'auto', log: silentLog, strongest: 'none' }),
    slotsDirectory: join(root, 'slots'),
    log: silentLog,
    processes: 2,
    // The document's size is its deadline here.
    deadlineMs: (inputBytes) => inputBytes,
    worker: join(root, 'worker.py'),
  });
});
afterAll(async () => {
  await processes.close();
  await rm(root, { recursive: true, force: true });
});

test('a document that ends the program once is converted by a fresh one', async () => {
  await expect(run('die once', { importOptions: join(root, 'marks', 'once') })).resolves.toEqual(expect.any(String));
});

test('a document that ends it twice is refused with a sentence, and the next one is converted', async () => {
  await expect(run('die')).rejects.toMatchObject({ code: 'DOCUMENT_STOPS_PROGRAM', status: 422 });
  await run('work');
});

test('a document that hangs keeps no other one waiting', async () => {
  const control = new AbortController();
  const hanging = expect(run('hang', { signal: control.signal })).rejects.toThrow('the visitor left');
  const others = await Promise.all([run('work'), run('work'), run('work')]);
  expect(new Set(others).size).toBe(1);
  control.abort(new Error('the visitor left'));
  await hanging;
});

test('a document that hangs is given up, and the next one is converted', async () => {
  await expect(run('hang', { deadlineMs: 300 })).rejects.toMatchObject({ code: 'ENGINE_TIMED_OUT' });
  await run('work');
});

test('where every process hangs, others wait until these are given up and replaced, and not once more', async () => {
  const hanging = [run('hang', { deadlineMs: 500 }), run('hang', { deadlineMs: 500 })].map((one) =>
    expect(one).rejects.toMatchObject({ code: 'ENGINE_TIMED_OUT' }),
  );
  const others = await Promise.all([run('work'), run('work'), run('work')]);
  expect(others.length).toBe(3);
  await Promise.all(hanging);
});

test('no process converts more than 200 documents', async () => {
  const counts = new Map<string, number>();
  for (let document = 0; document < 410; document++) {
    const used = await run('work');
    counts.set(used, (counts.get(used) ?? 0) + 1);
  }
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(200);
});

test('a document has a minute, a second more for each 100 KB, and never more than three minutes', () => {
  expect(officeDeadlineMs(0)).toBe(60_000);
  expect(officeDeadlineMs(2 * 1024 * 1024)).toBeCloseTo(80_480, 0);
  expect(officeDeadlineMs(50 * 1024 * 1024)).toBe(180_000);
});

let outputs = 0;
/** Returns the process that converted it. */
async function run(
  importFilter: string,
  options: { importOptions?: string; deadlineMs?: number; signal?: AbortSignal } = {},
): Promise<string> {
  outputs += 1;
  const output = join(root, `output-${outputs}`);
  const { importOptions, deadlineMs = MINUTE_MS, signal = new AbortController().signal } = options;
  const task = { importFilter, importOptions, exportFilter: '' };
  await processes.run({ task, input: join(root, 'input'), inputBytes: deadlineMs, output, signal });
  return readFile(output, 'utf8');
}
