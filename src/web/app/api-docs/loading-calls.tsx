import { Skeleton } from '../../kit/ui/skeleton.tsx';

/** A column to search in, and the calls. */
export const browserLayout = 'mt-10 grid items-start gap-x-12 gap-y-6 lg:grid-cols-[13rem_minmax(0,1fr)]';

const rows = Array.from({ length: 8 }, (_, index) => index);

/** Stands where the calls are about to be, in their shape. */
export function LoadingCalls() {
  return (
    <div>
      <Skeleton label="Loading the calls" className="h-8 w-40" />
      <div className="mt-4 divide-y divide-line rounded-[16px] border border-line bg-card" aria-hidden="true">
        {rows.map((row) => (
          <div key={row} className="flex min-h-[4.25rem] items-center gap-4 px-4">
            <span className="skeleton h-6 w-14 rounded-[6px]" />
            <span className="flex-1 space-y-2">
              <span className="skeleton block h-4 w-3/5 rounded-[6px]" />
              <span className="skeleton block h-3 w-4/5 rounded-[6px]" />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The same with the column beside it, before its code is here. */
export function LoadingBrowser() {
  return (
    <div className={browserLayout}>
      <div className="skeleton hidden h-28 rounded-[10px] lg:block" aria-hidden="true" />
      <LoadingCalls />
    </div>
  );
}
