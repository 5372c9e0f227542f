import { FileText, Type } from 'lucide-react';
import { t } from '../../shared/language/translate.ts';
import { TextDeskArea } from '../../web/kit/text/text-desk-area.tsx';
import type { TextDesk } from '../../web/kit/text/use-text-desk.ts';
import { DropFrame, DropZone } from '../../web/kit/tool-shell/drop-zone.tsx';
import type { QueueItem } from '../../web/kit/tool-shell/file-queue.ts';
import { FileRows } from '../../web/kit/tool-shell/file-rows.tsx';
import { CallNote, type CallWork } from '../../web/kit/tool-shell/use-call.tsx';
import type { FileList } from '../../web/kit/tool-shell/use-file-queue.ts';
import { usePageDrop } from '../../web/kit/tool-shell/use-page-drop.ts';
import { Tabs } from '../../web/kit/ui/tabs.tsx';
import type { Summary } from './text-summarizer.page.tsx';
import { textSummarizer } from './text-summarizer.tool.ts';

export const sourceKinds = ['text', 'file'] as const;
type SourceKind = (typeof sourceKinds)[number];

const tabs = [
  { id: 'text', name: t('Text'), icon: Type },
  { id: 'file', name: t('File'), icon: FileText },
] as const;

type SourceInputProps = {
  kind: SourceKind;
  onKind: (kind: SourceKind) => void;
  desk: TextDesk;
  limit: number;
  work: CallWork<Summary>;
  files: FileList<Summary>;
  onFiles: (files: File[]) => void;
  onRetry: () => void;
  help: (item: QueueItem<Summary>, code: string) => React.ReactNode;
};

/** The text or document to summarize. */
export function SourceInput({ kind, onKind, ...source }: SourceInputProps) {
  return (
    <Tabs label="What to summarize" tabs={tabs} shown={kind} onShow={onKind} panelClassName="pt-4">
      {/* The text area stays, so that nothing in it is lost. */}
      <div hidden={kind !== 'text'}>
        <TextInput {...source} isShown={kind === 'text'} />
      </div>
      {kind === 'file' && <FileInput {...source} />}
    </Tabs>
  );
}

function TextInput(props: Omit<SourceInputProps, 'kind' | 'onKind'> & { isShown: boolean }) {
  const { desk, limit, work, isShown, onFiles } = props;
  return (
    <div className="space-y-4">
      <TextDeskArea
        desk={desk}
        label="Text to summarize"
        placeholder="Type or paste your text, or drop a document anywhere on this page."
        limit={limit}
        sent
        className="h-72 lg:h-96"
      />
      <CallNote work={work} />
      {isShown && <PageDrop onFiles={onFiles} />}
    </div>
  );
}

function PageDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  return usePageDrop(onFiles) ? <DropFrame what={t('a document')} /> : null;
}

function FileInput({ files, onFiles, onRetry, help }: Omit<SourceInputProps, 'kind' | 'onKind'>) {
  const field = textSummarizer.actions.summarizeFile.files.file;
  const isEmpty = files.items.length === 0;
  return (
    <div className="space-y-5">
      <DropZone field={field} what={t('a document')} compact={!isEmpty} onFiles={onFiles} />
      {!isEmpty && (
        <FileRows
          files={files}
          busyWord="Summarizing"
          onRetry={onRetry}
          details={(_item, result) => (
            <p className="text-[0.9375rem] text-soft">
              {t('{words, plural, one {# word was read.} other {# words were read.}}', { words: result.words })}
            </p>
          )}
          help={help}
        />
      )}
    </div>
  );
}
