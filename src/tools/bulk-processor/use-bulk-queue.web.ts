import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { statsSchema } from '../../modules/health/health.contract.ts';
import { t } from '../../shared/language/translate.ts';
import { whoHas } from '../../web/kit/session/plan-mode.ts';
import { queryClient, queryOf } from '../../web/kit/session/query-client.ts';
import { usePlan } from '../../web/kit/session/use-user.ts';
import { checkFile } from '../../web/kit/tool-shell/check-file.ts';
import { onDeleted } from '../../web/kit/tool-shell/deleted-files.ts';
import type { KeptPage } from '../../web/kit/tool-shell/kept-page.ts';
import { useKeptObject } from '../../web/kit/tool-shell/kept-pages.tsx';
import { type FileSource, takePassedFiles } from '../../web/kit/tool-shell/passed-files.ts';
import { showToast, tellFailure } from '../../web/kit/ui/toast.ts';
import { upgradeLink } from '../../web/kit/ui/upgrade-link.tsx';
import { bulkProcessor } from './bulk-processor.tool.ts';
import { BulkRunner } from './bulk-runner.web.ts';
import { readBulkItems } from './kept-bulk-items.web.ts';
import type { BulkCounts } from './queue-state.ts';

const { batch: maxBatch, files } = bulkProcessor.actions.process;
const { file: field } = files;

/** Each uses a connection for its upload or its events; browsers open six to one server and need one for the rest. */
const atOncePerPlan = { free: 2, pro: 4 };

/** The list of files and the number of parallel runs. */
export function useBulkQueue() {
  const runner = useKeptObject('bulk', createKeptRunner);
  const items = useSyncExternalStore(runner.subscribe, runner.items, runner.items);
  const plan = usePlan();
  const { data: stats } = useQuery(queryOf('/api/stats', statsSchema), queryClient);
  const atOnce = Math.max(1, Math.min(atOncePerPlan[plan], stats?.jobsAtOnce ?? 1));
  useEffect(() => runner.setAtOnce(atOnce), [runner, atOnce]);

  const add = (sources: readonly FileSource[]) => {
    const tooLarge = sources.filter((source) => checkFile(field, source, plan)?.reason === 'tooLarge');
    const fitting = sources.filter((source) => !tooLarge.includes(source));
    const room = Math.max(0, maxBatch[plan] - runner.items().length);
    if (tooLarge.length > 0) showTooLarge(tooLarge, plan);
    if (fitting.length > room) showTooMany(fitting.length - room, plan);
    runner.add(fitting.slice(0, room));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens.
  useEffect(() => {
    add(takePassedFiles());
    // Not taken back: it goes on elsewhere on the site, too.
    window.addEventListener('online', runner.resume);
    const find = () => void runner.findGone();
    find();
    return onDeleted(find);
  }, [runner]);

  return { runner, items, add, atOnce };
}

/** Goes on while the visitor is elsewhere on the site. */
function createKeptRunner(page: KeptPage): BulkRunner {
  const runner = new BulkRunner(showEnd);
  let last = '[]';
  runner.subscribe(() => {
    const kept = runner.kept();
    // Progress changes nothing of it.
    const text = JSON.stringify(kept);
    if (text !== last) page.keep('bulk', kept.length > 0 ? kept : undefined);
    last = text;
  });
  page.restore('bulk', (kept, isCopy) => {
    // Two tabs must not send the same files twice.
    if (!isCopy) runner.restore(readBulkItems(kept) ?? []);
  });
  return runner;
}

type Plan = keyof typeof maxBatch;

function showTooMany(left: number, plan: Plan): void {
  const text = t('{who} can process up to {max} files at once. {count, plural, one {# was} other {# were}} left out.', {
    who: whoHas(plan),
    max: maxBatch[plan],
    count: left,
  });
  tellFailure({ title: t('Too Many Files'), text, ...offer(plan) });
}

function showTooLarge(sources: readonly FileSource[], plan: Plan): void {
  const [first] = sources;
  const { title, text } = field.messages.tooLarge({
    who: whoHas(plan),
    maxBytes: field.maxBytes[plan],
    fileName: first?.name ?? '',
  });
  const leftOut =
    sources.length === 1 && first
      ? t('Left out: {name}.', { name: first.name })
      : t('Left out: {count, plural, one {# file} other {# files}}.', { count: sources.length });
  tellFailure({ title, text: `${text} ${leftOut}`, ...offer(plan) });
}

const offer = (plan: Plan) => (plan === 'free' ? { link: upgradeLink } : {});

function showEnd({ completed, failed, total }: BulkCounts): void {
  if (completed === 0) {
    showToast({
      title: t('Processing failed'),
      text: t('No file could be processed. Each row shows why.'),
      tone: 'failure',
    });
    return;
  }
  const text =
    failed > 0
      ? t('{completed} of {total, plural, one {# file} other {# files}} completed, {failed} failed.', {
          completed,
          total,
          failed,
        })
      : t('{completed} of {total, plural, one {# file} other {# files}} completed.', { completed, total });
  showToast({ title: t('Bulk Processing Complete!'), text, tone: 'success' });
}
