import type { FileHandle } from 'node:fs/promises';
import type { AesMember } from './aes-encryption.ts';
import type { PackedStep } from './pack-blocks.ts';
import {
  centralHeader,
  endOfDirectory,
  localHeader,
  needsWideHeader,
  type ZipMember,
  zipMethods,
} from './zip-format.ts';

type OpenMember = { member: ZipMember; encryption: AesMember | undefined };

/**
 * Puts packed files into one ZIP file. Headers are written again once the sizes are known, so that no data descriptors are
 * needed and every reader finds them in front.
 */
export class ZipFileWriter {
  readonly members: ZipMember[] = [];
  readonly #file: FileHandle;
  #position = 0;
  #open: OpenMember | undefined;

  constructor(file: FileHandle) {
    this.#file = file;
  }

  async take(step: PackedStep): Promise<void> {
    if (step.step === 'begin') await this.#begin(step);
    else if (step.step === 'data') await this.#data(step);
    else await this.#end(step);
  }

  async #begin({ input, encryption }: PackedStep & { step: 'begin' }): Promise<void> {
    const member: ZipMember = {
      path: input.path,
      modified: input.modified,
      method: zipMethods.stored,
      encrypted: encryption !== undefined,
      crc32: 0,
      size: 0,
      packedSize: 0,
      offset: this.#position,
      wide: needsWideHeader(input.maxBytes),
    };
    this.#open = { member, encryption: await encryption };
    // Only room for now.
    await this.#append(localHeader(member));
    if (this.#open.encryption) await this.#appendData(this.#open.encryption.head);
  }

  async #data({ packed, written }: PackedStep & { step: 'data' }): Promise<void> {
    const bytes = await packed;
    await this.#appendData(this.#current().encryption?.encrypt(bytes) ?? bytes);
    written();
  }

  async #end({ size, crc32, method }: PackedStep & { step: 'end' }): Promise<void> {
    const { member, encryption } = this.#current();
    if (encryption) await this.#appendData(encryption.authentication());
    Object.assign(member, { size, crc32, method: await method });
    await writeAll(this.#file, localHeader(member), member.offset);
    this.members.push(member);
    this.#open = undefined;
  }

  /** Writes the directory and returns the length of the whole file in bytes. */
  async finish(): Promise<number> {
    const offset = this.#position;
    let records: Buffer[] = [];
    let size = 0;
    for (const member of this.members) {
      const record = centralHeader(member);
      records.push(record);
      size += record.length;
      if (records.length === 1000) {
        await this.#append(Buffer.concat(records));
        records = [];
      }
    }
    records.push(endOfDirectory({ count: this.members.length, size, offset }));
    await this.#append(Buffer.concat(records));
    return this.#position;
  }

  #current(): OpenMember {
    if (!this.#open) throw new Error('No file of the ZIP is begun');
    return this.#open;
  }

  async #appendData(bytes: Buffer): Promise<void> {
    this.#current().member.packedSize += bytes.length;
    await this.#append(bytes);
  }

  async #append(bytes: Buffer): Promise<void> {
    await writeAll(this.#file, bytes, this.#position);
    this.#position += bytes.length;
  }
}

/** One write of the system may take less than all. */
async function writeAll(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let written = 0; written < bytes.length; ) {
    written += (await file.write(bytes, written, bytes.length - written, position + written)).bytesWritten;
  }
}
