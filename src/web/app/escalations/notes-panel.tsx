import { useState } from 'react';
import type { AdminConversation } from '../../../modules/conversations/administration.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Form } from '../../kit/ui/form.tsx';
import { TextArea } from '../../kit/ui/text-field.tsx';
import { showTime } from '../support/message.tsx';
import { useStep } from './use-conversation.ts';

/** What administrators tell each other. */
export function NotesPanel({ conversation: { number, notes } }: { conversation: AdminConversation }) {
  const [text, setText] = useState('');
  const add = useStep(number, t('Not added'), () => setText(''));
  return (
    <section aria-labelledby="notes">
      <h3 id="notes" className="mb-2 text-lg">
        Notes
      </h3>
      {notes.length > 0 && (
        <ul className="mb-4 space-y-3">
          {notes.map(({ author, text: note, at }) => (
            <li key={at} className="rounded-[12px] border border-line bg-card px-4 py-3 [overflow-wrap:anywhere]">
              <p className="text-[0.9375rem] text-soft">
                {author}, <time dateTime={at}>{showTime(at)}</time>
              </p>
              <p dir="auto" className="mt-1 whitespace-pre-wrap">
                {note}
              </p>
            </li>
          ))}
        </ul>
      )}
      <Form onSubmit={() => add.mutate({ at: '/notes', body: { text } })} className="space-y-3" aria-label="Note">
        <TextArea
          label="Add a note"
          name="note"
          rows={3}
          hint="Only administrators see it."
          value={text}
          onChange={setText}
        />
        <Button type="submit" look="secondary" size="small" disabled={add.isPending || text.trim() === ''}>
          Add the note
        </Button>
        {add.failure}
      </Form>
    </section>
  );
}
