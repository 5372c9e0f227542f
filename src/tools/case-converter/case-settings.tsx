import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { t } from '../../shared/language/translate.ts';
import { CheckboxField } from '../../web/kit/ui/checkbox-field.tsx';
import { ChoiceGroup } from '../../web/kit/ui/choice-group.tsx';
import { classNames } from '../../web/kit/ui/class-names.ts';
import { controlsOf } from '../../web/kit/ui/controls-of.ts';
import { Panel } from '../../web/kit/ui/panel.tsx';
import { SelectField } from '../../web/kit/ui/select-field.tsx';
import { type CaseOptions, defaultCaseOptions } from './case-formats.ts';
import { type CaseLocale, caseLocales } from './letter-case.ts';
import { type TitleStyleId, titleStyles } from './title-styles.ts';

const defaults = defaultCaseOptions;

/** The options as stored between visits. */
export const caseOptionsSchema = z.object({
  locale: z.enum(caseLocales.map(({ id }) => id)).default(defaults.locale),
  perLine: z.boolean().default(defaults.perLine),
  titleStyle: z.enum(['ap', 'chicago']).default(defaults.titleStyle),
  keepAcronyms: z.boolean().default(defaults.keepAcronyms),
  keepNames: z.boolean().default(defaults.keepNames),
  foldDiacritics: z.boolean().default(defaults.foldDiacritics),
  capitalSharpS: z.boolean().default(defaults.capitalSharpS),
});

const titleHints: Readonly<Record<TitleStyleId, string>> = {
  ap: t('Capitals for all words of four letters and more.'),
  chicago: t('Capitals for prepositions of five letters and more.'),
};

/** Options for languages, titles and code. */
export function CaseSettings(props: {
  options: CaseOptions;
  /** The language 'Automatic' detects in this text. */
  found: CaseLocale;
  onChange: (options: CaseOptions) => void;
}) {
  const { options, found, onChange } = props;
  // Always visible on wide screens.
  const [isOpen, setIsOpen] = useState(false);
  const control = controlsOf(options, onChange);
  const isEnglish = (options.locale === 'auto' ? found : options.locale) === 'en';
  const foundName = caseLocales.find(({ id }) => id === found)?.name;
  const languages = caseLocales.map(({ id, name }) => ({
    value: id,
    label: id === 'auto' && found !== 'en' ? `${name} (${foundName})` : name,
  }));
  return (
    <Panel aria-label="Settings" className="p-0! lg:p-6!">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="case-settings"
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-12 w-full items-center justify-between rounded-[16px] px-5 font-semibold lg:hidden"
      >
        Settings
        <ChevronDown className={classNames('size-5 text-soft', isOpen && 'rotate-180')} aria-hidden="true" />
      </button>
      <div id="case-settings" className={classNames('space-y-5 px-5 pb-5 lg:block lg:p-0', !isOpen && 'hidden')}>
        <SelectField
          label="Language"
          choices={languages}
          {...control('locale')}
          hint="Whose rules apply to capital letters."
        />
        <ChoiceGroup
          label="Style of titles"
          choices={Object.values(titleStyles).map(({ id, name }) => ({ value: id, label: name }))}
          {...control('titleStyle')}
          disabled={!isEnglish}
          hint={isEnglish ? titleHints[options.titleStyle] : 'For English only; here every word gets a capital.'}
        />
        <div className="space-y-3.5">
          <CheckboxField
            label="Each line on its own"
            hint="A title, a sentence or a name for code per line."
            {...control('perLine')}
          />
          <CheckboxField label="Keep acronyms" hint="NASA and iPhone stay as they are." {...control('keepAcronyms')} />
          <CheckboxField
            label="Keep names"
            hint="In sentences, Anna and Paris stay as they are."
            {...control('keepNames')}
          />
          <CheckboxField
            label="Plain letters in code"
            hint={options.locale === 'de' ? 'Größe becomes groesse.' : 'Crème brûlée becomes cremeBrulee.'}
            {...control('foldDiacritics')}
          />
          <CheckboxField
            label="Capital ẞ instead of SS"
            hint="Both are right in German."
            {...control('capitalSharpS')}
          />
        </div>
      </div>
    </Panel>
  );
}
