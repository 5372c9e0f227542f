import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Article,
  adminArticlesPath,
  articleSchema,
  articlesSchema,
} from '../../../modules/knowledge/knowledge.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { callApi, postApi } from '../../kit/http/call-api.ts';
import { describeFailure } from '../../kit/http/describe-failure.ts';
import { queryOf, refetchQueries } from '../../kit/session/query-client.ts';
import { Button } from '../../kit/ui/button.tsx';
import { DialogCard } from '../../kit/ui/dialog-card.tsx';
import { LoadedThings } from '../../kit/ui/loaded-things.tsx';
import { Pages } from '../../kit/ui/pages.tsx';
import { showToast } from '../../kit/ui/toast.ts';
import { Thing, ThingList } from '../account/settings/settings-panel.tsx';
import { showDate } from '../account/settings/show-date.ts';
import { AnswerRatings } from './answer-ratings.tsx';
import { type ArticleDraft, ArticleForm, forgetDraft, readDraft } from './article-form.tsx';

const shownText = 160;

/** What the help search and the assistant know beside the product itself: found as soon as it is saved. */
export function ArticlesPanel() {
  const [page, setPage] = useState(1);
  // What was being written when the page was left.
  const [draft, setDraft] = useState<ArticleDraft | undefined>(readDraft);
  const close = () => {
    forgetDraft();
    setDraft(undefined);
  };
  const articles = useQuery({
    ...queryOf(adminArticlesPath, articlesSchema, { page: String(page) }),
    placeholderData: keepPreviousData,
  });
  const { data } = articles;
  // The last article of the last page was deleted.
  const last = data ? Math.max(1, Math.ceil(data.total / data.pageSize)) : page;
  if (page > last) setPage(last);

  const save = useMutation({
    mutationFn: (body: ArticleDraft) => callApi(adminArticlesPath, articleSchema, { body }),
    onSuccess: async () => {
      close();
      await refetchQueries(adminArticlesPath);
      showToast({ title: t('Saved: the assistant knows it now'), tone: 'success' });
    },
  });
  return (
    <>
      <p className="mb-4 max-w-[60ch] text-soft">
        The assistant and the help search answer with what the tools, messages and help pages say. Add what they cannot
        know, such as how to reach you. Everybody can read it.
      </p>
      {draft ? (
        <ArticleForm
          initial={draft}
          failure={save.error ?? undefined}
          isSaving={save.isPending}
          onSave={(next) => save.mutate(next)}
          onCancel={() => {
            save.reset();
            close();
          }}
        />
      ) : (
        <Button look="secondary" size="small" className="mb-5" onClick={() => setDraft(emptyDraft)}>
          Add an article
        </Button>
      )}
      <LoadedThings query={articles} label="Loading the articles…">
        {({ articles: list, total, pageSize }) => (
          <>
            <p role="status" className="mb-3 text-soft">
              {t('{total, plural, one {# article} other {# articles}}', { total })}
            </p>
            {list.length > 0 && (
              <ThingList label="Articles">
                {list.map((article) => (
                  <ArticleRow
                    key={article.id}
                    article={article}
                    isWriting={draft !== undefined}
                    onEdit={() => setDraft(draftOf(article))}
                  />
                ))}
              </ThingList>
            )}
            <Pages page={page} total={total} pageSize={pageSize} onPage={setPage} />
          </>
        )}
      </LoadedThings>
      <AnswerRatings />
    </>
  );
}

const emptyDraft: ArticleDraft = { title: '', text: '', words: '', path: '/help' };
const draftOf = ({ id, title, text, words, path }: Article): ArticleDraft => ({ id, title, text, words, path });

function ArticleRow(props: {
  article: Article;
  /** Another one would be lost. */
  isWriting: boolean;
  onEdit: () => void;
}) {
  const { article, isWriting, onEdit } = props;
  const { id, title, text, path, updatedAt } = article;
  const [asks, setAsks] = useState(false);
  const remove = useMutation({
    mutationFn: () => postApi(adminArticlesPath, { method: 'DELETE', body: { id } }),
    onSuccess: async () => {
      await refetchQueries(adminArticlesPath);
      showToast({ title: t('The article is deleted'), tone: 'success' });
    },
  });
  return (
    <Thing
      name={title}
      details={[text.length > shownText ? `${text.slice(0, shownText)}…` : text, path, showDate(updatedAt)].join(' · ')}
      failure={remove.error ? describeFailure(remove.error) : undefined}
    >
      <Button look="secondary" size="small" disabled={isWriting} onClick={onEdit}>
        Edit
        <span className="sr-only">: {title}</span>
      </Button>
      <Button look="secondary" size="small" onClick={() => setAsks(true)}>
        Delete
        <span className="sr-only">: {title}</span>
      </Button>
      {asks && (
        <DialogCard title={`Delete “${title}”?`} onClose={() => setAsks(false)}>
          <p className="mb-5">The assistant no longer knows it. This cannot be undone.</p>
          <Button
            look="danger"
            disabled={remove.isPending}
            onClick={() => {
              setAsks(false);
              remove.mutate();
            }}
          >
            Delete the article
          </Button>
        </DialogCard>
      )}
    </Thing>
  );
}
