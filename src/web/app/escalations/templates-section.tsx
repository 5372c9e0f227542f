import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerTemplatesPath, answerTemplatesSchema } from '../../../modules/conversations/administration.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { callApi } from '../../kit/http/call-api.ts';
import { queryClient, queryOf } from '../../kit/session/query-client.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Disclosure } from '../../kit/ui/disclosure.tsx';
import { Form } from '../../kit/ui/form.tsx';
import { LoadedThings } from '../../kit/ui/loaded-things.tsx';
import { TextArea, TextField } from '../../kit/ui/text-field.tsx';
import { Thing, ThingList } from '../account/settings/settings-panel.tsx';
import { useChange } from '../account/use-change.tsx';
import { templateFields } from './fill-template.ts';

const fields = templateFields.map((field) => `{${field}}`).join(', ');

/** Answers to use again. */
export function TemplatesSection() {
  const templates = useQuery(queryOf(answerTemplatesPath, answerTemplatesSchema));
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const change = useChange(t('Not saved'), {
    mutationFn: ({ method, body }: { method: 'POST' | 'DELETE'; body: { name: string; text?: string } }) =>
      callApi(answerTemplatesPath, answerTemplatesSchema, { method, body }),
    onSuccess: (next, { method }) => {
      queryClient.setQueryData([answerTemplatesPath], next);
      if (method === 'DELETE') return;
      setName('');
      setText('');
    },
  });
  return (
    <Disclosure title="Answer templates">
      <LoadedThings query={templates} label="Loading the templates…">
        {({ templates: list }) =>
          list.length > 0 && (
            <ThingList label="Answer templates">
              {list.map((template) => (
                <Thing key={template.name} name={template.name} details={template.text}>
                  <Button
                    look="secondary"
                    size="small"
                    onClick={() => {
                      setName(template.name);
                      setText(template.text);
                    }}
                  >
                    Edit<span className="sr-only">: {template.name}</span>
                  </Button>
                  <Button
                    look="secondary"
                    size="small"
                    disabled={change.isPending}
                    onClick={() => change.mutate({ method: 'DELETE', body: { name: template.name } })}
                  >
                    Delete<span className="sr-only">: {template.name}</span>
                  </Button>
                </Thing>
              ))}
            </ThingList>
          )
        }
      </LoadedThings>
      <Form
        onSubmit={() => change.mutate({ method: 'POST', body: { name, text } })}
        className="mt-5 space-y-4"
        aria-label="Template"
      >
        <TextField label="Name" name="template" autoComplete="off" value={name} onChange={setName} />
        <TextArea
          label="Text"
          name="text"
          rows={4}
          hint={`These are filled in: ${fields}.`}
          value={text}
          onChange={setText}
        />
        {change.failure}
        <Button type="submit" look="secondary" disabled={change.isPending || name.trim() === '' || text.trim() === ''}>
          Save the template
        </Button>
      </Form>
    </Disclosure>
  );
}
