import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import { Upload } from '@tus/server';
import type { FileField } from '../../catalog/define-tool.ts';
import { sniffLength } from '../../engines/file-type/sniff-type.ts';
import type { DiskSpace } from '../../platform/disk/disk-space.ts';
import { AppError } from '../../shared/errors.ts';
import type { FilesRepository, StoredFile } from '../files/files.repository.ts';
import type { Files } from '../files/files.usecases.ts';
import { recognise } from '../files/upload-check.ts';
import { uploadErrors } from './uploads.errors.ts';

/**
 * Stores uploads on disk as they arrive, and turns them into stored files. Their state is in the database, so every process
 * with this folder can continue any of them. All methods but `create` require the upload's lock.
 */
export class UploadStore extends FileStore {
  // All that pages need. Room can only be reserved with a known length.
  override readonly extensions = ['creation', 'termination'];
  readonly #files: Files;
  readonly #repository: Pick<FilesRepository, 'findInParts'>;
  readonly #diskSpace: Pick<DiskSpace, 'reserve'>;
  readonly #fieldOf: (id: string) => Promise<FileField>;

  /** @param dependencies.fieldOf the field that an upload is for */
  constructor(dependencies: {
    folder: string;
    files: Files;
    repository: Pick<FilesRepository, 'findInParts'>;
    diskSpace: Pick<DiskSpace, 'reserve'>;
    fieldOf: (id: string) => Promise<FileField>;
  }) {
    const { folder: directory, files, repository, diskSpace, fieldOf } = dependencies;
    super({
      directory,
      configstore: {
        get: async (id) => {
          const file = await repository.findInParts(id);
          // The file itself says how much has arrived.
          return file && asUpload(file, 0);
        },
        // Written when the upload was announced.
        set: async () => undefined,
        delete: (id) => files.removeAll([id]),
      },
    });
    this.#files = files;
    this.#repository = repository;
    this.#diskSpace = diskSpace;
    this.#fieldOf = fieldOf;
  }

  override async create(upload: Upload): Promise<Upload> {
    await writeFile(this.#files.pathOfParts(upload.id), '', { flag: 'wx', mode: 0o600 });
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const file = await this.#require(id);
    if (file.parts !== 'arriving') return asUpload(file, file.bytes);
    const upload = await super.getUpload(id);
    if (upload.offset !== upload.size) return upload;
    // Its process ended between the last byte and completion.
    await this.#complete(file);
    return asUpload(file, file.bytes);
  }

  override async write(content: Readable, id: string, offset: number): Promise<number> {
    const file = await this.#require(id);
    if (file.parts !== 'arriving') return offset;
    const field = await this.#fieldOf(id);
    const path = this.#files.pathOfParts(id);
    const space = await this.#diskSpace.reserve(file.bytes - offset);
    let end = offset;
    const count = async (bytes: number) => {
      await space.write(bytes);
      end += bytes;
    };
    try {
      const head = offset < sniffLength ? await readHead(path) : undefined;
      const target = createWriteStream(path, { flags: 'r+', start: offset });
      await pipeline(content, (chunks) => check(chunks, field, head, count), target);
    } catch (error) {
      await this.#dropRefused(id, error);
      throw error;
    } finally {
      space.release();
    }
    if (end === file.bytes) await this.#complete(file);
    else await this.#files.awaitMoreParts(id);
    return end;
  }

  override async remove(id: string): Promise<void> {
    await this.#files.removeAll([id]);
  }

  async #require(id: string): Promise<StoredFile> {
    const file = await this.#repository.findInParts(id);
    if (!file) throw uploadErrors.gone();
    return file;
  }

  async #complete(file: StoredFile): Promise<void> {
    const path = this.#files.pathOfParts(file.id);
    try {
      const type = await recognise(await this.#fieldOf(file.id), await readHead(path));
      const hash = createHash('sha256');
      await pipeline(createReadStream(path), hash);
      if (!(await this.#files.storeParts(file, { type, sha256: hash.digest('hex') }))) throw uploadErrors.gone();
    } catch (error) {
      await this.#dropRefused(file.id, error);
      throw error;
    }
  }

  /** A file its field refuses can never be completed. */
  async #dropRefused(id: string, error: unknown): Promise<void> {
    if (error instanceof AppError && error.status === 415) await this.#files.removeAll([id]);
  }
}

const asUpload = ({ id, bytes, name }: StoredFile, offset: number): Upload =>
  new Upload({ id, size: bytes, offset, metadata: { filename: name } });

/** Passes content through while counting it, and detects its type as soon as possible. */
async function* check(
  chunks: AsyncIterable<Buffer>,
  field: FileField,
  head: Buffer | undefined,
  count: (bytes: number) => Promise<void>,
): AsyncGenerator<Buffer> {
  let seen = head;
  for await (const chunk of chunks) {
    if (seen) {
      seen = Buffer.concat([seen, chunk]);
      if (seen.length >= sniffLength) {
        await recognise(field, seen);
        seen = undefined;
      }
    }
    await count(chunk.length);
    yield chunk;
  }
}

/** The first bytes of a file, as many as type detection needs. */
async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffLength), 0, sniffLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
