import { formatNumber } from '../../shared/language/format-number.ts';
import { language, t } from '../../shared/language/translate.ts';
import { useSettled } from '../../web/kit/text/use-settled.ts';
import { Panel } from '../../web/kit/ui/panel.tsx';
import { amounts } from './amounts.ts';
import { readingPace, speakingPace, type TextCounts } from './count-text.ts';

/** The counts, with the two most wanted in large. */
export function CountsPanel({ counts, isCurrent }: { counts: TextCounts; isCurrent: boolean }) {
  const rows: readonly [name: string, value: string, note?: string][] = [
    [t('Without spaces'), whole(counts.charactersWithoutSpaces)],
    [t('Sentences'), whole(counts.sentences)],
    [t('Paragraphs'), whole(counts.paragraphs)],
    [t('Lines'), whole(counts.lines)],
    [t('Words per sentence'), counts.averageWordsPerSentence.toFixed(1), t('on average')],
    [t('Reading time'), minutes(counts.readingMinutes), t('{pace} a minute', { pace: readingPace })],
    [t('Speaking time'), minutes(counts.speakingMinutes), t('{pace} a minute', { pace: speakingPace })],
  ];
  return (
    <Panel aria-label="Counts" aria-busy={!isCurrent} className="p-0! overflow-hidden">
      <div className="tabular-nums">
        <dl className="weave grid grid-cols-2 text-on-canvas">
          <Large name={t('Words')} value={counts.words} />
          <Large name={t('Characters')} value={counts.characters} />
        </dl>
        <dl className="divide-y divide-line px-5 py-1.5">
          {rows.map(([name, value, note]) => (
            <div key={name} className="flex items-baseline justify-between gap-3 py-2">
              <dt>
                {name}
                {note && <span className="ms-1.5 text-sm text-soft">{note}</span>}
              </dt>
              <dd className="whitespace-nowrap font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Panel>
  );
}

function Large({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex min-w-0 flex-col-reverse px-5 py-4">
      <dt className="text-on-canvas-soft">{name}</dt>
      <dd className="font-bold text-4xl tracking-tight">{whole(value)}</dd>
    </div>
  );
}

const whole = (value: number) => formatNumber(value, language());
const minutes = (value: number) =>
  value >= 60
    ? t('{hours} h {minutes} min', { hours: Math.floor(value / 60), minutes: value % 60 })
    : t('{minutes} min', { minutes: value });

/** Screen readers are informed after this pause in typing, in milliseconds. */
const announceDelayMs = 1500;

/** Announces the counts and the goal's progress to screen readers. */
export function CountsAnnouncer({ counts, goal }: { counts: TextCounts; goal: string | undefined }) {
  const { words, characters, sentences, readingMinutes } = counts;
  const announcement = [
    amounts.words(words),
    amounts.characters(characters),
    amounts.sentences(sentences),
    t('{minutes, plural, one {# minute} other {# minutes}} to read', { minutes: readingMinutes }),
    ...(goal ? [goal] : []),
  ].join(', ');
  return (
    <p role="status" className="sr-only">
      {useSettled(announcement, announceDelayMs)}
    </p>
  );
}
