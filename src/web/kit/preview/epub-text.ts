import { strFromU8, unzipSync } from 'fflate';

/** A chapter beyond this is not unpacked for the sake of its beginning. In bytes. */
const maxPartBytes = 5_000_000;
const blocks = 'h1, h2, h3, h4, h5, h6, p, li, td, th, pre';

/**
 * How an e-book begins, as plain text with an empty line between its blocks: its chapters in the order of reading (EPUB 3.3,
 * 4.2.6.3 and 5.7), as far as they are needed for so many characters.
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
    // A block inside another is in the text of that one.
    .filter((block) => !block.parentElement?.closest(blocks))
    .map((block) => `${block.textContent.replaceAll(/\s+/g, ' ').trim()}\n\n`)
    .filter((line) => line.trim() !== '')
    .join('');
