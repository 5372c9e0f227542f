/** `'Report 2024.pdf'` → `'Report 2024'`. */
export function stemOf(name: string): string {
  const stem = name.replace(/\.[a-z0-9]{1,5}$/i, '');
  return stem === '' ? 'document' : stem;
}

/** `'Report-page-07.png'`: padded to the digits of the last page, so that files sort by page. */
export function imageName(source: string, page: number, pageCount: number, ending: string): string {
  if (pageCount === 1) return `${stemOf(source)}.${ending}`;
  return `${stemOf(source)}-page-${String(page).padStart(String(pageCount).length, '0')}.${ending}`;
}
