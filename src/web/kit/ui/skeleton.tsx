import { classNames } from './class-names.ts';

/** Stands where something is on its way, in about its size. */
export function Skeleton({ label, className }: { label: string; className?: string }) {
  return (
    <div role="status" className={classNames('skeleton rounded-[16px]', className)}>
      <span className="sr-only">{label}</span>
    </div>
  );
}

/** Stands where a list with a border is on its way. */
export function SkeletonRows({ label, rows }: { label: string; rows: number }) {
  return (
    <div role="status" className="divide-y divide-line rounded-[14px] border border-line bg-card">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="space-y-2.5 px-4 py-4" aria-hidden="true">
          <span className="skeleton block h-4 w-2/5 rounded-[6px]" />
          <span className="skeleton block h-3 w-3/5 rounded-[6px]" />
        </div>
      ))}
    </div>
  );
}
