import { useMemo, useState } from 'react';
import { z } from 'zod';
import type { ActionResult } from '../../catalog/define-tool.ts';
import { isFileType } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import { formatBytes } from '../../shared/units.ts';
import { ContinueWith, DownloadAll } from '../../web/kit/tool-shell/all-results.tsx';
import { callAction, resumeCall } from '../../web/kit/tool-shell/call-action.ts';
import { DropZone } from '../../web/kit/tool-shell/drop-zone.tsx';
import type { FollowCall, Settled } from '../../web/kit/tool-shell/file-queue.ts';
import { FileRows } from '../../web/kit/tool-shell/file-rows.tsx';
import { readAs } from '../../web/kit/tool-shell/kept-items.ts';
import { useKeptState } from '../../web/kit/tool-shell/kept-pages.tsx';
import type { ResultFile } from '../../web/kit/tool-shell/result-file.ts';
import { showFailure } from '../../web/kit/tool-shell/show-failure.ts';
import { StartButton } from '../../web/kit/tool-shell/start-button.tsx';
import { useFileQueue } from '../../web/kit/tool-shell/use-file-queue.ts';
import { useMadeWith } from '../../web/kit/tool-shell/use-made-with.ts';
import { useRemembered } from '../../web/kit/tool-shell/use-remembered.ts';
import { Workbench } from '../../web/kit/tool-shell/workbench.tsx';
import { Arrow } from '../../web/kit/ui/arrow.tsx';
import { useFailureNote } from '../../web/kit/ui/failure-note.tsx';
import { showToast } from '../../web/kit/ui/toast.ts';
import { imageResizer, maxBatch, noDimensions } from './image-resizer.tool.ts';
import { cropProportions, fillsSize, largestCrop, requestOf, resizeChoiceSchema } from './resize-choice.ts';
import { ResizePreview } from './resize-preview.tsx';
import { ResizeSettings } from './resize-settings.tsx';
import { type Crop, isPart, type Size } from './target-size.ts';

const { resize } = imageResizer.actions;
const firstChoice = resizeChoiceSchema.parse({});
type Result = ActionResult<typeof resize>;
const frameSchema = z.object({
  image: z.string(),
  proportions: z.union([z.number(), z.literal('free')]).optional(),
  crop: z.object({
    left: z.number(),
    top: z.number(),
    width: z.number(),
    height: z.number(),
  }) satisfies z.ZodType<Crop>,
});
type Framed = z.infer<typeof frameSchema>;
const readFrame = readAs(frameSchema);
/** Identifies an image on the list, also after a reload. */
const nameOf = ({ name, bytes }: { name: string; bytes: number }) => `${bytes}/${name}`;
const follow: FollowCall<Result> = (begun, report) => resumeCall(resize, begun, report);

export default function ImageResizerPage() {
  const files = useFileQueue<Result>(resize.files.file, maxBatch.free, follow);
  const [choice, setChoice] = useRemembered(imageResizer.slug, resizeChoiceSchema, firstChoice);
  const results = files.items.flatMap(({ status }) => (status.state === 'done' ? [resultFile(status.result)] : []));
  const sendable = files.items.filter(({ status }) => status.state !== 'refused');
  const [first] = sendable;
  const proportions = cropProportions(choice);
  const [measured, setMeasured] = useState<{ key: number; size: Size }>();
  const size = measured?.key === first?.key ? measured?.size : undefined;
  const [framed, setFramed] = useKeptState<Framed | undefined>('frame', undefined, readFrame);
  // A frame belongs to its image and its proportions.
  const isItsFrame = framed?.image === (first && nameOf(first)) && framed?.proportions === proportions;
  const chosen = isItsFrame ? framed?.crop : undefined;
  const madeWith = useMadeWith({ choice, chosen });
  const crop = useMemo(
    () => chosen ?? (size && proportions !== undefined ? largestCrop(size, proportions) : undefined),
    [chosen, size, proportions],
  );
  // While untouched, each image is cropped around its own middle.
  const sent = chosen ?? (fillsSize(choice) ? undefined : crop);

  const refusal = useFailureNote(choice);
  const run = (keys: readonly number[]) => {
    const request = requestOf(choice);
    if (!request && !(sent && isPart(sent))) return refusal.show(noDimensions);
    madeWith.note();
    const { background, format } = choice;
    const part = sent && { cropX: sent.left, cropY: sent.top, cropWidth: sent.width, cropHeight: sent.height };
    const options = { ...request, ...part, background, format };
    files.start(
      (source, report) => callAction(resize, { files: { file: [source] }, options, ...report }),
      showOutcome,
      keys,
    );
  };

  return (
    <Workbench
      settings={<ResizeSettings choice={choice} onChange={setChoice} />}
      action={
        <StartButton
          label={labelFor(sendable.length)}
          busyLabel="Resizing…"
          busy={files.busy}
          disabled={sendable.length === 0}
          again={results.length === sendable.length && madeWith.isCurrent}
          note={refusal.note}
          onStart={() => run(sendable.map(({ key }) => key))}
          onCancel={() => files.cancel()}
        />
      }
    >
      {files.items.length > 0 ? (
        <div className="space-y-5">
          {first && (
            <ResizePreview
              key={first.key}
              item={first}
              choice={choice}
              proportions={proportions}
              crop={crop}
              sent={sent}
              result={madeWith.isCurrent && first.status.state === 'done' ? resultFile(first.status.result) : undefined}
              onSize={(next) => setMeasured({ key: first.key, size: next })}
              onCrop={(next) => setFramed({ image: nameOf(first), proportions, crop: next })}
            />
          )}
          {sent && isPart(sent) && files.items.length > 1 && (
            <p className="text-center text-[0.9375rem] text-soft">The same part is taken from every image.</p>
          )}
          <DropZone field={resize.files.file} what={t('images')} multiple compact onFiles={files.add} />
          <FileRows
            files={files}
            busyWord="Resizing"
            onRetry={(key) => run([key])}
            resultFile={resultFile}
            details={(_item, result) => <ResizeResult result={result} />}
          />
          {results.length > 1 && <DownloadAll results={results} name="resized-images.zip" />}
          <ContinueWith results={results} slug={imageResizer.slug} />
        </div>
      ) : (
        <DropZone field={resize.files.file} what={t('images')} multiple onFiles={files.add} />
      )}
    </Workbench>
  );
}

function ResizeResult({ result }: { result: Result }) {
  const { originalWidth, originalHeight, newWidth, newHeight, originalSize, newSize } = result;
  const { enlarged, animationRemoved, notes } = result;
  return (
    <>
      <p className="tabular-nums">
        <span className="text-soft">
          <bdi>
            {originalWidth} × {originalHeight}
          </bdi>{' '}
          <Arrow />{' '}
        </span>
        <bdi className="font-semibold">
          {newWidth} × {newHeight}
        </bdi>
        <span className="text-sm text-soft">
          {' '}
          · <bdi>{formatBytes(originalSize)}</bdi> <Arrow /> <bdi>{formatBytes(newSize)}</bdi>
        </span>
      </p>
      {enlarged && <p className="text-sm text-soft">Larger than the original, so it looks softer.</p>}
      {animationRemoved && (
        <p className="text-sm text-soft">Only the first frame is kept: this format cannot be animated.</p>
      )}
      {notes.map((note) => (
        <p key={note} className="text-sm text-soft">
          {note}
        </p>
      ))}
    </>
  );
}

function resultFile({ downloadUrl, fileName, format, newSize }: Result): ResultFile {
  if (!isFileType(format)) throw new Error(`The server answered with an unknown format: ${format}.`);
  return { url: downloadUrl, name: fileName, type: format, bytes: newSize };
}

function labelFor(count: number): string {
  return count > 1 ? t('Resize {count, plural, one {# image} other {# images}}', { count }) : t('Resize');
}

function describeImages(count: number, failures: number): string {
  return failures > 0
    ? t('{count, plural, one {# image} other {# images}}, {failures} failed', { count, failures })
    : t('{count, plural, one {# image} other {# images}}', { count });
}

function showOutcome({ done, failed }: Settled<Result>): void {
  const [firstDone] = done;
  const [firstFailure] = failed;
  if (firstDone) {
    const { newWidth, newHeight } = firstDone.result;
    const text =
      done.length === 1
        ? t('New dimensions {newWidth}x{newHeight}', { newWidth, newHeight })
        : describeImages(done.length, failed.length);
    showToast({
      title: done.length === 1 ? t('Image Resized Successfully!') : t('Images Resized Successfully!'),
      text,
      tone: 'success',
    });
  } else if (firstFailure) {
    showFailure(t('Resize Failed'), firstFailure);
  }
}
