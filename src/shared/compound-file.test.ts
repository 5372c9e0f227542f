import { describe, expect, it } from 'vitest';
import { type CompoundSource, openCompoundFile } from './compound-file.ts';
import { compoundFile } from './test-compound-file.ts';

describe('a compound file', () => {
  it('gives its streams, also when its tables have no room in the header', async () => {
    const large = Uint8Array.from({ length: 9_000_000 }, (_, index) => (index * 7919) >> 3);
    const file = await openCompoundFile(sourceOf(compoundFile([{ name: 'Large', content: large }])));
    const [stream] = file?.streams ?? [];
    expect(stream).toMatchObject({ name: 'Large', bytes: large.length });
    const content = stream && (await file?.readAll(stream));
    expect(Buffer.from(content ?? []).equals(large)).toBe(true);
  });

  it('has its own streams in the root folder, and those of embedded documents in others', async () => {
    const content = new Uint8Array(5000);
    const embedded = { name: 'WordDocument', content, folder: 'MBD0018A7D2' };
    const file = await openCompoundFile(sourceOf(compoundFile([embedded, { name: 'WORKBOOK', content }])));
    expect(file?.streams.map(({ name }) => name)).toEqual(['WordDocument', 'WORKBOOK']);
    expect(file?.find('Workbook')).toMatchObject({ name: 'WORKBOOK' });
    expect(file?.find('WordDocument')).toBeUndefined();
  });

  it('whose chain goes in a circle or leaves the file is no such file', async () => {
    const circle = compoundFile([{ name: 'Small', content: new Uint8Array(5000) }]);
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
