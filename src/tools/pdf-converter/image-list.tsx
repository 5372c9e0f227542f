import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { t } from '../../shared/language/translate.ts';
import { formatBytes } from '../../shared/units.ts';
import { bytesOf } from '../../web/kit/tool-shell/file-source.ts';
import type { FileSource } from '../../web/kit/tool-shell/passed-files.ts';
import { Thumbnail } from '../../web/kit/tool-shell/thumbnail.tsx';
import { Button } from '../../web/kit/ui/button.tsx';
import { IconButton } from '../../web/kit/ui/icon-button.tsx';
import { moveRow } from '../../web/kit/ui/move-row.ts';
import { DragHandle, SortableList, SortableRow } from '../../web/kit/ui/sortable-list.tsx';

export type ListedImage = { key: number; source: FileSource };

/** Images in page order. */
export function ImageList(props: {
  images: readonly ListedImage[];
  disabled: boolean;
  onChange: (images: readonly ListedImage[]) => void;
}) {
  const { images, disabled, onChange } = props;
  const move = (key: number, to: number) => onChange(moveRow(images, key, to));
  const byName = () =>
    onChange(images.toSorted((a, b) => a.source.name.localeCompare(b.source.name, undefined, { numeric: true })));
  return (
    <section aria-label="Images" className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold tabular-nums">
          {t('{count, plural, one {# image} other {# images}}, one on each page', { count: images.length })}
        </p>
        {images.length > 1 && (
          <Button look="secondary" size="small" disabled={disabled} onClick={byName}>
            Sort by name
          </Button>
        )}
      </div>
      <SortableList label="Images in order" keys={images.map(({ key }) => key)} onMove={move}>
        {images.map(({ key, source }, index) => (
          <SortableRow
            key={key}
            id={key}
            disabled={disabled || images.length === 1}
            className="flex items-center gap-3 rounded-[14px] border border-line bg-card p-2.5 shadow-card sm:px-4"
          >
            <DragHandle>
              <span className="me-2 w-5 shrink-0 text-end text-soft tabular-nums">{index + 1}</span>
              <Thumbnail source={source} />
            </DragHandle>
            <span className="min-w-0 flex-1">
              <span dir="auto" className="block truncate font-medium">
                {source.name}
              </span>
              <span className="text-sm text-soft tabular-nums">{formatBytes(bytesOf(source))}</span>
            </span>
            <span className="flex shrink-0">
              <IconButton
                icon={ArrowUp}
                label={`Move ${source.name} up`}
                disabled={disabled || index === 0}
                onClick={() => move(key, index - 1)}
              />
              <IconButton
                icon={ArrowDown}
                label={`Move ${source.name} down`}
                disabled={disabled || index === images.length - 1}
                onClick={() => move(key, index + 1)}
              />
              <IconButton
                icon={X}
                label={`Remove ${source.name}`}
                disabled={disabled}
                onClick={() => onChange(images.filter((image) => image.key !== key))}
              />
            </span>
          </SortableRow>
        ))}
      </SortableList>
    </section>
  );
}
