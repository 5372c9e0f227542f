import { useCallback, useEffect, useState } from 'react';
import { createId } from '../../shared/ids.ts';
import { t } from '../../shared/language/translate.ts';
import { DropZone } from '../../web/kit/tool-shell/drop-zone.tsx';
import { StartButton } from '../../web/kit/tool-shell/start-button.tsx';
import { useRemembered } from '../../web/kit/tool-shell/use-remembered.ts';
import { Workbench } from '../../web/kit/tool-shell/workbench.tsx';
import { showToast, tellFailure } from '../../web/kit/ui/toast.ts';
import { BulkList } from './bulk-list.tsx';
import { bulkProcessor } from './bulk-processor.tool.ts';
import { BulkSettings } from './bulk-settings.tsx';
import { stepsSchema } from './bulk-steps.ts';
import { objectionToPattern } from './name-pattern.ts';
import type { BulkOrder } from './queue-state.ts';
import { countQueue } from './queue-state.ts';
import {
  type PlainRecipe,
  plainRecipeSchema,
  recipeOfLink,
  startingRecipe,
  withoutSecrets,
  withPassword,
} from './recipes.ts';
import { today } from './today.ts';
import { useBulkQueue } from './use-bulk-queue.web.ts';

const { file: field } = bulkProcessor.actions.process.files;

export default function BulkProcessorPage() {
  const { runner, items, add, atOnce } = useBulkQueue();
  const { recipe, setRecipe } = useRecipe();
  const counts = countQueue(items);
  const busy = counts.underWay > 0;
  const usable = stepsSchema.safeParse(recipe.steps).success && objectionToPattern(recipe.namePattern) === undefined;

  const start = useCallback(
    (ids: readonly string[], password?: string) => {
      const date = today();
      const used = password === undefined ? recipe : withPassword(recipe, password);
      const all = runner.items();
      const orders = ids.map((id): [string, BulkOrder] => {
        const number = all.findIndex((item) => item.id === id) + 1;
        return [id, { ...used, number, date, key: createId() }];
      });
      runner.start(new Map(orders));
    },
    [runner, recipe],
  );
  const retry = useCallback((id: string) => start([id]), [start]);
  const unlock = useCallback((id: string, password: string) => start([id], password), [start]);
  const pending = items.filter(({ status }) => status.state === 'pending' && !status.waiting).map(({ id }) => id);

  return (
    <Workbench
      settings={<BulkSettings recipe={recipe} onChange={setRecipe} />}
      action={
        <StartButton
          label="Start Processing"
          busyLabel="Processing…"
          busy={busy}
          disabled={pending.length === 0 || !usable}
          onStart={() => start(pending)}
          onCancel={() => runner.cancel()}
        />
      }
    >
      {items.length === 0 ? (
        <DropZone field={field} what={t('files')} multiple folders onFiles={add} />
      ) : (
        <div className="space-y-5">
          <DropZone field={field} what={t('files')} multiple folders compact onFiles={add} />
          <BulkList {...{ runner, items, counts, recipe, atOnce }} onRetry={retry} onUnlock={unlock} />
        </div>
      )}
    </Workbench>
  );
}

/** The recipe of the last visit, or of a link. Passwords are not stored. */
function useRecipe() {
  const [kept, keep] = useRemembered(bulkProcessor.slug, plainRecipeSchema, startingRecipe);
  const [chosen, setChosen] = useState<PlainRecipe>();
  const recipe = chosen ?? kept;
  const setRecipe = (next: PlainRecipe) => {
    setChosen(next);
    if (plainRecipeSchema.safeParse(next).success) keep(withoutSecrets(next));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is read once, when the page opens.
  useEffect(() => {
    if (!location.hash.startsWith('#recipe=')) return;
    const linked = recipeOfLink(location.hash);
    history.replaceState(history.state, '', location.pathname + location.search);
    if (linked) {
      const { name, ...plain } = linked;
      setRecipe(plain);
      showToast({ title: t('Recipe loaded'), text: t('{name}. Save it to use it again.', { name }), tone: 'success' });
    } else {
      tellFailure({
        title: t('Recipe not loaded'),
        text: t('The link is broken. Please ask for a new one.'),
      });
    }
  }, []);
  return { recipe, setRecipe };
}
