import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../kit/ui/class-names.ts';

/** A notice in place of a form or a page. */
export function Notice(props: {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  tone?: 'good' | 'bad' | 'neutral';
  className?: string;
}) {
  const { icon: Icon, title, children, tone = 'good', className } = props;
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={classNames(
        'flex gap-4 rounded-[16px] border p-5',
        {
          good: 'border-transparent bg-accent-soft',
          bad: 'border-transparent bg-danger-soft',
          neutral: 'border-line bg-card',
        }[tone],
        className,
      )}
    >
      <Icon
        className={classNames('mt-0.5 size-6 shrink-0', tone === 'bad' ? 'text-danger' : 'text-accent')}
        aria-hidden="true"
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        <div className="text-[0.9375rem]">{children}</div>
      </div>
    </div>
  );
}
