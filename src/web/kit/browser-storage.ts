/** What lasts as long as this tab, and what the next visit finds. */
const areas = { tab: () => sessionStorage, browser: () => localStorage };
type Area = keyof typeof areas;

/** A stored text; null when there is none, or when storage is off (private mode, blocked, while the site is built). */
export function readStored(area: Area, key: string): string | null {
  try {
    return areas[area]().getItem(key);
  } catch {
    return null;
  }
}

/** The same as JSON; undefined when it is none. */
export function readStoredJson(area: Area, key: string): unknown {
  try {
    return JSON.parse(readStored(area, key) ?? '');
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes it. False when that did not work: storage is off or full. */
export function store(area: Area, key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) areas[area]().removeItem(key);
    else areas[area]().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
