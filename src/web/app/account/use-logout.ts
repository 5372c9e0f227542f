import { useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../../shared/language/translate.ts';
import { refreshUser } from '../../kit/session/use-user.ts';
import { showToast, tellFailure } from '../../kit/ui/toast.ts';

/** Signs out and opens the home page. `logout` resolves with whether it worked; a failure has already been shown. */
export function useLogout() {
  const [isPending, setPending] = useState(false);
  const navigate = useNavigate();
  const logout = async (): Promise<boolean> => {
    setPending(true);
    try {
      const response = await fetch('/api/logout', { method: 'POST' });
      if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
      // Navigate first: account pages redirect signed-out visitors to the sign-in page.
      await navigate('/');
      await refreshUser();
      const { forgetAll } = await import('../../kit/tool-shell/kept-page.ts');
      await forgetAll();
      (await import('../assistant/chat-history.ts')).clearChat();
      showToast({ title: t('Logged out successfully'), tone: 'success' });
      return true;
    } catch (error) {
      tellFailure({
        title: t('Logout Failed'),
        text: error instanceof Error ? error.message : String(error),
      });
      return false;
    } finally {
      setPending(false);
    }
  };
  return { isPending, logout };
}
