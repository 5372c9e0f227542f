import { useQuery } from '@tanstack/react-query';
import { History, X } from 'lucide-react';
import {
  type RecentResult,
  recentResultsPath,
  recentResultsSchema,
} from '../../../modules/jobs/recent-results.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { queryClient, queryOf } from '../../kit/session/query-client.ts';
import { useUser } from '../../kit/session/use-user.ts';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { LoadedThings } from '../../kit/ui/loaded-things.tsx';
import { Modal } from '../../kit/ui/modal.tsx';
import { fileLifetime } from '../head/site-values.ts';
import { RecentRow } from './recent-row.tsx';

/** What this visitor's jobs have made and is still there: to download, go on with or delete, wherever on the site they are. */
export default function RecentDrawer({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const query = useQuery(
    // Something may have been made or deleted since it was open last.
    { ...queryOf(recentResultsPath, recentResultsSchema), refetchOnMount: 'always' },
    queryClient,
  );
  const forget = (job: string) =>
    queryClient.setQueryData<{ results: RecentResult[] }>(
      [recentResultsPath],
      (last) => last && { results: last.results.filter((result) => result.job !== job) },
    );
  return (
    <Modal
      label="Recent results"
      onClose={onClose}
      className="slide-in fixed inset-y-0 inset-e-0 z-50 flex w-full max-w-md flex-col border-line border-s bg-paper shadow-lift outline-none"
    >
      <div className="flex items-center justify-between gap-4 py-3 pe-3 ps-5">
        <h2 className="text-xl">Recent</h2>
        <Button look="quiet" size="icon" aria-label="Close" onClick={onClose}>
          <X className="size-5" aria-hidden="true" />
        </Button>
      </div>
      <div className="seam" />
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-3 sm:p-5">
        <LoadedThings query={query} label="Loading your results…">
          {({ results }) =>
            results.length === 0 ? (
              <EmptyState
                icon={History}
                title="Nothing here yet"
                text={<>What the tools make for you is listed here for {fileLifetime()}, until it is deleted.</>}
              />
            ) : (
              <ul aria-label="Recent results" className="space-y-3">
                {results.map((result) => (
                  <RecentRow key={result.job} result={result} onDeleted={() => forget(result.job)} onLeave={onClose} />
                ))}
              </ul>
            )
          }
        </LoadedThings>
      </div>
      <p className="border-line border-t px-5 py-3 text-soft text-sm">
        {user
          ? 'Only you see this list, on every device where you are signed in.'
          : 'Only this browser sees this list. Sign in to have it on all your devices.'}{' '}
        {t('Files are deleted after {fileLifetime}.', { fileLifetime: fileLifetime() })}
      </p>
    </Modal>
  );
}
