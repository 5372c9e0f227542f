import { useSettled } from '../../web/kit/text/use-settled.ts';
import { Panel } from '../../web/kit/ui/panel.tsx';
import { readingPace, speakingPace, type TextCounts } from './count-text.ts';

/** The counts, with the two most wanted in large. */
export function CountsPanel({ counts, isCurrent }: { counts: TextCounts; isCurrent: boolean }) {
  const rows: readonly [name: string, value: string, note?: string][] = [
    ['Without spaces', whole(counts.charactersWithoutSpaces)],
    ['Sentences', whole(counts.sentences)],
    ['Paragraphs', whole(counts.paragraphs)],
    ['Lines', whole(counts.lines)],
    ['Words per sentence', counts.averageWordsPerSentence.toFixed(1), 'on average'],
    ['Reading time', minutes(counts.readingMinutes), `${readingPace} a minute`],
    ['Speaking time', minutes(counts.speakingMinutes), `${speakingPace} a minute`],
  ];
  return (
    <Panel aria-label="Counts" aria-busy={!isCurrent} className="p-0! overflow-hidden">
      <div className="tabular-nums">
        <dl className="weave grid grid-cols-2 text-on-canvas">
          <Large name="Words" value={counts.words} />
          <Large name="Characters" value={counts.characters} />
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

const whole = (value: number) => value.toLocaleString('en');
const minutes = (value: number) => (value >= 60 ? `${Math.floor(value / 60)} h ${value % 60} min` : `${value} min`);

/** Screen readers are informed after this pause in typing, in milliseconds. */
const announceDelayMs = 1500;

/** Announces the counts and the goal's progress to screen readers. */
export function CountsAnnouncer({ counts, goal }: { counts: TextCounts; goal: string | undefined }) {
  const { words, characters, sentences, readingMinutes } = counts;
  const announcement = [
    amount(words, 'word'),
    amount(characters, 'character'),
    amount(sentences, 'sentence'),
    `${amount(readingMinutes, 'minute')} to read`,
    ...(goal ? [goal] : []),
  ].join(', ');
  return (
    <p role="status" className="sr-only">
      {useSettled(announcement, announceDelayMs)}
    </p>
  );
}

/** `(1, 'word')` → `'1 word'`. */
export const amount = (value: number, unit: string) => `${whole(value)} ${unit}${value === 1 ? '' : 's'}`;
