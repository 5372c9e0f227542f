import { useMutation, useQuery } from '@tanstack/react-query';
import {
  type Item,
  itemSchemas,
  itemsPath,
  itemsSchema,
  marketingPaths,
} from '../../../modules/marketing/marketing.contract.ts';
import { language, t } from '../../../shared/language/translate.ts';
import { callApi } from '../../kit/http/call-api.ts';
import { describeFailure } from '../../kit/http/describe-failure.ts';
import { queryOf, refetchQueries } from '../../kit/session/query-client.ts';
import { Button } from '../../kit/ui/button.tsx';
import { CopyButton } from '../../kit/ui/copy-button.tsx';
import { StatTiles } from '../admin/stat-tiles.tsx';
import { ItemListPanel } from './item-list.tsx';
import { backlinkStates, draftStates, ideaStates } from './list-fields.ts';

const moment = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' });
/** The beginning of a long text. */
const shorten = (text: string) => (text.length > 240 ? `${text.slice(0, 240)}…` : text);
const join = (parts: readonly (string | false)[]) => parts.filter((part) => part !== false && part !== '').join(' · ');

/** Pages elsewhere that link here, or should. */
export const BacklinksTab = () => (
  <ItemListPanel
    list="backlinks"
    words={{
      title: t('Backlinks'),
      loading: t('Loading the backlinks…'),
      add: t('Add a page'),
      edit: t('Edit the page'),
      askDelete: t('Delete the page?'),
      empty: t('No pages. Add some that list tools like these, then check whether they link here.'),
    }}
    nameOf={({ name }) => name}
    show={({ status, url, authority, check }) => ({
      badge: backlinkStates[status],
      details: join([
        url,
        authority !== null && t('authority {authority}', { authority }),
        check !== null && `${check.note} (${moment.format(new Date(check.at))})`,
      ]),
    })}
  />
);

const sources = {
  own: '',
  search: t('from searches here'),
  tool: t('a tool without an article'),
  ai: t('from the AI provider'),
} as const;

/** What could be written about. */
export const ContentTab = () => (
  <ItemListPanel
    list="ideas"
    words={{
      title: t('Content ideas'),
      loading: t('Loading the content ideas…'),
      add: t('Add an idea'),
      edit: t('Edit the idea'),
      askDelete: t('Delete the idea?'),
      empty: t('No ideas. “Find content ideas” looks for some.'),
    }}
    nameOf={({ title }) => title}
    show={({ status, volume, difficulty, source }) => ({
      badge: ideaStates[status],
      details: join([
        volume !== null && t('searches: {volume}', { volume: volume.toLocaleString(language()) }),
        difficulty !== null && t('difficulty: {difficulty} of 10', { difficulty }),
        sources[source],
      ]),
    })}
  />
);

const networks = ['Reddit', 'LinkedIn', 'Twitter', 'Facebook'];

/** Posts and emails to copy, change and send by hand. */
export function SocialTab({ hasMail }: { hasMail: boolean }) {
  const drafts = useQuery({ ...queryOf(itemsPath('drafts'), itemsSchema('drafts')), staleTime: 0 });
  return (
    <>
      <StatTiles tiles={networks.map((name) => tileOf(name, drafts.data?.items ?? []))} />
      <ItemListPanel
        list="drafts"
        words={{
          title: t('Drafts'),
          loading: t('Loading the drafts…'),
          add: t('Add a draft'),
          edit: t('Edit the draft'),
          askDelete: t('Delete the draft?'),
          empty: t('No drafts. “Draft posts” and “Draft emails” write some.'),
        }}
        nameOf={({ platform, subject }) => join([platform, subject])}
        show={({ status, to, text, sentAt }) => ({
          badge: draftStates[status],
          details: join([
            to,
            sentAt !== null && t('sent {time}', { time: moment.format(new Date(sentAt)) }),
            shorten(text),
          ]),
        })}
      >
        {(draft) => (
          <>
            <CopyButton text={draft.text} what={t('draft for {platform}', { platform: draft.platform })} />
            {draft.kind === 'outreach' && hasMail && draft.sentAt === null && <SendButton draft={draft} />}
          </>
        )}
      </ItemListPanel>
    </>
  );
}

function tileOf(name: string, drafts: readonly Item<'drafts'>[]) {
  const own = drafts.filter(({ platform }) => platform === name);
  const status = (['active', 'scheduled'] as const).find((each) => own.some((draft) => draft.status === each));
  return { name, value: own.length, note: draftStates[status ?? 'pending'] };
}

function SendButton({ draft: { id, to, platform } }: { draft: Item<'drafts'> }) {
  const send = useMutation({
    mutationFn: () => callApi(`${marketingPaths.sendDraft}/${id}`, itemSchemas.drafts),
    onSuccess: () => refetchQueries(itemsPath('drafts')),
  });
  return (
    <>
      <Button look="secondary" size="small" disabled={send.isPending || to === ''} onClick={() => send.mutate()}>
        Send<span className="sr-only">: {platform}</span>
      </Button>
      {send.error && (
        <p role="alert" className="w-full text-danger">
          {describeFailure(send.error)}
        </p>
      )}
    </>
  );
}
