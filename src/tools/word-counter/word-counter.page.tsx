import { useDeferredValue } from 'react';
import { t } from '../../shared/language/translate.ts';
import { TextDeskArea } from '../../web/kit/text/text-desk-area.tsx';
import { useTextDesk } from '../../web/kit/text/use-text-desk.ts';
import { DropFrame } from '../../web/kit/tool-shell/drop-zone.tsx';
import { usePageDrop } from '../../web/kit/tool-shell/use-page-drop.ts';
import { useRemembered } from '../../web/kit/tool-shell/use-remembered.ts';
import { FileButton } from '../../web/kit/ui/file-button.tsx';
import { showToast } from '../../web/kit/ui/toast.ts';
import { amounts } from './amounts.ts';
import { AnalysisPanel } from './analysis-panel.tsx';
import { CountsAnnouncer, CountsPanel } from './counts-panel.tsx';
import { FileNotes } from './file-notes.tsx';
import { GoalPanel, goalSchema, progressOf } from './goal-panel.tsx';
import { LimitsPanel } from './limits-panel.tsx';
import { SelectionCounts } from './selection-counts.tsx';
import { useTextCounts } from './use-text-counts.web.ts';
import { useTextFiles } from './use-text-files.web.ts';
import { useTextLink } from './use-text-link.web.ts';
import { wordCounter } from './word-counter.tool.ts';

const acceptedFiles =
  '.txt,.md,.csv,.docx,.doc,.odt,.pdf,text/plain,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/vnd.oasis.opendocument.text';

const noGoal = goalSchema.parse({});

export default function WordCounterPage() {
  const desk = useTextDesk(wordCounter.slug);
  const link = useTextLink();
  const { counts, isCurrent } = useTextCounts(link, desk.text, 'count');
  const [goal, setGoal] = useRemembered(`${wordCounter.slug}.goal`, goalSchema, noGoal);
  const files = useTextFiles(link, (opened) => {
    desk.replace(opened.map(({ text }) => text).join('\n\n'), 'opening');
    const [first] = opened;
    const title =
      opened.length === 1 && first
        ? t('{name} opened', { name: first.name })
        : t('{count, plural, one {# file} other {# files}} opened', { count: opened.length });
    showToast({ title, text: t('Undo restores the previous text.'), tone: 'success' });
  });
  const isHeld = usePageDrop(files.open);
  const laterText = useDeferredValue(desk.text);

  return (
    <div className="space-y-5">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex min-w-0 flex-col gap-4 self-stretch">
          <TextDeskArea
            desk={desk}
            label="Your text"
            placeholder="Type or paste your text, or drop a file anywhere on this page."
            className="h-[22rem] lg:h-[30rem]"
            summary={`${amounts.words(counts.words)} · ${amounts.characters(counts.characters)}`}
          >
            <FileButton label="Open files" accept={acceptedFiles} multiple look="on-paper" onFiles={files.open} />
            <SelectionCounts area={desk.area} link={link} />
          </TextDeskArea>
          <FileNotes {...files} />
        </div>
        <div className="min-w-0 space-y-5">
          <CountsPanel counts={counts} isCurrent={isCurrent} />
          <GoalPanel goal={goal} onChange={setGoal} counts={counts} />
        </div>
      </div>
      <LimitsPanel text={laterText} characters={counts.characters} />
      <AnalysisPanel text={desk.text} area={desk.area} />
      <CountsAnnouncer counts={counts} goal={progressOf(goal, counts)?.sentence} />
      {isHeld && <DropFrame what={t('a text')} />}
    </div>
  );
}
