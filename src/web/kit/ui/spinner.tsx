import { LoaderCircle } from 'lucide-react';

/** Shown while something loads. */
export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className="flex items-center gap-3 text-soft">
      <LoaderCircle className="size-6 animate-spin text-accent" aria-hidden="true" />
      {label}
    </p>
  );
}
