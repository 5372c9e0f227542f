import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { imageSize } from 'image-size';
import { type Content, type ContentFile, type ContentKind, contentSchemas } from './content.contract.ts';
import { ContentError } from './content-error.ts';
import { parseContent } from './parse-content.ts';
import { type Picture, renderMarkdown } from './render-markdown.ts';

const root = join(import.meta.dirname, '../../..');
/** What comes with the site. */
export const shippedContent = join(root, 'content');

const wordsPerMinute = 200;

/** The folders that content is read from, the shipped one first. */
export const contentFolders = ({ contentDir }: { contentDir: string | undefined }): string[] =>
  contentDir === undefined ? [shippedContent] : [shippedContent, contentDir];

/**
 * All content, without drafts. A file in a later folder replaces the one of the same name.
 * @throws ContentError that names the first broken file, line and field
 */
export function readContent(folders: readonly string[]): Content {
  for (const folder of folders) {
    if (!existsSync(folder)) throw new ContentError({ file: folder, line: 1 }, 'There is no such folder.');
  }
  const dated = <Item extends { date: string; slug: string }>(items: Item[]) =>
    items.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
  const ranked = <Item extends { rank: number; slug: string }>(items: Item[]) =>
    items.sort((a, b) => a.rank - b.rank || a.slug.localeCompare(b.slug));
  return {
    blog: dated(readKind('blog', folders)).sort((a, b) => Number(b.featured) - Number(a.featured)),
    careers: dated(readKind('careers', folders)),
    help: ranked(readKind('help', folders)),
    team: ranked(readKind('team', folders)),
    testimonials: ranked(readKind('testimonials', folders)),
  };
}

function readKind<Kind extends ContentKind>(kind: Kind, folders: readonly string[]): ContentFile<Kind>[] {
  const files = new Map<string, string>();
  for (const folder of folders) {
    for (const file of globSync('*.md', { cwd: join(folder, kind) })) {
      files.set(basename(file, '.md'), join(folder, kind, file));
    }
  }
  return [...files].map(([slug, path]) => readFile(kind, slug, path)).filter(({ draft }) => !draft);
}

function readFile<Kind extends ContentKind>(kind: Kind, slug: string, path: string): ContentFile<Kind> {
  const file = relative(root, path).startsWith('..') ? path : relative(root, path);
  // '404' is the address of a section's own not-found page.
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug === '404') {
    throw new ContentError({ file, line: 1 }, 'The file name must be of small letters, digits and single hyphens.');
  }
  const { frontMatter, markdown, firstLine } = parseContent(contentSchemas[kind], file, readFileSync(path, 'utf8'));
  const pictureAt = (name: string) => pictureBeside(path, kind, name);
  const words = new Intl.Segmenter('en', { granularity: 'word' }).segment(markdown);
  const count = [...words].filter(({ isWordLike }) => isWordLike).length;
  return {
    ...frontMatter,
    slug,
    markdown,
    ...renderMarkdown({ file, markdown, firstLine, pictureAt }),
    readingMinutes: Math.max(1, Math.ceil(count / wordsPerMinute)),
  };
}

/** Where images of content are served. */
const picturesPath = '/content';
/** Names of images beside content files, or one folder below. */
const pictureNames = /^([a-z0-9][a-z0-9-]*\/)?[a-z0-9][a-z0-9.-]*\.(webp|png|jpg)$/;

/** The images of all content: where each is served, and its file. */
export function listPictures(folders: readonly string[]): Map<string, string> {
  const pictures = new Map<string, string>();
  for (const folder of folders) {
    for (const kind of Object.keys(contentSchemas)) {
      for (const name of globSync('{*,*/*}.{webp,png,jpg}', { cwd: join(folder, kind) })) {
        pictures.set(`${picturesPath}/${kind}/${name}`, join(folder, kind, name));
      }
    }
  }
  return pictures;
}

/** The picture of a help article's screen in one theme, if there is one. */
export const screenOf = (folders: readonly string[], slug: string, theme: 'light' | 'dark'): Picture | undefined =>
  folders
    .map((folder) => pictureBeside(join(folder, 'help', `${slug}.md`), 'help', `screens/${slug}.${theme}.webp`))
    .findLast((picture) => picture !== undefined);

/** An image beside a content file; its address changes with its content. */
function pictureBeside(path: string, kind: ContentKind, name: string): Picture | undefined {
  const file = join(dirname(path), name);
  if (!pictureNames.test(name) || !existsSync(file)) return undefined;
  const content = readFileSync(file);
  const version = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const { width, height } = imageSize(content);
  return { address: `${picturesPath}/${kind}/${name}?v=${version}`, width, height };
}
