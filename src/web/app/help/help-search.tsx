import { useId, useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../shared/language/translate.ts';
import { useMissedSearch } from '../../kit/analytics/use-missed-search.ts';
import { controlClasses } from '../../kit/ui/field.tsx';
import { type HelpEntry, rankHelp } from '../content/rank-help.ts';

const shown = 8;

let loading: Promise<readonly HelpEntry[]> | undefined;

/** The index, loaded with the first key or focus. A failed load is retried with the next. */
function loadIndex(): Promise<readonly HelpEntry[]> {
  loading ??= import('virtual:help-index').then(
    ({ helpIndex }) => helpIndex,
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Searches every help article as you type. */
export function HelpSearch() {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [entries, setEntries] = useState<readonly HelpEntry[]>();
  const [failed, setFailed] = useState(false);
  const prepare = () => {
    loadIndex().then(
      (loaded) => {
        setEntries(loaded);
        setFailed(false);
      },
      () => setFailed(true),
    );
  };
  const isAsked = typed.trim() !== '';
  const found = isAsked && entries ? rankHelp(entries, typed).slice(0, shown) : [];
  useMissedSearch(isAsked && entries && found.length === 0 ? typed : undefined);
  return (
    <search className="block max-w-3xl">
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        Search all help
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        placeholder="merge, passport photo, password …"
        value={typed}
        onFocus={prepare}
        onChange={(event) => {
          setTyped(event.target.value);
          prepare();
        }}
        className={controlClasses}
      />
      <div role="status">
        {isAsked && failed && (
          <p className="mt-3 text-danger">The search could not be loaded. Check your connection, then type again.</p>
        )}
        {isAsked && entries && found.length === 0 && (
          <p className="mt-3 text-soft">Nothing found. Try fewer words, or look through the sections below.</p>
        )}
        {found.length > 0 && (
          <p className="sr-only">
            {t('{count, plural, one {# article found} other {# articles found}}', { count: found.length })}
          </p>
        )}
      </div>
      {found.length > 0 && (
        <ul className="mt-3 divide-y divide-line rounded-[14px] border border-line bg-card">
          {found.map(({ path, title, description }) => (
            <li key={path}>
              <Link to={path} prefetch="intent" className="group block px-4 py-3">
                <span className="block font-semibold group-hover:text-accent group-hover:underline">{title}</span>
                <span className="block text-[0.9375rem] text-soft">{description}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
