import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  correctedEntries,
  isForOurMachines,
  type LockFile,
  missingEntries,
  withoutHash,
} from './complete-lock-file.ts';
import { root } from './setup/paths.mjs';

describe('missingEntries', () => {
  test("describes a package by its parent's version and the platform in its name", () => {
    const packages = {
      'node_modules/codec': {
        version: '2.0.0',
        dev: true,
        optionalDependencies: { '@codec/linux-arm64-musl': '2.0.0' },
      },
    };
    expect(missingEntries({ packages })).toEqual({
      'node_modules/@codec/linux-arm64-musl': {
        version: '2.0.0',
        cpu: ['arm64'],
        dev: true,
        libc: ['musl'],
        optional: true,
        os: ['linux'],
      },
    });
  });

  test('finds an entry beside its parent and in every folder above', () => {
    const optionalDependencies = { near: '1.0.0', far: '1.0.0' };
    const packages = {
      'node_modules/outer/node_modules/inner': { version: '1.0.0', optionalDependencies },
      'node_modules/outer/node_modules/inner/node_modules/near': { version: '1.0.0' },
      'node_modules/far': { version: '1.0.0' },
    };
    expect(missingEntries({ packages })).toEqual({});
  });
});

describe('correctedEntries', () => {
  test('adds the address of a package requested by a tag, as its range cannot be checked', () => {
    const packages = {
      'node_modules/tracer': { version: '1.0.0', dependencies: { '@old/script': 'latest', codec: '^2.0.0', any: '*' } },
      'node_modules/@old/script': { version: '0.3.1' },
      'node_modules/codec': { version: '2.1.0' },
      'node_modules/any': { version: '3.0.0' },
    };
    expect(correctedEntries({ packages })).toEqual({
      'node_modules/@old/script': {
        version: '0.3.1',
        resolved: 'https://registry.npmjs.org/@old/script/-/script-0.3.1.tgz',
      },
    });
  });

  test('marks as development what production does not depend on', () => {
    const packages = {
      'node_modules/server': { version: '1.0.0', dependencies: { peer: '1' }, optionalDependencies: { native: '1' } },
      'node_modules/runner': { version: '1.0.0', devOptional: true, dependencies: { reporter: '1' } },
      'node_modules/reporter': { version: '1.0.0', devOptional: true },
      'node_modules/native': { version: '1.0.0', devOptional: true },
      'node_modules/compiler': { version: '1.0.0', dev: true, optionalDependencies: { '@compiler/linux-x64': '1' } },
      'node_modules/@compiler/linux-x64': { version: '1.0.0', optional: true },
    };
    expect(correctedEntries({ packages })).toEqual({
      'node_modules/runner': { version: '1.0.0', dev: true, dependencies: { reporter: '1' } },
      'node_modules/reporter': { version: '1.0.0', dev: true },
      'node_modules/@compiler/linux-x64': { version: '1.0.0', optional: true, dev: true },
    });
  });
});

test('every npm can install package-lock.json: after a change of the dependencies, run `npm run complete-lock-file`', () => {
  const lock = readLock();
  expect(Object.keys({ ...missingEntries(lock), ...correctedEntries(lock) })).toEqual([]);
});

describe('hashes', () => {
  test('exist for every package that Linux installs on x64 or arm64, and for all that are not optional', () => {
    const lock = readLock();
    const unchecked = withoutHash(lock).filter((path) => {
      const entry = lock.packages[path];
      return !entry?.optional || isForOurMachines(entry);
    });
    expect(unchecked).toEqual([]);
  });

  test('are required for our platforms, and where the entry names no platform', () => {
    const packages = {
      '': { version: '0.1.0' },
      'node_modules/server': { version: '1.0.0' },
      'node_modules/hashed': { version: '1.0.0', integrity: 'sha512-abc' },
      'node_modules/codec-linux-arm64': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['arm64'] },
      'node_modules/codec-linux-x64-musl': { version: '1.0.0', optional: true, os: ['linux'], libc: ['musl'] },
      'node_modules/codec-darwin-arm64': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
    };
    expect(withoutHash({ packages })).toEqual(
      Object.keys(packages).filter((path) => path !== '' && path !== 'node_modules/hashed'),
    );
    expect(Object.entries(packages).flatMap(([path, entry]) => (isForOurMachines(entry) ? [path] : []))).toEqual([
      '',
      'node_modules/server',
      'node_modules/hashed',
      'node_modules/codec-linux-arm64',
    ]);
  });
});

const readLock = () => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
