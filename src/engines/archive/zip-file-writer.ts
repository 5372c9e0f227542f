import {
  centralHeader,
  endOfDirectory,
  localHeader,
  needsWideHeader,
  type ZipMember,
  zipMethods,
} from '../../platform/zip/zip-format.ts';
import type { AesMember } from './aes-encryption.ts';
import { OutputBuffer } from './output-buffer.ts';
import type { PackedStep } from './pack-blocks.ts';
import { lengthOf } from './zlib-parts.ts';

/** A file in the ZIP, with the packed sizes of its blocks in bytes. */
export type WrittenMember = ZipMember & { blocks: number[] };

type OpenMember = { member: WrittenMember; encryption: AesMember | undefined };

/** Writes packed files into a ZIP. Rewrites headers once sizes are known, so that no data descriptors are needed. */
export class ZipFileWriter {
  readonly members: WrittenMember[] = [];
  readonly #output: OutputBuffer;
  #open: OpenMember | undefined;

  /** @param file a file descriptor, open for writing */
  constructor(file: number) {
    this.#output = new OutputBuffer(file);
  }

  async take(step: PackedStep): Promise<void> {
    if (step.step === 'begin') await this.#begin(step);
    else if (step.step === 'data') await this.#data(step);
    else await this.#end(step);
  }

  async #begin({ input, encryption }: PackedStep & { step: 'begin' }): Promise<void> {
    const member: WrittenMember = {
      path: input.path,
      modified: input.modified,
      method: zipMethods.stored,
      encrypted: encryption !== undefined,
      crc32: 0,
      size: 0,
      packedSize: 0,
      offset: this.#output.position,
      blocks: [],
      wide: needsWideHeader(input.maxBytes),
      isBare: input.isBare ?? false,
    };
    this.#open = { member, encryption: await encryption };
    // Reserves space; rewritten later.
    this.#output.append(localHeader(member));
    if (this.#open.encryption) this.#appendData(this.#open.encryption.head);
  }

  async #data({ packed, written }: PackedStep & { step: 'data' }): Promise<void> {
    const parts = await packed;
    const { member, encryption } = this.#current();
    for (const part of parts) this.#appendData(encryption?.encrypt(part) ?? part);
    member.blocks.push(lengthOf(parts));
    written(parts);
  }

  async #end({ size, crc32, method }: PackedStep & { step: 'end' }): Promise<void> {
    const { member, encryption } = this.#current();
    if (encryption) this.#appendData(encryption.authentication());
    Object.assign(member, { size, crc32, method: await method });
    this.#output.rewrite(localHeader(member), member.offset);
    this.members.push(member);
    this.#open = undefined;
  }

  /** Writes the central directory and returns the file size in bytes. */
  finish(): number {
    const offset = this.#output.position;
    for (const member of this.members) this.#output.append(centralHeader(member));
    const size = this.#output.position - offset;
    this.#output.append(endOfDirectory({ count: this.members.length, size, offset }));
    this.#output.flush();
    return this.#output.position;
  }

  #current(): OpenMember {
    if (!this.#open) throw new Error('No file has been started in this ZIP');
    return this.#open;
  }

  #appendData(bytes: Buffer): void {
    this.#current().member.packedSize += bytes.length;
    this.#output.append(bytes);
  }
}
