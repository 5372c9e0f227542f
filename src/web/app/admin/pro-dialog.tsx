import { useState } from 'react';
import type { User } from '../../../modules/accounts/accounts.contract.ts';
import { adminPaths, maxProDays } from '../../../modules/admin/admin.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { Button } from '../../kit/ui/button.tsx';
import { DialogCard } from '../../kit/ui/dialog-card.tsx';
import { Form } from '../../kit/ui/form.tsx';
import { NumberField } from '../../kit/ui/number-field.tsx';
import { showDate } from '../account/settings/show-date.ts';
import { grantEnd } from './pro-grant.tsx';
import { useUserChange } from './use-user-change.ts';

const defaultDays = 30;

/** Asks how long to grant Pro, or whether to revoke it. */
export default function ProDialog({ user, onClose }: { user: User; onClose: () => void }) {
  // Fixed at opening, so that it does not change while the dialog closes.
  const [isGranted] = useState(grantEnd(user) !== undefined);
  const [days, setDays] = useState(defaultDays);
  const { email, username } = user;
  const change = useUserChange((changed) => {
    const end = grantEnd(changed);
    return end
      ? t('{username} has Pro until {end}', { username: changed.username, end: showDate(end) })
      : t('{username} no longer has granted Pro', { username: changed.username });
  }, onClose);
  const submit = () =>
    isGranted
      ? change.mutate({ path: adminPaths.revokePro, body: { email } })
      : change.mutate({ path: adminPaths.grantPro, body: { email, days } });
  return (
    <DialogCard title={isGranted ? `Take Pro away from ${username}?` : `Give ${username} Pro?`} onClose={onClose}>
      <Form onSubmit={submit}>
        <p className="mb-4 text-soft [overflow-wrap:anywhere]">
          {isGranted
            ? t('Pro granted to {email} ends now. What they paid for stays.', { email })
            : t('{email} gets Pro for this many days, starting now.', { email })}
        </p>
        {!isGranted && (
          <NumberField label="Days" value={days} min={1} max={maxProDays} onChange={setDays} className="max-w-32" />
        )}
        {change.failure}
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            Leave it
          </Button>
          <Button type="submit" look={isGranted ? 'danger' : 'primary'} disabled={change.isPending}>
            {isGranted ? 'Take Pro away' : 'Give Pro'}
          </Button>
        </div>
      </Form>
    </DialogCard>
  );
}
