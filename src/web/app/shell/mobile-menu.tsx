import { X } from 'lucide-react';
import { Link } from 'react-router';
import { planOf } from '../../../shared/plans.ts';
import { useUser } from '../../kit/session/use-user.ts';
import { Button } from '../../kit/ui/button.tsx';
import { classNames } from '../../kit/ui/class-names.ts';
import { Modal } from '../../kit/ui/modal.tsx';
import { PlanBadge } from '../../kit/ui/plan-badge.tsx';
import { ToolIcon } from '../../kit/ui/tool-icon.tsx';
import { useLogout } from '../account/use-logout.ts';
import { familyColors } from '../tool-card/family-colors.ts';
import { Logo } from './logo.tsx';
import { linksIn } from './page-links.ts';
import { toolGroups } from './tools-by-category.ts';

const rowClasses =
  'flex min-h-12 w-full items-center gap-3 rounded-[10px] px-3 py-1.5 text-lg font-medium active:bg-accent-soft';

/** The site menu on small screens. Radix traps the focus and restores it on closing. */
export default function MobileMenu({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const { isPending, logout } = useLogout();
  const choose = () => {
    onClose();
    window.scrollTo({ top: 0, behavior: 'smooth' });
  };
  const link = { className: rowClasses, onClick: choose, preventScrollReset: true };

  return (
    <Modal
      label="Menu"
      onClose={onClose}
      className="appear fixed inset-0 z-50 overflow-y-auto overscroll-contain bg-paper pb-8 outline-none"
    >
      <div className="page-width flex h-16 items-center justify-between">
        <Logo />
        <Button look="quiet" size="icon" aria-label="Close menu" onClick={onClose}>
          <X className="size-6" aria-hidden="true" />
        </Button>
      </div>
      <div className="seam mb-4" />
      <nav aria-label="Menu" className="page-width flex flex-col gap-6">
        {toolGroups.map(({ category, menu, tools }) => (
          <section key={category}>
            <h2 className="mb-1 px-3 font-semibold text-base text-soft tracking-normal">{menu}</h2>
            {tools.map(({ slug, path, name, tagline, icon }) => (
              <Link key={slug} to={path} {...link}>
                <ToolIcon icon={icon} className={classNames('size-5 shrink-0', familyColors[category])} />
                <span className="leading-snug">
                  {name}
                  <span className="block font-normal text-[0.9375rem] text-soft">{tagline}</span>
                </span>
              </Link>
            ))}
          </section>
        ))}
        <section className="border-line border-t pt-4">
          {linksIn('phone').map(({ path, name }) => (
            <Link key={path} {...link} to={path}>
              {name}
            </Link>
          ))}
        </section>
        <section className="border-line border-t pt-4">
          {user ? (
            <>
              <h2 className="mb-1 flex items-center gap-2.5 px-3 font-semibold text-base text-soft tracking-normal">
                <span dir="auto" className="truncate">
                  {user.username}
                </span>
                {planOf(user) === 'pro' && <PlanBadge plan="pro" />}
              </h2>
              {linksIn('account', user).map(({ path, name }) => (
                <Link key={path} {...link} to={path}>
                  {name}
                </Link>
              ))}
              <button
                type="button"
                className={rowClasses}
                disabled={isPending}
                onClick={async () => (await logout()) && onClose()}
              >
                Logout
              </button>
            </>
          ) : (
            <Link {...link} to="/login">
              Sign In
            </Link>
          )}
        </section>
      </nav>
    </Modal>
  );
}
