import { Button } from '../ui/button.tsx';

/** The button that starts a tool's work and, while it runs, the one that ends it. */
export function StartButton(props: {
  label: string;
  busyLabel: string;
  busy: boolean;
  disabled: boolean;
  onStart: () => void;
  onCancel: () => void;
}) {
  const { label, busyLabel, busy, disabled, onStart, onCancel } = props;
  const isOff = busy || disabled;
  return (
    <div className="flex gap-2">
      {/* Not `disabled`, which takes the focus away from whoever pressed it by keyboard. */}
      <Button
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
