import { Crop, Eye, Maximize, RotateCw, ScanSearch } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { type Corners, checkCorners, insetCorners } from '../../../shared/scan/corners.ts';
import type { ScanService } from '../../../web/kit/scan/scan-service.ts';
import { guessFileType } from '../../../web/kit/tool-shell/guess-file-type.ts';
import { useObjectUrl } from '../../../web/kit/tool-shell/use-object-url.ts';
import { Button } from '../../../web/kit/ui/button.tsx';
import { changePhoto, type EdgeState, type Photo } from '../pages/scan-list.ts';
import type { ScanChoice } from '../scan-choice.ts';
import type { ScanDesk } from '../scan-desk.web.ts';
import { useBroughtIntoView } from '../use-brought-into-view.web.ts';
import { CornerEditor } from './corner-editor.tsx';
import { turnCorners } from './corner-geometry.ts';
import { ScanPreview } from './scan-preview.tsx';

type PhotoStageProps = { desk: ScanDesk; service: ScanService; choice: ScanChoice; photo: Photo };

/** One photo before processing: its corners and actions. */
export function PhotoStage({ desk, service, choice, photo }: PhotoStageProps) {
  const file = desk.original(photo.original);
  const image = useObjectUrl(file);
  const cut = (chosen: Corners) =>
    desk.change((current) => changePhoto(current, photo.key, { corners: chosen, edges: 'byHand' }));
  const { size, corners, edges } = photo;
  const objection = objectionTo(photo);
  const stage = useBroughtIntoView(size !== undefined);
  const [isPreview, setPreview] = useState(false);
  return (
    <section
      ref={stage}
      aria-label="Photo"
      className="overflow-hidden rounded-[20px] border border-line bg-card shadow-lift"
    >
      {isPreview && file && corners && objection === undefined ? (
        <ScanPreview service={service} file={file} corners={corners} choice={choice} />
      ) : size && corners && image ? (
        <CornerEditor {...{ image, size, corners }} isGuess={edges === 'unsure'} onChange={cut} />
      ) : (
        <div className="grid min-h-64 place-items-center bg-black/90 p-6 text-center text-white">
          {edges === 'unseen' ? (
            <p className="max-w-sm">{unseenWords(photo.name, file)}</p>
          ) : (
            <p>Opening {photo.name}</p>
          )}
        </div>
      )}
      <div className="space-y-3 p-4">
        <p role="status" className={objection || edges === 'unsure' ? 'font-semibold' : 'text-soft'}>
          {objection ?? (isPreview ? previewWords : edgeWords[edges])}
        </p>
        {photo.state.is === 'failed' && (
          <p role="alert" className="rounded-[12px] bg-danger-soft px-4 py-3 text-danger">
            {photo.state.message}
          </p>
        )}
        {size && corners && (
          <div className="flex flex-wrap gap-x-1 gap-y-2">
            <Button look="secondary" disabled={objection !== undefined} onClick={() => setPreview(!isPreview)}>
              {isPreview ? (
                <Crop className="size-5" aria-hidden="true" />
              ) : (
                <Eye className="size-5" aria-hidden="true" />
              )}
              {isPreview ? 'Back to the corners' : 'Preview'}
            </Button>
            <Button
              look="quiet"
              onClick={() => {
                setPreview(false);
                desk.look(photo.key);
              }}
              disabled={edges === 'looking'}
            >
              <ScanSearch className="size-5" aria-hidden="true" />
              Re-detect edges
            </Button>
            <Button look="quiet" onClick={() => cut(insetCorners(size.width, size.height, 0))}>
              <Maximize className="size-5" aria-hidden="true" />
              Whole photo
            </Button>
            <Button look="quiet" onClick={() => cut(turnCorners(corners))}>
              <RotateCw className="size-5" aria-hidden="true" />
              Turn
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

/** Why the photo cannot be cut along its corners; undefined when it can. */
export function objectionTo({ size, corners }: Photo): string | undefined {
  return size && corners ? objections[checkCorners(corners, size.width, size.height)] : undefined;
}

const previewWords = t('This is how it will be scanned. Changes show at once.');

/** Formats browsers never show; any other that is not shown is probably damaged. */
function unseenWords(name: string, file: File | undefined): string {
  const type = file && guessFileType(file);
  return type === 'tiff' || type === 'heic'
    ? t('This browser cannot show {name}. It can still be scanned: the server finds its edges.', { name })
    : t(
        '{name} cannot be shown: it may be damaged or not an image. You can still try to process it; a failed photo does not count as a scan.',
        { name },
      );
}

const edgeWords: Record<EdgeState, string> = {
  looking: t('Looking for the edges of the paper…'),
  sure: t('Edges found. Drag a corner if one is not right.'),
  unsure: t(
    'The edges are not clear in this photo. All of it is taken unless you drag the four corners to those of the paper.',
  ),
  byHand: t('Drag the corners, or move them with the arrow keys.'),
  unseen: t('Its edges are found when it is processed.'),
};

const objections: Partial<Record<ReturnType<typeof checkCorners>, string>> = {
  crossed: t('The edges cross each other. Please drag the corners apart.'),
  bent: t('One corner points inwards. Please drag it to a corner of the paper.'),
  tooSmall: t('The corners are too close to each other. Please drag them apart.'),
  outside: t('A corner lies outside of the photo. Please drag it inside.'),
};
