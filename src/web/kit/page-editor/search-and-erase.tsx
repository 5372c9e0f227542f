import { type FormEvent, useEffect, useRef, useState } from 'react';
import { findSensitive, type SensitiveKind, sensitiveKinds } from '../../../pdf/editing/find-sensitive.ts';
import type { PdfDocument } from '../../../pdf/pdf-document.ts';
import type { PageCharacters } from '../../../pdf/reading/page-characters.ts';
import { t } from '../../../shared/language/translate.ts';
import { formatPages } from '../../../shared/page-ranges.ts';
import { type PdfService, priorities } from '../pdf/pdf-service.ts';
import { Button } from '../ui/button.tsx';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { DialogCard } from '../ui/dialog-card.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Editor } from './create-editor.ts';
import type { Box } from './edit-geometry.ts';
import { boxesOf, findText, rangeOf, type TextRange, textOf } from './text-on-page.ts';

type Search = {
  matches: readonly Match[];
  pagesLeft: number;
  /** From 1. */
  unreadPages: readonly number[];
  /** The first page, from 1, that was not searched: there were too many matches before it. */
  unsearched?: number;
};
type Match = { key: string; page: number; before: string; words: string; after: string; boxes: Box[] };

const kindNames: Readonly<Record<SensitiveKind, string>> = {
  email: t('Email addresses'),
  phone: t('Telephone numbers'),
  iban: t('Bank accounts (IBAN)'),
  card: t('Card numbers'),
};

/** A call takes 10,000 edits, and nobody looks through more. */
const maxMatches = 2_000;
const contextCharacters = 30;

/** Lists every place of a word or of a kind of personal data, and makes erase boxes of those that stay ticked. */
export default function SearchAndErase(props: {
  service: PdfService;
  document: PdfDocument;
  editor: Editor;
  onClose: () => void;
}) {
  const { service, document, editor, onClose } = props;
  const [words, setWords] = useState('');
  const [kinds, setKinds] = useState<ReadonlySet<SensitiveKind>>(new Set());
  const [search, setSearch] = useState<Search>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() === '' && kinds.size === 0) {
      return setProblem(t('Please enter a word or tick a kind of data.'));
    }
    running.current?.abort();
    const leaving = new AbortController();
    running.current = leaving;
    setLeft(new Set());
    let matches: Match[] = [];
    const unreadPages: number[] = [];
    let page = 0;
    for (; page < document.pages.length && matches.length < maxMatches; page++) {
      if (page % 20 === 0) setSearch({ matches, pagesLeft: document.pages.length - page, unreadPages });
      const characters = await service
        .characters(document, page, { priority: priorities.facts, signal: leaving.signal })
        .catch(() => undefined);
      if (leaving.signal.aborted) return;
      if (characters) matches = [...matches, ...matchesOn(characters, page, words, kinds)];
      else unreadPages.push(page + 1);
    }
    const found = { matches, pagesLeft: 0, unreadPages };
    setSearch(page < document.pages.length ? { ...found, unsearched: page + 1 } : found);
  };
  const chosen = search?.matches.filter(({ key }) => !left.has(key)) ?? [];
  const erase = () => {
    editor.add(
      ...chosen.flatMap(({ page, boxes }) =>
        boxes.map((box) => ({ type: 'redact' as const, page: page + 1, ...box, look: 'black' as const })),
      ),
    );
    editor.said.set(
      t('{places, plural, one {# place will be erased.} other {# places will be erased.}}', { places: chosen.length }),
    );
    onClose();
  };
  return (
    <DialogCard title="Search and erase" onClose={onClose}>
      <form noValidate onSubmit={start} className="space-y-4">
        <TextField
          label="Words"
          value={words}
          error={problem}
          maxLength={200}
          onChange={(value) => {
            setWords(value);
            setProblem(undefined);
          }}
        />
        <fieldset className="space-y-2">
          <legend className="mb-2 font-semibold">And all</legend>
          {sensitiveKinds.map((kind) => (
            <CheckboxField
              key={kind}
              label={kindNames[kind]}
              value={kinds.has(kind)}
              onChange={(isOn) => {
                const next = new Set(kinds);
                if (isOn) next.add(kind);
                else next.delete(kind);
                setKinds(next);
                setProblem(undefined);
              }}
            />
          ))}
        </fieldset>
        <Button type="submit" look={chosen.length > 0 ? 'secondary' : 'primary'}>
          Search
        </Button>
      </form>
      {search && (
        <div className="mt-4 space-y-3">
          <p role="status" className="font-semibold">
            {search.pagesLeft > 0
              ? t('{pages, plural, one {Searching, # page to go…} other {Searching, # pages to go…}}', {
                  pages: search.pagesLeft,
                })
              : search.matches.length === 0
                ? 'Nothing found. Scanned pages have no text to search.'
                : t('{matches, plural, one {# match} other {# matches}}', { matches: search.matches.length })}
          </p>
          {search.unsearched !== undefined && (
            <p className="text-danger text-sm">
              That is as many as are listed at once: page {search.unsearched} and those after it were not searched.
              Erase these first, save, and search the saved PDF again.
            </p>
          )}
          {search.unreadPages.length > 0 && (
            <p className="text-danger text-sm">
              {t(
                '{count, plural, one {Could not be read, and so not be searched: page {pages}.} other {Could not be read, and so not be searched: pages {pages}.}}',
                { count: search.unreadPages.length, pages: formatPages(search.unreadPages) },
              )}
            </p>
          )}
          {search.matches.length > 0 && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard.
            <ul tabIndex={0} aria-label="Matches" className="max-h-64 space-y-1.5 overflow-y-auto">
              {search.matches.map(({ key, page, before, words: found, after }) => (
                <li key={key} className="[contain-intrinsic-height:2rem] [content-visibility:auto]">
                  <label className="flex items-start gap-2 text-[0.9375rem]">
                    <input
                      type="checkbox"
                      checked={!left.has(key)}
                      onChange={({ target }) => {
                        const next = new Set(left);
                        if (target.checked) next.delete(key);
                        else next.add(key);
                        setLeft(next);
                      }}
                      className="mt-0.5 size-5 shrink-0 accent-accent"
                    />
                    <span className="min-w-0 break-words">
                      <span className="text-soft">{t('Page {page}: …{before}', { page: page + 1, before })}</span>
                      <strong>{found}</strong>
                      <span className="text-soft">{after}…</span>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          )}
          {search.pagesLeft === 0 && search.matches.length > 0 && (
            <Button disabled={chosen.length === 0} onClick={erase}>
              {t('{places, plural, one {Mark # place to erase} other {Mark # places to erase}}', {
                places: chosen.length,
              })}
            </Button>
          )}
        </div>
      )}
    </DialogCard>
  );
}

function matchesOn(
  characters: PageCharacters,
  page: number,
  words: string,
  kinds: ReadonlySet<SensitiveKind>,
): Match[] {
  const ranges: TextRange[] = [
    ...findText(characters, words),
    ...[...kinds].flatMap((kind) => findSensitive(characters.text, kind).map((match) => rangeOf(characters, match))),
  ];
  const context = (from: number, to: number) =>
    textOf(characters, { from: Math.max(0, from), to: Math.min(characters.starts.length, to) }).replace(/\s+/g, ' ');
  return ranges.flatMap((range): Match[] => {
    const boxes = boxesOf(characters, range);
    if (boxes.length === 0) return [];
    const { from, to } = range;
    return [
      {
        ...{ key: `${page} ${from} ${to}`, page, boxes, words: context(from, to) },
        ...{ before: context(from - contextCharacters, from), after: context(to, to + contextCharacters) },
      },
    ];
  });
}
