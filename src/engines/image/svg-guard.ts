import type { CustomPlugin, XastChild, XastElement, XastParent } from 'svgo';
import { t } from '../../shared/language/translate.ts';

/*
 * What an SVG must not contain: anything that runs or loads external content. Browsers and mail programs open it later, with
 * the viewer's rights.
 */

const forbiddenElements: Readonly<Record<string, string>> = {
  script: 'a script (<script>)',
  handler: 'a script (<handler>)',
  foreignobject: 'a web page inside the drawing (<foreignObject>)',
  ...Object.fromEntries(
    'applet audio base embed frame iframe img link meta object portal source track video'
      .split(' ')
      .map((name) => [name, `a part of a web page (<${name}>)`]),
  ),
};
const animationElements = ['animate', 'set', 'animatetransform', 'animatemotion', 'animatecolor'];
const linkAttributes = ['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'ping', 'background'];

const rasterData = /^data:image\/(png|jpe?g|pjpeg|gif|webp|avif|bmp|x-icon)[;,]/i;
const fontData = /^data:(font\/[\w+.-]+|application\/(x-)?font[\w+.-]*)[;,]/i;
const shownLinkCharacters = 60;

/**
 * An svgo plugin that collects dangerous content, in words for the user, without changing anything. Put it first, so that it
 * sees the original.
 */
export function svgGuard(findings: string[]): CustomPlugin {
  return {
    name: 'guard',
    fn: (root) => {
      inspectChildren(root, findings);
      return null;
    },
  };
}

/** Refuses entities before parsing: expanding them can exhaust memory, and their text escapes inspection. */
export function findEntities(text: string): string | undefined {
  return /<!ENTITY|<!DOCTYPE[^>]*\[/i.test(text) ? 'entity declarations in its DOCTYPE (<!ENTITY>)' : undefined;
}

function inspectChildren(parent: XastParent, findings: string[]): void {
  // A list instead of recursion: nesting may exceed the call stack.
  const open: (XastChild | XastParent)[] = [parent];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === 'instruction' && node.name.toLowerCase() === 'xml-stylesheet') {
      findings.push('a stylesheet from outside (<?xml-stylesheet?>)');
    }
    if (node.type === 'element') inspectElement(node, findings);
    if (node.type === 'element' || node.type === 'root') open.push(...node.children);
  }
}

function inspectElement(element: XastElement, findings: string[]): void {
  const name = localName(element.name);
  const forbidden = forbiddenElements[name];
  if (forbidden !== undefined) findings.push(forbidden);
  for (const [attribute, value] of Object.entries(element.attributes)) {
    findings.push(...inspectAttribute(name, attribute.toLowerCase(), value));
  }
  if (name !== 'style') return;
  for (const child of element.children) {
    if (child.type === 'text' || child.type === 'cdata') findings.push(...inspectStyles(child.value));
  }
}

function inspectAttribute(element: string, attribute: string, value: string): string[] {
  const local = localName(attribute);
  if (attribute.startsWith('xmlns')) return [];
  if (/^on[a-z]+$/.test(local)) return [t('an event handler ({name})', { name: local })];
  if (attribute === 'xml:base') return [t('a base address (xml:base)')];
  if (
    animationElements.includes(element) &&
    local === 'attributename' &&
    /^(.*:)?(href|on[a-z]+)$/i.test(value.trim())
  ) {
    return [t('an animated link or event handler ({name})', { name: value.trim() })];
  }
  if (linkAttributes.includes(local)) return inspectLink(value, [rasterData]);
  return inspectStyles(value);
}

/** A reference inside the drawing, or data of an accepted type. */
function inspectLink(link: string, accepted: readonly RegExp[]): string[] {
  // Browsers ignore spaces and control characters in URLs.
  const address = [...link].filter((character) => character > ' ').join('');
  if (address === '' || address.startsWith('#') || accepted.some((pattern) => pattern.test(address))) return [];
  if (/^(javascript|vbscript):/i.test(address)) return [t('a script in a link')];
  const shown = address.length > shownLinkCharacters ? `${address.slice(0, shownLinkCharacters)}…` : address;
  return [t('a link to something outside of it ({link})', { link: shown })];
}

/** Checks CSS: style sheets, style attributes, and attributes that may hold `url(...)`. */
function inspectStyles(styles: string): string[] {
  const css = decodeCss(styles).replace(/@namespace\s[^;]*;/gi, '');
  const findings: string[] = [];
  if (/@import/i.test(css)) findings.push(t('a stylesheet from outside (@import)'));
  if (/expression\s*\(|javascript:|-moz-binding|behavior\s*:/i.test(css)) findings.push(t('a script in its styles'));
  if (/(?:image-set|cross-fade|\bimage|\bsrc)\(\s*["']/i.test(css))
    findings.push(t('an image from outside in its styles'));
  for (const [, link = ''] of css.matchAll(/url\(([^)]*)/gi)) {
    const unquoted = link.trim().replace(/^["']|["']$/g, '');
    findings.push(...inspectLink(unquoted, [rasterData, fontData]));
  }
  return findings;
}

/** Removes comments and resolves escapes: `u\72l(` is `url(` to a browser (CSS Syntax 3, 4.3.7). */
function decodeCss(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?(\*\/|$)/g, '')
    .replace(/\\([0-9a-f]{1,6})\s?|\\([^\n])/gi, (_, hex?: string, literal?: string) => {
      if (hex === undefined) return literal ?? '';
      const codePoint = Number.parseInt(hex, 16);
      return codePoint > 0x10_ff_ff ? '\uFFFD' : String.fromCodePoint(codePoint);
    });
}

function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase();
}
