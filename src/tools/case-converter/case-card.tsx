import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { t } from '../../shared/language/translate.ts';
import { saveFile } from '../../web/kit/tool-shell/save-file.ts';
import { classNames } from '../../web/kit/ui/class-names.ts';
import { CopyButton } from '../../web/kit/ui/copy-button.tsx';
import { IconButton } from '../../web/kit/ui/icon-button.tsx';
import type { CaseFormat, CaseFormatId, CaseOptions } from './case-formats.ts';
import { type Preview, previewOf } from './case-work.ts';

type CaseCardProps = {
  format: CaseFormat;
  /** The converted text, which may lag behind typing; undefined for one the worker converts. */
  text: string | undefined;
  options: CaseOptions;
  /** The worker's result for a long text. */
  preview: Preview | undefined;
  isEmpty: boolean;
  convert: (format: CaseFormatId) => string | Promise<string>;
};

/** The text in one format, to copy or save. */
export function CaseCard(props: CaseCardProps) {
  const { format, text, options, preview, isEmpty, convert } = props;
  const shown = useMemo(
    () => (text === undefined ? preview : previewOf(format.convert(text, options))),
    [format, text, options, preview],
  );
  const save = async () =>
    saveFile(new Blob([await convert(format.id)], { type: 'text/plain;charset=utf-8' }), `${format.id}-case.txt`);
  const isCode = format.group === 'identifier';

  return (
    <li className="flex min-w-0 flex-col md:odd:last:col-span-2 rounded-[16px] border border-line bg-card shadow-card">
      <div className="flex items-center justify-between gap-2 py-2.5 ps-5 pe-3">
        <h3 className={classNames('min-w-0 break-words text-lg', isCode && 'font-mono text-base')}>{format.name}</h3>
        <div className="flex shrink-0 items-center gap-1">
          <IconButton icon={Download} label={`Save ${format.name} text`} disabled={isEmpty} onClick={save} />
          <CopyButton
            text={() => convert(format.id)}
            what={t('{name} text', { name: format.name })}
            disabled={isEmpty}
          />
        </div>
      </div>
      <p
        dir="auto"
        className={classNames(
          'mx-5 mb-4 line-clamp-6 min-h-[3.2em] whitespace-pre-wrap break-words',
          isCode && 'font-mono text-[0.9375rem]',
          isEmpty && 'text-soft',
        )}
      >
        {isEmpty ? format.example : (shown?.text ?? 'Converting…')}
      </p>
      {!isEmpty && shown && shown.length > shown.text.length && (
        <p className="mt-auto border-line border-t px-5 py-2 text-sm text-soft tabular-nums">
          {t('The beginning of {count, plural, one {# character} other {# characters}}. Copying and saving take all.', {
            count: shown.length,
          })}
        </p>
      )}
    </li>
  );
}
