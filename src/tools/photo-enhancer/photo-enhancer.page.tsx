import { Suspense, useRef, useState } from 'react';
import { z } from 'zod';
import { t } from '../../shared/language/translate.ts';
import { formatBytes } from '../../shared/units.ts';
import { CallError } from '../../web/kit/http/call-error.ts';
import { usePlan } from '../../web/kit/session/use-user.ts';
import { ContinueWith, DownloadAll } from '../../web/kit/tool-shell/all-results.tsx';
import { callAction, resumeCall } from '../../web/kit/tool-shell/call-action.ts';
import { deleteStored } from '../../web/kit/tool-shell/delete-stored.ts';
import { DropZone } from '../../web/kit/tool-shell/drop-zone.tsx';
import type { FollowCall, Settled } from '../../web/kit/tool-shell/file-queue.ts';
import { FileRows } from '../../web/kit/tool-shell/file-rows.tsx';
import { readAs, storedSchema } from '../../web/kit/tool-shell/kept-items.ts';
import { useKeptState } from '../../web/kit/tool-shell/kept-pages.tsx';
import type { FileSource, StoredFile } from '../../web/kit/tool-shell/passed-files.ts';
import { showFailure } from '../../web/kit/tool-shell/show-failure.ts';
import { StartButton } from '../../web/kit/tool-shell/start-button.tsx';
import { useFileQueue } from '../../web/kit/tool-shell/use-file-queue.ts';
import { useMadeWith } from '../../web/kit/tool-shell/use-made-with.ts';
import { useRemembered } from '../../web/kit/tool-shell/use-remembered.ts';
import { Workbench } from '../../web/kit/tool-shell/workbench.tsx';
import { Arrow } from '../../web/kit/ui/arrow.tsx';
import { lazyPart } from '../../web/kit/ui/lazy-part.tsx';
import { showToast } from '../../web/kit/ui/toast.ts';
import { UpgradeLink } from '../../web/kit/ui/upgrade-link.tsx';
import { drawMarks } from './draw-marks.web.ts';
import { type EnhancementResult, photoName, resultFile } from './enhanced-photo.web.ts';
import { describeSeconds, enhancementChoiceSchema, enhancementsOf } from './enhancement-choice.ts';
import { EnhancementSettings } from './enhancement-settings.tsx';
import { photoEnhancer } from './photo-enhancer.tool.ts';
import { type Marks, marksSchema, type Stroke } from './scratch-marks.ts';

const PhotoDesk = lazyPart(() => import('./photo-desk.tsx'));

const { enhance } = photoEnhancer.actions;
const firstChoice = enhancementChoiceSchema.parse({});
const follow: FollowCall<EnhancementResult> = (begun, report) => resumeCall(enhance, begun, report);
/** Photos per page; each is a call of its own. */
const maxFiles = 50;

const readStored = readAs(z.record(z.string(), storedSchema));
const readMarks = readAs(z.array(marksSchema));
const noStrokes: readonly Stroke[] = [];

export default function PhotoEnhancerPage() {
  const files = useFileQueue<EnhancementResult>(enhance.files.file, maxFiles, follow);
  const [choice, setChoice] = useRemembered(photoEnhancer.slug, enhancementChoiceSchema, firstChoice);
  const isPro = usePlan() === 'pro';
  const [stored, setStored] = useKeptState<Record<string, StoredFile>>('stored', {}, readStored);
  /** Photos on their way for a preview, by name. */
  const sending = useRef(new Map<string, Promise<FileSource>>());
  const [marks, setMarks] = useKeptState<Marks[]>('marks', [], readMarks);
  const [seconds, setSeconds] = useState<number>();
  const [shownKey, setShownKey] = useState<number>();
  const sendable = files.items.filter(({ status }) => status.state !== 'refused');
  const at = Math.max(
    0,
    sendable.findIndex(({ key }) => key === shownKey),
  );
  const shown = sendable[at];
  const marksOn = (source: FileSource) => marks.find(({ photo }) => photo === photoName(source));
  const madeWith = useMadeWith({ choice, marks });
  const results = files.items.flatMap(({ status }) => (status.state === 'done' ? [resultFile(status.result)] : []));
  const enhancements = enhancementsOf(choice);
  const open = sendable.filter(({ status }) => status.state !== 'done');
  // With the same settings a result would come out the same: then only what has none yet is run.
  const next = madeWith.isCurrent && open.length > 0 ? open : sendable;

  /** The server has deleted it. */
  const forget = (source: FileSource) => {
    sending.current.delete(photoName(source));
    setStored(({ [photoName(source)]: _gone, ...others }) => others);
  };

  const run = (keys: readonly number[]) => {
    if (!enhancements) return;
    madeWith.note();
    const { format, quality, metadata } = choice;
    files.start(
      async (source, report) => {
        const marked = choice.types.includes('restore') ? marksOn(source) : undefined;
        const scratches = marked ? [await drawMarks(marked.strokes, marked)] : [];
        const call = (file: FileSource) =>
          callAction(enhance, {
            files: { file: [file], scratches },
            options: { ...enhancements, format, quality, metadata },
            ...report,
          });
        const name = photoName(source);
        const known = stored[name] ?? (await untilAborted(report.signal, sending.current.get(name))) ?? source;
        return call(known).catch((error) => {
          if (known === source || !isGone(error)) throw error;
          forget(source);
          return call(source);
        });
      },
      showOutcome,
      keys,
    );
  };

  const remove = (keys?: readonly number[]) => {
    // What was sent for previews goes with the photo. What its result was made of, its row deletes.
    const leaving = files.items.filter(({ key }) => !keys || keys.includes(key));
    const sent = leaving.flatMap(({ source, stored: used }) => {
      const kept = stored[photoName(source)];
      return kept && kept.id !== used?.id ? [kept] : [];
    });
    if (sent.length > 0) void deleteStored(sent);
    const left = leaving.map(({ source }) => photoName(source));
    for (const name of left) sending.current.delete(name);
    setStored((last) => Object.fromEntries(Object.entries(last).filter(([name]) => !left.includes(name))));
    files.remove(keys);
  };

  return (
    <Workbench
      settings={<EnhancementSettings choice={choice} onChange={setChoice} />}
      action={
        <StartButton
          label={labelFor(next.length, open.length)}
          busyLabel="Enhancing…"
          busy={files.busy}
          disabled={next.length === 0 || !enhancements || !isPro}
          again={open.length === 0 && madeWith.isCurrent}
          proOnly
          note={
            isPro
              ? seconds !== undefined && !files.busy && <Estimate seconds={seconds} count={next.length} />
              : files.items.length > 0 && <ProNote />
          }
          onStart={() => run(next.map(({ key }) => key))}
          onCancel={() => files.cancel()}
        />
      }
    >
      {files.items.length === 0 ? (
        <DropZone field={enhance.files.file} what={t('photos')} multiple onFiles={files.add} />
      ) : (
        <div className="space-y-5">
          {shown && (
            <Suspense fallback={null}>
              <PhotoDesk
                key={shown.key}
                item={shown}
                source={stored[photoName(shown.source)] ?? shown.source}
                choice={choice}
                result={madeWith.isCurrent && shown.status.state === 'done' ? shown.status.result : undefined}
                noPreview={isPro ? undefined : 'Previews and results are for Pro users.'}
                strokes={marksOn(shown.source)?.strokes ?? noStrokes}
                onStrokes={(strokes, { width, height }) =>
                  setMarks((last) =>
                    withMarks(last, { photo: photoName(shown.source), width, height, strokes: [...strokes] }),
                  )
                }
                onSending={(sent) => sending.current.set(photoName(shown.source), sent)}
                onStored={(kept) => setStored((last) => ({ ...last, [photoName(shown.source)]: kept }))}
                onGone={() => forget(shown.source)}
                onEstimate={setSeconds}
                others={{ photos: sendable, at, onShow: setShownKey }}
              />
            </Suspense>
          )}
          <DropZone field={enhance.files.file} what={t('photos')} multiple compact onFiles={files.add} />
          <FileRows
            files={{ ...files, remove }}
            busyWord="Enhancing"
            comparable
            onRetry={(key) => run([key])}
            resultFile={resultFile}
            details={(_item, result) => <ResultNotes result={result} />}
          />
          {results.length > 1 && <DownloadAll results={results} name="enhanced-photos.zip" />}
          <ContinueWith results={results} slug={photoEnhancer.slug} />
        </div>
      )}
    </Workbench>
  );
}

/** What a promise gives. Rejects when the signal aborts first. */
function untilAborted<Value>(signal: AbortSignal, promise: Promise<Value> | undefined): Promise<Value> | undefined {
  if (!promise) return undefined;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return Promise.race([promise, aborted]);
}

/** Marks replace earlier ones on the same photo; without strokes there are none. */
const withMarks = (all: readonly Marks[], next: Marks): Marks[] => [
  ...all.filter(({ photo }) => photo !== next.photo),
  ...(next.strokes.length > 0 ? [next] : []),
];

function ProNote() {
  return (
    <p className="maybe-pro:hidden text-[0.9375rem]">
      {enhance.proOnly.text}
      <UpgradeLink />
    </p>
  );
}

/** How long it will take, before it starts. */
function Estimate({ seconds, count }: { seconds: number; count: number }) {
  const time = describeSeconds(seconds);
  return (
    <p className="text-[0.9375rem] text-soft">
      {count > 1
        ? t('The photo shown takes {time}, longer while the server is busy.', { time })
        : t('The whole photo takes {time}, longer while the server is busy.', { time })}
    </p>
  );
}

function ResultNotes({ result }: { result: EnhancementResult }) {
  const { originalWidth, originalHeight, width, height, enhancedSize, steps, notes } = result;
  return (
    <>
      <p className="tabular-nums">
        {width !== originalWidth && (
          <span className="text-soft">
            <bdi>
              {originalWidth} × {originalHeight}
            </bdi>{' '}
            <Arrow />{' '}
          </span>
        )}
        <bdi className="font-semibold">
          {width} × {height}
        </bdi>
        <span className="text-sm text-soft"> · {formatBytes(enhancedSize)}</span>
      </p>
      {steps.length > 0 && <p className="text-sm text-soft">{steps.join(', ')}.</p>}
      {notes.map((note) => (
        <p key={note} className="text-sm text-soft">
          {note}
        </p>
      ))}
    </>
  );
}

function labelFor(count: number, open: number): string {
  if (count > 0 && open === 0) return t('Enhance again');
  return count > 1 ? t('Enhance {count, plural, one {# photo} other {# photos}}', { count }) : t('Enhance');
}

const describePhotos = (count: number, failures: number): string =>
  failures > 0
    ? t('{count, plural, one {# photo} other {# photos}}, {failures} failed', { count, failures })
    : t('{count, plural, one {# photo} other {# photos}}', { count });

function showOutcome({ done, failed }: Settled<EnhancementResult>): void {
  const [firstFailure] = failed;
  if (done.length > 0) {
    const text =
      done.length === 1 && failed.length === 0
        ? t('Compare it with the original, then download it.')
        : describePhotos(done.length, failed.length);
    showToast({ title: done.length === 1 ? t('Photo Enhanced!') : t('Photos Enhanced!'), text, tone: 'success' });
  } else if (firstFailure) showFailure(t('Enhancement Failed'), firstFailure);
}

const isGone = (error: unknown): boolean => error instanceof CallError && error.code === 'FILE_GONE';
