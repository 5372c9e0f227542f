import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { z } from 'zod';
import { readAs } from '../../web/kit/tool-shell/kept-items.ts';
import { useKeptState } from '../../web/kit/tool-shell/kept-pages.tsx';
import { type PaletteAction, type PaletteState, reducePalette, startPalette } from './palette-state.ts';
import { decodePalette, encodePalette } from './share-link.ts';

const firstPalette = startPalette('#2a9d8f', 'complementary');

/** Browsers throttle address changes: 100 in 10 s in the strictest. */
const writeDelayMs = 300;

/** The steps of undo and redo at the palette of this link, each as a link. */
const stepsSchema = z.object({ link: z.string(), past: z.array(z.string()), future: z.array(z.string()) });
const readSteps = readAs<z.infer<typeof stepsSchema> | undefined>(stepsSchema);
const decodeAll = (links: readonly string[]) => links.flatMap((link) => decodePalette(link) ?? []);

export type PaletteControl = { state: PaletteState; perform: (action: PaletteAction) => void };

/**
 * The page's palette, stored in the address's hash, with undo and redo keys. The steps survive Back and a reload.
 * @returns also whether the address holds an invalid palette.
 */
export function usePalette(): PaletteControl & { linkIsBroken: boolean } {
  const [state, perform] = useReducer(reducePalette, firstPalette);
  const [linkIsBroken, setLinkIsBroken] = useState(false);

  const readLink = useEffectEvent((how: 'open' | 'load') => {
    const { hash } = location;
    const palette = decodePalette(hash);
    if (palette) perform({ do: how, palette });
    setLinkIsBroken(!palette && hash.length > 1 && !document.getElementById(hash.slice(1)));
  });
  const ownPath = useRef<string>(undefined);
  useEffect(() => {
    ownPath.current = location.pathname;
    readLink('open');
    const read = () => readLink('load');
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  const { past, future } = state;
  const link = encodePalette(state.palette);
  const isTouched = past.length + future.length > 0;
  const [steps, setSteps] = useKeptState('steps', undefined, readSteps);
  // Written from the state and read back into it: only until the first change, so that the two never answer each other.
  const isRestored = useRef(false);
  const keepSteps = useEffectEvent((current: z.infer<typeof stepsSchema>) => {
    if (JSON.stringify(current) !== JSON.stringify(steps)) setSteps(current);
  });
  useEffect(() => {
    if (!isTouched) return;
    isRestored.current = true;
    keepSteps({ link, past: past.map(encodePalette), future: future.map(encodePalette) });
    const timer = setTimeout(() => {
      // The address is the next page's before that is shown.
      if (location.pathname !== ownPath.current) return;
      history.replaceState(history.state, '', link);
      setLinkIsBroken(false);
    }, writeDelayMs);
    return () => clearTimeout(timer);
  }, [link, past, future, isTouched]);
  useEffect(() => {
    if (isRestored.current || isTouched || !steps) return;
    if (steps.link === link) {
      isRestored.current = true;
      perform({ do: 'resume', past: decodeAll(steps.past), future: decodeAll(steps.future) });
    } else if ([...steps.past, ...steps.future].includes(link)) {
      // The page was left before its address was changed.
      const [palette] = decodeAll([steps.link]);
      if (palette) perform({ do: 'open', palette });
    }
  }, [link, isTouched, steps]);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const step = stepOfKeys(event);
      if (!step || event.defaultPrevented || isTextField(event.target)) return;
      event.preventDefault();
      perform({ do: step });
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return { state, perform, linkIsBroken };
}

/** What the keys ask for: Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y, with the command key on a Mac. */
export function stepOfKeys(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}): 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : undefined;
}

/** Text fields undo their own typing. */
function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input[type=text], input:not([type]), textarea');
}
