import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { refreshUser } from '../use-user.ts';
import { nextPage } from './next-page.ts';

/** Tells the page that somebody has signed in, and goes where they wanted to go. */
export function useSignedIn(): () => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const next = nextPage(window.location.search, window.location.origin);
    // Only its own document may load the payment service's form.
    if (next.startsWith('/subscribe')) return window.location.assign(next);
    await refreshUser(queryClient);
    await navigate(next, { replace: true });
  };
}
