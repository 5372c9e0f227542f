import { Suspense } from 'react';
import type { ActionResult } from '../../catalog/define-tool.ts';
import { fileTypes, isFileType } from '../../shared/file-types.ts';
import { language, t } from '../../shared/language/translate.ts';
import { nameOfLanguage } from '../../shared/translation/languages.ts';
import { formatBytes } from '../../shared/units.ts';
import { PreviewButton } from '../../web/kit/preview/preview-button.tsx';
import { usePlan } from '../../web/kit/session/use-user.ts';
import { useTextEngine } from '../../web/kit/text/use-text-engine.ts';
import { ContinueWith, DownloadAll } from '../../web/kit/tool-shell/all-results.tsx';
import { callAction, resumeCall } from '../../web/kit/tool-shell/call-action.ts';
import { DropZone } from '../../web/kit/tool-shell/drop-zone.tsx';
import type { FollowCall, Settled } from '../../web/kit/tool-shell/file-queue.ts';
import { FileRows } from '../../web/kit/tool-shell/file-rows.tsx';
import { typeOf } from '../../web/kit/tool-shell/file-source.ts';
import { readText, useKeptState } from '../../web/kit/tool-shell/kept-pages.tsx';
import type { ResultFile } from '../../web/kit/tool-shell/result-file.ts';
import { showFailure } from '../../web/kit/tool-shell/show-failure.ts';
import { useFileQueue } from '../../web/kit/tool-shell/use-file-queue.ts';
import { useMadeWith } from '../../web/kit/tool-shell/use-made-with.ts';
import { useRemembered } from '../../web/kit/tool-shell/use-remembered.ts';
import { WarningList } from '../../web/kit/tool-shell/warning-list.tsx';
import { ChoiceGroup } from '../../web/kit/ui/choice-group.tsx';
import { choicesOf } from '../../web/kit/ui/choices.ts';
import { lazyPart } from '../../web/kit/ui/lazy-part.tsx';
import { showToast, tellFailure } from '../../web/kit/ui/toast.ts';
import { upgradeLink } from '../../web/kit/ui/upgrade-link.tsx';
import { glossaryFor, glossaryTermsSchema } from './glossary-terms.ts';
import { LanguageBar } from './language-bar.tsx';
import { enginesFor, isBuiltin } from './offered-languages.ts';
import { TranslateBar } from './translate-bar.tsx';
import { maxDocumentCharacters } from './translate-document.ts';
import { translationChoiceSchema } from './translation-choice.ts';
import { sameMessage } from './translation-options.ts';
import { creditOf } from './translation-panel.tsx';
import { translator } from './translator.tool.ts';
import { useOfferedEngines } from './use-offered-engines.web.ts';

const GlossaryPanel = lazyPart(() => import('./glossary-panel.tsx'));

const { translateDocument } = translator.actions;
const { proOnly } = translateDocument;
const { file: field } = translateDocument.files;
type Result = ActionResult<typeof translateDocument>;
const follow: FollowCall<Result> = (begun, report) => resumeCall(translateDocument, begun, report);

/** Documents on the page; each is a call of its own. */
const maxFiles = 20;
const firstChoice = translationChoiceSchema.parse({});
const noTerms = glossaryTermsSchema.parse([]);
const pdfChoices = choicesOf({ docx: t('A Word document'), pdf: t('A PDF') });

/** Translates whole documents. */
export default function DocumentDesk() {
  const files = useFileQueue<Result>(field, maxFiles, follow);
  const textEngine = useTextEngine();
  const { engines, isAsking } = useOfferedEngines();
  const [choice, setChoice] = useRemembered(translator.slug, translationChoiceSchema, firstChoice);
  const [terms, setTerms] = useRemembered(`${translator.slug}.glossary`, glossaryTermsSchema, noTerms);
  const [keptPdfAs, setPdfAs] = useKeptState('pdfAs', 'docx', readText);
  const pdfAs = keptPdfAs === 'pdf' ? ('pdf' as const) : ('docx' as const);
  const isPro = usePlan() === 'pro';
  const sendable = files.items.filter(({ status }) => status.state !== 'refused');
  const results = files.items.flatMap(({ status }) => (status.state === 'done' ? [resultFile(status.result)] : []));
  const hasPdf = sendable.some(({ source }) => typeOf(source) === 'pdf');
  const source = choice.from === 'auto' ? undefined : choice.from;
  const able = engines && source ? enginesFor(engines, source, choice.to) : (engines ?? []);
  const options = {
    sourceLang: choice.from,
    targetLang: choice.to,
    formality: choice.formality,
    glossary: glossaryFor(terms, choice.to),
    // No text goes to a provider that the page has not named.
    engine: engines ? textEngine.engine : ('builtin' as const),
    pdfAs,
  };
  const byProvider = textEngine.engine === 'auto' && able[0] !== undefined && !isBuiltin(able[0].engine);
  const most = byProvider ? maxDocumentCharacters.provider : maxDocumentCharacters.builtin;
  const madeWith = useMadeWith(options);
  const open = sendable.filter(({ status }) => status.state !== 'done');
  const next = madeWith.isCurrent && open.length > 0 ? open : sendable;
  const change = (changed: Partial<typeof choice>) => setChoice({ ...choice, ...changed });

  const run = (keys: readonly number[]) => {
    madeWith.note();
    files.start(
      (file, report) => callAction(translateDocument, { files: { file: [file] }, options, ...report }),
      showOutcome,
      keys,
    );
  };
  const begin = () => {
    if (next.length === 0) return tellFailure(field.messages.missing);
    if (!isPro) return tellFailure({ ...proOnly, link: upgradeLink });
    if (choice.from === choice.to) return tellFailure({ title: t('Same Language'), text: sameMessage });
    run(next.map(({ key }) => key));
  };

  return (
    <div className="space-y-5">
      <LanguageBar
        {...{ choice, engines, detected: undefined }}
        builtin={textEngine.engine === 'builtin'}
        onChange={change}
        onSwap={() => choice.from !== 'auto' && change({ from: choice.to, to: choice.from })}
      />
      <DropZone field={field} what={t('documents')} multiple compact={files.items.length > 0} onFiles={files.add} />
      {files.items.length > 0 && (
        <FileRows
          files={files}
          busyWord="Translating"
          onRetry={(key) => run([key])}
          resultFile={resultFile}
          details={(_item, result) => <TranslatedDocument result={result} />}
        />
      )}
      {results.length > 1 && <DownloadAll results={results} name={`translated-${choice.to}.zip`} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-5 lg:grid-cols-2">
        <TranslateBar
          {...{ engines, isAsking, textEngine, able, choice }}
          onChange={change}
          label={labelFor(next.length, open.length)}
          busy={files.busy}
          again={sendable.length > 0 && open.length === 0 && madeWith.isCurrent}
          onStart={begin}
          onCancel={() => files.cancel()}
        >
          {hasPdf ? (
            <ChoiceGroup label="PDFs become" choices={pdfChoices} value={pdfAs} onChange={setPdfAs} hint={rebuilt} />
          ) : (
            <p className="text-[0.9375rem] text-soft">
              Also Markdown and subtitles (SRT, VTT). Layout, pictures, links, formulas and fields stay as they are.{' '}
              {rebuilt}
            </p>
          )}
          <p className="text-[0.9375rem] text-soft">
            {t('Up to {characters} characters in each document, which is about {pages} full pages.', {
              characters: most.toLocaleString(language()),
              pages: (most / 2_500).toLocaleString(language()),
            })}
          </p>
        </TranslateBar>
      </div>
      <ContinueWith results={results} slug={translator.slug} />
      <Suspense fallback={null}>
        <GlossaryPanel terms={terms} onChange={setTerms} target={choice.to} />
      </Suspense>
    </div>
  );
}

const rebuilt = t(
  'A PDF is rebuilt as a flowing document first: text, headings, tables and pictures stay, but lines and pages break anew.',
);

function resultFile({ downloadUrl, filename, type, bytes }: Result): ResultFile {
  if (!isFileType(type)) throw new Error(`The server answered with an unknown type: ${type}.`);
  return { url: downloadUrl, name: filename, type, bytes };
}

function TranslatedDocument({ result }: { result: Result }) {
  const { sourceLang, targetLang, bytes, warnings } = result;
  const file = resultFile(result);
  return (
    <>
      <p className="text-[0.9375rem] text-soft tabular-nums">
        {nameOfLanguage(sourceLang)} to {nameOfLanguage(targetLang)} · {fileTypes[file.type].name} ·{' '}
        {formatBytes(bytes)}
      </p>
      <p className="text-sm text-soft">{creditOf(result)}</p>
      <WarningList warnings={warnings} />
      <PreviewButton file={file} />
    </>
  );
}

function labelFor(count: number, open: number): string {
  if (count > 0 && open === 0) return t('Translate again');
  return count > 1 ? t('Translate {count, plural, one {# document} other {# documents}}', { count }) : t('Translate');
}

function showOutcome({ done, failed }: Settled<Result>): void {
  const [first] = done;
  const [failure] = failed;
  if (first) {
    const all = done.length + failed.length;
    const text =
      all === 1
        ? t('{filename} is ready.', { filename: first.result.filename })
        : t('{ready} of {all} documents are ready.', { ready: done.length, all });
    showToast({ title: t('Translation Complete!'), text, tone: 'success' });
  } else if (failure) showFailure(t('Translation Failed'), failure);
}
