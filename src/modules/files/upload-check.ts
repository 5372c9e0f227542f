import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import type { FileField } from '../../catalog/define-tool.ts';
import { sniffLength, sniffType } from '../../engines/file-type/sniff-type.ts';
import { AppError } from '../../shared/errors.ts';
import { acceptedType, acceptsAnyFile, type FileType } from '../../shared/file-types.ts';
import { type Plan, planUsers } from '../../shared/plans.ts';
import { offerOfPro } from '../plans/limits.contract.ts';
import { fileErrors } from './files.errors.ts';

/** Passes an upload through while counting, detecting and hashing it; fails on the first byte over the limit. */
export class UploadCheck extends Transform {
  readonly #field: FileField;
  readonly #plan: Plan;
  readonly #fileName: string;
  readonly #count: (bytes: number) => Promise<void>;
  readonly #hash = createHash('sha256');
  #head: Buffer = Buffer.alloc(0);
  #type: FileType | undefined;
  #bytes = 0;

  /** @param count is called before bytes are passed on, and may throw */
  constructor(field: FileField, plan: Plan, fileName: string, count: (bytes: number) => Promise<void>) {
    super();
    this.#field = field;
    this.#plan = plan;
    this.#fileName = fileName;
    this.#count = count;
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
    if (this.#bytes > this.#field.maxBytes[this.#plan]) throw tooLarge(this.#field, this.#plan, this.#fileName);
    await this.#count(chunk.length);
    if (this.#type === undefined) {
      this.#head = Buffer.concat([this.#head, chunk]);
      if (this.#head.length >= sniffLength) await this.#recognise();
      return;
    }
    this.#pass(chunk);
  }

  async #end(): Promise<void> {
    // An empty file is fine inside a folder, but no tool works on it alone.
    if (this.#bytes === 0 && !acceptsAnyFile(this.#field.accepts)) throw fileErrors.empty({ name: this.#fileName });
    if (this.#type === undefined) await this.#recognise();
  }

  async #recognise(): Promise<void> {
    this.#type = await recognise(this.#field, this.#head);
    this.#pass(this.#head);
    this.#head = Buffer.alloc(0);
  }

  #pass(chunk: Buffer): void {
    this.#hash.update(chunk);
    this.push(chunk);
  }
}

/** The refusal of a file that is larger than the plan allows in this field. */
export function tooLarge({ maxBytes, messages }: FileField, plan: Plan, fileName: string): AppError {
  const { text } = messages.tooLarge({ who: planUsers[plan], maxBytes: maxBytes[plan], fileName });
  const pro = offerOfPro.bytes(plan, maxBytes);
  return new AppError({ code: 'FILE_TOO_LARGE', status: 413, message: text, pro });
}

/**
 * What a file of this field is, by the first `sniffLength` bytes of its content.
 * @throws AppError 415 INVALID_FILE when the field does not take it
 */
export async function recognise({ accepts, messages }: FileField, head: Buffer): Promise<FileType> {
  const type = acceptedType(accepts, await sniffType(head));
  if (!type) throw new AppError({ code: 'INVALID_FILE', status: 415, message: messages.wrongType.text });
  return type;
}
