import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../src/shared/units.ts';
import { packages, root } from './setup/paths.mjs';

const notCopied = ['.git', '.react-router', 'build', 'coverage', 'data', 'node_modules', 'test-results'];

/** The type check of the whole project alone takes half a minute on two idle cores. */
const allChecksMs = 5 * MINUTE_MS;

let copy: string;
beforeAll(() => {
  copy = copyProject();
});
afterAll(() => rmSync(copy, { recursive: true }));

describe('npm run create-tool', () => {
  test('makes a tool that passes every check and keeps what every tool keeps', { timeout: allChecksMs }, () => {
    expectSuccess('node', 'scripts/create-tool.ts', 'crop-photo');
    expect(readdirSync(join(copy, 'src/tools/crop-photo'), { recursive: true }).sort()).toEqual([
      'crop-photo.page.tsx',
      'crop-photo.run.ts',
      'crop-photo.test.ts',
      'crop-photo.tool.ts',
      'fixtures',
      'fixtures/sample.png',
    ]);
    expectSuccess('biome', 'check', 'src/tools/crop-photo');
    expectSuccess('node', 'scripts/index-tools.ts', '--check');
    expectSuccess('tsc', '-b');
    expect(run('knip').output).not.toMatch('crop-photo');
    expectSuccess('vitest', 'run', '--project', 'unit', 'src/tools/crop-photo');
    expectSuccess('vitest', 'run', '--project', 'unit', 'tools.conformance.test.ts', '-t', 'crop-photo');
  });

  test.each([
    ['Crop Photo', /small letters, digits and single dashes/],
    ['../crop', /small letters, digits and single dashes/],
    ['', /small letters, digits and single dashes/],
    ['image-compressor', /There is a tool image-compressor already/],
    ['a-tool-with-a-name-that-no-menu-can-show', /at most 32 characters/],
  ])('refuses the name "%s" with a sentence', (name, sentence) => {
    const { status, output } = run('node', 'scripts/create-tool.ts', name);
    expect(status).toBe(1);
    expect(output).toMatch(sentence);
  });
});

function expectSuccess(command: string, ...args: string[]): void {
  const { status, output } = run(command, ...args);
  expect(status, output).toBe(0);
}

function run(command: string, ...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, PATH: [join(copy, 'node_modules/.bin'), process.env.PATH].join(delimiter) },
  });
  return { status, output: stdout + stderr };
}

/** The project with its packages linked; what tools remember beside the packages (types, results) stays apart. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'satchel-create-tool-'));
  for (const name of readdirSync(root)) {
    if (!notCopied.includes(name)) cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(packages)) {
    if (name !== '.cache') symlinkSync(join(packages, name), join(folder, 'node_modules', name));
  }
  return folder;
}
