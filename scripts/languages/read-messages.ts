import { parseSync } from 'vite';

/** A text of the interface, where it stands. */
export type FoundMessage = { message: string; file: string; line: number };
/** A text that cannot be translated as it is written. */
export type Problem = { file: string; line: number; problem: string };

/** Attributes that people read. Other attributes with words say `t('...')`. */
const textAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'afterLabel',
  'beforeLabel',
  'busyLabel',
  'busyWord',
  'caption',
  'confirmLabel',
  'details',
  'hint',
  'label',
  'lead',
  'noPreview',
  'placeholder',
  'priceNote',
  'problem',
  'shown',
  'summary',
  'text',
  'title',
]);

/** Elements whose text is not in a language: code, keys. `translate="no"` does the same for any other. */
const untranslated = new Set(['code', 'kbd', 'pre', 'samp', 'script', 'style']);
/** Elements that may have nothing but one text. */
const plainText = new Set(['option', 'title']);

const isWords = (text: string): boolean => /\p{L}{2}/u.test(text);

type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Edit = { start: number; end: number; write: () => string };

/**
 * Finds the messages of a module: what JSX shows as text, and the first argument of `t('...')`.
 *
 * A run of text in JSX is one message, with what stands between: `<p>Read <Link>the guide</Link> of {name}.</p>` is
 * `Read <link>the guide</link> of {name}.`
 *
 * @param file the module's path, for what is wrong with it
 * @param mark what to write in place of a message: a JavaScript string literal
 */
export function readMessages(
  file: string,
  source: string,
  mark: (message: string) => string = JSON.stringify,
): { messages: FoundMessage[]; problems: Problem[]; code: string } {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const messages: FoundMessage[] = [];
  const problems: Problem[] = [];
  const helpers = new Set<'t' | 'rich'>();
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length;
  const found = (message: string, at: Node) => {
    messages.push({ message, file, line: lineOf(at.start) });
    return mark(message);
  };
  const refuse = (problem: string, at: Node) => problems.push({ file, line: lineOf(at.start), problem });
  const text = ({ start, end }: Node) => source.slice(start, end);

  /** The source of a range, with the messages inside replaced. */
  const rewrite = (node: Node, start = node.start, end = node.end): string => {
    const edits = editsIn(node).filter((edit) => edit.start >= start && edit.end <= end);
    let code = '';
    let done = start;
    for (const edit of edits.sort((a, b) => a.start - b.start)) {
      code += source.slice(done, edit.start) + edit.write();
      done = edit.end;
    }
    return code + source.slice(done, end);
  };

  /** The outermost texts in a node. */
  function editsIn(node: Node): Edit[] {
    switch (node.type) {
      case 'JSXElement':
      case 'JSXFragment':
        return editsInElement(node);
      case 'JSXAttribute':
        return isTextAttribute(node) && node.value ? editsInShown(node.value as Node, true) : editsInParts(node);
      case 'CallExpression':
        return isCallOfT(node) ? editCallOfT(node) : editsInParts(node);
      default:
        return editsInParts(node);
    }
  }

  const editsInParts = (node: Node): Edit[] => partsOf(node).flatMap(editsIn);

  function editsInElement(node: Node): Edit[] {
    const opening = node.openingElement as Node | undefined;
    const name = opening ? tagName(opening) : '';
    const own = opening ? editsInParts(opening) : [];
    const children = node.children as Node[];
    if (opening && isUntranslated(opening)) {
      return [...own, ...children.filter(({ type }) => type !== 'JSXText').flatMap(editsInParts)];
    }
    if (!children.some((child) => isWords(textOfChild(child) ?? ''))) {
      return [...own, ...children.flatMap((child) => editsInShown(child, false))];
    }
    // Icons and the like before and after the text are no part of it; its full stop is.
    const belongs = (child: Node) =>
      hasWords(child) || child.type === 'JSXExpressionContainer' || Boolean(textOfChild(child)?.trim());
    const [from, to] = [children.findIndex(belongs), children.findLastIndex(belongs)];
    const run = children.slice(from, to + 1);
    const beside = [...children.slice(0, from), ...children.slice(to + 1)];
    return [
      ...own,
      ...beside.flatMap((child) => editsInShown(child, false)),
      {
        start: (run[0] as Node).start,
        end: (run.at(-1) as Node).end,
        write: () => writeRun(run, plainText.has(name)),
      },
    ];
  }

  /** Whether there is text in it. */
  const hasWords = (node: Node): boolean =>
    isWords(textOfChild(node) ?? '') || (Array.isArray(node.children) && (node.children as Node[]).some(hasWords));

  /** What an expression shows: its literals are messages. */
  function editsInShown(node: Node, inAttribute: boolean): Edit[] {
    switch (node.type) {
      case 'JSXExpressionContainer':
        return editsInShown(node.expression as Node, inAttribute);
      case 'ParenthesizedExpression':
        return editsInShown(node.expression as Node, inAttribute);
      case 'ConditionalExpression':
        return [
          ...editsIn(node.test as Node),
          ...editsInShown(node.consequent as Node, inAttribute),
          ...editsInShown(node.alternate as Node, inAttribute),
        ];
      case 'LogicalExpression':
        return [
          ...(node.operator === '&&' ? editsIn(node.left as Node) : editsInShown(node.left as Node, inAttribute)),
          ...editsInShown(node.right as Node, inAttribute),
        ];
      case 'Literal': {
        const isMessage = typeof node.value === 'string' && isWords(node.value);
        // A JSX attribute's own literal has no braces around it.
        const braces = inAttribute && source[node.start - 1] === '=';
        const value = braces ? decodeEntities(text(node).slice(1, -1)) : String(node.value);
        const write = () => (braces ? `{${found(value, node)}}` : found(value, node));
        return isMessage ? [{ start: node.start, end: node.end, write }] : [];
      }
      case 'TemplateLiteral': {
        const { message, names } = messageOfTemplate(node);
        if (!isWords(message.replaceAll(/\{\w+\}/g, ''))) return editsInParts(node);
        const write = () => {
          helpers.add('t');
          return `$t(${found(message, node)}, ${writeValues(names)})`;
        };
        return [{ start: node.start, end: node.end, write }];
      }
      default:
        return editsIn(node);
    }
  }

  function messageOfTemplate(node: Node): { message: string; names: Map<string, Node> } {
    const names = new Map<string, Node>();
    const quasis = node.quasis as { value: { cooked: string } }[];
    const expressions = node.expressions as Node[];
    const message = quasis
      .map(({ value }, index) => {
        const expression = expressions[index];
        return value.cooked + (expression ? `{${nameValue(expression, names)}}` : '');
      })
      .join('');
    return { message, names };
  }

  function nameValue(expression: Node, names: Map<string, Node>): string {
    if (showsLiteral(expression)) {
      refuse(
        'a part of a sentence is chosen by code. Write t() with each whole sentence, or its plural forms',
        expression,
      );
    }
    return unique(expressionName(expression), expression, names);
  }

  function unique(base: string, node: Node, names: Map<string, Node>): string {
    for (let number = 1; ; number++) {
      const name = number === 1 ? base : `${base}${number}`;
      const taken = names.get(name);
      if (taken && text(taken) !== text(node)) continue;
      names.set(name, node);
      return name;
    }
  }

  const writeValues = (names: ReadonlyMap<string, Node>): string =>
    `{ ${[...names].map(([name, node]) => `${name}: ${rewrite(node)}`).join(', ')} }`;

  /** One run of text, values and elements as one message. */
  function writeRun(children: readonly Node[], asText: boolean): string {
    const values = new Map<string, Node>();
    const wraps = new Map<string, Node>();
    const compose = (nodes: readonly Node[]): string =>
      nodes
        .map((child) => {
          const words = textOfChild(child);
          if (words !== undefined) return words;
          if (child.type === 'JSXExpressionContainer') {
            const expression = child.expression as Node;
            return expression.type === 'JSXEmptyExpression' ? '' : `{${nameValue(expression, values)}}`;
          }
          const opening = child.openingElement as Node | undefined;
          const tag = unique(opening ? shortTag(opening) : 'part', child, wraps);
          const inner = child.children as Node[];
          const isClosed = !opening || isUntranslated(opening) || inner.length === 0;
          return isClosed ? `<${tag}/>` : `<${tag}>${compose(inner)}</${tag}>`;
        })
        .join('');
    const whole = compose(children);
    const message = whole.trim();
    const first = children[0] as Node;
    const around = (code: string) => `${/^\s/.test(whole) ? "{' '}" : ''}{${code}}${/\s$/.test(whole) ? "{' '}" : ''}`;
    if (values.size === 0 && wraps.size === 0) return around(found(message, first));
    if (asText) {
      helpers.add('t');
      return around(`$t(${found(message, first)}, ${writeValues(values)})`);
    }
    helpers.add('rich');
    const literal = found(message, first);
    const wrapping = [...wraps].map(([tag, node]) => `${tag}: ($) => ${writeWrap(node)}`).join(', ');
    return around(
      `$rich(${literal}, ${values.size > 0 ? writeValues(values) : 'undefined'}${wrapping && `, { ${wrapping} }`})`,
    );
  }

  /** An element with `{$}` in place of what it has inside. */
  function writeWrap(node: Node): string {
    const opening = node.openingElement as Node | undefined;
    const children = node.children as Node[];
    const closing = node.closingElement as Node | null;
    if (!opening || isUntranslated(opening) || children.length === 0) return rewrite(node);
    return `${rewrite(opening)}{$}${closing ? text(closing) : ''}`;
  }

  function editCallOfT(node: Node): Edit[] {
    const [message, ...values] = node.arguments as Node[];
    if (message?.type !== 'Literal' || typeof message.value !== 'string') {
      // A type error already, unless it is meant: t(name as Message).
      return editsInParts(node);
    }
    const value = message.value;
    const whole = { start: node.start, end: node.end };
    if (values.length === 0) return [{ ...whole, write: () => found(value, message) }];
    return [{ start: message.start, end: message.end, write: () => found(value, message) }, ...values.flatMap(editsIn)];
  }

  const code = rewrite(program as unknown as Node, 0, source.length);
  const imports = [
    helpers.has('t') ? "import { t as $t } from '@language/t';\n" : '',
    helpers.has('rich') ? "import { rich as $rich } from '@language/rich';\n" : '',
  ];
  return { messages, problems, code: imports.join('') + code };

  function textOfChild(child: Node): string | undefined {
    if (child.type === 'JSXText') return decodeEntities(trimLines(text(child)));
    const expression = child.type === 'JSXExpressionContainer' ? (child.expression as Node) : undefined;
    return expression?.type === 'Literal' && typeof expression.value === 'string' ? expression.value : undefined;
  }
}

const isUntranslated = (opening: Node): boolean =>
  untranslated.has(tagName(opening)) || hasAttribute(opening, 'translate');

function isTextAttribute(node: Node): boolean {
  const attribute = node.name as Node;
  return attribute.type === 'JSXIdentifier' && textAttributes.has(String(attribute.name));
}

/** The name of a value in a message: `file.name` is `name`, `formatBytes(size)` is `size`. */
function expressionName(node: Node): string {
  switch (node.type) {
    case 'Identifier':
      return String(node.name);
    case 'MemberExpression':
      return expressionName(node.property as Node);
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return expressionName(node.expression as Node);
    case 'CallExpression': {
      const callee = node.callee as Node;
      const [argument] = node.arguments as Node[];
      // `pages.join(', ')` is named for the pages.
      if (callee.type === 'MemberExpression' && /^(to|join|trim)/.test(String((callee.property as Node).name)))
        return expressionName(callee.object as Node);
      return expressionName(argument && /Identifier|Member/.test(argument.type) ? argument : callee);
    }
    default:
      return 'value';
  }
}

/** Whether the value has words of its own: `count === 1 ? 'page' : 'pages'`. */
function showsLiteral(node: Node): boolean {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && isWords(node.value);
    case 'ConditionalExpression':
      return showsLiteral(node.consequent as Node) || showsLiteral(node.alternate as Node);
    case 'LogicalExpression':
      return showsLiteral(node.right as Node);
    case 'ParenthesizedExpression':
      return showsLiteral(node.expression as Node);
    case 'TemplateLiteral':
      return (node.quasis as { value: { cooked: string } }[]).some(({ value }) => isWords(value.cooked));
    default:
      return false;
  }
}

const isCallOfT = (node: Node): boolean => {
  const callee = node.callee as Node;
  return callee.type === 'Identifier' && callee.name === 't';
};

const tagName = (opening: Node): string => {
  const name = opening.name as Node;
  return name.type === 'JSXIdentifier' ? String(name.name) : '';
};

const shortTag = (opening: Node): string =>
  (tagName(opening) || 'part').replace(/^\p{Lu}/u, (first) => first.toLowerCase());

const hasAttribute = (opening: Node, name: string): boolean =>
  (opening.attributes as Node[]).some((each) => each.type === 'JSXAttribute' && (each.name as Node).name === name);

function partsOf(node: Node): Node[] {
  const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

/** Leaves of JSX text what React shows of it: lines lose the blanks around them, and empty lines go. */
function trimLines(raw: string): string {
  const lines = raw.replaceAll('\r\n', '\n').split('\n');
  return lines
    .map((line, index) => {
      const start = index === 0 ? line : line.replace(/^[ \t]+/, '');
      return index === lines.length - 1 ? start : start.replace(/[ \t]+$/, '');
    })
    .filter((line) => line !== '')
    .join(' ');
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: '\u00a0',
  quot: '"',
};

const decodeEntities = (text: string): string =>
  text.replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
