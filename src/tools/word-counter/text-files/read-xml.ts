/** Callbacks of the XML reader, in document order. Names are given as namespace and local name, whatever the prefix. */
export type XmlHandlers = {
  open: (element: XmlElement) => void;
  close: (element: XmlElement) => void;
  text: (text: string) => void;
};

export type XmlElement = {
  namespace: string;
  name: string;
  /** The attribute with this local name, in any namespace; undefined when missing. */
  attribute: (name: string) => string | undefined;
};

/** The XML is malformed, nested too deep or declares entities. */
export class XmlError extends Error {
  override readonly name = 'XmlError';
}

const maxDepth = 2000;

const token = /<!--|<!\[CDATA\[|<\?|<!|<\/|</g;
const attributePattern = /([^\s=/>"']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;
const reference = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi;
const namedCharacters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Parses XML in one pass and calls `handlers`. Supports only the five predefined entities, loads nothing and refuses document
 * type declarations, which rules out expansion bombs and external files.
 *
 * @throws XmlError
 */
export function readXml(xml: string, handlers: XmlHandlers): void {
  const stack: { tag: string; element: XmlElement; namespaces: Namespaces }[] = [];
  let position = 0;
  for (;;) {
    token.lastIndex = position;
    const match = token.exec(xml);
    const textEnd = match ? match.index : xml.length;
    if (textEnd > position && stack.length > 0) handlers.text(decodeReferences(xml.slice(position, textEnd)));
    if (!match) break;
    const contentStart = match.index + match[0].length;
    if (match[0] === '<!--') position = after(xml, '-->', contentStart);
    else if (match[0] === '<?') position = after(xml, '?>', contentStart);
    else if (match[0] === '<!') throw new XmlError('document type declarations are not read');
    else if (match[0] === '<![CDATA[') {
      position = after(xml, ']]>', contentStart);
      if (stack.length > 0) handlers.text(xml.slice(contentStart, position - 3));
    } else if (match[0] === '</') {
      position = after(xml, '>', contentStart);
      const open = stack.pop();
      const tag = xml.slice(contentStart, position - 1).trimEnd();
      if (!open || open.tag !== tag) throw new XmlError(`unexpected </${tag.slice(0, 40)}>`);
      handlers.close(open.element);
    } else {
      position = tagEnd(xml, contentStart);
      const isEmpty = xml[position - 2] === '/';
      const content = xml.slice(contentStart, position - (isEmpty ? 2 : 1));
      const { tag, element, namespaces } = readTag(content, stack.at(-1)?.namespaces ?? {});
      handlers.open(element);
      if (isEmpty) handlers.close(element);
      else if (stack.push({ tag, element, namespaces }) > maxDepth) throw new XmlError('nested too deep');
    }
  }
  const unclosed = stack.at(-1);
  if (unclosed) throw new XmlError(`<${unclosed.tag.slice(0, 40)}> is not closed`);
}

type Namespaces = Readonly<Record<string, string>>;

function readTag(content: string, inherited: Namespaces) {
  const tag = /^[^\s/>]+/.exec(content)?.[0];
  if (!tag) throw new XmlError('a tag without a name');
  const attributes: [name: string, value: string][] = [];
  let namespaces = inherited;
  for (const [, name = '', double, single] of content.slice(tag.length).matchAll(attributePattern)) {
    const value = double ?? single ?? '';
    if (name === 'xmlns') namespaces = { ...namespaces, '': value };
    else if (name.startsWith('xmlns:')) namespaces = { ...namespaces, [name.slice(6)]: value };
    else attributes.push([localName(name), value]);
  }
  const prefix = tag.includes(':') ? tag.slice(0, tag.indexOf(':')) : '';
  const element: XmlElement = {
    namespace: namespaces[prefix] ?? '',
    name: localName(tag),
    attribute: (wanted) => {
      const value = attributes.find(([name]) => name === wanted)?.[1];
      return value === undefined ? undefined : decodeReferences(value);
    },
  };
  return { tag, element, namespaces };
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** The index after the `>` of a tag; one inside a quoted value does not end it. */
function tagEnd(xml: string, start: number): number {
  let quote = '';
  for (let index = start; index < xml.length; index++) {
    const character = xml[index];
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return index + 1;
  }
  throw new XmlError('a tag is not closed');
}

function after(xml: string, end: string, start: number): number {
  const index = xml.indexOf(end, start);
  if (index < 0) throw new XmlError(`${end} is missing`);
  return index + end.length;
}

function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(reference, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name) return namedCharacters[name] ?? whole;
    const point = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd';
  });
}
