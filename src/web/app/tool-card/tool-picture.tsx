import picturesUrl from '../../../tools/pictures.index.svg?url';

/** A small drawing of what comes out of a tool, out of the one file that holds them all. Its main colour is the text's. */
export const ToolPicture = ({ slug, className }: { slug: string; className: string }) => (
  <svg viewBox="0 0 96 64" className={className} aria-hidden="true">
    <use href={`${picturesUrl}#${slug}`} />
  </svg>
);
