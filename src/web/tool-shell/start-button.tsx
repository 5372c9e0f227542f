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
  return (
    <div className="flex gap-2">
      <Button className="flex-1" disabled={busy || disabled} onClick={onStart}>
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
