import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

/**
 * The two sides of a tool: files and results on the left, settings with the button that starts on the right. On a phone the
 * settings come below the files, or above what `isLong`: nobody scrolls past a thousand pages to them. The button stays in
 * reach at the bottom of the screen, however long the rest is.
 */
export function Workbench(props: { children: ReactNode; settings: ReactNode; action: ReactNode; isLong?: boolean }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="min-w-0 self-stretch">{props.children}</div>
      <div className="contents lg:sticky lg:top-20 lg:flex lg:max-h-[calc(100dvh-6rem)] lg:flex-col lg:rounded-[20px] lg:border lg:border-line lg:bg-card lg:shadow-card">
        <section
          aria-label="Settings"
          className={classNames(
            'min-w-0 space-y-6 rounded-[20px] border border-line bg-card p-6 lg:min-h-0 lg:overflow-y-auto lg:border-none',
            props.isLong && 'max-lg:order-first',
          )}
        >
          {props.settings}
        </section>
        <div className="sticky bottom-0 z-30 -mx-4 border-line border-t bg-paper px-4 py-3 lg:mx-0 lg:rounded-b-[20px] lg:bg-card lg:p-5">
          {props.action}
        </div>
      </div>
    </div>
  );
}
