import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { accountPaths } from '../../../../modules/accounts/account-paths.contract.ts';
import type { User } from '../../../../modules/accounts/accounts.contract.ts';
import { t } from '../../../../shared/language/translate.ts';
import { postApi } from '../../../kit/http/call-api.ts';
import { hasPlans } from '../../../kit/session/plan-mode.ts';
import { refreshUser } from '../../../kit/session/use-user.ts';
import { Button, ButtonAnchor } from '../../../kit/ui/button.tsx';
import { showToast } from '../../../kit/ui/toast.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { SettingsPanel } from './settings-panel.tsx';

/** Data export and account deletion. */
export function DataSection({ user }: { user: User }) {
  const [deleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  const deleteAccount = async (password: string) => {
    await postApi(accountPaths.delete, { body: { password } });
    await navigate('/');
    await refreshUser();
    showToast({ title: t('Account deleted'), text: t('All your data was deleted.'), tone: 'success' });
  };
  return (
    <>
      <SettingsPanel title="Download my data" text="Everything we store about you, in one JSON file.">
        <ButtonAnchor href={accountPaths.export} download look="secondary" size="small">
          <Download className="size-4" aria-hidden="true" />
          Download
        </ButtonAnchor>
      </SettingsPanel>
      <SettingsPanel title="Delete my account" text="Immediately and permanently.">
        <p className="mb-4">
          {hasPlans()
            ? 'Your profile, sessions, passkeys and API keys are deleted, and so are your usage counts; a running subscription is cancelled. Your files are deleted when they expire, as always.'
            : 'Your profile, sessions, passkeys and API keys are deleted. Your files are deleted when they expire, as always.'}
        </p>
        <Button look="danger" size="small" onClick={() => setDeleting(true)}>
          <Trash2 className="size-4" aria-hidden="true" />
          Delete my account
        </Button>
        {deleting && (
          <PasswordDialog
            title="Delete my account"
            text="This cannot be undone."
            confirmLabel="Delete permanently"
            danger
            username={user.email}
            onConfirm={deleteAccount}
            onClose={() => setDeleting(false)}
          />
        )}
      </SettingsPanel>
    </>
  );
}
