import { Link } from 'react-router';

/** For toasts. */
export const upgradeLink = { to: '/pricing', label: 'Upgrade to Pro' };

/** After a sentence about a limit. */
export function UpgradeLink() {
  return (
    <>
      {' '}
      <Link to={upgradeLink.to} className="font-semibold text-offer-hover underline underline-offset-3">
        {upgradeLink.label}
      </Link>
    </>
  );
}
