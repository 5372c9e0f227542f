/**
 * Moves `place` to the other side while it would cover the button that starts a tool's work.
 *
 * @returns a function that ends it
 */
export function leaveStartFree(place: HTMLElement): () => void {
  const choose = () => {
    place.removeAttribute('data-left');
    const { left, right, top, bottom } = place.getBoundingClientRect();
    const covers = [...document.querySelectorAll('[data-start]')].some((button) => {
      const box = button.getBoundingClientRect();
      return box.right > left && box.left < right && box.bottom > top && box.top < bottom;
    });
    place.toggleAttribute('data-left', covers);
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
