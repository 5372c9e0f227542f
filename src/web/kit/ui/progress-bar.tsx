/** A bar with the step and the percentage below it; `name` says what of, to screen readers. */
export function ProgressLine({ fraction, words, name }: { fraction: number; words: string; name?: string }) {
  return (
    <div>
      <ProgressBar fraction={fraction} label={name === undefined ? words : `${words} ${name}`} />
      <p className="mt-1 text-sm text-soft tabular-nums">
        {words} · {Math.floor(fraction * 100)}%
      </p>
    </div>
  );
}

/** @param fraction from 0 to 1 */
export function ProgressBar({ fraction, label }: { fraction: number; label: string }) {
  return (
    <progress
      aria-label={label}
      max={1}
      value={fraction}
      className="progress block h-1.5 w-full overflow-hidden rounded-full"
    />
  );
}
