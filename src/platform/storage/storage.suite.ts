import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createId } from '../../shared/ids.ts';
import { type Storage, StorageMissError } from './storage.ts';

/** The contract of all storage drivers. `open` starts one empty, `close` ends it. */
export function describeStorage(
  name: string,
  driver: { open: () => Promise<Storage>; close: () => Promise<void> },
): void {
  describe(`storage in ${name}`, () => {
    let storage: Storage;
    let folder: string;
    const newKey = (day = '2026-11-21') => `${day}/${createId()}`;
    const localFile = async (content: string | Buffer) => {
      const path = join(folder, createId());
      await writeFile(path, content);
      return path;
    };
    const store = async (content: string | Buffer, key = newKey()) => {
      await storage.adopt(key, await localFile(content));
      return key;
    };
    const contentOf = async (key: string) => (await buffer(await storage.read(key))).toString();

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'satchel-storage-'));
      storage = await driver.open();
    });
    afterAll(async () => {
      await driver.close();
      await rm(folder, { recursive: true, force: true });
    });

    test('gives back what it took, and takes it away from where it was', async () => {
      const path = await localFile('hello');
      const key = newKey();
      await storage.adopt(key, path);
      expect(await contentOf(key)).toBe('hello');
      await expect(stat(path)).rejects.toThrow('ENOENT');
    });

    test('streams the bytes of a range, both ends included', async () => {
      const key = await store('0123456789');
      expect((await buffer(await storage.read(key, { start: 2, end: 4 }))).toString()).toBe('234');
      expect((await buffer(await storage.read(key, { start: 9, end: 9 }))).toString()).toBe('9');
    });

    test('makes a file readable at a local path, as often as asked', async () => {
      const key = await store('content');
      for (const name of ['first', 'second']) {
        const path = join(folder, name);
        await storage.fetch(key, path);
        expect(await readFile(path, 'utf8')).toBe('content');
        await rm(path);
      }
      expect(await contentOf(key)).toBe('content');
    });

    test('keeps 8 MB exactly', async () => {
      const content = Buffer.alloc(8 * 1024 * 1024, 'satchel');
      const key = await store(content);
      expect((await buffer(await storage.read(key))).equals(content)).toBe(true);
    });

    test('says that a file is missing before any byte is sent', async () => {
      await expect(storage.read(newKey())).rejects.toBeInstanceOf(StorageMissError);
      await expect(storage.fetch(newKey(), join(folder, 'missing'))).rejects.toBeInstanceOf(StorageMissError);
      await expect(stat(join(folder, 'missing'))).rejects.toThrow('ENOENT');
    });

    test('deletes, also what is not there', async () => {
      const key = await store('gone soon');
      await storage.delete(key);
      await expect(storage.read(key)).rejects.toBeInstanceOf(StorageMissError);
      await storage.delete(key);
    });

    test('drops whole days before a given one and keeps that day', async () => {
      const old = await store('old', newKey('2026-01-01'));
      const recent = await store('recent', newKey('2026-01-02'));
      expect(await storage.deleteBefore('2026-01-02')).toBe(1);
      await expect(storage.read(old)).rejects.toBeInstanceOf(StorageMissError);
      expect(await contentOf(recent)).toBe('recent');
      expect(await storage.deleteBefore('2026-01-02')).toBe(0);
    });

    test.each(['../outside', '2026-11-21/../../outside', '/etc/passwd', '2026-11-21/a/b', ''])(
      'refuses the key %j, which could name another place',
      async (key) => {
        await expect(storage.read(key)).rejects.toThrow('storage key');
        await expect(storage.delete(key)).rejects.toThrow('storage key');
        await expect(storage.adopt(key, await localFile('x'))).rejects.toThrow('storage key');
      },
    );

    test('can be reached', async () => {
      await expect(storage.check()).resolves.toBeUndefined();
    });
  });
}
