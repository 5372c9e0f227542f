import { Button } from '../ui/button.tsx';
import { DialogCard } from '../ui/dialog-card.tsx';

/** Asks what becomes of the edits when another file is opened. */
export default function OtherFileDialog(props: {
  name: string;
  count: number;
  onKeep: () => void;
  onDrop: () => void;
  onClose: () => void;
}) {
  const { name, count, onKeep, onDrop, onClose } = props;
  const edits = count === 1 ? 'edit' : `${count} edits`;
  return (
    <DialogCard title="Open another PDF?" onClose={onClose}>
      <p className="mb-5 break-words">
        You have {count === 1 ? '1 edit' : edits} on the PDF that is open. What would you like to do on {name}?
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onDrop}>Start without {count === 1 ? 'it' : 'them'}</Button>
        <Button look="secondary" onClick={onKeep}>
          Keep the {edits}
        </Button>
      </div>
    </DialogCard>
  );
}
