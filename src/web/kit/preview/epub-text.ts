import { strFromU8, unzipSync } from 'fflate';

/** Larger chapters are not unpacked for a preview. In bytes. */
const maxPartBytes = 5_000_000;
const blocks = 'h1, h2, h3, h4, h5, h6, p, li, td, th, pre';

/**
 * The beginning of an e-book as plain text with an empty line between blocks: its chapters in reading order (EPUB 3.3,
 * 4.2.6.3 and 5.7), up to a number of characters.
 */
export function textOfEpub(book: Uint8Array, characters: number): string {
  const read = partsOf(book);
  const container = parse(read('META-INF/container.xml'));
  const packagePath = container.querySelector('rootfile')?.getAttribute('full-path') ?? '';
  const folder = packagePath.slice(0, packagePath.lastIndexOf('/') + 1);
  const description = parse(read(packagePath));
  const paths = new Map(
    [...description.querySelectorAll('manifest > item')].map((item) => [
      item.getAttribute('id'),
      item.getAttribute('href'),
    ]),
  );
  let text = '';
  for (const entry of description.querySelectorAll('spine > itemref')) {
    const path = paths.get(entry.getAttribute('idref'));
    if (path) text += textOf(parse(read(folder + decodeURIComponent(path))));
    if (text.length >= characters) break;
  }
  return text.slice(0, characters);
}

function partsOf(book: Uint8Array): (path: string) => string {
  return (path) => {
    const found = unzipSync(book, {
      filter: ({ name, originalSize }) => name === path && originalSize <= maxPartBytes,
    });
    const part = found[path];
    return part ? strFromU8(part) : '';
  };
}

const parse = (text: string): Document => new DOMParser().parseFromString(text || '<none/>', 'application/xml');

const textOf = (chapter: Document): string =>
  [...chapter.querySelectorAll(blocks)]
    // Nested blocks are part of the outer block's text.
    .filter((block) => !block.parentElement?.closest(blocks))
    .map((block) => `${block.textContent.replaceAll(/\s+/g, ' ').trim()}\n\n`)
    .filter((line) => line.trim() !== '')
    .join('');
