import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { t } from '../../shared/language/translate.ts';
import { formatBytes, MB } from '../../shared/units.ts';
import { escapeXml } from '../../shared/xml.ts';
import { type RewrittenHtml, removeReferences } from './html-references.ts';
import { officeErrors } from './office.errors.ts';

/** Real mail nests five deep at most; each level costs memory. */
const maxNesting = 50;
const maxHeaderBytes = MB;
const maxTextBytes = 5 * MB;
/** Total size of inline images; later ones are dropped. */
const maxImageBytes = 20 * MB;
const listedAttachments = 200;
/** Names shown of a long recipient list. */
const maxNamedPeople = 100;

export type EmailPage = RewrittenHtml & { attachments: number };

/**
 * An email as an HTML page: sender, recipients and date, the text with inline images, and attachments by name and size.
 * Throws EMAIL_NOT_READABLE and TEXT_TOO_LONG.
 * @param clean by default, all external references are removed
 */
export async function emailToHtml(
  message: Uint8Array,
  clean: (page: string) => RewrittenHtml = removeReferences,
): Promise<EmailPage> {
  const email = await parse(message);
  const images = new InlineImages(email.attachments);
  if ((email.html ?? email.text ?? '').length > maxTextBytes) {
    throw officeErrors.textTooLong({ what: t('The text of an email'), maxBytes: maxTextBytes });
  }
  const { content, leftOut } = clean(page(email, images));
  return { content, leftOut: leftOut + images.leftOut, attachments: images.others().length };
}

async function parse(message: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(message, {
      forceRfc822Attachments: true,
      maxNestingDepth: maxNesting,
      maxHeadersSize: maxHeaderBytes,
    });
  } catch (error) {
    throw officeErrors.emailNotReadable(undefined, { cause: error, log: String(error) });
  }
}

const style = `
body { font-family: "Carlito", "Liberation Sans", sans-serif; font-size: 11pt; }
.mail-field { color: #555555; padding: 1pt 8pt 1pt 0; vertical-align: top; }
`;

function page(email: Email, images: InlineImages): string {
  const body = email.html === undefined ? plainText(email.text ?? '') : images.putInto(withoutFrame(email.html));
  const subject = email.subject?.trim() || '(no subject)';
  return (
    `<!DOCTYPE html><html><head><title>${escapeXml(subject)}</title><style>${style}</style></head><body>` +
    `<h2>${escapeXml(subject)}</h2><table>${fields(email)}</table><hr>${body}${listed(images.others())}</body></html>`
  );
}

function fields(email: Email): string {
  const date = email.headers.find(({ key }) => key === 'date')?.value;
  const rows: [string, string | undefined][] = [
    ['From', people(email.from && [email.from])],
    ['To', people(email.to)],
    ['Cc', people(email.cc)],
    ['Bcc', people(email.bcc)],
    ['Reply to', people(email.replyTo)],
    ['Date', date],
  ];
  return rows
    .filter(([, value]) => value !== undefined && value.trim() !== '')
    .map(([name, value]) => `<tr><td class="mail-field">${name}</td><td>${escapeXml(value ?? '')}</td></tr>`)
    .join('');
}

function people(addresses: readonly Address[] | undefined): string | undefined {
  if (addresses === undefined) return undefined;
  const all = addresses.flatMap((entry) => entry.group ?? [entry]);
  const named = all
    .slice(0, maxNamedPeople)
    .map(({ name, address }) => (name && address ? `${name} <${address}>` : name || address || ''));
  const more = all.length - named.length;
  return named.join(', ') + (more > 0 ? ` and ${more.toLocaleString('en')} more` : '');
}

/** Keeps line breaks and indents. */
function plainText(text: string): string {
  const lines = escapeXml(text.replaceAll(/\r\n?/g, '\n'))
    .replaceAll('\t', '    ')
    .replaceAll(/ {2,}/g, (spaces) => '&nbsp;'.repeat(spaces.length))
    .split(/\n{2,}/);
  return lines.map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`).join('\n');
}

/** The content of a page embedded in another, with its styles. */
const withoutFrame = (html: string): string =>
  html.replaceAll(
    /<!doctype[^<>]*>|<\/?(?:html|head|body)\b[^<>]*>|<title\b[^<>]*>[^<]*<\/title>|<meta\b[^<>]*>/gi,
    '',
  );

function listed(attachments: readonly Attachment[]): string {
  if (attachments.length === 0) return '';
  const rows = attachments
    .slice(0, listedAttachments)
    .map((attachment) => `<li>${escapeXml(nameOf(attachment))} (${formatBytes(bytesOf(attachment))})</li>`);
  const more = attachments.length - rows.length;
  if (more > 0) rows.push(`<li>and ${more.toLocaleString('en')} more</li>`);
  return `<hr><p><b>${attachments.length === 1 ? '1 attachment' : `${attachments.length.toLocaleString('en')} attachments`}</b></p><ul>${rows.join('')}</ul>`;
}

const longestName = 200;
const nameOf = ({ filename, mimeType }: Attachment): string =>
  (filename ?? (mimeType === 'message/rfc822' ? 'Email' : 'Unnamed')).slice(0, longestName).toWellFormed();

const bytesOf = ({ content }: Attachment): number =>
  typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength;

/** Image types that LibreOffice renders and that cannot reference anything external. */
const drawn: readonly string[] = ['image/png', 'image/jpeg', 'image/jpg', 'image/gif', 'image/bmp', 'image/webp'];

/** Inline images of the message, by content id (RFC 2392). */
class InlineImages {
  leftOut = 0;
  readonly #attachments: readonly Attachment[];
  readonly #byId = new Map<string, Attachment>();
  readonly #shown = new Set<Attachment>();
  #bytes = 0;

  constructor(attachments: readonly Attachment[]) {
    this.#attachments = attachments;
    for (const attachment of attachments) {
      const id = attachment.contentId?.replaceAll(/^<|>$/g, '');
      if (id !== undefined) this.#byId.set(id, attachment);
    }
  }

  putInto(html: string): string {
    return html.replaceAll(/(["'(=]\s*)cid:([^"')\s>]+)/gi, (whole, before: string, id: string) => {
      const image = this.#byId.get(id) ?? this.#byId.get(decoded(id));
      if (image === undefined || !drawn.includes(image.mimeType)) return whole;
      this.#shown.add(image);
      this.#bytes += bytesOf(image);
      if (this.#bytes > maxImageBytes) {
        this.leftOut++;
        return `${before}#`;
      }
      return `${before}data:${image.mimeType};base64,${base64Of(image)}`;
    });
  }

  /** Attachments not shown inline. */
  others(): Attachment[] {
    return this.#attachments.filter((attachment) => !this.#shown.has(attachment));
  }
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    // A stray percent sign, taken literally.
    return id;
  }
}

const base64Of = ({ content }: Attachment): string =>
  (typeof content === 'string'
    ? Buffer.from(content)
    : content instanceof Uint8Array
      ? Buffer.from(content.buffer, content.byteOffset, content.byteLength)
      : Buffer.from(content)
  ).toString('base64');
