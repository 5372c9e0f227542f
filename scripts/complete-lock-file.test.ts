import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { missingEntries } from './complete-lock-file.ts';
import { root } from './setup/paths.mjs';

describe('missingEntries', () => {
  test('describes a package by the version its parent names and the machine its name tells', () => {
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

  test('npm ci accepts package-lock.json: after a change of the dependencies, run `npm run complete-lock-file`', () => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    expect(Object.keys(missingEntries(lock))).toEqual([]);
  });
});
