import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { showToast } from '../ui/toast.ts';
import { refreshUser } from './use-user.ts';

export function useLogout() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const response = await fetch('/api/logout', { method: 'POST' });
      if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    },
    onSuccess: async () => {
      // Away first: pages of an account would send whoever is signed out to sign in.
      await navigate('/');
      await refreshUser(queryClient);
      showToast({ title: 'Logged out successfully', tone: 'success' });
    },
    onError: (error) => showToast({ title: 'Logout Failed', text: error.message, tone: 'failure' }),
  });
}
