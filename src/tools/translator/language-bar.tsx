import { ArrowLeftRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../shared/language/translate.ts';
import type { DetectedLanguage } from '../../shared/translation/detect-language.ts';
import { type Language, languages, nameOfLanguage } from '../../shared/translation/languages.ts';
import type { Choice } from '../../web/kit/ui/choices.ts';
import { IconButton } from '../../web/kit/ui/icon-button.tsx';
import { SelectField } from '../../web/kit/ui/select-field.tsx';
import { type Engines, enginesFor, isBuiltin, sourcesOf, targetsOf } from './offered-languages.ts';
import type { TranslationChoice } from './translation-choice.ts';

/** The two languages and the button between them. The lists say what nothing here translates. */
export function LanguageBar(props: {
  choice: TranslationChoice;
  onChange: (change: Partial<TranslationChoice>) => void;
  /** Undefined while it is not known. */
  engines: Engines | undefined;
  detected: DetectedLanguage | undefined;
  /** Only programs of the site are asked. */
  builtin: boolean;
  onSwap: () => void;
}) {
  const { choice, onChange, detected, builtin, onSwap } = props;
  const engines = builtin ? props.engines?.filter(({ engine }) => isBuiltin(engine)) : props.engines;
  const source = choice.from === 'auto' ? detected?.language : choice.from;
  const [fromChoices, fromOthers] = split(engines && sourcesOf(engines));
  const [toChoices, toOthers] = split(engines && targetsOf(engines, source), source);
  const notServed = source
    ? t('Not translated from {language} on this site now', { language: nameOfLanguage(source) })
    : t('Not translated on this site now');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
      <SelectField
        label="From"
        value={choice.from}
        choices={[{ value: 'auto', label: t('Auto-detect') } as Choice<Language | 'auto'>, ...fromChoices]}
        groups={fromOthers.length > 0 ? [{ label: t('Not translated on this site now'), choices: fromOthers }] : []}
        onChange={(next) => onChange({ from: next })}
        hint={choice.from === 'auto' ? <Detection detected={detected} /> : <>&nbsp;</>}
      />
      <div className="justify-self-center sm:pt-8">
        <IconButton
          icon={ArrowLeftRight}
          label={choice.from === 'auto' ? 'Swap: choose the first language before' : 'Swap languages and texts'}
          disabled={choice.from === 'auto'}
          onClick={onSwap}
        />
      </div>
      <SelectField
        label="To"
        value={choice.to}
        choices={toChoices}
        groups={toOthers.length > 0 ? [{ label: notServed, choices: toOthers }] : []}
        onChange={(next) => onChange({ to: next })}
        hint={<Service engines={engines} source={source} target={choice.to} />}
      />
    </div>
  );
}

function Detection({ detected }: { detected: DetectedLanguage | undefined }): ReactNode {
  if (!detected) return <>&nbsp;</>;
  return (
    <span role="status">
      {t('{language}, {percent}% sure', {
        language: nameOfLanguage(detected.language),
        percent: Math.round(detected.confidence * 100),
      })}
    </span>
  );
}

/** Who translates between the chosen languages, or that nobody does. */
function Service(props: { engines: Engines | undefined; source: Language | undefined; target: Language }) {
  const { engines, source, target } = props;
  if (!engines) return <>&nbsp;</>;
  if (engines.length === 0) return <>Nothing translates on this site yet.</>;
  if (!source) return <>&nbsp;</>;
  if (source === target) return <span className="text-danger">Both languages are the same.</span>;
  const [used] = enginesFor(engines, source, target);
  if (!used) {
    return (
      <span className="text-danger">
        {t('Not translated from {language} on this site now. Please choose another language.', {
          language: nameOfLanguage(source),
        })}
      </span>
    );
  }
  return <>{describeEngine(used)}</>;
}

function describeEngine({ engine: { name, isDraft }, via }: ReturnType<typeof enginesFor>[number]): string {
  if (!via) return isDraft ? t('A draft by {name}', { name }) : t('By {name}', { name });
  const through = nameOfLanguage(via);
  return isDraft
    ? t('A draft by {name}, through {language}', { name, language: through })
    : t('By {name}, through {language}', { name, language: through });
}

/** Languages that are served, and the others. All are in the first list while it is not known. */
function split(
  served: readonly Language[] | undefined,
  source?: Language,
): [first: Choice<Language>[], others: Choice<Language>[]] {
  const choice = (language: Language) => ({ value: language, label: nameOfLanguage(language) });
  const isServed = (language: Language) => !served || served.includes(language) || language === source;
  return [languages.filter(isServed).map(choice), languages.filter((language) => !isServed(language)).map(choice)];
}
