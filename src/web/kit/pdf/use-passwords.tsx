import type { QueueItem } from '../tool-shell/file-queue.ts';
import { bytesOf } from '../tool-shell/file-source.ts';
import { useKeptObject } from '../tool-shell/kept-pages.tsx';
import type { FileSource } from '../tool-shell/passed-files.ts';
import { UnlockForm } from './unlock-form.tsx';

/** Whether a file was refused for want of its password. */
export const asksPassword = (code: string): boolean => code === 'PASSWORD_NEEDED' || code === 'WRONG_PASSWORD';

/** Tells the files on a list apart, also when the server has them already. */
const nameOf = (source: FileSource) => `${bytesOf(source)}/${source.name}`;

/**
 * The passwords of the files on a list, for this visit only, never stored. `help` asks for one in the row of a file that needs
 * it; `onUnlock` runs that file again.
 */
export function usePasswords(props: { busy: boolean; wrong?: string; onUnlock: (key: number) => void }) {
  const { busy, wrong, onUnlock } = props;
  const passwords = useKeptObject('passwords', () => new Map<string, string>());
  const help = ({ key, name, source }: QueueItem<unknown>, code: string) => {
    if (!asksPassword(code)) return null;
    const unlock = (password: string) => {
      passwords.set(nameOf(source), password);
      onUnlock(key);
    };
    const problem = code === 'WRONG_PASSWORD' ? wrong : undefined;
    return <UnlockForm fileName={name} problem={problem} busy={busy} onUnlock={unlock} />;
  };
  return { passwordOf: (source: FileSource) => passwords.get(nameOf(source)), help };
}
