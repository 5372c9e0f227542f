import { useId } from 'react';
import type { FileField } from '../../../catalog/define-tool.ts';
import { acceptAttribute, acceptsAnyFile, listTypes } from '../../../shared/file-types.ts';
import { t } from '../../../shared/language/translate.ts';
import { formatBytes } from '../../../shared/units.ts';
import { usePlan } from '../session/use-user.ts';
import { Bag } from '../ui/bag.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { tellFailure } from '../ui/toast.ts';
import { useRootMark } from '../ui/use-root-mark.ts';
import { noteActivity } from './activity.ts';
import { holdFiles } from './files-in-hand.ts';
import { usePageDrop } from './use-page-drop.ts';

type DropZoneProps = {
  field: FileField;
  /** What it accepts, as the object of 'Choose' and 'Drop': 'images', 'a PDF'. */
  what: string;
  multiple?: boolean;
  /** Offers to choose a folder; dropped folders are always accepted. */
  folders?: boolean;
  /** A bar instead of the bag, once there are files. */
  compact?: boolean;
  onFiles: (files: File[]) => void;
};

/** Takes files dropped or pasted anywhere on the page, or chosen with the button. */
export function DropZone({ field, what, multiple, folders, compact, ...props }: DropZoneProps) {
  const onFiles = (files: File[]) => {
    noteActivity({ kind: 'files' });
    holdFiles(files);
    props.onFiles(files);
  };
  const hintId = useId();
  const plan = usePlan();
  const held = usePageDrop((files) => {
    const [first, ...others] = files;
    if (multiple || !first || others.length === 0) return onFiles(files);
    onFiles([first]);
    tellFailure({ title: t('One file at a time'), text: t('Only {name} was taken.', { name: first.name }) });
  });
  useRootMark('filesIn', compact === true);
  const button = { accept: acceptAttribute(field.accepts), multiple, onFiles, describedBy: hintId };
  const types = acceptsAnyFile(field.accepts) ? t('Any file') : listTypes(field.accepts);
  const size = formatBytes(field.maxBytes[plan]).replace(' ', '\u00a0');
  const hint = multiple
    ? t('{types}, up to {size} each', { types, size })
    : t('{types}, up to {size}', { types, size });

  if (compact) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileButton {...button} look="on-paper" label={multiple ? 'Add more' : 'Choose another'} />
        {folders && <FileButton look="on-paper" label="Add a folder" folder onFiles={onFiles} />}
        <span id={hintId} className="pointer-coarse:hidden text-[0.9375rem] text-soft">
          or drop and paste them anywhere on this page
        </span>
        {held && <DropFrame what={what} />}
      </div>
    );
  }
  return (
    <Bag open={held} className="h-full">
      <div className="flex h-full min-h-[22rem] flex-col items-center justify-center gap-3 px-8 pt-28 pb-10 text-center">
        <p className="font-bold text-[1.75rem] leading-tight tracking-tight">
          {held
            ? 'Let go, it is in the bag'
            : folders
              ? t('Drop {what} or folders in the bag', { what })
              : t('Drop {what} in the bag', { what })}
        </p>
        <p className="pointer-coarse:hidden text-on-canvas-soft">Drop or paste anywhere on this page.</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <FileButton {...button} look="on-canvas" label={`Choose ${what}`} />
          {folders && <FileButton look="on-canvas" label="Choose a folder" folder onFiles={onFiles} />}
        </div>
        <p id={hintId} className="mt-1 max-w-sm text-on-canvas-soft text-sm">
          {hint}
        </p>
      </div>
    </Bag>
  );
}

/** An overlay that shows files can be dropped anywhere. */
export function DropFrame({ what }: { what: string }) {
  return (
    <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center bg-black/45 p-4">
      <div className="weave grid size-full place-items-center rounded-[28px] border-2 border-brass border-dashed opacity-95">
        <p className="font-bold text-3xl text-on-canvas tracking-tight">Drop {what} in the bag</p>
      </div>
    </div>
  );
}
