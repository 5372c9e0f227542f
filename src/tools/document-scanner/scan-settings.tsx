import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '../../shared/language/translate.ts';
import { queryClient } from '../../web/kit/session/query-client.ts';
import { callAction } from '../../web/kit/tool-shell/call-action.ts';
import { ChoiceGroup } from '../../web/kit/ui/choice-group.tsx';
import { choicesOf } from '../../web/kit/ui/choices.ts';
import { classNames } from '../../web/kit/ui/class-names.ts';
import { controlsOf } from '../../web/kit/ui/controls-of.ts';
import { SelectField } from '../../web/kit/ui/select-field.tsx';
import { documentScanner } from './document-scanner.tool.ts';
import { modeHints, modeNames, type ScanChoice } from './scan-choice.ts';

const enhancements = choicesOf({
  auto: t('Auto'),
  light: t('Light: only evens the light'),
  strong: t('Strong: shadows, stains, noise'),
});
const formats = choicesOf({ pdf: t('PDF with text'), jpg: t('JPG images'), png: t('PNG images') });
const colors = choicesOf<ScanChoice['colorMode'], ReactNode>({
  auto: t('Auto'),
  color: t('Colour'),
  gray: t('Gray'),
  blackAndWhite: (
    <>
      <span aria-hidden="true">{t('B\u2009&\u2009W')}</span>
      <span className="sr-only">Black and white</span>
    </>
  ),
});
/** Settings for the next photos. */
export function ScanSettings(props: { choice: ScanChoice; onChange: (change: Partial<ScanChoice>) => void }) {
  const { choice, onChange } = props;
  const control = controlsOf(choice, onChange);
  return (
    <>
      <SelectField
        label="Scan mode"
        {...control('scanMode')}
        choices={choicesOf(modeNames)}
        hint={modeHints[choice.scanMode]}
      />
      <SelectField label="Enhancement" {...control('enhancement')} choices={enhancements} />
      <ChoiceGroup label="Colours" {...control('colorMode')} choices={colors} />
      <SelectField label="Output format" {...control('outputFormat')} choices={formats} />
      <LanguageChoice languages={choice.languages} onChange={(languages) => onChange({ languages })} />
    </>
  );
}

const maxLanguages = 5;

/** Languages of the text, of those this server can read. */
function LanguageChoice(props: { languages: readonly string[]; onChange: (languages: string[]) => void }) {
  const { languages, onChange } = props;
  const { data } = useQuery(
    {
      queryKey: [documentScanner.actions.languages.path],
      queryFn: async () => (await callAction(documentScanner.actions.languages)).result.languages,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  const offered = data ?? [{ code: 'eng', name: 'English' }];
  const names = offered.filter(({ code }) => languages.includes(code)).map(({ name }) => name);
  const toggle = (code: string) =>
    onChange(languages.includes(code) ? languages.filter((other) => other !== code) : [...languages, code]);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">
        Languages of the text <span className="sr-only">({names.join(', ')})</span>
      </legend>
      <div className="flex flex-wrap gap-1">
        {offered.map(({ code, name }) => {
          const isChosen = languages.includes(code);
          const isLast = isChosen && languages.length === 1;
          return (
            <label
              key={code}
              className={classNames(
                'inline-flex min-h-9 items-center rounded-[10px] border border-edge px-2.5 font-medium text-[0.9375rem] transition-colors hover:border-accent',
                'has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-[2.5px] has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
              )}
            >
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isLast || (!isChosen && languages.length >= maxLanguages)}
                onChange={() => toggle(code)}
                className="sr-only"
              />
              {name}
            </label>
          );
        })}
      </div>
      <p className="mt-1.5 text-sm text-soft">Only those that occur: fewer languages mean fewer mistakes.</p>
    </fieldset>
  );
}
