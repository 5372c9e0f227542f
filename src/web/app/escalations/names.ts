import type { Channel, State } from '../../../modules/conversations/conversation-words.contract.ts';

export const stateNames: Readonly<Record<State | 'unsolved' | 'spam' | 'all', string>> = {
  unsolved: 'Unsolved',
  open: 'Open',
  waiting: 'Waiting for the person',
  solved: 'Solved',
  closed: 'Closed',
  spam: 'Spam',
  all: 'All',
};

export const channelNames: Readonly<Record<Channel, string>> = {
  contact: 'Contact page',
  support: 'Support page',
  bug: 'Reports of failed jobs',
  chat: 'Assistant',
  helper: 'Helper',
  email: 'Email',
  careers: 'Careers page',
};

/** What an event says, after the name of who did it. */
export function describeEvent(act: string, details: Readonly<Record<string, unknown>>): string {
  const { from, to, into, number, state } = details;
  const words: Record<string, string> = {
    state: `changed the state from ${from} to ${to}`,
    severity: `changed the severity from ${from} to ${to}`,
    assign: to ? `assigned it to ${to}` : 'took the assignment off',
    reply: state === 'waiting' ? 'answered' : `answered and set it to ${state}`,
    note: 'added a note',
    merge: `merged it into ${into}`,
    'merged-here': `merged ${number} into it`,
    unmerge: 'undid the merge',
    spam: 'marked it as spam',
    'not-spam': 'said it is no spam',
  };
  return words[act] ?? act;
}

/** `93` → '2 minutes'; in one unit, rounded. */
export function describeSeconds(seconds: number): string {
  const units = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ] as const;
  const [unit, size] = units.find(([, each]) => seconds >= each) ?? ['minute', 60];
  const count = Math.max(1, Math.round(seconds / size));
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
