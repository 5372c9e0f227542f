import { FailureNote } from '../../kit/ui/failure-note.tsx';
import { failureSentence } from './describe-failure.ts';

/** Why a change failed, near the button that asked for it, until it is asked for again. */
export function FailedChange({ title, of }: { title: string; of: { error: unknown } }) {
  return of.error ? <FailureNote title={title} text={failureSentence(of.error)} /> : null;
}
