import { useState } from 'react';
import { textDirection } from '../../shared/text/text-direction.ts';
import { nameOfLanguage } from '../../shared/translation/languages.ts';
import { classNames } from '../../web/kit/ui/class-names.ts';
import { Panel } from '../../web/kit/ui/panel.tsx';
import type { Translation } from './translation.ts';

/** Text and translation sentence by sentence: the one under the pointer or focus is marked on both sides. */
export default function SentencePairs({ translation }: { translation: Translation }) {
  const [marked, setMarked] = useState<number>();
  const { text, translatedText, from, to, sentences } = translation;
  const sides = [
    { language: from, whole: text, placeOf: (at: number) => [sentences[at]?.start, sentences[at]?.end] },
    {
      language: to,
      whole: translatedText,
      placeOf: (at: number) => [sentences[at]?.translatedStart, sentences[at]?.translatedEnd],
    },
  ] as const;
  return (
    <Panel aria-labelledby="pairs">
      <h2 id="pairs" className="mb-1 text-xl">
        Sentence by sentence
      </h2>
      <p className="mb-4 text-[0.9375rem] text-soft">
        Point at a sentence, or move to it with Tab, to see its counterpart.
      </p>
      <ol className="space-y-1">
        {sentences.map((sentence, at) => (
          <li
            key={sentence.start}
            className={classNames(
              'grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 rounded-[10px] py-1.5 md:grid-cols-2',
              sentence.isKept && 'border-danger border-s-2',
            )}
            onPointerEnter={() => setMarked(at)}
            onPointerLeave={() => setMarked(undefined)}
          >
            {sides.map(({ language, whole, placeOf }) => {
              const [start = 0, end = 0] = placeOf(at);
              const part = whole.slice(start, end);
              return (
                <button
                  key={language}
                  type="button"
                  lang={language}
                  dir={textDirection(part)}
                  aria-pressed={marked === at}
                  aria-label={`${nameOfLanguage(language)}: ${part}`}
                  onFocus={() => setMarked(at)}
                  onBlur={() => setMarked(undefined)}
                  onClick={() => setMarked(at)}
                  className={classNames(
                    'select-text whitespace-pre-wrap break-words rounded-[8px] px-2 py-1 text-start transition-colors',
                    marked === at && 'bg-accent-soft',
                  )}
                >
                  {part}
                </button>
              );
            })}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
