import { FileQuestion, FileText, LockKeyhole } from 'lucide-react';
import { t } from '../../../shared/language/translate.ts';
import { formatBytes } from '../../../shared/units.ts';
import { Panel } from '../ui/panel.tsx';
import { UnlockForm } from './unlock-form.tsx';
import type { PdfFile } from './use-pdf-file.ts';

/** The chosen file, and notes on it. */
export function FileNote({ file, onUnlock }: { file: PdfFile; onUnlock: (password: string) => void }) {
  const Icon = file.is === 'locked' ? LockKeyhole : file.is === 'doubtful' ? FileQuestion : FileText;
  return (
    <Panel aria-label="File" className="space-y-3 p-4! sm:p-4!">
      <div className="flex items-center gap-3">
        <Icon className="size-6 shrink-0 text-accent" aria-hidden="true" />
        <div className="min-w-0">
          <p dir="auto" className="truncate font-semibold" title={file.name}>
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

function describeFile(file: PdfFile): string {
  const size = formatBytes(file.bytes);
  switch (file.is) {
    case 'opening':
      return t('{size} · opening', { size });
    case 'locked':
      return t('{size} · locked with a password', { size });
    case 'doubtful':
      return `${size} · ${file.reason}`;
    case 'ready':
      return size;
  }
}
