import type { Channel, Severity, State } from '../../../modules/conversations/conversation-words.contract.ts';
import { t } from '../../../shared/language/translate.ts';

export const stateNames: Readonly<Record<State | 'unsolved' | 'spam' | 'all', string>> = {
  unsolved: t('Unsolved'),
  open: t('Open'),
  waiting: t('Waiting for the person'),
  solved: t('Solved'),
  closed: t('Closed'),
  spam: t('Spam'),
  all: t('All'),
};

export const channelNames: Readonly<Record<Channel, string>> = {
  contact: t('Contact page'),
  support: t('Support page'),
  bug: t('Reports of failed jobs'),
  chat: t('Assistant'),
  helper: t('Helper'),
  email: t('Email'),
  careers: t('Careers page'),
};

export const severityNames: Readonly<Record<Severity, string>> = {
  critical: t('critical'),
  high: t('high'),
  medium: t('medium'),
  low: t('low'),
};

/** Who did what: `'Ada changed the state from Open to Solved'`. */
export function describeEvent(actor: string, act: string, details: Readonly<Record<string, unknown>>): string {
  const { from, to, into, number, state } = details;
  const words: Record<string, string> = {
    state: t('{actor} changed the state from {from} to {to}', { actor, from: nameOf(from), to: nameOf(to) }),
    severity: t('{actor} changed the severity from {from} to {to}', { actor, from: nameOf(from), to: nameOf(to) }),
    assign: to
      ? t('{actor} assigned it to {to}', { actor, to: String(to) })
      : t('{actor} took the assignment off', { actor }),
    reply:
      state === 'waiting'
        ? t('{actor} answered', { actor })
        : t('{actor} answered and set it to {state}', { actor, state: nameOf(state) }),
    note: t('{actor} added a note', { actor }),
    merge: t('{actor} merged it into {number}', { actor, number: String(into) }),
    'merged-here': t('{actor} merged {number} into it', { actor, number: String(number) }),
    unmerge: t('{actor} undid the merge', { actor }),
    spam: t('{actor} marked it as spam', { actor }),
    'not-spam': t('{actor} said it is no spam', { actor }),
  };
  return words[act] ?? `${actor} ${act}`;
}

/** The name of a state or a severity. */
const nameOf = (id: unknown): string =>
  (({ ...stateNames, ...severityNames }) as Readonly<Record<string, string>>)[String(id)] ?? String(id);

/** `93` → '2 minutes'; in one unit, rounded. */
export function describeSeconds(seconds: number): string {
  const count = (unit: number) => Math.max(1, Math.round(seconds / unit));
  if (seconds >= 86_400) return t('{count, plural, one {# day} other {# days}}', { count: count(86_400) });
  if (seconds >= 3600) return t('{count, plural, one {# hour} other {# hours}}', { count: count(3600) });
  return t('{count, plural, one {# minute} other {# minutes}}', { count: count(60) });
}
