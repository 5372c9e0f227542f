import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
/** Stands where nothing is yet, or nothing was found: a small picture, what is so, and what to do next. */
export function EmptyState(props: {
  icon: LucideIcon;
  title: string;
  /** What to do next. */
  text: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}) {
  const { icon: Icon, title, text, children } = props;
  return (
    <div className="flex flex-col items-center px-4 py-8 text-center">
      <span className="relative grid h-16 w-20 place-items-center" aria-hidden="true">
        <svg viewBox="0 0 80 64" className="absolute inset-0 size-full" fill="none" aria-hidden="true">
          <path d="M28 14v-3a7 7 0 0 1 7-7h10a7 7 0 0 1 7 7v3" stroke="var(--color-leather)" strokeWidth="3" />
          <rect
            x="6"
            y="14"
            width="68"
            height="46"
            rx="9"
            fill="var(--color-accent-soft)"
            stroke="var(--color-edge)"
            strokeWidth="1.5"
          />
          <rect
            x="10.5"
            y="18.5"
            width="59"
            height="37"
            rx="6"
            stroke="var(--color-thread)"
            strokeWidth="1.5"
            strokeDasharray="5 4"
          />
        </svg>
        <Icon className="relative mt-2.5 size-6 text-accent" />
      </span>
      <p className="mt-4 font-semibold text-lg">{title}</p>
      <div className="mt-1 max-w-[44ch] text-soft">{text}</div>
      {children && <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
