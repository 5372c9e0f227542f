import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Log } from '../../platform/log/log.ts';
import { dayOf, type Storage } from '../../platform/storage/storage.ts';
import { AppError } from '../../shared/errors.ts';
import { acceptedType, acceptsAnyFile, type FileType, safeFileName } from '../../shared/file-types.ts';
import { createId } from '../../shared/ids.ts';
import { type Plan, planUsers } from '../../shared/plans.ts';
import { HOUR_MS, MB } from '../../shared/units.ts';
import type { OutputFile } from '../../tools/define-run.ts';
import type { FileField, Sentence } from '../../tools/define-tool.ts';
import { offerOfPro } from '../plans/limits.contract.ts';
import { fileErrors } from './files.errors.ts';
import type { FilesRepository, StoredFile } from './files.repository.ts';
import { sniffLength, sniffType } from './sniff-type.ts';

export type Files = ReturnType<typeof createFiles>;

// Below this much free space no upload begins, so that running jobs, the database and the log can still write.
const spareBytes = 512 * MB;

/** Everything that happens to stored files. They expire `lifetimeHours` after they arrive. */
export function createFiles(dependencies: {
  repository: FilesRepository;
  storage: Storage;
  /** A local folder for uploads that are still arriving. */
  arrivals: string;
  lifetimeHours: number;
  log: Log;
}) {
  const { repository, storage, arrivals, lifetimeHours, log } = dependencies;

  async function keep(path: string, facts: Pick<StoredFile, 'name' | 'type' | 'bytes' | 'sha256' | 'origin'>) {
    const id = createId();
    const now = new Date();
    const file: StoredFile = {
      ...facts,
      id,
      storageKey: `${dayOf(now)}/${id}`,
      expiresAt: new Date(now.getTime() + lifetimeHours * HOUR_MS),
    };
    await storage.adopt(file.storageKey, path);
    await repository.insert(file);
    return file;
  }

  return {
    /**
     * Takes in one uploaded file while it arrives: counted against the plan's size, recognised by content, hashed.
     * Nothing stays behind when it is refused. Throws AppErrors with the field's own sentences.
     */
    receive: async (content: Readable, name: string, field: FileField, plan: Plan): Promise<StoredFile> => {
      const { bavail, bsize } = await statfs(arrivals);
      if (bavail * bsize < spareBytes) throw fileErrors.tooLittleSpace();
      const fileName = safeFileName(name);
      const path = join(arrivals, createId());
      const check = new UploadCheck(field, plan, fileName);
      try {
        await pipeline(content, check, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
        return await keep(path, { name: fileName, origin: 'upload', ...check.facts() });
      } finally {
        await rm(path, { force: true });
      }
    },

    /** Takes over a file that a run made. */
    keepResult: async (output: OutputFile): Promise<StoredFile> => {
      const { size } = await stat(output.path);
      return keep(output.path, {
        name: safeFileName(output.name),
        type: output.type,
        bytes: size,
        sha256: null,
        origin: 'result',
      });
    },

    /** The stored files with these ids, in this order. Throws when one is gone. */
    require: async (ids: readonly string[]): Promise<StoredFile[]> => {
      const found = new Map((await repository.find(ids)).map((file) => [file.id, file]));
      return ids.map((id) => {
        const file = found.get(id);
        if (!file) throw fileErrors.gone();
        return file;
      });
    },

    /** Removes a file at once; nothing happens when it is already gone. */
    remove: async (id: string): Promise<void> => {
      const storageKey = await repository.remove(id);
      if (storageKey === undefined) return;
      await storage.delete(storageKey);
      log.info({ reason: 'asked' }, 'Deleted a file');
    },

    /** Removes every expired file, and whole days that the database no longer knows of. */
    sweep: async (): Promise<void> => {
      let removed = 0;
      for (;;) {
        const expired = await repository.findExpired(200);
        for (const { id, storageKey } of expired) {
          await storage.delete(storageKey);
          await repository.remove(id);
        }
        removed += expired.length;
        if (expired.length === 0) break;
      }
      // An upload that died between storage and database has no row; its day goes once every file of it must have expired.
      const days = await storage.deleteBefore(dayOf(new Date(Date.now() - (lifetimeHours + 24) * HOUR_MS)));
      if (removed + days > 0) log.info({ reason: 'expired', files: removed, days }, 'Deleted files');
    },
  };
}

/** Passes an upload through while it counts, recognises and hashes it; fails on the first byte that is too many. */
class UploadCheck extends Transform {
  readonly #field: FileField;
  readonly #plan: Plan;
  readonly #fileName: string;
  readonly #hash = createHash('sha256');
  #head: Buffer = Buffer.alloc(0);
  #type: FileType | undefined;
  #bytes = 0;

  constructor(field: FileField, plan: Plan, fileName: string) {
    super();
    this.#field = field;
    this.#plan = plan;
    this.#fileName = fileName;
  }

  facts(): { type: FileType; bytes: number; sha256: string } {
    if (!this.#type) throw new Error('The facts of an upload are known when it has ended.');
    return { type: this.#type, bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#accept(chunk).then(() => done(), done);
  }

  override _flush(done: (error?: Error | null) => void): void {
    this.#end().then(() => done(), done);
  }

  async #accept(chunk: Buffer): Promise<void> {
    this.#bytes += chunk.length;
    const maxBytes = this.#field.maxBytes[this.#plan];
    if (this.#bytes > maxBytes) {
      const limit = { who: planUsers[this.#plan], maxBytes, fileName: this.#fileName };
      throw refusal(
        'FILE_TOO_LARGE',
        413,
        this.#field.messages.tooLarge(limit),
        offerOfPro.bytes(this.#plan, this.#field.maxBytes),
      );
    }
    if (this.#type === undefined) {
      this.#head = Buffer.concat([this.#head, chunk]);
      if (this.#head.length >= sniffLength) await this.#recognise();
      return;
    }
    this.#pass(chunk);
  }

  async #end(): Promise<void> {
    // A file without content is still a file of its folder, but nothing that a single tool could work on.
    if (this.#bytes === 0 && !acceptsAnyFile(this.#field.accepts)) throw fileErrors.empty({ name: this.#fileName });
    if (this.#type === undefined) await this.#recognise();
  }

  async #recognise(): Promise<void> {
    this.#type = acceptedType(this.#field.accepts, await sniffType(this.#head));
    if (!this.#type) throw refusal('INVALID_FILE', 415, this.#field.messages.wrongType);
    this.#pass(this.#head);
    this.#head = Buffer.alloc(0);
  }

  #pass(chunk: Buffer): void {
    this.#hash.update(chunk);
    this.push(chunk);
  }
}

const refusal = (code: string, status: 413 | 415, { text }: Sentence, pro?: string) =>
  new AppError({ code, status, message: text, pro });
