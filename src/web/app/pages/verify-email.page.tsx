import { useMutation } from '@tanstack/react-query';
import { BadgeCheck, Unlink } from 'lucide-react';
import { Link } from 'react-router';
import type { SitePage } from '../../../catalog/site-page.ts';
import { accountPaths } from '../../../modules/accounts/account-paths.contract.ts';
import { confirmedEmailSchema } from '../../../modules/accounts/accounts.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { callApi } from '../../kit/http/call-api.ts';
import { describeFailure } from '../../kit/http/describe-failure.ts';
import { refreshUser } from '../../kit/session/use-user.ts';
import { Button, ButtonLink } from '../../kit/ui/button.tsx';
import { AuthFrame } from '../account/auth/auth-frame.tsx';
import { useLinkToken } from '../account/auth/link-token.ts';
import { Notice } from '../account/notice.tsx';
import { pageMeta } from '../head/page-head.ts';

export const handle = { path: '/verify-email', around: 'queries', codeBudgetKb: 152 } satisfies SitePage;

export const meta = pageMeta({
  path: handle.path,
  title: t('Confirm your email address'),
  description: t('Confirms an email address with the link that was mailed to it.'),
  hidden: true,
});

export default function VerifyEmailPage() {
  const token = useLinkToken();
  const verify = useMutation({
    mutationFn: (given: string) => callApi(accountPaths.verifyEmail, confirmedEmailSchema, { body: { token: given } }),
    onSuccess: refreshUser,
  });
  const problem = verify.isError
    ? describeFailure(verify.error)
    : t('The link is not complete. Open it again from the email.');

  return (
    <AuthFrame title="Confirm your email address" lead="This lets you reset a forgotten password.">
      {verify.isSuccess && (
        <>
          <Notice icon={BadgeCheck} title="Confirmed">
            {verify.data.email} is yours.
          </Notice>
          <ButtonLink to="/account" className="mt-5">
            Go to your account
          </ButtonLink>
        </>
      )}
      {(verify.isError || token === null) && (
        <Notice icon={Unlink} title="Your address was not confirmed" tone="bad">
          {problem} For a new one,{' '}
          <Link to="/register" className="text-link">
            register again
          </Link>
          , or ask for it on your{' '}
          <Link to="/account" className="text-link">
            account page
          </Link>
          .
        </Notice>
      )}
      {!verify.isSuccess && !verify.isError && token !== null && (
        // Needs a click: mail scanners open links, too, and must not confirm an address somebody else entered.
        <>
          <p>
            If you registered here or changed your account's address, confirm that the address is yours. If not, close
            this page.
          </p>
          <Button
            className="mt-5 w-full"
            disabled={!token || verify.isPending}
            onClick={() => token && verify.mutate(token)}
          >
            {verify.isPending ? 'Confirming…' : 'Yes, confirm my address'}
          </Button>
        </>
      )}
    </AuthFrame>
  );
}
