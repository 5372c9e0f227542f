import { describe, expect, it } from 'vitest';
import { type CompoundSource, openCompoundFile } from './compound-file.ts';

describe('a compound file', () => {
  it('gives its streams, also when its tables have no room in the header', async () => {
    const large = Uint8Array.from({ length: 9_000_000 }, (_, index) => (index * 7919) >> 3);
    const file = await openCompoundFile(sourceOf(compoundFile(large)));
    const [stream] = file?.streams ?? [];
    expect(stream).toMatchObject({ name: 'Large', bytes: large.length });
    const content = stream && (await file?.readAll(stream));
    expect(Buffer.from(content ?? []).equals(large)).toBe(true);
  });

  it('whose chain goes in a circle or leaves the file is no such file', async () => {
    const circle = compoundFile(new Uint8Array(5000));
    const view = new DataView(circle.buffer);
    const directory = view.getUint32(48, true);
    const table = (view.getUint32(76, true) + 1) * 512;
    view.setUint32(table + 4 * directory, directory, true);
    expect(await openCompoundFile(sourceOf(circle))).toBeUndefined();
    view.setUint32(table + 4 * directory, 4_000_000, true);
    expect(await openCompoundFile(sourceOf(circle))).toBeUndefined();
  });
});

const sourceOf = (bytes: Uint8Array): CompoundSource => ({
  size: bytes.length,
  read: async (position, length) => bytes.subarray(position, position + length),
});

const end = 0xff_ff_ff_fe;

/** One stream in sectors of 512 bytes, then the directory, the FATs, and the list of FATs. */
function compoundFile(content: Uint8Array): Uint8Array<ArrayBuffer> {
  const used = Math.ceil(content.length / 512);
  const [directory, firstTable] = [used, used + 1];
  let tables = 1;
  let lists = 0;
  while (tables * 128 < firstTable + tables + lists) lists = Math.ceil(Math.max(0, ++tables - 109) / 127);
  const firstList = firstTable + tables;
  const bytes = new Uint8Array((firstList + lists + 1) * 512);
  const view = new DataView(bytes.buffer);
  const sectorAt = (sector: number) => (sector + 1) * 512;
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(30, 9, true);
  view.setUint32(48, directory, true);
  view.setUint32(56, 4096, true);
  view.setUint32(68, lists > 0 ? firstList : end, true);
  for (let place = 0; place < tables; place++) {
    const listed = place - 109;
    const at = listed < 0 ? 76 + 4 * place : sectorAt(firstList + Math.floor(listed / 127)) + 4 * (listed % 127);
    view.setUint32(at, firstTable + place, true);
  }
  for (let list = 0; list < lists; list++) view.setUint32(sectorAt(firstList + list) + 508, firstList + list + 1, true);
  for (let sector = 0; sector <= directory; sector++) {
    view.setUint32(sectorAt(firstTable) + 4 * sector, sector >= used - 1 ? end : sector + 1, true);
  }
  bytes.set(content, 512);
  const entry = sectorAt(directory);
  bytes.set(new Uint8Array(Uint16Array.from('Large', (letter) => letter.charCodeAt(0)).buffer), entry);
  view.setUint16(entry + 64, 12, true);
  bytes[entry + 66] = 2;
  view.setUint32(entry + 120, content.length, true);
  return bytes;
}
