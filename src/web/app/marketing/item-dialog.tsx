import { useMutation } from '@tanstack/react-query';
import {
  type Item,
  type ItemList,
  itemBodies,
  itemSchemas,
  itemsPath,
  marketingPaths,
} from '../../../modules/marketing/marketing.contract.ts';
import { fieldErrors } from '../../../shared/field-errors.ts';
import { callApi } from '../../kit/http/call-api.ts';
import { CallError } from '../../kit/http/call-error.ts';
import { describeFailure } from '../../kit/http/describe-failure.ts';
import { refetchQueries } from '../../kit/session/query-client.ts';
import { Button } from '../../kit/ui/button.tsx';
import { DialogCard } from '../../kit/ui/dialog-card.tsx';
import { Form, useFields } from '../../kit/ui/form.tsx';
import { SelectField } from '../../kit/ui/select-field.tsx';
import { EmailField, TextArea, TextField } from '../../kit/ui/text-field.tsx';
import { fromTexts, type ListField, listFields, toTexts } from './list-fields.ts';

/** Adds an entry to a list, or changes one. */
export function ItemDialog({
  list,
  title,
  entry,
  onClose,
}: {
  list: ItemList;
  title: string;
  /** Undefined for a new one. */
  entry?: Item<ItemList> | undefined;
  onClose: () => void;
}) {
  const { form, values, field, show, attempt } = useFields<string>(toTexts(list, entry));
  const path = entry ? `${itemsPath(list)}/${entry.id}` : itemsPath(list);
  const save = useMutation({
    mutationFn: () => callApi<unknown>(path, itemSchemas[list], { body: fromTexts(list, values) }),
    onSuccess: async () => {
      await refetchQueries(itemsPath(list), marketingPaths.dashboard);
      onClose();
    },
    onError: (error) => {
      if (error instanceof CallError && error.fields) show(error.fields);
    },
  });
  const submit = () => {
    const checked = itemBodies[list].safeParse(fromTexts(list, values));
    attempt(checked.success ? undefined : fieldErrors(checked.error.issues), save.mutate);
  };
  const isToldAtField = save.error instanceof CallError && save.error.fields !== undefined;
  return (
    <DialogCard title={title} onClose={onClose}>
      <Form ref={form} onSubmit={submit} className="space-y-4" aria-label={title}>
        {listFields[list].map((shown) => (
          <FieldOf key={shown.name} shown={shown} field={{ ...field(shown.name), value: values[shown.name] ?? '' }} />
        ))}
        {save.error && !isToldAtField && (
          <p role="alert" className="text-danger">
            {describeFailure(save.error)}
          </p>
        )}
        <Button type="submit" disabled={save.isPending}>
          Save
        </Button>
      </Form>
    </DialogCard>
  );
}

type FieldProps = { name: string; value: string; error: string | undefined; onChange: (value: string) => void };

function FieldOf({ shown: { kind, label, hint, choices = [] }, field }: { shown: ListField; field: FieldProps }) {
  const common = { ...field, label, ...(hint !== undefined && { hint }), autoComplete: 'off' };
  if (kind === 'choice') {
    return <SelectField label={label} value={field.value} choices={choices} onChange={field.onChange} />;
  }
  if (kind === 'long') return <TextArea {...common} rows={6} />;
  if (kind === 'email') return <EmailField {...common} />;
  if (kind === 'time') return <TextField {...common} type="datetime-local" />;
  return <TextField {...common} inputMode={kind === 'number' ? 'numeric' : 'text'} />;
}
