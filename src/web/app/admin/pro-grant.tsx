import { Suspense, useState } from 'react';
import type { User } from '../../../modules/accounts/accounts.contract.ts';
import { Button } from '../../kit/ui/button.tsx';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';

const ProDialog = lazyPart(() => import('./pro-dialog.tsx'));

/** The end of Pro granted by an administrator; undefined without a grant or when it has expired. */
export const grantEnd = ({ proGrantedUntil }: User): string | undefined =>
  proGrantedUntil && new Date(proGrantedUntil) > new Date() ? proGrantedUntil : undefined;

/** Grants or revokes Pro for a user, each after a dialog. */
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
