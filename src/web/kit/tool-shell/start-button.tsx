import { Button } from '../ui/button.tsx';

/** Starts a tool's work, or cancels it while it runs. */
export function StartButton(props: {
  label: string;
  busyLabel: string;
  busy: boolean;
  disabled: boolean;
  /** The work is done: what follows is the download, and doing it again steps back. */
  again?: boolean;
  onStart: () => void;
  onCancel: () => void;
}) {
  const { label, busyLabel, busy, disabled, again, onStart, onCancel } = props;
  const isOff = busy || disabled;
  return (
    <div className="flex gap-2">
      {/* Not `disabled`, which would take the focus from keyboard users. */}
      <Button
        look={again && !isOff ? 'secondary' : 'primary'}
        className="flex-1 aria-disabled:bg-line aria-disabled:text-soft aria-disabled:shadow-none"
        aria-disabled={isOff}
        onClick={isOff ? undefined : onStart}
      >
        {busy ? busyLabel : label}
      </Button>
      {busy && (
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
