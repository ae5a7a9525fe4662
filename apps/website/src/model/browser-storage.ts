/** Where a browser keeps a value: for good, or as long as the tab. */
type Area = 'localStorage' | 'sessionStorage';

/** What could not be stored, for as long as the page is open: site data are blocked, or the storage is full. */
const inMemory = new Map<string, string>();

/** Reads a stored value. A browser whose visitor blocks site data throws at every access; then only this page remembers. */
export function readStored(area: Area, key: string): string | null {
  const remembered = inMemory.get(key);
  if (remembered !== undefined) return remembered;
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it when there is none. Never throws: not with storage blocked, not with it full. */
export function store(area: Area, key: string, value: string | undefined): void {
  inMemory.delete(key);
  try {
    if (value === undefined) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    if (value !== undefined) inMemory.set(key, value);
  }
}
