import { FileQuestion, FileText, LockKeyhole } from 'lucide-react';
import { formatBytes } from '../../shared/units.ts';
import { UnlockForm } from '../../web/kit/pdf/unlock-form.tsx';
import { Panel } from '../../web/kit/ui/panel.tsx';
import type { SplitFile } from './use-split-file.web.ts';

/** The chosen file, and notes on it. */
export function FileNote({ file, onUnlock }: { file: SplitFile; onUnlock: (password: string) => void }) {
  const Icon = file.is === 'locked' ? LockKeyhole : file.is === 'doubtful' ? FileQuestion : FileText;
  return (
    <Panel aria-label="File" className="space-y-3 p-4! sm:p-4!">
      <div className="flex items-center gap-3">
        <Icon className="size-6 shrink-0 text-accent" aria-hidden="true" />
        <div className="min-w-0">
          <p className="truncate font-semibold" title={file.name}>
            {file.name}
          </p>
          <p className="text-[0.9375rem] text-soft tabular-nums">{describeFile(file)}</p>
        </div>
      </div>
      {file.is === 'locked' && (
        <UnlockForm fileName={file.name} problem={file.problem} busy={false} onUnlock={onUnlock} />
      )}
    </Panel>
  );
}

function describeFile(file: SplitFile): string {
  const size = formatBytes(file.bytes);
  switch (file.is) {
    case 'opening':
      return `${size} · opening`;
    case 'locked':
      return `${size} · locked with a password`;
    case 'doubtful':
      return `${size} · ${file.reason}`;
    case 'ready':
      return size;
  }
}
