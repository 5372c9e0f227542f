import { Trash2 } from 'lucide-react';
import { t } from '../../shared/language/translate.ts';
import { textDirection } from '../../shared/text/text-direction.ts';
import { nameOfLanguage } from '../../shared/translation/languages.ts';
import { Arrow } from '../../web/kit/ui/arrow.tsx';
import { Button } from '../../web/kit/ui/button.tsx';
import { CheckboxField } from '../../web/kit/ui/checkbox-field.tsx';
import { Disclosure } from '../../web/kit/ui/disclosure.tsx';
import { IconButton } from '../../web/kit/ui/icon-button.tsx';
import type { HistoryEntry } from './translation-history.ts';

/** Earlier translations in this browser. */
export default function HistoryPanel(props: {
  history: readonly HistoryEntry[];
  onChange: (history: HistoryEntry[]) => void;
  isKept: boolean;
  onKeep: (isKept: boolean) => void;
  onShow: (entry: HistoryEntry) => void;
}) {
  const { history, onChange, isKept, onKeep, onShow } = props;
  return (
    <Disclosure title={history.length > 0 ? t('History ({count})', { count: history.length }) : 'History'}>
      <CheckboxField
        label="Keep a history in this browser"
        value={isKept}
        onChange={onKeep}
        hint="It is never sent. Switching it off clears it."
        className="mb-4"
      />
      {history.length > 0 && (
        <>
          <ul className="mb-4 divide-y divide-line">
            {history.map((entry) => (
              <li key={entry.at} className="flex items-center gap-2 py-1">
                <button
                  type="button"
                  onClick={() => onShow(entry)}
                  className="min-w-0 flex-1 rounded-[8px] px-2 py-1.5 text-start hover:bg-accent-soft"
                >
                  <span className="block text-sm">
                    <bdi>{nameOfLanguage(entry.from)}</bdi> <Arrow /> <bdi>{nameOfLanguage(entry.to)}</bdi>
                  </span>
                  <span className="block truncate text-ink" dir={textDirection(entry.text)}>
                    {entry.text.slice(0, 200)}
                  </span>
                </button>
                <IconButton
                  icon={Trash2}
                  label={t('Remove ‘{text}’', { text: entry.text.slice(0, 30) })}
                  onClick={() => onChange(history.filter(({ at }) => at !== entry.at))}
                />
              </li>
            ))}
          </ul>
          <Button look="secondary" size="small" onClick={() => onChange([])}>
            Clear history
          </Button>
        </>
      )}
    </Disclosure>
  );
}
