import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type User, userSchema } from '../../../modules/accounts/accounts.contract.ts';
import { adminPaths, maxProDays } from '../../../modules/admin/admin.contract.ts';
import { callApi } from '../../kit/http/call-api.ts';
import { Button } from '../../kit/ui/button.tsx';
import { DialogCard } from '../../kit/ui/dialog-card.tsx';
import { Form } from '../../kit/ui/form.tsx';
import { NumberField } from '../../kit/ui/number-field.tsx';
import { showToast } from '../../kit/ui/toast.ts';
import { describeFailure } from '../account/describe-failure.ts';
import { FailedChange } from '../account/failed-change.tsx';
import { showDate } from '../account/settings/show-date.ts';
import { grantEnd } from './pro-grant.tsx';

const defaultDays = 30;

type DialogProps = { user: User; onClose: () => void };

/** Asks how long to grant Pro, or whether to revoke it. */
export default function ProDialog(props: DialogProps) {
  // Fixed at opening, so that it does not change while the dialog closes.
  const [isGranted] = useState(grantEnd(props.user) !== undefined);
  return isGranted ? <RevokeDialog {...props} /> : <GrantDialog {...props} />;
}

function GrantDialog({ user, onClose }: DialogProps) {
  const [days, setDays] = useState(defaultDays);
  const change = useProChange(onClose);
  return (
    <DialogCard title={`Give ${user.username} Pro?`} onClose={onClose}>
      <Form onSubmit={() => change.mutate({ path: adminPaths.grantPro, body: { email: user.email, days } })}>
        <p className="mb-4 text-soft [overflow-wrap:anywhere]">
          {user.email} gets Pro for this many days, starting now.
        </p>
        <NumberField label="Days" value={days} min={1} max={maxProDays} onChange={setDays} className="max-w-32" />
        <FailedChange title="Not changed" of={change} />
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

function RevokeDialog({ user, onClose }: DialogProps) {
  const change = useProChange(onClose);
  return (
    <DialogCard title={`Take Pro away from ${user.username}?`} onClose={onClose}>
      <p className="mb-5 text-soft [overflow-wrap:anywhere]">
        Pro granted to {user.email} ends now. What they paid for stays.
      </p>
      <FailedChange title="Not changed" of={change} />
      <div className="mt-5 flex flex-wrap justify-end gap-3">
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
        title: end ? `${user.username} has Pro until ${showDate(end)}` : `${user.username} no longer has granted Pro`,
        tone: 'success',
      });
      onDone();
    },
    onError: (error) => showToast({ title: 'Not changed', text: describeFailure(error), tone: 'failure' }),
  });
}
