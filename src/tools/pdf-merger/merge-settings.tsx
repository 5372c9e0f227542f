import type { ActionOptions } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
import { formatBytes } from '../../shared/units.ts';
import { usePlan } from '../../web/kit/session/use-user.ts';
import { choicesOf } from '../../web/kit/ui/choices.ts';
import { SelectField } from '../../web/kit/ui/select-field.tsx';
import { TextField } from '../../web/kit/ui/text-field.tsx';
import { pdfMerger } from './pdf-merger.tool.ts';

const { merge } = pdfMerger.actions;
const { maxBytes, many } = merge.files.file;

export type MergeChoice = { outline: ActionOptions<typeof merge>['outline']; name: string };

const outlines = choicesOf({ files: t('One entry per file'), keep: t('As in the files'), none: t('None') });
export function MergeSettings(props: {
  choice: MergeChoice;
  onChange: (choice: MergeChoice) => void;
  defaultName: string;
  count: number;
  disabled: boolean;
}) {
  const { choice, onChange, defaultName, count, disabled } = props;
  return (
    <>
      <SelectField
        label="Bookmarks"
        value={choice.outline}
        choices={outlines}
        disabled={disabled}
        onChange={(outline) => onChange({ ...choice, outline })}
      />
      <TextField
        label="Name of the result"
        value={choice.name}
        maxLength={200}
        placeholder={defaultName}
        disabled={disabled}
        autoComplete="off"
        onChange={(name) => onChange({ ...choice, name })}
      />
      <Room count={count} />
    </>
  );
}

/** How much room is left. */
function Room({ count }: { count: number }) {
  const plan = usePlan();
  const max = many.max[plan];
  const largest = formatBytes(maxBytes[plan]);
  return (
    <p className="text-[0.9375rem] text-soft">
      <span>
        <span className="font-semibold text-ink tabular-nums">
          {count} of {max} files
        </span>
        , up to {largest} each.
      </span>{' '}
      {plan === 'free' &&
        t('With Pro: {max} files of {largest}.', { max: many.max.pro, largest: formatBytes(maxBytes.pro) })}
    </p>
  );
}
