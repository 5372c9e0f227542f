import { createHmac } from 'node:crypto';
import { BlockList } from 'node:net';
import { networkOf } from '../../platform/http/network-of.ts';
import { trialOffer } from '../plans/plans.contract.ts';
import type { BillingRepository, CustomerRow, Transaction } from './billing.repository.ts';
import type { Subscription } from './subscription.ts';

/** How long a used trial is remembered for a card and an email address, and for a network, which is shared. */
export const trialMarkDays = { person: 2 * 365, network: 30 } as const;

type Mark = { mark: string; days: number };

export type Trials = ReturnType<typeof createTrials>;

/** One trial per card, email address and network, even after the account is deleted. */
export function createTrials(dependencies: { repository: BillingRepository; signingSecret: string }) {
  const { repository, signingSecret } = dependencies;
  const sign = (kind: string, text: string): string =>
    createHmac('sha256', signingSecret).update(`trial-${kind}:${text}`).digest('base64url');
  const ofPerson = (kind: 'email' | 'card', text: string): Mark => ({
    mark: sign(kind, text),
    days: trialMarkDays.person,
  });
  const ofEmail = (email: string): Mark => ofPerson('email', plainAddress(email));

  return {
    /** Hash of the network; null for a shared one, as behind a proxy that does not pass on addresses. */
    networkMark: (address: string): string | null => (isShared(address) ? null : sign('network', networkOf(address))),

    /** Free days of a new subscription. */
    daysFor: async (
      customer: Pick<CustomerRow, 'trialUsed' | 'networkMark'> | undefined,
      email: string | undefined,
      executor?: Transaction,
    ): Promise<number> => {
      if (!trialOffer.on || customer?.trialUsed) return 0;
      const marks = [email && ofEmail(email).mark, customer?.networkMark].filter((mark) => typeof mark === 'string');
      return (await repository.areMarked(marks, executor)) ? 0 : trialOffer.days;
    },

    /** Records a started trial. False when the card's was used with another subscription. */
    begin: (
      { id, cardFingerprint }: Subscription,
      { networkMark }: Pick<CustomerRow, 'networkMark'>,
      email: string | undefined,
      transaction: Transaction,
    ): Promise<boolean> =>
      repository.markTrial(
        {
          trial: sign('subscription', id),
          card: cardFingerprint === null ? undefined : ofPerson('card', cardFingerprint),
          others: [
            ...(email === undefined ? [] : [ofEmail(email)]),
            ...(networkMark === null ? [] : [{ mark: networkMark, days: trialMarkDays.network }]),
          ],
        },
        transaction,
      ),
  };
}

/** Many providers deliver 'ada+anything@' to 'ada@'. */
const plainAddress = (email: string): string => email.replace(/\+[^@]*(?=@)/, '');

const shared = new BlockList();
// Private use (RFC 1918, RFC 4193), loopback, link-local, and carrier-grade NAT (RFC 6598).
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  shared.addSubnet(network, bits, 'ipv4');
}
shared.addSubnet('fc00::', 7, 'ipv6');
shared.addSubnet('fe80::', 10, 'ipv6');
shared.addAddress('::1', 'ipv6');

const isShared = (address: string): boolean => shared.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
