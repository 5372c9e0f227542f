import type { Refusal } from './api-document.ts';

/** Status, code and sentence of each refusal. */
export function RefusalTable({ refusals }: { refusals: readonly Refusal[] }) {
  return (
    <ul className="divide-y divide-line rounded-[12px] border border-line text-[0.9375rem]">
      {refusals.map(({ status, code, message }) => (
        <li key={`${status} ${code} ${message}`} className="px-3 py-2">
          <p className="flex flex-wrap items-baseline gap-x-3 font-mono text-[0.8125rem]">
            <span className="font-bold tabular-nums">{status}</span>
            <span className="[overflow-wrap:anywhere]">{code}</span>
          </p>
          <p className="text-soft [overflow-wrap:anywhere]">{message}</p>
        </li>
      ))}
    </ul>
  );
}
