import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { HelpResult } from '../../../modules/knowledge/knowledge.contract.ts';
import { describeFailure } from '../../kit/http/describe-failure.ts';
import { loadPart } from '../../kit/tool-shell/load-part.ts';
import { SearchForm } from '../../kit/ui/search-form.tsx';
import { SkeletonRows } from '../../kit/ui/skeleton.tsx';

type Search =
  | { state: 'none' | 'asking' }
  | { state: 'failed'; why: string }
  | { state: 'found'; results: HelpResult[] };

/** Finds what the help says about a question in words of one's own. */
export function HelpAnswers() {
  const [search, setSearch] = useState<Search>({ state: 'none' });
  const latest = useRef('');
  async function find(question: string): Promise<void> {
    latest.current = question;
    const tell = (next: Search) => latest.current === question && setSearch(next);
    if (question === '') return setSearch({ state: 'none' });
    tell({ state: 'asking' });
    try {
      const { findAnswers } = await loadPart(() => import('./find-answers.ts'));
      tell({ state: 'found', results: await findAnswers(question) });
    } catch (error) {
      tell({ state: 'failed', why: describeFailure(error) });
    }
  }
  const results = search.state === 'found' ? search.results : [];
  return (
    <div>
      <SearchForm label="What do you need help with?" name="question" onFind={(question) => void find(question)} />
      <div role="status" className="mt-4 empty:hidden">
        {search.state === 'asking' && <SkeletonRows label="Searching…" rows={2} />}
        {search.state === 'failed' && <p className="text-danger">{search.why}</p>}
        {search.state === 'found' && results.length === 0 && (
          <p className="text-soft">We found nothing about that. Please try other words, or write to us below.</p>
        )}
      </div>
      {results.length > 0 && (
        <ul aria-label="Answers" className="mt-4 divide-y divide-line rounded-[14px] border border-line bg-card">
          {results.map(({ id, title, text, path }) => (
            <li key={id}>
              <Link to={path} className="group block px-4 py-3">
                <span className="block font-semibold group-hover:text-accent group-hover:underline">{title}</span>
                <span className="block text-[0.9375rem] text-soft">{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
