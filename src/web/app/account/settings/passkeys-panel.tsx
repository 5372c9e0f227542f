import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { accountPaths } from '../../../../modules/accounts/account-paths.contract.ts';
import { passkeyListSchema, passkeySchema, type User } from '../../../../modules/accounts/accounts.contract.ts';
import { t } from '../../../../shared/language/translate.ts';
import { callApi, postApi } from '../../../kit/http/call-api.ts';
import { queryOf, refetchQueries } from '../../../kit/session/query-client.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { LoadedThings } from '../../../kit/ui/loaded-things.tsx';
import { TextField } from '../../../kit/ui/text-field.tsx';
import { showToast } from '../../../kit/ui/toast.ts';
import { createPasskey, knowsPasskeys, wasDismissed } from '../auth/passkey.ts';
import { useChange } from '../use-change.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { SettingsPanel, Thing, ThingList } from './settings-panel.tsx';
import { showDate } from './show-date.ts';

type Passkey = z.infer<typeof passkeySchema>;

/** Passkeys: sign-in with a device's fingerprint, face or PIN. */
export function PasskeysPanel({ user }: { user: User }) {
  const [adding, setAdding] = useState(false);
  const [name, setName] = useState('');
  const list = useQuery(queryOf(accountPaths.passkeys, passkeyListSchema));
  const add = async (password: string) => {
    const credential = await createPasskey(password).catch((error) => {
      if (wasDismissed(error))
        showToast({ title: t('No passkey was created'), text: t('The device was not unlocked.'), tone: 'failure' });
      throw error;
    });
    await callApi(accountPaths.passkeys, passkeySchema, { body: { name: name.trim() || 'Passkey', credential } });
    await refetchQueries(accountPaths.passkeys);
    setName('');
    showToast({ title: t('Passkey added'), text: t('You can now sign in with it.'), tone: 'success' });
  };
  const remove = useChange(t('Not removed'), {
    mutationFn: (id: string) => postApi(`${accountPaths.passkeys}/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSuccess: async () => {
      await refetchQueries(accountPaths.passkeys);
      showToast({ title: t('Passkey removed'), tone: 'success' });
    },
  });

  return (
    <SettingsPanel title="Passkeys" text="Sign in with your fingerprint, your face or your device's PIN.">
      <LoadedThings query={list} label="Loading your passkeys…">
        {({ passkeys, available }) => (
          <div className="space-y-4">
            {passkeys.length > 0 && (
              <ThingList label="Passkeys">
                {passkeys.map((passkey) => (
                  <Thing
                    key={passkey.id}
                    name={passkey.name}
                    failure={remove.variables === passkey.id && remove.failure}
                    details={describeUse(passkey)}
                  >
                    <Button
                      look="secondary"
                      size="small"
                      disabled={remove.isPending}
                      onClick={() => remove.mutate(passkey.id)}
                    >
                      Remove<span className="sr-only"> {passkey.name}</span>
                    </Button>
                  </Thing>
                ))}
              </ThingList>
            )}
            {available && knowsPasskeys() ? (
              <Button look="secondary" size="small" onClick={() => setAdding(true)}>
                Add a passkey
              </Button>
            ) : (
              <p className="text-[0.9375rem] text-soft">
                Browsers allow passkeys only on sites with a domain name and HTTPS, which this address does not have.
              </p>
            )}
          </div>
        )}
      </LoadedThings>
      {adding && (
        <PasswordDialog
          title="Add a passkey"
          text="Your browser then asks you to unlock this device, or to choose another one."
          confirmLabel="Continue"
          username={user.email}
          onConfirm={add}
          onClose={() => setAdding(false)}
        >
          <TextField
            label="Name"
            name="passkey-name"
            autoComplete="off"
            maxLength={60}
            placeholder="My phone"
            value={name}
            onChange={setName}
          />
        </PasswordDialog>
      )}
    </SettingsPanel>
  );
}

const describeUse = ({ createdAt, lastUsedAt }: Passkey): string =>
  lastUsedAt
    ? t('Added {added}, last used {used}', { added: showDate(createdAt), used: showDate(lastUsedAt) })
    : t('Added {added}', { added: showDate(createdAt) });
