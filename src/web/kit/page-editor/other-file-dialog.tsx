import { t } from '../../../shared/language/translate.ts';
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
  return (
    <DialogCard title={wanted ? 'This is another PDF' : 'Open another PDF?'} onClose={onClose}>
      <p className="mb-5 break-words">
        {[...explain(wanted, count), t('What would you like to do on {name}?', { name })].join(' ')}
      </p>
      {bound > 0 && <p className="mb-5">{explainBound(bound, wanted !== undefined)}</p>}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onDrop}>
          {t('{count, plural, one {Start without it} other {Start without them}}', { count })}
        </Button>
        {kept > 0 && (
          <Button look="secondary" onClick={onKeep}>
            {t('{kept, plural, one {Keep the edit} other {Keep the # edits}}', { kept })}
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

function explain(wanted: { file: FilePrint; instead: FilePrint } | undefined, edits: number): string[] {
  if (!wanted) {
    return [
      t(
        '{edits, plural, one {You have # edit on the PDF that is open.} other {You have # edits on the PDF that is open.}}',
        {
          edits,
        },
      ),
    ];
  }
  return [
    describeOther(wanted.instead, wanted.file),
    t('{edits, plural, one {Your # edit was made on that one.} other {Your # edits were made on that one.}}', {
      edits,
    }),
  ];
}

const explainBound = (bound: number, isThere: boolean): string =>
  isThere
    ? t(
        '{bound, plural, one {# of them changes an annotation of that PDF and cannot be kept.} other {# of them change annotations of that PDF and cannot be kept.}}',
        { bound },
      )
    : t(
        '{bound, plural, one {# of them changes an annotation of this PDF and cannot be kept.} other {# of them change annotations of this PDF and cannot be kept.}}',
        { bound },
      );

function describeOther(instead: FilePrint, file: FilePrint): string {
  const { name } = file;
  const [size, wantedSize] = [formatBytes(instead.bytes), formatBytes(file.bytes)];
  if (instead.name === name) {
    return size === wantedSize
      ? t('This {name} is not the one you had.', { name })
      : t('This {name} is not the one you had: it has {size} instead of {wantedSize}.', { name, size, wantedSize });
  }
  return size === wantedSize
    ? t('{name} is not {wanted}.', { name: instead.name, wanted: name })
    : t('{name} is not {wanted}: it has {size} instead of {wantedSize}.', {
        name: instead.name,
        wanted: name,
        size,
        wantedSize,
      });
}
