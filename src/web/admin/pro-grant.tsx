import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type User, userSchema } from '../../modules/accounts/accounts.contract.ts';
import { adminPaths, maxProDays } from '../../modules/admin/admin.contract.ts';
import { describeFailure } from '../account/describe-failure.ts';
import { showDate } from '../account/settings/show-date.ts';
import { callApi } from '../http/call-api.ts';
import { Button } from '../ui/button.tsx';
import { DialogCard } from '../ui/dialog-card.tsx';
import { Form } from '../ui/form.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { showToast } from '../ui/toast.ts';

const usualDays = 30;

/** Until when an administrator gave the user Pro; undefined when nobody did or it has ended. */
export const grantEnd = ({ proGrantedUntil }: User): string | undefined =>
  proGrantedUntil && new Date(proGrantedUntil) > new Date() ? proGrantedUntil : undefined;

/** Gives a user Pro for some days, or takes what was given away, each after a dialog. */
export function ProGrant({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const isGranted = grantEnd(user) !== undefined;
  const close = () => setOpen(false);
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        {isGranted ? 'Take Pro away' : 'Give Pro'}
        <span className="sr-only">: {user.username}</span>
      </Button>
      {isOpen &&
        (isGranted ? <RevokeDialog user={user} onClose={close} /> : <GrantDialog user={user} onClose={close} />)}
    </>
  );
}

function GrantDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [days, setDays] = useState(usualDays);
  const change = useProChange(onClose);
  return (
    <DialogCard title={`Give ${user.username} Pro?`} onClose={onClose}>
      <Form onSubmit={() => change.mutate({ path: adminPaths.grantPro, body: { email: user.email, days } })}>
        <p className="mb-4 text-soft [overflow-wrap:anywhere]">
          {user.email} has Pro from now on for this many days. It ends by itself.
        </p>
        <NumberField label="Days" value={days} min={1} max={maxProDays} onChange={setDays} className="max-w-32" />
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            Leave it
          </Button>
          <Button type="submit" disabled={change.isPending}>
            Give Pro
          </Button>
        </div>
      </Form>
    </DialogCard>
  );
}

function RevokeDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const change = useProChange(onClose);
  return (
    <DialogCard title={`Take Pro away from ${user.username}?`} onClose={onClose}>
      <p className="mb-5 text-soft [overflow-wrap:anywhere]">
        What was given to {user.email} ends at once. What they paid for themselves stays.
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          Leave it
        </Button>
        <Button
          look="danger"
          disabled={change.isPending}
          onClick={() => change.mutate({ path: adminPaths.revokePro, body: { email: user.email } })}
        >
          Take Pro away
        </Button>
      </div>
    </DialogCard>
  );
}

function useProChange(onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ path, body }: { path: string; body: unknown }) => callApi(path, userSchema, { body }),
    onSuccess: async (user) => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [adminPaths.users] }),
        queryClient.invalidateQueries({ queryKey: [adminPaths.audit] }),
      ]);
      const end = grantEnd(user);
      showToast({
        title: end ? `${user.username} has Pro until ${showDate(end)}` : `${user.username} has no granted Pro any more`,
        tone: 'success',
      });
      onDone();
    },
    onError: (error) => showToast({ title: 'Not changed', text: describeFailure(error), tone: 'failure' }),
  });
}
