import bidiFactory from 'bidi-js';
import { facesFor, scriptOf, type TextFace, type TextStyle } from '../../../../pdf/editing/text-fonts.ts';
import { type ShapedGlyph, ShapingFont } from '../fonts/shaping-font.ts';

/** What is set in one font, from left to right. */
export type TextRun = {
  face: TextFace;
  isRightToLeft: boolean;
  clusters: { text: string; glyphs: ShapedGlyph[] }[];
  /** In font sizes, as all widths here. */
  width: number;
};

export type TextLine = {
  /** From left to right. */
  runs: TextRun[];
  width: number;
  /** Characters that no font has. */
  missing: string[];
};

/** Letters with their marks, which must come from one font. */
type Letter = { start: number; end: number; script: string; face: TextFace; level: number };

const bidi = bidiFactory();
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Whether a paragraph is written from right to left, by its first letter (UAX 9, P2). */
export const startsRightToLeft = (paragraph: string): boolean =>
  (bidi.getEmbeddingLevels(paragraph).paragraphs[0]?.level ?? 0) % 2 === 1;

/** Sets one line in the order in which it is displayed (UAX 9). */
export function layOutLine(text: string, style: TextStyle, direction: 'ltr' | 'rtl'): TextLine {
  if (text === '') return { runs: [], width: 0, missing: [] };
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const { chosen, missing } = chooseFaces(text, style);
  const placed = chosen.map((letter) => ({ ...letter, level: levels[letter.start] ?? 0 }));
  const runs = inDisplayOrder(splitRuns(placed)).map((run) => setRun(text, run));
  return { runs, width: runs.reduce((sum, run) => sum + run.width, 0), missing };
}

function chooseFaces(text: string, style: TextStyle): { chosen: Omit<Letter, 'level'>[]; missing: string[] } {
  const known = new Map<string, TextFace[]>();
  const facesOf = (script: string) => {
    const faces = known.get(script) ?? byCoverage(script, text, facesFor(script, text, style));
    known.set(script, faces);
    return faces;
  };
  const chosen: Omit<Letter, 'level'>[] = [];
  const missing = new Set<string>();
  for (const { segment, index } of letters.segment(text)) {
    const before = chosen.at(-1);
    const own = [...segment].map(scriptOf).find((script) => script !== 'Common');
    const script = own ?? before?.script ?? 'Common';
    // Spaces and punctuation stay in the font of what they follow.
    const candidates = own === undefined ? [...(before ? [before.face] : []), ...facesOf('Common')] : facesOf(script);
    const covering = candidates.find(({ path }) => ShapingFont.load(path).covers(segment));
    const [fallback] = candidates;
    if (!covering) missing.add(segment);
    const face = covering ?? fallback;
    if (face) chosen.push({ start: index, end: index + segment.length, script, face });
  }
  return { chosen, missing: [...missing] };
}

/** Chinese fonts overlap: the one that has most of the text comes first, so that it does not change from letter to letter. */
function byCoverage(script: string, text: string, faces: TextFace[]): TextFace[] {
  if (script !== 'Han') return faces;
  const han = [...new Set(text.match(/\p{Script=Han}/gu) ?? [])];
  const count = ({ path }: TextFace) => han.filter((letter) => ShapingFont.load(path).covers(letter)).length;
  const [first] = faces;
  if (first && count(first) === han.length) return faces;
  return faces
    .map((face) => ({ face, count: count(face) }))
    .sort((one, other) => other.count - one.count)
    .map(({ face }) => face);
}

type Run = { letters: Letter[]; level: number };

function splitRuns(placed: readonly Letter[]): Run[] {
  const runs: Run[] = [];
  for (const letter of placed) {
    const last = runs.at(-1);
    const before = last?.letters.at(-1);
    const goesOn =
      before?.level === letter.level && before.script === letter.script && before.face.path === letter.face.path;
    if (last && goesOn) last.letters.push(letter);
    else runs.push({ letters: [letter], level: letter.level });
  }
  return runs;
}

/** From the highest level down, runs at that level or above are reversed (UAX 9, L2). */
function inDisplayOrder(runs: readonly Run[]): Run[] {
  const order = [...runs];
  const highest = Math.max(...order.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < order.length; start++) {
      let end = start;
      while ((order[end]?.level ?? -1) >= level) end++;
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = end;
    }
  }
  return order;
}

function setRun(text: string, { letters: parts, level }: Run): TextRun {
  const [first] = parts;
  const [start, end] = [first?.start ?? 0, parts.at(-1)?.end ?? 0];
  const face = first?.face ?? { path: '', slanted: false };
  const font = ShapingFont.load(face.path);
  const isRightToLeft = level % 2 === 1;
  const glyphs = font.shape(text, { start, end, isRightToLeft });
  const begins = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((one, other) => one - other);
  const ends = new Map(begins.map((begin, at) => [begin, begins[at + 1] ?? end]));
  const clusters: TextRun['clusters'] = [];
  let open: number | undefined;
  for (const glyph of glyphs) {
    if (glyph.cluster !== open) {
      open = glyph.cluster;
      clusters.push({ text: text.slice(open, ends.get(open)), glyphs: [] });
    }
    clusters.at(-1)?.glyphs.push(glyph);
  }
  const advance = glyphs.reduce((sum, glyph) => sum + glyph.advance, 0);
  return { face, isRightToLeft, clusters, width: advance / font.unitsPerEm };
}
