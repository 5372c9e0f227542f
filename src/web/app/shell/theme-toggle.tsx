import { Moon, Sun } from 'lucide-react';
import { Button } from '../../kit/ui/button.tsx';
import { Tooltip } from '../../kit/ui/tooltip.tsx';
import { switchTheme } from './theme.ts';

/** Renders both icons and hides one with CSS: the prerendered page does not know the theme. */
export function ThemeToggle() {
  return (
    <Tooltip label="Light or dark">
      <Button look="quiet" size="icon" aria-label="Switch between light and dark" onClick={switchTheme}>
        <Moon className="size-5 dark:hidden" aria-hidden="true" />
        <Sun className="hidden size-5 dark:block" aria-hidden="true" />
      </Button>
    </Tooltip>
  );
}
