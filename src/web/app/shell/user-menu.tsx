import { ChevronDown, LogOut } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Link } from 'react-router';
import type { User } from '../../../modules/accounts/accounts.contract.ts';
import { planOf } from '../../../shared/plans.ts';
import { PlanBadge } from '../../kit/ui/plan-badge.tsx';
import { readingDirection } from '../../kit/ui/reading-direction.ts';
import { ToolIcon } from '../../kit/ui/tool-icon.tsx';
import { useLogout } from '../account/use-logout.ts';
import { linksIn } from './page-links.ts';

const itemClasses =
  'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-[10px] px-3 font-medium outline-none data-highlighted:bg-accent-soft';

export default function UserMenu({ user }: { user: User }) {
  const { isPending, logout } = useLogout();
  return (
    <DropdownMenu.Root modal={false} dir={readingDirection()}>
      <DropdownMenu.Trigger className="inline-flex min-h-10 max-w-56 items-center gap-2 rounded-[10px] px-3 font-medium hover:bg-accent-soft">
        <span dir="auto" className="truncate">
          {user.username}
        </span>
        {planOf(user) === 'pro' && <PlanBadge plan="pro" />}
        <ChevronDown className="size-4 shrink-0" aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          className="z-50 min-w-44 rounded-[14px] border border-line bg-raised p-1.5 shadow-lift"
        >
          {linksIn('account', user).map(({ path, name, icon }) => (
            <DropdownMenu.Item key={path} asChild>
              <Link to={path} className={itemClasses}>
                {icon && <ToolIcon icon={icon} className="size-4" />}
                {name}
              </Link>
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Item disabled={isPending} onSelect={logout} className={itemClasses}>
            <LogOut className="size-4" aria-hidden="true" />
            Logout
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
