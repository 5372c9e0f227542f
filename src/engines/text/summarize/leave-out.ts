import { headingWords, type TextBlock } from './text-blocks.ts';

/** Parts without content of their own, by their headings. */
const sections =
  /^(?:references|bibliography|works cited|literature cited|acknowledge?ments?|funding|conflicts? of interest|author contributions|table of contents|contents|list of (?:figures|tables)|index|literatur(?:verzeichnis)?|danksagung(?:en)?|inhalt(?:sverzeichnis)?|quellen(?:verzeichnis)?|références|bibliographie|remerciements|table des matières|sommaire|referencias|bibliografía|agradecimientos|índice|riferimenti(?: bibliografici)?|bibliografia|ringraziamenti|indice|referências|agradecimentos|sumário|литература|список литературы|содержание|оглавление|参考文献|謝辞|目次|目录|致谢|참고문헌|목차|المراجع)$/iu;

const cookieWord = /\bcookies?\b|クッキー|曲奇/iu;
const consentWord =
  /\b(?:accept|consent|agree|preferences|privacy|settings|akzeptier|zustimm|datenschutz|einstellungen|accepter|confidentialité|aceptar|privacidad|accetta|aceitar)/iu;
const longestNotice = 700;

const notices =
  /^(?:©|\(c\)\s|copyright\b)|\ball rights reserved\b|^arxiv:\d|^doi:|^(?:https?:\/\/|www\.)\S+$|^(?:downloaded from|this page intentionally left blank|subscribe to|sign up for our|share (?:this|on)\b|follow us|skip to (?:main )?content|read more|click here|related (?:articles|posts|stories)|advertisement|permalink|tags:)|^keywords?\b\s*[:—–-]|^(?:corresponding author|e-?mail)\b/iu;
const caption =
  /^(?:fig(?:ure|\.)?|table|tab\.|abb(?:ildung|\.)?|tabelle|tableau|figura|tabla|tabela|рис(?:унок|\.)?|таблица|図|表)\s*\d/iu;
const dotLeader = /(?:\.\s?){5,}/u;
const email = /[\w.+-]+@[\w-]+\.\w/;
/** Names, addresses and affiliations above a paper's text. */
const longestByline = 400;

/** References and the like come after this share of a document; a heading of that name before it has text of its own. */
const latePart = 0.4;
const contentsHeading =
  /content|inhalt|matières|sommaire|índice|indice|sumário|содержание|оглавление|目|목차|figures|tables/iu;

export type LeftOut = 'references' | 'contents' | 'notices' | 'captions';

/**
 * Removes the blocks that say nothing about the subject: references, tables of contents, cookie and copyright notices,
 * captions and bylines.
 * @returns the others, and what kinds were left out
 */
export function leaveOut(text: string, blocks: readonly TextBlock[]): { blocks: TextBlock[]; kinds: Set<LeftOut> } {
  const kinds = new Set<LeftOut>();
  const kept: TextBlock[] = [];
  let section: LeftOut | undefined;
  for (const block of blocks) {
    const words = wordsOf(text, block);
    if (block.kind === 'heading') {
      section = kindOfSection(headingWords(words), startOf(block) / text.length);
      if (section) kinds.add(section);
      else kept.push(block);
      continue;
    }
    // A wrong guess about where a table of contents ends must not swallow the text.
    if (section === 'contents' && block.kind === 'paragraph' && words.length > longestNotice) section = undefined;
    const kind = section ?? kindOfBlock(words);
    if (kind) kinds.add(kind);
    else kept.push(block);
  }
  return kept.some(({ kind }) => kind !== 'heading')
    ? { blocks: kept, kinds }
    : { blocks: [...blocks], kinds: new Set() };
}

function kindOfSection(heading: string, place: number): LeftOut | undefined {
  const name = heading.replace(/[:.\s]+$/u, '');
  if (!sections.test(name)) return undefined;
  if (contentsHeading.test(name)) return 'contents';
  return place >= latePart ? 'references' : undefined;
}

function kindOfBlock(words: string): LeftOut | undefined {
  if (dotLeader.test(words)) return 'contents';
  if (words.length <= longestNotice && cookieWord.test(words) && consentWord.test(words)) return 'notices';
  if (words.length <= longestNotice && notices.test(words)) return 'notices';
  if (words.length <= longestByline && email.test(words) && !/[.!?]\s+\p{Lu}.*[.!?]$/u.test(words)) return 'notices';
  return caption.test(words) ? 'captions' : undefined;
}

const startOf = (block: TextBlock): number => block.lines[0]?.start ?? 0;

const wordsOf = (text: string, { lines }: TextBlock): string =>
  lines.map(({ start, end }) => text.slice(start, end)).join(' ');
