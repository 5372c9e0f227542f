import iconsUrl from '../../../tools/icons.index.svg?url';

/** A tool's icon from the sprite. */
export const ToolIcon = ({ icon, className }: { icon: string; className: string }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
    aria-hidden="true"
  >
    <use href={`${iconsUrl}#${icon}`} />
  </svg>
);
