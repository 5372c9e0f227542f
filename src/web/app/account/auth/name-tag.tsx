import { classNames } from '../../../kit/ui/class-names.ts';

/** A stitched canvas panel with a leather luggage tag that bears a name. Decoration only. */
export function NameTag({ name, className }: { name?: string | undefined; className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'weave relative isolate h-[30rem] place-items-center overflow-hidden rounded-[36px] shadow-lift',
        className,
      )}
    >
      <svg className="absolute inset-0 -z-10 size-full" aria-hidden="true">
        <rect
          x="14"
          y="14"
          rx="26"
          fill="none"
          stroke="var(--color-brass)"
          strokeOpacity="0.55"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeDasharray="8 7"
          className="h-[calc(100%-28px)] w-[calc(100%-28px)]"
        />
      </svg>
      <svg viewBox="0 0 320 420" className="h-[27rem] max-w-full overflow-visible" aria-hidden="true">
        <path
          d="M262 -70C246 24 166 28 160 122"
          fill="none"
          stroke="var(--color-leather)"
          strokeWidth="13"
          strokeLinecap="round"
        />
        <path
          d="M262 -70C246 24 166 28 160 122"
          fill="none"
          stroke="var(--color-on-canvas)"
          strokeOpacity="0.45"
          strokeWidth="1.5"
          strokeDasharray="6 5"
        />
        <g transform="rotate(4 160 110)">
          <path
            d="M112 92h96a14 14 0 0 1 11 5l30 38a18 18 0 0 1 4 11v200a26 26 0 0 1-26 26H93a26 26 0 0 1-26-26V146a18 18 0 0 1 4-11l30-38a14 14 0 0 1 11-5Z"
            fill="black"
            fillOpacity="0.25"
            transform="translate(3 7)"
          />
          <path
            d="M112 92h96a14 14 0 0 1 11 5l30 38a18 18 0 0 1 4 11v200a26 26 0 0 1-26 26H93a26 26 0 0 1-26-26V146a18 18 0 0 1 4-11l30-38a14 14 0 0 1 11-5Z"
            fill="var(--color-leather)"
          />
          <path
            d="M114 101h92a8 8 0 0 1 6 3l28 36a10 10 0 0 1 3 7v198a18 18 0 0 1-18 18H95a18 18 0 0 1-18-18V147a10 10 0 0 1 3-7l28-36a8 8 0 0 1 6-3Z"
            fill="none"
            stroke="var(--color-on-canvas)"
            strokeOpacity="0.5"
            strokeWidth="1.6"
            strokeDasharray="6 5"
          />
          <circle
            cx="160"
            cy="128"
            r="13"
            fill="var(--color-canvas-deep)"
            stroke="var(--color-brass)"
            strokeWidth="6"
          />
          <rect x="92" y="196" width="136" height="132" rx="8" fill="#f8f3e6" />
          <path d="M106 262h108M106 284h108M106 306h70" stroke="#12382b" strokeOpacity="0.28" strokeWidth="1.5" />
          <foreignObject x="98" y="204" width="124" height="52">
            <div className="flex h-full items-end justify-center">
              <span className="line-clamp-2 text-center font-semibold text-[1.0625rem] text-canvas-ink leading-6 [overflow-wrap:anywhere]">
                {name?.trim() || 'Your name'}
              </span>
            </div>
          </foreignObject>
        </g>
      </svg>
    </div>
  );
}
