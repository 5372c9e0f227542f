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
