import { Suspense, useEffect } from 'react';
import { z } from 'zod';
import { cleanText, isBlank } from '../../shared/clean-text.ts';
import { t } from '../../shared/language/translate.ts';
import { usePlan } from '../../web/kit/session/use-user.ts';
import { TextDeskArea } from '../../web/kit/text/text-desk-area.tsx';
import { useTextDesk } from '../../web/kit/text/use-text-desk.ts';
import { useTextEngine } from '../../web/kit/text/use-text-engine.ts';
import { readAs } from '../../web/kit/tool-shell/kept-items.ts';
import { readText, useKeptState } from '../../web/kit/tool-shell/kept-pages.tsx';
import { hasPassedFiles } from '../../web/kit/tool-shell/passed-files.ts';
import { showFailure } from '../../web/kit/tool-shell/show-failure.ts';
import { CallNote, useCall } from '../../web/kit/tool-shell/use-call.tsx';
import { useRemembered } from '../../web/kit/tool-shell/use-remembered.ts';
import { ChoiceGroup } from '../../web/kit/ui/choice-group.tsx';
import { choicesOf } from '../../web/kit/ui/choices.ts';
import { lazyPart } from '../../web/kit/ui/lazy-part.tsx';
import { showToast, tellFailure } from '../../web/kit/ui/toast.ts';
import { upgradeLink } from '../../web/kit/ui/upgrade-link.tsx';
import { glossaryFor, glossaryTermsSchema } from './glossary-terms.ts';
import { LanguageBar } from './language-bar.tsx';
import { enginesFor } from './offered-languages.ts';
import { TranslateBar } from './translate-bar.tsx';
import { swapped, type Translation, translationOf, translationSchema } from './translation.ts';
import { translationChoiceSchema } from './translation-choice.ts';
import { historySchema, withEntry } from './translation-history.ts';
import { TranslationPanel } from './translation-panel.tsx';
import { maxCharacters, noText, translator } from './translator.tool.ts';
import { useDetectedLanguage } from './use-detected-language.web.ts';
import { useOfferedEngines } from './use-offered-engines.web.ts';

const DocumentDesk = lazyPart(() => import('./document-desk.tsx'));
const GlossaryPanel = lazyPart(() => import('./glossary-panel.tsx'));
const HistoryPanel = lazyPart(() => import('./history-panel.tsx'));
const SentencePairs = lazyPart(() => import('./sentence-pairs.tsx'));

const { translate } = translator.actions;
const { proOnly } = translate;
const firstChoice = translationChoiceSchema.parse({});
const noTerms = glossaryTermsSchema.parse([]);
const noHistory = historySchema.parse([]);
const readTranslation = readAs(z.union([z.null(), translationSchema]));

const kinds = choicesOf({ text: t('Text'), document: t('Document') });

export default function TranslatorPage() {
  const [kept, setKind] = useKeptState('kind', 'text', readText);
  const kind = kept === 'document' ? 'document' : 'text';
  useEffect(() => {
    if (hasPassedFiles()) setKind('document');
  }, [setKind]);
  return (
    <div className="space-y-5">
      <ChoiceGroup
        label="Translate a"
        hideLabel
        className="sm:max-w-xs"
        choices={kinds}
        value={kind}
        onChange={setKind}
      />
      {kind === 'text' ? (
        <TextTranslation />
      ) : (
        <Suspense fallback={null}>
          <DocumentDesk />
        </Suspense>
      )}
    </div>
  );
}

function TextTranslation() {
  const desk = useTextDesk(translator.slug);
  const textEngine = useTextEngine();
  const [choice, setChoice] = useRemembered(translator.slug, translationChoiceSchema, firstChoice);
  const [terms, setTerms] = useRemembered(`${translator.slug}.glossary`, glossaryTermsSchema, noTerms);
  const [history, setHistory] = useRemembered(`${translator.slug}.history`, historySchema, noHistory);
  /** What the running or finished call translates. */
  const [sent, setSent] = useKeptState('sent', '', readText);
  /** Shown instead of the call's result: after a swap, or out of the history. */
  const [shown, setShown] = useKeptState<Translation | null>('shown', null, readTranslation);
  const { work, start, cancel, reset } = useCall(translate, t('Translating'));
  const isPro = usePlan() === 'pro';
  const { engines, isAsking } = useOfferedEngines();
  const detected = useDetectedLanguage(desk.text, choice.from === 'auto');
  const source = choice.from === 'auto' ? detected?.language : choice.from;
  const able = engines && source ? enginesFor(engines, source, choice.to) : [];
  const translation = shown ?? (work.state === 'done' ? translationOf(sent, work.result) : undefined);
  const change = (next: Partial<typeof choice>) => setChoice({ ...choice, ...next });

  const begin = () => {
    // Controls do not arrive, and the places of sentences count without them.
    const text = cleanText(desk.text);
    if (isBlank(text)) return tellFailure(noText);
    if (!isPro) return tellFailure({ ...proOnly, link: upgradeLink });
    if (text.length > maxCharacters) {
      return tellFailure(translate.texts.text.messages.tooLong({ who: t('Pro users'), maxCharacters }));
    }
    setSent(text);
    setShown(null);
    void start(
      {
        options: {
          text,
          sourceLang: choice.from,
          targetLang: choice.to,
          formality: choice.formality,
          glossary: glossaryFor(terms, choice.to),
          // No text goes to a provider that the page has not named.
          engine: engines ? textEngine.engine : 'builtin',
        },
      },
      {
        onDone: ({ result }) => {
          showToast({
            title: t('Translation Complete!'),
            ...(result.notes[0] !== undefined && { text: result.notes[0] }),
            tone: 'success',
          });
          if (!choice.keepsHistory) return;
          const { sourceLang: from, targetLang: to, translatedText } = result;
          setHistory(withEntry(history, { at: Date.now(), from, to, text, translation: translatedText }));
        },
        onFailed: (error) => showFailure(t('Translation Failed'), error),
      },
    );
  };

  const swap = () => {
    if (choice.from === 'auto') return;
    change({ from: choice.to, to: choice.from });
    if (!translation) return;
    const other = swapped(translation);
    desk.replace(translation.translatedText, 'swap');
    // The text may have changed since: then there is nothing that it is the translation of.
    setShown(other);
    reset();
  };

  return (
    <div className="space-y-5">
      <LanguageBar
        {...{ choice, engines, detected }}
        builtin={textEngine.engine === 'builtin'}
        onChange={change}
        onSwap={swap}
      />
      {/* On phones the button follows the text; beside each other the texts come first. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-stretch gap-5 lg:grid-cols-2">
        <TextDeskArea
          desk={desk}
          label="Text to translate"
          placeholder="Type or paste your text."
          limit={maxCharacters}
          sent
          className="h-56 lg:h-80"
        />
        <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-5 lg:order-last lg:col-span-2 lg:grid-cols-2">
          <TranslateBar
            {...{ engines, isAsking, textEngine, able, choice }}
            onChange={change}
            label="Translate"
            busy={work.state === 'busy'}
            onStart={begin}
            onCancel={cancel}
          />
        </div>
        <TranslationPanel
          translation={work.state === 'busy' ? undefined : translation}
          busy={work.state === 'busy' || work.state === 'failed' ? <CallNote work={work} /> : undefined}
        />
      </div>
      {translation?.notes.map((note) => (
        <p key={note} className="text-[0.9375rem] text-soft">
          {note}
        </p>
      ))}
      <Suspense fallback={null}>
        {translation && work.state !== 'busy' && translation.sentences.length > 1 && (
          <SentencePairs translation={translation} />
        )}
        <div>
          <GlossaryPanel terms={terms} onChange={setTerms} target={choice.to} />
          <HistoryPanel
            history={history}
            onChange={setHistory}
            isKept={choice.keepsHistory}
            onKeep={(keepsHistory) => {
              change({ keepsHistory });
              if (!keepsHistory) setHistory([]);
            }}
            onShow={(entry) => {
              change({ from: entry.from, to: entry.to });
              desk.replace(entry.text, 'showing history');
              reset();
              setShown({
                ...{ text: entry.text, translatedText: entry.translation, from: entry.from, to: entry.to },
                ...{ sentences: [], engine: null, via: null, notes: [] },
              });
            }}
          />
        </div>
      </Suspense>
    </div>
  );
}
