import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '../../../shared/language/translate.ts';
import type { Corners } from '../../../shared/scan/corners.ts';
import type { ScanService } from '../../../web/kit/scan/scan-service.ts';
import { previewUrl } from '../../../web/kit/tool-shell/result-file.ts';
import { useObjectUrl } from '../../../web/kit/tool-shell/use-object-url.ts';
import { classNames } from '../../../web/kit/ui/class-names.ts';
import { IconButton } from '../../../web/kit/ui/icon-button.tsx';
import { ProgressLine } from '../../../web/kit/ui/progress-bar.tsx';
import type { ImageMeasures } from '../edges/corner-geometry.ts';
import { EdgeLines } from '../edges/edge-lines.tsx';
import { usePagePreview } from '../edges/use-page-preview.web.ts';
import type { ScanChoice } from '../scan-choice.ts';
import type { ScanDesk } from '../scan-desk.web.ts';
import type { Photo, ScanList, ScannedPage } from './scan-list.ts';

/** In CSS, and what the image in it leaves free. */
const height = 'max(14rem, min(45dvh, 26rem))';
const imageHeight = `calc(${height} - 2rem)`;
/** How long the finished page is looked at before its place in the list is all there is, in milliseconds. */
const doneMs = 900;

const begun = { fraction: 0, step: t('Uploading') };
const done = { fraction: 1, step: t('Done') };

type Shown = Photo & { size: ImageMeasures; corners: Corners };

/** The photo that is processed now, or next, if this browser can show it on its way. */
export function developingPhoto({ photos }: ScanList): Shown | undefined {
  const photo = photos.find(({ state }) => state.is === 'working') ?? photos.find(({ state }) => state.is === 'queued');
  return photo && isShown(photo) ? photo : undefined;
}

const isShown = (photo: Photo): photo is Shown => photo.size !== undefined && photo.corners !== undefined;

/**
 * The photo that is processed, on its way to a clean page: the browser's own preview comes within a moment, and the page
 * from the server over it.
 */
export function DevelopingPhoto(props: { desk: ScanDesk; list: ScanList; service: ScanService; choice: ScanChoice }) {
  const { desk, list, service, choice } = props;
  const working = developingPhoto(list);
  const [latest, setLatest] = useState<{ photo: Shown; choice: ScanChoice; before: ScanList['pages'] }>();
  if (working && working.key !== latest?.photo.key) setLatest({ photo: working, choice, before: list.pages });
  if (!latest) return null;
  const { photo } = latest;
  const file = desk.original(photo.original);
  const isNew = ({ key, original }: ScannedPage) =>
    original === photo.original && !latest.before.some((page) => page.key === key);
  const page = working ? undefined : list.pages.find(isNew);
  if (!file || !(working ?? page)) return null;
  return (
    <Stage
      key={photo.key}
      photo={working ?? photo}
      file={file}
      service={service}
      choice={latest.choice}
      page={page && { url: previewUrl(page.image), onSeen: () => setLatest(undefined) }}
      onCancel={() => desk.cancel([photo.key])}
    />
  );
}

function Stage(props: {
  photo: Shown;
  file: File;
  service: ScanService;
  choice: ScanChoice;
  page: { url: string; onSeen: () => void } | undefined;
  onCancel: () => void;
}) {
  const { photo, file, service, choice, page, onCancel } = props;
  const { name, size, corners, state } = photo;
  const image = useObjectUrl(file);
  const { canvas, isDrawn } = usePagePreview({ service, file, corners, choice });
  const [isLoaded, setLoaded] = useState(false);
  const url = page?.url;
  const leave = useEffectEvent(() => page?.onSeen());
  useEffect(() => {
    if (url === undefined) return;
    const timer = setTimeout(() => leave(), doneMs);
    return () => clearTimeout(timer);
  }, [url]);
  const { fraction, step } = page ? done : state.is === 'working' ? state : begun;
  const layer = 'absolute inset-4 size-[calc(100%-2rem)] object-contain transition-opacity duration-200';
  return (
    <section
      aria-label={`Processing ${name}`}
      className="overflow-hidden rounded-[20px] border border-line bg-card shadow-card"
    >
      <div className="relative bg-black/90" style={{ height }}>
        <span className={classNames('grid place-items-center', layer, (isDrawn || isLoaded) && 'opacity-0')}>
          {image && (
            <span
              className="relative block"
              style={{
                aspectRatio: `${size.width} / ${size.height}`,
                width: `min(100%, calc(${imageHeight} * ${size.width / size.height}))`,
              }}
            >
              <img src={image} alt="" className="size-full" />
              <EdgeLines size={size} corners={corners} isGuess={false} dimsOutside />
            </span>
          )}
        </span>
        <canvas
          ref={canvas}
          role="img"
          aria-label="The page as it will be scanned"
          className={classNames(layer, !isDrawn && 'opacity-0')}
        />
        {page && (
          <img
            src={page.url}
            alt=""
            onLoad={() => setLoaded(true)}
            className={classNames(layer, !isLoaded && 'opacity-0')}
          />
        )}
      </div>
      <div className="flex items-center gap-3 p-4">
        <div className="min-w-0 flex-1">
          <p dir="auto" className="truncate font-semibold" title={name}>
            {name}
          </p>
          <ProgressLine fraction={fraction} words={step} name={name} />
        </div>
        <IconButton icon={X} label={`Cancel ${name}`} disabled={page !== undefined} onClick={onCancel} />
      </div>
    </section>
  );
}
