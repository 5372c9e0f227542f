import { Suspense, useState } from 'react';
import type { User } from '../../../modules/accounts/accounts.contract.ts';
import { Button } from '../../kit/ui/button.tsx';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';

const ProDialog = lazyPart(() => import('./pro-dialog.tsx'));

/** Until when an administrator gave the user Pro; undefined when nobody did or it has ended. */
export const grantEnd = ({ proGrantedUntil }: User): string | undefined =>
  proGrantedUntil && new Date(proGrantedUntil) > new Date() ? proGrantedUntil : undefined;

/** Gives a user Pro for some days, or takes what was given away, each after a dialog. */
export function ProGrant({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const isGranted = grantEnd(user) !== undefined;
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        {isGranted ? 'Take Pro away' : 'Give Pro'}
        <span className="sr-only">: {user.username}</span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ProDialog user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
