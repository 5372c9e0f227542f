import { Suspense } from 'react';
import { hasPlans } from '../../kit/session/plan-mode.ts';
import { useUser } from '../../kit/session/use-user.ts';
import { ButtonLink } from '../../kit/ui/button.tsx';
import { classNames } from '../../kit/ui/class-names.ts';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';

const UserMenu = lazyPart(() => import('./user-menu.tsx'));

/** Sign-in links, or the user's menu. Reserves its space until the server has answered. */
export function AccountArea() {
  const user = useUser();
  return (
    <div
      className={classNames(
        'ms-1 hidden items-center justify-end gap-1.5 signed-in:min-w-56 md:flex',
        hasPlans() && 'min-w-[11.5rem]',
      )}
    >
      {user ? (
        <Suspense fallback={null}>
          <UserMenu user={user} />
        </Suspense>
      ) : (
        <div className="flex items-center gap-1.5 signed-in:invisible">
          <ButtonLink to="/login" look="quiet" size="small">
            Sign In
          </ButtonLink>
          {hasPlans() && (
            <ButtonLink to="/pricing" size="small">
              Get Pro
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}
