import { useMemo } from 'react';
import type { PdfDocument } from '../../pdf/pdf-document.ts';
import { toggleCut } from '../../pdf/plan-parts.ts';
import { t } from '../../shared/language/translate.ts';
import { formatPages, pagesOf, readPageRanges } from '../../shared/page-ranges.ts';
import { DoctorPanel } from '../../web/kit/pdf/doctor-panel.tsx';
import { FileNote } from '../../web/kit/pdf/file-note.tsx';
import { changeDeck, type DeckAction, type PageDeck } from '../../web/kit/pdf/page-deck.ts';
import { usePageDeck } from '../../web/kit/pdf/page-table.tsx';
import { usePdfFile } from '../../web/kit/pdf/use-pdf-file.ts';
import { usePdfService } from '../../web/kit/pdf/use-pdf-service.ts';
import { DropZone } from '../../web/kit/tool-shell/drop-zone.tsx';
import { readAs } from '../../web/kit/tool-shell/kept-items.ts';
import { useKeptState } from '../../web/kit/tool-shell/kept-pages.tsx';
import { StartButton } from '../../web/kit/tool-shell/start-button.tsx';
import { CallNote } from '../../web/kit/tool-shell/use-call.tsx';
import { Workbench } from '../../web/kit/tool-shell/workbench.tsx';
import { useFailureNote } from '../../web/kit/ui/failure-note.tsx';
import { pdfSplitter } from './pdf-splitter.tool.ts';
import { noPages, noRanges } from './split-options.ts';
import { SplitPages } from './split-pages.tsx';
import { planSplit } from './split-plan.web.ts';
import { SplitParts } from './split-result.tsx';
import { firstChoice, type SplitChoice, SplitSettings, splitChoiceSchema } from './split-settings.tsx';
import { useImageBytes } from './use-image-bytes.web.ts';
import { type SplitOptions, useSplit } from './use-split.web.ts';

const readChoice = readAs(splitChoiceSchema);
const { file: field } = pdfSplitter.actions.split.files;

export default function PdfSplitterPage() {
  const service = usePdfService();
  const { work, start, cancel, reset } = useSplit();
  const [choice, setChoice] = useKeptState('choice', firstChoice, readChoice);
  const [deck, dispatch] = usePageDeck();
  const { file, choose, unlock, keepStored } = usePdfFile(service, {
    field,
    work: t('Splitting'),
    onChange: () => {
      reset();
      setChoice((last) => ({ ...last, pages: '', ranges: '' }));
    },
    onOpened: (document) => {
      dispatch({ type: 'load', pages: pagesOfDocument(document) });
      if (choice.splitMethod === 'pages') dispatch({ type: 'choose', keys: keysOf(choice.pages, document) });
    },
  });
  const busy = work.state === 'busy';
  const document = file?.is === 'ready' ? file.document : undefined;
  const images = useImageBytes(service, choice.splitMethod === 'size' ? document : undefined);
  const plan = useMemo(() => planSplit(choice, document, images), [choice, document, images]);
  const problem = plan && 'problem' in plan ? plan.problem : undefined;

  const change = (next: SplitChoice) => {
    setChoice(next);
    reset();
    if (!document || (next.pages === choice.pages && next.splitMethod === choice.splitMethod)) return;
    dispatch({ type: 'choose', keys: next.splitMethod === 'pages' ? keysOf(next.pages, document) : [] });
  };
  // The selection in the page grid fills the field of its method.
  const act = (action: DeckAction) => {
    if (action.type === 'activate' && !action.extend) return dispatch(action);
    if (!document || busy) return;
    if (choice.splitMethod === 'pages') {
      dispatch(action);
      setChoice({ ...choice, pages: listOf(changeDeck(deck, action)) });
      reset();
    } else if (action.type === 'select') {
      const index = deck.pages.findIndex(({ key }) => key === action.key);
      dispatch({ type: 'activate', index });
      if (choice.splitMethod === 'range')
        change({ ...choice, ranges: toggleCut(choice.ranges, index + 1, document.pages.length) });
    }
  };
  const refusal = useFailureNote(choice);
  const notNow = useFailureNote(busy);
  const split = () => {
    if (!file) return;
    if (choice.splitMethod === 'pages' && choice.pages.trim() === '') return refusal.show(noPages);
    if (choice.splitMethod === 'range' && choice.ranges.trim() === '') return refusal.show(noRanges);
    void start(file.source, { ...optionsOf(choice), password: document?.password }, keepStored);
  };

  return (
    <Workbench
      isLong={document !== undefined}
      settings={
        <SplitSettings
          choice={choice}
          onChange={change}
          problem={problem}
          outlineDepth={document && Math.max(0, ...document.outline.map(({ level }) => level))}
          disabled={busy}
        />
      }
      action={
        <StartButton
          label="Split PDF"
          busyLabel="Splitting PDF…"
          busy={busy}
          disabled={!file || file.is === 'locked' || file.is === 'opening' || problem !== undefined}
          again={work.state === 'done'}
          note={refusal.note}
          onStart={split}
          onCancel={cancel}
        />
      }
    >
      {file ? (
        <div className="space-y-5">
          <CallNote work={work} />
          {work.state === 'done' && <SplitParts result={work.result} onDeleted={reset} />}
          <DropZone
            field={field}
            what={t('a PDF')}
            compact
            onFiles={(files) => (busy ? notNow.show(oneMoment) : choose(files))}
          />
          {notNow.note}
          {document ? (
            <DoctorPanel service={service} document={document} source={file.source} slug={pdfSplitter.slug} />
          ) : (
            <FileNote file={file} onUnlock={unlock} />
          )}
          {document && <SplitPages {...{ service, document, deck, choice, plan }} dispatch={act} />}
        </div>
      ) : (
        <DropZone field={field} what={t('a PDF')} onFiles={choose} />
      )}
    </Workbench>
  );
}

const oneMoment = {
  title: t('One moment'),
  text: t('Please choose another when this one is split.'),
};

const pagesOfDocument = ({ id, pages }: PdfDocument): PageDeck['pages'] =>
  pages.map((_, page) => ({ key: `${id}-${page}`, document: id, page, rotation: 0 }));

/** The selected pages as a list: `'1-3,5'`. */
const listOf = ({ pages, selected }: PageDeck): string =>
  formatPages(pages.filter(({ key }) => selected.has(key)).map(({ page }) => page + 1));

function keysOf(list: string, { id, pages }: PdfDocument): string[] {
  const read = readPageRanges(list, pages.length);
  return 'ranges' in read ? [...new Set(pagesOf(read.ranges))].map((page) => `${id}-${page - 1}`) : [];
}

/** Only the options of this method: fields of other methods may be half-written. */
function optionsOf({ splitMethod, pages, ranges, oneFile, every, level, maxBytes }: SplitChoice): SplitOptions {
  switch (splitMethod) {
    case 'pages':
      return { splitMethod, pages: pages.trim(), oneFile };
    case 'range':
      return { splitMethod, ranges: ranges.trim(), oneFile };
    case 'every':
      return { splitMethod, every };
    case 'bookmarks':
      return { splitMethod, level };
    case 'size':
      return { splitMethod, maxBytes };
    default:
      return { splitMethod };
  }
}
