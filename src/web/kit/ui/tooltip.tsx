import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

/** Hover delay before a tooltip shows, in milliseconds. */
const delayMs = 700;
/** How long the pointer may take from the element to its tooltip. */
const graceMs = 120;

// Without the code the control still has its name.
const TooltipBubble = lazy<ComponentType<{ label: string; onClose: () => void }>>(() =>
  import('./tooltip-bubble.tsx').catch(() => ({ default: () => null })),
);

/** Names what a control does, on hover after a delay and at once on keyboard focus. The control has its own accessible name. */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = (next: boolean, afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), afterMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens; the control inside is what people use.
    <span
      className="relative inline-flex"
      onPointerEnter={(event) => event.pointerType === 'mouse' && change(true, delayMs)}
      onPointerLeave={() => change(false, graceMs)}
      onPointerDown={() => change(false, 0)}
      onFocus={(event) => event.target.matches(':focus-visible') && change(true, 0)}
      onBlur={() => change(false, 0)}
    >
      {children}
      {open && (
        <Suspense fallback={null}>
          <TooltipBubble label={label} onClose={() => change(false, 0)} />
        </Suspense>
      )}
    </span>
  );
}
