const controls = 'main button, main a, main input, main textarea, main select, main label:has(input)';
/** Must stay free, whatever else is covered. */
const start = '[data-start]';
const importanceOfStart = 100;
const importanceOfFocus = 10;

const heights = [[], ['data-high'], ['data-higher']] as const;
/** Where else it can be, by attributes; the first of the best is taken. */
const otherPlaces = heights.flatMap((height) => [[...height], ['data-across', ...height]]).slice(1);

/**
 * Moves `place` elsewhere while it would cover the button that starts a tool's work: to where it covers the least.
 *
 * @param options.alsoControls whether it also gets out of the way of other controls of the page
 * @returns a function that ends it
 */
export function leaveStartFree(
  place: HTMLElement,
  { alsoControls = () => false }: { alsoControls?: () => boolean } = {},
): () => void {
  const moveTo = (attributes: readonly string[]) => {
    for (const attribute of ['data-across', 'data-high', 'data-higher'])
      place.toggleAttribute(attribute, attributes.includes(attribute));
  };
  const choose = () => {
    // Pressing it focuses it: it must be there still when the press ends.
    if (place.matches(':active')) return;
    const boxes = [...document.querySelectorAll(`${controls}, ${start}`)].map((control) => ({
      box: control.getBoundingClientRect(),
      // Cards and lines of text are links, which can be pressed elsewhere.
      isLink: control.matches('a'),
      weight: weightOf(control),
    }));
    const costOf = (attributes: readonly string[]): number => {
      moveTo(attributes);
      const here = place.getBoundingClientRect();
      return (
        boxes
          .map(({ box, isLink, weight }) => ({
            share: sharedArea(box, here) / (box.width * box.height),
            isLink,
            weight,
          }))
          .filter(({ share, isLink }) => share > (isLink ? 0.5 : 0))
          // The end of a wide field matters less than most of a button.
          .reduce((sum, { share, weight }) => sum + weight * (1 + share), 0)
      );
    };
    const usual = costOf([]);
    if (alsoControls() ? usual === 0 : usual < importanceOfStart) return;
    const costs = otherPlaces.map(costOf);
    const least = Math.min(...costs);
    moveTo(least < usual ? (otherPlaces[costs.indexOf(least)] ?? []) : []);
  };
  choose();
  const observer = new ResizeObserver(choose);
  observer.observe(document.body);
  addEventListener('resize', choose);
  document.addEventListener('scrollend', choose);
  document.addEventListener('focusin', choose);
  return () => {
    observer.disconnect();
    removeEventListener('resize', choose);
    document.removeEventListener('scrollend', choose);
    document.removeEventListener('focusin', choose);
  };
}

function weightOf(control: Element): number {
  if (control.matches(start)) return importanceOfStart;
  return control === document.activeElement ? importanceOfFocus : 1;
}

/** In square pixels. */
function sharedArea(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
