import { createHash } from 'node:crypto';

/** In the order of the format: the section's kind, its length, its name, its content (WebAssembly core, 5.5.3). */
const customSection = 0;
const name = 'source';

/** A module with a custom section at its end that says which source it was compiled from. */
export function withSourceHash(wasm: Uint8Array, source: Uint8Array): Uint8Array {
  return Buffer.concat([wasm, sectionFor(source)]);
}

/** Whether a module was compiled from this source. */
export const isCompiledFrom = (wasm: Uint8Array, source: Uint8Array): boolean =>
  Buffer.from(wasm).subarray(-sectionFor(source).length).equals(sectionFor(source));

function sectionFor(source: Uint8Array): Buffer {
  const hash = createHash('sha256').update(source).digest();
  const content = Buffer.concat([Buffer.from([name.length]), Buffer.from(name), hash]);
  return Buffer.concat([Buffer.from([customSection, content.length]), content]);
}
