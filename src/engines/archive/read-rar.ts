import { closeSync, createReadStream, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Extractor, type FileHeader, type SeekMethod, UnrarError } from 'node-unrar-js';
import { getUnrar } from 'node-unrar-js/dist/js/unrar.singleton.js';
import { t } from '../../shared/language/translate.ts';
import { archiveErrors } from './archive.errors.ts';
import { maxEntries } from './archive-limits.ts';
import type { ArchiveMember, ArchiveReader, UnpackedFile } from './archive-reader.ts';
import type { UnpackBudget } from './unpack-budget.ts';

/**
 * Opens a RAR with the unrar library in WebAssembly. Unpacks files one at a time into `scratch`.
 * Throws PASSWORD_NEEDED, WRONG_PASSWORD, ARCHIVE_DAMAGED, ARCHIVE_UNSUPPORTED, ARCHIVE_TOO_MANY_ENTRIES.
 */
export async function openRar(request: {
  path: string;
  password: string | undefined;
  scratch: string;
  budget: UnpackBudget;
}): Promise<ArchiveReader> {
  const library: UnrarLibrary = await getUnrar();
  const files = new RarFiles(library, request);
  library.extractor = files;
  const members = listMembers(files);
  return {
    isListedAtOnce: true,
    list: async function* () {
      yield* members;
    },
    unpack: (isChosen) => unpack(files, members, isChosen),
    close: async () => undefined,
  };
}

function listMembers(files: RarFiles): ArchiveMember[] {
  return explaining(false, () => {
    const { arcHeader, fileHeaders } = files.getFileList();
    if (arcHeader.flags.volume) throw archiveErrors.unsupported({ what: t('several parts') });
    const members: ArchiveMember[] = [];
    for (const header of fileHeaders) {
      if (members.length >= maxEntries) throw archiveErrors.tooManyEntries({ max: maxEntries });
      members.push(memberOf(header, members.length));
    }
    return members;
  });
}

function memberOf({ name, flags, unpSize, packSize, time }: FileHeader, index: number): ArchiveMember {
  const modified = Date.parse(`${time}Z`);
  return {
    index,
    name,
    kind: flags.directory ? 'folder' : 'file',
    bytes: unpSize,
    packedBytes: packSize,
    encrypted: flags.encrypted,
    ...(Number.isNaN(modified) ? {} : { modified }),
  };
}

async function* unpack(
  files: RarFiles,
  members: readonly ArchiveMember[],
  isChosen: (member: ArchiveMember) => boolean,
): AsyncGenerator<UnpackedFile> {
  let index = -1;
  const encrypted = members.some((member) => member.encrypted && isChosen(member));
  const walk = explaining(encrypted, () =>
    files.extract({
      files: () => {
        index += 1;
        const member = members[index];
        return member !== undefined && member.kind === 'file' && isChosen(member);
      },
    }),
  ).files;
  for (;;) {
    const { done } = explaining(encrypted, () => files.guard(() => walk.next()));
    const member = members[index];
    if (done || !member) return;
    const { path, isCopy } = files.takeUnpacked();
    // The library creates no file for links.
    if (path === undefined) continue;
    if (!isCopy) yield { member, content: createReadStream(path) };
    await rm(path);
  }
}

/** Maps the library's errors. In the older format a wrong password looks like damage. */
function explaining<Result>(encrypted: boolean, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof UnrarError)) throw error;
    const details = { cause: error, log: error.reason };
    if (error.reason === 'ERAR_MISSING_PASSWORD') throw archiveErrors.passwordNeeded(undefined, details);
    if (error.reason === 'ERAR_BAD_PASSWORD') throw archiveErrors.wrongPassword(undefined, details);
    if (encrypted && error.reason === 'ERAR_BAD_DATA') throw archiveErrors.wrongPassword(undefined, details);
    if (error.reason === 'ERAR_BAD_DATA' || error.reason === 'ERAR_BAD_ARCHIVE') {
      throw archiveErrors.damaged(undefined, details);
    }
    throw error;
  }
}

type UnrarLibrary = { HEAPU8: Uint8Array; extractor: Extractor };
type OpenFile = { descriptor: number | undefined; position: number; size: number };

/**
 * The library's file system: the archive, and a new file per unpacked entry. For an entry that copies another file, the
 * library opens that path, and the package's own class would hand it any file of the server; here every other file is empty,
 * and the entry is skipped.
 */
class RarFiles extends Extractor {
  protected override readonly _filePath: string;
  readonly #library: UnrarLibrary;
  readonly #scratch: string;
  readonly #budget: UnpackBudget;
  readonly #open = new Map<number, OpenFile>();
  #nextHandle = 1;
  #created: string | undefined;
  #hasCopied = false;
  #refusal: unknown;

  constructor(
    library: UnrarLibrary,
    options: { path: string; password: string | undefined; scratch: string; budget: UnpackBudget },
  ) {
    super(library, options.password);
    this._filePath = options.path;
    this.#library = library;
    this.#scratch = options.scratch;
    this.#budget = options.budget;
  }

  /** The file unpacked since the last call, and whether it was a copy of another file. */
  takeUnpacked(): { path: string | undefined; isCopy: boolean } {
    const taken = { path: this.#created, isCopy: this.#hasCopied };
    this.#created = undefined;
    this.#hasCopied = false;
    return taken;
  }

  /** Runs the library; throws our reason for stopping instead of the library's follow-up error. */
  guard<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      throw this.#refusal ?? error;
    }
  }

  protected override open(path: string): number {
    if (path !== this._filePath) {
      this.#hasCopied = true;
      return this.#add({ descriptor: undefined, position: 0, size: 0 });
    }
    const descriptor = openSync(path, 'r');
    return this.#add({ descriptor, position: 0, size: fstatSync(descriptor).size });
  }

  protected override create(): number {
    this.#created = join(this.#scratch, `unpacked-${this.#nextHandle}`);
    return this.#add({ descriptor: openSync(this.#created, 'wx', 0o600), position: 0, size: 0 });
  }

  protected override closeFile(handle: number): void {
    const { descriptor } = this.#file(handle);
    this.#open.delete(handle);
    if (descriptor !== undefined) closeSync(descriptor);
  }

  protected override read(handle: number, address: number, length: number): number {
    const file = this.#file(handle);
    if (file.descriptor === undefined) return 0;
    const target = this.#library.HEAPU8.subarray(address, address + length);
    const count = readSync(file.descriptor, target, 0, length, file.position);
    file.position += count;
    return count;
  }

  protected override write(handle: number, address: number, length: number): boolean {
    const file = this.#file(handle);
    if (file.descriptor === undefined) return false;
    try {
      this.#budget.spend(length);
    } catch (error) {
      // Throwing through the library would leave it in an undefined state.
      this.#refusal = error;
      return false;
    }
    const content = this.#library.HEAPU8.subarray(address, address + length);
    for (let written = 0; written < length; ) {
      written += writeSync(file.descriptor, content, written, length - written, file.position + written);
    }
    file.position += length;
    file.size = Math.max(file.size, file.position);
    return true;
  }

  protected override tell(handle: number): number {
    return this.#file(handle).position;
  }

  protected override seek(handle: number, offset: number, method: SeekMethod): boolean {
    const file = this.#file(handle);
    const base = method === 'SET' ? 0 : method === 'END' ? file.size : file.position;
    const position = base + offset;
    if (position < 0 || position > file.size) return false;
    file.position = position;
    return true;
  }

  #add(file: OpenFile): number {
    const handle = this.#nextHandle++;
    this.#open.set(handle, file);
    return handle;
  }

  #file(handle: number): OpenFile {
    const file = this.#open.get(handle);
    if (!file) throw new Error(`The unrar library used a file that is not open: ${handle}`);
    return file;
  }
}
