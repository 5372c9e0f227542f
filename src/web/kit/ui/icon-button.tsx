import type { LucideIcon } from 'lucide-react';
import { Button } from './button.tsx';
import { Tooltip } from './tooltip.tsx';

/** An icon-only button: its label is its accessible name and its tooltip. */
export function IconButton(props: { icon: LucideIcon; label: string; onClick: () => void; disabled?: boolean }) {
  const { icon: Icon, label, onClick, disabled } = props;
  return (
    <Tooltip label={label}>
      <Button look="quiet" size="icon" aria-label={label} onClick={onClick} disabled={disabled}>
        <Icon className="size-5" aria-hidden="true" />
      </Button>
    </Tooltip>
  );
}
