import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** A heading that shows and hides its content; works without JavaScript. */
export function Disclosure(props: {
  title: string;
  children: ReactNode;
  open?: boolean;
  /** For those who open it by `open`: visitors open and close it, too. */
  onToggle?: (open: boolean) => void;
}) {
  const { title, children, open, onToggle } = props;
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
      className="group border-line border-b"
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-[8px] py-3 font-semibold text-lg hover:text-accent [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="max-w-[68ch] pb-5 text-soft">{children}</div>
    </details>
  );
}
