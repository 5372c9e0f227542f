/** A tag, or the characters between two. */
export type MarkupToken = {
  kind: 'text' | 'open' | 'close' | 'empty' | 'other';
  /** Lower case in HTML. Empty for text, comments and the like. */
  name: string;
  start: number;
  end: number;
};

/** What HTML reads as characters up to the closing tag. */
const rawElements = /^(?:script|style|textarea|title|xmp)$/;

const tagName = /<(\/?)([A-Za-z_][^\s/<>]*)/y;

/** Cuts XML or HTML into tags and what is between them. Covers every character of the source, in linear time. */
export function* markupTokens(source: string, language: 'xml' | 'html'): Generator<MarkupToken> {
  const search = new Search(source);
  let from = 0;
  for (let start = source.indexOf('<'); start >= 0; start = source.indexOf('<', start)) {
    tagName.lastIndex = start;
    const [, slash, written = ''] = tagName.exec(source) ?? [];
    const end = written === '' ? search.endOfOther(start) : search.endOfTag(start + 1);
    if (end === undefined) {
      start += 1;
      continue;
    }
    if (start > from) yield { kind: 'text', name: '', start: from, end: start };
    const name = language === 'html' ? written.toLowerCase() : written;
    const isEmpty = source.charAt(end - 2) === '/';
    const kind = written === '' ? 'other' : slash === '/' ? 'close' : isEmpty ? 'empty' : 'open';
    yield { kind, name, start, end };
    from = end;
    start = end;
    if (language === 'html' && kind === 'open' && rawElements.test(name)) {
      const close = new RegExp(`</${name}[\\s>]`, 'gi');
      close.lastIndex = end;
      from = close.exec(source)?.index ?? source.length;
      if (from > end) yield { kind: 'text', name: '', start: end, end: from };
      start = from;
    }
  }
  if (from < source.length) yield { kind: 'text', name: '', start: from, end: source.length };
}

/** Finds the ends of tags. What is not there is looked for once. */
class Search {
  readonly #source: string;
  /** From where on each is missing. */
  readonly #missing = new Map<string, number>();

  constructor(source: string) {
    this.#source = source;
  }

  /** Of a comment, a CDATA section, a declaration or an instruction. */
  endOfOther(start: number): number | undefined {
    if (this.#source.startsWith('<!--', start)) return this.#after('-->', start + 4) ?? this.#after('>', start);
    if (this.#source.startsWith('<![CDATA[', start)) return this.#after(']]>', start);
    return /[!?]/.test(this.#source.charAt(start + 1)) ? this.#after('>', start) : undefined;
  }

  endOfTag(start: number): number | undefined {
    const special = /["'<>]/g;
    special.lastIndex = start;
    for (let found = special.exec(this.#source); found; found = special.exec(this.#source)) {
      const [mark] = found;
      if (mark === '>') return special.lastIndex;
      const end = mark === '<' ? undefined : this.#after(mark, special.lastIndex);
      if (end === undefined) return undefined;
      special.lastIndex = end;
    }
    return undefined;
  }

  #after(mark: string, from: number): number | undefined {
    if (from >= (this.#missing.get(mark) ?? Number.POSITIVE_INFINITY)) return undefined;
    const place = this.#source.indexOf(mark, from);
    if (place >= 0) return place + mark.length;
    this.#missing.set(mark, from);
    return undefined;
  }
}

/** The value of a tag's attribute as it is written, with its place in the tag. */
export function findAttribute(tag: string, name: string): { value: string; at: number } | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag);
  if (!found) return undefined;
  const value = found[1] ?? found[2] ?? '';
  return { value, at: found.index + found[0].length - 1 - value.length };
}
