import { X } from 'lucide-react';
import { t } from '../../shared/language/translate.ts';
import { useObjectUrl } from '../../web/kit/tool-shell/use-object-url.ts';
import { IconButton } from '../../web/kit/ui/icon-button.tsx';
import type { ImageColors } from './image-colors.web.ts';

/** The image the palette was taken from, and how much of it each colour covers. */
export function ImageNote({ image, onClose }: { image: ImageColors; onClose: () => void }) {
  const { file, colors } = image;
  const url = useObjectUrl(file);
  const [first] = colors;
  return (
    <div className="flex items-center gap-4 rounded-[16px] border border-line bg-card p-3">
      {url && <img src={url} alt="" className="checkered size-16 shrink-0 rounded-[10px] object-cover" />}
      <div className="min-w-0 grow">
        <p className="break-words leading-snug">
          <span className="font-semibold">Main colours of {file.name}.</span> {first && describeFirst(first.share)}{' '}
          {t('Nothing was uploaded.')}
        </p>
        <svg
          aria-hidden="true"
          className="mt-2 block h-3 w-full max-w-md rounded-full"
          preserveAspectRatio="none"
          viewBox="0 0 1 1"
        >
          {colors.map(({ hex, share }, index) => (
            <rect
              key={hex}
              x={colors.slice(0, index).reduce((sum, color) => sum + color.share, 0)}
              width={share}
              height="1"
              fill={hex}
            />
          ))}
        </svg>
      </div>
      <IconButton icon={X} label="Close the note on the image" onClick={onClose} />
    </div>
  );
}

const describeFirst = (share: number): string =>
  share < 0.01
    ? t('The first covers less than 1% of it.')
    : t('The first covers {percent}% of it.', { percent: Math.round(share * 100) });
