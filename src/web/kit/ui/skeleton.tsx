import { classNames } from './class-names.ts';

/** Stands where something is on its way, in about its size. */
export function Skeleton({ label, className }: { label: string; className?: string }) {
  return (
    <div role="status" className={classNames('skeleton rounded-[16px]', className)}>
      <span className="sr-only">{label}</span>
    </div>
  );
}
