import { type ReactNode, type RefObject, useMemo, useState } from 'react';
import { language, t } from '../../shared/language/translate.ts';
import type { KnownLanguage } from '../../shared/text/stop-words.ts';
import { useSettled } from '../../web/kit/text/use-settled.ts';
import { Panel } from '../../web/kit/ui/panel.tsx';
import { SelectField } from '../../web/kit/ui/select-field.tsx';
import { useLatestAnswer } from '../../web/kit/worker/use-latest-answer.ts';
import { amounts } from './amounts.ts';
import type { TextAnalysis } from './analyze-text.ts';
import { KeywordList } from './keyword-list.tsx';
import { ReadabilityScale } from './readability-scale.tsx';
import type { AnalysisQuestion } from './text-work.ts';
import { useSeen } from './use-seen.web.ts';
import { type TextLink, useTextLink } from './use-text-link.web.ts';

/** Debounce before the text is analysed, in milliseconds. */
const analysisDelayMs = 500;

type Chosen = KnownLanguage | 'auto';

/** The analysis, computed once visible and when typing pauses. */
export function AnalysisPanel({ text, area }: { text: string; area: RefObject<HTMLTextAreaElement | null> }) {
  const [panel, isSeen] = useSeen<HTMLElement>();
  const link = useTextLink();
  const [chosen, setChosen] = useState<Chosen>('auto');
  const settled = useSettled(text, analysisDelayMs);
  const question = useMemo((): AnalysisQuestion | undefined => {
    const isWanted = isSeen && settled.trim() !== '';
    return isWanted ? { text: settled, language: chosen === 'auto' ? undefined : chosen } : undefined;
  }, [isSeen, settled, chosen]);
  const answered = useLatestAnswer(question, (asked) => link.ask('analyze', asked));
  const analysis = question && answered?.answer;

  return (
    <Panel ref={panel} aria-labelledby="closer" aria-busy={question !== undefined && answered?.question !== question}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="closer" className="text-xl">
            A closer look
          </h2>
          <p className="mt-1 text-soft">Keywords, repeated phrases and how hard the text is to read.</p>
        </div>
        <LanguageField
          link={link}
          isWanted={question !== undefined}
          chosen={chosen}
          found={analysis?.language}
          onChange={setChosen}
        />
      </div>
      {answered?.failure !== undefined && question && (
        <p role="alert" className="mt-5 rounded-[12px] bg-danger-soft px-4 py-3">
          {answered.failure instanceof Error ? answered.failure.message : t('This text could not be analysed.')}
        </p>
      )}
      {analysis ? (
        <Analysis analysis={analysis} onShow={(sentence) => showInText(area.current, sentence)} />
      ) : (
        <p className="mt-5 min-h-64 text-soft">
          {question ? t('Reading your text…') : t('The analysis appears here once there is some text.')}
        </p>
      )}
    </Panel>
  );
}

function Analysis({ analysis, onShow }: { analysis: TextAnalysis; onShow: (sentence: string) => void }) {
  const { uniqueWords, words, keywords, phrases, longestSentence, longestWord, readability } = analysis;
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-2">
      <div className="space-y-6">
        <ReadabilityScale readability={readability} />
        <dl className="space-y-4">
          <Fact name={t('Different words')}>
            {uniqueWords.toLocaleString(language())}
            {words > 0 && (
              <span className="text-soft">
                {' '}
                · {t('{percent}% of all', { percent: Math.round((uniqueWords / words) * 100) })}
              </span>
            )}
          </Fact>
          {longestWord && (
            <Fact name={t('Longest word')}>
              <bdi className="break-words">{longestWord}</bdi>
            </Fact>
          )}
          {longestSentence && (
            <Fact name={t('Longest sentence')}>
              {amounts.words(longestSentence.words)}
              <button
                type="button"
                onClick={() => onShow(longestSentence.text)}
                className="text-link ms-3 font-medium"
                aria-label="Show in the text: the longest sentence"
              >
                Show in the text
              </button>
              <bdi className="mt-1 line-clamp-4 block text-soft">{longestSentence.text.slice(0, 600)}</bdi>
            </Fact>
          )}
        </dl>
      </div>
      <KeywordList keywords={keywords} phrases={phrases} />
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-[0.9375rem] text-soft">{name}</dt>
      <dd className="font-semibold [&_bdi.block]:font-normal">{children}</dd>
    </div>
  );
}

function LanguageField(props: {
  link: TextLink;
  isWanted: boolean;
  chosen: Chosen;
  found: KnownLanguage | undefined;
  onChange: (chosen: Chosen) => void;
}) {
  const { link, isWanted, chosen, found, onChange } = props;
  const languages = useLatestAnswer(isWanted ? 'all' : undefined, () => link.ask('languages', undefined))?.answer ?? [];
  const names = useMemo(() => new Intl.DisplayNames([language()], { type: 'language' }), []);
  const nameOf = (known: KnownLanguage) => names.of(known) ?? known;
  const choices = languages
    .map((known) => ({ value: known, label: nameOf(known) }))
    .sort((one, two) => one.label.localeCompare(two.label, language()));
  const automatic =
    found && chosen === 'auto' ? t('Automatic ({language})', { language: nameOf(found) }) : t('Automatic');
  return (
    <SelectField<Chosen>
      label="Language"
      className="w-full sm:w-56"
      choices={[{ value: 'auto', label: automatic }, ...choices]}
      value={chosen}
      onChange={onChange}
    />
  );
}

/** Selects a sentence in the text area and scrolls to it. */
function showInText(area: HTMLTextAreaElement | null, sentence: string): void {
  const start = area?.value.indexOf(sentence) ?? -1;
  if (!area || start < 0) return;
  area.scrollIntoView({ block: 'center' });
  // Browsers scroll to a selection only while the text area has focus.
  area.focus();
  area.setSelectionRange(start, start);
  area.blur();
  area.focus();
  area.setSelectionRange(start, start + sentence.length);
}
