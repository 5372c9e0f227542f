import { Check } from 'lucide-react';
import { z } from 'zod';
import { formatNumber } from '../../shared/language/format-number.ts';
import { language, t } from '../../shared/language/translate.ts';
import { ChoiceGroup } from '../../web/kit/ui/choice-group.tsx';
import { choicesOf } from '../../web/kit/ui/choices.ts';
import { classNames } from '../../web/kit/ui/class-names.ts';
import { Panel } from '../../web/kit/ui/panel.tsx';
import { SelectField } from '../../web/kit/ui/select-field.tsx';
import { TextField } from '../../web/kit/ui/text-field.tsx';
import type { TextCounts } from './count-text.ts';
import { type Goal, type GoalProgress, largestGoal, measureGoal, parseGoalTarget } from './goals.ts';

/** A goal as entered; without a target there is none. */
export const goalSchema = z.object({
  of: z.enum(['words', 'characters', 'sentences', 'paragraphs', 'readingMinutes', 'speakingMinutes']).default('words'),
  kind: z.enum(['at-least', 'at-most']).default('at-least'),
  target: z.string().max(20).default(''),
});
export type TypedGoal = z.output<typeof goalSchema>;

const measures: readonly { value: Goal['of']; label: string }[] = [
  { value: 'words', label: t('words') },
  { value: 'characters', label: t('characters') },
  { value: 'sentences', label: t('sentences') },
  { value: 'paragraphs', label: t('paragraphs') },
  { value: 'readingMinutes', label: t('minutes of reading') },
  { value: 'speakingMinutes', label: t('minutes of speech') },
];

/** A text's progress towards the entered goal; undefined when there is none or it is not a number. */
export function progressOf({ of, kind, target }: TypedGoal, counts: TextCounts): GoalProgress | undefined {
  const number = parseGoalTarget(target);
  return number === undefined ? undefined : measureGoal({ of, kind, target: number }, counts);
}

export function GoalPanel(props: { goal: TypedGoal; onChange: (goal: TypedGoal) => void; counts: TextCounts }) {
  const { goal, onChange, counts } = props;
  const progress = progressOf(goal, counts);
  const isWrong = goal.target.trim() !== '' && !progress;
  return (
    <Panel aria-labelledby="goal" className="space-y-4">
      <h2 id="goal" className="text-xl">
        Goal
      </h2>
      <ChoiceGroup
        label="Kind of goal"
        hideLabel
        choices={choicesOf({ 'at-least': t('At least'), 'at-most': t('At most') })}
        value={goal.kind}
        onChange={(kind) => onChange({ ...goal, kind })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_12.5rem] gap-2">
        <TextField
          label="Number"
          hideLabel
          inputMode="numeric"
          placeholder="500"
          autoComplete="off"
          value={goal.target}
          onChange={(target) => onChange({ ...goal, target: target.slice(0, 20) })}
          aria-invalid={isWrong || undefined}
        />
        <SelectField
          label="Counted in"
          hideLabel
          choices={measures}
          value={goal.of}
          onChange={(of) => onChange({ ...goal, of })}
        />
      </div>
      {isWrong && (
        <p role="alert" className="text-danger">
          {t('A goal is a whole number from 1 to {most}.', { most: formatNumber(largestGoal, language()) })}
        </p>
      )}
      {progress && <GoalRing kind={goal.kind} progress={progress} />}
    </Panel>
  );
}

function GoalRing({ kind, progress }: { kind: Goal['kind']; progress: GoalProgress }) {
  const { fraction, met, sentence } = progress;
  const exceedsLimit = kind === 'at-most' && !met;
  const isReached = kind === 'at-least' && met;
  return (
    <div className="flex items-center gap-4">
      <span className="relative grid size-20 shrink-0 place-items-center" aria-hidden="true">
        <svg viewBox="0 0 40 40" className="-rotate-90 absolute inset-0" aria-hidden="true">
          <circle cx="20" cy="20" r="17" fill="none" strokeWidth="4.5" className="stroke-line" />
          <circle
            cx="20"
            cy="20"
            r="17"
            fill="none"
            strokeWidth="4.5"
            pathLength="100"
            strokeDasharray={`${fraction * 100} 100`}
            className={classNames(
              'transition-[stroke-dasharray] duration-300',
              exceedsLimit ? 'stroke-danger' : 'stroke-accent',
            )}
          />
        </svg>
        {isReached ? (
          <Check className="size-7 text-accent" />
        ) : (
          <span className={classNames('font-bold tabular-nums', exceedsLimit && 'text-danger')}>
            {Math.floor(fraction * 100)}%
          </span>
        )}
      </span>
      <p className={classNames('font-semibold', exceedsLimit && 'text-danger')}>{sentence}</p>
    </div>
  );
}
