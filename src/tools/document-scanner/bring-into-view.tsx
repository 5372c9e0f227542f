/** A ref: scrolls to a stage that has just come and does not fit into the window below the page's heading. */
export function bringIntoView(stage: HTMLElement | null): void {
  if (stage && stage.getBoundingClientRect().bottom > window.innerHeight) stage.scrollIntoView({ block: 'start' });
}
