import { FilePlus2, FolderPlus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { classNames } from './class-names.ts';

/** Supported by every browser, but missing in React's types. */
const folderDialog = { webkitdirectory: '' };

const looks = {
  'on-canvas': 'bg-on-canvas text-canvas-ink hover:bg-white has-focus-visible:outline-brass',
  'quiet-on-canvas': 'text-on-canvas-soft hover:bg-canvas-deep has-focus-visible:outline-brass',
  'on-paper': 'border border-edge bg-card hover:border-accent hover:text-accent has-focus-visible:outline-accent',
} as const;

/** A button that opens the system's file dialog. It is a real file input, so keyboard and screen readers know it. */
export function FileButton(props: {
  label: string;
  accept?: string;
  multiple?: boolean;
  /** Opens the dialog for a folder and takes all its files. */
  folder?: boolean;
  onFiles: (files: File[]) => void;
  look: keyof typeof looks;
  describedBy?: string;
}) {
  const { label, accept, multiple, folder, onFiles, look, describedBy } = props;
  const Icon = folder ? FolderPlus : FilePlus2;
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    const files = [...(input.current?.files ?? [])];
    // Makes choosing the same file again a change.
    if (input.current) input.current.value = '';
    if (files.length > 0) onFiles(files);
  };
  // Files chosen before hydration are waiting in the input.
  const takeWaiting = useEffectEvent(take);
  useEffect(() => takeWaiting(), []);

  return (
    <label
      className={classNames(
        'inline-flex min-h-11 select-none items-center gap-2 rounded-[10px] px-5 font-semibold transition-colors',
        'has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2',
        looks[look],
      )}
    >
      <Icon className="size-5" aria-hidden="true" />
      {label}
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        {...(folder ? folderDialog : {})}
        aria-describedby={describedBy}
        className="sr-only"
        onChange={take}
      />
    </label>
  );
}
