import { listedStates } from '../../../modules/conversations/administration.contract.ts';
import { channels } from '../../../modules/conversations/conversation-words.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { Button } from '../../kit/ui/button.tsx';
import { SearchForm } from '../../kit/ui/search-form.tsx';
import { SelectField } from '../../kit/ui/select-field.tsx';
import { channelNames, stateNames } from './names.ts';
import type { Filters } from './use-filters.ts';

const stateChoices = listedStates.map((value) => ({ value, label: stateNames[value] }));
const channelChoices = [
  { value: '' as const, label: t('Everywhere') },
  ...channels.map((value) => ({ value, label: channelNames[value] })),
];

/** What the list shows. */
export function FilterBar(props: { filters: Filters; me: string; onChange: (changed: Partial<Filters>) => void }) {
  const { filters, me, onChange } = props;
  const assignees = [
    { value: '', label: t('Anybody') },
    { value: me, label: t('Me') },
    { value: 'nobody', label: t('Nobody') },
    ...(['', me, 'nobody'].includes(filters.assignee) ? [] : [{ value: filters.assignee, label: filters.assignee }]),
  ];
  return (
    <div className="space-y-4">
      <SearchForm
        key={filters.search}
        label="Search in messages, names, addresses and numbers"
        name="search"
        typed={filters.search}
        onFind={(search) => onChange({ search })}
        className="max-w-2xl"
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label="State"
          value={filters.state}
          choices={stateChoices}
          onChange={(state) => onChange({ state })}
        />
        <SelectField
          label="Came from"
          value={filters.channel}
          choices={channelChoices}
          onChange={(channel) => onChange({ channel })}
        />
        <SelectField
          label="Assigned to"
          value={filters.assignee}
          choices={assignees}
          onChange={(assignee) => onChange({ assignee })}
        />
      </div>
      {filters.problem !== '' && (
        <p className="flex flex-wrap items-center gap-3">
          <span>Only those with the problem {filters.problem}</span>
          <Button look="secondary" size="small" onClick={() => onChange({ problem: '' })}>
            Show all
          </Button>
        </p>
      )}
    </div>
  );
}
