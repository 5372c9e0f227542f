import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../kit/ui/class-names.ts';
import { Panel } from '../../kit/ui/panel.tsx';

/** In place of a page: what is the matter, and where to go. */
export function Screen(props: { icon: LucideIcon; title: string; isGood?: boolean; children: ReactNode }) {
  const { icon: Icon, title, isGood, children } = props;
  return (
    <Panel className="mx-auto max-w-md py-10 text-center">
      <Icon
        className={classNames('mx-auto size-12', isGood ? 'text-accent' : 'text-soft')}
        strokeWidth={1.5}
        aria-hidden="true"
      />
      <h1 className="mt-4 text-2xl">{title}</h1>
      <div className="mt-2 text-soft [overflow-wrap:anywhere]">{children}</div>
    </Panel>
  );
}
