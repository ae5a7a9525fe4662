type Area = 'localStorage' | 'sessionStorage';

/** Values that the browser did not store, because site data is blocked or the storage is full. */
const inMemory = new Map<string, string>();

/** Never throws. Browsers throw at every access if site data is blocked. */
export function readStored(area: Area, key: string): string | null {
  const remembered = inMemory.get(key);
  if (remembered !== undefined) return remembered;
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it if it is undefined. Never throws. */
export function store(area: Area, key: string, value: string | undefined): void {
  inMemory.delete(key);
  try {
    if (value === undefined) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    if (value !== undefined) inMemory.set(key, value);
  }
}
