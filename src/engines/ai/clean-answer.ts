import { cleanText } from '../../shared/clean-text.ts';
import { wordJoiner } from './fence.ts';

export type AnswerCleaner = ReturnType<typeof createAnswerCleaner>;

/**
 * What may come out of a model: text. HTML tags and links that no source has are removed, and what hides: zero-width
 * characters, tag characters, changes of direction, thoughts, and the fence's marker.
 *
 * @param sources the texts that the model was given
 */
export function createAnswerCleaner(sources: readonly string[]) {
  const source = sources.join('\n');
  const sourceLinks = new Set((source.match(links) ?? []).map(normalLink));
  const isFromSource = (link: string): boolean => sourceLinks.has(normalLink(link));

  function withoutLinks(text: string): string {
    return text
      .replace(markdownLinks, (all, label: string, target: string) =>
        source.includes(all) || isFromSource(target.trim().split(/\s/)[0] ?? '') ? all : label,
      )
      .replace(links, (link) => (isFromSource(link) ? link : punctuationAfter(link)));
  }

  /** A finished answer. */
  function clean(answer: string, marker: string): string {
    let text = cleanText(withoutThoughts(answer, source))
      .replaceAll(wordJoiner, '')
      .replace(hidden, (character) => (source.includes(character) ? character : ''))
      .replace(fenceLine(marker), '')
      .replaceAll(marker, '');
    // What one of them takes out can join the rest into what another looks for.
    text = untilStable(text, (rest) => withoutLinks(removeTags(rest, (tag) => source.includes(tag))));
    // The end of a link whose label has brackets of its own.
    if (!source.includes('](')) text = text.replaceAll('](', '] (');
    return text.trim();
  }

  return {
    clean,
    /** An answer that is still being written, without an end that may become a tag or a link. */
    cleanUnfinished: (answer: string, marker: string): string => {
      if (/^\s*<think/i.test(answer) && !answer.includes('</think')) return '';
      return clean(answer.slice(0, safeEnd(answer)), marker);
    },
    /** JSON data with every text in it cleaned. */
    cleanData: (value: unknown, marker: string): unknown => cleanEach(value, (text) => clean(text, marker)),
  };
}

/** Many local models think aloud first; some without an opening tag, which is in their prompt. */
export function withoutThoughts(answer: string, source: string): string {
  const [end] = /<\/think(?:ing)?>/i.exec(answer) ?? [];
  if (end === undefined || source.includes(end)) return answer;
  return answer.slice(answer.indexOf(end) + end.length);
}

// Spaces and joiners of no width, changes of direction, tag characters: all but how an emoji looks. Those of a source may come
// back, as joiners shape Persian.
const hidden = /(?![\ufe00-\ufe0f])\p{Default_Ignorable_Code_Point}/gu;

// Bounded, so that no answer makes them slow.
const markdownLinks = /!?\[([^[\]\n]{0,1000})\]\(([^()\n]{0,2000}(?:\([^()\n]{0,500}\)[^()\n]{0,1000})?)\)/g;
// Only what RFC 3986 allows in a link: in Chinese, words follow without a space.
const links =
  /(?:https?:\/\/|(?<![a-z0-9])(?:[a-z][a-z0-9+.-]{0,20}:\/\/|www\.))[!#-;=?-_a-z~]*|(?<![a-z0-9])(?:mailto:|tel:|javascript:|vbscript:|data:[a-z]{1,20}\/)[!#-;=?-_a-z~]+/gi;

const fenceLine = (marker: string) => new RegExp(`^(?:BEGIN|END) ${marker}.*\n?`, 'gm');

const normalLink = (link: string): string =>
  link
    .slice(0, endOfLink(link))
    .replace(/^https?:\/\//i, '')
    .toLowerCase();

/** The end of its sentence. A bracket is its own when it was opened in it. */
const punctuationAfter = (link: string): string =>
  link.slice(endOfLink(link)).replaceAll(link.includes('(') ? /[/:)]/g : /[/:]/g, '');

/** Before the punctuation after it, which a pattern would find too slowly in a long row. */
function endOfLink(link: string): number {
  let end = link.length;
  while (end > 0 && ".,;:!?)]}'*_/".includes(link.charAt(end - 1))) end--;
  return end;
}

const mostRounds = 5;

function removeTags(text: string, isAllowed: (tag: string) => boolean): string {
  let rest = removeScripts(text, isAllowed);
  rest = untilStable(rest, (text) => text.replace(/<[a-z/!?][^<>]*>/gi, (tag) => (isAllowed(tag) ? tag : '')));
  // What is left has no end, or is from the source.
  return rest.replace(/(?<!<)<+([a-z/!?][^\s<>]*>?)/gi, (all, name: string) => (isAllowed(`<${name}`) ? all : name));
}

/** Taking something out can leave the same again, as `<<b>script>` does. Few answers need a second round. */
function untilStable(text: string, takeOut: (text: string) => string): string {
  let rest = text;
  for (let round = 0; round < mostRounds; round++) {
    const before = rest;
    rest = takeOut(rest);
    if (rest === before) return rest;
  }
  // Made to get around this: no links and tags at all.
  return rest.replaceAll('](', '] (').replaceAll('<', '');
}

/** What stands in `<script>` and `<style>` is no text. */
function removeScripts(text: string, isAllowed: (tag: string) => boolean): string {
  const starts = /<(script|style)\b[^<>]*>/gi;
  let rest = '';
  let from = 0;
  for (let start = starts.exec(text); start; start = starts.exec(text)) {
    const ends = new RegExp(`</${start[1]}\\s*>`, 'gi');
    ends.lastIndex = starts.lastIndex;
    // One without an end: none after it has one, either.
    if (!ends.test(text)) break;
    if (!isAllowed(start[0])) {
      rest += text.slice(from, start.index);
      from = ends.lastIndex;
    }
    starts.lastIndex = ends.lastIndex;
  }
  return rest + text.slice(from);
}

/** Before an unfinished tag, link or Markdown link. */
function safeEnd(text: string): number {
  const lastSpace = Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n'), text.lastIndexOf('\t'));
  const lastWord = text.slice(lastSpace + 1);
  let end = /[<:/\\.@]|www/i.test(lastWord) ? lastSpace + 1 : text.length;
  const bracket = text.lastIndexOf('<', end);
  if (bracket >= 0 && end - bracket < 2000 && !text.slice(bracket, end).includes('>')) end = Math.min(end, bracket);
  const square = text.lastIndexOf('[', end);
  if (square >= 0 && end - square < 3000 && !/\][^(]|\)/.test(text.slice(square, end))) end = Math.min(end, square);
  return end;
}

function cleanEach(value: unknown, clean: (text: string) => string): unknown {
  if (typeof value === 'string') return clean(value);
  if (Array.isArray(value)) return value.map((item) => cleanEach(item, clean));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, cleanEach(item, clean)]));
}
