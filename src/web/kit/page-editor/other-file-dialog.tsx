import { Button } from '../ui/button.tsx';
import { DialogCard } from '../ui/dialog-card.tsx';

/** Asks what becomes of the edits when another file is opened. */
export default function OtherFileDialog(props: {
  name: string;
  count: number;
  /** How many of the edits change annotations of the file that is open: they fit no other. */
  bound: number;
  onKeep: () => void;
  onDrop: () => void;
  onClose: () => void;
}) {
  const { name, count, bound, onKeep, onDrop, onClose } = props;
  const kept = count - bound;
  return (
    <DialogCard title="Open another PDF?" onClose={onClose}>
      <p className="mb-5 break-words">
        You have {count === 1 ? '1 edit' : `${count} edits`} on the PDF that is open. What would you like to do on{' '}
        {name}?
      </p>
      {bound > 0 && (
        <p className="mb-5">
          {bound === 1 ? '1 of them changes an annotation' : `${bound} of them change annotations`} of this PDF and
          cannot be kept.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onDrop}>Start without {count === 1 ? 'it' : 'them'}</Button>
        {kept > 0 && (
          <Button look="secondary" onClick={onKeep}>
            Keep the {kept === 1 ? 'edit' : `${kept} edits`}
          </Button>
        )}
      </div>
    </DialogCard>
  );
}
