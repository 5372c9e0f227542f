import { decodeHTML, decodeXML } from 'entities';
import { setDrawingLanguage, setOpenDocumentLanguage, setWordLanguage } from './document-language.ts';
import { findMarkupTexts } from './find-markup-texts.ts';
import { findMarkdownTexts } from './markdown-texts.ts';
import {
  drawingGrammar,
  htmlGrammar,
  type MarkupGrammar,
  openDocumentGrammar,
  sheetGrammar,
  wordGrammar,
} from './markup-grammars.ts';
import { findPlainTexts, findSubtitleTexts, wrapAsBefore, wrapSubtitle } from './plain-texts.ts';
import type { Characters, TextPlace } from './text-places.ts';
import { setDirection } from './word-direction.ts';

/** How the texts of a file, or of a part of a package, are found and written. */
export type TextFormat = Characters & {
  find: (source: string) => TextPlace[];
  /** What else changes with the texts. */
  finish?: (source: string, language: string) => string;
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const notInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const asCharacters = (text: string, _raw: string, isQuoted: boolean): string =>
  text.replace(notInXml, '').replace(isQuoted ? /[&<>"]/g : /[&<>]/g, (character) => escapes[character] ?? character);

const xml = (grammar: MarkupGrammar, finish?: TextFormat['finish']): TextFormat => ({
  find: (source) => findMarkupTexts(source, grammar),
  decode: decodeXML,
  encode: asCharacters,
  ...(finish && { finish }),
});

/** Spaces at the ends of a text are dropped unless it says otherwise. */
const keepSpaces = (source: string): string =>
  source.replace(/<(w:t|(?:\w+:)?t)>(?=\s|[^<]*\s<)/g, '<$1 xml:space="preserve">');

const drawings = xml(drawingGrammar, setDrawingLanguage);
/** Only their language is of interest. */
const wordStyles: TextFormat = { find: () => [], decode: decodeXML, encode: asCharacters, finish: setWordLanguage };

/** The parts of packages that have texts. */
const partsOfPackages = {
  docx: [
    {
      name: /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes|comments)\.xml$/,
      format: xml(wordGrammar, (source, language) =>
        setWordLanguage(setDirection(keepSpaces(source), language), language),
      ),
    },
    { name: /^word\/styles\.xml$/, format: wordStyles },
    { name: /^word\/(?:charts|diagrams)\/[^/]+\.xml$/, format: drawings },
  ],
  pptx: [{ name: /^ppt\/(?:slides|notesSlides|charts|diagrams)\/[^/]+\.xml$/, format: drawings }],
  xlsx: [
    { name: /^xl\/(?:sharedStrings|comments\d*|worksheets\/[^/]+)\.xml$/i, format: xml(sheetGrammar, keepSpaces) },
    { name: /^xl\/(?:drawings|charts|diagrams)\/[^/]+\.xml$/, format: drawings },
  ],
  odt: [{ name: /^(?:content|styles)\.xml$/, format: xml(openDocumentGrammar, setOpenDocumentLanguage) }],
} satisfies Record<string, readonly { name: RegExp; format: TextFormat }[]>;

export type PackageKind = 'docx' | 'pptx' | 'xlsx' | 'odt' | 'ods' | 'odp';

export function formatOfPart(kind: PackageKind, name: string): TextFormat | undefined {
  const parts = kind === 'docx' || kind === 'pptx' || kind === 'xlsx' ? partsOfPackages[kind] : partsOfPackages.odt;
  return parts.find((part) => part.name.test(name))?.format;
}

export type TextKind = 'text' | 'markdown' | 'html' | 'subtitles';

const asItIs = (text: string): string => text;

export const textFormats: Readonly<Record<TextKind, TextFormat>> = {
  text: { find: findPlainTexts, decode: asItIs, encode: wrapAsBefore },
  markdown: { find: findMarkdownTexts, decode: asItIs, encode: asItIs },
  subtitles: { find: findSubtitleTexts, decode: asItIs, encode: wrapSubtitle },
  html: {
    find: (source) => findMarkupTexts(source, htmlGrammar),
    decode: (text) => decodeHTML(text),
    encode: asCharacters,
  },
};
