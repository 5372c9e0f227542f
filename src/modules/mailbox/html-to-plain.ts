import { convert } from 'html-to-text';
import { KB } from '../../shared/units.ts';

// Real mail has a tenth of this; what is cut is under the answer.
const maxCharacters = 150 * KB;

/** What mail programs put the answered message into: Gmail, Apple Mail, Thunderbird, Outlook, Yahoo, Proton. */
const quotes = [
  ...['div.gmail_quote', 'div.gmail_quote_container', 'blockquote[type=cite]', 'div.moz-cite-prefix', '#appendonsend'],
  ...['#divRplyFwdMsg', '#mail-editor-reference-message-container', 'div.yahoo_quoted', 'div.protonmail_quote'],
];
const unseen = ['script', 'style', 'head', 'title', 'noscript', 'template', 'object', 'iframe', 'svg', 'img', 'form'];

/**
 * The text of an HTML message. Nothing in it is run or loaded; links stay as their addresses. Deep nesting and great numbers of
 * elements are cut.
 */
export function htmlToPlain(html: string, { isForward }: { isForward: boolean }): string {
  const skipped = isForward ? unseen : [...unseen, ...quotes];
  return convert(html.slice(0, maxCharacters), {
    wordwrap: false,
    // Entities such as &nbsp; become characters that only look like blanks.
    decodeEntities: true,
    limits: { maxDepth: 50, maxChildNodes: 3000, ellipsis: '…' },
    selectors: [
      ...skipped.map((selector) => ({ selector, format: 'skip' })),
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, ignoreHref: false, noAnchorUrl: true } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: 'blockquote', options: { trimEmptyLines: true } },
    ],
  })
    .replaceAll('\u00a0', ' ')
    .trim();
}
