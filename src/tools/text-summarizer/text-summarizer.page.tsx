import { useState } from 'react';
import { z } from 'zod';
import type { ActionResult } from '../../catalog/define-tool.ts';
import { isBlank } from '../../shared/clean-text.ts';
import { t } from '../../shared/language/translate.ts';
import { likelyOcrLanguages } from '../../shared/recognition.ts';
import { usePasswords } from '../../web/kit/pdf/use-passwords.tsx';
import { whoHas } from '../../web/kit/session/plan-mode.ts';
import { usePlan } from '../../web/kit/session/use-user.ts';
import { useTextDesk } from '../../web/kit/text/use-text-desk.ts';
import { useTextEngine } from '../../web/kit/text/use-text-engine.ts';
import { WhereTextGoes } from '../../web/kit/text/where-text-goes.tsx';
import { callAction, resumeCall } from '../../web/kit/tool-shell/call-action.ts';
import { useKeptState } from '../../web/kit/tool-shell/kept-pages.tsx';
import type { FileSource } from '../../web/kit/tool-shell/passed-files.ts';
import { showFailure } from '../../web/kit/tool-shell/show-failure.ts';
import { StartButton } from '../../web/kit/tool-shell/start-button.tsx';
import { useCall } from '../../web/kit/tool-shell/use-call.tsx';
import { useFileQueue } from '../../web/kit/tool-shell/use-file-queue.ts';
import { useRemembered } from '../../web/kit/tool-shell/use-remembered.ts';
import { Workbench } from '../../web/kit/tool-shell/workbench.tsx';
import { showToast } from '../../web/kit/ui/toast.ts';
import { upgradeLink } from '../../web/kit/ui/upgrade-link.tsx';
import { SourceInput, sourceKinds } from './source-input.tsx';
import { checks, failed, maxTextCharacters, summaryLengths, summaryTypes } from './summary-options.ts';
import { SummarySettings } from './summary-settings.tsx';
import { SummaryView } from './summary-view.tsx';
import { textSummarizer } from './text-summarizer.tool.ts';

const { summarize, summarizeFile } = textSummarizer.actions;
export type Summary = ActionResult<typeof summarize>;

const settingsSchema = z.object({ summaryType: z.enum(summaryTypes), length: z.enum(summaryLengths) });
export type Settings = z.infer<typeof settingsSchema>;
const firstSettings: Settings = { summaryType: 'brief', length: 'medium' };

const readKind = (kept: unknown) => sourceKinds.find((kind) => kind === kept);

export default function TextSummarizerPage() {
  const plan = usePlan();
  const [settings, setSettings] = useRemembered(textSummarizer.slug, settingsSchema, firstSettings);
  const textEngine = useTextEngine();
  const desk = useTextDesk(textSummarizer.slug);
  const ofText = useCall(summarize, t('Summarizing'));
  const files = useFileQueue<Summary>(summarizeFile.files.file, 1, (begun, report) =>
    resumeCall(summarizeFile, begun, report),
  );
  const { passwordOf, help } = usePasswords({ busy: files.busy, onUnlock: () => startFile() });
  const [chosenKind, setKind] = useKeptState('source', 'text', readKind);
  const [soFar, setSoFar] = useState('');
  const [file] = files.items;
  // A file that another page handed over is what to work on.
  const kind = file && desk.text === '' ? 'file' : chosenKind;
  const busy = kind === 'file' ? files.busy : ofText.work.state === 'busy';
  const options = { ...settings, engine: textEngine.engine };
  const onPartial = ({ summary }: { summary: string }) => setSoFar(summary);

  const startText = () => {
    const text = desk.area.current?.value ?? desk.text;
    if (isBlank(text)) return showToast({ ...checks.noText, tone: 'failure' });
    const maxCharacters = maxTextCharacters[plan];
    if (text.length > maxCharacters) {
      const words = checks.textTooLong({ who: whoHas(plan), maxCharacters });
      const offer = {
        ...words,
        text: t('{text} Upgrade to Pro for up to 50,000.', { text: words.text }),
        link: upgradeLink,
      };
      return showToast({ ...(plan === 'free' ? offer : words), tone: 'failure' });
    }
    setSoFar('');
    return ofText.start(
      { options: { ...options, text }, onPartial },
      {
        onDone: () => showToast({ title: t('Text Summarized!'), tone: 'success' }),
        onFailed: (error) => showFailure(failed.title, error),
      },
    );
  };
  const startFile = () => {
    if (!file) return showToast({ ...checks.noFile, tone: 'failure' });
    setSoFar('');
    return files.start(
      (source, report) => {
        const ocrLanguages = likelyOcrLanguages(navigator.languages);
        const all = { ...options, ocrLanguages, password: passwordOf(source) };
        return callAction(summarizeFile, { files: { file: [source] }, options: all, onPartial, ...report });
      },
      ({ done, failed: [failure] }) => {
        if (done.length > 0) showToast({ title: t('Text Summarized!'), tone: 'success' });
        else if (failure && !failure.code.includes('PASSWORD')) showFailure(failed.title, failure);
      },
    );
  };
  const takeFile = (sources: readonly FileSource[]) => {
    const [first] = sources;
    if (!first) return;
    files.remove();
    files.add([first]);
    setKind('file');
  };

  const ofFile = file?.status.state === 'done' ? file.status.result : undefined;
  const result = kind === 'file' ? ofFile : ofText.work.state === 'done' ? ofText.work.result : undefined;
  return (
    <div className="space-y-5">
      <Workbench
        settings={
          <>
            <SummarySettings settings={settings} onChange={setSettings} />
            <WhereTextGoes
              textEngine={textEngine}
              builtIn={t('The built-in engine chooses the most important sentences and changes no word.')}
            />
          </>
        }
        action={
          <StartButton
            label={result ? 'Summarize again' : 'Summarize'}
            busyLabel="Summarizing…"
            busy={busy}
            disabled={false}
            again={result !== undefined}
            onStart={kind === 'file' ? startFile : startText}
            onCancel={() => (kind === 'file' ? files.cancel() : ofText.cancel())}
          />
        }
      >
        <SourceInput
          kind={kind}
          onKind={setKind}
          desk={desk}
          limit={maxTextCharacters[plan]}
          work={ofText.work}
          files={files}
          onFiles={takeFile}
          onRetry={startFile}
          help={help}
        />
      </Workbench>
      {busy && soFar !== '' && (
        <section
          aria-label="Summary so far"
          className="rounded-[16px] border border-line bg-card p-5 text-lg leading-relaxed"
        >
          <p dir="auto" className="whitespace-pre-wrap">
            {soFar}
          </p>
        </section>
      )}
      {!busy && result && (
        <SummaryView
          key={result.textUrl}
          summary={result}
          title={kind === 'file' ? file?.name : undefined}
          engine={textEngine.engine}
        />
      )}
    </div>
  );
}
