import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  type AdminConversation,
  adminConversationPath,
  adminConversationsPath,
  escalationsPath,
} from '../../../modules/conversations/administration.contract.ts';
import { severities, states } from '../../../modules/conversations/conversation-words.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { postApi } from '../../kit/http/call-api.ts';
import { refetchQueries } from '../../kit/session/query-client.ts';
import { Button } from '../../kit/ui/button.tsx';
import { DialogCard } from '../../kit/ui/dialog-card.tsx';
import { Form } from '../../kit/ui/form.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { SelectField } from '../../kit/ui/select-field.tsx';
import { TextField } from '../../kit/ui/text-field.tsx';
import { showToast } from '../../kit/ui/toast.ts';
import { useChange } from '../account/use-change.tsx';
import { severityNames, stateNames } from './names.ts';
import { useStep } from './use-conversation.ts';

const stateChoices = states.map((value) => ({ value, label: stateNames[value] }));
const severityChoices = severities.map((value) => ({ value, label: severityNames[value] }));

/** State, severity, assignee, merging, spam and deleting. */
export function StepsPanel({ conversation, me }: { conversation: AdminConversation; me: string }) {
  const { number, state, severity, assignee, administrators, isSpam } = conversation;
  const change = useStep(number, t('Not changed'));
  const set = (body: Record<string, unknown>) => change.mutate({ body });
  const assignees = [
    { value: '', label: t('Nobody') },
    ...[...new Set([me, ...administrators, ...(assignee ? [assignee] : [])])].map((email) => ({
      value: email,
      label: email === me ? t('Me ({email})', { email }) : email,
    })),
  ];
  return (
    <Panel aria-label="This conversation" className="space-y-4">
      <SelectField label="State" value={state} choices={stateChoices} onChange={(next) => set({ state: next })} />
      <SelectField
        label="Severity"
        value={severity}
        choices={severityChoices}
        onChange={(next) => set({ severity: next })}
      />
      <SelectField
        label="Assigned to"
        value={assignee ?? ''}
        choices={assignees}
        onChange={(email) => set({ assignee: email === '' ? null : email })}
      />
      {change.failure}
      <Merging conversation={conversation} />
      <div className="flex flex-wrap gap-3 border-line border-t pt-4">
        <Button look="secondary" size="small" disabled={change.isPending} onClick={() => set({ isSpam: !isSpam })}>
          {isSpam ? 'No spam' : 'Spam'}
        </Button>
        <DeleteButton number={number} />
      </div>
    </Panel>
  );
}

function Merging({ conversation: { number, mergedInto } }: { conversation: AdminConversation }) {
  const [into, setInto] = useState('');
  const merge = useStep(number, t('Not merged'), () => setInto(''));
  if (mergedInto) {
    return (
      <div>
        <Button
          look="secondary"
          size="small"
          disabled={merge.isPending}
          onClick={() => merge.mutate({ at: '/unmerge' })}
        >
          Undo the merge into {mergedInto}
        </Button>
        {merge.failure}
      </div>
    );
  }
  return (
    <Form onSubmit={() => merge.mutate({ at: '/merge', body: { into: into.trim() } })} className="space-y-3">
      <div className="flex items-end gap-3">
        <TextField
          label="Merge into number"
          name="into"
          inputMode="numeric"
          autoComplete="off"
          className="flex-1"
          value={into}
          onChange={setInto}
        />
        <Button type="submit" look="secondary" disabled={merge.isPending || into.trim() === ''}>
          Merge
        </Button>
      </div>
      {merge.failure}
    </Form>
  );
}

function DeleteButton({ number }: { number: string }) {
  const [asks, setAsks] = useState(false);
  const navigate = useNavigate();
  const remove = useChange(t('Not deleted'), {
    mutationFn: () => postApi(adminConversationPath(number), { method: 'DELETE' }),
    onSuccess: async () => {
      showToast({ title: t('{number} is deleted', { number }), tone: 'success' });
      await navigate('/escalations');
      await refetchQueries(escalationsPath, adminConversationsPath);
    },
  });
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setAsks(true)}>
        Delete
      </Button>
      {asks && (
        <DialogCard title={`Delete ${number}?`} onClose={() => setAsks(false)}>
          <p className="mb-5">All its messages and notes go for good, also for the person who wrote it.</p>
          <Button look="danger" disabled={remove.isPending} onClick={() => remove.mutate()}>
            Delete the conversation
          </Button>
          {remove.failure}
        </DialogCard>
      )}
    </>
  );
}
