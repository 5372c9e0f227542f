import { Parser } from 'htmlparser2';
import type { PageFacts } from './marketing.contract.ts';

export type AuditedPage = PageFacts & {
  /** Paths of this site that it links to, without what comes after `?` and `#`. */
  paths: readonly string[];
  /** What is wrong with it, in sentences. */
  problems: readonly string[];
};

// What search engines show of a page before they cut it off.
const titleLength = { min: 10, max: 65 };
const descriptionLength = { min: 50, max: 170 };
const mostBytes = 300_000;

/** Reads an own page and says what search engines and readers would miss. */
export function auditPage({ path, status, html }: { path: string; status: number; html: string }): AuditedPage {
  const read = readPage(html, path);
  const { title, description, headings, paths, outsideLinks, structuredData } = read;
  const problems = status === 200 ? problemsOf(read, html.length) : [`The page answers ${status}.`];
  return {
    ...{ path, status, title, description, bytes: Buffer.byteLength(html), headings: headings.length },
    ...{ links: paths.length, outsideLinks, structuredData, paths, problems },
  };
}

type ReadPage = ReturnType<typeof readPage>;

function readPage(html: string, path: string) {
  const page = {
    ...{ title: '', description: '', language: '', canonical: '', card: '', outsideLinks: 0 },
    ...{ imagesWithoutText: 0, brokenData: 0 },
    /** Of the page's own content: menus have some, too. */
    headings: [] as number[],
    paths: [] as string[],
    structuredData: [] as string[],
  };
  const paths = new Set<string>();
  let reading: 'title' | 'data' | undefined;
  let data = '';
  let isInMain = false;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const level = /^h([1-6])$/.exec(name)?.[1];
      if (name === 'main') isInMain = true;
      if (level !== undefined && isInMain) page.headings.push(Number(level));
      if (name === 'html') page.language = attributes.lang ?? '';
      if (name === 'title' && page.title === '') reading = 'title';
      if (name === 'meta' && attributes.name === 'description') page.description = attributes.content ?? '';
      if (name === 'meta' && attributes.property === 'og:title') page.card = attributes.content ?? '';
      if (name === 'link' && attributes.rel === 'canonical') page.canonical = attributes.href ?? '';
      if (name === 'img' && attributes.alt === undefined) page.imagesWithoutText++;
      if (name === 'script' && attributes.type === 'application/ld+json') reading = 'data';
      if (name !== 'a' || attributes.href === undefined) return;
      const base = 'http://site';
      if (!URL.canParse(attributes.href, base + path)) return;
      const { origin, protocol, pathname } = new URL(attributes.href, base + path);
      if (origin === base) paths.add(pathname);
      else if (/^https?:$/.test(protocol)) page.outsideLinks++;
    },
    ontext: (text) => {
      if (reading === 'title') page.title += text;
      if (reading === 'data') data += text;
    },
    onclosetag: (name) => {
      if (name === 'main') isInMain = false;
      if (reading === 'data' && name === 'script') {
        const types = typesOf(data);
        if (types) page.structuredData.push(...types);
        else page.brokenData++;
        data = '';
      }
      if (name === 'title' || name === 'script') reading = undefined;
    },
  });
  parser.end(html);
  return { ...page, paths: [...paths] };
}

/** The types that structured data names; undefined when it is no JSON. */
function typesOf(json: string): string[] | undefined {
  try {
    const data: unknown = JSON.parse(json);
    const all = Array.isArray(data) ? data : [data];
    return all.flatMap((each) => {
      const graph = each?.['@graph'];
      return (Array.isArray(graph) ? graph : [each]).flatMap((node) => String(node?.['@type'] ?? 'none'));
    });
  } catch {
    return undefined;
  }
}

function problemsOf(page: ReadPage, length: number): string[] {
  const { title, description, headings, language, canonical, card, imagesWithoutText, brokenData } = page;
  const tops = headings.filter((level) => level === 1).length;
  const skipped = headings.find((level, index) => level > (headings[index - 1] ?? 0) + 1);
  return [
    ...checkLength('title', title, titleLength),
    ...checkLength('description', description, descriptionLength),
    ...(tops === 1
      ? []
      : [tops === 0 ? 'It has no heading of the first level.' : `It has ${tops} headings of the first level.`]),
    ...(skipped === undefined
      ? []
      : [`A heading of level ${skipped} comes without one of level ${skipped - 1} before it.`]),
    ...(language === '' ? ['It does not say its language.'] : []),
    ...(canonical === '' ? ['It names no canonical address.'] : []),
    ...(card === '' ? ['It has no title for cards in social networks (og:title).'] : []),
    ...(imagesWithoutText === 0 ? [] : [`${imagesWithoutText} of its images have no alternative text.`]),
    ...(brokenData === 0 ? [] : ['Its structured data is no JSON.']),
    ...(length > mostBytes ? [`Its HTML has ${Math.round(length / 1000)} KB; ${mostBytes / 1000} is enough.`] : []),
  ];
}

function checkLength(name: string, text: string, { min, max }: { min: number; max: number }): string[] {
  const { length } = text.trim();
  if (length === 0) return [`It has no ${name}.`];
  if (length < min) return [`Its ${name} has ${length} characters; at least ${min} say more.`];
  return length > max ? [`Its ${name} has ${length} characters; search engines cut it after ${max}.`] : [];
}
