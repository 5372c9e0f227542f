import { expect, test } from 'vitest';
import { MB } from '../../shared/units.ts';
import { diskErrors, isDiskFull } from './disk-errors.ts';
import { createDiskSpace } from './disk-space.ts';

/** A disk with 100 MB free for uploads. */
function diskWith(free: number) {
  const disk = { free };
  return { disk, space: createDiskSpace({ folders: ['/'], keepFree: 100 * MB, freeOn: async () => disk.free }) };
}

test('large uploads leave room for small ones, also when they come at once', async () => {
  const { space } = diskWith(1100 * MB);
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => space.reserve(100 * MB)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
  await expect(space.reserve(MB)).resolves.toBeDefined();
});

test('what an upload did not use is given back', async () => {
  const { space } = diskWith(1100 * MB);
  const first = await space.reserve(400 * MB);
  await expect(space.reserve(400 * MB)).rejects.toMatchObject({ code: 'NO_SPACE' });
  first.release();
  await expect(space.reserve(400 * MB)).resolves.toBeDefined();
});

test('a disk that is fuller than it should be takes nothing, and says so', async () => {
  const { space } = diskWith(99 * MB);
  expect(await space.isLow()).toBe(true);
  await expect(space.reserve(0)).rejects.toMatchObject({
    status: 503,
    code: 'NO_SPACE',
    headers: { 'retry-after': '300' },
  });
});

test('an upload ends when others, such as another process, fill the disk', async () => {
  const { disk, space } = diskWith(1100 * MB);
  const upload = await space.reserve(400 * MB);
  await upload.write(10 * MB);
  disk.free = 99 * MB;
  await expect(upload.write(10 * MB)).rejects.toMatchObject({ code: 'NO_SPACE' });
});

test('an upload that does not say how long it is takes nothing of what was promised to others', async () => {
  const { disk, space } = diskWith(1100 * MB);
  const endless = await space.reserve(0);
  await endless.write(10 * MB);
  await space.reserve(400 * MB);
  disk.free = 510 * MB;
  await expect(endless.write(10 * MB)).resolves.toBeUndefined();
  disk.free = 490 * MB;
  await expect(endless.write(10 * MB)).rejects.toMatchObject({ code: 'NO_SPACE' });
});

test('work that was let in may use half of what uploads leave free', async () => {
  const { space } = diskWith(100 * MB);
  await expect(space.reserve(1)).rejects.toMatchObject({ code: 'NO_SPACE' });
  await expect(space.assertRoomForWork(50 * MB)).resolves.toBeUndefined();
  await expect(space.assertRoomForWork(51 * MB)).rejects.toMatchObject({ code: 'NO_SPACE' });
});

test('a full disk is known by its code, also behind the error of a library', () => {
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  expect(isDiskFull(new Error('write failed', { cause: full }))).toBe(true);
  expect(isDiskFull(Object.assign(new Error('could not extend file'), { code: '53100' }))).toBe(true);
  expect(isDiskFull(diskErrors.full(full))).toBe(true);
  expect(isDiskFull(new Error('ENOSPC'))).toBe(false);
});
