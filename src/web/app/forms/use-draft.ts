import { useEffect, useEffectEvent } from 'react';
import { readStoredJson, store } from '../../kit/browser-storage.ts';

/**
 * Keeps the texts of a form in this tab until they have been sent: a reload, Back or a lost connection loses nothing.
 * @param restore gets what was typed on an earlier visit
 * @returns forgets the draft
 */
export function useDraft<Name extends string>(
  form: string,
  values: Record<Name, string>,
  restore: (values: Partial<Record<Name, string>>) => void,
): () => void {
  const key = `satchel.draft.${form}`;
  const take = useEffectEvent(() => {
    const kept = readStoredJson('tab', key);
    if (typeof kept !== 'object' || kept === null) return;
    const texts = Object.entries(kept).filter(([name, text]) => name in values && typeof text === 'string');
    restore(Object.fromEntries(texts) as Partial<Record<Name, string>>);
  });
  useEffect(() => take(), []);
  const text = JSON.stringify(values);
  const isEmpty = Object.values(values).every((value) => value === '');
  useEffect(() => {
    if (!isEmpty) store('tab', key, text);
  }, [key, text, isEmpty]);
  return () => void store('tab', key, undefined);
}
