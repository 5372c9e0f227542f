import type { MetaFunction } from 'react-router';
import { NoAccounts } from '../account/no-accounts.tsx';
import { pageHead } from '../head/page-head.ts';

export const meta: MetaFunction = () =>
  pageHead({
    path: '/login',
    title: 'Sign In',
    description: 'This version has no accounts yet; every tool works without one.',
    hidden: true,
  });

export default function LoginPage() {
  return <NoAccounts title="Sign In" />;
}
