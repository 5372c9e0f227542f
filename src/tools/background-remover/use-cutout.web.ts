import { useEffect, useMemo, useRef, useState } from 'react';
import type { Hint } from '../../shared/cutout/hints.ts';
import type { CutoutLook } from '../../shared/cutout/look.ts';
import { useLatestAnswer } from '../../web/kit/worker/use-latest-answer.ts';
import { useWorkerLink } from '../../web/kit/worker/use-worker-link.ts';
import type { CutoutWork } from './cutout-work.web.ts';
import { fetchBlob } from './fetch-blob.web.ts';

type Question = { opened: number; hints: readonly Hint[]; look: CutoutLook; picture: Blob | undefined };

/**
 * The photo before its new background, as it will be made, in a worker of this browser.
 *
 * @param props.file of a photo that is here; its object URL cannot be fetched
 * @param props.photoUrl of the photo
 * @param props.maskUrl what the server found; undefined when it found nothing
 * @param props.isOn false before anything was looked for
 */
export function useCutout(props: {
  file: File | undefined;
  photoUrl: string | undefined;
  maskUrl: string | undefined;
  isOn: boolean;
  hints: readonly Hint[];
  look: CutoutLook;
  picture: Blob | undefined;
}) {
  const { file, photoUrl, maskUrl, isOn, hints, look, picture } = props;
  const link = useWorkerLink<CutoutWork>(createWorker, () => undefined);
  const [opened, setOpened] = useState<{ id: number; width: number; height: number }>();
  const [failure, setFailure] = useState<unknown>();
  const lastId = useRef(0);

  useEffect(() => {
    if (!isOn || photoUrl === undefined) return;
    let isOver = false;
    const open = async () => {
      const [content, found] = await Promise.all([
        file ?? fetchBlob(photoUrl),
        maskUrl === undefined ? undefined : fetchBlob(maskUrl),
      ]);
      if (isOver) return;
      const size = await link.ask('open', { source: content, found });
      lastId.current += 1;
      if (!isOver) setOpened({ id: lastId.current, ...size });
    };
    setFailure(undefined);
    open().catch((error: unknown) => !isOver && setFailure(error));
    return () => {
      isOver = true;
      setOpened(undefined);
    };
  }, [link, file, photoUrl, maskUrl, isOn]);

  const id = opened?.id;
  const question = useMemo(
    (): Question | undefined => (id === undefined ? undefined : { opened: id, hints, look, picture }),
    [id, hints, look, picture],
  );
  const answered = useLatestAnswer(question, (asked) =>
    link.ask('render', { hints: asked.hints, look: asked.look, picture: asked.picture }),
  );
  const isItsOwn = answered !== undefined && answered.question.opened === id;
  return {
    image: isItsOwn ? answered.answer : undefined,
    isComing: question !== undefined && answered?.question !== question,
    failure: failure ?? (isItsOwn ? answered.failure : undefined),
  };
}

const createWorker = () => new Worker(new URL('./cutout-worker.web.ts', import.meta.url), { type: 'module' });
