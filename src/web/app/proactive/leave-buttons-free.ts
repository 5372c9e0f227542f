const controls = 'main button, main a, main input, main textarea, main select, main label:has(input)';
/** What must stay free, whatever else is covered. */
const important = '[data-start], [data-chat-button]';
const importance = 100;

/** The corners of the page by their attributes, the most welcome first. Below is where toasts appear for a moment. */
const corners = [[], ['data-across', 'data-low'], ['data-across'], ['data-low']] as const;

/**
 * Moves `place` to another corner where it would cover controls of the page in this one. On a phone it has only one place.
 *
 * @returns a function that ends it
 */
export function leaveButtonsFree(place: HTMLElement): () => void {
  const moveTo = (corner: readonly string[]) => {
    for (const attribute of ['data-across', 'data-low']) place.toggleAttribute(attribute, corner.includes(attribute));
  };
  const choose = () => {
    const boxes = [...document.querySelectorAll(`${controls}, ${important}`)].map((control) => ({
      box: control.getBoundingClientRect(),
      weight: control.matches(important) ? importance : 1,
    }));
    const costOf = (corner: readonly string[]): number => {
      moveTo(corner);
      const { left, right, top, bottom } = place.getBoundingClientRect();
      return boxes
        .filter(({ box }) => box.right > left && box.left < right && box.bottom > top && box.top < bottom)
        .reduce((sum, { weight }) => sum + weight, 0);
    };
    // Cards that are in nobody's way stay where they are.
    const here = ['data-across', 'data-low'].filter((attribute) => place.hasAttribute(attribute));
    if (costOf(here) === 0) return;
    const costs = corners.map(costOf);
    moveTo(corners[costs.indexOf(Math.min(...costs))] ?? []);
  };
  choose();
  addEventListener('resize', choose);
  document.addEventListener('scrollend', choose);
  return () => {
    removeEventListener('resize', choose);
    document.removeEventListener('scrollend', choose);
  };
}
