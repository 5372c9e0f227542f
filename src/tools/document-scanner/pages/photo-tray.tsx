import { RotateCw, X } from 'lucide-react';
import { t } from '../../../shared/language/translate.ts';
import { useObjectUrl } from '../../../web/kit/tool-shell/use-object-url.ts';
import { Button } from '../../../web/kit/ui/button.tsx';
import { classNames } from '../../../web/kit/ui/class-names.ts';
import { IconButton } from '../../../web/kit/ui/icon-button.tsx';
import { ProgressLine } from '../../../web/kit/ui/progress-bar.tsx';
import { EdgeLines } from '../edges/edge-lines.tsx';
import type { ScanDesk } from '../scan-desk.web.ts';
import type { Photo } from './scan-list.ts';

type TrayDoes = { desk: ScanDesk; onProcess: (key: string) => void };

/** The photos not processed yet, each with its edges. */
export function PhotoTray({ photos, ...does }: TrayDoes & { photos: readonly Photo[] }) {
  return (
    <ul aria-label="Photos to process" className="grid gap-2.5 sm:grid-cols-2">
      {photos.map((photo) => (
        <PhotoRow key={photo.key} photo={photo} {...does} />
      ))}
    </ul>
  );
}

function PhotoRow({ photo, desk, onProcess }: TrayDoes & { photo: Photo }) {
  const { key, name, state, size, corners, edges } = photo;
  const image = useObjectUrl(size && desk.original(photo.original));
  const isBusy = state.is === 'queued' || state.is === 'working';
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-[16px] border border-line bg-card p-2.5 shadow-card">
      <span className="checkered grid size-16 place-items-center overflow-hidden rounded-[10px] border border-line">
        {image && size && (
          <span className="relative block max-h-full max-w-full" style={fitting(size)}>
            <img src={image} alt="" className="size-full" />
            {corners && <EdgeLines size={size} corners={corners} isGuess={edges === 'unsure'} />}
          </span>
        )}
      </span>
      <div className="min-w-0">
        <p dir="auto" className="truncate font-semibold" title={name}>
          {name}
        </p>
        {state.is === 'working' ? (
          <ProgressLine fraction={state.fraction} words={state.step} name={name} />
        ) : state.is === 'failed' ? (
          <p role="alert" className="text-danger text-sm">
            {state.message}
          </p>
        ) : (
          <p className={classNames('text-sm', edges === 'unsure' && !isBusy ? 'font-medium text-ink' : 'text-soft')}>
            {state.is === 'queued' ? t('In line') : trayWords[edges]}
          </p>
        )}
        {!isBusy && (
          <Button
            look="quiet"
            size="small"
            className="-ms-3.5"
            onClick={() => desk.change((current) => ({ ...current, open: key }))}
          >
            Check edges<span className="sr-only"> of {name}</span>
          </Button>
        )}
      </div>
      <div className="flex flex-col">
        {isBusy ? (
          <IconButton icon={X} label={`Cancel ${name}`} onClick={() => desk.cancel([key])} />
        ) : (
          <>
            {state.is === 'failed' && (
              <IconButton icon={RotateCw} label={`Retry ${name}`} onClick={() => onProcess(key)} />
            )}
            <IconButton icon={X} label={`Remove ${name}`} onClick={() => desk.remove([key])} />
          </>
        )}
      </div>
    </li>
  );
}

/** The photo, as large as fits a square. */
const fitting = ({ width, height }: { width: number; height: number }) => ({
  aspectRatio: `${width} / ${height}`,
  ...(width >= height ? { width: '100%' } : { height: '100%' }),
});

const trayWords: Record<Photo['edges'], string> = {
  looking: t('Looking for its edges…'),
  sure: t('Edges found'),
  unsure: t('Edges not clear: all of it is taken'),
  byHand: t('Edges set by you'),
  unseen: t('Edges are found on the server'),
};
