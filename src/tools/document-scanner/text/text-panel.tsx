import { FileText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { saveFile } from '../../../web/kit/tool-shell/save-file.ts';
import { Button } from '../../../web/kit/ui/button.tsx';
import { CopyButton } from '../../../web/kit/ui/copy-button.tsx';
import { Panel } from '../../../web/kit/ui/panel.tsx';
import { Tabs } from '../../../web/kit/ui/tabs.tsx';
import type { ScannedPage } from '../pages/scan-list.ts';
import { correctWord, type DoubtfulWord, findDoubtful } from './doubtful-words.ts';
import { MarkedText } from './marked-text.tsx';
import { joinTexts, lineExample, plainText, splitTexts } from './whole-text.ts';
import { WordCheck } from './word-check.tsx';

type Shown = 'page' | 'all';

/** The recognised text: of the selected page with its doubtful words, or of all pages as one. */
export function TextPanel(props: {
  pages: readonly ScannedPage[];
  page: ScannedPage;
  onText: (key: string, text: string) => void;
}) {
  const { pages, page, onText } = props;
  const [shown, setShown] = useState<Shown>('page');
  const texts = pages.map(({ text }) => text);
  const plain = shown === 'page' || pages.length === 1 ? page.text : plainText(texts);
  const ofPage = <PageText key={page.key} page={page} onText={(text) => onText(page.key, text)} />;
  return (
    <Panel aria-labelledby="extracted-text">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id="extracted-text" className="text-xl">
          Extracted text
        </h2>
        <span className="flex gap-2">
          <CopyButton text={plain} what={t('text')} disabled={plain === ''} />
          <Button
            look="secondary"
            size="small"
            disabled={plain === ''}
            onClick={() => saveFile(new Blob([plain], { type: 'text/plain' }), 'scanned-text.txt')}
          >
            <FileText className="size-4" aria-hidden="true" />
            Save as TXT
          </Button>
        </span>
      </div>
      {pages.length > 1 ? (
        <Tabs
          label="Text of"
          tabs={[
            { id: 'page', name: t('Page {number}', { number: pages.indexOf(page) + 1 }) },
            { id: 'all', name: t('All {count} pages', { count: pages.length }) },
          ]}
          shown={shown}
          onShow={setShown}
          panelClassName="pt-4"
        >
          {shown === 'page' ? (
            ofPage
          ) : (
            <WholeText
              texts={texts}
              onTexts={(changed) => {
                for (const [index, { key }] of pages.entries()) onText(key, changed[index] ?? '');
              }}
            />
          )}
        </Tabs>
      ) : (
        ofPage
      )}
    </Panel>
  );
}

function PageText({ page, onText }: { page: ScannedPage; onText: (text: string) => void }) {
  const { text, words, image } = page;
  const [kept, setKept] = useState<ReadonlySet<DoubtfulWord['word']>>(new Set());
  const [at, setAt] = useState(0);
  const doubtful = useMemo(() => findDoubtful(text, words).filter(({ word }) => !kept.has(word)), [text, words, kept]);
  const place = Math.min(at, doubtful.length - 1);
  const goTo = (caret: number) => {
    const touched = doubtful.findIndex(({ start, end }) => caret >= start && caret <= end);
    if (touched >= 0) setAt(touched);
  };
  return (
    <div className="space-y-3">
      <MarkedText
        label="Extracted text"
        text={text}
        onChange={onText}
        doubtful={doubtful}
        onCaret={goTo}
        placeholder={
          page.readText === '' ? 'No text was found on this page. You can type it here.' : 'The text is empty.'
        }
      />
      <WordCheck
        image={image}
        doubtful={doubtful}
        at={place}
        onGo={setAt}
        onCorrect={(word, correction) => onText(correctWord(text, word, correction))}
        onKeep={({ word }) => setKept(new Set([...kept, word]))}
      />
    </div>
  );
}

/** All texts in one area. While they cannot be separated, the changes stay in the area and the page says what is missing. */
function WholeText({ texts, onTexts }: { texts: readonly string[]; onTexts: (texts: readonly string[]) => void }) {
  const [draft, setDraft] = useState<string>();
  const change = (whole: string) => {
    const changed = splitTexts(whole, texts.length);
    setDraft(changed ? undefined : whole);
    if (changed) onTexts(changed);
  };
  return (
    <>
      <MarkedText
        label="Extracted text of all pages"
        text={draft ?? joinTexts(texts)}
        onChange={change}
        doubtful={[]}
        placeholder="No text was found."
        hint={draft === undefined ? 'Please leave the lines between the pages as they are.' : undefined}
      />
      {draft !== undefined && (
        <div
          role="alert"
          className="mt-2 flex flex-wrap items-center gap-3 rounded-[12px] bg-danger-soft px-4 py-3 text-danger"
        >
          <p>A line between two pages is missing, such as “{lineExample}”: your last changes are not saved yet.</p>
          <Button look="secondary" size="small" onClick={() => setDraft(undefined)}>
            Undo them
          </Button>
        </div>
      )}
    </>
  );
}
