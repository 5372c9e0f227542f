import type { ReactNode } from 'react';
import { NameTag } from './name-tag.tsx';

/** A page with one short form, beside a bag with the visitor's name tag. */
export function AuthFrame(props: { title: string; lead: ReactNode; tagName?: string; children: ReactNode }) {
  return (
    <div className="page-width grid items-center gap-x-16 gap-y-10 pt-10 sm:pt-16 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
      <div className="min-w-0">
        <h1 className="text-4xl sm:text-5xl">{props.title}</h1>
        <div className="mt-3 text-lg text-soft">{props.lead}</div>
        <div className="mt-8">{props.children}</div>
      </div>
      <NameTag name={props.tagName} className="hidden lg:grid" />
    </div>
  );
}

/** A line between two ways of doing the same. */
export function OrLine() {
  return (
    <div className="my-6 flex items-center gap-4 text-[0.9375rem] text-soft">
      <div className="seam flex-1" />
      or
      <div className="seam flex-1" />
    </div>
  );
}
