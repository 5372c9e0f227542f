import type { Item, ItemList } from '../../../modules/marketing/marketing.contract.ts';

/** A field of an entry, as its form shows it. */
export type ListField = {
  name: string;
  label: string;
  kind: 'text' | 'long' | 'email' | 'number' | 'time' | 'choice';
  /** Of a choice; the first is that of a new entry. */
  choices?: readonly { value: string; label: string }[];
  hint?: string;
};

const choices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const backlinkStates = { pending: 'Pending', submitted: 'Submitted', active: 'Active' } as const;
export const ideaStates = { planned: 'Planned', 'in-progress': 'In Progress', done: 'Done' } as const;
export const draftStates = { pending: 'Pending', scheduled: 'Scheduled', active: 'Active' } as const;
const taskStates = { pending: 'To do', done: 'Done' } as const;

/** What can be edited of each list, in the order of its form. */
export const listFields: Readonly<Record<ItemList, readonly ListField[]>> = {
  backlinks: [
    { name: 'name', label: 'Name', kind: 'text' },
    { name: 'url', label: 'Page that should link here', kind: 'text', hint: 'Such as https://example.com/tools.' },
    { name: 'authority', label: 'Authority score', kind: 'number', hint: 'From 0 to 100, if you know it.' },
    { name: 'contact', label: 'Whom to write to', kind: 'email', hint: 'An email address, for drafts.' },
    { name: 'status', label: 'Status', kind: 'choice', choices: choices(backlinkStates) },
  ],
  ideas: [
    { name: 'title', label: 'Title', kind: 'text' },
    { name: 'volume', label: 'Search volume', kind: 'number', hint: 'Searches a month, if you know it.' },
    { name: 'difficulty', label: 'Difficulty', kind: 'number', hint: 'From 1 to 10.' },
    { name: 'status', label: 'Status', kind: 'choice', choices: choices(ideaStates) },
  ],
  drafts: [
    { name: 'kind', label: 'Kind', kind: 'choice', choices: choices({ social: 'Post', outreach: 'Email' }) },
    { name: 'platform', label: 'Where, or for whom', kind: 'text', hint: 'Such as Reddit.' },
    { name: 'to', label: 'Email address', kind: 'email', hint: 'Of an email only.' },
    { name: 'subject', label: 'Subject', kind: 'text' },
    { name: 'text', label: 'Text', kind: 'long' },
    { name: 'status', label: 'Status', kind: 'choice', choices: choices(draftStates) },
  ],
  tasks: [
    { name: 'description', label: 'What is to be done', kind: 'text' },
    { name: 'dueAt', label: 'When', kind: 'time', hint: 'If it has a date.' },
    { name: 'status', label: 'Status', kind: 'choice', choices: choices(taskStates) },
  ],
};

/** What the form shows of an entry: texts, with times in the time zone of the browser. */
export function toTexts(list: ItemList, entry: Item<ItemList> | undefined): Record<string, string> {
  const values: Readonly<Record<string, unknown>> = entry ?? {};
  return Object.fromEntries(
    listFields[list].map(({ name, kind, choices: offered }) => {
      const value = values[name] ?? offered?.[0]?.value ?? '';
      return [name, kind === 'time' ? toLocal(String(value)) : String(value)];
    }),
  );
}

/** What the call takes: numbers and times, or null where they are empty. */
export const fromTexts = (list: ItemList, texts: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(
    listFields[list].map(({ name, kind }) => {
      const text = texts[name]?.trim() ?? '';
      if (kind === 'number') return [name, text === '' ? null : Number(text)];
      if (kind === 'time') return [name, text === '' ? null : toIso(text)];
      return [name, text];
    }),
  );

/** For an input of type datetime-local: '2027-01-31T13:00'. */
function toLocal(iso: string): string {
  const time = new Date(iso);
  if (Number.isNaN(time.getTime())) return '';
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const toIso = (local: string): string => {
  const time = new Date(local);
  return Number.isNaN(time.getTime()) ? local : time.toISOString();
};
