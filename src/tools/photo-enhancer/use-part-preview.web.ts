import { useEffect, useEffectEvent, useState } from 'react';
import type { ActionResult } from '../../catalog/define-tool.ts';
import { fileIdOf, fileUrl } from '../../modules/files/files.contract.ts';
import { explainFailure, isAbort } from '../../web/kit/http/call-error.ts';
import { callAction } from '../../web/kit/tool-shell/call-action.ts';
import { typeOf } from '../../web/kit/tool-shell/file-source.ts';
import type { FileSource, StoredFile } from '../../web/kit/tool-shell/passed-files.ts';
import { drawMarks } from './draw-marks.web.ts';
import { photoName } from './enhanced-photo.web.ts';
import type { enhancementsOf } from './enhancement-choice.ts';
import { photoEnhancer } from './photo-enhancer.tool.ts';
import type { Area } from './preview-area.ts';
import type { Stroke } from './scratch-marks.ts';

const { preview } = photoEnhancer.actions;
type Preview = ActionResult<typeof preview>;

/** A moving view or slider asks once it rests. */
const restMs = 300;

export type PreviewQuestion = {
  source: FileSource;
  photo: { width: number; height: number };
  area: Area;
  enhancements: NonNullable<ReturnType<typeof enhancementsOf>>;
  strokes: readonly Stroke[];
};

type Shown = { question: PreviewQuestion; url: string; area: Area };

/**
 * The part of a photo that is in view, enhanced by the server. A view that moves on cancels the work; what was sent is sent only
 * once.
 *
 * @param question memoized; undefined asks nothing.
 * @param onStored the server has the photo.
 */
export function usePartPreview(
  question: PreviewQuestion | undefined,
  onStored: (source: FileSource, stored: StoredFile) => void,
) {
  const [shown, setShown] = useState<Shown>();
  const [estimate, setEstimate] = useState<{ key: string; seconds: number }>();
  const [failed, setFailed] = useState<{ question: PreviewQuestion; message: string }>();
  const [sent, setSent] = useState<number>();
  const hear = useEffectEvent(onStored);

  useEffect(() => {
    if (!question) return;
    const control = new AbortController();
    let isWanted = true;
    // While the photo is on its way, only its answer is dropped: sent again it would take as long again.
    let isSending = question.source instanceof File;
    const ask = async () => {
      try {
        const { result, inputs } = await askFor(question, {
          signal: control.signal,
          onSent: (fraction) => isWanted && setSent(fraction < 1 ? fraction : undefined),
          onReceived: () => {
            isSending = question.source instanceof File;
          },
        });
        isSending = false;
        const stored = storedAs(question.source, inputs.file?.[0]);
        if (stored) hear(question.source, stored);
        const content = isWanted ? await fetchOnce(result) : undefined;
        if (!isWanted || !content) return;
        setEstimate({ key: keyOf(question), seconds: result.estimatedSeconds });
        setShown({ question, url: URL.createObjectURL(content), area: result });
        setFailed(undefined);
      } catch (error) {
        if (isWanted && !isAbort(error)) setFailed({ question, message: explainFailure(error).message });
      } finally {
        if (isWanted) setSent(undefined);
      }
    };
    const timer = setTimeout(ask, restMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      if (!isSending) control.abort();
    };
  }, [question]);

  useEffect(() => () => void (shown && URL.revokeObjectURL(shown.url)), [shown]);

  return {
    /** What was shown last of this photo with these settings, until what is in view now is there. */
    shown: shown && question && looksLike(shown.question, question) ? shown : undefined,
    isComing: question !== undefined && shown?.question !== question && failed?.question !== question,
    failure: failed && failed.question === question ? failed.message : undefined,
    /** Share of the photo that was sent; undefined when nothing is. */
    sent,
    /** For the whole photo. */
    seconds: estimate && question && estimate.key === keyOf(question) ? estimate.seconds : undefined,
  };
}

async function askFor(
  { source, photo, area, enhancements, strokes }: PreviewQuestion,
  report: { signal: AbortSignal; onSent: (fraction: number) => void; onReceived: () => void },
) {
  const scratches = strokes.length > 0 ? [await drawMarks(strokes, photo)] : [];
  return callAction(preview, {
    files: { file: [source], scratches },
    options: { ...enhancements, ...area },
    signal: report.signal,
    onUpload: report.onSent,
    onJob: report.onReceived,
  });
}

/** Fetches a preview, and deletes it on the server: nobody needs it again. */
async function fetchOnce({ previewUrl }: Preview): Promise<Blob> {
  const answer = await fetch(previewUrl);
  if (!answer.ok) throw new Error(`The preview answered ${answer.status}.`);
  const content = await answer.blob();
  const id = fileIdOf(previewUrl);
  // It expires anyway.
  if (id !== undefined) void fetch(fileUrl(id, 'preview.jpg'), { method: 'DELETE' }).catch(() => undefined);
  return content;
}

function storedAs(source: FileSource, id: string | undefined): StoredFile | undefined {
  const type = typeOf(source);
  if (!(source instanceof File) || id === undefined || type === undefined) return undefined;
  return { id, name: source.name, type, bytes: source.size };
}

/** What the time depends on. */
const keyOf = ({ photo, enhancements }: PreviewQuestion): string => JSON.stringify([photo, enhancements]);

const looksLike = (one: PreviewQuestion, other: PreviewQuestion): boolean =>
  keyOf(one) === keyOf(other) && one.strokes === other.strokes && photoName(one.source) === photoName(other.source);
