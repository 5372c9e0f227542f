import { TriangleAlert } from 'lucide-react';
import { t } from '../../shared/language/translate.ts';
import { PdfResult } from '../../web/kit/pdf/pdf-result.tsx';
import { pdfEditor } from './pdf-editor.tool.ts';
import type { SaveOutcome as Outcome } from './use-text-calls.web.ts';

type SaveOutcomeProps = {
  outcome: Outcome;
  /** Whether it has all that was changed. */
  isCurrent: boolean;
  /** @param page from 0 */
  onShow: (page: number) => void;
  onDeleted: () => void;
};

/** The saved PDF: its download, and what was not done as asked. */
export function SaveOutcome({ outcome, isCurrent, onShow, onDeleted }: SaveOutcomeProps) {
  const others = outcome.changes.filter(({ status }) => status !== 'done');
  return (
    <PdfResult result={outcome} slug={pdfEditor.slug} onDeleted={onDeleted}>
      <p className="text-[0.9375rem] text-soft">{describeCurrency(isCurrent, others.length)}</p>
      {others.length > 0 && (
        <section aria-labelledby="other-changes">
          <h3 id="other-changes" className="mb-1 font-semibold text-base tracking-normal">
            {t('{count, plural, one {# change} other {# changes}} to look at', { count: others.length })}
          </h3>
          <ul className="max-h-80 space-y-1 overflow-y-auto">
            {others.map(({ page, before, after, status, message }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
              <li key={index}>
                <button
                  type="button"
                  onClick={() => onShow(page - 1)}
                  className="flex w-full items-start gap-2 rounded-[10px] px-2 py-1.5 text-start hover:bg-accent-soft"
                >
                  <TriangleAlert
                    className={`mt-1 size-4 shrink-0 ${status === 'failed' ? 'text-danger' : 'text-thread'}`}
                    aria-hidden="true"
                  />
                  <span className="min-w-0">
                    <span className="font-medium">
                      {status === 'failed' ? `Page ${page}, not changed` : `Page ${page}, changed in another way`}
                    </span>
                    <span className="block break-words text-[0.9375rem]">
                      {before !== '' && <del className="text-soft">{shortened(before)}</del>} {shortened(after)}
                    </span>
                    {message !== undefined && <span className="block text-sm text-soft">{message}</span>}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </PdfResult>
  );
}

function describeCurrency(isCurrent: boolean, others: number): string {
  if (!isCurrent) return t('You have changed the text since. Save again to have those changes, too.');
  return others === 0 ? t('It has all your changes.') : t('It has your changes, apart from these.');
}

const shownCharacters = 120;

const shortened = (text: string): string =>
  text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text;
