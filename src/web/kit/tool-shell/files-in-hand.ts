let held: { page: string; files: readonly File[] } = { page: '', files: [] };

/** Notes files that were dropped, pasted or chosen on this page. */
export function holdFiles(files: readonly File[]): void {
  held = { page: location.pathname, files };
}

/** The latest files that the visitor brought to the page they are on. */
export const filesInHand = (): readonly File[] => (held.page === location.pathname ? held.files : []);
