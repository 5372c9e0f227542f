import type { ActionOptions } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
import { asksPassword, usePasswords } from '../../web/kit/pdf/use-passwords.tsx';
import { callAction, resumeCall } from '../../web/kit/tool-shell/call-action.ts';
import type { FollowCall, Settled } from '../../web/kit/tool-shell/file-queue.ts';
import type { FileSource } from '../../web/kit/tool-shell/passed-files.ts';
import { type FileList, useFileQueue } from '../../web/kit/tool-shell/use-file-queue.ts';
import { showToast } from '../../web/kit/ui/toast.ts';
import { documentTypes } from './output-formats.ts';
import { pdfConverter } from './pdf-converter.tool.ts';
import type { ConvertResult } from './use-conversion.web.ts';

const { convert } = pdfConverter.actions;
const field = { ...convert.files.file, accepts: ['pdf', ...documentTypes] as const };

const follow: FollowCall<ConvertResult> = (begun, report) => resumeCall(convert, begun, report);

export type DocumentDesk = {
  files: FileList<ConvertResult>;
  run: (keys: readonly number[]) => void;
  help: ReturnType<typeof usePasswords>['help'];
};

type Options = Partial<ActionOptions<typeof convert>>;

/**
 * Documents, or several PDFs: one call each, so that a failure does not stop the others.
 *
 * @param optionsOf the options for a PDF or a document
 */
export function useDocuments(maxFiles: number, optionsOf: (source: FileSource) => Options): DocumentDesk {
  const files = useFileQueue<ConvertResult>(field, maxFiles, follow);
  const run = (keys: readonly number[]) =>
    files.start(
      (source, report) => {
        const options = { ...optionsOf(source), password: passwordOf(source) };
        return callAction(convert, { files: { file: [source] }, options, ...report });
      },
      showOutcome,
      keys,
    );
  const { passwordOf, help } = usePasswords({ busy: files.busy, onUnlock: (key) => run([key]) });
  return { files, run, help };
}
function showOutcome({ done, failed }: Settled<ConvertResult>): void {
  const [first] = done;
  const all = done.length + failed.length;
  if (first) {
    const text =
      all === 1
        ? t('{fileName} is ready.', { fileName: first.result.fileName })
        : t('{ready} of {all} files are ready.', { ready: done.length, all });
    showToast({ title: t('Converted'), text, tone: 'success' });
    return;
  }
  const [failure] = failed;
  // A row that asks for its password needs no message.
  if (failure === undefined || asksPassword(failure.code)) return;
  showToast({ title: t('Conversion failed'), text: failure.message, tone: 'failure' });
}
