import { type User, userSchema } from '../../../modules/accounts/accounts.contract.ts';
import { adminPaths } from '../../../modules/admin/admin.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { callApi } from '../../kit/http/call-api.ts';
import { refetchQueries } from '../../kit/session/query-client.ts';
import { showToast } from '../../kit/ui/toast.ts';
import { useChange } from '../account/use-change.tsx';

/** A change of somebody's account. `wordsFor` says what they are then: 'Ada has Pro until Nov 21, 2026'. */
export const useUserChange = (wordsFor: (user: User) => string, onDone?: () => void) =>
  useChange(t('Not changed'), {
    mutationFn: ({ path, body }: { path: string; body: { email: string; days?: number } }) =>
      callApi(path, userSchema, { body }),
    onSuccess: async (user) => {
      await refetchQueries(adminPaths.users, adminPaths.audit);
      showToast({ title: wordsFor(user), tone: 'success' });
      onDone?.();
    },
  });
