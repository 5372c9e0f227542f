/*
 * What a page names outside of itself. Nothing of it can ever be loaded, as LibreOffice has no network and sees no other file; here
 * it is taken out, so that no broken frames are left in its place, and counted.
 */

/** Elements that are nothing but a reference or a program. */
const dropped = /<(script|iframe|frame|object|embed|applet|video|audio|noscript)\b[^>]*>(?:[\s\S]*?<\/\1\s*>)?/gi;
const linkTag = /<(?:link|base|source|track|meta\s[^>]*http-equiv\s*=\s*["']?refresh)\b[^>]*>/gi;
const pictureTag = /<(?:img|image|input)\b[^>]*>/gi;
const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i');
const source = attribute('src');
const alternative = attribute('alt');
const outsideAttributes =
  /\s(?:background|srcset|poster|longdesc|data|classid|codebase)\s*=\s*(?:"(?!data:)[^"]*"|'(?!data:)[^']*'|[^\s>"']+)/gi;
const styleReference = /url\(\s*(?!["']?data:)[^)]*\)/gi;
const styleImport = /@import\b[^;]*;?/gi;

export type RewrittenHtml = { content: string; leftOut: number };

/** A page without what lies outside of it. Pictures that are inside (`data:`) stay; of the others the words stay. */
export function keepInside(page: string): RewrittenHtml {
  let leftOut = 0;
  const content = page
    .replaceAll(dropped, (tag) => {
      if (/^<(?:iframe|frame|object|embed|video|audio)/i.test(tag)) leftOut++;
      return '';
    })
    .replaceAll(linkTag, '')
    .replaceAll(pictureTag, (tag) => {
      const address = attributeValue(tag, source);
      if (address === undefined || /^data:image\//i.test(address)) return tag;
      leftOut++;
      return attributeValue(tag, alternative) ?? '';
    })
    .replaceAll(outsideAttributes, '')
    .replaceAll(styleImport, '')
    .replaceAll(styleReference, 'none');
  return { content: withCharset(content), leftOut };
}

function attributeValue(tag: string, pattern: RegExp): string | undefined {
  const match = pattern.exec(tag);
  return match ? (match[1] ?? match[2] ?? match[3]) : undefined;
}

/** It is written as UTF-8 now, whatever it said before. */
function withCharset(page: string): string {
  const bare = page.replaceAll(/<meta\b[^>]*charset[^>]*>/gi, '').replace(/^\s*<\?xml[^>]*>/, '');
  const mark = '<meta http-equiv="content-type" content="text/html; charset=utf-8">';
  return /<head\b[^>]*>/i.test(bare)
    ? bare.replace(/<head\b[^>]*>/i, (head) => head + mark)
    : `<head>${mark}</head>${bare}`;
}

/** What LibreOffice wrote, without the few things that would still be loaded from elsewhere. */
export function makeSelfContained(page: string): RewrittenHtml {
  let leftOut = 0;
  const content = page
    .replaceAll(pictureTag, (tag) => {
      const address = attributeValue(tag, source);
      if (address === undefined || /^data:/i.test(address)) return tag;
      leftOut++;
      return attributeValue(tag, alternative) ?? '';
    })
    .replaceAll(linkTag, '')
    .replaceAll(/<(?:object|embed|iframe)\b[^>]*>/gi, '')
    // Where office-worker.py says that a document lies: relative links become what they were.
    .replaceAll(/"http:\/\/document\.invalid\//g, '"')
    .replaceAll(outsideAttributes, '')
    .replaceAll(styleReference, 'none');
  return { content, leftOut };
}
