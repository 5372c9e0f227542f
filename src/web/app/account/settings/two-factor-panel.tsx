import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { z } from 'zod';
import { accountPaths } from '../../../../modules/accounts/account-paths.contract.ts';
import { backupCodesSchema, twoFactorSetupSchema, type User } from '../../../../modules/accounts/accounts.contract.ts';
import { t } from '../../../../shared/language/translate.ts';
import { callApi, postApi } from '../../../kit/http/call-api.ts';
import { describeFailure } from '../../../kit/http/describe-failure.ts';
import { refreshUser } from '../../../kit/session/use-user.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { CopyButton } from '../../../kit/ui/copy-button.tsx';
import { Form, useFields } from '../../../kit/ui/form.tsx';
import { TextField } from '../../../kit/ui/text-field.tsx';
import { showToast } from '../../../kit/ui/toast.ts';
import { findEmpty } from '../check-fields.ts';
import { Notice } from '../notice.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { SettingsPanel } from './settings-panel.tsx';

const QrCode = lazy(() => import('../../../kit/ui/qr-code.tsx'));

type Asked = 'setup' | 'disable' | 'codes';

/** Turns two-factor sign-in on and off, and makes new backup codes. */
export function TwoFactorPanel({ user }: { user: User }) {
  const [asked, setAsked] = useState<Asked>();
  const [setup, setSetup] = useState<z.infer<typeof twoFactorSetupSchema>>();
  const [codes, setCodes] = useState<readonly string[]>();

  const begin = async (password: string) => {
    setCodes(undefined);
    setSetup(await callApi(accountPaths.twoFactorSetup, twoFactorSetupSchema, { body: { password } }));
  };
  const disable = async (password: string) => {
    await postApi(accountPaths.twoFactorDisable, { body: { password } });
    setCodes(undefined);
    await refreshUser();
    showToast({ title: t('Two-factor sign-in is off'), tone: 'success' });
  };
  const renew = async (password: string) => {
    const { backupCodes } = await callApi(accountPaths.backupCodes, backupCodesSchema, { body: { password } });
    setCodes(backupCodes);
  };
  const dialogs = {
    setup: {
      title: t('Turn on two-factor sign-in'),
      text: t('First, is it you?'),
      confirmLabel: t('Continue'),
      onConfirm: begin,
    },
    disable: {
      title: t('Turn off two-factor sign-in'),
      text: t('After that, your password alone signs you in.'),
      confirmLabel: t('Turn off'),
      onConfirm: disable,
    },
    codes: {
      title: t('New backup codes'),
      text: t('Your current codes stop working.'),
      confirmLabel: t('Make new codes'),
      onConfirm: renew,
    },
  };

  return (
    <SettingsPanel title="Two-factor sign-in" text="A code from your authenticator app in addition to your password.">
      {codes && <BackupCodes codes={codes} onDone={() => setCodes(undefined)} />}
      {!codes && setup && (
        <ConfirmSetup
          setup={setup}
          onCancel={() => setSetup(undefined)}
          onConfirmed={async (backupCodes) => {
            setSetup(undefined);
            setCodes(backupCodes);
            await refreshUser();
          }}
        />
      )}
      {!codes && !setup && user.twoFactorEnabled && (
        <>
          <Notice icon={ShieldCheck} title="It is on">
            You need a code when you sign in.
          </Notice>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button look="secondary" size="small" onClick={() => setAsked('codes')}>
              New backup codes
            </Button>
            <Button look="secondary" size="small" onClick={() => setAsked('disable')}>
              Turn off
            </Button>
          </div>
        </>
      )}
      {!codes && !setup && !user.twoFactorEnabled && (
        <Button look="secondary" size="small" onClick={() => setAsked('setup')}>
          Turn on
        </Button>
      )}
      {asked && <PasswordDialog {...dialogs[asked]} username={user.email} onClose={() => setAsked(undefined)} />}
    </SettingsPanel>
  );
}

/** Shows the secret and asks for a first code to prove that the app has it. */
function ConfirmSetup(props: {
  setup: z.infer<typeof twoFactorSetupSchema>;
  onConfirmed: (backupCodes: readonly string[]) => void;
  onCancel: () => void;
}) {
  const { otpauthUrl, secret } = props.setup;
  const { form, values, field, show, attempt } = useFields({ code: '' });
  const confirm = useMutation({
    mutationFn: () => callApi(accountPaths.twoFactorConfirm, backupCodesSchema, { body: values }),
    onSuccess: ({ backupCodes }) => props.onConfirmed(backupCodes),
    onError: (error) => show({ code: describeFailure(error) }),
  });
  const submit = () => {
    attempt(findEmpty(values, { code: t('Enter the 6 digits the app shows.') }), confirm.mutate);
  };

  return (
    <div className="space-y-5">
      <p>Scan this with your authenticator app, then enter the code it shows.</p>
      <Suspense fallback={<div className="size-52" />}>
        <div className="size-52">
          <QrCode text={otpauthUrl} label="QR code for your authenticator app" />
        </div>
      </Suspense>
      <div>
        <p className="text-[0.9375rem] text-soft">Cannot scan it? Enter this key in the app:</p>
        <p className="mt-1 flex flex-wrap items-center gap-3">
          <code className="break-all rounded-md bg-accent-soft px-2 py-1">{secret}</code>
          <CopyButton text={secret} what={t('secret')} look="quiet" />
        </p>
      </div>
      <Form ref={form} onSubmit={submit} className="space-y-4" aria-label="Confirm two-factor sign-in">
        <TextField
          label="Authentication code"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          {...field('code')}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="small" disabled={confirm.isPending}>
            Turn on
          </Button>
          <Button look="secondary" size="small" onClick={props.onCancel}>
            Cancel
          </Button>
        </div>
      </Form>
    </div>
  );
}
