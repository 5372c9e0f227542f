/** A part of a source, in UTF-16 units. */
export type Range = { start: number; end: number };

/**
 * A text that is translated as a whole, such as a paragraph: pieces, with markup between them. A piece is one range of the
 * source, or several that look alike, such as the runs into which Word cuts a word.
 */
export type TextPlace = {
  pieces: readonly (readonly Range[])[];
  /** The value of an attribute. */
  isQuoted?: boolean;
};

/** How a format writes characters. */
export type Characters = {
  decode: (raw: string) => string;
  /** @param raw what is replaced */
  encode: (text: string, raw: string, isQuoted: boolean) => string;
};

/** A name for marks that does not occur in the source. */
export function markName(source: string): string {
  let name = 'm';
  while (source.includes(`<${name}`) || source.includes(`&lt;${name}`)) name += 'm';
  return name;
}

/** The text of a place, with `<m1/>`, `<m2/>` and so on for the markup between its pieces. */
export function readPlace(source: string, place: TextPlace, { decode }: Characters, mark: string): string {
  return place.pieces
    .map((ranges, index) => {
      const text = ranges.map(({ start, end }) => decode(source.slice(start, end))).join('');
      return index === 0 ? text : `<${mark}${index}/>${text}`;
    })
    .join('');
}

/**
 * Puts texts in the places of others; everything else of the source stays as it is. A text whose marks are not those of its
 * place is left out: its place keeps what it has.
 */
export function writePlaces(
  source: string,
  places: readonly TextPlace[],
  texts: readonly string[],
  { decode, encode }: Characters,
  mark: string,
): string {
  const read = (ranges: readonly Range[]) => ranges.map(({ start, end }) => decode(source.slice(start, end))).join('');
  const changes = places.flatMap((place, index) => changesOf(place, texts[index] ?? '', mark, read));
  changes.sort((one, other) => one.range.start - other.range.start);
  let written = '';
  let from = 0;
  for (const { range, text, isQuoted } of changes) {
    const raw = source.slice(range.start, range.end);
    written += source.slice(from, range.start) + (text === '' ? '' : encode(text, raw, isQuoted));
    from = range.end;
  }
  return written + source.slice(from);
}

type Change = { range: Range; text: string; isQuoted: boolean };

function changesOf(
  { pieces, isQuoted = false }: TextPlace,
  text: string,
  mark: string,
  read: (ranges: readonly Range[]) => string,
): Change[] {
  const found = [...text.matchAll(new RegExp(`<${mark}(\\d+)/>`, 'g'))];
  const isWhole = found.length === pieces.length - 1 && found.every(([, number], at) => Number(number) === at + 1);
  if (!isWhole) return [];
  const parts = found.map(({ index }, at) => text.slice(endOf(found[at - 1]), index));
  parts.push(text.slice(endOf(found.at(-1))));
  return pieces.flatMap((ranges, at) => {
    const part = parts[at] ?? '';
    // What stays the same stays as it was written.
    if (part === read(ranges)) return [];
    return ranges.map((range, place) => ({ range, isQuoted, text: place === 0 ? part : '' }));
  });
}

const endOf = (match: RegExpExecArray | undefined): number => (match ? match.index + match[0].length : 0);
