const holders = new Set<object>();

/** Whether leaving the site would lose something of `holder`: an upload under way, for example. Then the browser asks first. */
export function holdSite(holder: object, isHeld: boolean): void {
  if (isHeld === holders.has(holder)) return;
  if (isHeld) holders.add(holder);
  else holders.delete(holder);
  // Only while it is needed: browsers keep no page ready for Back that listens for this.
  if (holders.size === 0) removeEventListener('beforeunload', ask);
  else addEventListener('beforeunload', ask);
}

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
