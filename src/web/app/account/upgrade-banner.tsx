import { Gem } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUser } from '../../kit/session/use-user.ts';
import { ButtonLink } from '../../kit/ui/button.tsx';
import { classNames } from '../../kit/ui/class-names.ts';

/** What Pro adds, shown to free users only. Hidden from the first paint for visitors who were Pro on their last visit. */
export function UpgradeBanner({
  title,
  children,
  className,
}: {
  title: string;
  children: ReactNode;
  className?: string;
}) {
  const user = useUser();
  if (user?.plan === 'pro') return null;
  return (
    <aside
      aria-label={title}
      className={classNames(
        'flex flex-wrap items-center gap-x-5 gap-y-3 rounded-[16px] border border-offer-edge bg-offer-soft px-5 py-4',
        !user && 'maybe-pro:hidden',
        className,
      )}
    >
      <Gem className="hidden size-6 shrink-0 text-offer sm:block" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{title}</p>
        <p className="text-[0.9375rem] text-soft">{children}</p>
      </div>
      <ButtonLink to="/pricing" look="offer" size="small">
        Upgrade to Pro
      </ButtonLink>
    </aside>
  );
}
