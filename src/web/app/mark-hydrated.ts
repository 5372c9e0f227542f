/** Browser tests wait for this: clicks before hydration are lost. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = 'true';
}
