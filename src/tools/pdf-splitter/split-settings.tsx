import { z } from 'zod';
import type { ActionOptions } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
import { MB } from '../../shared/units.ts';
import { CheckboxField } from '../../web/kit/ui/checkbox-field.tsx';
import { controlsOf } from '../../web/kit/ui/controls-of.ts';
import { NumberField } from '../../web/kit/ui/number-field.tsx';
import { SelectField } from '../../web/kit/ui/select-field.tsx';
import { TextField } from '../../web/kit/ui/text-field.tsx';
import type { pdfSplitter } from './pdf-splitter.tool.ts';
import { splitMethods } from './split-options.ts';

export type SplitChoice = Required<Omit<ActionOptions<typeof pdfSplitter.actions.split>, 'password'>>;

/** Saved for a reload; lists may be half-written. */
export const splitChoiceSchema = z.object({
  splitMethod: z.enum(splitMethods),
  pages: z.string(),
  ranges: z.string(),
  oneFile: z.boolean(),
  every: z.number(),
  level: z.number(),
  maxBytes: z.number(),
}) satisfies z.ZodType<SplitChoice>;

export const firstChoice: SplitChoice = {
  splitMethod: 'pages',
  pages: '',
  ranges: '',
  oneFile: false,
  every: 2,
  level: 1,
  maxBytes: 5 * MB,
};

/** Many documents number their first pages i, ii and iii. */
const countedFrom = t('Page 1 is the first page of the file, whatever number is printed on it.');

const methods: readonly { value: SplitChoice['splitMethod']; label: string }[] = [
  { value: 'pages', label: t('Chosen pages') },
  { value: 'range', label: t('Ranges') },
  { value: 'every', label: t('Every few pages') },
  { value: 'odd-even', label: t('Odd and even pages') },
  { value: 'single', label: t('One file per page') },
  { value: 'bookmarks', label: t('At bookmarks') },
  { value: 'size', label: t('By file size') },
];

export function SplitSettings(props: {
  choice: SplitChoice;
  onChange: (choice: SplitChoice) => void;
  /** The problem with the list of pages or ranges. */
  problem: string | undefined;
  /** Levels of the file's bookmarks; undefined until it is open. */
  outlineDepth: number | undefined;
  disabled: boolean;
}) {
  const { choice, onChange, problem, outlineDepth, disabled } = props;
  const control = controlsOf(choice, onChange);
  const { splitMethod } = choice;
  return (
    <>
      <SelectField label="Split by" {...control('splitMethod')} choices={methods} disabled={disabled} />
      {splitMethod === 'pages' && (
        <TextField
          label="Pages"
          {...control('pages')}
          disabled={disabled}
          placeholder="1,3,5-7"
          autoComplete="off"
          spellCheck={false}
          hint={`Type them, or select pages below. ${countedFrom}`}
          error={problem}
        />
      )}
      {splitMethod === 'range' && (
        <TextField
          label="Ranges"
          {...control('ranges')}
          disabled={disabled}
          placeholder="1-3,4-6"
          autoComplete="off"
          spellCheck={false}
          hint={`Type them, or press a page to cut before it. ${countedFrom}`}
          error={problem}
        />
      )}
      {(splitMethod === 'pages' || splitMethod === 'range') && (
        <CheckboxField label="All into one file" {...control('oneFile')} disabled={disabled} />
      )}
      {splitMethod === 'every' && (
        <NumberField label="Pages per file" {...control('every')} min={1} max={10_000} disabled={disabled} />
      )}
      {splitMethod === 'bookmarks' && (
        <NumberField
          label="Down to level"
          {...control('level')}
          min={1}
          max={10}
          disabled={disabled}
          hint={describeDepth(outlineDepth)}
        />
      )}
      {splitMethod === 'bookmarks' && problem !== undefined && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      {splitMethod === 'size' && (
        <NumberField
          label="Largest size of a file in MB"
          value={Math.max(1, Math.round(choice.maxBytes / MB))}
          min={1}
          max={1000}
          disabled={disabled}
          hint="The cuts shown are an estimate. A single page over the limit becomes its own file."
          onChange={(megabytes) => onChange({ ...choice, maxBytes: megabytes * MB })}
        />
      )}
    </>
  );
}

function describeDepth(depth: number | undefined): string | undefined {
  if (depth === undefined || depth === 0) return undefined;
  return t('The bookmarks of this file have {depth, plural, one {# level} other {# levels}}.', { depth });
}
