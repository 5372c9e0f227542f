const controls = 'main button, main a, main input, main textarea, main select, main label:has(input)';
/** Must stay free, whatever else is covered. */
const start = '[data-start]';
const importanceOfStart = 100;

/** Where else it can be, by attributes; the first of the best is taken. */
const otherPlaces = [['data-across'], ['data-high'], ['data-across', 'data-high']] as const;

/**
 * Moves `place` elsewhere while it would cover the button that starts a tool's work: to where it covers the least.
 *
 * @returns a function that ends it
 */
export function leaveStartFree(place: HTMLElement): () => void {
  const moveTo = (attributes: readonly string[]) => {
    for (const attribute of ['data-across', 'data-high'])
      place.toggleAttribute(attribute, attributes.includes(attribute));
  };
  const covered = (selector: string): Element[] => {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    return [...document.querySelectorAll(selector)].filter((control) => {
      const box = control.getBoundingClientRect();
      return box.right > left && box.left < right && box.bottom > top && box.top < bottom;
    });
  };
  const choose = () => {
    moveTo([]);
    if (covered(start).length === 0) return;
    const costs = otherPlaces.map((other) => {
      moveTo(other);
      return covered(controls).length + covered(start).length * importanceOfStart;
    });
    moveTo(otherPlaces[costs.indexOf(Math.min(...costs))] ?? []);
  };
  choose();
  const observer = new ResizeObserver(choose);
  observer.observe(document.body);
  addEventListener('resize', choose);
  document.addEventListener('scrollend', choose);
  return () => {
    observer.disconnect();
    removeEventListener('resize', choose);
    document.removeEventListener('scrollend', choose);
  };
}
