/** Files in dropped folders do not know their path, and `webkitRelativePath` is read-only. */
const droppedPaths = new WeakMap<File, string>();

/** A file's path in the dropped or chosen folder: `'trip/day 1/a.jpg'`. Its name when it came alone. */
export const relativePathOf = (file: File): string => droppedPaths.get(file) ?? (file.webkitRelativePath || file.name);

/** More files than this are somebody's whole disk, and would freeze the page. */
const maxFiles = 5000;

/** All files of a drop, including those in folders. Call it while the drop event is handled. */
export function filesOfDrop(transfer: DataTransfer): File[] | Promise<File[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return entries.some(({ isDirectory }) => isDirectory) ? readEntries(entries) : [...transfer.files];
}

async function readEntries(entries: readonly FileSystemEntry[]): Promise<File[]> {
  const files: File[] = [];
  const waiting = [...entries];
  for (let entry = waiting.shift(); entry && files.length < maxFiles; entry = waiting.shift()) {
    if (isDirectory(entry)) waiting.unshift(...(await listDirectory(entry)));
    else if (isFile(entry)) files.push(await openFile(entry));
  }
  return files;
}

const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** Browsers return at most 100 entries at a time. */
async function listDirectory(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const more = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (more.length === 0) return entries;
    entries.push(...more);
  }
}

async function openFile(entry: FileSystemFileEntry): Promise<File> {
  const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
  droppedPaths.set(file, entry.fullPath.replace(/^\//, ''));
  return file;
}
