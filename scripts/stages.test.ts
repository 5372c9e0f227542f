import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runInTurn, runSideBySide, type Stage } from './stages.ts';
import { noTests } from './test-counts.ts';

let folder: string;
let lines: string[];
const printed = () => lines.join('');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'satchel-stages-'));
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(`${line}\n`));
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(`${line}\n`));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('every stage runs, even when others fail, and a failed command counts as one test', async () => {
  const missing: Stage = { title: 'missing', command: ['no-such-program'] };
  const counts = await runSideBySide([[stage('failing', 'process.exit(3)'), stage('next', '')], [missing]]);
  expect(counts).toEqual({ ...noTests, failed: 2 });
  expect(printed()).toMatch(/failing: FAILED/);
  expect(printed()).toMatch(/next: passed/);
  expect(printed()).toMatch(/ENOENT[\s\S]*missing: FAILED/);
});

test('the output of parallel stages is printed stage by stage', async () => {
  const talk = (word: string) => `console.log('${word} 1'); setTimeout(() => console.error('${word} 2'), 50)`;
  await runSideBySide([[stage('one', talk('one'))], [stage('other', talk('other'))]]);
  expect(printed()).toContain('=== one ===\none 1\none 2\n');
  expect(printed()).toContain('=== other ===\nother 1\nother 2\n');
});

test('tests are counted from the report, and a failed one is not counted twice', async () => {
  const file = join(folder, 'report.json');
  const write = `require('node:fs').writeFileSync(${JSON.stringify(file)}, '[5, 2]'); process.exit(1)`;
  const count = (report: unknown) => {
    const [passed = 0, failed = 0] = report as number[];
    return { passed, failed, skipped: 0 };
  };
  const counts = await runInTurn([{ ...stage('tests', write), report: { file, count } }, stage('next', '')]);
  expect(counts).toEqual({ passed: 5, failed: 2, skipped: 0 });
});

const stage = (title: string, script: string): Stage => ({ title, command: ['node', '-e', script] });
