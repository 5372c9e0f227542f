import { z } from 'zod';
import type { ActionResult } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
import { DoctorPanel } from '../../web/kit/pdf/doctor-panel.tsx';
import type { PdfService } from '../../web/kit/pdf/pdf-service.ts';
import { UnlockForm } from '../../web/kit/pdf/unlock-form.tsx';
import { asksPassword } from '../../web/kit/pdf/use-passwords.tsx';
import { usePdfService } from '../../web/kit/pdf/use-pdf-service.ts';
import { usePlan } from '../../web/kit/session/use-user.ts';
import { ContinueWith } from '../../web/kit/tool-shell/all-results.tsx';
import { callAction, resumeCall } from '../../web/kit/tool-shell/call-action.ts';
import { DropZone } from '../../web/kit/tool-shell/drop-zone.tsx';
import type { FileStatus, FollowCall, Settled } from '../../web/kit/tool-shell/file-queue.ts';
import { FileRows } from '../../web/kit/tool-shell/file-rows.tsx';
import { readAs } from '../../web/kit/tool-shell/kept-items.ts';
import { useKeptState } from '../../web/kit/tool-shell/kept-pages.tsx';
import { downloadFile, type ResultFile } from '../../web/kit/tool-shell/result-file.ts';
import { StartButton } from '../../web/kit/tool-shell/start-button.tsx';
import { useFileQueue } from '../../web/kit/tool-shell/use-file-queue.ts';
import { useRemembered } from '../../web/kit/tool-shell/use-remembered.ts';
import { Workbench } from '../../web/kit/tool-shell/workbench.tsx';
import { useFailureNote } from '../../web/kit/ui/failure-note.tsx';
import { showToast } from '../../web/kit/ui/toast.ts';
import { CompressionOutcome } from './compression-outcome.tsx';
import { CompressionSettings } from './compression-settings.tsx';
import { PageComparison } from './page-comparison.tsx';
import { pdfCompressor } from './pdf-compressor.tool.ts';
import { rememberedOptions } from './remembered-options.ts';
import { SignedNotice } from './signed-notice.tsx';
import { useOpenedPdf } from './use-opened-pdf.web.ts';

const { compress } = pdfCompressor.actions;
const defaultOptions = rememberedOptions.parse({});
type Result = ActionResult<typeof compress>;
const follow: FollowCall<Result> = (begun, report) => resumeCall(compress, begun, report);

/** Delay from success to the download, in milliseconds. */
const downloadDelayMs = 100;

/** What belongs to the file that is in: it goes when another one comes. */
const readFlag = readAs(z.boolean());

export default function PdfCompressorPage() {
  const files = useFileQueue<Result>(compress.files.file, 1, follow);
  const service = usePdfService();
  const plan = usePlan();
  const [options, setOptions] = useRemembered(pdfCompressor.slug, rememberedOptions, defaultOptions);
  const [password, setPassword] = useKeptState<string | undefined>('password', undefined);
  const [allowSigned, setAllowSigned] = useKeptState('allowSigned', false, readFlag);
  const [item] = files.items;
  const source = useOpenedPdf(service, item?.source, password);
  const result = item?.status.state === 'done' ? item.status.result : undefined;
  const failure = item ? failureCode(item.status) : undefined;
  const isSigned = failure === 'PDF_SIGNED' || (source.state === 'open' && source.document.isSigned);
  const needsAnswer = isSigned && !allowSigned;

  const choose = (chosen: File[]) => {
    files.remove();
    setPassword(undefined);
    setAllowSigned(false);
    files.add(chosen);
  };
  const refusal = useFailureNote(options);
  const run = (opener = password) => {
    if (!item) return;
    if (plan !== 'pro') {
      refusal.show(compress.proOnly);
      return;
    }
    files.start(
      (from, report) =>
        callAction(compress, {
          files: { file: [from] },
          options: { ...options, password: opener, allowSigned },
          ...report,
        }),
      showOutcome,
    );
  };
  const unlock = (typed: string) => {
    setPassword(typed);
    // The server has said that it needs one: then this was the answer to it.
    if (failure !== undefined) run(typed);
  };

  return (
    <Workbench
      settings={<CompressionSettings options={options} onChange={setOptions} />}
      action={
        <StartButton
          label={result ? 'Compress again' : 'Compress'}
          busyLabel="Compressing…"
          busy={files.busy}
          disabled={
            !item ||
            item.status.state === 'refused' ||
            needsAnswer ||
            source.state === 'locked' ||
            !rememberedOptions.safeParse(options).success
          }
          again={result !== undefined}
          proOnly
          note={refusal.note}
          onStart={() => run()}
          onCancel={() => files.cancel()}
        />
      }
    >
      {!item ? (
        <DropZone field={compress.files.file} what={t('a PDF')} onFiles={choose} />
      ) : (
        <div className="space-y-5">
          <DropZone field={compress.files.file} what={t('a PDF')} compact onFiles={choose} />
          <FileRows
            files={files}
            busyWord="Compressing"
            onRetry={() => run()}
            resultFile={resultFile}
            details={(_item, finished) => <CompressionOutcome result={finished} />}
          />
          {source.state === 'open' && !result && (
            <DoctorPanel service={service} document={source.document} source={item.source} slug={pdfCompressor.slug} />
          )}
          <Questions
            {...{
              item,
              source,
              failure,
              isSigned: isSigned && !result,
              allowed: allowSigned,
              busy: files.busy,
            }}
            onUnlock={unlock}
            onAllow={setAllowSigned}
          />
          {result && <BeforeAndAfter service={service} source={source} result={result} />}
          <ContinueWith results={result ? [resultFile(result)] : []} slug={pdfCompressor.slug} />
        </div>
      )}
    </Workbench>
  );
}

/** Questions before the file can be compressed: its password, and whether its signature may break. */
function Questions(props: {
  item: { name: string };
  source: ReturnType<typeof useOpenedPdf>;
  failure: string | undefined;
  isSigned: boolean;
  allowed: boolean;
  busy: boolean;
  onUnlock: (password: string) => void;
  onAllow: (allowSigned: boolean) => void;
}) {
  const { item, source, failure, isSigned, allowed, busy, onUnlock, onAllow } = props;
  const isLocked = source.state === 'locked' || (failure !== undefined && asksPassword(failure));
  const isWrong = failure === 'WRONG_PASSWORD' || (source.state === 'locked' && source.wrongPassword);
  return (
    <>
      {isLocked && (
        <UnlockForm
          fileName={item.name}
          problem={
            isWrong ? 'This password does not open the PDF. Please check it, capital letters included.' : undefined
          }
          busy={busy}
          onUnlock={onUnlock}
        />
      )}
      {isSigned && <SignedNotice allowed={allowed} onChange={onAllow} />}
    </>
  );
}

function BeforeAndAfter(props: { service: PdfService; source: ReturnType<typeof useOpenedPdf>; result: Result }) {
  const { service, source, result } = props;
  if (result.unchanged) return null;
  return (
    <PageComparison
      key={result.downloadUrl}
      service={service}
      source={source}
      result={resultFile(result)}
      similarities={result.similarity}
    />
  );
}

const failureCode = (status: FileStatus<Result>): string | undefined =>
  status.state === 'failed' ? status.code : undefined;

const resultFile = ({ downloadUrl, fileName, compressedSize }: Result): ResultFile => ({
  url: downloadUrl,
  name: fileName,
  type: 'pdf',
  bytes: compressedSize,
});

function showOutcome({ done, failed }: Settled<Result>): void {
  const [success] = done;
  const [failure] = failed;
  if (success) {
    const { result } = success;
    setTimeout(() => downloadFile(resultFile(result)), downloadDelayMs);
    if (result.unchanged) {
      const text = t('It cannot be made smaller at this level.');
      showToast({ title: t('PDF Left Unchanged'), text, tone: 'success' });
      return;
    }
    showToast({
      title: t('PDF Compressed Successfully!'),
      text:
        result.compressionRatio > 0
          ? t('File size reduced by {percent}%', { percent: result.compressionRatio })
          : t('File size reduced by less than 1%'),
      tone: 'success',
    });
  } else if (failure) showToast({ title: t('Compression Failed'), text: failure.message, tone: 'failure' });
}
