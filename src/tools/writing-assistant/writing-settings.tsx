import { z } from 'zod';
import { language, t } from '../../shared/language/translate.ts';
import { englishDialects, spellingLanguages, tones, writingTasks } from '../../shared/writing/writing-options.ts';
import { Button } from '../../web/kit/ui/button.tsx';
import { ChoiceGroup } from '../../web/kit/ui/choice-group.tsx';
import { SelectField } from '../../web/kit/ui/select-field.tsx';
import { noOwnRules, type OwnRules, ruleName } from './own-rules.ts';

export const writingChoiceSchema = z.object({
  task: z.enum(writingTasks).default('grammar'),
  tone: z.enum(tones).default('neutral'),
  language: z.enum(['auto', 'en', ...spellingLanguages]).default('auto'),
  dialect: z.enum(englishDialects).default('any'),
});
export type WritingChoice = z.infer<typeof writingChoiceSchema>;

const taskNames: Readonly<Record<WritingChoice['task'], string>> = {
  grammar: t('Grammar & Spelling'),
  clarity: t('Clarity & Flow'),
  tone: t('Tone Adjustment'),
  concise: t('Make Concise'),
  expand: t('Expand Ideas'),
};
const toneNames: Readonly<Record<WritingChoice['tone'], string>> = {
  formal: t('Formal'),
  friendly: t('Friendly'),
  neutral: t('Neutral'),
};
const dialectNames: Readonly<Record<WritingChoice['dialect'], string>> = {
  any: t('Any'),
  american: t('American'),
  british: t('British'),
  australian: t('Australian'),
  canadian: t('Canadian'),
  indian: t('Indian'),
};
const languageNames = new Intl.DisplayNames(language(), { type: 'language' });

export function WritingSettings(props: {
  choice: WritingChoice;
  onChange: (choice: WritingChoice) => void;
  /** An AI provider does the work. */
  hasProvider: boolean;
  own: OwnRules;
  onOwn: (own: OwnRules) => void;
}) {
  const { choice, onChange, hasProvider, own, onOwn } = props;
  return (
    <>
      <SelectField
        label="Improvement type"
        value={choice.task}
        choices={writingTasks.map((value) => ({ value, label: taskNames[value] }))}
        onChange={(task) => onChange({ ...choice, task })}
        hint={hintFor(choice.task, hasProvider)}
      />
      {choice.task === 'tone' && (
        <ChoiceGroup
          label="Tone"
          choices={tones.map((value) => ({ value, label: toneNames[value] }))}
          value={choice.tone}
          onChange={(tone) => onChange({ ...choice, tone })}
        />
      )}
      <SelectField
        label="Language"
        value={choice.language}
        choices={[
          { value: 'auto', label: t('Detect') },
          ...(['en', ...spellingLanguages] as const).map((value) => ({
            value,
            label: languageNames.of(value) ?? value,
          })),
        ]}
        onChange={(language) => onChange({ ...choice, language })}
      />
      {(choice.language === 'auto' || choice.language === 'en') && (
        <SelectField
          label="English spelling"
          value={choice.dialect}
          choices={englishDialects.map((value) => ({ value, label: dialectNames[value] }))}
          onChange={(dialect) => onChange({ ...choice, dialect })}
        />
      )}
      {own.ignoredRules.length + own.ownWords.length > 0 && <OwnRulesList own={own} onOwn={onOwn} />}
    </>
  );
}

function OwnRulesList({ own, onOwn }: { own: OwnRules; onOwn: (own: OwnRules) => void }) {
  const { ignoredRules, ownWords } = own;
  const without = (list: readonly string[], gone: string) => list.filter((each) => each !== gone);
  return (
    <details>
      <summary className="cursor-pointer font-semibold">
        {t('My words and switched-off rules ({count})', { count: ignoredRules.length + ownWords.length })}
      </summary>
      <ul className="mt-2 flex flex-wrap gap-2">
        {ownWords.map((word) => (
          <li key={word}>
            <Button
              look="secondary"
              size="small"
              aria-label={`Remove the word ${word}`}
              onClick={() => onOwn({ ...own, ownWords: without(ownWords, word) })}
            >
              {word} <span aria-hidden="true">×</span>
            </Button>
          </li>
        ))}
        {ignoredRules.map((rule) => (
          <li key={rule}>
            <Button
              look="secondary"
              size="small"
              aria-label={`Switch the rule ${ruleName(rule)} on again`}
              onClick={() => onOwn({ ...own, ignoredRules: without(ignoredRules, rule) })}
            >
              {ruleName(rule)} <span aria-hidden="true">×</span>
            </Button>
          </li>
        ))}
      </ul>
      <Button look="quiet" size="small" className="mt-2" onClick={() => onOwn(noOwnRules)}>
        Clear all
      </Button>
    </details>
  );
}

function hintFor(task: WritingChoice['task'], hasProvider: boolean): string {
  if (hasProvider) return t('You decide on every change.');
  const hints: Readonly<Record<WritingChoice['task'], string>> = {
    grammar: t('Mistakes only. Your words and style stay.'),
    clarity: t('Everyday words and verbs instead of long ones; long and passive sentences are marked.'),
    tone: t('Contractions and words. A full change of tone takes an AI provider, which this site does not use here.'),
    concise: t('Leaves out fillers, repetition and wordy phrases.'),
    expand: t('This takes an AI provider, which this site does not use here.'),
  };
  return hints[task];
}
