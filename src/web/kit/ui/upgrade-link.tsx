import { Link } from 'react-router';
import { t } from '../../../shared/language/translate.ts';

/** For toasts. */
export const upgradeLink = { to: '/pricing', label: t('Upgrade to Pro') };

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
