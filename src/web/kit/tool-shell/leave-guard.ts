/**
 * Puts aside, without waiting, what leaving would lose; called before the page goes and whenever it is hidden, since a phone
 * may end it then. True when nothing is lost.
 */
type Rescue = () => boolean;

const holders = new Map<object, Rescue>();
const cannot: Rescue = () => false;

/**
 * Whether leaving the site would lose something of `holder`: an upload under way, for example. Then the browser asks first,
 * unless `rescue` saves it.
 */
export function holdSite(holder: object, isHeld: boolean, rescue = cannot): void {
  if (isHeld) holders.set(holder, rescue);
  else holders.delete(holder);
  // Only while it is needed: browsers keep no page ready for Back that listens for this.
  const listen = holders.size === 0 ? removeEventListener : addEventListener;
  listen('beforeunload', ask);
  listen('pagehide', rescueAll);
  listen('visibilitychange', rescueAll);
}

const rescueAll = (): boolean => [...holders.values()].map((rescue) => rescue()).every(Boolean);

const ask = (event: BeforeUnloadEvent): void => {
  if (!rescueAll()) event.preventDefault();
};
