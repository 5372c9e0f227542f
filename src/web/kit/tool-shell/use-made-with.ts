import { readText, useKeptState } from './kept-pages.tsx';

/**
 * Whether the results on the page were made with the settings as they are now, after Back and a reload, too.
 *
 * @param settings plain data, without secrets
 */
export function useMadeWith(settings: unknown): { isCurrent: boolean; note: () => void } {
  const now = JSON.stringify(settings);
  const [last, setLast] = useKeptState<string | undefined>('madeWith', undefined, readText);
  return { isCurrent: now === last, note: () => setLast(now) };
}
