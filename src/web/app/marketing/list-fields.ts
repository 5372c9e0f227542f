import type { Item, ItemList } from '../../../modules/marketing/marketing.contract.ts';
import { t } from '../../../shared/language/translate.ts';

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

export const backlinkStates = { pending: t('Pending'), submitted: t('Submitted'), active: t('Active') } as const;
export const ideaStates = { planned: t('Planned'), 'in-progress': t('In Progress'), done: t('Done') } as const;
export const draftStates = { pending: t('Pending'), scheduled: t('Scheduled'), active: t('Active') } as const;
const taskStates = { pending: t('To do'), done: t('Done') } as const;

/** What can be edited of each list, in the order of its form. */
export const listFields: Readonly<Record<ItemList, readonly ListField[]>> = {
  backlinks: [
    { name: 'name', label: t('Name'), kind: 'text' },
    {
      name: 'url',
      label: t('Page that should link here'),
      kind: 'text',
      hint: t('Such as https://example.com/tools.'),
    },
    { name: 'authority', label: t('Authority score'), kind: 'number', hint: t('From 0 to 100, if you know it.') },
    { name: 'contact', label: t('Whom to write to'), kind: 'email', hint: t('An email address, for drafts.') },
    { name: 'status', label: t('Status'), kind: 'choice', choices: choices(backlinkStates) },
  ],
  ideas: [
    { name: 'title', label: t('Title'), kind: 'text' },
    { name: 'volume', label: t('Search volume'), kind: 'number', hint: t('Searches a month, if you know it.') },
    { name: 'difficulty', label: t('Difficulty'), kind: 'number', hint: t('From 1 to 10.') },
    { name: 'status', label: t('Status'), kind: 'choice', choices: choices(ideaStates) },
  ],
  drafts: [
    { name: 'kind', label: t('Kind'), kind: 'choice', choices: choices({ social: t('Post'), outreach: t('Email') }) },
    { name: 'platform', label: t('Where, or for whom'), kind: 'text', hint: t('Such as Reddit.') },
    { name: 'to', label: t('Email address'), kind: 'email', hint: t('Of an email only.') },
    { name: 'subject', label: t('Subject'), kind: 'text' },
    { name: 'text', label: t('Text'), kind: 'long' },
    { name: 'status', label: t('Status'), kind: 'choice', choices: choices(draftStates) },
  ],
  tasks: [
    { name: 'description', label: t('What is to be done'), kind: 'text' },
    { name: 'dueAt', label: t('When'), kind: 'time', hint: t('If it has a date.') },
    { name: 'status', label: t('Status'), kind: 'choice', choices: choices(taskStates) },
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
