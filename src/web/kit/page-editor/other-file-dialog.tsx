import { formatBytes } from '../../../shared/units.ts';
import type { FilePrint } from '../tool-shell/file-print.ts';
import { Button } from '../ui/button.tsx';
import { DialogCard } from '../ui/dialog-card.tsx';

/** Asks what becomes of the edits when another file is opened. */
export default function OtherFileDialog(props: {
  name: string;
  /** What it is not, though that was asked for: the file and this one. */
  wanted: { file: FilePrint; instead: FilePrint } | undefined;
  count: number;
  /** How many of the edits change annotations of the file that is open: they fit no other. */
  bound: number;
  onKeep: () => void;
  onDrop: () => void;
  onClose: () => void;
}) {
  const { name, wanted, count, bound, onKeep, onDrop, onClose } = props;
  const kept = count - bound;
  const edits = count === 1 ? '1 edit' : `${count} edits`;
  return (
    <DialogCard title={wanted ? 'This is another PDF' : 'Open another PDF?'} onClose={onClose}>
      <p className="mb-5 break-words">
        {wanted
          ? `${describeOther(wanted.instead, wanted.file)} Your ${edits} ${count === 1 ? 'was' : 'were'} made on that one.`
          : `You have ${edits} on the PDF that is open.`}{' '}
        What would you like to do on {name}?
      </p>
      {bound > 0 && (
        <p className="mb-5">
          {bound === 1 ? '1 of them changes an annotation' : `${bound} of them change annotations`} of{' '}
          {wanted ? 'that' : 'this'} PDF and cannot be kept.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onDrop}>Start without {count === 1 ? 'it' : 'them'}</Button>
        {kept > 0 && (
          <Button look="secondary" onClick={onKeep}>
            Keep the {kept === 1 ? 'edit' : `${kept} edits`}
          </Button>
        )}
        {wanted && (
          <Button look="quiet" onClick={onClose}>
            Choose again
          </Button>
        )}
      </div>
    </DialogCard>
  );
}

function describeOther(instead: FilePrint, file: FilePrint): string {
  const [is, was] = [formatBytes(instead.bytes), formatBytes(file.bytes)];
  const sizes = is === was ? '' : `: it has ${is} instead of ${was}`;
  if (instead.name === file.name) return `This ${file.name} is not the one you had${sizes}.`;
  return `${instead.name} is not ${file.name}${sizes}.`;
}
