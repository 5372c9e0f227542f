import { PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { entry, nameEntry } from '../../objects/access.ts';
import { decodeStream } from '../../objects/decode-stream.ts';
import { type CffFont, readCff } from './cff-reader.ts';
import type { FontProgram, ProgramUser } from './find-programs.ts';
import { differencesInUse, namesInUse } from './font-encoding.ts';
import { subsetFont } from './hb-subset.ts';
import { subsetCff } from './subset-cff.ts';
import { reachableGlyphs } from './truetype-glyphs.ts';
import { readType1, readType1Encoding } from './type1-program.ts';
import { type1ToCff } from './type1-to-cff.ts';

/** A font that keeps a larger share of its glyphs is not subset. */
const maxGlyphsKept = 0.85;
const largestProgramBytes = 64_000_000;

/**
 * A smaller program for the same text; undefined when none is certain to be right. Throws a RangeError for a damaged font and
 * what `decodeStream` throws.
 */
export async function shrinkProgram(program: FontProgram): Promise<Buffer | undefined> {
  const data = decodeStream(program.stream, largestProgramBytes).data;
  switch (program.key) {
    case 'FontFile':
      return shrinkType1(program, data);
    case 'FontFile2':
      return program.needsAllGlyphs ? undefined : shrinkTrueType(program, data);
    case 'FontFile3':
      return program.needsAllGlyphs ? undefined : shrinkCff(program, data);
  }
}

function shrinkType1({ users, needsAllGlyphs }: FontProgram, data: Buffer): Buffer | undefined {
  if (users.some(({ use }) => use.composite)) return undefined;
  const encoding = readType1Encoding(data.toString('latin1', 0, Math.max(0, data.indexOf('eexec'))));
  const keep = needsAllGlyphs ? undefined : unionOf(users, ({ use }) => namesInUse(use, encoding));
  const cff = type1ToCff(data, keep);
  // The result must read back with every glyph it was to keep.
  const written = readCff(cff);
  const wanted = [...readType1(data).charStrings.keys()].filter((name) => !keep || keep.has(name));
  const names = new Set(Array.from({ length: written.glyphCount }, (_, glyph) => written.glyphName(glyph)));
  return wanted.every((name) => names.has(name)) ? cff : undefined;
}

async function shrinkTrueType({ users }: FontProgram, data: Buffer): Promise<Buffer | undefined> {
  const glyphs = new Set([0]);
  for (const user of users) {
    const found = user.use.composite
      ? glyphsOfIdentity(user)
      : reachableGlyphs(data, { codes: user.use.codes, names: new Set(differencesInUse(user.use).values()) });
    if (!found) return undefined;
    for (const glyph of found) glyphs.add(glyph);
  }
  // Simple fonts look up glyphs through cmap and post, composite ones by number.
  const isSimple = users.some(({ use }) => !use.composite);
  return subsetFont(data, glyphs, isSimple ? { keep: ['cmap', 'post'] } : { drop: ['cmap', 'OS/2', 'post'] });
}

/** The glyphs of a composite font whose codes are CIDs, by its CIDToGIDMap (ISO 32000-2, 9.7.4.3). */
function glyphsOfIdentity({ use, font }: ProgramUser): Set<number> | undefined {
  if (!/^Identity-[HV]$/.test(nameEntry(use.font, 'Encoding') ?? '')) return undefined;
  const map = entry(font, 'CIDToGIDMap');
  if (!(map instanceof PDFRawStream)) return use.codes;
  const { data } = decodeStream(map);
  return new Set([...use.codes].map((cid) => ((data[2 * cid] ?? 0) << 8) | (data[2 * cid + 1] ?? 0)));
}

async function shrinkCff({ stream, users }: FontProgram, data: Buffer): Promise<Buffer | undefined> {
  const subtype = stream.dict.get(PDFName.of('Subtype'));
  if (subtype !== PDFName.of('Type1C') && subtype !== PDFName.of('CIDFontType0C')) return undefined;
  const font = readCff(data);
  const glyphs = new Set([0]);
  for (const user of users) {
    const found = user.use.composite ? glyphsOfCids(font, user) : glyphsOfSimpleCff(font, user);
    if (!found) return undefined;
    for (const glyph of found) if (glyph < font.glyphCount) glyphs.add(glyph);
  }
  return glyphs.size > font.glyphCount * maxGlyphsKept ? undefined : subsetCff(data, glyphs);
}

/** 9.7.4.2: CIDs through the charset of a CID-keyed font, glyph numbers otherwise. */
function glyphsOfCids(font: CffFont, { use }: ProgramUser): Set<number> | undefined {
  if (!/^Identity-[HV]$/.test(nameEntry(use.font, 'Encoding') ?? '')) return undefined;
  if (!font.isCid) return use.codes;
  const glyphs = new Set<number>();
  font.charset.forEach((cid, glyph) => {
    if (use.codes.has(cid)) glyphs.add(glyph);
  });
  return glyphs;
}

function glyphsOfSimpleCff(font: CffFont, { use }: ProgramUser): Set<number> | undefined {
  if (font.isCid) return undefined;
  const encoding = new Map([...font.encoding].map(([code, glyph]) => [code, font.glyphName(glyph)]));
  const names = namesInUse(use, encoding);
  const glyphs = new Set<number>();
  for (let glyph = 0; glyph < font.glyphCount; glyph++) if (names.has(font.glyphName(glyph))) glyphs.add(glyph);
  for (const [code, glyph] of font.encoding) if (use.codes.has(code)) glyphs.add(glyph);
  return glyphs;
}

function unionOf<Item>(items: readonly Item[], of: (item: Item) => Iterable<string>): Set<string> {
  const union = new Set<string>();
  for (const item of items) for (const value of of(item)) union.add(value);
  return union;
}
