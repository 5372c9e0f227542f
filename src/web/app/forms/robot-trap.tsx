import { type KeyboardEvent, useRef } from 'react';

/** What `robotSigns` of src/shared/robot-signs.ts takes. */
type Signs = { website: string; writingTime?: number };

/**
 * Tells robots from people without asking anybody anything: a field that nobody sees, and the time from the first key to sending.
 * `trap` goes into the form, `onKeyDown` onto it, and `signs` into the call.
 */
export function useRobotTrap() {
  const field = useRef<HTMLInputElement>(null);
  const began = useRef<number>(undefined);
  return {
    trap: (
      <div className="absolute -inset-s-[200vw]" aria-hidden="true">
        <label>
          Website
          <input ref={field} type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    ),
    // Only typed characters: people paste an address, or have it filled in, and press Enter at once.
    onKeyDown: ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key.length === 1 && !ctrlKey && !metaKey) began.current ??= performance.now();
    },
    signs: (): Signs => ({
      website: field.current?.value ?? '',
      // Unknown for those who paste, dictate or have it filled in.
      ...(began.current !== undefined && { writingTime: Math.round(performance.now() - began.current) }),
    }),
  };
}
