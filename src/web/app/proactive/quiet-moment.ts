import { SECOND_MS } from '../../../shared/units.ts';

/** How long after a key somebody is still typing. */
const typingMs = 4 * SECOND_MS;
const lookAgainMs = SECOND_MS / 2;

/** Work under way, something the visitor has opened, and something held over the page. */
const busySigns = 'progress, [aria-busy="true"], [role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]';

let lastKeyAt = Number.NEGATIVE_INFINITY;
let isPressed = false;

/** Watches what the page does not show: keys and presses. */
export function watchHands(signal: AbortSignal): void {
  const listen = (types: readonly string[], hear: (event: Event) => void) => {
    for (const type of types) document.addEventListener(type, hear, { signal, capture: true, passive: true });
  };
  listen(['keydown', 'input'], ({ target }) => {
    if (isTextField(target)) lastKeyAt = performance.now();
  });
  listen(['pointerdown', 'dragenter', 'dragover'], () => {
    isPressed = true;
  });
  listen(['pointerup', 'pointercancel', 'dragend', 'drop'], () => {
    isPressed = false;
  });
}

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Whether something is being done that a suggestion would disturb. */
const isBusy = (): boolean =>
  document.hidden ||
  isPressed ||
  performance.now() - lastKeyAt < typingMs ||
  document.querySelector(busySigns) !== null;

/** Resolves when nothing is being done any more. Rejects when `signal` aborts. */
export async function quietMoment(signal: AbortSignal): Promise<void> {
  while (isBusy()) {
    signal.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
  signal.throwIfAborted();
}
