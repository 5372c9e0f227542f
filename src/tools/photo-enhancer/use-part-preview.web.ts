import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ActionResult } from '../../catalog/define-tool.ts';
import { fileIdOf, fileUrl } from '../../modules/files/files.contract.ts';
import { explainFailure, isAbort } from '../../web/kit/http/call-error.ts';
import { callAction } from '../../web/kit/tool-shell/call-action.ts';
import { typeOf } from '../../web/kit/tool-shell/file-source.ts';
import type { FileSource, StoredFile } from '../../web/kit/tool-shell/passed-files.ts';
import { drawMarks } from './draw-marks.web.ts';
import type { enhancementsOf } from './enhancement-choice.ts';
import { photoEnhancer } from './photo-enhancer.tool.ts';
import type { Area } from './preview-area.ts';
import type { Stroke } from './scratch-marks.ts';

const { preview } = photoEnhancer.actions;
type Preview = ActionResult<typeof preview>;

/** A moving view or slider asks once it rests. */
const restMs = 300;

export type PreviewQuestion = {
  photo: { width: number; height: number };
  area: Area;
  enhancements: NonNullable<ReturnType<typeof enhancementsOf>>;
  strokes: readonly Stroke[];
};

type Shown = { question: PreviewQuestion; url: string; area: Area };

/**
 * The part of a photo that is in view, enhanced by the server. A view that moves on cancels the work; the photo is sent only
 * once.
 *
 * @param source the photo, or where the server has it.
 * @param question memoized; undefined asks nothing.
 * @param onSending the photo is on its way: what it is afterwards, on the server or still only here.
 * @param onStored the server has the photo.
 * @param onGone it has deleted it: the next question sends it again.
 */
export function usePartPreview(
  source: FileSource,
  question: PreviewQuestion | undefined,
  {
    onSending,
    onStored,
    onGone,
  }: { onSending: (sent: Promise<FileSource>) => void; onStored: (stored: StoredFile) => void; onGone: () => void },
) {
  const [shown, setShown] = useState<Shown>();
  const [estimate, setEstimate] = useState<{ key: string; seconds: number }>();
  const [failed, setFailed] = useState<{ question: PreviewQuestion; message: string }>();
  const [sent, setSent] = useState<number>();
  /** The photo on its way. */
  const sending = useRef<Promise<FileSource>>(undefined);
  const sendingControl = useRef<AbortController>(undefined);
  const currentSource = useEffectEvent(() => source);
  const announce = useEffectEvent(onSending);
  const hear = useEffectEvent(onStored);
  const lose = useEffectEvent(onGone);

  useEffect(() => {
    if (!question) return;
    const control = new AbortController();
    let isWanted = true;
    // While the photo is on its way, only the answer is dropped.
    let isSending = false;
    const ask = async () => {
      const from = (await sending.current) ?? currentSource();
      if (!isWanted) return;
      isSending = from instanceof File;
      if (isSending) sendingControl.current = control;
      const asked = askFor(from, question, {
        signal: control.signal,
        onSent: (fraction) => setSent(isSending && fraction < 1 ? fraction : undefined),
      });
      if (isSending) {
        sending.current = asked.then(({ inputs }) => storedAs(from, inputs.file?.[0])).catch(() => from);
        announce(sending.current);
      }
      try {
        const { result } = await asked;
        const stored = await sending.current;
        if (stored && !(stored instanceof File)) hear(stored);
        const content = await fetchOnce(result);
        if (!isWanted) return;
        setEstimate({ key: keyOf(question), seconds: result.estimatedSeconds });
        setShown({ question, url: URL.createObjectURL(content), area: result });
        setFailed(undefined);
      } catch (error) {
        if (isAbort(error)) return;
        const { code, message } = explainFailure(error);
        if (code === 'FILE_GONE') {
          sending.current = undefined;
          lose();
        }
        if (isWanted) setFailed({ question, message });
      } finally {
        if (isSending) setSent(undefined);
        isSending = false;
      }
    };
    const timer = setTimeout(ask, restMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      if (!isSending) control.abort();
    };
  }, [question]);

  // A photo that is taken off the list is not sent any further.
  useEffect(() => () => sendingControl.current?.abort(), []);
  useEffect(() => () => void (shown && URL.revokeObjectURL(shown.url)), [shown]);

  return {
    /** What was shown last with these settings, until what is in view now is there. */
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
  source: FileSource,
  { photo, area, enhancements, strokes }: PreviewQuestion,
  { signal, onSent }: { signal: AbortSignal; onSent: (fraction: number) => void },
) {
  const scratches = strokes.length > 0 ? [await drawMarks(strokes, photo)] : [];
  return callAction(preview, {
    files: { file: [source], scratches },
    options: { ...enhancements, ...area },
    onUpload: onSent,
    signal,
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

/** The photo as the server has it. */
function storedAs(source: FileSource, id: string | undefined): FileSource {
  const type = typeOf(source);
  if (!(source instanceof File) || id === undefined || type === undefined) return source;
  return { id, name: source.name, type, bytes: source.size };
}

/** What the time depends on. */
const keyOf = ({ photo, enhancements }: PreviewQuestion): string => JSON.stringify([photo, enhancements]);

const looksLike = (one: PreviewQuestion, other: PreviewQuestion): boolean =>
  keyOf(one) === keyOf(other) && one.strokes === other.strokes;
