import { Suspense, useMemo, useState } from 'react';
import { z } from 'zod';
import { cleanText, isBlank } from '../../shared/clean-text.ts';
import { t } from '../../shared/language/translate.ts';
import { usePlan } from '../../web/kit/session/use-user.ts';
import { TextDeskArea } from '../../web/kit/text/text-desk-area.tsx';
import { TextMarks } from '../../web/kit/text/text-marks.tsx';
import { useTextDesk } from '../../web/kit/text/use-text-desk.ts';
import { useTextEngine } from '../../web/kit/text/use-text-engine.ts';
import { WhereTextGoes } from '../../web/kit/text/where-text-goes.tsx';
import { readAs } from '../../web/kit/tool-shell/kept-items.ts';
import { useKeptState } from '../../web/kit/tool-shell/kept-pages.tsx';
import { showFailure } from '../../web/kit/tool-shell/show-failure.ts';
import { StartButton } from '../../web/kit/tool-shell/start-button.tsx';
import { CallNote, useCall } from '../../web/kit/tool-shell/use-call.tsx';
import { useRemembered } from '../../web/kit/tool-shell/use-remembered.ts';
import { Workbench } from '../../web/kit/tool-shell/workbench.tsx';
import { Button } from '../../web/kit/ui/button.tsx';
import { lazyPart } from '../../web/kit/ui/lazy-part.tsx';
import { showToast, tellFailure } from '../../web/kit/ui/toast.ts';
import { UpgradeLink } from '../../web/kit/ui/upgrade-link.tsx';
import { LiveFindingsPanel } from './live-findings.tsx';
import { noOwnRules, ownRulesSchema } from './own-rules.ts';
import { useCursor } from './use-cursor.web.ts';
import { useLiveCheck } from './use-live-check.web.ts';
import { writingAssistant } from './writing-assistant.tool.ts';
import { WritingSettings, writingChoiceSchema } from './writing-settings.tsx';

const ImprovementPanel = lazyPart(async () => ({
  default: (await import('./improvement-panel.tsx')).ImprovementPanel,
}));
const ComingText = lazyPart(async () => ({ default: (await import('./improvement-panel.tsx')).ComingText }));

const { improve } = writingAssistant.actions;
const { maxCharacters, messages } = improve.texts.text;
const firstChoice = writingChoiceSchema.parse({});
const readSent = readAs(z.string());

export default function WritingAssistantPage() {
  const desk = useTextDesk(writingAssistant.slug);
  const { text } = desk;
  const [choice, setChoice] = useRemembered(writingAssistant.slug, writingChoiceSchema, firstChoice);
  const [own, setOwn] = useRemembered(`${writingAssistant.slug}.own`, ownRulesSchema, noOwnRules);
  const isPro = usePlan() === 'pro';
  const textEngine = useTextEngine();
  const call = useCall(improve, t('Improving'));
  const [sent, setSent] = useKeptState('sent', '', readSent);
  const [soFar, setSoFar] = useState('');
  const { dialect, language } = choice;
  const isEnglish = language === 'auto' || language === 'en';
  const question = useMemo(
    () => (isEnglish && !isBlank(text) && text.length <= maxCharacters.pro ? { text, dialect, ...own } : undefined),
    [isEnglish, text, dialect, own],
  );
  const check = useLiveCheck(question, isEnglish ? desk.area : undefined);
  const cursor = useCursor(desk.area);
  const at = check.findings.findIndex(({ start, end }) => cursor !== undefined && start <= cursor && cursor <= end);
  const current = at < 0 ? undefined : at;
  const { work } = call;
  const busy = work.state === 'busy';

  const start = (engine = textEngine.engine) => {
    if (isBlank(text)) {
      return tellFailure({ title: t('No Text Provided'), text: t('Please enter some text to improve.') });
    }
    if (!isPro) return tellFailure(improve.proOnly);
    if (text.length > maxCharacters.pro) {
      return tellFailure(messages.tooLong({ who: '', maxCharacters: maxCharacters.pro }));
    }
    // Controls do not arrive, and the changes count without them.
    const sending = cleanText(text);
    setSent(sending);
    setSoFar('');
    void call.start(
      {
        options: { text: sending, ...choice, ...own, engine },
        onPartial: (partial) => setSoFar(partial.text),
      },
      {
        onDone: ({ result }) =>
          showToast({ title: t('Text Improved!'), text: changedWords(result.changes.length), tone: 'success' }),
        onFailed: (error) => showFailure(t('Improvement Failed'), error),
      },
    );
  };

  const result = work.state === 'done' && sent !== '' ? work.result : undefined;
  return (
    <Workbench
      settings={
        <>
          <WritingSettings
            choice={choice}
            onChange={setChoice}
            hasProvider={textEngine.engine === 'auto' && Boolean(textEngine.ai?.provider)}
            own={own}
            onOwn={setOwn}
          />
          <WhereTextGoes
            textEngine={textEngine}
            builtIn={t('The built-in engine works by rules, most of them for English.')}
          />
        </>
      }
      action={
        <StartButton
          label="Improve text"
          busyLabel="Improving…"
          busy={busy}
          disabled={false}
          proOnly
          note={!isPro && <ProNote />}
          onStart={() => start()}
          onCancel={call.cancel}
        />
      }
    >
      <div className="space-y-5">
        <TextDeskArea
          desk={desk}
          label="Original text"
          placeholder="Type or paste your text."
          limit={maxCharacters.pro}
          sent
          marks={
            question && (
              <TextMarks
                area={desk.area}
                text={text}
                marks={check.findings.map(({ start: from, end, replacements }) => ({
                  ...{ start: from, end },
                  tone: replacements.length > 0 ? 'mistake' : 'hint',
                }))}
                current={current}
              />
            )
          }
          className="h-72 lg:h-80"
        />
        <LiveFindingsPanel {...{ text, check, current, own }} area={desk.area} onOwn={setOwn} />
        {work.state === 'failed' && (
          <div className="space-y-3">
            <CallNote work={work} />
            {work.error.code.startsWith('AI_') && choice.task !== 'expand' && (
              <Button look="secondary" size="small" onClick={() => start('builtin')}>
                Use the built-in rules
              </Button>
            )}
          </div>
        )}
        <Suspense fallback={null}>
          {busy && (
            <ComingText text={soFar}>
              <CallNote work={work} />
            </ComingText>
          )}
          {result && (
            <ImprovementPanel
              key={result.improvedText}
              text={sent}
              result={result}
              onUse={(improved) => {
                desk.replace(improved, 'improvement');
                desk.area.current?.focus();
              }}
            />
          )}
        </Suspense>
      </div>
    </Workbench>
  );
}

function ProNote() {
  return (
    <p className="maybe-pro:hidden text-[0.9375rem]">
      {improve.proOnly.text}
      <UpgradeLink />
    </p>
  );
}

const changedWords = (count: number): string =>
  count === 0
    ? t('Nothing to change was found.')
    : t('{count, plural, one {# change} other {# changes}}. Look at each below.', { count });
