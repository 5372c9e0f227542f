import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { language, t } from '../../shared/language/translate.ts';
import { unwrapLines } from '../../shared/text/sentences.ts';
import { textDirection } from '../../shared/text/text-direction.ts';
import { queryClient } from '../../web/kit/session/query-client.ts';
import { SourceSentences } from '../../web/kit/text/source-sentences.tsx';
import { WarningList } from '../../web/kit/tool-shell/warning-list.tsx';
import { classNames } from '../../web/kit/ui/class-names.ts';
import { Panel } from '../../web/kit/ui/panel.tsx';
import { AskDocument, type Passage } from './ask-document.tsx';
import { ExportSummary } from './export-summary.tsx';
import type { Summary } from './text-summarizer.page.tsx';

/** Silent reading, as in the word counter. */
const wordsPerMinute = 200;

/** A summary beside its source: each line shows the sentence it comes from. */
export function SummaryView(props: { summary: Summary; title: string | undefined; engine: 'auto' | 'builtin' }) {
  const { summary, title, engine } = props;
  const { lines, pages, textUrl } = summary;
  const [shown, setShown] = useState<{ mark: number }>();
  const [passages, setPassages] = useState<readonly Passage[]>([]);
  const source = useRef<HTMLDivElement>(null);
  const { data: text, isError } = useQuery(
    { queryKey: ['text of a summary', textUrl], queryFn: () => readText(textUrl), staleTime: Number.POSITIVE_INFINITY },
    queryClient,
  );
  // The lines of a page are as long as the paper is wide. Places stay as they are.
  const shownText = useMemo(() => (text && pages ? unwrapLines(joinHyphens(text)) : text), [text, pages]);
  // The lines' sentences come first, so that a line's mark is found by its place.
  const places = useMemo(
    () => lines.flatMap(({ sources }, line) => sources.map((place) => ({ line, place }))),
    [lines],
  );
  const marks = useMemo(() => [...places.map(({ place }) => place), ...passages], [places, passages]);
  const shownLine = shown === undefined ? undefined : places[shown.mark]?.line;

  const show = (mark: number) => {
    setShown({ mark });
    source.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
      <div className="min-w-0 space-y-5">
        <Panel aria-label="Summary" className="space-y-4">
          <div>
            <h2 className="text-xl">Summary</h2>
            <p className="text-[0.9375rem] text-soft">{describeWork(summary)}</p>
          </div>
          <ul className="space-y-1" dir={textDirection(summary.summary)}>
            {lines.map((line, index) => {
              const mark = places.findIndex((place) => place.line === index);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and two may be alike.
                <li key={index}>
                  {line.heading && line.heading !== lines[index - 1]?.heading && (
                    <p className="mt-3 mb-1 px-2 font-semibold text-soft text-sm">{line.heading}</p>
                  )}
                  <button
                    type="button"
                    disabled={mark === -1}
                    aria-pressed={index === shownLine}
                    onClick={() => show(mark)}
                    className={classNames(
                      'block w-full rounded-[10px] px-2 py-1.5 text-start leading-relaxed transition-colors enabled:hover:bg-accent-soft',
                      index === shownLine && 'bg-accent-soft',
                    )}
                  >
                    <LineText text={line.text} unknown={line.notInSource ?? []} />
                    <PageOf page={line.sources[0]?.page} />
                    {mark === -1 && (
                      <span className="ms-1.5 text-danger text-sm">no sentence of the text is like this</span>
                    )}
                  </button>
                </li>
              );
            })}
          </ul>
          {lines.some(({ notInSource }) => notInSource && notInSource.length > 0) && (
            <p className="text-danger text-sm">Underlined words are not in the text. Please check them.</p>
          )}
          <WarningList warnings={summary.notes} />
          <ExportSummary summary={summary} title={title} />
        </Panel>
        {summary.keywords.length > 0 && (
          <Panel aria-label="Keywords">
            <h2 className="mb-2 text-lg">Keywords</h2>
            <ul className="flex flex-wrap gap-2">
              {summary.keywords.map((keyword) => (
                <li key={keyword} className="rounded-full bg-accent-soft px-3 py-1 text-[0.9375rem]">
                  {keyword}
                </li>
              ))}
            </ul>
          </Panel>
        )}
        <AskDocument
          textUrl={textUrl}
          engine={engine}
          onPassages={(found) => {
            setPassages(found);
            setShown(found.length > 0 ? { mark: places.length } : undefined);
          }}
          onShow={(passage) => show(places.length + passage)}
        />
      </div>
      <Panel className="scroll-mt-20 overflow-hidden p-0! lg:sticky lg:top-20 lg:self-start" aria-label="Source">
        <div ref={source}>
          {shownText === undefined ? (
            <p className="p-5 text-soft" role={isError ? 'alert' : 'status'}>
              {isError ? t('The text is no longer on the server. Please summarize again.') : t('Loading the text…')}
            </p>
          ) : (
            <SourceSentences
              label="Where it comes from"
              text={shownText}
              marks={marks}
              pages={pages}
              shown={shown}
              onShow={(mark) => setShown({ mark })}
              className="h-[28rem] lg:h-[calc(100dvh-8rem)] lg:max-h-[44rem]"
            />
          )}
        </div>
      </Panel>
    </div>
  );
}

/** A line end within a word takes no room; whether the word has a hyphen otherwise is not known here. */
const joinHyphens = (text: string): string => text.replaceAll(/(?<=\p{L}-)\n(?=\p{L})/gu, '\u200b');

async function readText(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The text answered ${answer.status}.`);
  return answer.text();
}

function describeWork({ engine, words, summaryWords }: Summary): string {
  const by =
    engine.kind === 'ai'
      ? t('Written by {provider} ({model}) and checked against the text.', {
          provider: engine.provider ?? t('an AI'),
          model: engine.model ?? t('AI'),
        })
      : t('Sentences of the text, chosen by the built-in engine.');
  const saved = Math.floor((words - summaryWords) / wordsPerMinute);
  const counts = { summaryWords: summaryWords.toLocaleString(language()), words };
  const shorter =
    saved > 0
      ? t(
          '{summaryWords} of {words, plural, one {# word} other {# words}}: saves about {saved, plural, one {# minute} other {# minutes}} of reading.',
          { ...counts, saved },
        )
      : t('{summaryWords} of {words, plural, one {# word} other {# words}}.', counts);
  return `${by} ${shorter}`;
}

/** Marks what the source does not have. */
function LineText({ text, unknown }: { text: string; unknown: readonly string[] }) {
  if (unknown.length === 0) return text;
  const pattern = new RegExp(`(${unknown.map((word) => RegExp.escape(word)).join('|')})`, 'u');
  return text.split(pattern).map((part, index) =>
    unknown.includes(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never move.
      <span key={index} className="text-danger underline decoration-wavy" title="Not in the text">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

export const PageOf = ({ page }: { page: number | undefined }) =>
  page !== undefined && <span className="ms-1.5 whitespace-nowrap text-soft text-sm">page {page}</span>;
