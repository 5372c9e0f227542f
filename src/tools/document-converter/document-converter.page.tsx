import { useRef } from 'react';
import type { ActionResult } from '../../catalog/define-tool.ts';
import { defaultQuality, dpiRange } from '../../catalog/drawing-options.ts';
import { type ConversionFormat, isSlideFormat } from '../../shared/document-formats.ts';
import { t } from '../../shared/language/translate.ts';
import { likelyOcrLanguages } from '../../shared/recognition.ts';
import { isAnsweredByPro } from '../../web/kit/http/call-error.ts';
import { asksPassword, usePasswords } from '../../web/kit/pdf/use-passwords.tsx';
import { ContinueWith, DownloadAll } from '../../web/kit/tool-shell/all-results.tsx';
import { callAction, resumeCall } from '../../web/kit/tool-shell/call-action.ts';
import { DropZone } from '../../web/kit/tool-shell/drop-zone.tsx';
import type { FollowCall, QueueItem, Settled } from '../../web/kit/tool-shell/file-queue.ts';
import { FileRows } from '../../web/kit/tool-shell/file-rows.tsx';
import { typeOf } from '../../web/kit/tool-shell/file-source.ts';
import { showFailure } from '../../web/kit/tool-shell/show-failure.ts';
import { StartButton } from '../../web/kit/tool-shell/start-button.tsx';
import { useFileQueue } from '../../web/kit/tool-shell/use-file-queue.ts';
import { useMadeWith } from '../../web/kit/tool-shell/use-made-with.ts';
import { useRemembered } from '../../web/kit/tool-shell/use-remembered.ts';
import { Workbench } from '../../web/kit/tool-shell/workbench.tsx';
import { showToast } from '../../web/kit/ui/toast.ts';
import { ConversionResult, resultFile } from './conversion-result.tsx';
import { allSheets, documentConverter, failed, maxBatch } from './document-converter.tool.ts';
import { FormatChoice, SheetChoice, SlideSettings } from './format-choice.tsx';
import { rememberedFormat } from './remembered-format.ts';
import { commonFormats, likelyKind } from './source-kind.ts';

const { convert } = documentConverter.actions;
export type Result = ActionResult<typeof convert>;
const follow: FollowCall<Result> = (begun, report) => resumeCall(convert, begun, report);

export default function DocumentConverterPage() {
  const files = useFileQueue<Result>(convert.files.file, maxBatch.free, follow);
  const [settings, remember] = useRemembered(documentConverter.slug, rememberedFormat, {});
  const { format, everySheet = false, dpi = dpiRange.default, quality = defaultQuality } = settings;
  const { passwordOf, help } = usePasswords({ busy: files.busy, onUnlock: (key) => run([key]) });
  const sendable = files.items.filter(({ status }) => status.state !== 'refused');
  const offered = commonFormats(sendable.flatMap(kindOf));
  const [only, ...others] = offered;
  const remembered = format !== undefined && offered.includes(format) ? format : undefined;
  const chosen = remembered ?? (others.length === 0 ? only : undefined);
  const sheet = chosen === 'csv' && everySheet ? allSheets : undefined;
  const look = chosen !== undefined && isSlideFormat(chosen) ? { dpi, quality } : undefined;
  const madeWith = useMadeWith(look ? [chosen, look] : (sheet ?? chosen));
  const open = sendable.filter(({ status }) => status.state !== 'done');
  const next = madeWith.isCurrent && open.length > 0 ? open : sendable;
  const results = files.items.flatMap(({ status }) => (status.state === 'done' ? [resultFile(status.result)] : []));

  const run = (keys: readonly number[]) => {
    if (chosen === undefined) return;
    madeWith.note();
    files.start(
      (source, report) => {
        const ocrLanguages = likelyOcrLanguages(navigator.languages);
        const options = { outputFormat: chosen, password: passwordOf(source), ocrLanguages, sheet, ...look };
        return callAction(convert, { files: { file: [source] }, options, ...report });
      },
      showOutcome,
      keys,
    );
  };

  const isReady = next.length > 0 && chosen !== undefined;
  const choice = useRef<HTMLDivElement>(null);
  /** On phones the formats are below the list, out of view. */
  const showFormats = () => {
    choice.current?.scrollIntoView({ block: 'center' });
    choice.current?.querySelector('input')?.focus({ preventScroll: true });
  };

  return (
    <Workbench
      settings={
        <div ref={choice}>
          <FormatChoice
            formats={offered}
            value={chosen}
            onChange={(outputFormat) => remember({ ...settings, format: outputFormat })}
          />
          {chosen === 'csv' && (
            <SheetChoice all={everySheet} onChange={(all) => remember({ ...settings, everySheet: all })} />
          )}
          {look && (
            <SlideSettings
              look={look}
              hasQuality={chosen === 'jpg'}
              onChange={(changed) => remember({ ...settings, ...changed })}
            />
          )}
        </div>
      }
      action={
        <StartButton
          label={isReady ? labelFor(next.length, open.length) : askFor(next.length, chosen)}
          busyLabel="Converting…"
          busy={files.busy}
          disabled={next.length === 0}
          again={open.length === 0 && madeWith.isCurrent}
          onStart={() => (isReady ? run(next.map(({ key }) => key)) : showFormats())}
          onCancel={() => files.cancel()}
        />
      }
    >
      {files.items.length === 0 ? (
        <DropZone field={convert.files.file} what={t('documents')} multiple onFiles={files.add} />
      ) : (
        <div className="space-y-5">
          <DropZone field={convert.files.file} what={t('documents')} multiple compact onFiles={files.add} />
          <FileRows
            files={files}
            busyWord="Converting"
            onRetry={(key) => run([key])}
            resultFile={resultFile}
            details={(_item, result) => <ConversionResult result={result} />}
            help={help}
          />
          {results.length > 1 && <DownloadAll results={results} name="converted-documents.zip" />}
          <ContinueWith results={results} slug={documentConverter.slug} />
        </div>
      )}
    </Workbench>
  );
}

function kindOf({ name, source }: QueueItem<Result>) {
  const kind = likelyKind(name, typeOf(source));
  return kind === undefined ? [] : [kind];
}
function askFor(files: number, format: ConversionFormat | undefined): string {
  if (files === 0) return format === undefined ? t('Choose a document and a format') : t('Choose a document');
  return t('Choose a format');
}

function labelFor(count: number, open: number): string {
  if (count > 0 && open === 0) return t('Convert again');
  return count > 1 ? t('Convert {count} documents', { count }) : t('Convert');
}

function showOutcome({ done, failed: failures }: Settled<Result>): void {
  const [first] = done;
  if (first) {
    const all = done.length + failures.length;
    const text =
      all === 1
        ? t('{filename} is ready.', { filename: first.result.filename })
        : t('{ready} of {all} documents are ready.', { ready: done.length, all });
    showToast({ title: t('Conversion complete'), text, tone: 'success' });
    return;
  }
  const codes = failures.flatMap(({ item: { status } }) => (status.state === 'failed' ? [status.code] : []));
  // A row that asks for its password says enough.
  if (codes.every(asksPassword)) return;
  const [failure] = failures;
  const code = codes.find(isAnsweredByPro);
  if (failure && code !== undefined) showFailure(failed.title, { message: failure.message, code });
  else showToast({ ...failed, tone: 'failure' });
}
