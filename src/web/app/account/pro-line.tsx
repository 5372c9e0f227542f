import { Gem } from 'lucide-react';
import { useUser } from '../../kit/session/use-user.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import { UpgradeLink } from '../../kit/ui/upgrade-link.tsx';

/** Says that a tool needs Pro, to free users only. Hidden from the first paint for visitors who were Pro on their last visit. */
export function ProLine({ sentence }: { sentence: string }) {
  const user = useUser();
  if (user?.plan === 'pro') return null;
  return (
    <p className={classNames('mt-1.5 flex items-start gap-2', !user && 'maybe-pro:hidden')}>
      <Gem className="mt-1 size-4 shrink-0 text-offer" aria-hidden="true" />
      <span>
        {sentence}
        <UpgradeLink />
      </span>
    </p>
  );
}
