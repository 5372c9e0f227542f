import type { ReactNode } from 'react';
import { formatBytes, savedPercent } from '../../../shared/units.ts';
import { Arrow } from '../ui/arrow.tsx';

/** A file's size before and after, in bytes, and the saving; further facts follow as children. */
export function SavedSize(props: { before: number; after: number; unchanged: boolean; children: ReactNode }) {
  const { before, after, unchanged, children } = props;
  const saved = savedPercent(before, after);
  return (
    <p className="rise flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <span className="tabular-nums">
        {!unchanged && (
          <>
            <s className="text-soft decoration-edge">
              <span className="sr-only">Original size </span>
              {formatBytes(before)}
            </s>{' '}
            <Arrow />{' '}
          </>
        )}
        <span className="font-semibold">
          <span className="sr-only">Compressed size </span>
          {formatBytes(after)}
        </span>
      </span>
      {saved > 0 && (
        <span className="rounded-md bg-accent px-2 py-0.5 font-bold text-on-accent text-sm tabular-nums">
          <span className="sr-only">Saved </span>
          <span aria-hidden="true">−</span>
          {saved}%
        </span>
      )}
      {children}
    </p>
  );
}
