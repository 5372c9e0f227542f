/** Files of dropped folders do not say where they lay, and their `webkitRelativePath` cannot be set. */
const droppedPaths = new WeakMap<File, string>();

/** Where a file lay inside the folder that was dropped or chosen: `'trip/day 1/a.jpg'`. Its name when it came by itself. */
export const relativePathOf = (file: File): string => droppedPaths.get(file) ?? (file.webkitRelativePath || file.name);

/** A folder with more files than this is somebody's whole disk; reading on would only freeze the page. */
const maxFiles = 5000;

/** All files of a drop, those in dropped folders included. To be called while the drop event is handled. */
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

/** Browsers give at most 100 entries at a time. */
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
