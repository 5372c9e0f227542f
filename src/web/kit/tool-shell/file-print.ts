import { z } from 'zod';

/** What a file is recognised by when it is chosen again, under whatever name. */
export const filePrintSchema = z.object({ name: z.string(), bytes: z.number(), ends: z.string() });
export type FilePrint = z.infer<typeof filePrintSchema>;

/** Of the beginning and of the end of a file, which is where a PDF lists the places of its objects. */
const readBytes = 64 * 1024;

/** Rejects when the file cannot be read. */
export async function printOf(content: Blob, name: string): Promise<FilePrint> {
  const { size: bytes } = content;
  const parts = [content.slice(0, readBytes), content.slice(Math.max(readBytes, bytes - readBytes))];
  const [first = 0, last = 0] = await Promise.all(parts.map(async (part) => hash(await part.arrayBuffer())));
  return { name, bytes, ends: `${first.toString(16)} ${last.toString(16)}` };
}

export const isSamePrint = (one: FilePrint, other: FilePrint): boolean =>
  one.bytes === other.bytes && one.ends === other.ends;

/** FNV-1a: browsers have no `crypto.subtle` on plain http, and nothing here needs to be safe from forgery. */
function hash(content: ArrayBuffer): number {
  let value = 0x811c9dc5;
  for (const byte of new Uint8Array(content)) value = Math.imul(value ^ byte, 0x01000193);
  return value >>> 0;
}
