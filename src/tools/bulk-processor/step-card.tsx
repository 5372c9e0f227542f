import { ArrowUp, ChevronDown, Trash2 } from 'lucide-react';
import { plainOperations } from '../../catalog/define-tool.ts';
import { isPlain } from '../../catalog/operations.ts';
import type { OptionField } from '../../catalog/option-fields.ts';
import { t } from '../../shared/language/translate.ts';
import { hasPlans } from '../../web/kit/session/plan-mode.ts';
import { CheckboxField } from '../../web/kit/ui/checkbox-field.tsx';
import { choicesOf } from '../../web/kit/ui/choices.ts';
import { IconButton } from '../../web/kit/ui/icon-button.tsx';
import { SelectField } from '../../web/kit/ui/select-field.tsx';
import { TextField } from '../../web/kit/ui/text-field.tsx';
import { operations } from '../operations.index.ts';
import type { BulkStep } from './bulk-steps.ts';
import { OptionControls } from './option-controls.tsx';
import { formatChoices, groupOperations, offeredAs, plainWords, soleDoer } from './step-words.ts';

type StepProps = { step: BulkStep; onChange: (step: BulkStep) => void };

const formats = formatChoices(operations);

/** One step: its operation and options. */
export function StepCard(
  props: StepProps & { place: number; count: number; onRemove: () => void; onMoveUp: () => void },
) {
  const { place, count, onChange, onRemove, onMoveUp } = props;
  const step = { ...props.step, operation: offeredAs(operations, props.step.operation) };
  const label = count > 1 ? t('Step {place}', { place }) : t('Operation');
  return (
    <li className={count > 1 ? 'space-y-4 rounded-[14px] border border-line p-4' : 'space-y-4'}>
      <div className="flex items-end gap-1">
        <OperationField label={label} step={step} onChange={onChange} />
        {place > 1 && <IconButton icon={ArrowUp} label={`Move step ${place} up`} onClick={onMoveUp} />}
        {count > 1 && <IconButton icon={Trash2} label={`Remove step ${place}`} onClick={onRemove} />}
      </div>
      {isPlain(step.operation) && <p className="text-[0.9375rem] text-soft">{plainWords[step.operation].hint}</p>}
      <StepOptionFields step={step} onChange={onChange} />
    </li>
  );
}

function OperationField({ label, step, onChange }: StepProps & { label: string }) {
  const groups = groupOperations(operations, hasPlans());
  return (
    <SelectField
      label={label}
      className="flex-1"
      value={step.operation}
      choices={plainOperations.map((value) => ({ value, label: plainWords[value].name }))}
      groups={groups.map((group) => ({ label: group.label, choices: group.operations }))}
      onChange={(operation) => onChange({ operation, options: startingOptions(operation) })}
    />
  );
}

function startingOptions(operation: string): BulkStep['options'] {
  if (operation === 'convert') return { outputFormat: 'jpg' };
  if (operation === 'resize') return { longestSide: defaultSizes.longestSide };
  return { ...operations.find(({ id }) => id === operation)?.defaults };
}

function StepOptionFields({ step, onChange }: StepProps) {
  const { operation, options } = step;
  const set = (next: BulkStep['options']) => onChange({ operation, options: next });
  if (operation === 'compress') return null;
  if (operation === 'convert') {
    return (
      <SelectField
        label="Output format"
        value={String(options.outputFormat ?? '')}
        choices={formats}
        onChange={(outputFormat) => set({ outputFormat })}
      />
    );
  }
  if (operation === 'resize') return <ResizeFields options={options} onChange={set} />;
  const offered = operations.find(({ id }) => id === operation);
  if (!offered) return null;
  const needed = offered.fields.filter(({ required, kind }) => required || kind === 'choice').slice(0, shownFields);
  const others = offered.fields.filter((field) => !needed.includes(field));
  return (
    <>
      <OptionControls fields={needed} options={options} onChange={set} />
      <MoreOptions fields={others} options={options} onChange={set} />
    </>
  );
}

type OptionsProps = { options: BulkStep['options']; onChange: (options: BulkStep['options']) => void };

function MoreOptions({ fields, options, onChange }: OptionsProps & { fields: readonly OptionField[] }) {
  if (fields.length === 0) return null;
  return (
    <details className="group">
      <summary className="flex min-h-9 cursor-pointer list-none items-center gap-2 font-semibold text-[0.9375rem] hover:text-accent [&::-webkit-details-marker]:hidden">
        <ChevronDown className="size-4 transition-transform group-open:rotate-180" aria-hidden="true" />
        More options
      </summary>
      <div className="mt-3 space-y-4">
        <OptionControls fields={fields} options={options} onChange={onChange} />
      </div>
    </details>
  );
}

/** Most people change one or two things. */
const shownFields = 2;

const sizeWays = choicesOf({
  longestSide: t('Longest side'),
  percent: t('Percent'),
  width: t('Width'),
  height: t('Height'),
});
type SizeWay = (typeof sizeWays)[number]['value'];
const defaultSizes: Record<SizeWay, number> = { longestSide: 1920, percent: 50, width: 1280, height: 720 };

/** Named in the fields above them, or for one image alone. */
const besidesSize: readonly string[] = ['enlarge', 'cropX', 'cropY', 'cropWidth', 'cropHeight', 'focusX', 'focusY'];

function ResizeFields({ options, onChange }: OptionsProps) {
  const way = sizeWays.find(({ value }) => options[value] !== undefined)?.value ?? 'percent';
  const fields = soleDoer(operations, 'resize')?.fields ?? [];
  const others = fields.filter(
    ({ name }) => !sizeWays.some(({ value }) => value === name) && !besidesSize.includes(name),
  );
  return (
    <>
      <SizeFields way={way} options={options} onChange={onChange} />
      {way !== 'percent' && (
        <CheckboxField
          label="Enlarge smaller images"
          value={options.enlarge === true}
          onChange={(enlarge) => onChange({ ...options, enlarge })}
        />
      )}
      <MoreOptions fields={others} options={options} onChange={onChange} />
    </>
  );
}

function SizeFields({ way, options, onChange }: OptionsProps & { way: SizeWay }) {
  const max = way === 'percent' ? 1000 : 16_384;
  const set = (next: SizeWay, value: number | '') => {
    const others = Object.entries(options).filter(([name]) => !sizeWays.some((each) => each.value === name));
    onChange({ [next]: value, ...Object.fromEntries(others) });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-3">
      <SelectField label="Size by" value={way} choices={sizeWays} onChange={(next) => set(next, defaultSizes[next])} />
      <TextField
        label={way === 'percent' ? 'Percent' : 'Pixels'}
        type="number"
        inputMode="numeric"
        autoComplete="off"
        min={1}
        max={max}
        step={1}
        value={String(options[way] ?? defaultSizes[way])}
        onChange={(text) => set(way, text === '' ? '' : Number(text))}
      />
    </div>
  );
}
