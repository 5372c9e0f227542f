import type { Transaction } from '../../platform/database/database.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limits.ts';
import { t } from '../../shared/language/translate.ts';
import type { ConversationRow } from './conversations.repository.ts';
import { mailTexts } from './mail-texts.ts';

export type ConversationMails = ReturnType<typeof createConversationMails>;

/** Characters of a message in the email to operators. */
const excerpt = 2000;

/** Tells people that their message has come, and operators that there is one. Bounded: a flood of messages is no flood of email. */
export function createConversationMails(dependencies: {
  mail: Pick<Mail, 'available' | 'post'>;
  operators: readonly string[];
  limits: Record<'confirmation' | 'operators' | 'urgent', Pick<RateLimiter, 'tryTake'>>;
  site: string;
  /** The administrators' page of a conversation. */
  adminLinkOf: (number: string) => string;
}) {
  const { mail, operators, limits, site, adminLinkOf } = dependencies;
  return {
    /**
     * Tells about a new conversation.
     * @returns whether its person gets a confirmation
     */
    tell: async (
      conversation: ConversationRow,
      text: string,
      { isConfirmed, link, within }: { isConfirmed: boolean; link: string; within?: Transaction | undefined },
    ): Promise<boolean> => {
      if (!mail.available) return false;
      const { email, number, severity, subject, channel, name } = conversation;
      const confirms = isConfirmed && email !== null && (await limits.confirmation.tryTake(email));
      if (confirms) await mail.post(mailTexts.confirmation({ to: email, number, link, site }), within);
      // An email is in the operators' mailbox anyway.
      if (operators.length === 0 || (channel === 'email' && severity !== 'critical')) return confirms;
      const limit = severity === 'critical' ? limits.urgent : limits.operators;
      if (!(await limit.tryTake('all'))) return confirms;
      const from = [name, email && `<${email}>`].filter(Boolean).join(' ') || t('Somebody');
      const words = text.length > excerpt ? `${text.slice(0, excerpt).toWellFormed()}…` : text;
      for (const to of operators) {
        const about = { to, number, severity, subject, from, text: words, link: adminLinkOf(number) };
        await mail.post(mailTexts.forOperator(about), within);
      }
      return confirms;
    },
  };
}
