import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { describeFailure, failureSentence } from '../../kit/http/describe-failure.ts';
import { FailureNote } from '../../kit/ui/failure-note.tsx';
import { showToast } from '../../kit/ui/toast.ts';

type Change<Answer, Input> = UseMutationOptions<Answer, Error, Input> & {
  /** Whether an error is a failure; false for a question of the server, or a dialog the user closed. */
  isFailure?: (error: Error) => boolean;
};

/**
 * A change the user asks for. A toast says why it failed, and so does `failure`, near the button, until it is asked for again.
 *
 * @param title of the failure: 'Not changed'
 */
export function useChange<Answer, Input = void>(
  title: string,
  { isFailure = () => true, onError, ...options }: Change<Answer, Input>,
) {
  const change = useMutation<Answer, Error, Input>({
    ...options,
    onError: (error, ...rest) => {
      onError?.(error, ...rest);
      if (isFailure(error)) showToast({ title, text: describeFailure(error), tone: 'failure' });
    },
  });
  const { error } = change;
  return {
    ...change,
    failure: error && isFailure(error) && <FailureNote title={title} text={failureSentence(error)} />,
  };
}
