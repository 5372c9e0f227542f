/*
 * External references of a page. They could never load, as LibreOffice has no network and sees no other file; they are
 * removed and counted here, so that no broken images remain.
 */

/** Elements that are only a reference or a script. */
const dropped = /<(script|iframe|frame|object|embed|applet|video|audio|noscript)\b[^>]*>/gi;
const linkTag = /<(?:link|base|source|track|meta\s[^<>]*http-equiv\s*=\s*["']?refresh)\b[^>]*>/gi;
const imageTag = /<(?:img|image|input)\b[^>]*>/gi;
const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i');
const source = attribute('src');
const alternative = attribute('alt');
const outsideAttributes =
  /\s(?:background|srcset|poster|longdesc|data|classid|codebase)\s*=\s*(?:"(?!data:)[^"]*"|'(?!data:)[^']*'|[^\s>"']+)/gi;
const styleReference = /url\(\s*(?!["']?data:)[^)]*\)/gi;
const styleImport = /@import\b[^;]*;?/gi;

export type RewrittenHtml = { content: string; leftOut: number };

/** Removes external references from a page. Embedded images (`data:`) stay; others leave their alternative text. */
export function removeReferences(page: string): RewrittenHtml {
  let leftOut = 0;
  const withoutElements = dropElements(page, (name) => {
    if (outsideElements.includes(name)) leftOut++;
  });
  const withoutTags = untilLastMark('>', withoutElements, (tags) =>
    tags
      .replaceAll(linkTag, '')
      .replaceAll(imageTag, (tag) => {
        const address = attributeValue(tag, source);
        if (address === undefined || /^data:image\//i.test(address)) return tag;
        leftOut++;
        return attributeValue(tag, alternative) ?? '';
      })
      .replaceAll(outsideAttributes, ''),
  );
  const content = untilLastMark(')', withoutTags.replaceAll(styleImport, ''), (styles) =>
    styles.replaceAll(styleReference, 'none'),
  );
  return { content: withCharset(content), leftOut };
}

const outsideElements: readonly string[] = ['iframe', 'frame', 'object', 'embed', 'video', 'audio'];

/** Removes these elements with their content; an unclosed one loses only its tag. Scans the page once. */
function dropElements(page: string, onDrop: (name: string) => void): string {
  const unclosed = new Set<string>();
  const tags = page.slice(0, page.lastIndexOf('>') + 1).matchAll(dropped);
  let kept = '';
  let at = 0;
  for (const { 0: tag, 1: name = '', index } of tags) {
    if (index < at) continue;
    const element = name.toLowerCase();
    onDrop(element);
    kept += page.slice(at, index);
    at = index + tag.length;
    if (unclosed.has(element)) continue;
    const closing = new RegExp(`</${element}\\s*>`, 'gi');
    closing.lastIndex = at;
    if (closing.exec(page) === null) unclosed.add(element);
    else at = closing.lastIndex;
  }
  return kept + page.slice(at);
}

/**
 * Changes a text up to the last terminator: beyond it a pattern would rescan for a terminator from every position, which
 * takes minutes on a hostile page.
 */
function untilLastMark(mark: string, text: string, change: (text: string) => string): string {
  const end = text.lastIndexOf(mark) + 1;
  return change(text.slice(0, end)) + text.slice(end);
}

function attributeValue(tag: string, pattern: RegExp): string | undefined {
  const match = pattern.exec(tag);
  return match ? (match[1] ?? match[2] ?? match[3]) : undefined;
}

/** The page is UTF-8 now, whatever it declared. */
function withCharset(page: string): string {
  const bare = page.replaceAll(/<meta\b[^<>]*charset[^<>]*>/gi, '').replace(/^\s*<\?xml[^>]*>/, '');
  const mark = '<meta http-equiv="content-type" content="text/html; charset=utf-8">';
  return /<head\b[^>]*>/i.test(bare)
    ? bare.replace(/<head\b[^>]*>/i, (head) => head + mark)
    : `<head>${mark}</head>${bare}`;
}

/**
 * Removes the remaining external references and scripts from LibreOffice's HTML, which keeps a document's scripts, event
 * handlers and script links; browsers would run them.
 */
export function makeSelfContained(page: string): RewrittenHtml {
  let leftOut = 0;
  const content = withoutPrograms(
    dropElements(page, () => undefined)
      .replaceAll(imageTag, (tag) => {
        const address = attributeValue(tag, source);
        if (address === undefined || /^data:/i.test(address)) return tag;
        leftOut++;
        return attributeValue(tag, alternative) ?? '';
      })
      .replaceAll(linkTag, ''),
  )
    .replaceAll(outsideAttributes, '')
    .replaceAll(styleReference, 'none');
  return { content: withPolicy(content), leftOut };
}

const withoutHandlers = (tag: string): string => tag.replaceAll(eventHandler, '');

/** LibreOffice's HTML without event handlers and script links, with its relative links restored. */
export const withoutPrograms = (page: string): string =>
  page
    // The base address that office-worker.py uses.
    .replaceAll(/"http:\/\/document\.invalid\//g, '"')
    .replaceAll(handlingTag, withoutHandlers)
    .replaceAll(linkAddress, (whole, address: string) => (isHarmless(address) ? whole : ''));

/** An SVG without scripts and external references. */
export const inertImage = (drawing: string): string =>
  untilLastMark(
    '>',
    dropElements(drawing, () => undefined),
    (tags) => tags.replaceAll(styleSheet, '').replaceAll(handlingTag, withoutHandlers).replaceAll(outsideReference, ''),
  )
    .replaceAll(styleImport, '')
    .replaceAll(/url\(\s*(?!["']?(?:data:|#))[^)]*\)/gi, 'none');

const styleSheet = /<\?xml-stylesheet\b[^<>]*>/gi;
const outsideReference = /\s(?:xlink:)?href\s*=\s*(?:"(?!#|data:image\/)[^"]*"|'(?!#|data:image\/)[^']*')/gi;
const handlingTag = /<[a-z][^<>]*\son[a-z]+\s*=[^<>]*>/gi;
const eventHandler = /\son[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/gi;
const linkAddress = /\shref\s*=\s*"([^"]*)"/gi;

/** Relative, or a type that only opens a page or a message. An entity before the colon hides the type. */
function isHarmless(address: string): boolean {
  const [, scheme] = /^([^/?#:]*):/.exec(address) ?? [];
  return scheme === undefined ? !/^[^/?#]*&(?!amp;)/i.test(address) : /^(?:https?|ftp|mailto|tel)$/i.test(scheme);
}

/** The same for browsers: forbids all scripts and loading. */
function withPolicy(page: string): string {
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"/>`;
  return page.replace(/<head\b[^>]*>/i, (head) => `${head}\n\t${policy}`);
}
