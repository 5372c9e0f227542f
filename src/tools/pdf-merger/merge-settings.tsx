import type { ActionOptions } from '../../catalog/define-tool.ts';
import { formatBytes } from '../../shared/units.ts';
import { usePlan } from '../../web/kit/session/use-user.ts';
import { choicesOf } from '../../web/kit/ui/choices.ts';
import { SelectField } from '../../web/kit/ui/select-field.tsx';
import { TextField } from '../../web/kit/ui/text-field.tsx';
import { pdfMerger } from './pdf-merger.tool.ts';

const { merge } = pdfMerger.actions;
const { maxBytes, many } = merge.files.file;

export type MergeChoice = { outline: ActionOptions<typeof merge>['outline']; name: string };

const outlines = choicesOf({ files: 'One entry per file', keep: 'As in the files', none: 'None' });
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
  return (
    <p className="text-[0.9375rem] text-soft">
      <span className="font-semibold text-ink tabular-nums">
        {count} of {many.max[plan]} files
      </span>
      , up to {formatBytes(maxBytes[plan])} each.
      {plan === 'free' && ` With Pro: ${many.max.pro} files of ${formatBytes(maxBytes.pro)}.`}
    </p>
  );
}
