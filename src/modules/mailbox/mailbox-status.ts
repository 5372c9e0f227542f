import { t } from '../../shared/language/translate.ts';
import { MINUTE_MS } from '../../shared/units.ts';
import type { MailboxStatus } from './mailbox.contract.ts';
import type { MailboxRow } from './mailbox.repository.ts';

/** A worker opens the mailbox within seconds of its start. */
const patienceMs = MINUTE_MS;

/** The state of the mailbox as it is, in words for administrators. */
export function describeMailbox(params: {
  /** Undefined where no mailbox is set. */
  address: string | undefined;
  row: (MailboxRow & { isWatched: boolean }) | undefined;
  lastDay: MailboxStatus['lastDay'];
  aiProvider: string;
  features: MailboxStatus['features'];
  /** When this process started. */
  startedAt?: number;
}): MailboxStatus {
  const { address, row, lastDay, aiProvider, features, startedAt = Date.now() - process.uptime() * 1000 } = params;
  const state = stateOf(address, row, Date.now() - startedAt > patienceMs);
  return {
    ...{ ...state, aiProvider, features, lastDay, emailAccount: address ?? null },
    lastCheck: row?.checkedAt?.toISOString() ?? null,
    monitoringActive: state.status === 'active',
    lastTest: row?.testSentAt
      ? { sentAt: row.testSentAt.toISOString(), arrivedAt: row.testArrivedAt?.toISOString() ?? null }
      : null,
  };
}

function stateOf(
  address: string | undefined,
  row: (MailboxRow & { isWatched: boolean }) | undefined,
  isLate: boolean,
): Pick<MailboxStatus, 'status' | 'reason' | 'since'> {
  if (address === undefined) {
    return { status: 'inactive', reason: t('No mailbox is set: emails are neither read nor answered.'), since: null };
  }
  if (!row?.isWatched) {
    const since = row?.watchedUntil?.toISOString() ?? null;
    if (!isLate) return { status: 'connecting', reason: t('A worker is about to open the mailbox.'), since };
    return { status: 'error', reason: t('No worker reads the mailbox. Is one running (PROCESS_MODE)?'), since };
  }
  const since = row.since.toISOString();
  if (row.state === 'failing') return { status: 'error', reason: row.reason, since };
  if (row.state === 'connecting') return { status: 'connecting', reason: t('The mailbox is being opened.'), since };
  return { status: 'active', reason: null, since };
}
