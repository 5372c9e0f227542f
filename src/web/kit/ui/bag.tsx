import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/**
 * The satchel: a canvas pocket with a stitched flap and a buckle. The flap lifts while files are held over it. Presentation
 * only.
 */
export function Bag({ open, children, className }: { open: boolean; children: ReactNode; className?: string }) {
  return (
    <div
      className={classNames(
        'weave relative isolate overflow-hidden rounded-t-[20px] rounded-b-[36px] text-on-canvas shadow-lift',
        className,
      )}
    >
      <svg className="absolute inset-0 -z-10 size-full" aria-hidden="true">
        <rect
          x="9"
          y="-40"
          rx="28"
          fill="none"
          stroke="var(--color-brass)"
          strokeOpacity="0.55"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeDasharray="8 7"
          className="h-[calc(100%+31px)] w-[calc(100%-18px)]"
        />
      </svg>
      {/* The dark mouth of the bag, seen when the flap is up. */}
      <div className="absolute inset-x-0 top-0 -z-10 h-10 bg-linear-to-b from-black/55 to-transparent" />
      <div
        className={classNames(
          'absolute inset-x-0 top-0 h-20 origin-top transition-transform duration-300 ease-out-soft',
          open && 'scale-y-[0.3]',
        )}
      >
        <svg viewBox="0 0 100 20" preserveAspectRatio="none" className="size-full" aria-hidden="true">
          <path
            d="M0 0H100V7C100 14 78 19 50 19S0 14 0 7Z"
            fill="black"
            fillOpacity="0.22"
            transform="translate(0 1)"
          />
          <path d="M0 0H100V7C100 14 78 19 50 19S0 14 0 7Z" fill="var(--color-canvas-deep)" />
          <path
            d="M1.4 7C1.4 12.6 24 17 50 17S98.6 12.6 98.6 7"
            fill="none"
            stroke="var(--color-brass)"
            strokeOpacity="0.75"
            strokeWidth="1.6"
            strokeLinecap="round"
            strokeDasharray="8 7"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </div>
      <Buckle open={open} />
      {children}
    </div>
  );
}

function Buckle({ open }: { open: boolean }) {
  return (
    <svg
      viewBox="0 0 36 54"
      aria-hidden="true"
      className={classNames(
        'absolute top-12 left-1/2 h-[54px] w-9 -translate-x-1/2 transition-transform duration-300 ease-out-soft',
        open && '-translate-y-11',
      )}
    >
      <path d="M8 0H28V42a10 10 0 0 1-20 0Z" fill="var(--color-leather)" />
      <path
        d="M11 2V42a7 7 0 0 0 14 0V2"
        fill="none"
        stroke="var(--color-on-canvas)"
        strokeOpacity="0.55"
        strokeDasharray="3 3"
      />
      <rect x="4" y="12" width="28" height="20" rx="5" fill="none" stroke="var(--color-brass)" strokeWidth="4" />
      <rect x="16.5" y="20" width="3" height="16" rx="1.5" fill="var(--color-brass)" />
    </svg>
  );
}
