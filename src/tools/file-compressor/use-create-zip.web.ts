import type { ActionOptions, ActionResult } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
import { useCall } from '../../web/kit/tool-shell/use-call.tsx';
import { showToast } from '../../web/kit/ui/toast.ts';
import { failed, fileCompressor } from './file-compressor.tool.ts';
import type { ZipFiles } from './use-zip-files.web.ts';

const { compress } = fileCompressor.actions;
export type CreatedZip = ActionResult<typeof compress>;
export type ZipChoice = Pick<ActionOptions<typeof compress>, 'level' | 'password' | 'name'>;

/** Sends the files and waits for the ZIP. Cancelled when the page is left. */
export function useCreateZip() {
  const { start, ...call } = useCall(compress, t('Packing'));
  return {
    ...call,
    start: (files: ZipFiles, choice: ZipChoice) =>
      start(
        {
          files: { files: files.items.map(({ source }) => source) },
          options: {
            ...choice,
            paths: files.items.map(({ path }) => path),
            modified: files.items.map(({ modified }) => modified),
          },
        },
        {
          onDone: ({ result, inputs }) => {
            files.keepStored(inputs.files ?? []);
            showToast({ title: t('Compression Complete'), text: describeSaving(result), tone: 'success' });
          },
          onFailed: () => showToast({ ...failed, tone: 'failure' }),
        },
      ),
  };
}

export function describeSaving({ compressionRatio, fileCount }: CreatedZip): string {
  return compressionRatio > 0
    ? t('Reduced size by {percent}%', { percent: compressionRatio })
    : t('{count, plural, one {# file is} other {# files are}} in the ZIP, about as large as before', {
        count: fileCount,
      });
}
