import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../kit/ui/class-names.ts';

/** One part of the mailbox and the state it is in. */
export function StatusCard(props: {
  icon: LucideIcon;
  title: string;
  badge?: string;
  tone?: 'good' | 'bad' | 'neutral';
  children: ReactNode;
}) {
  const { icon: Icon, title, badge, tone = 'neutral', children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-[16px] border border-line bg-card p-5">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Icon className="size-5 text-accent" aria-hidden="true" />
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {badge && (
          <span
            className={classNames(
              'ms-auto rounded-md px-2 py-0.5 text-sm',
              { good: 'bg-accent-soft', bad: 'bg-danger-soft text-danger', neutral: 'border border-line text-soft' }[
                tone
              ],
            )}
          >
            {badge}
          </span>
        )}
      </div>
      <div className="space-y-3 text-[0.9375rem] text-soft">{children}</div>
    </section>
  );
}
