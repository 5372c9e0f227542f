import { UnlockForm } from '../pdf/unlock-form.tsx';
import { DialogCard } from '../ui/dialog-card.tsx';
import type { LockedFile } from './inserted-files.ts';

/** Asks for the password of a PDF whose pages are inserted. */
export default function UnlockDialog({ locked: { name, problem, answer } }: { locked: LockedFile }) {
  return (
    <DialogCard title="This PDF is locked" onClose={() => answer(undefined)}>
      <UnlockForm key={problem} fileName={name} problem={problem} busy={false} onUnlock={answer} />
    </DialogCard>
  );
}
