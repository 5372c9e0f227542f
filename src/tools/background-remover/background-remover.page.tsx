import { Suspense, useState } from 'react';
import { z } from 'zod';
import { fileIdsIn } from '../../modules/files/files.contract.ts';
import type { Hint } from '../../shared/cutout/hints.ts';
import { isFileType } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import { formatBytes } from '../../shared/units.ts';
import { ContinueWith, DownloadAll } from '../../web/kit/tool-shell/all-results.tsx';
import { callAction, resumeCall } from '../../web/kit/tool-shell/call-action.ts';
import { checkFile } from '../../web/kit/tool-shell/check-file.ts';
import { deleteStored } from '../../web/kit/tool-shell/delete-stored.ts';
import { DropZone } from '../../web/kit/tool-shell/drop-zone.tsx';
import type { FollowCall, Settled } from '../../web/kit/tool-shell/file-queue.ts';
import { FileRows } from '../../web/kit/tool-shell/file-rows.tsx';
import { readAs, readSource } from '../../web/kit/tool-shell/kept-items.ts';
import { useKeptState } from '../../web/kit/tool-shell/kept-pages.tsx';
import type { FileSource } from '../../web/kit/tool-shell/passed-files.ts';
import type { ResultFile } from '../../web/kit/tool-shell/result-file.ts';
import { showFailure } from '../../web/kit/tool-shell/show-failure.ts';
import { StartButton } from '../../web/kit/tool-shell/start-button.tsx';
import { useFileQueue } from '../../web/kit/tool-shell/use-file-queue.ts';
import { useMadeWith } from '../../web/kit/tool-shell/use-made-with.ts';
import { useRemembered } from '../../web/kit/tool-shell/use-remembered.ts';
import { Workbench } from '../../web/kit/tool-shell/workbench.tsx';
import { lazyPart } from '../../web/kit/ui/lazy-part.tsx';
import { showToast } from '../../web/kit/ui/toast.ts';
import { backgroundRemover, failed, maxBatch } from './background-remover.tool.ts';
import { cutoutChoiceSchema } from './cutout-choice.ts';
import { hintsSchema } from './cutout-hints.ts';
import type { CutoutResult as Result } from './cutout-result.ts';
import { CutoutSettings } from './cutout-settings.tsx';

const CutoutDesk = lazyPart(() => import('./cutout-desk.tsx'));

const { remove } = backgroundRemover.actions;
const firstChoice = cutoutChoiceSchema.parse({});
const follow: FollowCall<Result> = (begun, report) => resumeCall(remove, begun, report);
const readHints = readAs<Record<string, Hint[]>>(hintsSchema);
const readUrls = readAs(z.record(z.string(), z.string()));

/** Identifies a photo on the list, also after a reload. */
const photoName = (source: FileSource): string =>
  `${source instanceof File ? source.size : source.bytes}/${source.name}`;

export default function BackgroundRemoverPage() {
  const files = useFileQueue<Result>(remove.files.file, maxBatch, follow);
  const [choice, setChoice] = useRemembered(backgroundRemover.slug, cutoutChoiceSchema, firstChoice);
  const [picture, setPicture] = useKeptState<FileSource | undefined>('picture', undefined, readSource);
  const [hints, setHints] = useKeptState<Record<string, Hint[]>>('hints', {}, readHints);
  /** The masks before any correction, which corrections are applied to. */
  const [masks, setMasks] = useKeptState<Record<string, string>>('masks', {}, readUrls);
  /** Copies that browsers can show, of photos which they cannot. */
  const [copies, setCopies] = useKeptState<Record<string, string>>('copies', {}, readUrls);
  const [shownKey, setShownKey] = useState<number>();
  const madeWith = useMadeWith({ choice, hints, picture: picture && photoName(picture) });
  const sendable = files.items.filter(({ status }) => status.state !== 'refused');
  const at = Math.max(
    0,
    sendable.findIndex(({ key }) => key === shownKey),
  );
  const shown = sendable[at];
  const shownName = shown && photoName(shown.source);
  const results = files.items.flatMap(({ status }) => (status.state === 'done' ? [resultFile(status.result)] : []));
  const open = sendable.filter(({ status }) => status.state !== 'done');
  // With the same settings a result would come out the same: then only what has none yet is run.
  const next = madeWith.isCurrent && open.length > 0 ? open : sendable;
  const needsPicture = choice.background === 'image' && !picture;

  const choosePicture = (file: File) => {
    const objection = checkFile(remove.files.picture, file, 'pro');
    if (objection) showToast({ ...objection.sentence, tone: 'failure' });
    else setPicture(file);
  };

  const run = (keys: readonly number[]) => {
    madeWith.note();
    files.start(
      async (source, report) => {
        const name = photoName(source);
        const corrections = hints[name] ?? [];
        const answer = await callAction(remove, {
          files: { file: [source], mask: [], picture: choice.background === 'image' && picture ? [picture] : [] },
          options: {
            ...choice,
            ...(corrections.length > 0 && {
              hints: corrections.map((hint) => ({ ...hint, points: [...hint.points] })),
            }),
          },
          ...report,
        });
        const { photoUrl } = answer.result;
        if (photoUrl) setCopies((last) => ({ ...last, [name]: photoUrl }));
        if (corrections.length === 0) setMasks((last) => ({ ...last, [name]: answer.result.maskUrl }));
        return answer;
      },
      showOutcome,
      keys,
    );
  };

  /** Takes photos off the list, with their corrections and the mask that these began with. */
  const takeOff = (keys?: readonly number[]) => {
    files.remove(keys);
    const isLeaving = ({ key }: { key: number }) => keys === undefined || keys.includes(key);
    const staying = files.items.filter((item) => !isLeaving(item)).map(({ source }) => photoName(source));
    const gone = files.items
      .filter(isLeaving)
      .map(({ source }) => photoName(source))
      .filter((name) => !staying.includes(name));
    const firstMasks = gone.flatMap((name) => fileIdsIn(masks[name]).map((id) => ({ id, name: 'mask.png' })));
    if (firstMasks.length > 0) void deleteStored(firstMasks);
    const without = <Value,>(all: Record<string, Value>) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => !gone.includes(name)));
    setHints(without);
    setMasks(without);
    setCopies(without);
  };

  return (
    <Workbench
      settings={<CutoutSettings choice={choice} onChange={setChoice} picture={picture} onPicture={choosePicture} />}
      action={
        <StartButton
          label={labelFor({ count: next.length, hasResults: results.length > 0, isCurrent: madeWith.isCurrent })}
          busyLabel="Cutting out…"
          busy={files.busy}
          disabled={next.length === 0 || needsPicture}
          again={open.length === 0 && madeWith.isCurrent}
          note={
            needsPicture && <p className="text-[0.9375rem] text-soft">Choose a picture for the background first.</p>
          }
          onStart={() => run(next.map(({ key }) => key))}
          onCancel={() => files.cancel()}
        />
      }
    >
      {files.items.length === 0 ? (
        <DropZone field={remove.files.file} what={t('photos')} multiple onFiles={files.add} />
      ) : (
        <div className="space-y-5">
          {shown && shownName !== undefined && (
            <Suspense fallback={null}>
              <CutoutDesk
                key={shown.key}
                item={shown}
                choice={choice}
                picture={picture}
                firstMask={masks[shownName]}
                copyUrl={copies[shownName]}
                hints={hints[shownName]}
                onHints={(corrections) => setHints((last) => ({ ...last, [shownName]: [...corrections] }))}
                others={{ photos: sendable, at, onShow: setShownKey }}
              />
            </Suspense>
          )}
          <DropZone field={remove.files.file} what={t('photos')} multiple compact onFiles={files.add} />
          <FileRows
            files={{ ...files, remove: takeOff }}
            busyWord="Cutting out"
            onRetry={(key) => run([key])}
            resultFile={resultFile}
            details={(_item, result) => <ResultDetails result={result} />}
          />
          {results.length > 1 && <DownloadAll results={results} name="cut-outs.zip" />}
          <ContinueWith results={results} slug={backgroundRemover.slug} />
        </div>
      )}
    </Workbench>
  );
}

function ResultDetails({ result }: { result: Result }) {
  return (
    <>
      <p className="tabular-nums">
        <span className="font-semibold">
          <bdi>
            {result.width} × {result.height}
          </bdi>
        </span>
        <span className="text-sm text-soft"> · {formatBytes(result.bytes)}</span>
        <a href={result.maskUrl} download className="ms-3 text-accent text-sm underline">
          Mask
        </a>
      </p>
      {result.notes.map((note) => (
        <p key={note} className="text-sm text-soft">
          {note}
        </p>
      ))}
    </>
  );
}

function resultFile({ downloadUrl, fileName, format, bytes }: Result): ResultFile {
  if (!isFileType(format)) throw new Error(`The server answered with an unknown format: ${format}.`);
  return { url: downloadUrl, name: fileName, type: format, bytes };
}

function labelFor({
  count,
  hasResults,
  isCurrent,
}: {
  count: number;
  hasResults: boolean;
  isCurrent: boolean;
}): string {
  if (hasResults && !isCurrent) return t('Apply changes');
  return count > 1
    ? t('Remove {count, plural, one {# background} other {# backgrounds}}', { count })
    : t('Remove background');
}

const describePhotos = (count: number, failures: number): string =>
  failures > 0
    ? t('{count, plural, one {# photo} other {# photos}}, {failures} failed', { count, failures })
    : t('{count, plural, one {# photo} other {# photos}}', { count });

function showOutcome({ done, failed: failures }: Settled<Result>): void {
  const [firstFailure] = failures;
  if (done.length > 0) {
    const text =
      done.length === 1 && failures.length === 0
        ? t('Check the outline, then download it.')
        : describePhotos(done.length, failures.length);
    showToast({ title: t('Background removed'), text, tone: 'success' });
  } else if (firstFailure) showFailure(failed.title, firstFailure);
}
