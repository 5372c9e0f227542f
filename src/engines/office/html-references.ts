/*
 * What a page names outside of itself. Nothing of it can ever be loaded, as LibreOffice has no network and sees no other file; here
 * it is taken out, so that no broken frames are left in its place, and counted.
 */

/** Elements that are nothing but a reference or a program. */
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

/** A page without what lies outside of it. Images that are inside (`data:`) stay; of the others the words stay. */
export function keepInside(page: string): RewrittenHtml {
  let leftOut = 0;
  const withoutElements = dropElements(page, (name) => {
    if (outsideElements.includes(name)) leftOut++;
  });
  const withoutTags = upToLast('>', withoutElements, (tags) =>
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
  const content = upToLast(')', withoutTags.replaceAll(styleImport, ''), (styles) =>
    styles.replaceAll(styleReference, 'none'),
  );
  return { content: withCharset(content), leftOut };
}

const outsideElements: readonly string[] = ['iframe', 'frame', 'object', 'embed', 'video', 'audio'];

/** Without these elements and what is in them; one that is never closed loses its tag only. Looks at each place once. */
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
 * Changes a text up to the last mark that ends what is looked for: behind it a pattern would look for that end in vain from
 * every place anew, which takes minutes for a page that was made for it.
 */
function upToLast(mark: string, text: string, change: (text: string) => string): string {
  const end = text.lastIndexOf(mark) + 1;
  return change(text.slice(0, end)) + text.slice(end);
}

function attributeValue(tag: string, pattern: RegExp): string | undefined {
  const match = pattern.exec(tag);
  return match ? (match[1] ?? match[2] ?? match[3]) : undefined;
}

/** It is written as UTF-8 now, whatever it said before. */
function withCharset(page: string): string {
  const bare = page.replaceAll(/<meta\b[^<>]*charset[^<>]*>/gi, '').replace(/^\s*<\?xml[^>]*>/, '');
  const mark = '<meta http-equiv="content-type" content="text/html; charset=utf-8">';
  return /<head\b[^>]*>/i.test(bare)
    ? bare.replace(/<head\b[^>]*>/i, (head) => head + mark)
    : `<head>${mark}</head>${bare}`;
}

/**
 * What LibreOffice wrote, without the few things that would still be loaded from elsewhere, and without programs: it writes the
 * scripts, event handlers and script links of a document, and pages of strangers run where a browser opens them.
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

/** What LibreOffice wrote, without event handlers and script links, and with its relative links as they were. */
export const withoutPrograms = (page: string): string =>
  page
    // Where office-worker.py says that a document lies.
    .replaceAll(/"http:\/\/document\.invalid\//g, '"')
    .replaceAll(handlingTag, withoutHandlers)
    .replaceAll(linkAddress, (whole, address: string) => (isHarmless(address) ? whole : ''));

/** A drawing (SVG) that runs nothing, and loads nothing from outside of itself. */
export const inertImage = (drawing: string): string =>
  upToLast(
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

/** Relative, or of a kind that opens nothing but a page or a message. An entity before the colon hides what kind it is. */
function isHarmless(address: string): boolean {
  const [, scheme] = /^([^/?#:]*):/.exec(address) ?? [];
  return scheme === undefined ? !/^[^/?#]*&(?!amp;)/i.test(address) : /^(?:https?|ftp|mailto|tel)$/i.test(scheme);
}

/** The same for browsers: whatever else such a page holds, it runs nothing and loads nothing. */
function withPolicy(page: string): string {
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"/>`;
  return page.replace(/<head\b[^>]*>/i, (head) => `${head}\n\t${policy}`);
}
