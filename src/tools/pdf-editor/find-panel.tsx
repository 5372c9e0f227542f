import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useState } from 'react';
import { language, t } from '../../shared/language/translate.ts';
import { useStore } from '../../web/kit/store.ts';
import { Button } from '../../web/kit/ui/button.tsx';
import { CheckboxField } from '../../web/kit/ui/checkbox-field.tsx';
import { classNames } from '../../web/kit/ui/class-names.ts';
import { TextField } from '../../web/kit/ui/text-field.tsx';
import {
  contextOf,
  type FindOptions,
  findHits,
  type Hit,
  keyOfHit,
  type SkippedHits,
  skippedAfterReplacing,
  skippedAfterTyping,
} from './find-text.ts';
import type { TextDesk } from './text-desk.web.ts';
import type { Goal } from './text-page.tsx';
import { useSettledRevision } from './use-settled-revision.web.ts';

const noneSkipped: SkippedHits = new Set();
/** In CSS pixels. */
const hitHeight = 68;

/** Finds and replaces in the whole document. Each hit is shown before it is replaced, and can be left out. */
export function FindPanel({ desk, onGo }: { desk: TextDesk; onGo: (goal: Goal) => void }) {
  const [wanted, setWanted] = useState('');
  const [replacement, setReplacement] = useState('');
  const [options, setOptions] = useState<FindOptions>({ matchCase: false, wholeWords: false });
  const [texts, setTexts] = useState(desk.texts);
  const [skipped, setSkipped] = useState(noneSkipped);
  const [current, setCurrent] = useState(0);
  const lastReplaced = useStore(desk.lastReplaced);
  const revision = useSettledRevision(desk.revision);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const refresh = (skips: (last: SkippedHits, next: readonly string[]) => SkippedHits) => {
    const next = desk.texts();
    setSkipped((last) => skips(last, next));
    setTexts(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are read again when they have settled.
  useEffect(() => refresh((last, next) => skippedAfterTyping(last, texts, next)), [revision]);

  const hits = useMemo(() => findHits(texts, wanted, options), [texts, wanted, options]);
  const ticked = useMemo(() => hits.filter((hit) => !skipped.has(keyOfHit(hit))), [hits, skipped]);
  const search = (next: { wanted?: string; options?: FindOptions }) => {
    if (next.wanted !== undefined) setWanted(next.wanted);
    if (next.options) setOptions(next.options);
    setSkipped(noneSkipped);
    setCurrent(0);
  };
  const tick = (hit: Hit, isTicked: boolean) => {
    const next = new Set(skipped);
    if (isTicked) next.delete(keyOfHit(hit));
    else next.add(keyOfHit(hit));
    setSkipped(next);
  };
  const replace = (chosen: readonly Hit[]) => {
    desk.replace(chosen, replacement);
    refresh((last) => skippedAfterReplacing(last, chosen, replacement));
  };
  const shown = Math.min(current, hits.length - 1);
  const replaceOne = () => {
    const hit = hits[shown];
    if (!hit) return;
    replace([hit]);
    // The next one takes its place, unless the new words hold it, too.
    if (findHits([replacement], wanted, options).length > 0) setCurrent(shown + 1);
  };
  const undone = lastReplaced.reduce((sum, { count }) => sum + count, 0);

  return (
    <div className="space-y-3">
      <TextField
        ref={field}
        label="Find"
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={wanted}
        onChange={(text) => search({ wanted: text })}
      />
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <CheckboxField
          label="Match case"
          value={options.matchCase}
          onChange={(matchCase) => search({ options: { ...options, matchCase } })}
        />
        <CheckboxField
          label="Whole words"
          value={options.wholeWords}
          onChange={(wholeWords) => search({ options: { ...options, wholeWords } })}
        />
      </div>
      <TextField
        label="Replace with"
        autoComplete="off"
        value={replacement}
        onChange={setReplacement}
        hint={wanted !== '' && replacement === '' ? 'Nothing: the words are removed.' : undefined}
      />
      <p role="status" className="text-[0.9375rem] text-soft tabular-nums">
        {wanted === '' || (hits.length === 0 && undone > 0) ? '' : describeHits(hits)}
      </p>
      {hits.length > 0 && (
        <>
          <HitList
            {...{ hits, texts, skipped, onTick: tick }}
            current={shown}
            onOpen={(index, hit) => {
              setCurrent(index);
              onGo(hit);
            }}
          />
          <div className="flex flex-wrap gap-2">
            <Button look="secondary" size="small" onClick={replaceOne}>
              Replace
            </Button>
            <Button look="secondary" size="small" disabled={ticked.length === 0} onClick={() => replace(ticked)}>
              {ticked.length === hits.length
                ? t('Replace all')
                : t('Replace {count} ticked', { count: ticked.length.toLocaleString(language()) })}
            </Button>
          </div>
        </>
      )}
      {undone > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 text-[0.9375rem]">
          <span role="status">{t('{count, plural, one {# hit} other {# hits}} replaced', { count: undone })}</span>
          <Button look="quiet" size="small" onClick={desk.undoReplace}>
            Undo
          </Button>
        </p>
      )}
    </div>
  );
}

type HitListProps = {
  hits: readonly Hit[];
  texts: readonly string[];
  skipped: SkippedHits;
  current: number;
  onTick: (hit: Hit, isTicked: boolean) => void;
  onOpen: (index: number, hit: Hit) => void;
};

/** Only the hits in sight are rendered: a letter is found a hundred thousand times. */
function HitList({ hits, texts, skipped, current, onTick, onOpen }: HitListProps) {
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: hits.length,
    getScrollElement: () => box.current,
    estimateSize: () => hitHeight,
    overscan: 4,
  });
  useEffect(() => {
    if (current >= 0) rows.scrollToIndex(current);
  }, [rows, current]);
  return (
    <div ref={box} className="max-h-64 overflow-y-auto rounded-[10px] border border-line">
      <ul aria-label="Hits" className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const hit = hits[index];
          if (!hit) return null;
          const { before, found, after } = contextOf(texts[hit.page] ?? '', hit);
          const words = `${before}${found}${after}`;
          const page = hit.page + 1;
          return (
            <li
              key={index}
              className={classNames(
                'absolute inset-x-0 top-0 flex items-center gap-2 border-line border-b px-2',
                index === current && 'bg-accent-soft',
              )}
              style={{ height: hitHeight, transform: `translateY(${start}px)` }}
            >
              <input
                type="checkbox"
                aria-label={`Replace on page ${page}: ${words}`}
                checked={!skipped.has(keyOfHit(hit))}
                onChange={({ target }) => onTick(hit, target.checked)}
                className="size-6 shrink-0 accent-accent"
              />
              <button
                type="button"
                aria-current={index === current}
                onClick={() => onOpen(index, hit)}
                className="min-w-0 flex-1 rounded-[6px] text-start text-sm"
              >
                <span className="block text-soft">Page {page}</span>
                <span className="line-clamp-2 break-words leading-snug" dir="auto">
                  {before}
                  <mark>{found}</mark>
                  {after}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function describeHits(hits: readonly Hit[]): string {
  if (hits.length === 0) return t('Not found');
  const pages = new Set(hits.map(({ page }) => page)).size;
  return t('{hits, plural, one {# hit} other {# hits}} on {pages, plural, one {# page} other {# pages}}', {
    hits: hits.length,
    pages,
  });
}
