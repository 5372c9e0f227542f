/**
 * A script to run in a loaded page at `address`: puts the alternative text in place of missing images, and removes links that
 * lead nowhere outside of the page. Calls the prototypes' methods, as named elements can stand in for the document's own.
 */
export const removeOutside = (address: string): string => `(async () => {
  const find = (selector) => Document.prototype.querySelectorAll.call(document, selector);
  for (const image of find('img')) if (image.naturalWidth === 0) image.replaceWith(image.alt);
  for (const link of find('a, area')) {
    for (const name of ['href', 'xlink:href']) {
      const to = URL.parse(link.getAttribute(name) ?? '#', document.baseURI)?.href ?? '';
      const isInside = to.startsWith('${address}');
      if (isInside ? !to.startsWith('${address}#') : !/^(https?|ftp|mailto|tel):/.test(to)) link.removeAttribute(name);
    }
  }
  await document.fonts.ready;
})()`;
