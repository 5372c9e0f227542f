/** Where the texts are in a language of markup. */
export type MarkupGrammar = {
  language: 'xml' | 'html';
  /** Names count without their prefix, which some programs write. */
  withoutPrefix?: true;
  /** Whether an element begins a text of its own, such as a paragraph. */
  isBlock: (name: string) => boolean;
  /** Elements outside of which characters are no text; everywhere in a block, if there are none. */
  textElements?: ReadonlySet<string>;
  /** Whether nothing in the element is text to translate. */
  isSkipped: (name: string, tag: string) => boolean;
  /** Elements whose characters look alike, with the one that says how. */
  runs?: { run: string; look: string; withoutLook: RegExp };
  /** Line breaks and tabs. */
  breaks: ReadonlySet<string>;
  /** Tags that may stand within a word without a meaning for it. */
  ignored?: ReadonlySet<string>;
  /** Attributes with text. */
  attributes?: readonly string[];
  /** Word's fields, whose results are computed. */
  fields?: true;
};

const named = (...names: string[]) => {
  const set = new Set(names);
  return (name: string): boolean => set.has(name);
};

/** Word: paragraphs of runs. Deleted text and fields' codes are no text. */
export const wordGrammar: MarkupGrammar = {
  language: 'xml',
  isBlock: named('w:p'),
  textElements: new Set(['w:t']),
  isSkipped: named('w:instrText', 'w:delText', 'w:del', 'w:moveFrom'),
  runs: {
    run: 'w:r',
    look: 'w:rPr',
    // Language and spelling marks cannot be seen.
    withoutLook: /<w:(?:lang|noProof|webHidden)\b[^>]*>|\s(?:w:rsid\w*|w:hint)="[^"]*"/g,
  },
  breaks: new Set(['w:br', 'w:cr', 'w:tab', 'w:ptab']),
  ignored: new Set(['w:r', 'w:t', 'w:proofErr', 'w:lastRenderedPageBreak']),
  fields: true,
};

/** Text in drawings, slides and charts (DrawingML). */
export const drawingGrammar: MarkupGrammar = {
  language: 'xml',
  isBlock: named('a:p'),
  textElements: new Set(['a:t']),
  // Slide numbers and dates.
  isSkipped: named('a:fld'),
  runs: { run: 'a:r', look: 'a:rPr', withoutLook: /\s(?:lang|altLang|dirty|err|noProof|smtClean|smtId)="[^"]*"/g },
  breaks: new Set(['a:br', 'a:tab']),
  ignored: new Set(['a:r', 'a:t']),
};

/** Cells and comments of workbooks. Phonetic hints are no text of their own. */
export const sheetGrammar: MarkupGrammar = {
  language: 'xml',
  withoutPrefix: true,
  isBlock: named('si', 'is', 'comment'),
  textElements: new Set(['t']),
  isSkipped: named('rPh'),
  runs: { run: 'r', look: 'rPr', withoutLook: /\s+/g },
  // Line breaks of cells are characters.
  breaks: new Set(),
  ignored: new Set(['r', 't']),
};

const openDocumentInline =
  /^text:(?:span|a|p|h|meta|ruby|ruby-base|note|note-body|list|list-item|list-header|section)$/;

/** OpenDocument: the text elements that are not containers are fields, which stay. */
export const openDocumentGrammar: MarkupGrammar = {
  language: 'xml',
  isBlock: named('text:p', 'text:h'),
  breaks: new Set(['text:line-break', 'text:tab']),
  isSkipped: (name) =>
    name === 'text:tracked-changes' ||
    name === 'office:binary-data' ||
    name === 'text:note-citation' ||
    name === 'text:ruby-text' ||
    name === 'dc:creator' ||
    name === 'dc:date' ||
    name === 'meta:creator-initials' ||
    (name.startsWith('text:') && fieldNames.test(name) && !openDocumentInline.test(name)),
};

const fieldNames =
  /^text:(?:page-|date$|time$|file-name|author-|sender-|chapter|sheet-name|creat|modification-|print-|edit|user-|document-|word-count|character-count|paragraph-count|image-count|object-count|table-count|sequence|bookmark-ref|reference-ref|note-ref|variable-|expression|database-|conditional-text|hidden-|placeholder|text-input|measure|dde|script|number$)/;

const htmlInline = named(
  ...'a abbr acronym b bdi bdo big br cite code data del dfn em font i img input ins kbd label mark nobr q rp rt ruby s samp small'.split(
    ' ',
  ),
  ...'span strike strong sub sup time tt u var wbr'.split(' '),
);

const htmlCode = named(
  ...'script style pre code kbd samp var textarea template noscript svg math iframe object xmp'.split(' '),
);

/** Everything that is not within a line is a block. Code stays. */
export const htmlGrammar: MarkupGrammar = {
  language: 'html',
  isBlock: (name) => !htmlInline(name),
  breaks: new Set(['br']),
  isSkipped: (name, tag) =>
    htmlCode(name) || /\stranslate\s*=\s*["']?no\b/i.test(tag) || /\sclass\s*=\s*["'][^"']*\bnotranslate\b/i.test(tag),
  attributes: ['alt', 'title', 'placeholder', 'aria-label'],
};
