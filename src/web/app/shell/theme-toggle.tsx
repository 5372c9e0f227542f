import { Moon, Sun } from 'lucide-react';
import { Button } from '../../kit/ui/button.tsx';
import { Tooltip } from '../../kit/ui/tooltip.tsx';
import { switchTheme } from './theme.ts';

/** Both icons are in the page and style shows one: the server cannot know which theme a visitor has. */
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
