import { useState, useSyncExternalStore } from 'react';
import type { SitePage } from '../../../catalog/site-page.ts';
import { feedPaths } from '../../../modules/content/feed-paths.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { explainFailure } from '../../kit/http/call-error.ts';
import { Button, ButtonLink } from '../../kit/ui/button.tsx';
import { pageMeta } from '../head/page-head.ts';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';

export const handle = { path: '/newsletter' } satisfies SitePage;

export const meta = pageMeta({
  path: handle.path,
  title: t('Newsletter'),
  description: t('Subscribe to new posts by email, confirm your address, or leave.'),
  hidden: true,
});

type Link = { act: 'confirm' | 'leave'; token: string };

const words = {
  confirm: {
    text: t('If you asked for the newsletter, confirm that this address is yours. If not, close this page.'),
    button: t('Yes, send me new posts'),
  },
  leave: { text: t('You get no more newsletters, and your address is deleted.'), button: t('Leave the newsletter') },
};

/** What the links in emails open. Both need a press: programs that check links open them, too. */
export default function NewsletterPage() {
  const link = useMailedLink();
  return (
    <div className="page-width pt-12 sm:pt-16">
      <h1 className="text-4xl sm:text-5xl">Newsletter</h1>
      {link ? <LinkAnswer key={link.token} link={link} /> : <Subscribing />}
    </div>
  );
}

function Subscribing() {
  return (
    <>
      <p className="mt-3 max-w-[60ch] text-lg text-soft no-newsletter:hidden">
        New posts of the blog, when there are some. Nothing else, and your address is used for nothing else.
      </p>
      <NewsletterForm className="mt-8 max-w-md" />
      <p className="mt-3 hidden max-w-[60ch] text-lg text-soft no-newsletter:block">
        This site sends no email, so there is no newsletter.
      </p>
      <p className="mt-5 max-w-[60ch] text-soft">
        You can also follow the blog with a feed reader:{' '}
        <a href={feedPaths.rss} className="text-link">
          RSS
        </a>{' '}
        or{' '}
        <a href={feedPaths.json} className="text-link">
          JSON feed
        </a>
        .
      </p>
    </>
  );
}

function LinkAnswer({ link: { act, token } }: { link: Link }) {
  const [isSending, setIsSending] = useState(false);
  const [done, setDone] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const answer = async () => {
    setIsSending(true);
    setFailure(undefined);
    try {
      const { answerLink } = await import('../newsletter/answer-link.ts');
      setDone(await answerLink(act, token));
    } catch (error) {
      setFailure(explainFailure(error).message);
    } finally {
      setIsSending(false);
    }
  };
  return (
    <div className="mt-4 max-w-[60ch]">
      <p className="text-lg text-soft">{done === undefined && words[act].text}</p>
      <p role="status" className="text-lg">
        {done}
      </p>
      {failure && (
        <p role="alert" className="mt-3 text-danger">
          {failure}
        </p>
      )}
      {done === undefined ? (
        <Button className="mt-5" disabled={isSending} onClick={answer}>
          {isSending ? 'One moment…' : words[act].button}
        </Button>
      ) : (
        <ButtonLink to="/blog" look="secondary" className="mt-5">
          Go to the blog
        </ButtonLink>
      )}
    </div>
  );
}

const subscribeToHash = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** The link of an email, which follows the '#' so that it never reaches a server log. */
function useMailedLink(): Link | undefined {
  const hash = useSyncExternalStore(
    subscribeToHash,
    () => window.location.hash,
    () => '',
  );
  const [, act, token] = /^#(confirm|leave)=(.+)$/.exec(hash) ?? [];
  return (act === 'confirm' || act === 'leave') && token ? { act, token } : undefined;
}
