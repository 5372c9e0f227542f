import { useState } from 'react';
import { language, t } from '../../shared/language/translate.ts';
import { Button } from '../../web/kit/ui/button.tsx';
import { ChoiceGroup } from '../../web/kit/ui/choice-group.tsx';
import { choicesOf } from '../../web/kit/ui/choices.ts';
import type { Keyword } from './analyze-text.ts';

/** Shown at first; the rest on demand. */
const shownAtFirst = 10;

type Kind = 'words' | 'phrases';

/** The most frequent words and phrases, without function words. */
export function KeywordList({ keywords, phrases }: { keywords: readonly Keyword[]; phrases: readonly Keyword[] }) {
  const [kind, setKind] = useState<Kind>('words');
  const [showsAll, setShowsAll] = useState(false);
  const listed = kind === 'words' ? keywords : phrases;
  const shown = showsAll ? listed : listed.slice(0, shownAtFirst);
  const most = shown[0]?.count ?? 1;
  return (
    <div>
      <ChoiceGroup<Kind>
        label="Keywords"
        choices={choicesOf({ words: t('Words'), phrases: t('Phrases') })}
        value={kind}
        onChange={setKind}
      />
      {shown.length === 0 ? (
        <p className="mt-4 text-soft">
          {kind === 'words' ? t('Only function words and numbers so far.') : t('No phrase occurs twice.')}
        </p>
      ) : (
        <table className="mt-4 w-full table-fixed">
          <thead className="text-start text-sm text-soft">
            <tr>
              <th className="pb-1.5 font-normal">{kind === 'words' ? 'Word' : 'Phrase'}</th>
              <th className="w-16 pb-1.5 text-end font-normal">Times</th>
              <th className="w-16 pb-1.5 text-end font-normal">Share</th>
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {shown.map(({ text, count, density }) => (
              <tr key={text} className="border-line border-t">
                <td className="py-1.5 pe-3">
                  <bdi className="block break-words font-medium">{text}</bdi>
                  <progress
                    aria-hidden="true"
                    max={most}
                    value={count}
                    className="progress block h-1 w-full overflow-hidden rounded-full"
                  />
                </td>
                <td className="py-1.5 text-end font-semibold">{count.toLocaleString(language())}</td>
                <td className="py-1.5 text-end text-soft">{percent(density)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {listed.length > shown.length && (
        <Button look="quiet" size="small" className="mt-2" onClick={() => setShowsAll(true)}>
          {t('Show {count} more', { count: listed.length - shown.length })}
        </Button>
      )}
    </div>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
