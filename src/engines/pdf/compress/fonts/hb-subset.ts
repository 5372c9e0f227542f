import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/*
 * HarfBuzz's subsetter (hb-subset.h) in its WebAssembly build. Glyph numbers are retained, so everything in the PDF that
 * refers to them stays right.
 */

type HarfBuzz = {
  memory: WebAssembly.Memory;
  malloc: (bytes: number) => number;
  free: (pointer: number) => void;
  hb_blob_create: (data: number, length: number, mode: number, userData: number, destroy: number) => number;
  hb_blob_destroy: (blob: number) => void;
  hb_blob_get_data: (blob: number, length: number) => number;
  hb_blob_get_length: (blob: number) => number;
  hb_face_create: (blob: number, index: number) => number;
  hb_face_destroy: (face: number) => void;
  hb_face_reference_blob: (face: number) => number;
  hb_set_add: (set: number, value: number) => void;
  hb_subset_input_create_or_fail: () => number;
  hb_subset_input_destroy: (input: number) => void;
  hb_subset_input_glyph_set: (input: number) => number;
  hb_subset_input_set: (input: number, which: number) => number;
  hb_subset_input_set_flags: (input: number, flags: number) => void;
  hb_subset_or_fail: (face: number, input: number) => number;
  _initialize: () => void;
};

/** HB_SUBSET_FLAGS_: RETAIN_GIDS, NOTDEF_OUTLINE, GLYPH_NAMES, NO_LAYOUT_CLOSURE. */
const flags = 0x2 | 0x40 | 0x80 | 0x200;
/** HB_SUBSET_SETS_NO_SUBSET_TABLE_TAG and HB_SUBSET_SETS_DROP_TABLE_TAG: the numbers of two of the input's sets. */
const noSubsetTables = 2;
const dropped = 3;
/** HB_MEMORY_MODE_WRITABLE. */
const writable = 2;

/** Tables that PDF viewers never read: layout, kerning, signatures, device metrics, names (ISO 32000-2, 9.9). */
const unusedTables =
  'GSUB GPOS GDEF kern DSIG LTSH VDMX hdmx meta BASE JSTF MATH morx mort FFTM PCLT gasp vhea vmtx STAT name'.split(' ');

/**
 * A subset with these glyphs; other glyph numbers stay, empty. `keep` names tables to copy unchanged, `drop` tables to
 * remove. Undefined when HarfBuzz cannot read the font.
 */
export async function subsetFont(
  font: Buffer,
  glyphs: Iterable<number>,
  tables: { keep?: readonly string[]; drop?: readonly string[] } = {},
): Promise<Buffer | undefined> {
  const harfBuzz = await load();
  const data = harfBuzz.malloc(font.length);
  if (data === 0) return undefined;
  new Uint8Array(harfBuzz.memory.buffer).set(font, data);
  const blob = harfBuzz.hb_blob_create(data, font.length, writable, 0, 0);
  const face = harfBuzz.hb_face_create(blob, 0);
  harfBuzz.hb_blob_destroy(blob);
  const input = harfBuzz.hb_subset_input_create_or_fail();
  try {
    if (input === 0) return undefined;
    harfBuzz.hb_subset_input_set_flags(input, flags);
    const add = (set: number, values: Iterable<number>) => {
      for (const value of values) harfBuzz.hb_set_add(set, value);
    };
    add(harfBuzz.hb_subset_input_glyph_set(input), glyphs);
    const out = [...unusedTables, ...(tables.drop ?? [])];
    add(harfBuzz.hb_subset_input_set(input, dropped), out.map(tagNumber));
    add(harfBuzz.hb_subset_input_set(input, noSubsetTables), (tables.keep ?? []).map(tagNumber));
    const subset = harfBuzz.hb_subset_or_fail(face, input);
    return subset === 0 ? undefined : takeOut(harfBuzz, subset);
  } finally {
    if (input !== 0) harfBuzz.hb_subset_input_destroy(input);
    harfBuzz.hb_face_destroy(face);
    harfBuzz.free(data);
  }
}

function takeOut(harfBuzz: HarfBuzz, face: number): Buffer {
  const blob = harfBuzz.hb_face_reference_blob(face);
  const start = harfBuzz.hb_blob_get_data(blob, 0);
  const bytes = Buffer.from(
    new Uint8Array(harfBuzz.memory.buffer).slice(start, start + harfBuzz.hb_blob_get_length(blob)),
  );
  harfBuzz.hb_blob_destroy(blob);
  harfBuzz.hb_face_destroy(face);
  return bytes;
}

/** An OpenType tag as a number. */
const tagNumber = (tag: string): number => Buffer.from(tag.padEnd(4), 'latin1').readUInt32BE(0);

let loading: Promise<HarfBuzz> | undefined;

function load(): Promise<HarfBuzz> {
  loading ??= (async () => {
    const path = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
    const { instance } = await WebAssembly.instantiate(await readFile(path));
    // As declared in `hb-subset.h`.
    const harfBuzz = instance.exports as unknown as HarfBuzz;
    harfBuzz._initialize();
    return harfBuzz;
  })();
  return loading;
}
