import { TriangleAlert } from 'lucide-react';

/** Warnings about a result, in sentences. */
export function WarningList({ warnings }: { warnings: readonly string[] }) {
  return warnings.map((warning) => (
    <p key={warning} className="mt-1 flex items-start gap-1.5 text-sm">
      <TriangleAlert className="mt-0.5 size-4 shrink-0 text-thread" aria-hidden="true" />
      <span className="min-w-0 break-words">{warning}</span>
    </p>
  ));
}
