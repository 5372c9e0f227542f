import { FileIcon, Trash2 } from 'lucide-react';
import { t } from '../../shared/language/translate.ts';
import { formatBytes } from '../../shared/units.ts';
import { Button } from '../../web/kit/ui/button.tsx';
import { IconButton } from '../../web/kit/ui/icon-button.tsx';
import { splitPath } from './entry-views.ts';
import type { ZipFiles } from './use-zip-files.web.ts';

/** The files for the ZIP, with their total size. */
export function ZipFileList({ files, locked }: { files: ZipFiles; locked: boolean }) {
  const { items, totalBytes } = files;
  return (
    <section aria-labelledby="zip-files" className="rounded-[16px] border border-line bg-card shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-2.5 pe-3 ps-5">
        <h2 id="zip-files" className="font-semibold text-base tracking-normal">
          {t('{count, plural, one {# file} other {# files}}', { count: items.length })}
          <span className="font-normal text-soft tabular-nums"> · {formatBytes(totalBytes)} in total</span>
        </h2>
        <Button look="quiet" size="small" disabled={locked} onClick={files.clear}>
          Remove all
        </Button>
      </div>
      <ul aria-label="Files" className="max-h-[30rem] divide-y divide-line overflow-y-auto rounded-b-[16px]">
        {items.map(({ key, path, bytes }) => {
          const { folder, name } = splitPath(path);
          return (
            <li
              key={key}
              className="flex items-center gap-3 py-1 pe-3 ps-5 [contain-intrinsic-size:auto_3rem] [content-visibility:auto]"
            >
              <FileIcon className="size-4 shrink-0 text-soft" aria-hidden="true" />
              <p className="min-w-0 flex-1 break-words py-1.5 leading-snug">
                <bdi>
                  {folder && <span className="text-soft">{folder}</span>}
                  {name}
                </bdi>
              </p>
              <span className="shrink-0 text-[0.9375rem] text-soft tabular-nums">{formatBytes(bytes)}</span>
              <IconButton icon={Trash2} label={`Remove ${path}`} disabled={locked} onClick={() => files.remove(key)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
