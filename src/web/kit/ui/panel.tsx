import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A card for one part of a tool's screen. */
export function Panel({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      className={classNames('rounded-[16px] border border-line bg-card p-5 shadow-card sm:p-6', className)}
      {...rest}
    />
  );
}
