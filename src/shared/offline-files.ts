/** What is kept in the browser for times without a network. `scripts/offline-files.ts` writes it into the service worker. */
export type OfflineFiles = {
  /** Changes with every build whose files differ. */
  version: string;
  /** A file that only this build has, named in each of its pages. */
  mark: string;
  /** Paths of the tools' pages, and of the one that is shown instead of all others. */
  pages: readonly string[];
  instead: string;
  /** Loaded once the first page is at rest. */
  files: readonly string[];
  /** Large ones, such as the reader of PDFs: kept once a visitor has used them. */
  onUse: readonly string[];
};

/** Where other programs send what they share with the site (manifest). */
export const sharePath = '/share';
/** The page that asks what to do with files of other programs. */
export const openPath = '/open';

/** A page that has just loaded asks a waiting service worker of its own build to take over. */
export type TakeOver = { type: 'take-over'; files: readonly string[] };
