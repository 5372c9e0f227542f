import { networkOf } from '../../platform/http/network-of.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limits.ts';
import { t } from '../../shared/language/translate.ts';
import { DAY_MS } from '../../shared/units.ts';
import type { Post } from '../content/content.contract.ts';
import { mailTexts } from './mail-texts.ts';
import { confirmDays, newsletterPage, newsletterPaths } from './newsletter.contract.ts';
import { newsletterErrors } from './newsletter.errors.ts';
import type { NewsletterRepository, SubscriberRow } from './newsletter.repository.ts';
import type { createNewsletterTokens } from './newsletter-tokens.ts';

export type Newsletter = ReturnType<typeof createNewsletter>;

/** Subscribers served a minute, so that links and confirmations do not wait behind a newsletter. */
const batchSize = 50;

const answers = {
  sent: () => t('Nearly done: please open the link in the email that we have sent you.'),
  late: () =>
    t('Nearly done. Our mail server does not answer right now: the email with your link comes as soon as it does.'),
  confirmed: () => t('You will get the next newsletter. Each one has a link to leave.'),
  left: () => t('You get no more newsletters, and your address is deleted.'),
};

export function createNewsletter(dependencies: {
  repository: NewsletterRepository;
  tokens: ReturnType<typeof createNewsletterTokens>;
  mail: Pick<Mail, 'available' | 'post' | 'state'>;
  posts: readonly Post[];
  limits: Record<'network' | 'mailbox' | 'link', Pick<RateLimiter, 'take' | 'tryTake'>>;
  publicUrl: string;
  /** Begins the first batch at once. */
  wake: (slug: string) => Promise<void>;
}) {
  const { repository, tokens, mail, posts, limits, publicUrl, wake } = dependencies;

  const leaveLinks = (id: string) => {
    const token = tokens.create('leave', id);
    return {
      page: `${publicUrl}${newsletterPage}#leave=${token}`,
      oneClick: `${publicUrl}${newsletterPaths.oneClick}?token=${token}`,
    };
  };

  const invitation = ({ id, email, confirmedAt }: SubscriberRow) => {
    if (confirmedAt) return mailTexts.subscribedAlready({ to: email, site: publicUrl, leave: leaveLinks(id) });
    const link = `${publicUrl}${newsletterPage}#confirm=${tokens.create('confirm', id)}`;
    return mailTexts.confirm({ to: email, site: publicUrl, link });
  };

  async function leave(token: string): Promise<void> {
    const id = tokens.read('leave', token);
    // Leaving twice is fine.
    if (id === undefined) throw newsletterErrors.unknownLink();
    await repository.remove(id);
  }

  return {
    available: mail.available,

    /**
     * Mails a link to confirm. The answer is the same whether the address is subscribed or not.
     * @param address of the network
     * @throws AppError 503 without mail, 429
     */
    subscribe: async (email: string, address: string): Promise<string> => {
      if (!mail.available) throw newsletterErrors.noMail();
      await limits.network.take(networkOf(address));
      const hasRoom = await limits.mailbox.tryTake(email);
      const subscriber = await repository.addSubscriber(email);
      const message = invitation(subscriber);
      // The same statements when its mailbox got enough of these; expired messages are not sent.
      await mail.post(hasRoom ? message : { ...message, notAfter: new Date(0) });
      return (await mail.state()).state === 'failing' ? answers.late() : answers.sent();
    },

    /** What robots are told. */
    pretend: (): string => answers.sent(),

    /** @throws AppError 404, 429 */
    confirm: async (token: string, address: string): Promise<string> => {
      await limits.link.take(networkOf(address));
      const id = tokens.read('confirm', token);
      if (id === undefined || !(await repository.confirm(id))) throw newsletterErrors.unknownLink();
      return answers.confirmed();
    },

    /** @throws AppError 404, 429 */
    leave: async (token: string, address: string): Promise<string> => {
      await limits.link.take(networkOf(address));
      await leave(token);
      return answers.left();
    },

    /** The same for mail programs, which are not limited: a large provider asks for many from one address. */
    leaveByProgram: leave,

    state: async () => {
      const [counts, issues] = await Promise.all([repository.counts(), repository.issues()]);
      const known = new Set(issues.map(({ slug }) => slug));
      return {
        available: mail.available,
        ...counts,
        issues: issues.map(({ slug, title, state, sent, total, startedAt }) => ({
          ...{ slug, title, state, sent, total, startedAt: startedAt.toISOString() },
        })),
        posts: posts.filter(({ slug }) => !known.has(slug)).map(({ slug, title }) => ({ slug, title })),
      };
    },

    /** Begins to send a post to everybody confirmed. @throws AppError 404, 409, 503 */
    send: async (slug: string): Promise<void> => {
      if (!mail.available) throw newsletterErrors.noMail();
      const post = posts.find((each) => each.slug === slug);
      if (!post) throw newsletterErrors.unknownPost();
      const { confirmed } = await repository.counts();
      if (confirmed === 0) throw newsletterErrors.nobody();
      if (!(await repository.addIssue({ slug, title: post.title, total: confirmed }))) {
        throw newsletterErrors.sentAlready();
      }
      await wake(slug);
    },

    stop: async (slug: string): Promise<void> => {
      if (!(await repository.stopIssue(slug))) throw newsletterErrors.unknownPost();
    },

    /** Hands the next batch to the outbox; waits while the mail server is away, since the outbox drops what is a day old. */
    sendNext: async (): Promise<void> => {
      if (!mail.available || (await mail.state()).state === 'failing') return;
      await repository.sendBatch(batchSize, async ({ slug, title }, subscribers, transaction) => {
        const excerpt = posts.find((post) => post.slug === slug)?.excerpt ?? '';
        for (const { id, email } of subscribers) {
          const link = `${publicUrl}/blog/${slug}`;
          const message = { to: email, site: publicUrl, leave: leaveLinks(id), title, excerpt, link };
          await mail.post(mailTexts.issue(message), transaction);
        }
      });
    },

    sweep: (): Promise<void> => repository.removeUnconfirmedBefore(new Date(Date.now() - confirmDays * DAY_MS)),
  };
}
