import { Download } from 'lucide-react';
import { t } from '../../../../shared/language/translate.ts';
import { saveFile } from '../../../kit/tool-shell/save-file.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { CopyButton } from '../../../kit/ui/copy-button.tsx';

/** Backup codes for two-factor sign-in, shown only once. */
export function BackupCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = codes.join('\n');
  return (
    <div className="rounded-[16px] border border-line bg-card p-5">
      <p className="font-semibold">Save these backup codes</p>
      <p className="mt-1 text-[0.9375rem] text-soft">
        Each code signs you in once if you do not have your phone. They are not shown again.
      </p>
      <ul aria-label="Backup codes" className="my-4 grid gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} what={t('backup codes')} />
        <Button
          look="secondary"
          size="small"
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'satchel-backup-codes.txt')}
        >
          <Download className="size-4" aria-hidden="true" />
          Download
        </Button>
        <Button size="small" onClick={onDone}>
          I have saved them
        </Button>
      </div>
    </div>
  );
}
