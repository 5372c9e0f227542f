import type { ReactNode } from 'react';
import { usePlan } from '../session/use-user.ts';
import { Button } from '../ui/button.tsx';

/** Starts a tool's work, or cancels it while it runs. */
export function StartButton(props: {
  label: string;
  busyLabel: string;
  busy: boolean;
  disabled: boolean;
  /** Says on the button that the work needs Pro. */
  proOnly?: boolean;
  /** The work is done: what follows is the download, and doing it again steps back. */
  again?: boolean;
  /** Why it could not start, above the button. */
  note?: ReactNode;
  onStart: () => void;
  onCancel: () => void;
}) {
  const { label, busyLabel, busy, disabled, proOnly, again, note, onStart, onCancel } = props;
  const needsPro = usePlan() !== 'pro' && proOnly;
  const isOff = busy || disabled;
  return (
    <div className="space-y-3">
      {note}
      <div className="flex gap-2">
        {/* Not `disabled`, which would take the focus from keyboard users. */}
        <Button
          look={again && !isOff ? 'secondary' : 'primary'}
          className="flex-1 aria-disabled:bg-line aria-disabled:text-soft aria-disabled:shadow-none"
          data-start
          aria-disabled={isOff}
          onClick={isOff ? undefined : onStart}
        >
          <span>
            {busy ? busyLabel : label}
            {needsPro && <span className="maybe-pro:hidden"> with Pro</span>}
          </span>
        </Button>
        {busy && (
          <Button look="secondary" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  );
}
