/** The satchel: flap, stitches and buckle. Colours are its own in both themes. */
export function SatchelMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <path d="M10 9.5V8.2a6 6 0 0 1 12 0v1.3" fill="none" stroke="var(--color-leather)" strokeWidth="2.6" />
      <rect x="3.5" y="8.5" width="25" height="20" rx="4.5" fill="var(--color-canvas)" />
      <path
        d="M3.5 13A4.5 4.5 0 0 1 8 8.5h16a4.5 4.5 0 0 1 4.5 4.5v1.5c0 3.6-5.6 6-12.5 6s-12.5-2.4-12.5-6z"
        fill="var(--color-canvas-deep)"
      />
      <path
        d="M5.8 14.3c.7 2.4 5 4 10.2 4s9.5-1.6 10.2-4"
        fill="none"
        stroke="var(--color-brass)"
        strokeWidth="1.1"
        strokeLinecap="round"
        strokeDasharray="1.7 1.9"
      />
      <rect x="13.3" y="16.8" width="5.4" height="6.6" rx="1.5" fill="var(--color-brass)" />
      <rect x="15" y="18.7" width="2" height="2.8" rx=".6" fill="var(--color-canvas-deep)" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className="flex items-center gap-2.5">
      <SatchelMark className="size-9" />
      <span className="font-bold text-[1.35rem] tracking-tight">Satchel</span>
    </span>
  );
}
