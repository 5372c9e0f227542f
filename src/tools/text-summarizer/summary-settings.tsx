import { AlignLeft, List, type LucideIcon, Minus } from 'lucide-react';
import { useId } from 'react';
import { t } from '../../shared/language/translate.ts';
import { ChoiceGroup } from '../../web/kit/ui/choice-group.tsx';
import { choicesOf } from '../../web/kit/ui/choices.ts';
import type { SummaryType } from './summary-options.ts';
import type { Settings } from './text-summarizer.page.tsx';

const types: readonly { value: SummaryType; label: string; hint: string; icon: LucideIcon }[] = [
  { value: 'brief', label: t('Brief'), hint: t('The gist in a few sentences'), icon: Minus },
  { value: 'detailed', label: t('Detailed'), hint: t('Longer, section by section'), icon: AlignLeft },
  { value: 'bullet', label: t('Bullet points'), hint: t('The key points as a list'), icon: List },
];
const lengths = choicesOf({ short: t('Short'), medium: t('Medium'), long: t('Long') });

export function SummarySettings({
  settings,
  onChange,
}: {
  settings: Settings;
  onChange: (settings: Settings) => void;
}) {
  const name = useId();
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">Summary type</legend>
        <div className="space-y-2">
          {types.map(({ value, label, hint, icon: Icon }) => (
            <label
              key={value}
              className="flex items-center gap-3 rounded-[12px] border border-edge px-3 py-2 transition-colors hover:border-accent has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-[2.5px] has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name={name}
                value={value}
                checked={settings.summaryType === value}
                onChange={() => onChange({ ...settings, summaryType: value })}
                className="sr-only"
              />
              <Icon className="size-5 shrink-0 text-accent" aria-hidden="true" />
              <span>
                <span className="block font-semibold">{label}</span>
                <span className="block text-sm text-soft">{hint}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <ChoiceGroup
        label="Length"
        choices={lengths}
        value={settings.length}
        onChange={(length) => onChange({ ...settings, length })}
      />
    </>
  );
}
