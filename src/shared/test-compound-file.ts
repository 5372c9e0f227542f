/* For tests: writes compound files (compound-file.ts). */

const sectorBytes = 512;
const endOfChain = 0xff_ff_ff_fe;
const none = 0xff_ff_ff_ff;
/** Shorter streams would belong into the short-stream container, which is not written here; they get zeros up to this. */
const shortBelow = 4096;
const kinds = { folder: 1, stream: 2, root: 5 };

/** A stream, in the root folder unless `folder` names another one. */
export type CompoundPart = { name: string; content: Uint8Array; folder?: string };

/** A compound file with these streams: their sectors, then the directory, the tables, and the list of tables. */
export function compoundFile(parts: readonly CompoundPart[]): Uint8Array<ArrayBuffer> {
  const contents = parts.map(({ content }) => Math.max(content.length, shortBelow));
  const starts: number[] = [];
  let used = 0;
  for (const length of contents) {
    starts.push(used);
    used += Math.ceil(length / sectorBytes);
  }
  const folders = [...new Set(parts.flatMap(({ folder }) => (folder === undefined ? [] : [folder])))];
  const entries = 1 + folders.length + parts.length;
  const chains = [...starts.slice(1), used, used + Math.ceil(entries / 4)];
  const [directory, firstTable] = [used, used + Math.ceil(entries / 4)];
  let [tables, lists] = [1, 0];
  while (tables * 128 < firstTable + tables + lists) lists = Math.ceil(Math.max(0, ++tables - 109) / 127);
  const firstList = firstTable + tables;

  const bytes = new Uint8Array((firstList + lists + 1) * sectorBytes);
  const view = new DataView(bytes.buffer);
  const sectorAt = (sector: number) => (sector + 1) * sectorBytes;
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  bytes.set([0x3e, 0, 3, 0, 0xfe, 0xff, 9, 0, 6, 0], 24);
  view.setUint32(44, tables, true);
  view.setUint32(48, directory, true);
  view.setUint32(56, shortBelow, true);
  view.setUint32(60, endOfChain, true);
  view.setUint32(68, lists > 0 ? firstList : endOfChain, true);
  view.setUint32(72, lists, true);
  bytes.fill(0xff, 76, sectorBytes);
  bytes.fill(0xff, sectorAt(firstTable));
  for (let place = 0; place < tables; place++) {
    const listed = place - 109;
    const at = listed < 0 ? 76 + 4 * place : sectorAt(firstList + Math.floor(listed / 127)) + 4 * (listed % 127);
    view.setUint32(at, firstTable + place, true);
  }
  for (let list = 0; list < lists; list++) view.setUint32(sectorAt(firstList + list) + 508, firstList + list + 1, true);
  for (let sector = 0; sector < firstTable; sector++) {
    view.setUint32(sectorAt(firstTable) + 4 * sector, chains.includes(sector + 1) ? endOfChain : sector + 1, true);
  }

  const write = (
    id: number,
    name: string,
    kind: number,
    next: number,
    child: number,
    start: number,
    length: number,
  ) => {
    const at = sectorAt(directory) + 128 * id;
    bytes.set(new Uint8Array(Uint16Array.from(name, (letter) => letter.charCodeAt(0)).buffer), at);
    view.setUint16(at + 64, 2 * name.length + 2, true);
    bytes.set([kind, 1], at + 66);
    for (const [index, link] of [none, next, child].entries()) view.setUint32(at + 68 + 4 * index, link, true);
    view.setUint32(at + 116, start, true);
    view.setUint32(at + 120, length, true);
  };
  const idOfPart = (index: number) => 1 + folders.length + index;
  /** Each folder's entries are a chain of right neighbours. */
  const inFolder = (folder: string | undefined) => [
    ...(folder === undefined ? folders.map((_, index) => 1 + index) : []),
    ...parts.flatMap((part, index) => (part.folder === folder ? [idOfPart(index)] : [])),
  ];
  const nextOf = (id: number, folder: string | undefined) => {
    const all = inFolder(folder);
    return all[all.indexOf(id) + 1] ?? none;
  };
  write(0, 'Root Entry', kinds.root, none, inFolder(undefined)[0] ?? none, endOfChain, 0);
  folders.forEach((folder, index) => {
    write(1 + index, folder, kinds.folder, nextOf(1 + index, undefined), inFolder(folder)[0] ?? none, 0, 0);
  });
  parts.forEach(({ name, content, folder }, index) => {
    const start = starts[index] ?? 0;
    bytes.set(content, sectorAt(start));
    const id = idOfPart(index);
    write(id, name, kinds.stream, nextOf(id, folder), none, start, contents[index] ?? 0);
  });
  return bytes;
}
