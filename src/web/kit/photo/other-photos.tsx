import { ChevronLeft, ChevronRight } from 'lucide-react';
import { t } from '../../../shared/language/translate.ts';
import { IconButton } from '../ui/icon-button.tsx';

/** Shows one of several photos. */
export function OtherPhotos(props: {
  photos: readonly { key: number }[];
  /** From 0. */
  at: number;
  onShow: (key: number) => void;
}) {
  const { photos, at, onShow } = props;
  if (photos.length < 2) return null;
  const show = (index: number) => {
    const photo = photos[index];
    if (photo) onShow(photo.key);
  };
  return (
    <span className="flex items-center">
      <IconButton icon={ChevronLeft} label="Previous photo" onClick={() => show(at - 1)} disabled={at === 0} />
      <span className="text-[0.9375rem] text-soft tabular-nums">
        {t('{number} of {all}', { number: at + 1, all: photos.length })}
      </span>
      <IconButton
        icon={ChevronRight}
        label="Next photo"
        onClick={() => show(at + 1)}
        disabled={at === photos.length - 1}
      />
    </span>
  );
}
