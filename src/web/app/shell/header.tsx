import { History, Search } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { Button } from '../../kit/ui/button.tsx';
import { Tooltip } from '../../kit/ui/tooltip.tsx';
import { openRecent } from '../recent/recent-host.tsx';
import { AccountArea } from './account-area.tsx';
import { openCommandPalette } from './command-palette-host.tsx';
import { Logo } from './logo.tsx';
import { MobileMenuButton } from './mobile-menu-button.tsx';
import { linksIn } from './page-links.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import { ToolsMenu } from './tools-menu.tsx';

const linkClasses =
  'inline-flex min-h-10 items-center rounded-[10px] px-3 font-medium hover:bg-accent-soft aria-[current=page]:text-accent';

export function Header() {
  return (
    <header className="sticky top-0 z-40 bg-paper">
      <div className="page-width flex h-16 items-center min-[360px]:gap-2">
        <Link
          to="/"
          prefetch="intent"
          className="-ms-1 rounded-[10px] p-1 min-[360px]:me-2 lg:me-4"
          aria-label="Satchel, home page"
        >
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden items-center gap-1 md:flex">
          <ToolsMenu />
          {linksIn('header').map(({ path, name }) => (
            <NavLink key={path} to={path} prefetch="intent" className={linkClasses}>
              {name}
            </NavLink>
          ))}
        </nav>
        <div className="ms-auto flex items-center min-[360px]:gap-1">
          <Tooltip label="Find a tool (/ or Ctrl K)">
            <Button look="quiet" size="icon" aria-label="Find a tool" onClick={openCommandPalette}>
              <Search className="size-5" aria-hidden="true" />
            </Button>
          </Tooltip>
          <Tooltip label="Recent results (Alt R)">
            <Button look="quiet" size="icon" aria-label="Recent results" onClick={openRecent}>
              <History className="size-5" aria-hidden="true" />
            </Button>
          </Tooltip>
          <ThemeToggle />
          <AccountArea />
          <MobileMenuButton />
        </div>
      </div>
      <div className="seam" />
    </header>
  );
}
