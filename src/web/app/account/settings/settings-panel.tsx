import { type ReactNode, useId } from 'react';

/** One section of the account page: heading on the left, controls on the right. */
export function SettingsPanel(props: { title: string; text?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-x-10 gap-y-4 py-8 first:pt-0 md:grid-cols-[15rem_minmax(0,1fr)]">
      <div>
        <h3 id={id} className="text-lg">
          {props.title}
        </h3>
        {props.text && <p className="mt-1 text-[0.9375rem] text-soft">{props.text}</p>}
      </div>
      <div className="min-w-0 max-w-xl">{props.children}</div>
    </section>
  );
}

/** A list of items, each with its actions. */
export function ThingList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-[14px] border border-line bg-card">
      {children}
    </ul>
  );
}

export function Thing(props: {
  name: ReactNode;
  details: ReactNode;
  /** Why the last change of it failed. */
  failure?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2.5 font-semibold [overflow-wrap:anywhere]">{props.name}</p>
        <p className="text-[0.9375rem] text-soft [overflow-wrap:anywhere]">{props.details}</p>
      </div>
      {props.children}
      {props.failure && <div className="w-full empty:hidden">{props.failure}</div>}
    </li>
  );
}
