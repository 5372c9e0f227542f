/**
 * Compiles the photo engine's kernel, src/engines/photo/filters/filter-kernel.as, to the .wasm beside it (decision 0083). The
 * compiler comes from the npm registry and is not installed with the project: it takes 100 MB.
 */
import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { withSourceHash } from '../src/engines/photo/filters/kernel-source.ts';

const compiler = 'assemblyscript@0.28.20';
const source = new URL('../src/engines/photo/filters/filter-kernel.as', import.meta.url);

const directory = await mkdtemp(join(tmpdir(), 'satchel-kernel-'));
try {
  const [typescript, wasm] = [join(directory, 'kernel.ts'), join(directory, 'kernel.wasm')];
  await copyFile(source, typescript);
  const options = ['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd', '--initialMemory', '1'];
  await promisify(execFile)('npx', ['--yes', '--package', compiler, 'asc', typescript, ...options, '-o', wasm]);
  const kernel = withSourceHash(await readFile(wasm), await readFile(source));
  await writeFile(fileURLToPath(new URL('./filter-kernel.wasm', source)), kernel);
  console.log(`filter-kernel.wasm: ${kernel.length} bytes`);
} finally {
  await rm(directory, { recursive: true, force: true });
}
